"""The positions that take the engine longest: a list, and how to look for worse ones.

`python -m bench.engine_hardest` climbs: from random positions it moves one mark elsewhere, or
plays on, as long as the proof then visits more positions. `hardest.json` has the hardest from
such climbs, from every 5x5 position of up to six marks and every 4x4 position of up to six, and
from the replies to the thousand hardest of those. Later plies are easier the fuller the board is;
on 5x5-five no proof visits more than a handful of positions.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random

from engine import BOARDS, Position
from engine.book import look_up
from engine.search import Search

HARDEST: Mapping[str, Sequence[str]] = json.loads(
    Path(__file__).with_name("hardest.json").read_text(encoding="ascii")
)
"""By board. The first three of 5x5 have six marks and are in the book, as they took longest."""

PROOF_NODES = 10_000_000


def hardest(board: str) -> tuple[Position, ...]:
    """Return the hardest positions known of a board on offer, none where all are easy."""
    return tuple(Position.parse(text, BOARDS[board]) for text in HARDEST.get(board, ()))


def nodes(position: Position) -> int:
    """Return how many positions the proof visits; none if the book has it or the game is over."""
    if position.outcome or look_up(position):
        return 0
    search = Search(position, PROOF_NODES)
    search.prove()
    return search.nodes


def like(position: Position) -> Iterator[Position]:
    """Yield what follows `position`, and what it is with one mark elsewhere."""
    if position.outcome is None:
        yield from map(position.play, position.free_cells)
    x, o = position.x, position.o
    for free in position.free_cells:
        for cell in range(position.variant.cells):
            there = 1 << free | 1 << cell
            if x >> cell & 1:
                yield Position(position.variant, x ^ there, o)
            elif o >> cell & 1:
                yield Position(position.variant, x, o ^ there)


def climb(position: Position, rng: Random) -> tuple[int, Position]:
    """Go on to a harder position like this one until none of those tried is."""
    most = nodes(position)
    waiting = _shuffled(like(position), rng)
    while waiting:
        after = waiting.pop()
        if (found := nodes(after)) > most:
            most, position = found, after
            waiting = _shuffled(like(position), rng)
    return most, position


def _shuffled(positions: Iterable[Position], rng: Random) -> list[Position]:
    found = list(positions)
    rng.shuffle(found)
    return found


def _random_position(board: str, plies: int, rng: Random) -> Position:
    position = Position.empty(BOARDS[board])
    while position.ply < plies:
        after = position.play(rng.choice(position.free_cells))
        position = Position.empty(BOARDS[board]) if after.outcome else after
    return position


def main() -> None:
    """Climb some hills and print the peaks."""
    parser = argparse.ArgumentParser(prog="python -m bench.engine_hardest", description=__doc__)
    parser.add_argument("--board", choices=["4x4", "5x5", "5x5-five"], default="5x5")
    parser.add_argument("--climbs", type=int, default=20, help="(default: %(default)s)")
    parser.add_argument("--plies", type=int, default=6, help="start after (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rng = Random(chosen.seed)
    for _ in range(chosen.climbs):
        most, position = climb(_random_position(chosen.board, chosen.plies, rng), rng)
        print(f"{most:>8,} positions visited   {' '.join(str(position).split())}", flush=True)


if __name__ == "__main__":
    main()
