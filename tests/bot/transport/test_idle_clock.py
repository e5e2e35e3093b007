"""A jump of the clock is noticed while no game is going on, and not by the first game after it."""

import asyncio
from dataclasses import dataclass, field, replace

from tests.bot.conftest import Clock, Setup


@dataclass
class ObservedClock(Clock):
    """Sets an event when somebody looks at it."""

    seen: asyncio.Event = field(default_factory=asyncio.Event)

    def __call__(self) -> int:
        self.seen.set()
        return self.now


async def test_the_clock_is_looked_at_while_nothing_waits(setup: Setup) -> None:
    clock = ObservedClock()
    async with replace(setup, clock=clock).bot() as bot:
        clock.seen.clear()
        await bot.deadlines.settle()
        async with asyncio.timeout(30):
            await clock.seen.wait()
