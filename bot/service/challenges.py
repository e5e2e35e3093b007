"""ChallengeService: offering a game, and what may become of the offer."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta

from bot.errors import (
    AlreadyPlaying,
    CannotSeeChannel,
    ChallengeBot,
    ChallengeYourself,
    NoGameHere,
)
from bot.model import (
    Answer,
    Challenge,
    ChallengeId,
    ChannelId,
    Game,
    Person,
    Place,
    Terms,
    UserId,
)
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

    async def offer(
        self, place: Place, challenger: Person, invited: Invited | None, terms: Terms
    ) -> Challenge:
        """Offer a game to `invited`, or to anyone in the channel if that is None.

        Raises ChallengeYourself, ChallengeBot, CannotSeeChannel, AlreadyPlaying (if either of the
        two has a game in the channel) or AlreadyChallenging; then nothing is stored.
        """
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
        return await self._store.add_challenge(
            Challenge(
                UNSTORED,
                place,
                challenger,
                invited.person if invited else None,
                terms,
                expires_at=self._clock() + int(OPEN_FOR.total_seconds()),
            )
        )

    async def accept(self, challenge_id: ChallengeId, person: Person) -> Game:
        """Begin the game that was offered, with `person` as the opponent.

        Raises NoSuchChallenge, ChallengeClosed, OwnChallenge, NotYourChallenge, AlreadyPlaying (if
        either of the two has a game in the channel by now) or TooManyGames.
        """
        challenge = await self._store.challenge(challenge_id)
        challenge.taken_by(person, self._clock())
        return await self._games.begin(
            challenge.place,
            challenge.challenger,
            person,
            challenge.terms,
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

    async def expire(self) -> tuple[Challenge, ...]:
        """Close the challenges whose time has run out and return them."""
        return await self._store.close_expired(self._clock())

    async def next_expiry(self) -> int | None:
        """Return when the next challenge expires (UTC seconds), None if none is open."""
        return await self._store.next_expiry()
