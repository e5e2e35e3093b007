"""`python -m tests.soak --minutes 10`: does the bot's memory stay flat under load?

Players play with a real bot process while its memory and open file descriptors are sampled from
`/proc`. Prints a table; fails if either still grows in the last third of the run.
"""

import asyncio
import os
import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median

from playground import Playground
from tests.crash.players import Crowd
from tests.databases import Maker
from tests.long_runs import run_long
from tests.processes import complaints, ready_process

PLAYERS, SAMPLES, ROWS = 20, 120, 12
PAUSE_SECONDS = 0.1
MEMORY_TOLERANCE, DESCRIPTOR_TOLERANCE = 1.03, 2
"""How much more, by factor and by number, the end of the last third may use than its beginning."""

PAGE_MIB = os.sysconf("SC_PAGE_SIZE") / 2**20
HEADER = " seconds   answers   bot MiB  workers MiB  descriptors"


@dataclass(frozen=True, slots=True)
class Sample:
    """What the bot and its worker processes use at one moment."""

    seconds: float
    answers: int
    bot_mib: float
    workers_mib: float
    descriptors: int

    @classmethod
    def take(cls, pid: int, seconds: float, answers: int) -> "Sample":
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
        workers = sum(resident_mib(int(child)) for child in children)
        descriptors = len(list(Path(f"/proc/{pid}/fd").iterdir()))
        return cls(seconds, answers, resident_mib(pid), workers, descriptors)

    def __str__(self) -> str:
        memory = f"{self.bot_mib:9.1f} {self.workers_mib:12.1f}"
        return f"{self.seconds:8.0f} {self.answers:9,} {memory} {self.descriptors:12}"


def resident_mib(pid: int) -> float:
    return int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]) * PAGE_MIB


def growth(samples: Sequence[Sample]) -> list[str]:
    """Return what still grows in the last third: the caches fill for about seven minutes."""
    sixth = len(samples) // 6
    first, last = samples[4 * sixth : 5 * sixth], samples[5 * sixth :]
    grown = []
    for name in ("bot_mib", "workers_mib"):
        before, after = (median(getattr(each, name) for each in part) for part in (first, last))
        if after > before * MEMORY_TOLERANCE:
            grown.append(f"{name} grew from {before:.1f} to {after:.1f}")
    before, after = (max(each.descriptors for each in part) for part in (first, last))
    if after > before + DESCRIPTOR_TOLERANCE:
        grown.append(f"descriptors grew from {before} to {after}")
    return grown


async def soak(chosen: Namespace, made: Maker, folder: Path) -> list[str]:
    """Play for `minutes`, print samples, and return everything that was wrong."""
    samples, log = list[Sample](), folder / "oxo.log"
    print(HEADER, flush=True)
    async with Playground(port=0) as playground:
        crowd = Crowd(playground, PLAYERS, Random(chosen.seed), pause=PAUSE_SECONDS)
        async with ready_process(playground, made.new().url, log) as process, crowd.playing():
            crowd.switch.on()
            began = time.monotonic()
            for number in range(1, SAMPLES + 1):
                await asyncio.sleep(chosen.minutes * 60 / SAMPLES)
                crowd.check()
                seconds = time.monotonic() - began
                samples.append(Sample.take(process.pid, seconds, crowd.memory.acts["answered"]))
                if number % (SAMPLES // ROWS) == 0:
                    print(samples[-1], flush=True)
            await crowd.switch.drain()
    return growth(samples) + crowd.unanswered + complaints(log)


if __name__ == "__main__":
    sys.exit(run_long("soak", __doc__, soak, {"minutes": 10.0, "seed": 1}))
