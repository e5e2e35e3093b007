"""A machine whose clock is wrong ends no game: it is held against Discord's time."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace

import pytest

from bot.service import Clock
from bot.transport.client import OxoClient
from bot.transport.time_limits import TimeLimits
from tests.bot.cards import at, duel, free, over, seen
from tests.bot.conftest import Setup
from tests.bot.transport.discord_faults import MOMENT
from tests.bot.transport.raw_requests import PING, post, signed_at

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

    def clock(self) -> Clock:
        return Clock(self.wall, time.monotonic)


@asynccontextmanager
async def bot_on(setup: Setup, machine: Machine) -> AsyncIterator[OxoClient]:
    async with setup.bot(limits=LOOKS_OFTEN, clock=machine.clock()) as bot:
        yield bot


async def settled(setup: Setup, machine: Machine) -> None:
    """Wait until the loop of deadlines has looked a few times at what is due."""
    looks = machine.looks
    await setup.playground.until(lambda: machine.looks > looks + 8)


@pytest.mark.parametrize("days", [10, -10])
async def test_a_start_waits_until_the_clock_is_right(
    setup: Setup, days: int, caplog: pytest.LogCaptureFixture
) -> None:
    machine = Machine(days * DAY)
    async with asyncio.TaskGroup() as group:
        setting = group.create_task(_set_right(setup, machine))
        async with bot_on(setup, machine) as bot:
            assert setting.done()
            assert bot.clock.is_confirmed
            card = await duel(setup)
            await settled(setup, machine)
            assert len(free((await setup.alice.click(*at(card, "b2"))).message)) == 8
    assert caplog.text.count("the start waits until this machine's clock is right") == 1


async def _set_right(setup: Setup, machine: Machine) -> None:
    asked = setup.playground.requests
    await setup.playground.until(lambda: [each.path for each in asked].count("/gateway") > 2)
    assert not setup.playground.gateway.sessions
    machine.ahead = 0.0


async def test_a_request_with_an_old_timestamp_is_refused_and_said_once(
    setup: Setup, caplog: pytest.LogCaptureFixture
) -> None:
    by_http = replace(setup, by_http=True)
    setup.clock.now = int(time.time())
    async with bot_on(by_http, Machine()):
        for ahead in (-600, -600, 600):
            headers = signed_at(by_http, round(time.time()) + ahead, PING)
            assert (await post(by_http, PING, headers))[0] == 401
        headers = signed_at(by_http, round(time.time()), PING)
        assert (await post(by_http, PING, headers))[0] == 200
    assert caplog.text.count("a request was refused: it is") == 1


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


async def test_answers_without_a_date_are_warned_of_once(
    setup: Setup, caplog: pytest.LogCaptureFixture
) -> None:
    machine = Machine()
    setup.playground.faults.date("*", date="", times=10**9)
    async with bot_on(setup, machine) as bot:
        await settled(setup, machine)
        assert not bot.clock.is_confirmed
        (line,) = (each for each in caplog.messages if "what is due waits" in each)
        assert "no Date" in line
        setup.playground.faults.clear()
        await setup.playground.until(lambda: bot.clock.is_confirmed)
