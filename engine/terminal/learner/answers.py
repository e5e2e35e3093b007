"""What a learner's player may answer: 4, (2, 2), "b2"; and what is wrong with anything else."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Sized
from reprlib import repr as shortened

from engine.board import Position
from engine.errors import EngineError
from engine.marks import Cell
from engine.notation import format_cell, parse_cell
from engine.terminal.learner.guard import LearnerError


def read_answer(answer: object, position: Position) -> Cell:
    """Return the free cell that is meant; raises LearnerError with "answered ..." and why not.

    A number counts from 0, a (row, col) from 1, both may be numpy's; text is the name of a cell.
    """
    cell = _meant(answer, position)
    if mark := position.mark_at(cell):
        where = format_cell(cell, position.variant)
        if _whole_number(answer) is not None:
            where = f"counted from 0 that is {where}, which"
        raise LearnerError(f"answered {shortened(answer)}: {where} is taken by {mark.value}")
    return cell


def _meant(answer: object, position: Position) -> Cell:
    variant, given = position.variant, f"answered {shortened(answer)}"
    if answer is None:
        raise LearnerError("answered nothing (None): does every way through it end in a return?")
    if isinstance(answer, str):
        return _named(answer, position)
    pair = _items(answer)
    if len(pair) == 2:
        row, col = map(_whole_number, pair)
        if row is not None and col is not None:
            if 1 <= row <= variant.rows and 1 <= col <= variant.cols:
                return Cell((row - 1) * variant.cols + col - 1)
            sizes = f"row 1 to {variant.rows}, column 1 to {variant.cols}"
            raise LearnerError(f"{given}: (row, col) must be {sizes}")
    number = _whole_number(answer)
    if number is None:
        hint = "; int(...) makes a whole number of it" if isinstance(answer, float) else ""
        raise LearnerError(f"{given}: it must be a number, (row, col) or a name like 'b2'{hint}")
    if 0 <= number < variant.cells:
        return Cell(number)
    hint = ", as squares count from 0" if number == variant.cells else ""
    raise LearnerError(f"{given}: it must be 0 to {variant.cells - 1}{hint}")


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
