"""ChallengeService: offering a game, and what may become of the offer."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import timedelta

from bot.model import (
    AlreadyPlaying,
    Answer,
    Caller,
    Challenge,
    ChallengeId,
    ChannelId,
    Game,
    Person,
    Terms,
    UserId,
)
from bot.model.errors import CannotSeeChannel, ChallengeBot, ChallengeYourself, NoGameHere
from bot.service.admission import admit
from bot.service.games import GameService
from bot.store import Store

OPEN_FOR = timedelta(minutes=10)
"""How long a challenge may be answered."""

UNSTORED = ChallengeId(0)
"""The id of a challenge until the store gives it one."""


@dataclass(frozen=True, slots=True)
class Invited:
    """Somebody named as the opponent, and what the server says of them."""

    person: Person
    is_bot: bool
    sees_channel: bool


class ChallengeService:
    """What people do with challenges. Any method may raise StoreUnavailable.

    `clock` gives the time in UTC seconds.
    """

    def __init__(self, store: Store, games: GameService, clock: Callable[[], int]) -> None:
        self._store = store
        self._games = games
        self._clock = clock

    async def offer(self, caller: Caller, invited: Invited | None, terms: Terms) -> Challenge:
        """Offer a game to `invited`, or to anyone in the channel if that is None.

        Raises ChannelNotAllowed, RoleNotAllowed, ChallengeYourself, ChallengeBot,
        CannotSeeChannel, AlreadyPlaying (if either of the two has a game in the channel), TooSoon
        or AlreadyChallenging; then nothing is stored.
        """
        place, challenger, now = caller.place, caller.person, self._clock()
        settings = await self._store.guild_settings(place.guild_id)
        admit(caller, settings)
        people = [challenger]
        if invited is not None:
            if invited.person.id == challenger.id:
                raise ChallengeYourself
            if invited.is_bot:
                raise ChallengeBot
            if not invited.sees_channel:
                raise CannotSeeChannel
            people.append(invited.person)
        for person in people:
            with suppress(NoGameHere):
                game = await self._store.live_game(place.channel_id, person.id)
                raise AlreadyPlaying(game, person.id)
        challenge = Challenge(
            UNSTORED,
            replace(place, locale=settings.locale or place.locale),
            challenger,
            invited.person if invited else None,
            replace(terms, board=terms.board or settings.board),
            offered_at=now,
            expires_at=now + int(OPEN_FOR.total_seconds()),
        )
        return await self._store.add_challenge(challenge, pause=settings.pause)

    async def accept(self, challenge_id: ChallengeId, person: Person) -> Game:
        """Begin the game that was offered, with `person` as the opponent.

        Raises NoSuchChallenge, ChallengeClosed, OwnChallenge, NotYourChallenge, AlreadyPlaying (if
        either of the two has a game in the channel by now) or TooManyGames.
        """
        challenge = await self._store.challenge(challenge_id)
        challenge.taken_by(person, self._clock())
        settings = await self._store.guild_settings(challenge.place.guild_id)
        return await self._games.begin(
            challenge.place,
            challenge.challenger,
            person,
            challenge.terms,
            settings,
            challenge,
        )

    async def refuse(self, challenge_id: ChallengeId, user: UserId) -> Challenge:
        """Decline a challenge, or withdraw it if it is the user's own.

        Raises NoSuchChallenge, ChallengeClosed or NotYourChallenge.
        """
        challenge = await self._store.challenge(challenge_id)
        return await self._store.close_challenge(challenge.id, challenge.refused_by(user))

    async def withdraw_here(self, channel: ChannelId, user: UserId) -> Challenge:
        """Withdraw the open challenge of `user` in `channel`. Raises NoSuchChallenge."""
        challenge = await self._store.open_challenge(channel, user)
        return await self._store.close_challenge(challenge.id, Answer.WITHDRAWN)
