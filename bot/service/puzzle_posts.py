"""PuzzlePostService: the puzzle of the day in the channels that servers named for it."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta

from bot.model import Look, MessageId, UserId
from bot.model.puzzle import PostedPuzzle, PuzzleChannel, PuzzleTask, Solvers
from bot.service.puzzles import PuzzleService
from bot.store import Store
from engine import Cell

LEASE = timedelta(minutes=2)
"""How long a process has a channel to itself, and when it is tried again after a failure."""

AT_ONCE = 50
"""How many channels are looked up at a time."""


@dataclass(frozen=True, slots=True)
class Question:
    """A puzzle of a day for a channel; `locale` is what the server chose, None if it did not."""

    task: PuzzleTask
    look: Look
    locale: str | None


@dataclass(frozen=True, slots=True)
class Answered:
    """A puzzle of a day that is over: how it is solved, and by whom.

    `first` is who solved it first, of those who showed it in the channel.
    """

    question: Question
    solution: tuple[Cell, ...]
    solvers: Solvers
    first: UserId | None


class PuzzlePostService:
    """Which channels wait for what. Any method may raise StoreUnavailable.

    `clock` gives the time in UTC seconds.
    """

    def __init__(self, store: Store, puzzles: PuzzleService, clock: Callable[[], int]) -> None:
        self._store = store
        self._puzzles = puzzles
        self._clock = clock

    async def take(self) -> tuple[PuzzleChannel, ...]:
        """Return channels that wait for today's puzzle; no other process gets them meanwhile."""
        channels, now = self._store.puzzle_channels, self._clock()
        until = now + int(LEASE.total_seconds())
        waiting = await channels.due(self._puzzles.today, now, AT_ONCE)
        return tuple([each for each in waiting if await channels.claim(each, now, until)])

    async def question(self, channel: PuzzleChannel) -> Question:
        """Return today's puzzle as a channel is to show it."""
        return await self._question(channel, self._puzzles.today)

    async def answer(self, channel: PuzzleChannel, posted: PostedPuzzle) -> Answered | None:
        """Return the answer to the puzzle that a message shows, None while it is today's."""
        if posted.day >= self._puzzles.today:
            return None
        question = await self._question(channel, posted.day)
        return Answered(
            question,
            await self._puzzles.solution_of(question.task),
            await self._store.puzzle_attempts.solvers(posted.day),
            await self._store.puzzle_attempts.first_to_share(posted.day, posted.channel_id),
        )

    async def note_answered(self, channel: PuzzleChannel, posted: PostedPuzzle) -> None:
        """Note that a message has its answer, or never can."""
        await self._store.puzzle_channels.note_answered(channel.guild_id, posted)

    async def note_posted(
        self, channel: PuzzleChannel, question: Question, message: MessageId | None
    ) -> None:
        """Note which message shows a puzzle, None where Discord refuses it for good."""
        day = question.task.key.number
        await self._store.puzzle_channels.note_posted(channel, day, message)

    async def _question(self, channel: PuzzleChannel, day: int) -> Question:
        settings = await self._store.settings.of(channel.guild_id)
        look = Look(settings.look.style, settings.look.theme)
        return Question(await self._puzzles.task_of(day), look, settings.locale)
