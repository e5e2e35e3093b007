"""What a position is worth under best play."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from engine.marks import Cell


class Value(IntEnum):
    """The result that best play by both sides leads to, for the side to move."""

    LOSS = -1
    DRAW = 0
    WIN = 1

    def __str__(self) -> str:
        return self.name.lower()

    @property
    def for_other(self) -> Value:
        """The same result, as the other side sees it."""
        return Value(-self)


@dataclass(frozen=True, slots=True)
class Prospect:
    """A value and, for wins and losses where it is known, in how many plies the game ends."""

    value: Value
    plies: int | None = None

    @property
    def one_ply_before(self) -> Prospect:
        """The same prospect as the other side had it, one move earlier, if this move is played."""
        return Prospect(self.value.for_other, None if self.plies is None else self.plies + 1)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The best cells of a position, all equally good, and what they lead to, if that is proven."""

    cells: tuple[Cell, ...]
    prospect: Prospect | None
