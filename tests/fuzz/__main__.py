"""`python -m tests.fuzz --inputs 100000 --seed 1`: the long form of the hostile inputs."""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.fuzz.siege import Outcome, Siege

A_SIEGE = 10_000
"""Inputs to one bot; a long run is several, so that the small Discord need not remember all."""


def main() -> int:
    """Lay siege after siege and print what came of it; 1 if anything gave way."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    total, number, began = Outcome(), 0, time.monotonic()
    while total.inputs < arguments.inputs and not total.wrong:
        with tempfile.TemporaryDirectory() as folder:
            siege = Siege(Path(folder), 1_000 * arguments.seed + number)
            share = min(A_SIEGE, arguments.inputs - total.inputs)
            total += asyncio.run(siege.run(max(share, 400), lives=4))
        number += 1
        print(f"{total.inputs} inputs, {time.monotonic() - began:.0f} s", flush=True)
    print(f"seed {arguments.seed}: {total}")
    for line in total.wrong[:50]:
        print(f"  {line[:600]}")
    return 1 if total.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
