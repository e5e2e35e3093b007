"""A machine whose clock is wrong ends no game: Discord tells the time."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest

from bot.service import SteadyClock
from bot.transport.client import OxoClient
from bot.transport.time_limits import TimeLimits
from tests.bot.cards import duel, free, over, seen
from tests.bot.conftest import Setup
from tests.bot.transport.discord_faults import MOMENT

DAY = 86_400
LOOKS_OFTEN = TimeLimits(deadline_sleep=MOMENT)


@dataclass
class Machine:
    """This machine, but its clock is `ahead` seconds ahead; it was up long enough for anything."""

    ahead: float = 0.0
    looks: int = field(default=0)

    def wall(self) -> float:
        self.looks += 1
        return time.time() + self.ahead

    def clock(self) -> SteadyClock:
        return SteadyClock(self.wall, time.monotonic)


@asynccontextmanager
async def bot_on(setup: Setup, machine: Machine) -> AsyncIterator[OxoClient]:
    async with setup.bot(limits=LOOKS_OFTEN, clock=machine.clock()) as bot:
        yield bot


async def settled(setup: Setup, machine: Machine) -> None:
    """Wait until the loop of deadlines has looked a few times at what is due."""
    looks = machine.looks
    await setup.playground.until(lambda: machine.looks > looks + 8)


@pytest.mark.parametrize("days", [10, -10])
async def test_a_start_with_a_wrong_clock_ends_no_game(setup: Setup, days: int) -> None:
    right, wrong = Machine(), Machine(days * DAY)
    async with bot_on(setup, right):
        card = await duel(setup)
    async with bot_on(setup, wrong):
        await settled(setup, wrong)
        card = (await setup.alice.click(card, "b2")).message
        alone = (await setup.carol.slash(setup.general, "ttt start")).message
    # Games that went on and began meanwhile are not closed when the clock is right again.
    async with bot_on(setup, right):
        await settled(setup, right)
        assert len(free((await setup.bob.click(card, "a1")).message)) == 7
        assert not over(seen(setup.carol, alone))
        assert len(free((await setup.carol.click(alone, "b2")).message)) == 7


async def test_a_jump_while_the_bot_runs_is_held_against_discords_time(setup: Setup) -> None:
    machine = Machine()
    async with bot_on(setup, machine):
        card = await duel(setup)
        await setup.playground.until(lambda: setup.alice.pings)
        await settled(setup, machine)  # What is asked then is asked for the time.
        requests = setup.playground.requests
        machine.ahead = 10 * DAY
        await setup.playground.until(lambda: "/gateway" in [each.path for each in requests])
        await settled(setup, machine)
        assert len(free((await setup.alice.click(card, "b2")).message)) == 8


async def test_nothing_that_is_due_is_done_before_discord_tells_the_time(setup: Setup) -> None:
    machine = Machine()
    async with bot_on(setup, machine):
        card = await duel(setup)
        await setup.playground.until(lambda: setup.alice.pings)
        await settled(setup, machine)
        setup.playground.faults.hang("GET /gateway", times=99)
        machine.ahead = 10 * DAY
        await setup.playground.until(lambda: setup.playground.faults.hanging)
        await settled(setup, machine)
        assert not over(seen(setup.alice, card))
        setup.playground.faults.clear()
