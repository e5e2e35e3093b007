"""What the terminal shows: boards with numbered cells, and a progress bar."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from engine.board import Position
from engine.marks import Cell, Mark
from engine.notation import Numbering, format_number
from engine.render import marked_cells

_BAR_CELLS = 30

_BAR_STEPS = 300
"""How often the progress bar is drawn again at most, so that many quick games are not held up."""


def sketch(position: Position, numbering: Numbering, letters: Mapping[Mark, str]) -> str:
    """Return the board with a number in each free cell; the last move or the line is in brackets.

    `letters` says how each mark is shown, as whoever starts may have picked O.
    """
    cols = position.variant.cols
    width = len(str(position.variant.cells)) + 2
    marked = marked_cells(position)
    texts = []
    for cell, mark in enumerate(position.marks):
        number = format_number(Cell(cell), position.variant, numbering)
        text = letters[mark] if mark else number
        texts.append((f"[{text}]" if cell in marked else text).center(width))
    rows = ["|".join(texts[at : at + cols]) for at in range(0, len(texts), cols)]
    rule = "\n" + "+".join(["-" * width] * cols) + "\n"
    return rule.join(rows)


def report(done: int, total: int) -> None:
    """Draw the progress bar on standard error, if it is time; only the full one in a file."""
    if _BAR_STEPS * done // total == _BAR_STEPS * (done - 1) // total:
        return
    filled = _BAR_CELLS * done // total
    bar = "#" * filled + "." * (_BAR_CELLS - filled)
    line = f"[{bar}] {done}/{total}"
    if sys.stderr.isatty():
        print(f"\r{line}", end="\n" if done == total else "", file=sys.stderr, flush=True)
    elif done == total:
        print(line, file=sys.stderr)
