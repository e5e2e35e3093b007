"""`python -m tests.fuzz --inputs 100000 --seed 1`: the long form of the hostile inputs."""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.databases import KINDS, Maker, databases
from tests.fuzz.siege import Outcome, Siege

A_SIEGE = 10_000
"""Inputs to one bot; a long run is several, so that the small Discord need not remember all."""


def main() -> int:
    """Lay siege after siege and print what came of it; 1 if anything gave way."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", choices=KINDS, default="sqlite")
    arguments = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        databases(arguments.database, Path(folder)) as made,
    ):
        total = besiege(made, arguments.inputs, arguments.seed)
    print(f"{arguments.database}, seed {arguments.seed}: {total}")
    for line in total.wrong[:50]:
        print(f"  {line[:600]}")
    return 1 if total.wrong else 0


def besiege(made: Maker, inputs: int, seed: int) -> Outcome:
    """Lay siege after siege, each to a bot and a database of its own, until something gives way."""
    total, number, began = Outcome(), 0, time.monotonic()
    while total.inputs < inputs and not total.wrong:
        with tempfile.TemporaryDirectory() as folder:
            siege = Siege(Path(folder), made.new(f"siege-{number}"), 1_000 * seed + number)
            share = min(A_SIEGE, inputs - total.inputs)
            total += asyncio.run(siege.run(max(share, 400), lives=4))
        number += 1
        print(f"{total.inputs} inputs, {time.monotonic() - began:.0f} s", flush=True)
    return total


if __name__ == "__main__":
    sys.exit(main())
