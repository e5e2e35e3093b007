"""PuzzleViews: what one person sees of a puzzle."""

from dataclasses import dataclass, replace

from bot.model import Caller, ChannelId, Look, UserId
from bot.model.puzzle import HINT, PuzzleAttempt, PuzzleKey, PuzzleStreak, PuzzleTask, Solvers
from bot.service.core import Core, Service
from bot.service.puzzle_tasks import PuzzleTasks, begin_of_day
from engine import Cell, Position, Reason, WhyRight

FEWEST_SOLVERS = 10
"""Finished attempts from which on the share of those who solved it is shown."""


@dataclass(frozen=True, slots=True)
class PuzzleView:
    """A puzzle as one person sees it now.

    After a hint `why_right` says what the right cell does. Once it is over, `solution` are the
    moves from the start, and `why_right` says what the first one does: the person's own if they
    solved it.
    `streak` and `solvers` are those of a puzzle of the day; `solvers` None while they are
    too few to say. `next_at` is when that of today goes, in UTC seconds. `shown_in` is the channel
    whose message of the day shows this server's results; `is_named` says that this one is among
    them, and `is_here` that the puzzle is looked at in that channel.
    """

    task: PuzzleTask
    attempt: PuzzleAttempt
    position: Position
    look: Look
    solution: tuple[Cell, ...] = ()
    why_right: Reason[WhyRight] | None = None
    streak: PuzzleStreak | None = None
    solvers: Solvers | None = None
    next_at: int | None = None
    shown_in: ChannelId | None = None
    is_named: bool = False
    is_here: bool = False


class PuzzleViews(Service):
    """Draws puzzles up for those who solve them."""

    def __init__(self, core: Core, tasks: PuzzleTasks) -> None:
        super().__init__(core)
        self._tasks = tasks

    async def of(self, caller: Caller, task: PuzzleTask) -> PuzzleView:
        """Return a puzzle as the caller sees it."""
        user, key = caller.person.id, task.key
        attempt = await self.attempt(user, task)
        preferences = await self._store.people.preferences(user)
        settings = await self._store.settings.of(caller.place.guild_id)
        look = Look(preferences.style or settings.look.style, settings.look.theme)
        position = position_of(task, attempt)
        view = PuzzleView(task, attempt, position, look)
        if attempt.wrong and attempt.tries.endswith(HINT):
            now = replace(task, position=position)
            moves = await self._tasks.solution_of(now)
            view = replace(view, why_right=await self._tasks.why_right(now, moves))
        if attempt.ended_at is not None:
            solution = await self._tasks.solution_of(task)
            moves = attempt.moves if attempt.is_solved else solution
            why_right = await self._tasks.why_right(task, moves)
            view = replace(view, solution=moves, why_right=why_right)
        if key.is_of_day:
            solvers = await self._store.puzzle_attempts.solvers(key.number)
            known = solvers if solvers.finished >= FEWEST_SOLVERS else None
            view = replace(view, streak=await self.streak(user), solvers=known)
            here = caller.place
            if attempt.ended_at is not None and here.guild_id is not None:
                shown = await self._store.puzzle_channels.shown_in(here.guild_id, key.number, user)
                channel, is_named = shown or (None, False)
                is_here = channel == here.channel_id
                view = replace(view, shown_in=channel, is_named=is_named, is_here=is_here)
        if key == PuzzleKey(self._tasks.today):
            view = replace(view, next_at=begin_of_day(key.number + 1))
        return view

    async def attempt(self, user: UserId, task: PuzzleTask) -> PuzzleAttempt:
        """Return what a person did about a puzzle, with the tries that it allows."""
        attempt = await self._store.puzzle_attempts.attempt(user, task.key)
        return replace(attempt, most_tries=task.most_tries)

    async def streak(self, user: UserId) -> PuzzleStreak:
        """Return on how many days in a row a person solved the puzzle of the day."""
        return PuzzleStreak.of(
            await self._store.puzzle_attempts.solved_days(user), self._tasks.today
        )


def position_of(task: PuzzleTask, attempt: PuzzleAttempt) -> Position:
    """Return the position of a puzzle after the moves that somebody made."""
    position = task.position
    for cell in attempt.moves:
        position = position.play(cell)
    return position
