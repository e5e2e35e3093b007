"""What the terminal shows: boards, colours and a progress bar."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from enum import StrEnum

from engine.board import Position
from engine.marks import Cell, Mark
from engine.notation import cell_names
from engine.render import marked_cells
from engine.values import Prospect, Value
from engine.variant import Variant
from lessons.commands.numbers import Numbers

WIDTH = 80
"""Columns that every output fits into."""

_LETTERS = {Value.WIN: "W", Value.DRAW: "D", Value.LOSS: "L"}

_BAR_CELLS = 30

_BAR_STEPS = 300
"""How often the progress bar is drawn again at most, so that many quick games are not held up."""


class Style(StrEnum):
    """Terminal colours, by what they are used for."""

    X = "36"
    O = "33"
    MARKED = "1"
    BEST = "1;32"
    FAINT = "2"


def styled(text: str, *styles: Style) -> str:
    """Return `text` in colour if standard output is a terminal and NO_COLOR is not set."""
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    if plain or not styles or not sys.stdout.isatty():
        return text
    return f"\x1b[{';'.join(styles)}m{text}\x1b[0m"


def numbered_board(position: Position, numbers: Numbers) -> str:
    """Return the board with a number in each free cell; the last move or the line in brackets.

    A mark that leaves with the next move is in round brackets.
    """
    cells = position.variant.cells
    texts = [numbers.format(Cell(cell)) for cell in range(cells)]
    return board(position, texts, len(str(cells)) + 2)


def board(position: Position, texts: Sequence[str], width: int, best: Sequence[Cell] = ()) -> str:
    """Return the board with its marks, and `texts` in the free cells, each `width` wide."""
    marked = marked_cells(position)
    cells = []
    for cell, mark in enumerate(position.marks):
        if mark:
            text = f"[{mark.value}]" if cell in marked else mark.value
            styles = [Style[mark.value], Style.MARKED][: 2 if cell in marked else 1]
            if cell == position.leaving:
                text, styles = f"({mark.value})", [Style[mark.value], Style.FAINT]
        else:
            text, styles = texts[cell], [Style.BEST if cell in best else Style.FAINT]
        cells.append(styled(text.center(width), *styles))
    cols = position.variant.cols
    rows = ["|".join(cells[at : at + cols]) for at in range(0, len(cells), cols)]
    return ("\n" + "+".join(["-" * width] * cols) + "\n").join(rows)


def with_coordinates(drawn: str, variant: Variant, width: int) -> str:
    """Return a drawn board with column letters above and row numbers to the left."""
    letters = " ".join(name[0].center(width) for name in cell_names(variant)[: variant.cols])
    lines = [f"{'':3}{letters}".rstrip()]
    for at, line in enumerate(drawn.split("\n")):
        lines.append(f"{at // 2 + 1 if at % 2 == 0 else '':>2} {line}".rstrip())
    return "\n".join(lines)


def short_prospect(prospect: Prospect | None) -> str:
    """Return W, D or L, for a win, draw or loss, with the plies to the end; ? if unknown."""
    if prospect is None:
        return "?"
    return _LETTERS[prospect.value] + (str(prospect.plies) if prospect.plies else "")


def mark_name(mark: Mark) -> str:
    """Return the letter of `mark` in its colour."""
    return styled(mark.value, Style[mark.value])


def report_progress(done: int, total: int) -> None:
    """Draw the progress bar on standard error, if it is time; only the full one in a file."""
    if _BAR_STEPS * done // total == _BAR_STEPS * (done - 1) // total:
        return
    filled = _BAR_CELLS * done // total
    line = f"[{'#' * filled}{'.' * (_BAR_CELLS - filled)}] {done}/{total}"
    if sys.stderr.isatty():
        print(f"\r{line}", end="\n" if done == total else "", file=sys.stderr, flush=True)
    elif done == total:
        print(line, file=sys.stderr)
