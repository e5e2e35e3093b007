"""Load: players in the playground press as fast as they are answered, and the bot is measured."""

import asyncio
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, fields
from random import Random
from typing import Any

from bench.contenders import Contender, Running, started
from playground import Channel, Message, Person, Playground

GUILDS = 40
CLICKS_A_GAME = 4
"""A round of any bot is the same: everybody starts a game, and then clicks so often."""

AFTERWARDS = 0.02
"""Seconds for a bot to finish what follows its last answer, which belongs to that answer."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What one run of one bot showed: milliseconds of CPU and REST calls for a move and for a
    start, milliseconds until a click was answered, MiB at the most, seconds from start to ready."""

    cpu: float
    cpu_start: float
    p50: float
    p99: float
    calls: float
    calls_start: float
    memory: float
    ready: float

    @classmethod
    def median(cls, runs: list["Figures"]) -> "Figures":
        """The median of each figure over several runs."""
        names = [each.name for each in fields(cls)]
        return cls(*(statistics.median(getattr(run, name) for run in runs) for name in names))

    @classmethod
    def ratio(cls, runs: list["Figures"], others: list["Figures"]) -> "Figures":
        """The median of the ratios of `runs` to the `others` that ran beside each of them."""
        return cls.median([run._over(other) for run, other in zip(runs, others, strict=True)])

    def _over(self, other: "Figures") -> "Figures":
        names = [each.name for each in fields(self)]
        return Figures(*(getattr(self, name) / getattr(other, name) for name in names))


async def measure(
    contenders: Sequence[tuple[Contender, str]], *, players: int, games: int
) -> list[Figures]:
    """Let `players` play `games` each with every contender, and return what each cost.

    A contender comes with its database, "" for a new file. All of them run at once, but they are
    played with in turn, a game at a time: so whatever else the machine does meets all alike.
    """
    async with AsyncExitStack() as stack:
        crowds = [
            await stack.enter_async_context(crowded(contender, players, database))
            for contender, database in contenders
        ]
        for crowd in crowds:
            # Before it counts, caches fill and the interpreter specialises.
            await crowd.play(max(2, 80 // players))
            crowd.forget()
        for _ in range(games):
            for crowd in crowds:
                await crowd.play(1)
        return [crowd.figures for crowd in crowds]


@asynccontextmanager
async def crowded(
    contender: Contender, players: int, database: str = "", within: tuple[str, ...] = ()
) -> AsyncIterator["Crowd"]:
    """Run a contender in a playground with so many players in 40 servers.

    Without a `database` there is a new file. `within`: see `started`.
    """
    with tempfile.TemporaryDirectory() as folder:
        async with Playground(port=0) as playground:
            channels = [playground.channel("general")]
            for number in range(GUILDS - len(playground.world.guilds)):
                guild = playground.add_guild(f"Server {number}")
                channels.append(playground.channel("general", guild))
            people = [playground.add_person(f"Player {number}") for number in range(players)]
            url = database or f"sqlite:///{folder}/oxo.db"
            async with started(contender, playground, url, within) as bot:
                seats = [
                    Seat(person, channels[number % len(channels)], Random(number))
                    for number, person in enumerate(people)
                ]
                yield Crowd(contender, bot, playground, seats)


@dataclass(slots=True)
class Seat:
    """A player, the room to play in, and the card of the game there."""

    person: Person
    channel: Channel
    rng: Random
    card: Message | None = None
    waits: list[float] = field(default_factory=list)

    async def start(self, command: str) -> int:
        """Start a game; like the others here, return the number of acts that this took."""
        self.card = (await self.person.slash(self.channel, command)).message
        return 1

    async def play(self) -> int:
        """Click free cells until the game is over, or often enough."""
        for clicks in range(CLICKS_A_GAME):
            assert self.card is not None
            if not (cells := _cells(self.card)):
                return clicks
            began = time.perf_counter()
            reply = await self.person.click(self.card, custom_id=self.rng.choice(cells))
            self.waits.append(time.perf_counter() - began)
            self.card = reply.message
        return CLICKS_A_GAME

    async def leave(self) -> int:
        """Resign where there is somebody to resign to."""
        if self.card is None or all(button.label != "Resign" for button in self.card.buttons):
            return 0
        question = await (await self.person.click(self.card, "Resign")).followup()
        await self.person.click(question, "Yes, resign")
        return 2


@dataclass(slots=True)
class Cost:
    """What acts of a kind cost in sum."""

    acts: int = 0
    cpu_seconds: float = 0
    calls: int = 0


@dataclass(slots=True)
class Crowd:
    """Players at one bot, who all do the same thing at once, and what that cost so far."""

    contender: Contender
    bot: Running
    playground: Playground
    seats: list[Seat]
    starting: Cost = field(default_factory=Cost)
    moving: Cost = field(default_factory=Cost)
    leaving: Cost = field(default_factory=Cost)

    def forget(self) -> None:
        """Begin anew to count."""
        self.starting, self.moving, self.leaving = Cost(), Cost(), Cost()
        for seat in self.seats:
            seat.waits.clear()

    async def play(self, games: int) -> None:
        """Play so many games each."""
        for _ in range(games):
            await self._all(lambda seat: seat.start(self.contender.command), self.starting)
            await self._all(Seat.play, self.moving)
            await self._all(Seat.leave, self.leaving)

    @property
    def figures(self) -> Figures:
        """What was measured since the crowd last forgot."""
        starting, moving = self.starting, self.moving
        waits = [wait for seat in self.seats for wait in seat.waits]
        return Figures(
            cpu=1000 * moving.cpu_seconds / moving.acts,
            cpu_start=1000 * starting.cpu_seconds / starting.acts,
            p50=1000 * statistics.median(waits),
            p99=1000 * statistics.quantiles(waits, n=100)[98],
            calls=moving.calls / moving.acts,
            calls_start=starting.calls / starting.acts,
            memory=self.bot.peak_memory,
            ready=self.bot.ready_after,
        )

    async def _all(self, act: Callable[[Seat], Coroutine[Any, Any, int]], cost: Cost) -> None:
        cpu, calls = self.bot.cpu_seconds, self.playground.request_count
        cost.acts += sum(await asyncio.gather(*map(act, self.seats)))
        await asyncio.sleep(AFTERWARDS)
        cost.cpu_seconds += self.bot.cpu_seconds - cpu
        cost.calls += self.playground.request_count - calls


def _cells(card: Message) -> list[str]:
    return [
        button.custom_id
        for button in card.buttons
        if button.custom_id
        and not button.disabled
        and (button.custom_id.isdecimal() or button.custom_id.startswith("ttt:"))
    ]
