"""How fast the engine is: `python -m bench.engine_bench`.

A perfect 3x3 move beside other solvers in the same run, as ratios; then the time to think of a
move on every board on offer, over positions of every ply and over the hardest known. The other
solvers come with `pip install open_spiel easyAI`; those that are missing are left out.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from datetime import timedelta
from functools import partial
from heapq import nlargest
from random import Random
from tempfile import TemporaryDirectory

from bench.engine_book import positions
from bench.engine_hardest import HARDEST, hardest
from bench.engine_rivals import installed
from bench.machine import processor
from engine import (
    BOARDS,
    Level,
    Position,
    Variant,
    best_cells,
    choose_cell,
    parse_moves,
    puzzle_of,
    solve,
    warm_up,
)
from engine.lanes import lanes
from engine.puzzles import FIRST_DAY

OPENINGS = {"empty": "", "corner": "a1", "edge": "b1", "centre": "b2"}

ENOUGH_SECONDS = 0.2
"""A quick solver is run for so long, a slow one once."""

SLOWEST = 20
"""So many positions of each board are timed again."""


def seconds_a_call(call: Callable[[], object]) -> float:
    """Return the CPU seconds that one call takes: the least over a few rounds."""
    calls, spent = 1, _cpu_seconds(call, 1)
    while spent < ENOUGH_SECONDS:
        calls *= 4
        spent = _cpu_seconds(call, calls)
    rounds = [spent] if calls == 1 else [spent, *(_cpu_seconds(call, calls) for _ in range(2))]
    return min(rounds) / calls


def _cpu_seconds(call: Callable[[], object], calls: int) -> float:
    start = time.process_time()
    for _ in range(calls):
        call()
    return time.process_time() - start


def compare_on_three_by_three() -> None:
    """Print the time of a perfect move by each solver, and how many times ours it is."""
    variant = BOARDS["3x3"]
    start = time.process_time()
    warm_up()
    print(f"filling the tables of 3x3 and misère: {time.process_time() - start:.3f} s, once\n")
    print(f"{'a perfect move on 3x3':24}" + "".join(f"{name:>20}" for name in OPENINGS))
    games = {name: parse_moves(moves, variant) for name, moves in OPENINGS.items()}
    ours = {
        name: seconds_a_call(partial(best_cells, Position.after(variant, moves)))
        for name, moves in games.items()
    }
    print(f"{'Oxo':24}" + "".join(f"{ours[name] * 1e6:>17.2f} µs" for name in games))
    for rival, prepare in installed():
        row = f"{rival:24}"
        for name, moves in games.items():
            taken = seconds_a_call(prepare(moves))
            row += f"{taken * 1e6:>9,.0f} µs{taken / ours[name]:>8,.0f}x"
        print(row, flush=True)


def random_positions(variant: Variant, each_ply: int, rng: Random) -> Iterable[Position]:
    """Yield so many random unfinished positions of every ply that has them."""
    for ply in range(variant.cells):
        found = tries = 0
        while found < each_ply and tries < 50 * each_ply:
            tries += 1
            position = Position.empty(variant)
            while position.ply < ply and position.outcome is None:
                position = position.play(rng.choice(position.free_cells))
            if position.outcome is None:
                found += 1
                yield position


def time_to_think(name: str, found: Iterable[Position]) -> None:
    """Print median and worst time to choose a cell over some positions, as a game does.

    The slowest are timed again, as something else may have slowed them.
    """
    times = [(_thinking_seconds(position), position) for position in found]
    median = statistics.median(seconds for seconds, _ in times)
    slowest = nlargest(SLOWEST, times, key=lambda timed: timed[0])
    again = [
        (min(first, *(_thinking_seconds(position) for _ in range(4))), position)
        for first, position in slowest
    ]
    worst, where = max(again, key=lambda timed: timed[0])
    at = " ".join(str(where).split())
    print(f"{name:24}{len(times):>10,}{median * 1e3:>12.3f}{worst * 1e3:>12.3f}   {at}", flush=True)


def time_to_make_puzzles(days: int) -> None:
    """Print how long the puzzles of so many days take to make, together and at worst."""
    made = [
        _cpu_seconds(partial(puzzle_of, FIRST_DAY + timedelta(days=at)), 1) for at in range(days)
    ]
    print(f"\n{days} puzzles: {sum(made):.1f} s, at worst {max(made) * 1e3:.0f} ms")


def _thinking_seconds(position: Position) -> float:
    return _cpu_seconds(partial(choose_cell, position, Level.UNBEATABLE, Random(0)), 1)


def import_milliseconds() -> float:
    """Return the CPU time of `import engine` in a fresh interpreter, the least of several.

    From the second run on the bytecode is cached, as it is for users.
    """
    script = (
        "import time; start = time.process_time(); import engine; "
        "print((time.process_time() - start) * 1e3)"
    )
    command = [sys.executable, "-c", script]
    with TemporaryDirectory() as cache:
        environment = dict(os.environ) | {"PYTHONPYCACHEPREFIX": cache}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        return min(
            float(subprocess.run(command, capture_output=True, check=True, env=environment).stdout)
            for _ in range(16)
        )


def _make_once(variant: Variant) -> None:
    """Make what a board's first move makes: its table, or its lanes and the book."""
    lanes(variant)
    solve(Position.empty(variant))


def main() -> None:
    """Run the whole benchmark."""
    parser = argparse.ArgumentParser(prog="python -m bench.engine_bench", description=__doc__)
    parser.add_argument(
        "--each-ply", type=int, default=200, help="positions of every ply (default: %(default)s)"
    )
    parser.add_argument(
        "--all", type=int, metavar="PLIES", help="also every 5x5 position up to so many plies"
    )
    chosen = parser.parse_args()
    print(f"{processor()}, Python {platform.python_version()}; CPU time\n")
    print(f"import engine: {import_milliseconds():.1f} ms")
    compare_on_three_by_three()
    print(f"\n{'time to think':24}{'positions':>10}{'median ms':>12}{'worst ms':>12}   worst at")
    for name, variant in BOARDS.items():
        _make_once(variant)
        time_to_think(name, random_positions(variant, chosen.each_ply, Random(12)))
    for name in HARDEST:
        time_to_think(f"{name}, hardest known", hardest(name))
    time_to_make_puzzles(366)
    if chosen.all is not None:
        for ply, level in enumerate(positions(chosen.all)):
            time_to_think(f"5x5, all after {ply} plies", level)


if __name__ == "__main__":
    main()
