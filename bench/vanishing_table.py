"""Write the engine's table for vanishing marks: `python -m bench.vanishing_table` (a second).

Wins and losses are found from the ends of games backwards. For draws it counts how often somebody
who moves at random goes wrong within a few moves.
"""

from __future__ import annotations

import zlib
from collections import Counter
from itertools import permutations
from pathlib import Path

from engine.vanishing import CELLS, DRAWN, MARKS, rank
from engine.variant import BOARDS, winning_lines

TABLE = Path(__file__).parent.parent / "engine" / "vanishing.bin"

LAPSE_MOVES = 4
"""Within how many moves at random going wrong counts."""

MOST = 255 - DRAWN


Order = bytes
"""The cells that hold marks, oldest first; the side to move had the last mark but one."""


def orders() -> list[Order]:
    """Return every order in which up to six of nine cells hold marks."""
    return [
        bytes(order) for marks in range(MARKS + 1) for order in permutations(range(CELLS), marks)
    ]


def nexts(order: Order) -> list[Order]:
    """Return what follows from each move, in the order of the cells."""
    return [(order + bytes((cell,)))[-MARKS:] for cell in range(CELLS) if cell not in order]


def has_line(order: Order, newest: int) -> bool:
    """Return whether every second mark from the `newest` back, 1 or 2, makes a line."""
    held = sum(1 << cell for cell in order[-newest::-2])
    return any(held & line == line for line in winning_lines(BOARDS["vanishing"]))


def solve_all(live: dict[Order, list[Order]], ends: set[Order]) -> dict[Order, int]:
    """Return the plies to the end of every position that is not drawn."""
    before: dict[Order, list[Order]] = {}
    for order, afters in live.items():
        for after in afters:
            before.setdefault(after, []).append(order)
    plies = dict.fromkeys(ends, 0)
    open_moves = {order: len(afters) for order, afters in live.items()}
    level, count = sorted(ends), 0
    while level:
        count += 1
        reached = []
        for after in level:
            for order in before.get(after, ()):
                open_moves[order] -= 1
                if order not in plies and (count % 2 or not open_moves[order]):
                    plies[order] = count
                    reached.append(order)
        level = reached
    return plies


def lapses(live: dict[Order, list[Order]], plies: dict[Order, int]) -> dict[Order, float]:
    """Return, for each drawn position, how likely a random mover goes wrong in LAPSE_MOVES."""
    drawn = [order for order in live if order not in plies]
    found = dict.fromkeys(drawn, 0.0)
    for _ in range(LAPSE_MOVES):
        traps = {
            order: max(found[after] for after in live[order] if after in found) for order in drawn
        }
        found = {
            order: sum(traps.get(after, 1.0) for after in live[order]) / len(live[order])
            for order in drawn
        }
    return found


def make() -> tuple[bytes, dict[Order, int], dict[Order, list[Order]]]:
    """Return the table, the plies of the positions that are not drawn, and what follows each."""
    every = orders()
    possible = [order for order in every if not has_line(order, 2)]
    ends = {order for order in possible if has_line(order, 1)}
    live = {order: nexts(order) for order in possible if order not in ends}
    plies = solve_all(live, ends)
    codes = plies | {
        order: DRAWN + round(MOST * chance) for order, chance in lapses(live, plies).items()
    }
    table = bytearray(rank(bytes([CELLS - 1] * MARKS)) + 1)
    for order, code in codes.items():
        table[rank(order)] = code
    return bytes(table), plies, live


def main() -> None:
    """Write the table and print what is in it."""
    table, plies, live = make()
    TABLE.write_bytes(zlib.compress(table, 9))
    values = Counter(
        "drawn" if n is None else "won" if n % 2 else "lost" for n in map(plies.get, live)
    )
    positions = len(live) + sum(n == 0 for n in plies.values())
    print(f"{positions:,} positions, {len(live):,} of them without a row: {dict(values)}")
    print(f"longest win {max(plies.values())} plies; {TABLE.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
