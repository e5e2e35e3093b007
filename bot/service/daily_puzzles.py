"""Daily puzzles: what the channels show that servers named for the puzzle of the day."""

from dataclasses import dataclass

from bot.model import GuildId, Look, MessageId, UserId
from bot.model.puzzle import PuzzleTask, Solvers
from bot.service.puzzle_tasks import PuzzleTasks
from bot.store import Outgoing, Store
from engine import Cell, Justification


@dataclass(frozen=True, slots=True)
class DailyPuzzle:
    """The puzzle of a day for a channel; `locale` None if its server's language is not known."""

    task: PuzzleTask
    look: Look
    locale: str | None


@dataclass(frozen=True, slots=True)
class DailyAnswer:
    """The puzzle of a day that is over: how and why it is solved, and by whom.

    `first` is who solved it first, of those who showed it in the channel.
    """

    puzzle: DailyPuzzle
    solution: tuple[Cell, ...]
    justification: Justification
    solvers: Solvers
    first: UserId | None


class DailyPuzzles:
    """Any method may raise StoreUnavailable."""

    def __init__(self, store: Store, tasks: PuzzleTasks) -> None:
        self._store = store
        self._tasks = tasks

    async def puzzle(self, outgoing: Outgoing) -> DailyPuzzle | None:
        """Return the puzzle to post, None once its day is over or another channel is to have it."""
        settings = await self._store.settings.of(GuildId(outgoing.subject_id))
        day = outgoing.day
        if day != self._tasks.today or settings.puzzle_channel != outgoing.channel_id:
            return None
        return await self._puzzle(outgoing, day)

    async def answer(self, outgoing: Outgoing) -> DailyAnswer:
        """Return the answer to a puzzle that was posted."""
        day = outgoing.day
        assert day is not None
        puzzle = await self._puzzle(outgoing, day)
        attempts = self._store.puzzle_attempts
        solution = await self._tasks.solution_of(puzzle.task)
        return DailyAnswer(
            puzzle,
            solution,
            await self._tasks.justification_of(puzzle.task, solution),
            await attempts.solvers(day),
            await attempts.first_to_share(day, outgoing.channel_id),
        )

    async def posted(self, outgoing: Outgoing, message: MessageId) -> None:
        """Note which message shows the puzzle of a day, so that it gets its answer."""
        guild, day = GuildId(outgoing.subject_id), outgoing.day
        assert day is not None
        await self._store.puzzle_channels.note_posted(guild, outgoing.channel_id, day, message)

    async def _puzzle(self, outgoing: Outgoing, day: int) -> DailyPuzzle:
        settings = await self._store.settings.of(GuildId(outgoing.subject_id))
        task = await self._tasks.of_day(day)
        return DailyPuzzle(task, settings.look, settings.locale or settings.discord_locale)
