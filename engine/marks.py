"""Cells, marks and outcomes: the values that all other modules share. Imports none of them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NewType

Cell = NewType("Cell", int)
"""A row-major index from the top left: 0 is a1, `cols` is a2."""


class Mark(Enum):
    """X or O; either may move first (`Position.first`)."""

    X = "X"
    O = "O"

    __hash__ = object.__hash__  # Enum's own is written in Python, and hashes the name.

    @property
    def other(self) -> Mark:
        """The opponent's mark."""
        return Mark.O if self is Mark.X else Mark.X


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won (None for a draw), and the line that decided.

    `line` holds the cells in reading order: of all completed lines where one move completed
    several, of the line that lost where `misere`, and none for a draw.
    """

    winner: Mark | None
    line: tuple[Cell, ...]
