"""An opening book for 5x5: verdicts that take long to find, for positions of the first plies.

`openings.bin` holds the data, written by `python -m bench.engine_book`; every entry can be proved
again from the rules alone, and the tests do so. The book only saves time: without it the engine
would play as well. One entry stands for up to eight positions, which turn or mirror into another.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pkgutil import get_data

from engine.board import Position
from engine.marks import Cell
from engine.values import Prospect, Value, Verdict
from engine.variant import BOARDS, Variant, symmetries

VARIANT = BOARDS["5x5"]
"""The board that the book is for."""

MOST_PLIES = 6
"""The latest ply that the book covers."""

Key = tuple[int, int]
"""X's and O's cells as bit masks, turned and mirrored to the smallest of the eight images."""

_ENTRY_BYTES = 11
_CELLS_AT, _VALUE_AT, _PLIES_AT = 50, 75, 77
_SIDE_MASK = (1 << VARIANT.cells) - 1


def look_up(position: Position) -> Verdict | None:
    """Return what the book says of `position`, None if it is silent."""
    if position.variant != VARIANT or position.ply > MOST_PLIES:
        return None
    key, image = canonical(*position.by_turn, VARIANT)
    verdict = entries().get(key)
    if verdict is None:
        return None
    there = set(verdict.cells)
    cells = tuple(cell for cell in position.free_cells if image[cell] in there)
    return Verdict(cells, verdict.prospect)


def canonical(x: int, o: int, variant: Variant) -> tuple[Key, tuple[Cell, ...]]:
    """Return the key of a position and the turn or mirroring that leads to it.

    The latter holds at index `cell` where that cell goes.
    """
    return min(((_moved(x, image), _moved(o, image)), image) for image in symmetries(variant))


@cache
def entries() -> Mapping[Key, Verdict]:
    """Return the whole book, which is read from its file once."""
    data = get_data(__package__, "openings.bin")
    assert data is not None  # Only a loader that cannot read files returns None.
    found = {}
    for at in range(0, len(data), _ENTRY_BYTES):
        entry = int.from_bytes(data[at : at + _ENTRY_BYTES], "little")
        key = entry & _SIDE_MASK, entry >> VARIANT.cells & _SIDE_MASK
        cells = entry >> _CELLS_AT & _SIDE_MASK
        value = Value((entry >> _VALUE_AT & 3) - 1)
        plies = (entry >> _PLIES_AT) or None
        found[key] = Verdict(
            tuple(Cell(cell) for cell in range(VARIANT.cells) if cells >> cell & 1),
            Prospect(value, plies),
        )
    return found


def encoded(book: Mapping[Key, Verdict]) -> bytes:
    """Return `book` as the contents of its file: the inverse of `entries`."""
    data = b""
    for (x, o), verdict in sorted(book.items()):
        assert verdict.prospect is not None
        cells = sum(1 << cell for cell in verdict.cells)
        entry = x | o << VARIANT.cells | cells << _CELLS_AT
        entry |= (verdict.prospect.value + 1) << _VALUE_AT
        entry |= (verdict.prospect.plies or 0) << _PLIES_AT
        data += entry.to_bytes(_ENTRY_BYTES, "little")
    return data


def _moved(mask: int, image: tuple[Cell, ...]) -> int:
    moved = 0
    while mask:
        lowest = mask & -mask
        mask ^= lowest
        moved |= 1 << image[lowest.bit_length() - 1]
    return moved
