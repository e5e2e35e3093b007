"""Corners, centre and sides of a board of any size: where players look when nothing else decides.

All cells of a place are returned, also those that are taken.
"""

from __future__ import annotations

from engine.board import Position
from engine.marks import Cell


def corners(position: Position) -> tuple[Cell, ...]:
    """Return the corners of the board."""
    rows, cols = position.variant.rows, position.variant.cols
    places = {0, cols - 1, (rows - 1) * cols, rows * cols - 1}
    return tuple(Cell(cell) for cell in sorted(places))


def opposite_corners(position: Position) -> tuple[Cell, ...]:
    """Return the corners that face a corner of the enemy across the board."""
    last = position.variant.cells - 1
    enemy = position.to_move.other
    return tuple(cell for cell in corners(position) if position.mark_at(Cell(last - cell)) is enemy)


def centre(position: Position) -> tuple[Cell, ...]:
    """Return the one, two or four cells in the middle."""
    rows, cols = position.variant.rows, position.variant.cols
    return tuple(
        Cell(row * cols + col)
        for row in sorted({(rows - 1) // 2, rows // 2})
        for col in sorted({(cols - 1) // 2, cols // 2})
    )


def sides(position: Position) -> tuple[Cell, ...]:
    """Return the cells of the border between the corners."""
    rows, cols = position.variant.rows, position.variant.cols
    at_corners = corners(position)
    border = (
        Cell(cell)
        for cell in range(position.variant.cells)
        if cell // cols in (0, rows - 1) or cell % cols in (0, cols - 1)
    )
    return tuple(cell for cell in border if cell not in at_corners)
