"""What a glance at the board shows: lines one cell short, and cells that would make two of them."""

from __future__ import annotations

from engine.board import Position
from engine.marks import Cell, Mark
from engine.variant import lines_through


def completing_cells(position: Position, mark: Mark) -> tuple[Cell, ...]:
    """Return the free cells on which `mark` would complete a line, in reading order."""
    return _completing(position, position.staying(mark))


def unblockable_cell(position: Position) -> Cell | None:
    """Return where the side that has just moved completes a line next, whatever the other does.

    That is the cell of the other's mark that leaves: it cannot be marked before it is free. None
    if there is no such threat; where marks stay there is none.
    """
    cell = position.leaving
    if cell is None or not threatened_line(position, position.to_move.other, cell):
        return None
    return cell


def threatened_line(
    position: Position, mark: Mark, cell: Cell, *, before: Cell | None = None
) -> tuple[Cell, ...]:
    """Return the first line that `mark` would complete on a cell that it does not hold, or ().

    Where the enemy holds the cell, that line is blocked. The cell `before` counts as free: the
    line is one that was there before that cell was marked.
    """
    if before is None:
        held = position.staying(mark) | 1 << cell
    else:
        held = (position.held_by(mark) | 1 << cell) & ~(1 << before)
    for line in lines_through(position.variant)[cell]:
        if held & line == line:
            return tuple(Cell(at) for at in range(position.variant.cells) if line >> at & 1)
    return ()


def forking_cells(position: Position, mark: Mark) -> tuple[Cell, ...]:
    """Return the free cells after which `mark` would threaten to complete a line on several.

    Where marks vanish there are none: two marks stay, and they are on one line.
    """
    if position.variant.vanishing:
        return ()
    held = position.held_by(mark)
    found = []
    for cell in position.free_cells:
        threats = _completing(position, held | 1 << cell)
        if len(threats) - (cell in threats) > 1:
            found.append(cell)
    return tuple(found)


def _completing(position: Position, held: int) -> tuple[Cell, ...]:
    through = lines_through(position.variant)
    return tuple(
        cell
        for cell in position.free_cells
        if any((held | 1 << cell) & line == line for line in through[cell])
    )
