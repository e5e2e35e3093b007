"""How a learner's program writes a board: its letters, its free squares, a list or rows."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from typing import Any

from engine.board import Position
from engine.marks import Mark


class Shape(StrEnum):
    """What a board is made of."""

    LIST = "a list of nine"
    TEN = "a list of ten, square 0 unused"
    ROWS = "three rows"
    DICTIONARY = "a dictionary"


@dataclass(frozen=True, slots=True)
class BoardStyle:
    """How a program writes boards; `free` is None where None stands for a free square."""

    x: object = "X"
    o: object = "O"
    free: object = " "
    shape: Shape = Shape.LIST
    first: int = 0
    """The number of the first square (of the first row and column, if squares are pairs)."""
    tie: object = "T"
    numbered: type | None = None
    """Whether free squares show their numbers, and as what: int or str."""
    numbered_from: int = 1
    keys: tuple[object, ...] = ()
    """What a dictionary's squares are called, row by row."""
    box: type = list
    """What holds the squares: list, tuple, str or the array of a library."""
    pairs: bool = True
    """Whether squares of rows are (row, col), rather than numbers."""

    @property
    def is_object(self) -> bool:
        """Whether a board is an object of the file's own class."""
        return False

    @property
    def has_pairs(self) -> bool:
        """Whether squares are called (row, col)."""
        return self.shape is Shape.ROWS and self.pairs

    def write(self, position: Position) -> object:
        """Return a board as the program writes it."""
        marks = {Mark.X: self.x, Mark.O: self.o}
        squares = [
            marks[mark] if mark else self.free_sign(at) for at, mark in enumerate(position.marks)
        ]
        cols = position.variant.cols
        if self.shape is Shape.ROWS:
            rows = (squares[at : at + cols] for at in range(0, len(squares), cols))
            return self._boxed([self._boxed(row) for row in rows])
        if self.shape is Shape.DICTIONARY:
            return dict(zip(self.keys, squares, strict=True))
        return self._boxed([self.free_sign(-1), *squares] if self.shape is Shape.TEN else squares)

    def _boxed(self, squares: list[object]) -> object:
        if self.box is str and self.shape is not Shape.ROWS:
            return "".join(map(str, squares))
        if self.box not in (list, tuple, str):
            mixed = len({type(square) for square in squares}) > 1
            array: Any = import_module(self.box.__module__).array
            return array(squares, dtype=object if mixed else None)
        return tuple(squares) if self.box is tuple else squares

    def holds(self, board: Any, position: Position) -> bool:
        """Return whether a board is still that of a position."""
        original: Any = self.write(position)
        if is_array(original):
            return is_array(board) and bool(board.tolist() == original.tolist())
        return bool(board == original)

    def new_mark(self, board: object, position: Position) -> int | None:
        """Return where the mover's mark is new on a board, None unless no more has changed."""
        before = [mark.value if mark else "." for mark in position.marks]
        now = self.marks(board)
        new = [at for at, pair in enumerate(zip(before, now, strict=True)) if len({*pair}) > 1]
        if len(new) != 1 or before[new[0]] != "." or now[new[0]] != position.to_move.value:
            return None
        return new[0]

    def put(self, board: Any, cell: int, mark: object, cols: int = 3) -> None:
        """Put a program's own sign on its board."""
        if self.shape is Shape.ROWS:
            board[cell // cols][cell % cols] = mark
        else:
            board[self.keys[cell] if self.keys else cell + (self.shape is Shape.TEN)] = mark

    def free_sign(self, at: int) -> object:
        """Return what stands on a cell that is free."""
        if self.numbered is None:
            return self.free
        return self.numbered(at + self.numbered_from)

    def mark(self, mark: Mark | str) -> object:
        """Return the program's own sign for a mark, or for a tie, "T"."""
        if mark == "T":
            return self.tie
        return self.x if mark == "X" else self.o

    def square(self, cell: int, cols: int = 3) -> object:
        """Return what the program calls a cell."""
        if self.keys:
            return self.keys[cell]
        if self.has_pairs:
            return cell // cols, cell % cols
        return cell + self.first

    def cell(self, square: object, cols: int = 3) -> int | None:
        """Return the cell that the program calls `square`, None for anything else."""
        cells = range(cols * cols)
        return next((at for at in cells if self.square(at, cols) == square), None)

    def marks(self, board: Any) -> list[str]:
        """Return what a program's board holds, square by square: "X", "O" or "." for free ones."""
        plain = board.tolist() if is_array(board) else board
        squares: list[Any] = list(plain.values() if isinstance(plain, dict) else plain)
        if self.shape is Shape.ROWS:
            squares = [square for row in squares for square in row]
        if self.shape is Shape.TEN:
            squares = squares[1:]
        found = [self.read(square) for square in squares]
        return [mark if mark in ("X", "O") else "." for mark in found]

    def read(self, value: object) -> str:
        """Return "X", "O" or "T" for a program's own sign, anything else as it is."""
        for ours, theirs in (("X", self.x), ("O", self.o), ("T", self.tie)):
            if value == theirs and type(value) is type(theirs):
                return ours
        return str(value)

    def __str__(self) -> str:
        """Return the style in words, as far as it is not the lessons' own."""
        parts = [] if self.shape is Shape.LIST else [str(self.shape)]
        if self.box is not list:
            names: dict[type, str] = {str: "a text", tuple: "tuples"}
            parts.append(names.get(self.box, "an array"))
        if (self.x, self.o) != ("X", "O"):
            parts.append(f"{self.x!r} and {self.o!r} for the marks")
        if self.shape is Shape.LIST and self.first and self.numbered is None:
            parts.append("squares that count from 1")
        if self.numbered is not None:
            parts.append("numbers for free squares")
        elif self.free != " ":
            parts.append(f"{self.free!r} for a free square")
        return ", ".join(parts)


LESSONS = BoardStyle()
"""The lessons' own: a list of nine strings, "X", "O" and " "."""

_BOARDS = re.compile(
    r"^(the|my|self|new|copy|current|game|play|main|start|orig|original|old|temp|test)?_?"
    r"(board|grid|state|field|bo|b|cells|squares)(_?copy)?$",
    re.I,
)
COMPUTER = re.compile(
    r"^_?(comp|computer|ai|bot|machine|cpu|me)(_?(sym|symbol|mark|letter|player|piece|marker))?$",
    re.I,
)
HUMAN = re.compile(
    r"^_?(human|hu|user|player|opponent|you|enemy)(_?(sym|symbol|mark|letter|player|piece|marker))?$",
    re.I,
)


def is_array(value: object) -> bool:
    """Return whether something is an array of a library such as numpy."""
    return hasattr(value, "tolist") and hasattr(value, "shape")


def is_board_name(name: str) -> bool:
    """Return whether a variable is called as boards are."""
    return bool(_BOARDS.match(name))


def marks_are_fixed(variables: Mapping[str, object]) -> bool:
    """Return whether a dictionary says what a win of each mark is worth, and who is computer."""
    own = [each for name, each in variables.items() if COMPUTER.match(name)]
    return any(
        mark in table and table[mark] != value and isinstance(value, (int, float))
        for table in variables.values()
        if isinstance(table, dict)
        for mark in own
        if isinstance(mark, (str, int))
        for key, value in table.items()
        if key != mark
    )
