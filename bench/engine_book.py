"""Write the engine's opening book: `python -m bench.engine_book` (half an hour on two cores).

The book holds the 5x5 positions of at most six marks whose value takes long to prove, and all of
at most two marks, one of every eight that turn or mirror into another. For each it has the best
cells as a search with far more time chooses them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from multiprocessing import Pool
from pathlib import Path

from engine.board import Position
from engine.book import MOST_PLIES, VARIANT, Key, canonical, encoded
from engine.search import Search
from engine.values import Verdict

OPENINGS = Path(__file__).parent.parent / "engine" / "openings.bin"

COSTLY_NODES = 8_000
"""A position whose proof visits more positions than this belongs into the book."""

ALWAYS_PLIES = 2
"""Up to this ply, every position does."""

TIE_BREAK_NODES = {True: 1_000_000, False: 100_000}
"""How many positions to visit to choose among equal moves: within ALWAYS_PLIES, and later."""

PROOF_NODES = 10_000_000


def positions(plies: int) -> Iterable[list[Position]]:
    """Yield, ply by ply, one of every eight like positions."""
    level: set[Key] = {(0, 0)}
    for ply in range(plies + 1):
        found = [Position(VARIANT, x, o) for x, o in sorted(level)]
        yield found
        level = set()
        for position in found if ply < plies else ():
            for after in map(position.play, position.free_cells):
                level.add(canonical(after.x, after.o, VARIANT)[0])


def studied(position: Position) -> Verdict | None:
    """Return the verdict on `position` if it belongs into the book."""
    early = position.ply <= ALWAYS_PLIES
    search = Search(position, PROOF_NODES, TIE_BREAK_NODES[early])
    search.prove()
    if search.nodes <= COSTLY_NODES and not early:
        return None
    return search.solve()


def main() -> None:
    """Study all positions and write the book."""
    parser = argparse.ArgumentParser(prog="python -m bench.engine_book", description=__doc__)
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: %(default)s)")
    jobs = parser.parse_args().jobs
    book: dict[Key, Verdict] = {}
    with Pool(jobs) as pool:
        for ply, level in enumerate(positions(MOST_PLIES)):
            for position, verdict in zip(level, pool.imap(studied, level, 16), strict=True):
                if verdict is not None:
                    book[position.x, position.o] = verdict
            print(f"{ply} marks: {len(level)} positions, {len(book)} entries so far", flush=True)
    OPENINGS.write_bytes(encoded(book))
    print(f"{len(book)} entries, {OPENINGS.stat().st_size} bytes")


if __name__ == "__main__":
    main()
