"""`python -m tests.soak --minutes 10`: does the bot's memory stay flat under load?

Players play with a real bot process while its memory and open file descriptors are sampled from
`/proc`. Prints a table; fails if either still grows in the last third of the run.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median

from playground import Playground
from tests.crash.players import Memory, Player, Switch
from tests.databases import KINDS, Database, databases
from tests.processes import complaints, logging_process

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


async def soak(database: Database, log: Path, minutes: float, seed: int) -> list[str]:
    """Play for `minutes`, print samples, and return everything that was wrong."""
    samples, memory, switch = list[Sample](), Memory(), Switch()
    print(HEADER, flush=True)
    async with Playground(port=0) as playground:
        people = [playground.add_person(f"Player {number}") for number in range(PLAYERS)]
        channels = [playground.add_channel(f"room-{number}") for number in range(4)]
        at_play = [
            Player(each, people, channels, memory, switch, Random(seed + n), pause=PAUSE_SECONDS)
            for n, each in enumerate(people)
        ]
        async with logging_process(playground, database.url, log) as process:
            await playground.bot_ready()
            await playground.commands_registered()
            switch.on()
            began = time.monotonic()
            async with asyncio.TaskGroup() as group:
                playing = [group.create_task(player.play()) for player in at_play]
                for number in range(1, SAMPLES + 1):
                    await asyncio.sleep(minutes * 60 / SAMPLES)
                    seconds = time.monotonic() - began
                    samples.append(Sample.take(process.pid, seconds, memory.acts["answered"]))
                    if number % (SAMPLES // ROWS) == 0:
                        print(samples[-1], flush=True)
                await switch.drain()
                for task in playing:
                    task.cancel()
    unanswered = [line for player in at_play for line in player.unanswered]
    return growth(samples) + unanswered + complaints(log)


def main() -> int:
    """Run a soak; return 1 if anything was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", choices=KINDS, default="sqlite")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, databases(chosen.database, Path(folder)) as made:
        log = Path(folder) / "oxo.log"
        wrong = asyncio.run(soak(made.new(), log, chosen.minutes, chosen.seed))
    print("\n".join(wrong[:50]) or "Nothing grows at the end.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
