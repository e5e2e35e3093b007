"""How the objects of a learner's class are told a move, found out by trying it."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain, product, zip_longest
from types import FrameType
from typing import Any

from engine.board import Position
from engine.marks import Cell, Mark
from engine.variant import BOARDS
from engine.winners import LINES
from lessons.learner.answers import read_answer
from lessons.learner.apart import guard
from lessons.learner.boards import LESSONS, BoardStyle
from lessons.learner.calling import Role, parameters_of, role_named
from lessons.learner.guard import LearnerError, Printed
from lessons.learner.own_board import AI_MOVE, OwnBoard, board_in, instance_of, made_with

MOVERS = (
    "player_move make_move play_move do_move place_mark put_mark set_mark make_mark mark_square"
    " place_symbol place_piece place_letter place_marker put_symbol put_piece insert_letter"
    " set_square fill_square mark_cell play_square take_turn play_turn move play place put mark"
)
"""What methods are called that are told a move, the article's name first."""

_PLACES = re.compile(r"move|play|mark|place|put|set|turn|fill|insert", re.I)
"""What a method's name says that puts a mark on the board."""

_EMPTY, _FULL = "." * 9, "XOOOOXXXO"

_SURE = 3
"""How many marks must come where a numbering says it before that is believed."""

_MOST_LINES = 3_000
"""After how many lines a method is stopped while it is tried out; a move takes some hundred."""

_CELLS = range(9)
NUMBERS = (tuple(_CELLS), tuple(range(1, 10)), (7, 8, 9, 4, 5, 6, 1, 2, 3))
"""What squares may be called: numbers from 0 or from 1, or the keys of a numeric keypad."""

PAIRS = tuple(tuple((first + at // 3, first + at % 3) for at in _CELLS) for first in (0, 1))


@dataclass(frozen=True, slots=True)
class Mover:
    """A method that is told a move: what its parameters get, and what it calls the nine squares.

    `hits` is on how many boards a mark came where that says it.
    """

    name: str
    roles: tuple[Role, ...]
    squares: tuple[object, ...]
    hits: int = 0

    def given(self, cell: int) -> dict[Role, object]:
        """Return what the parameters get for a square, but for the mark."""
        square = self.squares[cell]
        row, col = square if isinstance(square, tuple) else (square, square)
        return {Role.MOVE: square, Role.ROW: row, Role.COL: col}

    def arguments(self, cell: int, mark: object) -> list[object]:
        """Return what the method is called with to put a mark on a square."""
        given = self.given(cell) | {Role.MARK: mark}
        return [given[role] for role in self.roles]

    def cell(self, answer: Any) -> int | None:
        """Return the cell that is called so, as a number or a text, None for anything else."""
        names = [str(square) for square in self.squares]
        text = str(tuple(answer) if isinstance(answer, list) else answer)
        return names.index(text) if text in names else None

    def __str__(self) -> str:
        """Return the names of the squares, row by row."""
        rows = (self.squares[at : at + 3] for at in (0, 3, 6))
        return " / ".join(" ".join(map(str, row)) for row in rows)


def mover_of(kind: type, style: BoardStyle) -> Mover | None:
    """Return the method by which a class's objects are best told a move, None if there is none."""
    return _best_mover(kind, style.x, style.o)


def mover_named(kind: type, name: str, style: BoardStyle) -> Mover | None:
    """Return how a method is told a move, None if no way puts marks on the board."""
    return _mover(kind, name, style.x, style.o)


@cache
def _best_mover(kind: type, x: object, o: object) -> Mover | None:
    wanted = [name.replace("_", "") for name in MOVERS.split()]

    def order(name: str) -> int:
        plain = name.lower().replace("_", "")
        return wanted.index(plain) if plain in wanted else len(wanted) + name.startswith("_")

    names = [name for name, _ in inspect.getmembers(kind, inspect.isfunction)]
    names = [name for name in names if _PLACES.search(name) and not AI_MOVE.match(name)]
    movers = [_mover(kind, name, x, o) for name in sorted(names, key=order) if name[:2] != "__"]
    return max((each for each in movers if each), key=lambda each: each.hits, default=None)


@cache
def _mover(kind: type, name: str, x: object, o: object) -> Mover | None:
    style = replace(LESSONS, x=x, o=o)
    try:
        thing = instance_of(kind, made_with(style, Position.empty(BOARDS["3x3"])))
        ways = list(_arrangements(parameters_of(getattr(thing, name))))
        board = board_in(thing)
    except Exception:
        return None  # It wants what nobody can know.
    keys = [tuple(board)] if isinstance(board, dict) and len(board) == len(_CELLS) else []
    texts = [tuple(map(str, numbers)) for numbers in NUMBERS]
    best = Mover(name, (), (), _SURE - 1)
    for roles in ways:
        of_pairs = [*PAIRS, *([tuple((str(a), str(b)) for a, b in each) for each in PAIRS])]
        for squares in of_pairs if Role.ROW in roles else [*keys, *NUMBERS, *texts, *PAIRS]:
            mover = Mover(name, roles, squares)
            hits = _hits(kind, mover, style)
            if hits > best.hits:
                best = replace(mover, hits=hits)
    return best if best.roles else None


def default_mover(name: str, parameters: Sequence[inspect.Parameter]) -> Mover:
    """Return how a method may be told a move that never puts a mark anywhere."""
    roles = next(_arrangements(parameters), (Role.MOVE,))
    return Mover(name, roles, PAIRS[0] if Role.ROW in roles else NUMBERS[1])


def _arrangements(parameters: Sequence[inspect.Parameter]) -> Iterator[tuple[Role, ...]]:
    """Yield what the parameters of a method may get that is told a move."""
    places = {1: (Role.MOVE,), 2: (Role.ROW, Role.COL)}
    rest = places.get(len(parameters) - 1, ())
    named = [at for at, each in enumerate(parameters) if role_named(each, (Role.MARK, Role.OTHER))]
    if len(parameters) in places:
        yield places[len(parameters)]
    for at in dict.fromkeys((*named, len(rest), 0)) if rest else ():
        yield (*rest[:at], Role.MARK, *rest[at:])


def _hits(kind: type, mover: Mover, style: BoardStyle) -> int:
    """Return on how many empty and full boards a mark comes where the numbering says it."""
    hits = 0
    for text, mark, cell in product((_EMPTY, _FULL), Mark, _CELLS):
        position = Position.parse(text, BOARDS["3x3"], mark)
        with suppress(Exception), guard("asks for input()", Printed()), _stopped():
            own = OwnBoard(instance_of(kind, made_with(style, position)), style)
            own.set(position)
            with suppress(Exception):
                getattr(own.thing, mover.name)(*mover.arguments(cell, own.values[mark]))
            now = own.marks()
            hits += [at for at in _CELLS if now[at] != text[at]] == [cell] and now[cell] != "."
    return hits


@contextmanager
def _stopped() -> Iterator[None]:
    """Stop code that does not come to an end; that is an error as others are."""
    left = _MOST_LINES

    def count(frame: FrameType, event: str, value: Any) -> Any:
        nonlocal left
        left -= 1
        if left < 0:
            raise RecursionError("does not come to an end")
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        yield
    except SystemExit as error:
        raise LearnerError("ends the program") from error
    finally:
        sys.settrace(before)


def object_at(kind: type, style: BoardStyle, position: Position) -> OwnBoard:
    """Return a new object that is set to a position, by its own method for moves if it can be.

    Such a method may take note of more than the mark, as of who has won.
    """
    with guard("asks for input()", Printed()):
        return _object_at(kind, style, position)


def _object_at(kind: type, style: BoardStyle, position: Position) -> OwnBoard:
    mover = mover_of(kind, style) if position.variant == BOARDS["3x3"] else None
    if mover is not None:
        own = OwnBoard(instance_of(kind, made_with(style, position)), style)
        with suppress(Exception):
            for cell, mark in _in_turn(position):
                own.set_turn(mark)
                getattr(own.thing, mover.name)(*mover.arguments(cell, own.values[mark]))
            if own.marks() == [mark.value if mark else "." for mark in position.marks]:
                own.set_turn(position.to_move)
                return own
    own = OwnBoard(instance_of(kind, made_with(style, position)), style)
    own.set(position)
    return own


@cache
def _in_turn(position: Position) -> list[tuple[int, Mark]]:
    """Return the marks of a position as they may have come, that which completes a line last."""
    lines = [line for line in LINES if len({position.marks[at] for at in line}) == 1]
    lines = [line for line in lines if position.marks[line[0]]]
    cells = {
        mark: sorted(
            (at for at, each in enumerate(position.marks) if each is mark),
            key=lambda at: any(at in line for line in lines),
        )
        for mark in Mark
    }
    won = position.marks[lines[0][0]] if lines else None
    first = max(Mark, key=lambda mark: (len(cells[mark]), mark is not won))
    turns = zip_longest(cells[first], cells[first.other])
    pairs = zip(chain.from_iterable(turns), [first, first.other] * 9, strict=False)
    return [(at, mark) for at, mark in pairs if at is not None]


class NotReadable(LearnerError):
    """An answer whose meaning only a method would tell that does nothing yet."""


class NotOnBoard(LearnerError):
    """A number that means no free square where a method for moves says what numbers mean."""


def meant_cell(own: OwnBoard, mover: Mover | None, answer: object, position: Position) -> Cell:
    """Return the cell that is meant by what an object answered; raises LearnerError.

    Either it has made its move on its own board, or the answer is what its method for moves takes.
    """
    before = [mark.value if mark else "." for mark in position.marks]
    now = own.marks()
    new = [at for at, pair in enumerate(zip(before, now, strict=False)) if len({*pair}) > 1]
    if len(new) == 1:
        return read_answer(new[0], position)
    cell = mover.cell(answer) if mover else None
    if mover is None and str(answer).isdecimal() and (name := _idle_mover(type(own.thing))):
        raise NotReadable(f"what its numbers mean is told by {name}, which puts no mark anywhere")
    if mover is None or (cell is None and not str(answer).isdecimal()):
        return read_answer(answer, position, replace(LESSONS, first=own.first))
    if cell is None:
        raise NotOnBoard(f"answered {answer!r}, where {mover.name} takes {mover}")
    if mark := position.mark_at(Cell(cell)):
        place = f"square {cell} of the list, taken by {mark.value}"
        raise NotOnBoard(f"answered {answer!r}: that is {place}")
    return Cell(cell)


def _idle_mover(kind: type) -> str:
    """Return the method that a class's objects are told a move by, from its name alone, or ""."""
    names = [name for name, _ in inspect.getmembers(kind, inspect.isfunction)]
    wanted = [name.replace("_", "") for name in MOVERS.split()]
    return next((name for name in names if name.lower().replace("_", "") in wanted), "")
