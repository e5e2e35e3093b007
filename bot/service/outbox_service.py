"""OutboxService: what nobody asked for, as it is to be shown when its turn to be sent comes."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import timedelta

from bot.model import Answer, Challenge, ChallengeId, Game, GameId, MessageId, Person
from bot.model.errors import NoSuchChallenge, NoSuchGame
from bot.model.puzzle import day_number
from bot.service.core import Core, Service
from bot.service.daily_puzzles import DailyPuzzle, DailyPuzzles
from bot.store import Outgoing, Purpose, Rank

FIRST_PAUSE, MOST_DOUBLINGS = timedelta(seconds=5), 15
"""How long after a failure something is tried again: twice as long after each."""

EDIT_PAUSE = timedelta(seconds=30)
"""How long a message of the day stays as it is at least, however many people solve its puzzle."""

NOTICES = Purpose.ACCEPTED, Purpose.REMATCH, Purpose.WANTED, Purpose.TURN, Purpose.TIME
"""What notices are for."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A message that tells `person` of `game`; `pings` says whether it may ping them."""

    purpose: Purpose
    game: Game
    person: Person
    pings: bool = False

    @property
    def until(self) -> int:
        """The last ply at which it is of use: until the person moves."""
        return self.game.ply + (self.game.to_move.player != self.person)


@dataclass(frozen=True, slots=True)
class OldMessage:
    """A message of `game` that is of no use any more.

    It is a COPY of the board, or a notice to REMOVE.
    """

    purpose: Purpose
    game: Game
    message_id: MessageId


Outbound = Game | Challenge | Notice | OldMessage | DailyPuzzle
"""What is to be shown: a card that is to be brought up to date, or one of the others."""


class OutboxService(Service):
    """Nothing leaves the outbox before Discord took it, refused it for good, or it is moot."""

    def __init__(self, core: Core, daily_puzzles: DailyPuzzles) -> None:
        super().__init__(core)
        self.daily_puzzles = daily_puzzles

    async def refresh(self, subject: Game | Challenge) -> None:
        """Let the message that shows a game or a challenge be brought up to date."""
        await self._store.outbox.add(Outgoing.card(subject, self._clock(), Rank.WAITED_FOR))

    async def leave(self, game: Game, old: MessageId) -> None:
        """Let an old message of a game point to the one that shows it now."""
        channel_id, now = game.place.channel_id, self._clock()
        await self._store.outbox.add(
            Outgoing(Purpose.COPY, game.id, channel_id, now, message_id=old)
        )

    async def take(self, sending: Collection[Outgoing]) -> tuple[Outgoing, ...]:
        """Take what is to be sent next, beside what this process is `sending`.

        Whoever takes one calls `done` or `postpone`.
        """
        now = self._clock()
        if not await self._store.outbox.is_due(now):
            return ()
        return await self._store.outbox.take(now, sending)

    async def content(self, outgoing: Outgoing) -> Outbound | None:
        """Return what is to be shown as it is now, None if it no longer matters."""
        if outgoing.is_resting:
            return None
        if outgoing.purpose in (Purpose.PUZZLE, Purpose.DAY):
            return await self.daily_puzzles.puzzle(outgoing)
        try:
            if outgoing.purpose is Purpose.CHALLENGE:
                return await self._challenge(ChallengeId(outgoing.subject_id))
            game = await self._store.games.get(GameId(outgoing.subject_id))
        except (NoSuchGame, NoSuchChallenge):
            return None
        if outgoing.purpose in NOTICES:
            return await self._notice(outgoing, game)
        if outgoing.message_id is not None:
            return OldMessage(outgoing.purpose, game, outgoing.message_id)
        if outgoing.purpose is Purpose.RATED and game.place.guild_id is not None:
            # The end of a game does that itself, but for a server where many wait to be rated.
            await self._store.ratings.catch_up(game.place.guild_id)
            return await self._store.games.get(game.id)
        return game

    async def _challenge(self, challenge_id: ChallengeId) -> Challenge | None:
        """Return a challenge, None if its message has become the board of its game."""
        challenge = await self._store.challenges.get(challenge_id)
        if challenge.answer is Answer.ACCEPTED:
            game = await self._store.games.of_challenge(challenge_id)
            if game is not None and game.message_id in (None, challenge.message_id):
                return None
        return challenge

    async def _notice(self, outgoing: Outgoing, game: Game) -> Notice | None:
        purpose, until = outgoing.purpose, outgoing.ply
        assert until is not None
        is_over = game.ending is not None or game.ply > until
        if purpose is Purpose.WANTED:
            is_over = game.rematch_wanted_by is None
        # Among people who brought the bot along themselves, it can only answer.
        if is_over or game.place.guild_id is None:
            return None
        person = game.seats[until % 2].player  # It is of use until that one has moved.
        if game.rematch_wanted_by is not None:
            person = game.facing(game.rematch_wanted_by).player
        if not isinstance(person, Person):
            return None
        chosen = await self._store.people.preferences(person.id)
        pings = chosen.pings and (purpose is not Purpose.TURN or chosen.turn_notices)
        # Nobody misses that their time is nearly up.
        if not pings and purpose is not Purpose.TIME:
            return None
        return Notice(purpose, game, person, pings)

    async def posted(self, notice: Notice, message_id: MessageId) -> None:
        """Store which message is a notice, so that it goes once it is of no use any more."""
        await self._store.deadlines.note_notice(notice.game.id, message_id, notice.until)

    async def done(self, outgoing: Outgoing) -> None:
        """Forget what Discord took, or refused for good, or what no longer matters."""
        if outgoing.is_resting or not self._least_pause(outgoing):
            await self._store.outbox.done(outgoing)
        else:
            await self._store.outbox.rest(outgoing, self._after(EDIT_PAUSE))

    async def postpone(self, outgoing: Outgoing, longest: timedelta) -> None:
        """Let it be tried again after a pause, which grows with each to the `longest`."""
        pause = min(FIRST_PAUSE * 2 ** min(outgoing.tries, MOST_DOUBLINGS), longest)
        until = self._after(max(pause, self._least_pause(outgoing)))
        await self._store.outbox.postpone(outgoing, until)

    async def give_back(self, outgoing: Outgoing) -> None:
        """Let any process take it at once."""
        await self._store.outbox.postpone(outgoing, self._after(self._least_pause(outgoing)))

    def _least_pause(self, outgoing: Outgoing) -> timedelta:
        """Return how long a message stays as it is that Discord may just have changed."""
        day = outgoing.day if outgoing.purpose is Purpose.DAY else None
        is_lively = day is not None and day >= day_number(self._clock())
        return EDIT_PAUSE if is_lively else timedelta(0)

    def _after(self, pause: timedelta) -> int:
        return self._clock() + int(pause.total_seconds())
