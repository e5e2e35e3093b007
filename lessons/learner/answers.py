"""What a learner's player may answer: 4, (2, 2), "b2"; and what is wrong with anything else."""

from __future__ import annotations

from contextlib import suppress
from reprlib import repr as shortened

from engine.board import Position
from engine.errors import EngineError
from engine.marks import Cell
from engine.notation import format_cell, parse_cell
from lessons.learner.guard import LearnerError
from lessons.learner.writing import Numbered, Squares, Writing


def read_answer(answer: object, position: Position, writing: Writing) -> Cell:
    """Return the free cell that is meant; raises LearnerError with "answered ..." and why not."""
    variant, given = position.variant, f"answered {shortened(answer)}"
    if answer is None:
        raise LearnerError("answered nothing (None): does every way through it end in a return?")
    cell = _meant(answer, position, writing)
    if cell is None:
        first, row = (
            int(writing.squares is Squares.FROM_1),
            int(writing.squares is not Squares.PAIRS_0),
        )
        last = f"({variant.rows - 1 + row}, {variant.cols - 1 + row})"
        raise LearnerError(
            f"{given}: it must be a number from {first} to {variant.cells - 1 + first}, (row, col)"
            f" from ({row}, {row}) to {last}, or a name like 'b2'"
        )
    if mark := position.mark_at(cell):
        where = format_cell(cell, variant)
        raise LearnerError(f"{given}: that is {where}, which is taken by {mark.value}")
    return cell


def _meant(answer: object, position: Position, writing: Writing) -> Cell | None:
    """Return the cell of an answer: called as in the file, else a (row, col) from 1, or from 0."""
    variant = position.variant
    if isinstance(answer, str) and writing.at(answer) is None:
        if isinstance(writing.free, Numbered) and writing.free.kind is str and answer.isdecimal():
            answer = int(answer)
        elif not answer.strip().isdecimal():
            with suppress(EngineError):
                return parse_cell(answer, variant)
    elif not isinstance(answer, str):
        with suppress(TypeError):
            answer = tuple(answer)  # type: ignore[arg-type]  # An array of a library, too.
    ways = [writing]
    if writing.squares is not Squares.PAIRS_0:
        ways.append(writing.but(names=(), squares=Squares.PAIRS_1))
    if writing.squares is not Squares.FROM_1:
        ways.append(writing.but(names=(), squares=Squares.FROM_0))
    cells = (way.at(answer, variant.cells, variant.cols) for way in ways)
    return next((Cell(at) for at in cells if at is not None), None)
