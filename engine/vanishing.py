"""Perfect play where marks vanish, from a table of every position.

`vanishing.bin` holds a byte for each order in which up to six cells can hold marks, written by
`python -m bench.vanishing_table`; the tests prove it again. Whose marks they are follows from whose
turn it is. A position that came twice already ends the game if it comes again: where that happens,
the games that could lead there are worked out anew.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterable, Mapping
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


@lru_cache(maxsize=16)  # A hint asks three times for what repetitions make long.
def _codes_after(position: Position) -> Mapping[Cell, int]:
    """Return what each free cell leads to as the table says it, for the side that is next."""
    afters = {cell: position.play(cell) for cell in position.free_cells}
    if ended := _twice_seen(position.trail):
        live = [after for after in afters.values() if after.outcome is None]
        plies = _plies_apart_from(ended, [_state(after.trail) for after in live])
    codes = {}
    for cell, after in afters.items():
        if after.outcome is not None:
            codes[cell] = 0 if after.outcome.winner else DRAWN
        else:
            codes[cell] = plies[_state(after.trail)] if ended else worth(after.trail[-MARKS:])
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


def _state(trail: bytes) -> State:
    return (rank(trail[-MARKS:]) - _BEFORE_FULL) * 2 + len(trail) % 2


def _twice_seen(trail: bytes) -> set[State]:
    """Return the states that end the game in a draw if they come again."""
    times = Counter((trail[ply - MARKS : ply], ply % 2) for ply in range(MARKS, len(trail) + 1))
    return {
        (rank(order) - _BEFORE_FULL) * 2 + turn
        for (order, turn), count in times.items()
        if count == REPETITIONS - 1
    }


def _plies_apart_from(ended: set[State], states: Iterable[State]) -> dict[State, int]:
    """Return the plies to the end of each state, where to come to one that has `ended` is a draw.

    On a draw that is DRAWN. A draw more can only make draws of wins and losses, so of the states
    that the table gives to one side, only moves that keep them so are followed. From their ends
    back, each state is won as soon as one move leads to a loss, and lost as soon as all lead to
    wins.
    """
    codes = memoryview(table())[_BEFORE_FULL:]
    plies: dict[State, int] = {}
    before: dict[State, list[State]] = {}
    open_moves: dict[State, int] = {}
    waiting, level = list(states), []
    while waiting:
        state = waiting.pop()
        if state in plies:
            continue
        plies[state] = DRAWN
        code = codes[state >> 1]
        if code == 0:
            plies[state] = 0
            level.append(state)
        elif code < DRAWN and state not in ended:
            nexts = _nexts(state)
            open_moves[state] = len(nexts)
            for after in nexts:
                reply = codes[after >> 1]
                if code % 2 == 0 or (reply < DRAWN and reply % 2 == 0):
                    before.setdefault(after, []).append(state)
                    waiting.append(after)
    count = 0
    while level:
        count += 1
        reached = []
        for state in level:
            for earlier in before.get(state, ()):
                open_moves[earlier] -= 1
                if plies[earlier] == DRAWN and (count % 2 or not open_moves[earlier]):
                    plies[earlier] = count
                    reached.append(earlier)
        level = reached
    return plies


def _nexts(state: State) -> list[State]:
    """Return what follows from each of the three moves."""
    order, turn = divmod(state, 2)
    used, left = 0, order
    for _ in range(MARKS):
        left, cell = divmod(left, CELLS)
        used |= 1 << cell
    start = order * CELLS % _FULL
    return [2 * (start + cell) + 1 - turn for cell in range(CELLS) if not used >> cell & 1]
