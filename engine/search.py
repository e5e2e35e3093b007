"""The strongest move."""

from __future__ import annotations

from engine.board import Mark, Position
from engine.errors import GameOver
from engine.table import MOST_CELLS, solved
from engine.variant import BOARDS, Cell, Variant, lines_through

BUDGET_NODES = 100_000
"""How many positions a search may visit unless told otherwise."""


def best_cells(position: Position, budget_nodes: int = BUDGET_NODES) -> tuple[Cell, ...]:
    """Return the strongest cells for the side to move, all equally good, in reading order.

    Prefers the quickest win and the slowest loss where they are known. Visits at most
    `budget_nodes` positions. Raises GameOver if the game is over.
    """
    if outcome := position.outcome:
        raise GameOver(outcome)
    variant = position.variant
    if variant.cells <= MOST_CELLS:
        return solved(variant)[position.x | position.o << variant.cells].cells
    return _by_looks(position)


def warm_up() -> None:
    """Fill the tables of the small boards on offer, so that no move has to wait for them."""
    for variant in BOARDS.values():
        if variant.cells <= MOST_CELLS:
            solved(variant)


def _by_looks(position: Position) -> tuple[Cell, ...]:
    """Return the cells that complete, else block, else lie on the most promising lines."""
    variant = position.variant
    if position.to_move is Mark.X:
        mine, theirs = position.x, position.o
    else:
        mine, theirs = position.o, position.x
    scores = {cell: _looks(variant, mine, theirs, cell) for cell in position.free_cells}
    best = max(scores.values())
    return tuple(cell for cell, score in scores.items() if score == best)


def _looks(variant: Variant, mine: int, theirs: int, cell: Cell) -> int:
    score = 0
    bit = 1 << cell
    for line in lines_through(variant)[cell]:
        if not line & theirs:
            own = (line & mine).bit_count()
            if line & ~bit == line & mine and variant.misere:
                return -1_000_000
            score += 2_000_000 if own == variant.k - 1 else 8**own
        if not line & mine:
            enemy = (line & theirs).bit_count()
            score += 1_000_000 if enemy == variant.k - 1 else 8**enemy
    return -score if variant.misere else score
