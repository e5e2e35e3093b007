"""Pictures of a position in text: emoji for the chat, letters for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from engine.board import Position
from engine.marks import Cell, Mark
from engine.notation import format_cell
from engine.variant import Variant


@dataclass(frozen=True, slots=True)
class Theme:
    """What stands for an empty cell, for a mark, and for a mark to look at.

    The strings may be anything that a chat shows as one square, such as `<:name:123>`.
    """

    empty: str
    x: str
    o: str
    x_marked: str
    o_marked: str

    def paint(self, mark: Mark | None, marked: bool) -> str:
        """Return the square for `mark`, or for an empty cell if None."""
        if mark is None:
            return self.empty
        if mark is Mark.X:
            return self.x_marked if marked else self.x
        return self.o_marked if marked else self.o


EMOJI = Theme(empty="⬜", x="❌", o="⭕", x_marked="❎", o_marked="🅾️")
"""The default theme."""


def grid(position: Position, theme: Theme = EMOJI) -> str:
    """Return the board in emoji, one line a row; the last move or the winning line is marked."""
    marked = marked_cells(position)
    squares = [theme.paint(mark, cell in marked) for cell, mark in enumerate(position.marks)]
    cols = position.variant.cols
    return "\n".join("".join(squares[at : at + cols]) for at in range(0, len(squares), cols))


def text_grid(position: Position) -> str:
    """Return the board in letters with coordinates; brackets stand where `grid` marks.

    Every cell is three characters wide: " X ", " . ", "[O]".
    """
    letters = [mark.value if mark else "." for mark in position.marks]
    return letter_grid(position.variant, letters, marked_cells(position))


def letter_grid(variant: Variant, letters: Sequence[str], marked: Collection[Cell] = ()) -> str:
    """Return a board with a letter for each cell, in reading order; brackets around `marked`."""
    rows = _rows(variant)
    lines = ["  " + "".join(f" {format_cell(cell, variant)[0]} " for cell in rows[0])]
    for number, row in enumerate(rows, start=1):
        squares = (f"[{letters[cell]}]" if cell in marked else f" {letters[cell]} " for cell in row)
        lines.append(f"{number} {''.join(squares)}")
    return "\n".join(line.rstrip() for line in lines)


def marked_cells(position: Position) -> tuple[Cell, ...]:
    """Return the cells worth a look: the line that ended the game, or else the last move."""
    if outcome := position.outcome:
        return outcome.line
    return () if position.last is None else (position.last,)


def _rows(variant: Variant) -> list[list[Cell]]:
    cols = variant.cols
    return [[Cell(row * cols + col) for col in range(cols)] for row in range(variant.rows)]
