"""Load: players in the playground press as fast as they are answered, and the bot is measured."""

import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from playground import Channel, Message, Person, Playground

GUILDS = 40
CLICKS_A_GAME = 4
"""Every bot under load does the same: a start, then so many clicks."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What one run of one bot showed: CPU and REST calls for each interaction, the time until a
    click was answered, and the most memory in use. Times in milliseconds, memory in MiB."""

    cpu: float
    p50: float
    p99: float
    calls: float
    peak_memory: float

    @classmethod
    def median(cls, runs: list["Figures"]) -> "Figures":
        """The median of each figure over several runs."""
        rows = [[getattr(run, name) for name in cls.__slots__] for run in runs]
        return cls(*map(statistics.median, zip(*rows, strict=True)))


@dataclass(frozen=True, slots=True)
class Contender:
    """A bot to measure: how it is run, and the command that starts a game."""

    name: str
    module: str
    command: str


OXO = Contender("Oxo", "bot", "ttt start")
BARE = Contender("bare bot", "bench.bare_bot", "start")


async def measure(contender: Contender, *, players: int, games: int, database: str = "") -> Figures:
    """Let `players` play `games` each at once and return what it cost."""
    with tempfile.TemporaryDirectory() as folder:
        async with Playground(port=0) as playground:
            rooms = [playground.channel("general")]
            for number in range(GUILDS - len(playground.world.guilds)):
                guild = playground.add_guild(f"Server {number}")
                rooms.append(playground.channel("general", guild))
            people = [playground.add_person(f"Player {number}") for number in range(players)]
            url = database or f"sqlite:///{folder}/oxo.db"
            async with started(contender, playground, url) as pid:
                # Two rounds first: caches fill, the interpreter specialises.
                await _round(contender, people, rooms, games=2)
                playground.requests.clear()
                cpu, waits = _cpu_seconds(pid), []
                for _ in range(games):
                    waits += await _round(contender, people, rooms, games=1)
                cpu = _cpu_seconds(pid) - cpu
                answers = [r.interaction_id for r in playground.requests if r.interaction_id]
                return Figures(
                    cpu=1000 * cpu / len(set(answers)),
                    p50=1000 * statistics.median(waits),
                    p99=1000 * statistics.quantiles(waits, n=100)[98],
                    calls=len(answers) / len(set(answers)),
                    peak_memory=_peak_memory(pid),
                )


async def _round(
    contender: Contender, people: list[Person], rooms: list[Channel], games: int
) -> list[float]:
    waits: list[float] = []

    async def play(number: int) -> None:
        rng, room = Random(number), rooms[number % len(rooms)]
        for _ in range(games):
            card = (await people[number].slash(room, contender.command)).message
            for _ in range(CLICKS_A_GAME):
                buttons = _cells(card)
                if not buttons:
                    break
                began = time.perf_counter()
                reply = await people[number].click(card, custom_id=rng.choice(buttons))
                waits.append(time.perf_counter() - began)
                card = reply.message
            if any(button.label == "Resign" for button in card.buttons):
                await people[number].click(card, "Resign")

    await asyncio.gather(*map(play, range(len(people))))
    return waits


def _cells(card: Message) -> list[str]:
    return [
        button.custom_id
        for button in card.buttons
        if button.custom_id
        and not button.disabled
        and (button.custom_id.isdecimal() or button.custom_id.startswith("ttt:"))
    ]


@asynccontextmanager
async def started(
    contender: Contender, playground: Playground, database: str
) -> AsyncIterator[int]:
    """Run a contender in a playground while the context lasts, from when it is ready."""
    environment = {
        **os.environ,
        "DISCORD_TOKEN": playground.bot_token,
        "DISCORD_API_BASE": playground.api_base,
        "DATABASE_URL": database,
        "LOG_LEVEL": "WARNING",
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", contender.module, env=environment
    )
    try:
        await playground.bot_ready()
        await playground.commands_registered()
        yield process.pid
    finally:
        process.terminate()
        await process.wait()


def _cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _peak_memory(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    raise LookupError(pid)
