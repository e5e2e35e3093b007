"""`python -m tests.fuzz --inputs 100000 --seed 1`: the long form of the fuzz test."""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.databases import KINDS, Maker, databases
from tests.fuzz.fuzz_run import FuzzRun, Tally
from tests.processes import DISCORD_WAITS

INPUTS_PER_RUN = 10_000
"""Inputs to one bot; a long run uses several, as the playground keeps everything in memory."""


def main() -> int:
    """Run it and print the tally; 1 if anything was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", choices=KINDS, default="sqlite")
    arguments = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        databases(arguments.database, Path(folder)) as made,
    ):
        total = fuzz(made, arguments.inputs, arguments.seed)
    print(f"{arguments.database}, seed {arguments.seed}: {total}")
    for line in total.wrong[:50]:
        print(f"  {line[:600]}")
    return 1 if total.wrong else 0


def fuzz(made: Maker, inputs: int, seed: int) -> Tally:
    """Repeat runs, each with a bot and a database of its own, until something is wrong."""
    total, number, began = Tally(), 0, time.monotonic()
    while total.inputs < inputs and not total.wrong:
        with tempfile.TemporaryDirectory() as folder:
            database = made.new(f"run-{number}")
            run = FuzzRun(Path(folder), database, 1_000 * seed + number, DISCORD_WAITS)
            share = min(INPUTS_PER_RUN, inputs - total.inputs)
            total += asyncio.run(run.run(max(share, 400), runs=4))
        number += 1
        print(f"{total.inputs} inputs, {time.monotonic() - began:.0f} s", flush=True)
    return total


if __name__ == "__main__":
    sys.exit(main())
