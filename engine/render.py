"""Pictures of a position in text: emoji for the chat, letters for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from engine.board import Position
from engine.marks import Cell
from engine.notation import format_cell
from engine.variant import Variant


@dataclass(frozen=True, slots=True)
class Theme:
    """What stands for an empty cell, for a mark, for the last move, and for a winning line.

    The strings may be anything that a chat shows as one square, such as `<:name:123>`. A theme
    without forms for the last move points at its row.
    """

    empty: str
    x: str
    o: str
    x_line: str
    o_line: str
    x_last: str | None = None
    o_last: str | None = None


EMOJI = Theme("⬛", "❌", "🔵", x_line="✴️", o_line="🟠", x_last="❎", o_last="🟢")
"""The default theme: X is red and O is blue, the last move is green, the winning line orange."""

POINTER = "◀️"
"""Stands to the right of the row of the last move, in themes without a form for it."""


def grid(position: Position, theme: Theme = EMOJI) -> str:
    """Return the board in emoji, one line a row; the last move or the winning line is marked."""
    outcome, last = position.outcome, position.last
    squares = position.cells_as(theme.x, theme.o, theme.empty)
    cols = position.variant.cols
    if outcome is not None:
        for cell in outcome.line:
            squares[cell] = theme.x_line if position.x >> cell & 1 else theme.o_line
    elif last is not None and theme.x_last is None:
        squares[last // cols * cols + cols - 1] += POINTER
    elif last is not None:
        squares[last] = (theme.x_last if position.x >> last & 1 else theme.o_last) or squares[last]
    return "\n".join("".join(squares[at : at + cols]) for at in range(0, len(squares), cols))


def text_grid(position: Position) -> str:
    """Return the board in letters with coordinates; the last move or the winning line is marked.

    Every cell is three characters wide: " X ", " . ", the last move "(O)", the line "[O]".
    """
    letters = position.cells_as("X", "O", ".")
    frame = "[]" if position.outcome else "()"
    return letter_grid(position.variant, letters, marked_cells(position), frame)


def letter_grid(
    variant: Variant, letters: Sequence[str], marked: Collection[Cell] = (), frame: str = "[]"
) -> str:
    """Return a board with a letter for each cell, in reading order; `frame` around `marked`."""
    rows = _rows(variant)
    lines = ["  " + "".join(f" {format_cell(cell, variant)[0]} " for cell in rows[0])]
    framed, free = f"{frame[0]}{{}}{frame[1]}", " {} "
    for number, row in enumerate(rows, start=1):
        squares = ((framed if cell in marked else free).format(letters[cell]) for cell in row)
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
