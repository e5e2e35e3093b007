"""ChallengeService: offering a game, and what may become of the offer."""

import logging
from dataclasses import dataclass, replace
from datetime import timedelta

from cachetools import TTLCache

from bot.model import (
    SOMEBODY,
    AlreadyPlaying,
    Answer,
    Caller,
    Challenge,
    ChallengeClosed,
    ChallengeId,
    Game,
    Person,
    StaleBoard,
    Terms,
    UserId,
)
from bot.model.errors import NotDone, StoreUnavailable, Why
from bot.service.admission import admit, check_seen
from bot.service.buttons import check_button
from bot.service.core import Core, Service
from bot.service.new_game_service import NewGameService

log = logging.getLogger(__name__)

OPEN_FOR = timedelta(minutes=10)
"""How long a challenge may be answered."""

PING_COOLDOWN = timedelta(minutes=1)
"""The least time between two pings by challenges of the same two people, in all channels."""

MOST_PINGED = 10_000
"""How many pairs are remembered for so long."""

NO_CHALLENGE = ChallengeId(0)
"""The id of a challenge until the store gives it one."""


@dataclass(frozen=True, slots=True)
class Invited:
    """The person named as the opponent, and facts from Discord, if it says them."""

    person: Person
    is_bot: bool = False
    sees_channel: bool = True


@dataclass(frozen=True, slots=True)
class Offer:
    """A challenge as it is stored, and whom its message is to ping.

    Nobody is pinged where it is too soon after another ping to the same person.
    """

    challenge: Challenge
    pings: tuple[UserId, ...]
    is_too_soon_to_ping: bool = False


class ChallengeService(Service):
    """What people do with challenges.

    An interaction that is delivered to two processes pings in both, since Discord takes the answer
    of only one. A button acts on its own challenge alone, else it raises NotDone.
    """

    def __init__(self, core: Core, new_games: NewGameService) -> None:
        super().__init__(core)
        self._new_games = new_games
        self._pinged = TTLCache[frozenset[UserId], None, int](
            MOST_PINGED, int(PING_COOLDOWN.total_seconds()), core.clock
        )
        """Who pinged whom lately, also where somebody had their data removed since."""

    async def offer(
        self,
        caller: Caller,
        invited: Invited | None,
        terms: Terms,
        *,
        is_decider: bool = False,
    ) -> Offer:
        """Offer a game to `invited`, or to anyone in the channel if that is None.

        Raises NotDone, AlreadyPlaying (if the two play in the channel) or AlreadyChallenging; then
        nothing is stored.
        """
        place, challenger, now = caller.place, caller.person, self._clock()
        settings = await self._store.settings.of(place.guild_id)
        admit(caller, settings)
        check_seen(caller)
        may_ping = invited is not None and await self.may_invite(caller, invited)
        challenge = Challenge(
            NO_CHALLENGE,
            replace(place, locale=settings.locale or place.locale),
            challenger,
            invited.person if invited else None,
            replace(terms, board=terms.board or settings.board),
            offered_at=now,
            expires_at=now + int(OPEN_FOR.total_seconds()),
            is_decider=is_decider,
        )
        stored = await self._store.challenges.add(
            challenge, pause=settings.pause, interaction=caller.interaction_id
        )
        pings = await self._pings(stored) if may_ping else ()
        unrated = None
        if invited is not None and place.guild_id is not None:
            pair = [challenger.id, invited.person.id]
            unrated = await self._store.ratings.why_unrated(place.guild_id, pair, now)
        return Offer(
            replace(stored, unrated=unrated), pings, is_too_soon_to_ping=may_ping and not pings
        )

    async def may_invite(self, caller: Caller, invited: Invited) -> bool:
        """Check that the caller may ask somebody for a game; return whether they take pings.

        Raises NotDone, or AlreadyPlaying (if the two play in the channel).
        """
        challenger = caller.person.id
        if invited.person.id == challenger:
            raise NotDone(Why.CHALLENGE_YOURSELF)
        if invited.is_bot:
            raise NotDone(Why.CHALLENGE_BOT)
        if not invited.sees_channel:
            raise NotDone(Why.CANNOT_SEE_CHANNEL)
        wanted = await self._store.people.preferences(invited.person.id)
        if not wanted.is_challengeable or challenger in wanted.blocked:
            raise NotDone(Why.CANNOT_BE_CHALLENGED, player=invited.person.name)
        for game in await self._store.games.live(caller.place.channel_id, challenger):
            if invited.person.id in (person.id for person in game.people):
                raise AlreadyPlaying(game)
        return wanted.pings

    async def _pings(self, challenge: Challenge) -> tuple[UserId, ...]:
        """Return whom a challenge pings: its opponent, unless the cooldown is on."""
        opponent = challenge.opponent
        if opponent is None:
            return ()
        pair = frozenset((challenge.challenger.id, opponent.id))
        if pair in self._pinged:
            return ()
        try:
            may_ping = await self._store.challenges.note_ping(challenge.id, cooldown=PING_COOLDOWN)
        except StoreUnavailable as error:  # The challenge is stored: it goes without a ping.
            log.error(
                "challenge %(challenge)d is sent without a ping: the store failed: %(error)s",
                {"challenge": challenge.id, "error": error},
            )
            return ()
        if not may_ping:
            return ()
        self._pinged[pair] = None
        return (opponent.id,)

    async def again(self, challenge_id: ChallengeId, caller: Caller) -> Offer:
        """Offer the same again, after a challenge was declined or has expired.

        Raises NoSuchChallenge, NotDone for all but its maker, and what `offer` raises.
        """
        before = await self._store.challenges.get(challenge_id)
        check_button(caller, before)
        if before.opponent == SOMEBODY:
            raise NotDone(Why.OPPONENT_FORGOTTEN)
        if not before.may_be_repeated:
            raise NotDone(Why.BROKEN_BUTTON)
        if caller.person.id != before.challenger.id:
            raise NotDone(Why.NOT_YOUR_CHALLENGE_AGAIN)
        invited = None if before.opponent is None else Invited(before.opponent)
        return await self.offer(caller, invited, before.terms, is_decider=before.is_decider)

    async def accept(self, challenge_id: ChallengeId, caller: Caller) -> Game:
        """Begin the game that was offered, with the caller as the opponent.

        Raises NoSuchChallenge, ChallengeClosed, NotDone, or AlreadyPlaying (if the two play in the
        channel by now).
        """
        challenge = await self._store.challenges.get(challenge_id)
        check_button(caller, challenge)
        await self._close_if_expired(challenge)
        return await self.begin(challenge, caller)

    async def begin(self, challenge: Challenge, caller: Caller) -> Game:
        """Do what `accept` does, for a challenge that was found without its button.

        Its players get the game also if it has begun: perhaps they never saw it.
        """
        try:
            challenge.check_open(self._clock())
            return await self._begin(challenge, caller)
        except ChallengeClosed as closed:
            if (game := await self._game_of(closed.challenge, caller)) is None:
                raise
            return game

    async def _begin(self, challenge: Challenge, caller: Caller) -> Game:
        user, challenger = caller.person.id, challenge.challenger
        challenge.check_acceptance(user)
        if challenge.opponent is None:  # Whoever named somebody wants them.
            wanted = await self._store.people.preferences(challenger.id)
            if user in wanted.blocked:
                raise NotDone(Why.CANNOT_BE_CHALLENGED, player=challenger.name)
        admit(caller, await self._store.settings.of(challenge.place.guild_id))
        return await self._new_games.start_challenged(
            challenge, caller.person, caller.interaction_id
        )

    async def refuse(self, challenge_id: ChallengeId, caller: Caller) -> Challenge:
        """Decline a challenge, or withdraw it if it is the caller's own.

        Raises NoSuchChallenge, ChallengeClosed, NotDone, or StaleBoard for the players of the game
        if it has begun.
        """
        challenge = await self._store.challenges.get(challenge_id)
        check_button(caller, challenge)
        if (game := await self._game_of(challenge, caller)) is not None:
            raise StaleBoard(game)
        await self._close_if_expired(challenge)
        answer = challenge.refusal_by(caller.person.id)
        return await self._store.challenges.close(challenge.id, answer)

    async def withdraw_here(self, caller: Caller) -> Challenge:
        """Withdraw the caller's open challenge in this channel; return also one that they withdrew.

        Raises NoSuchChallenge, or ChallengeClosed if it has expired.
        """
        channel, user = caller.place.channel_id, caller.person.id
        challenge = await self._store.challenges.open(channel, user)
        if challenge is None:
            return await self._store.challenges.withdrawn(channel, user, self._clock())
        challenge.check_open(self._clock())
        return await self._store.challenges.close(challenge.id, Answer.WITHDRAWN)

    async def _game_of(self, challenge: Challenge, caller: Caller) -> Game | None:
        """Return the game that came of a challenge, if the caller plays in it.

        Another process may have carried out the same interaction; or an earlier press did, and the
        database went away before it answered.
        """
        if challenge.answer is not Answer.ACCEPTED:
            return None
        game = await self._store.games.of_challenge(challenge.id)
        players = {person.id for person in game.people} if game is not None else set()
        return game if caller.person.id in players else None

    async def _close_if_expired(self, challenge: Challenge) -> None:
        """Close a challenge whose time is up. Raises ChallengeClosed then."""
        if challenge.answer is None and self._clock() >= challenge.expires_at:
            closed = await self._store.challenges.close(challenge.id, Answer.EXPIRED)
            raise ChallengeClosed(closed)
