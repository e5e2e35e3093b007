"""`python -m tests.fuzz --inputs 100000 --seed 1`: the long form of the fuzz test."""

import sys
import time
from argparse import Namespace
from pathlib import Path

from tests.databases import Maker
from tests.fuzz.fuzz_run import FuzzRun, Tally
from tests.long_runs import run_long
from tests.processes import DISCORD_WAITS

INPUTS_PER_RUN = 10_000
"""Inputs to one bot; a long run uses several, as the playground keeps everything in memory."""


async def fuzz(chosen: Namespace, made: Maker, folder: Path) -> list[str]:
    """Repeat runs, each with a bot and a database of its own, until something is wrong."""
    total, number, began = Tally(), 0, time.monotonic()
    while total.inputs < chosen.inputs and not total.wrong:
        database, log = made.new(f"run-{number}"), folder / f"run-{number}"
        log.mkdir()
        run = FuzzRun(log, database, 1_000 * chosen.seed + number, DISCORD_WAITS)
        share = min(INPUTS_PER_RUN, chosen.inputs - total.inputs)
        total += await run.run(max(share, 400), runs=4)
        number += 1
        print(f"{total.inputs} inputs, {time.monotonic() - began:.0f} s", flush=True)
    print(total)
    return total.wrong


if __name__ == "__main__":
    sys.exit(run_long("fuzz", __doc__, fuzz, {"inputs": 100_000, "seed": 1}))
