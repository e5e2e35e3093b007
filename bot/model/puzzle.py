"""Puzzles: what is to be solved, what one person has tried, and how it went."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date, timedelta
from enum import StrEnum
from typing import Self

from bot.model.choices import Look
from bot.model.ids import ChannelId, GameId
from bot.model.ratings import DAY
from engine import Cell, Position, Prospect, Reason, WhyRight
from engine.puzzles import FIRST_DAY

_FIRST_DAY_NUMBER = FIRST_DAY.toordinal()
_UNIX_DAY_ZERO = 719_163  # The ordinal of 1970-01-01.

MOST_TRIES = 3
"""How many tries a puzzle has at the most; a hint costs one."""

WRONG, HINT = "x", "h"
"""What a used try was, in `PuzzleAttempt.tries`."""


class Practice(StrEnum):
    """Puzzles that count for nothing, as often as one likes."""

    PAST = "past"
    """That of a day which is over."""
    THREE, MISERE, FOUR, VANISHING, FIVE = "3x3", "misere", "4x4", "vanishing", "5x5"
    """One on this board."""
    ANY = "any"
    """One of any kind."""


PRACTICE_STEPS = tuple(each for each in Practice if each is not Practice.PAST)
"""What one practises, each after the one before was solved."""


@dataclass(frozen=True, slots=True)
class PuzzleKey:
    """Which puzzle: that of the day `number`, or as `of` says.

    Of a game it is the mistake at ply `number`; of practice it is made from `number`, or was the
    one of that day.
    """

    number: int
    of: GameId | Practice | None = None

    @property
    def is_of_day(self) -> bool:
        """Whether everybody has it on one day, and it counts."""
        return self.of is None

    @property
    def game_id(self) -> GameId | None:
        """The game of a mistake."""
        return None if isinstance(self.of, Practice) else self.of


@dataclass(frozen=True, slots=True)
class PuzzleTask:
    """What is to be solved: reach `goal` from `position`. `board` is the name of its board."""

    key: PuzzleKey
    board: str
    position: Position
    goal: Prospect

    @property
    def most_tries(self) -> int:
        """How many tries it has: not so many that all wrong cells can be tried."""
        return min(MOST_TRIES, len(self.position.free_cells) - 1)

    def after(self, moves: Iterable[Cell]) -> Position:
        """Return the position after some moves."""
        position = self.position
        for cell in moves:
            position = position.play(cell)
        return position


@dataclass(frozen=True, slots=True)
class PuzzleAttempt:
    """What a person has done about a puzzle.

    `moves` are the right moves and their replies, `wrong` the cells that are out since the last of
    them, by a try (`tried`) or a hint, and `tries` has a character for each try that is used up.
    `presses` counts all that was done. `ended_at` is in UTC seconds. `most_tries` is its task's,
    not stored.
    """

    moves: tuple[Cell, ...] = ()
    wrong: tuple[Cell, ...] = ()
    tried: frozenset[Cell] = frozenset()
    tries: str = ""
    presses: int = 0
    is_solved: bool = False
    ended_at: int | None = None
    most_tries: int = MOST_TRIES

    @property
    def tries_left(self) -> int:
        """How many tries are left."""
        return self.most_tries - len(self.tries)

    @property
    def tries_taken(self) -> int:
        """How many tries it took, the one that solved it included."""
        return len(self.tries) + self.is_solved

    @property
    def last_out(self) -> Cell | None:
        """The cell that the last press took out, None where it took out none or several."""
        if self.tries.endswith(HINT) and len(self.wrong) - len(self.tried) > 1:
            return None
        return self.wrong[-1] if self.wrong else None

    def with_wrong(self, cell: Cell, now: int) -> Self:
        """Return the attempt after a wrong try; it ends with the last."""
        tries = self.tries + WRONG
        ended_at = now if len(tries) == self.most_tries else None
        return replace(
            self,
            wrong=(*self.wrong, cell),
            tried=self.tried | {cell},
            tries=tries,
            presses=self.presses + 1,
            ended_at=ended_at,
        )

    def with_hint(self, cells: tuple[Cell, ...]) -> Self:
        """Return the attempt after a hint, which takes wrong cells out."""
        wrong, tries = (*self.wrong, *cells), self.tries + HINT
        return replace(self, wrong=wrong, tries=tries, presses=self.presses + 1)

    def with_moves(self, moves: tuple[Cell, ...], *, is_solved: bool, now: int) -> Self:
        """Return the attempt after a right move and perhaps its reply."""
        return replace(
            self,
            moves=(*self.moves, *moves),
            wrong=(),
            tried=frozenset(),
            presses=self.presses + 1,
            is_solved=is_solved,
            ended_at=now if is_solved else None,
        )


@dataclass(frozen=True, slots=True)
class Solvers:
    """How many people finished a day's puzzle, and how many of them solved it."""

    finished: int
    solved: int


@dataclass(frozen=True, slots=True)
class PuzzleResult:
    """How the puzzle of a day went for somebody; `tries` as in `PuzzleAttempt`."""

    name: str
    tries: str
    is_solved: bool


@dataclass(frozen=True, slots=True)
class DayResults:
    """How the puzzle of a day went in a server: for all, and for the `best` of those who are named.

    `more` is how many others could be named.
    """

    solvers: Solvers = Solvers(0, 0)
    best: tuple[PuzzleResult, ...] = ()
    more: int = 0


@dataclass(frozen=True, slots=True)
class WeekTable:
    """Names with their points for the puzzles of a week, the most first; `more` have some, too."""

    points: tuple[tuple[str, int], ...] = ()
    more: int = 0


@dataclass(frozen=True, slots=True)
class PuzzleStreak:
    """Days in a row on which a person solved the puzzle of the day: now, and at best."""

    current: int
    longest: int

    @classmethod
    def of(cls, solved: Iterable[int], today: int) -> Self:
        """Work it out from the numbers of the days. Yesterday counts until today ends."""
        days = sorted(set(solved))
        runs = [0]
        for before, day in zip([None, *days], days, strict=False):
            runs.append(runs[-1] + 1 if before == day - 1 else 1)
        is_alive = bool(days) and days[-1] >= today - 1
        return cls(runs[-1] if is_alive else 0, max(runs))


@dataclass(frozen=True, slots=True)
class OpenPuzzle:
    """A puzzle that somebody is trying, as they see it.

    What is `left` begins after their moves. After a hint `clue` says what the right cell does.
    """

    task: PuzzleTask
    attempt: PuzzleAttempt
    left: PuzzleTask
    look: Look
    clue: WhyRight | None = None


@dataclass(frozen=True, slots=True)
class DayStanding:
    """What is told of a puzzle of the day beside how it went.

    `solvers` is None while they are too few to say. `next_at` is when that of today goes, in UTC
    seconds. Where the server `has_channel`, one gets the puzzle each day. `shown_in` is that whose
    message shows this server's results; `is_named` says that this one is among them.
    """

    streak: PuzzleStreak
    solvers: Solvers | None = None
    next_at: int | None = None
    has_channel: bool = False
    shown_in: ChannelId | None = None
    is_named: bool = False


@dataclass(frozen=True, slots=True)
class EndedPuzzle:
    """A puzzle that is over for somebody, as they see it.

    `solution` are the moves from the start, the person's own if they solved it, and `why_right`
    says what the first one does. They `may_share` it where they look at it. That of a day has a
    `standing`.
    """

    task: PuzzleTask
    attempt: PuzzleAttempt
    look: Look
    solution: tuple[Cell, ...]
    why_right: Reason[WhyRight]
    standing: DayStanding | None = None
    may_share: bool = False


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
