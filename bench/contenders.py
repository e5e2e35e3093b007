"""Contenders: the bots to measure, each run as a process of its own in a playground."""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from playground import Playground


@dataclass(frozen=True, slots=True)
class Contender:
    """A bot to measure: how it is run, and the command that starts a game."""

    name: str
    module: str
    command: str


OXO = Contender("Oxo", "bot", "ttt start")
BARE = Contender("bare bot", "bench.bare_bot", "start")
BARE_ON_UVLOOP = Contender("bare bot on uvloop", "bench.bare_bot_on_uvloop", "start")


@dataclass(frozen=True, slots=True)
class Running:
    """A bot that runs and is ready; `ready_after` is how many seconds that took."""

    pid: int
    ready_after: float

    @property
    def cpu_seconds(self) -> float:
        """The processor's time that it took so far, all its threads together."""
        # The clock of another process, as clock_getcpuclockid(3) makes it. It counts nanoseconds
        # where /proc/PID/stat counts hundredths of a second.
        return time.clock_gettime(~self.pid << 3 | 2)

    @property
    def main_thread_seconds(self) -> float:
        """The part of it that its main thread took."""
        spent = Path(f"/proc/{self.pid}/schedstat").read_text(encoding="ascii").split()[0]
        return int(spent) / 1e9

    @property
    def peak_memory(self) -> float:
        """The most memory that it ever held, in MiB."""
        for line in Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8").splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
        raise LookupError(self.pid)


@asynccontextmanager
async def started(
    contender: Contender, playground: Playground, database: str, within: Sequence[str] = ()
) -> AsyncIterator[Running]:
    """Run a contender while the context lasts, from when it has registered its commands.

    `within` are the arguments of another module that runs the contender's.
    """
    environment = {
        **os.environ,
        "DISCORD_TOKEN": playground.bot_token,
        "DISCORD_API_BASE": playground.api_base,
        "DATABASE_URL": database,
        "LOG_LEVEL": "WARNING",
    }
    began = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", *within, contender.module, env=environment
    )
    try:
        await playground.bot_ready()
        await playground.commands_registered()
        yield Running(process.pid, time.perf_counter() - began)
    finally:
        process.terminate()
        await process.wait()
