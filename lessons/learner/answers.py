"""What a learner's player may answer: 4, (2, 2), "b2"; and what is wrong with anything else."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Sized
from reprlib import repr as shortened

from engine.board import Position
from engine.errors import EngineError
from engine.marks import Cell
from engine.notation import format_cell, parse_cell
from lessons.learner.guard import LearnerError
from lessons.learner.writing import Numbered, Squares, Writing


def read_answer(answer: object, position: Position, writing: Writing) -> Cell:
    """Return the free cell that is meant; raises LearnerError with "answered ..." and why not.

    Squares are called as in the file; where they are numbers, a (row, col) counts from 1, and
    where they are pairs, a number from 0. Both may be numpy's; text is the name of a cell.
    """
    cell = _meant(answer, position, writing)
    if mark := position.mark_at(cell):
        where = format_cell(cell, position.variant)
        if _whole_number(answer) is not None:
            where = f"counted from {int(writing.squares is Squares.FROM_1)} that is {where}, which"
        raise LearnerError(f"answered {shortened(answer)}: {where} is taken by {mark.value}")
    return cell


def _meant(answer: object, position: Position, writing: Writing) -> Cell:
    variant, given = position.variant, f"answered {shortened(answer)}"
    if answer is None:
        raise LearnerError("answered nothing (None): does every way through it end in a return?")
    if (named := writing.at(answer, variant.cells, variant.cols)) is not None:
        return Cell(named)
    squares = writing.squares
    if isinstance(answer, str):
        free = writing.free
        if not (isinstance(free, Numbered) and free.kind is str and answer.isdecimal()):
            return _named(answer, position)
        answer = int(answer)
    pair = _items(answer)
    if len(pair) == 2:
        first = int(squares is not Squares.PAIRS_0)
        row, col = map(_whole_number, pair)
        if row is not None and col is not None:
            row, col = row - first, col - first
            if 0 <= row < variant.rows and 0 <= col < variant.cols:
                return Cell(row * variant.cols + col)
            last_row, last_col = (size - 1 + first for size in (variant.rows, variant.cols))
            sizes = f"row {first} to {last_row}, column {first} to {last_col}"
            raise LearnerError(f"{given}: (row, col) must be {sizes}")
    number = _whole_number(answer)
    if number is None:
        hint = "; int(...) makes a whole number of it" if isinstance(answer, float) else ""
        raise LearnerError(f"{given}: it must be a number, (row, col) or a name like 'b2'{hint}")
    first = int(squares is Squares.FROM_1)
    if 0 <= number - first < variant.cells:
        return Cell(number - first)
    hint = f", as squares count from {first}" if number in (first + variant.cells, 0) else ""
    raise LearnerError(f"{given}: it must be {first} to {variant.cells - 1 + first}{hint}")


def _named(text: str, position: Position) -> Cell:
    variant = position.variant
    if text.strip().isdecimal():
        raise LearnerError(f"answered the text {text!r}: int(...) makes the number {text} of it")
    try:
        return parse_cell(text, variant)
    except EngineError as error:
        raise LearnerError(f"answered the text {shortened(text)}: {error}") from None


def _items(value: object) -> list[object]:
    """Return what is in a tuple, a list or an array of a library, nothing for all else."""
    if isinstance(value, (dict, set, frozenset)) or not isinstance(value, Sized):
        return []
    try:
        return list(value) if isinstance(value, Iterable) else []
    except TypeError:
        return []  # An array without dimensions.


def _whole_number(value: object) -> int | None:
    """Return an integer of any library as Python's own, None for all else."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]  # It raises TypeError itself.
    except TypeError:
        return None
