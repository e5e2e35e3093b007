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
    of the one that ended, with its number in the year (ISO). Once it is over, `answer` are the
    moves that solve it and what the first does.
    """

    task: PuzzleTask
    look: Look
    locale: str | None
    results: DayResults
    first: PuzzleResult | None = None
    streak: int = 0
    week: tuple[int, WeekTable] | None = None
    answer: tuple[tuple[Cell, ...], Reason[WhyRight]] | None = None


class DailyPuzzles(Service):
    """What channels show of the puzzle of the day."""

    def __init__(self, core: Core, puzzles: PuzzleService) -> None:
        super().__init__(core)
        self._puzzles = puzzles

    async def puzzle(self, outgoing: Outgoing) -> DailyPuzzle | None:
        """Return what a puzzle's message shows by now: the answer once a later day's stands.

        None for one that is not posted yet once its day is over, or in another channel.
        """
        guild, day = GuildId(outgoing.subject_id), outgoing.day
        assert day is not None
        settings, channels = await self._store.settings.of(guild), self._store.puzzle_channels
        # It may be tomorrow's, put in by a process whose clock is ahead.
        is_due = settings.puzzle_channel == outgoing.channel_id and day >= self._puzzles.today
        if outgoing.message_id is None and not is_due:
            return None
        task = await self._puzzles.made(PuzzleKey(day))
        is_over = await channels.is_over(guild, day)
        results = await channels.of_day(guild, day)
        best = (await channels.of_day(guild, day - 1)).best
        ended = (day_of(day) - timedelta(days=1)).isocalendar()
        is_monday = day_of(day).isoweekday() == MONDAY
        return DailyPuzzle(
            task,
            settings.look,
            settings.locale or settings.discord_locale,
            results,
            next((each for each in best if each.is_solved), None),
            await channels.streak(guild, day - 1) + (results.solvers.solved > 0),
            (ended.week, await channels.of_week(guild, day)) if is_monday else None,
            await self._puzzles.answer(task) if is_over else None,
        )

    async def posted(self, outgoing: Outgoing, message: MessageId) -> None:
        """Note which message shows the puzzle of a day, so that it gets its answer."""
        guild, day = GuildId(outgoing.subject_id), outgoing.day
        assert day is not None
        await self._store.puzzle_channels.note_posted(guild, outgoing.channel_id, day, message)
