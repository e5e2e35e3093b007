"""Small boards solved whole: every position's value, length and best cells, in a dictionary.

A table is filled the first time its board is asked for, by negamax with a memory: plain minimax
that meets no position twice. Beside the value it counts traps, to choose among equal moves: how
often a player who replies at random would go on to lose.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.marks import Cell
from engine.variant import Variant, winning_lines

MOST_CELLS = 9
"""The largest board that is kept as a table."""

WIN = 100
"""The score of a win in no plies; scores fade by one with every ply."""


class Entry(NamedTuple):
    """What the table knows of a position, seen by the side to move.

    `score` is 0 for a draw, 100 minus the plies to the end for a win, and the negative of that
    for a loss, so that quick wins and slow losses count more. `cells` are the best moves: of the
    highest score, and among those of the most traps.

    `traps` counts the orders of random replies that lose to the best moves, and `lapses` the
    orders of random moves by the side to move that lose to best replies. With n cells free they
    are out of `random_orders(n - 1)` and `random_orders(n)`.
    """

    score: int
    traps: int
    lapses: int
    cells: tuple[Cell, ...]


def faded(score: int) -> int:
    """Return `score`, which holds after one more ply, as seen by the other side before it."""
    return -(score - 1) if score > 0 else -(score + 1) if score < 0 else 0


@cache
def random_orders(free: int) -> int:
    """Return in how many ways a random player can fill every second of `free` cells."""
    return free * random_orders(free - 2) if free > 0 else 1


@cache
def solved(variant: Variant) -> dict[int, Entry]:
    """Return the table of `variant`: every position that can occur and is not over, by its key.

    That is `Position.key`. A board that is too large for a table has an empty one, and so has one
    where marks vanish.
    """
    if variant.cells > MOST_CELLS or variant.vanishing:
        return {}
    lines = winning_lines(variant)
    complete = bytes(
        any(held & line == line for line in lines) for held in range(1 << variant.cells)
    )
    table: dict[int, Entry] = {}
    _fill(variant, complete, table, 0, 0, 0)
    return table


def _fill(
    variant: Variant, complete: bytes, table: dict[int, Entry], key: int, mine: int, theirs: int
) -> Entry:
    """Enter the position in which `mine` is to move, and all that follow it; return its entry.

    `complete` holds, for every set of cells, whether it contains a line.
    """
    taken = mine | theirs
    free = variant.cells - taken.bit_count()
    shift = variant.cells if mine.bit_count() != theirs.bit_count() else 0  # O stands above X.
    best = (-WIN, 0)
    cells: list[Cell] = []
    lapses = 0
    for cell in range(variant.cells):
        bit = 1 << cell
        if taken & bit:
            continue
        traps = 0
        if complete[mine | bit]:
            score = WIN - 1
            if variant.misere:
                score = 1 - WIN
                lapses += random_orders(free - 2)
            else:
                traps = random_orders(free - 1)
        elif free == 1:
            score = 0
        else:
            after = key | bit << shift
            reply = table.get(after) or _fill(variant, complete, table, after, theirs, mine | bit)
            score, traps = faded(reply.score), reply.lapses
            lapses += reply.traps
        worth = (score, traps)
        if worth > best:
            best, cells = worth, []
        if worth == best:
            cells.append(Cell(cell))
    entry = table[key] = Entry(*best, lapses, tuple(cells))
    return entry
