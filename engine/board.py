"""The rules: whose turn, which moves, and how a game ends."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from engine.errors import CellLeaving, CellTaken, GameOver, InvalidPosition, OffBoard
from engine.marks import Cell, Mark, Outcome
from engine.notation import format_cell
from engine.variant import Variant, lines_through, winning_lines

T = TypeVar("T")

REPETITIONS = 3
"""Where marks vanish, a position that comes for so many times is a draw."""

_MARKS_KEPT = 6
"""Where marks vanish: three of each side."""

_X, _O = Mark.X, Mark.O  # Looking up a member of an Enum takes a tenth of a 3x3 move.


@dataclass(frozen=True)
class Position:
    """A board at one moment: the cells of X and of O as bit masks (bit 0 is a1).

    `last` is the cell played last, or None where unknown or nothing was played; `first` is the
    side that moved first. Where marks vanish, `trail` holds all moves so far, a byte each: which
    mark leaves next follows from them, and which positions came before; elsewhere it is empty. The
    constructor trusts its caller; `empty`, `after`, `play`, and `parse` without `to_move` give only
    positions that can occur.
    """

    variant: Variant
    x: int
    o: int
    last: Cell | None = None
    first: Mark = Mark.X
    trail: bytes = b""

    to_move: Mark = field(init=False, repr=False, compare=False)
    """The side whose turn it is, or would be if the game were not over."""

    outcome: Outcome | None = field(init=False, repr=False, compare=False)
    """How the game ended, or None while it goes on."""

    key: int = field(init=False, repr=False, compare=False)
    """The cells of the side that moved first, then those of the other, as one number.

    Where marks vanish, the age of the marks is not in it.
    """

    def __post_init__(self) -> None:
        variant, x, o = self.variant, self.x, self.o
        ply = len(self.trail) if variant.vanishing else (x | o).bit_count()
        x_moves = (self.first is _X) is (ply % 2 == 0)
        # A line can only be new where the last mark is, and only of the side that made it.
        lines = winning_lines(variant) if self.last is None else lines_through(variant)[self.last]
        held = o if x_moves else x
        completed = 0
        for line in lines:
            if held & line == line:
                completed |= line
        outcome = None
        if completed:
            winner = _X if x_moves is variant.misere else _O
            cells = tuple(cell for cell in self._all_cells() if completed >> cell & 1)
            outcome = Outcome(winner, cells)
        elif variant.vanishing:
            if times_seen(self.trail) == REPETITIONS:
                outcome = Outcome(None, ())
        elif ply == variant.cells:
            outcome = Outcome(None, ())
        key = x | o << variant.cells if self.first is _X else o | x << variant.cells
        vars(self).update(to_move=_X if x_moves else _O, outcome=outcome, key=key)

    @classmethod
    def empty(cls, variant: Variant, first: Mark = Mark.X) -> Position:
        """Return the position before the first move."""
        return cls(variant, 0, 0, None, first)

    @classmethod
    def after(cls, variant: Variant, moves: Iterable[Cell], first: Mark = Mark.X) -> Position:
        """Return the position after `moves` from the start; raises IllegalMove."""
        position = cls.empty(variant, first)
        for cell in moves:
            position = position.play(cell)
        return position

    @classmethod
    def parse(cls, text: str, variant: Variant, to_move: Mark | None = None) -> Position:
        """Read a board, row by row as `X`, `O` and `.` or `_`; spaces and line breaks do not count.

        The inverse of `str`; either case will do. X moves first, and InvalidPosition is raised if
        no legal game leads there. With `to_move` the marks may have any counts; only one side may
        have a line, and then the game is over, whoever is to move. Where marks vanish a board does
        not say how old its marks are, so InvalidPosition is raised: there a position is `after` its
        moves.
        """
        if variant.vanishing:
            raise InvalidPosition("where marks vanish their age counts: a position is its moves")
        marks = "".join(text.split()).upper().replace("_", ".")
        if stray := set(marks) - set("XO."):
            raise InvalidPosition(
                f"a board is written with X, O and '.' or '_', not {min(stray)!r}"
            )
        if len(marks) != variant.cells:
            given = "1 cell" if len(marks) == 1 else f"{len(marks)} cells"
            raise InvalidPosition(f"{given} given where the board has {variant.cells}")
        x = sum(1 << cell for cell, mark in enumerate(marks) if mark == "X")
        o = sum(1 << cell for cell, mark in enumerate(marks) if mark == "O")
        position = cls(variant, x, o)
        if to_move is None:
            position._check_reachable()
            return position
        lines = position._lines()
        if lines[Mark.X] and lines[Mark.O]:
            raise InvalidPosition(f"both X and O have {variant.k} in a row")
        if lines[to_move]:
            to_move = to_move.other
        return cls(variant, x, o, None, to_move if position.ply % 2 == 0 else to_move.other)

    def __str__(self) -> str:
        marks = self.cells_as("X", "O", ".")
        cols = self.variant.cols
        return "\n".join("".join(marks[at : at + cols]) for at in range(0, len(marks), cols))

    @property
    def ply(self) -> int:
        """How many moves were made: where marks stay, how many are on the board."""
        return len(self.trail) if self.variant.vanishing else (self.x | self.o).bit_count()

    @property
    def free_cells(self) -> tuple[Cell, ...]:
        """The cells without a mark, in reading order, also after the end."""
        taken = self.x | self.o
        return tuple(cell for cell in self._all_cells() if not taken >> cell & 1)

    @property
    def marks(self) -> tuple[Mark | None, ...]:
        """The mark on each cell, None on the free ones, in reading order."""
        return tuple(self.cells_as(Mark.X, Mark.O, None))

    def cells_as(self, x: T, o: T, free: T) -> list[T]:
        """Return what stands for each cell, in reading order: `x`, `o` or `free`."""
        xs, os = self.x, self.o
        return [
            x if xs >> cell & 1 else o if os >> cell & 1 else free
            for cell in range(self.variant.cells)
        ]

    def mark_at(self, cell: Cell) -> Mark | None:
        """Return the mark on `cell`, or None if it is free."""
        if self.x >> cell & 1:
            return Mark.X
        return Mark.O if self.o >> cell & 1 else None

    def held_by(self, mark: Mark) -> int:
        """Return the cells of `mark` as a bit mask."""
        return self.x if mark is Mark.X else self.o

    def staying(self, mark: Mark) -> int:
        """Return the cells of `mark` as a bit mask, without the one that leaves with its next move.

        Where marks stay, these are all.
        """
        oldest = _MARKS_KEPT if mark is self.to_move else _MARKS_KEPT - 1
        held = self.x if mark is _X else self.o
        return held & ~(1 << self.trail[-oldest]) if len(self.trail) >= oldest else held

    @property
    def is_last_time(self) -> bool:
        """Whether marks vanish and this position is a draw when it comes once more."""
        return self.variant.vanishing and times_seen(self.trail) == REPETITIONS - 1

    @property
    def leaving(self) -> Cell | None:
        """The cell of the mark that leaves with the next move, None if none does."""
        if len(self.trail) < _MARKS_KEPT or self.outcome is not None:
            return None
        return Cell(self.trail[-_MARKS_KEPT])

    @property
    def leaving_after(self) -> Cell | None:
        """The cell of the mark that leaves with the opponent's next move, None if none does."""
        if len(self.trail) < _MARKS_KEPT - 1 or self.outcome is not None:
            return None
        return Cell(self.trail[1 - _MARKS_KEPT])

    @property
    def by_turn(self) -> tuple[int, int]:
        """The cells of the side that moved first and those of the other, as bit masks."""
        return (self.x, self.o) if self.first is Mark.X else (self.o, self.x)

    def play(self, cell: Cell) -> Position:
        """Return the position after the side to move marks `cell`.

        Where marks vanish, its oldest leaves if it had three. Raises GameOver, OffBoard or
        CellTaken, which is a CellLeaving where that oldest mark still is.
        """
        if outcome := self.outcome:
            raise GameOver(outcome)
        if not 0 <= cell < self.variant.cells:
            raise OffBoard(str(cell), self.variant.rows, self.variant.cols)
        if (self.x | self.o) >> cell & 1:
            mark = Mark.X if self.x >> cell & 1 else Mark.O
            error = CellLeaving if cell == self.leaving else CellTaken
            raise error(cell, format_cell(cell, self.variant), mark)
        if self.variant.vanishing:
            held = self.staying(self.to_move) | 1 << cell
            x, o = (held, self.o) if self.to_move is _X else (self.x, held)
            return Position(self.variant, x, o, cell, self.first, self.trail + bytes((cell,)))
        if self.to_move is _X:
            return Position(self.variant, self.x | 1 << cell, self.o, cell, self.first)
        return Position(self.variant, self.x, self.o | 1 << cell, cell, self.first)

    def _all_cells(self) -> tuple[Cell, ...]:
        return tuple(map(Cell, range(self.variant.cells)))

    def _lines(self) -> dict[Mark, list[int]]:
        """Return the lines that each side has completed."""
        return {
            mark: [
                line for line in winning_lines(self.variant) if self.held_by(mark) & line == line
            ]
            for mark in Mark
        }

    def _check_reachable(self) -> None:
        xs, os = self.x.bit_count(), self.o.bit_count()
        if xs - os not in (0, 1):
            raise InvalidPosition(f"{xs} X and {os} O: X moves first and they take turns")
        lines = self._lines()
        k = self.variant.k
        if lines[Mark.X] and lines[Mark.O]:
            raise InvalidPosition(f"both X and O have {k} in a row")
        if lines[self.to_move]:
            raise InvalidPosition(
                f"{self.to_move.value} has {k} in a row, "
                f"and {self.to_move.other.value} moved after the end"
            )
        shared = -1
        for line in lines[self.to_move.other]:
            shared &= line
        if not shared:
            raise InvalidPosition(
                f"{self.to_move.other.value} has lines that no single move completes"
            )


def times_seen(trail: bytes) -> int:
    """Return how often the position after these moves has come, this time included.

    It is the same if each side's marks are, in their order, and the same side is to move.
    """
    marks = trail[-_MARKS_KEPT:]
    times, at = 0, trail.find(marks)
    while at >= 0:
        times += (len(trail) - len(marks) - at) % 2 == 0
        at = trail.find(marks, at + 1)
    return times
