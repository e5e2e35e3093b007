"""Boards: how large, how long a line, whether a line wins or loses, and whether marks stay."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType

from engine.errors import InvalidVariant
from engine.marks import Cell

MAX_SIDE = 8


@dataclass(frozen=True, slots=True)
class Variant:
    """An m,n,k-game: `rows` x `cols` cells, `k` in a row wins, or loses if `misere`.

    Where marks are `vanishing` each side keeps its newest three: a fourth takes the oldest away as
    it is placed. That is a game on 3x3, in which a line wins.

    Raises InvalidVariant unless all three are within 1..8 and some line of `k` fits.
    """

    rows: int
    cols: int
    k: int
    misere: bool = False
    vanishing: bool = False
    cells: int = field(init=False, repr=False, compare=False)
    """The number of cells, kept because everything asks for it."""

    def __post_init__(self) -> None:
        if not (1 <= self.rows <= MAX_SIDE and 1 <= self.cols <= MAX_SIDE):
            reason = f"each side must be within 1..{MAX_SIDE}"
        elif self.k < 1:
            reason = "a line needs at least one cell"
        elif self.k > max(self.rows, self.cols):
            reason = "a line would be longer than both sides"
        elif self.vanishing and ((self.rows, self.cols, self.k) != (3, 3, 3) or self.misere):
            reason = "marks vanish on 3x3 alone, where three in a row win"
        else:
            object.__setattr__(self, "cells", self.rows * self.cols)
            return
        raise InvalidVariant(self.rows, self.cols, self.k, reason)


BOARDS: Mapping[str, Variant] = MappingProxyType(
    {
        "3x3": Variant(3, 3, 3),
        "4x4": Variant(4, 4, 4),
        "5x5": Variant(5, 5, 4),
        "5x5-five": Variant(5, 5, 5),
        "misere": Variant(3, 3, 3, misere=True),
        "vanishing": Variant(3, 3, 3, vanishing=True),
    }
)
"""The boards on offer, by name, in the order in which to offer them."""


@cache
def winning_lines(variant: Variant) -> tuple[int, ...]:
    """Return every line of `k` cells as a bit mask (bit 0 is a1), in reading order of its start."""
    lines: dict[int, None] = {}  # An ordered set: with k = 1 every direction gives the same line.
    for row in range(variant.rows):
        for col in range(variant.cols):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                last_row, last_col = row + down * (variant.k - 1), col + right * (variant.k - 1)
                if last_row < variant.rows and 0 <= last_col < variant.cols:
                    mask = 0
                    for step in range(variant.k):
                        mask |= 1 << (row + down * step) * variant.cols + col + right * step
                    lines[mask] = None
    return tuple(lines)


@cache
def lines_through(variant: Variant) -> tuple[tuple[int, ...], ...]:
    """Return, for each cell, the winning lines that contain it."""
    lines = winning_lines(variant)
    return tuple(tuple(line for line in lines if line >> cell & 1) for cell in range(variant.cells))


@cache
def symmetries(variant: Variant) -> tuple[tuple[Cell, ...], ...]:
    """Return the board's turns and mirrorings, identity first: 8 for a square, else 4.

    Each is a tuple that holds at index `cell` where that cell goes.
    """
    rows, cols = variant.rows, variant.cols
    found: dict[tuple[Cell, ...], None] = {}
    for swap in (False, True) if rows == cols else (False,):
        for flip_rows in (False, True):
            for flip_cols in (False, True):
                image = []
                for cell in range(variant.cells):
                    row, col = divmod(cell, cols)
                    row = rows - 1 - row if flip_rows else row
                    col = cols - 1 - col if flip_cols else col
                    image.append(Cell(col * cols + row if swap else row * cols + col))
                found[tuple(image)] = None
    return tuple(found)
