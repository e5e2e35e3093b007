"""What a learner's player may answer: 4, (2, 2), "b2"; and what is wrong with anything else."""

from __future__ import annotations

from reprlib import repr as shortened

from engine.board import Position
from engine.errors import EngineError
from engine.marks import Cell
from engine.notation import format_cell, parse_cell
from lessons.learner.guard import LearnerError
from lessons.learner.writing import Numbered, Squares, Writing, whole


def read_answer(answer: object, position: Position, writing: Writing) -> Cell:
    """Return the free cell that is meant; raises LearnerError with "answered ..." and why not.

    Squares are called as in the file; where they are numbers, a (row, col) counts from 1, and
    where they are pairs, a number from 0. Both may be numpy's; text is the name of a cell.
    """
    given, free = f"answered {shortened(answer)}", writing.free
    answer = answer.tolist() if hasattr(answer, "tolist") else answer
    if isinstance(free, Numbered) and free.kind is str and str(answer).isdecimal():
        answer = int(str(answer))
    cell = _meant(answer, position, writing, given)
    if mark := position.mark_at(cell):
        where = format_cell(cell, position.variant)
        if isinstance(whole(answer), int):
            where = f"counted from {int(writing.squares is Squares.FROM_1)} that is {where}, which"
        raise LearnerError(f"{given}: {where} is taken by {mark.value}")
    return cell


def _meant(answer: object, position: Position, writing: Writing, given: str) -> Cell:
    variant, squares = position.variant, writing.squares
    if answer is None:
        raise LearnerError("answered nothing (None): does every way through it end in a return?")
    if (named := writing.at(answer, variant.cells, variant.cols)) is not None:
        return Cell(named)
    if isinstance(answer, str):
        return _named(answer, position)
    number = whole(tuple(answer) if isinstance(answer, list) else answer)
    if isinstance(number, tuple) and len(number) == 2 and None not in number:
        first = int(squares is not Squares.PAIRS_0)
        row, col = number[0] - first, number[1] - first
        if 0 <= row < variant.rows and 0 <= col < variant.cols:
            return Cell(row * variant.cols + col)
        last_row, last_col = (size - 1 + first for size in (variant.rows, variant.cols))
        sizes = f"row {first} to {last_row}, column {first} to {last_col}"
        raise LearnerError(f"{given}: (row, col) must be {sizes}")
    if not isinstance(number, int):
        hint = "; int(...) makes a whole number of it" if isinstance(answer, float) else ""
        raise LearnerError(f"{given}: it must be a number, (row, col) or a name like 'b2'{hint}")
    first = int(squares is Squares.FROM_1)
    if 0 <= number - first < variant.cells:
        return Cell(number - first)
    hint = f", as squares count from {first}" if number in (first + variant.cells, 0) else ""
    raise LearnerError(f"{given}: it must be {first} to {variant.cells - 1 + first}{hint}")


def _named(text: str, position: Position) -> Cell:
    if text.strip().isdecimal():
        raise LearnerError(f"answered the text {text!r}: int(...) makes the number {text} of it")
    try:
        return parse_cell(text, position.variant)
    except EngineError as error:
        raise LearnerError(f"answered the text {shortened(text)}: {error}") from None
