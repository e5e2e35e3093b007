"""Daily puzzles: what the channels show that servers named for the puzzle of the day."""

from dataclasses import dataclass
from datetime import timedelta

from bot.model import GuildId, Look, MessageId
from bot.model.puzzle import DayResults, PuzzleKey, PuzzleResult, PuzzleTask, WeekTable, day_of
from bot.service.core import Core, Service
from bot.service.puzzle_service import PuzzleService
from bot.store import Outgoing
from engine import Cell, Reason, WhyRight

MONDAY = 1


@dataclass(frozen=True, slots=True)
class DailyPuzzle:
    """The puzzle of a day for a channel; `locale` None if its server's language is not known.

    `results` are those of the server's people so far, `first` is who did best the day before, and
    `streak` is on how many days in a row somebody there solved it. On Mondays `week` is the table
    of the one that ended, with its number in the year (ISO).
    """

    task: PuzzleTask
    look: Look
    locale: str | None
    results: DayResults
    first: PuzzleResult | None = None
    streak: int = 0
    week: tuple[int, WeekTable] | None = None


@dataclass(frozen=True, slots=True)
class DailyAnswer:
    """The puzzle of a day that is over: how and why it is solved."""

    puzzle: DailyPuzzle
    solution: tuple[Cell, ...]
    why_right: Reason[WhyRight]


class DailyPuzzles(Service):
    """What channels show of the puzzle of the day."""

    def __init__(self, core: Core, puzzles: PuzzleService) -> None:
        super().__init__(core)
        self._puzzles = puzzles

    async def puzzle(self, outgoing: Outgoing) -> DailyPuzzle | None:
        """Return the puzzle to post, None once its day is over or another channel is to have it."""
        settings = await self._store.settings.of(GuildId(outgoing.subject_id))
        day, is_here = outgoing.day, settings.puzzle_channel == outgoing.channel_id
        # It may be tomorrow's, put in by a process whose clock is ahead.
        if day is None or day < self._puzzles.today or not is_here:
            return None
        return await self._puzzle(outgoing, day)

    async def later(self, outgoing: Outgoing) -> DailyPuzzle | DailyAnswer:
        """Return what a puzzle's message shows by now: the answer once a later day's stands."""
        day = outgoing.day
        assert day is not None
        puzzle = await self._puzzle(outgoing, day)
        if not await self._store.puzzle_channels.is_over(GuildId(outgoing.subject_id), day):
            return puzzle
        return DailyAnswer(puzzle, *await self._puzzles.answer(puzzle.task))

    async def posted(self, outgoing: Outgoing, message: MessageId) -> None:
        """Note which message shows the puzzle of a day, so that it gets its answer."""
        guild, day = GuildId(outgoing.subject_id), outgoing.day
        assert day is not None
        await self._store.puzzle_channels.note_posted(guild, outgoing.channel_id, day, message)

    async def _puzzle(self, outgoing: Outgoing, day: int) -> DailyPuzzle:
        guild = GuildId(outgoing.subject_id)
        settings = await self._store.settings.of(guild)
        task = await self._puzzles.made(PuzzleKey(day))
        channels = self._store.puzzle_channels
        results = await channels.of_day(guild, day)
        best = (await channels.of_day(guild, day - 1)).best
        first = next((each for each in best if each.is_solved), None)
        streak = await channels.streak(guild, day - 1) + (results.solvers.solved > 0)
        ended = (day_of(day) - timedelta(days=1)).isocalendar()
        week = None
        if day_of(day).isoweekday() == MONDAY:
            week = ended.week, await channels.of_week(guild, day)
        locale = settings.locale or settings.discord_locale
        return DailyPuzzle(task, settings.look, locale, results, first, streak, week)
