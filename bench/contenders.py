"""Contenders: the bots to measure, each run as a process of its own in a playground."""

import asyncio
import os
import socket
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path

from playground import Playground


@dataclass(frozen=True, slots=True)
class Contender:
    """A bot to measure: how it is run, and the command that starts a game.

    With `by_http` interactions come by HTTP; to several `processes` in turn, by a balancer.
    """

    name: str
    module: str
    command: str
    by_http: bool = False
    processes: int = 1


OXO = Contender("Oxo", "bot", "ttt start")
OXO_BY_HTTP = Contender("Oxo by HTTP", "bot", "ttt start", by_http=True)
TWO_BY_HTTP = Contender("two by HTTP", "bot", "ttt start", by_http=True, processes=2)
BARE = Contender("bare bot", "bench.bare_bot", "start")
BARE_BY_HTTP = Contender("bare bot by HTTP", "bench.bare_http_bot", "start", by_http=True)
BARE_ON_UVLOOP = Contender("bare bot on uvloop", "bench.bare_bot_on_uvloop", "start")


@dataclass(frozen=True, slots=True)
class Running:
    """A bot that runs and is ready; `ready_after` is how many seconds that took."""

    pids: tuple[int, ...]
    ready_after: float

    @property
    def pid(self) -> int:
        """Its first process, the only one of most."""
        return self.pids[0]

    @property
    def cpu_seconds(self) -> float:
        """The processor's time that it took so far, all its processes and threads together."""
        # The clock of another process, as clock_getcpuclockid(3) makes it. It counts nanoseconds
        # where /proc/PID/stat counts hundredths of a second.
        return sum(time.clock_gettime(~pid << 3 | 2) for pid in self.pids)

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
    arguments = (sys.executable, "-m", *within, contender.module)
    ports = [_free_port() for _ in range(contender.processes)] if contender.by_http else []
    environment = {
        **os.environ,
        "DISCORD_TOKEN": playground.bot_token,
        "DISCORD_API_BASE": playground.api_base,
        "DATABASE_URL": database,
        "LOG_LEVEL": "WARNING",
    }
    began = time.perf_counter()
    settings = [{"INTERACTIONS_PORT": f"{port}"} for port in ports] or [{}]
    processes = [
        await asyncio.create_subprocess_exec(*arguments, env=environment | more)
        for more in settings
    ]
    balancers = []
    if ports:
        entrance = ports[0]
        if len(ports) > 1:
            entrance = _free_port()
            # A process of its own: bench and tests do not import each other.
            listening = [str(port) for port in (entrance, *ports)]
            balancers.append(
                await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "tests.balancer", *listening
                )
            )
        playground.http_interactions.expect(f"http://127.0.0.1:{entrance}/interactions")
    try:
        await playground.bot_ready()
        for port in ports:
            await _listening(port)
        await playground.commands_registered()
        yield Running(tuple(each.pid for each in processes), time.perf_counter() - began)
    finally:
        for process in (*balancers, *processes):
            process.terminate()
            await process.wait()


def _free_port() -> int:
    with closing(socket.socket()) as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


async def _listening(port: int) -> None:
    """Wait until a process listens on a port."""
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return
