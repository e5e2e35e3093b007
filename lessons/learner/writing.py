"""How a file writes its boards, marks and squares: made from letters and read back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any


class Shape(Enum):
    """What a board is, as the line of a file says it, and in words."""

    LIST = ("list", "a list")
    TEN = ("ten", "a list of ten, the first unused")
    TUPLE = ("tuple", "a tuple")
    ROWS = ("rows", "rows")
    DICT = ("dict", "a dictionary")
    TEXT = ("text", "a text")
    STATE = ("state", "the notebook's state")

    def __init__(self, word: str, title: str) -> None:
        self.word = word
        self.title = title


class Squares(Enum):
    """How squares are numbered, as the line of a file says it, and in words."""

    FROM_0 = ("0", "squares from 0")
    FROM_1 = ("1", "squares from 1")
    KEYPAD = ("keypad", "squares as on the keypad")
    PAIRS_0 = ("pairs0", "(row, column) from 0")
    PAIRS_1 = ("pairs1", "(row, column) from 1")

    def __init__(self, word: str, title: str) -> None:
        self.word = word
        self.title = title

    @property
    def has_pairs(self) -> bool:
        """Whether a square is a row and a column."""
        return self in (Squares.PAIRS_0, Squares.PAIRS_1)


class Absent(Enum):
    """What is on a free square of a dictionary that has only those that are taken."""

    KEY = "no key"


@dataclass(frozen=True, slots=True)
class Numbered:
    """Free squares that show their number, as a number or as text."""

    kind: type
    first: int

    def sign(self, at: int) -> object:
        """Return what is on a free square."""
        made: object = self.kind(at + self.first)
        return made


NUMBERED = tuple(Numbered(kind, first) for kind in (str, int) for first in (1, 0))

_USUAL_SQUARES = {
    Shape.LIST: Squares.FROM_0,
    Shape.TUPLE: Squares.FROM_0,
    Shape.TEN: Squares.FROM_1,
    Shape.ROWS: Squares.PAIRS_0,
    Shape.DICT: Squares.FROM_1,
    Shape.TEXT: Squares.FROM_0,
    Shape.STATE: Squares.PAIRS_1,
}


def usual_squares(shape: Shape, free: object) -> Squares:
    """Return how squares are numbered, if nothing else is said: people type what they see."""
    if isinstance(free, Numbered) and shape is not Shape.ROWS:
        return Squares.FROM_1 if free.first else Squares.FROM_0
    return _USUAL_SQUARES[shape]


_KEYPAD = (7, 8, 9, 4, 5, 6, 1, 2, 3)


@dataclass(frozen=True, slots=True)
class Writing:
    """How a file writes boards; `known` names what of this is declared or stands in the file."""

    shape: Shape = Shape.LIST
    free: object = " "
    marks: tuple[object, object] = ("X", "O")
    squares: Squares = Squares.FROM_0
    tie: object = "T"
    names: tuple[object, ...] = ()
    """What the squares of a dictionary are called, if they are not numbered."""
    rows: tuple[type, type] = (list, list)
    """What a board of rows is, and each of its rows."""
    first: tuple[object, ...] = ()
    """What stands before the squares of a list of ten, if it is not as on a free square."""
    known: frozenset[str] = frozenset()

    def but(self, known: Iterable[str] = (), **changes: Any) -> Writing:
        """Return it changed, and more of it known."""
        return replace(self, known=self.known | {*known}, **changes)

    def mark(self, letter: str) -> object:
        """Return what is written for X, O or T."""
        return self.tie if letter == "T" else self.marks["XO".index(letter)]

    def letter(self, mark: object) -> str:
        """Return X, O or T for what is written, "" for all else."""
        return next((each for each in "XOT" if same(self.mark(each), mark)), "")

    def square(self, at: int, cols: int = 3) -> object:
        """Return what a cell is called."""
        row, col = divmod(at, cols)
        if self.names:
            return self.names[at]
        if self.squares is Squares.KEYPAD:
            return _KEYPAD[at]
        if self.squares.has_pairs:
            first = int(self.squares is Squares.PAIRS_1)
            return row + first, col + first
        return at + (self.squares is Squares.FROM_1)

    def at(self, square: object, cells: int = 9, cols: int = 3) -> int | None:
        """Return the cell that is called so, None if there is none; lists count as pairs."""
        if isinstance(square, list):
            square = tuple(square)
        square = square if self.names else whole(square)
        return next((at for at in range(cells) if self.square(at, cols) == square), None)

    @property
    def _is_by_keys(self) -> bool:
        """Whether the place in a list of ten is the key: place 7 is the top left square."""
        return self.shape is Shape.TEN and self.squares is Squares.KEYPAD

    def make(self, board: str, cols: int = 3) -> object:
        """Return a board as the file writes it."""
        signs = [self._sign(letter, at) for at, letter in enumerate(board)]
        if self._is_by_keys:
            signs = [signs[key - 1] for key in _KEYPAD]
        if self.shape is Shape.ROWS:
            outer, inner = self.rows
            rows = [signs[at : at + cols] for at in range(0, len(signs), cols)]
            made: object = outer(
                "".join(map(str, row)) if inner is str else inner(row) for row in rows
            )
            return made
        if self.shape is Shape.TEXT:
            return "".join(map(str, signs))
        if self.shape is Shape.TUPLE:
            return tuple(signs)
        if self.shape in (Shape.DICT, Shape.STATE):
            pairs = ((self.square(at, cols), sign) for at, sign in enumerate(signs))
            return {square: sign for square, sign in pairs if sign is not Absent.KEY}
        first = self.free if not isinstance(self.free, Numbered) else self.free.sign(-1)
        return [*(self.first or (first,)), *signs] if self.shape is Shape.TEN else signs

    def read(self, board: Any, cells: int = 9, cols: int = 3) -> str:
        """Return a board as letters, "" if it is none."""
        try:
            if self.shape is Shape.ROWS:
                signs = [sign for row in board for sign in row]
            elif self.shape in (Shape.DICT, Shape.STATE):
                squares = [self.square(at, cols) for at in range(cells)]
                signs = [
                    board.get(square, self._sign(".", at)) for at, square in enumerate(squares)
                ]
            else:
                signs = list(board)[self.shape is Shape.TEN :]
                signs = [signs[key - 1] for key in _KEYPAD] if self._is_by_keys else signs
            letters = [self._letter(sign, at) for at, sign in enumerate(signs)]
        except Exception:  # Whatever a learner's own kind of object raises.
            return ""
        return "".join(letters) if len(letters) == cells and all(letters) else ""

    def _sign(self, letter: str, at: int) -> object:
        if letter != ".":
            return self.mark(letter)
        return self.free.sign(at) if isinstance(self.free, Numbered) else self.free

    def _letter(self, sign: object, at: int) -> str:
        return "." if same(sign, self._sign(".", at)) else self.letter(sign).replace("T", "")

    def __str__(self) -> str:
        """Return it in words."""
        free = (
            "free squares show their number"
            if isinstance(self.free, Numbered)
            else "free squares are absent"
            if self.free is Absent.KEY
            else f"free {self.free!r}"
        )
        x, o = (getattr(mark, "name", mark) for mark in self.marks)
        return f"{self.shape.title}, {free}, {self.squares.title}, marks {x} and {o}"

    def difference(self, usual: Writing) -> str:
        """Return the line of a file that says in what this differs from `usual`."""
        words = []
        if self.shape is not usual.shape:
            words.append(f"board={self.shape.word}")
        if not same(self.free, usual.free):
            words.append(f"free={_word(self.free)}")
        if self.marks != usual.marks:
            words.append(f"marks={','.join(map(_word, self.marks))}")
        if self.squares is not usual.squares:
            words.append(f"squares={self.squares.word}")
        return f"# oxo: {' '.join(words)}"


def same(one: object, other: object) -> bool:
    """Return whether two signs are the same: 1 is not True, nor "1"."""
    if type(one) is not type(other):
        return False
    try:
        return bool(one == other)
    except Exception:  # Whatever a learner's own kind of object raises.
        return False


def whole(value: object) -> Any:
    """Return whole numbers of any library as Python's own, alone or in a tuple; None for others."""
    if isinstance(value, tuple):
        return tuple(map(whole, value))
    if isinstance(value, (bool, str)):
        return None
    try:
        return value.__index__()  # type: ignore[attr-defined]  # What has none is no number.
    except (AttributeError, TypeError):
        return None


def _word(sign: object) -> str:
    """Return a sign as a word of a file's line."""
    if isinstance(sign, Numbered):
        return "numbers" if sign.kind is int else "digits"
    if sign is Absent.KEY:
        return "absent"
    if isinstance(sign, Enum):
        return sign.name
    return f'"{sign}"' if isinstance(sign, str) and not sign.isalpha() else str(sign)
