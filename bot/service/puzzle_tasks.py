"""Puzzle tasks: what is to be solved, on a day or in a game of one's own."""

from collections.abc import Iterator
from datetime import date, timedelta

from cachetools import LRUCache

from bot.model import Caller, Game, GameId, Person, UserId
from bot.model.errors import NotDone, Why
from bot.model.puzzle import Practice, PuzzleKey, PuzzleTask
from bot.service.core import Core, Service
from bot.service.past_games_service import PastGamesService, Reviewed
from engine import (
    Cell,
    Mistake,
    Position,
    Reason,
    Value,
    WhyRight,
    practice_puzzle,
    puzzle_of,
    solution,
    solve,
    why_right,
)
from engine.puzzles import FIRST_DAY

DAY = 86_400

FEWEST_MARKS = 1 / 9
"""How much of the board is full where a mistake is a puzzle: an empty board has nothing to see."""

MOST_CACHED = 100
"""How many puzzles are kept that were made: each press asks for its own."""

_FIRST_DAY_NUMBER = FIRST_DAY.toordinal()
_UNIX_DAY_ZERO = 719_163  # The ordinal of 1970-01-01.


class PuzzleTasks(Service):
    """Finds what a puzzle asks for."""

    def __init__(self, core: Core, past_games: PastGamesService) -> None:
        super().__init__(core)
        self._past_games = past_games
        self._made = LRUCache[PuzzleKey, PuzzleTask](MOST_CACHED)

    @property
    def today(self) -> int:
        """The number of today's puzzle."""
        return day_number(self._clock())

    async def of(self, caller: Caller, key: PuzzleKey) -> PuzzleTask:
        """Return the puzzle of `key`: of a day that has come, of practice, or of a mistake.

        Raises NotDone for any other, and what reviewing the game raises.
        """
        if key.game_id is not None:
            return await self._of_mistake(caller, key, key.game_id)
        if key.of is not Practice.ANY and not 1 <= key.number <= self.today:
            raise NotDone(Why.BROKEN_BUTTON)
        return await self.made(key)

    async def made(self, key: PuzzleKey) -> PuzzleTask:
        """Return one of a day or of practice: making it takes up to 0.17 s in another process."""
        if (task := self._made.get(key)) is not None:
            return task
        if key.of is Practice.ANY:
            puzzle = await self._thinker.run_long(practice_puzzle, key.number)
        else:
            puzzle = await self._thinker.run_long(puzzle_of, day_of(key.number))
        self._made[key] = PuzzleTask(key, puzzle.board, puzzle.position, puzzle.goal)
        return self._made[key]

    async def solution_of(self, task: PuzzleTask) -> tuple[Cell, ...]:
        """Return the moves that solve a puzzle, the best replies included."""
        start = task.position
        return await self._thinker.run(start.variant, solution, start, task.goal.value)

    async def why_right(self, task: PuzzleTask, moves: tuple[Cell, ...]) -> Reason[WhyRight]:
        """Return what the first of the moves does that solved a puzzle."""
        start = task.position
        return await self._thinker.run(start.variant, why_right, start, moves, task.goal.value)

    async def _of_mistake(self, caller: Caller, key: PuzzleKey, game_id: GameId) -> PuzzleTask:
        """Return the position before the mistake: one's own, or the one that lost a game."""
        reviewed = await self._past_games.review(caller, game_id)
        game = reviewed.game
        is_lost = key.number == losing_ply(reviewed)
        if not is_lost and key.number not in (
            each.ply for each in mistakes_of(caller.person.id, reviewed)
        ):
            raise NotDone(Why.BROKEN_BUTTON)
        moves = game.moves[: key.number - 1]
        position = Position.after(game.variant, moves, game.first.mark)
        verdict = await self._thinker.run(game.variant, solve, position)
        assert verdict.prospect is not None, "the review knows what the position was worth"
        return PuzzleTask(key, game.board, position, verdict.prospect)


def day_number(now: int) -> int:
    """Return the number of the puzzle of the day in which an instant lies (UTC seconds).

    A clock that is years behind gets the first.
    """
    return max(1, now // DAY + _UNIX_DAY_ZERO - _FIRST_DAY_NUMBER + 1)


def day_of(number: int) -> date:
    """Return the day of a puzzle."""
    return FIRST_DAY + timedelta(days=number - 1)


def begin_of_day(number: int) -> int:
    """Return when the puzzle of a day begins, in UTC seconds."""
    return (number - 1 + _FIRST_DAY_NUMBER - _UNIX_DAY_ZERO) * DAY


def losing_ply(reviewed: Reviewed) -> int | None:
    """Return the ply of the mistake that lost a game to a person; None where it makes no puzzle."""
    game = reviewed.game
    winner = None if game.ending is None else game.ending.winner
    if winner is None or not reviewed.mistakes:
        return None
    loser, last = game.facing(winner), reviewed.mistakes[-1]
    is_theirs = game.seats[(last.ply - 1) % 2] == loser and isinstance(loser.player, Person)
    return last.ply if is_theirs and last.after is Value.LOSS and is_puzzle(game, last) else None


def is_puzzle(game: Game, mistake: Mistake) -> bool:
    """Return whether there is something to see in the position before a mistake."""
    is_early = mistake.ply - 1 < FEWEST_MARKS * game.variant.cells
    # Where marks vanish a draw would have to be held for as long as a game may last.
    is_endless = game.variant.vanishing and mistake.before is Value.DRAW
    return not (is_early or is_endless)


def mistakes_of(user: UserId, reviewed: Reviewed) -> Iterator[Mistake]:
    """Return the mistakes that `user` made; raises NotYourGame."""
    game = reviewed.game
    mine = game.seats.index(game.seat_of(user))
    return (each for each in reviewed.mistakes if (each.ply - 1) % 2 == mine)
