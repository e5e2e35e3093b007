"""Perfect play where marks vanish, from a table of every position.

`vanishing.bin` holds a byte for each order in which up to six cells can hold marks, written by
`python -m bench.vanishing_table`; the tests prove it again. Whose marks they are follows from whose
turn it is. A position that came twice already ends the game if it comes again: where that happens,
the games that could lead there are worked out anew.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from pkgutil import get_data

from engine.board import REPETITIONS, Position
from engine.marks import Cell
from engine.values import Prospect, Value, Verdict

CELLS = 9
MARKS = 6
"""How many marks are on the board at most."""

DRAWN = 32
"""From here on a byte means a draw.

What it is above this, out of 223, is how likely who moves at random goes wrong within four moves
of their own, against the moves that make it likeliest. Below it is the plies to the end: an odd
number if the side to move wins, an even one if it loses, and 0 if it has lost, or where no game
leads.
"""

_FULL: int = CELLS**MARKS
_BEFORE_FULL = _FULL // (CELLS - 1)
"""How many orders of six marks there are with cells that come twice, and how many shorter ones."""

State = int
"""The cells of six marks as the digits of a number in base 9, and a bit for whose turn it is."""


def solve_vanishing(position: Position) -> Verdict:
    """Return the best cells of an unfinished position and what they lead to.

    The quickest win, the slowest loss; among draws those after which who replies at random goes
    wrong most often.
    """
    found = vanishing_prospects(position)
    merits = {cell: _merit(position, cell, prospect) for cell, prospect in found.items()}
    most = max(merits.values())
    cells = tuple(cell for cell, merit in merits.items() if merit == most)
    return Verdict(cells, found[cells[0]])


def vanishing_prospects(position: Position) -> dict[Cell, Prospect]:
    """Return, for each free cell, what the side to move can expect from playing it."""
    codes = _codes_after(position)
    return {cell: _prospect(code).one_ply_before for cell, code in codes.items()}


def _codes_after(position: Position) -> Mapping[Cell, int]:
    """Return what each free cell leads to as the table says it, for the side that is next."""
    changed = _changed_by(_seen_twice(position.trail))
    codes = {}
    for cell in position.free_cells:
        after = position.play(cell)
        if after.outcome is not None:
            codes[cell] = 0 if after.outcome.winner else DRAWN
        else:
            order = rank(after.trail[-MARKS:])
            state = _state(order, after.ply)
            codes[cell] = changed.get(state, table()[order])
    return codes


@cache
def table() -> bytes:
    """Return the table, which is read from its file once."""
    data = get_data(__package__, "vanishing.bin")
    assert data is not None  # Only a loader that cannot read files returns None.
    return zlib.decompress(data)


def rank(order: bytes) -> int:
    """Return where the table has an order of marks, the cells that hold them, oldest first.

    Shorter orders come first; among others of its length each is a number in base 9.
    """
    found = 0
    for cell in order:
        found = found * CELLS + cell + 1
    return found


def worth(order: bytes) -> int:
    """Return the table's byte for an order of marks: the plies to the end, or a draw."""
    return table()[rank(order)]


def _merit(position: Position, cell: Cell, prospect: Prospect) -> tuple[int, int]:
    """Return how good a move is: its value, then how quick a win, slow a loss, bad a trap it is."""
    if prospect.plies is None:
        after = position.play(cell)
        code = DRAWN if after.outcome else worth(after.trail[-MARKS:])
        return 0, max(code, DRAWN)
    return prospect.value, -prospect.value * prospect.plies


def _prospect(code: int) -> Prospect:
    if code >= DRAWN:
        return Prospect(Value.DRAW)
    return Prospect(Value.WIN if code % 2 else Value.LOSS, code)


def _state(order: int, ply: int) -> State:
    return (order - _BEFORE_FULL) * 2 + ply % 2


def _seen_twice(trail: bytes) -> tuple[State, ...]:
    """Return the states that end the game in a draw if they come again, in their order."""
    times = Counter[tuple[bytes, int]]()
    found = []
    for ply in range(MARKS, len(trail) + 1):
        order = trail[ply - MARKS : ply]
        times[order, ply % 2] += 1
        if times[order, ply % 2] == REPETITIONS - 1:
            found.append(_state(rank(order), ply))
    return tuple(found)


@lru_cache(maxsize=16)
def _changed_by(ended: tuple[State, ...]) -> Mapping[State, int]:
    """Return the plies to the end of each state for which the table is wrong, DRAWN on a draw.

    That is where to come to one that has `ended` is a draw, which can only make draws or longer
    ways of wins and losses.
    """
    if not ended:
        return {}
    # What all but the last few change is where to go on from. With the lowest bit of their number
    # off, that is a few steps from none, and cached where a game is looked at ply by ply.
    changed = {**_changed_by(ended[: len(ended) & len(ended) - 1])}
    codes = memoryview(table())[_BEFORE_FULL:]

    def known(state: State) -> int:
        return changed.get(state, codes[state >> 1])

    def found(state: State) -> int:
        nexts = [known(after) for after in _nexts(state)]
        lost = [plies for plies in nexts if plies < DRAWN and plies % 2 == 0]
        return min(lost) + 1 if lost else min(max(nexts) + 1, DRAWN)

    # From the ends back: what rests on a draw is open, too.
    by_plies: list[list[State]] = [[] for _ in range(DRAWN)]
    for state in ended:
        if known(state) < DRAWN:
            by_plies[known(state)].append(state)
    for plies, states in enumerate(by_plies):
        for state in states:
            changed[state] = DRAWN
            for earlier in _befores(state):
                if plies < known(earlier) < DRAWN and found(earlier) != known(earlier):
                    by_plies[known(earlier)].append(earlier)
    # And again, the shortest ways first, for what is won or lost in another way.
    is_open = {state for states in by_plies for state in states}.difference(ended)
    by_plies = [[] for _ in range(DRAWN + 1)]
    for state in is_open:
        by_plies[found(state)].append(state)
    for plies, states in enumerate(by_plies[:DRAWN]):
        for state in states:
            if state in is_open:
                is_open.remove(state)
                changed[state] = plies
                for earlier in is_open.intersection(_befores(state)):
                    by_plies[found(earlier)].append(earlier)
    return changed


def _nexts(state: State) -> list[State]:
    """Return what follows from each of the three moves."""
    order, turn = divmod(state, 2)
    start = order * CELLS % _FULL
    return [2 * (start + cell) + 1 - turn for cell in _free_cells(order)]


def _befores(state: State) -> list[State]:
    """Return from what a move leads here, whether or not a game leads there."""
    order, turn = divmod(state, 2)
    start = order // CELLS
    return [2 * (start + cell * _FULL // CELLS) + 1 - turn for cell in _free_cells(order)]


def _free_cells(order: int) -> list[int]:
    used, left = 0, order
    for _ in range(MARKS):
        left, cell = divmod(left, CELLS)
        used |= 1 << cell
    return [cell for cell in range(CELLS) if not used >> cell & 1]
