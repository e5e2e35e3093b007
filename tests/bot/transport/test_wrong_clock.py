"""A machine whose clock is wrong ends no game: Discord tells the time."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from email.utils import formatdate

import pytest

from bot.service import Clock
from bot.transport.client import OxoClient
from bot.transport.internals import request
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
async def test_a_start_with_a_wrong_clock_ends_no_game(setup: Setup, days: int) -> None:
    right, wrong = Machine(), Machine(days * DAY)
    async with bot_on(setup, right):
        card = await duel(setup)
    async with bot_on(setup, wrong):
        await settled(setup, wrong)
        card = (await setup.alice.click(*at(card, "b2"))).message
        alone = (await setup.carol.slash(setup.general, "ttt start")).message
    # Games that went on and began meanwhile are not closed when the clock is right again.
    async with bot_on(setup, right):
        await settled(setup, right)
        assert len(free((await setup.bob.click(*at(card, "a1"))).message)) == 7
        assert not over(seen(setup.carol, alone))
        assert len(free((await setup.carol.click(*at(alone, "b2"))).message)) == 7


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
        assert len(free((await setup.alice.click(*at(card, "b2"))).message)) == 8


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


ANSWER = "GET /users/@me"


async def answered(setup: Setup, bot: OxoClient, *ahead: int) -> None:
    """Let Discord answer requests of the bot's, each with a `Date` so many seconds ahead."""
    for seconds in ahead:
        date = formatdate(time.time() + seconds, usegmt=True)
        setup.playground.faults.date(ANSWER, date=date)
        await request(bot, *ANSWER.split())


def is_right(bot: OxoClient) -> bool:
    return abs(bot.clock() - time.time()) < 5


@pytest.mark.parametrize(
    "ahead",
    [
        [2 * DAY],
        [-2 * DAY],
        [600],
        [-600],
        [2 * DAY, 0, 2 * DAY, 0, 2 * DAY],
        [2 * DAY, -2 * DAY, 4 * DAY],
    ],
    ids=str,
)
async def test_one_answer_with_a_wrong_date_ends_no_game(setup: Setup, ahead: list[int]) -> None:
    machine = Machine()
    async with bot_on(setup, machine) as bot:
        card = await duel(setup)
        await setup.playground.until(lambda: setup.alice.pings)
        await answered(setup, bot, *ahead)
        await setup.playground.until(lambda: bot.clock.is_confirmed)  # It was asked again.
        await settled(setup, machine)
        assert is_right(bot)
        assert len(free((await setup.alice.click(*at(card, "b2"))).message)) == 8


async def test_answers_without_a_date_are_warned_of_once(
    setup: Setup, caplog: pytest.LogCaptureFixture
) -> None:
    machine = Machine()
    setup.playground.faults.date("*", date="", times=10**9)
    async with bot_on(setup, machine) as bot:
        await settled(setup, machine)
        assert not bot.clock.is_confirmed
        (line,) = (each for each in caplog.messages if "confirms the time" in each)
        assert "no answer" in line
        setup.playground.faults.clear()
        await setup.playground.until(lambda: bot.clock.is_confirmed)


async def ping(setup: Setup, ahead: float = 0.0) -> int:
    """Send what Discord signs so many seconds ahead; return the status of the response."""
    headers = signed_at(setup, round(time.time() + ahead), PING)
    return (await post(setup, PING, headers))[0]


async def test_one_answer_with_a_wrong_date_refuses_no_request(setup: Setup) -> None:
    machine, by_http = Machine(), replace(setup, by_http=True)
    setup.clock.now = int(time.time())
    async with bot_on(by_http, machine) as bot:
        await answered(by_http, bot, -600)
        assert await ping(by_http) == 200


async def test_stale_requests_in_a_row_ask_for_the_time_and_show_in_health(setup: Setup) -> None:
    """Discord's own answers agreed on a wrong time, and nothing else asks it."""
    machine, by_http = Machine(), replace(setup, by_http=True)
    setup.clock.now = int(time.time())
    async with bot_on(by_http, machine) as bot:
        setup.playground.faults.hang("GET /gateway", times=99)
        await answered(by_http, bot, -600, -600)
        assert [await ping(by_http) for _ in range(3)] == [401, 401, 401]
        assert not bot.receives
        setup.playground.faults.clear()
        await setup.playground.until(lambda: is_right(bot))
        assert bot.receives
        assert await ping(by_http) == 200


async def test_what_anybody_may_send_is_no_sign_that_the_clock_is_wrong(setup: Setup) -> None:
    machine, by_http = Machine(), replace(setup, by_http=True)
    setup.clock.now = int(time.time())
    async with bot_on(by_http, machine) as bot:
        headers = signed_at(by_http, round(time.time()) - 900, PING)
        headers["X-Signature-Ed25519"] = "0" * 128
        assert {(await post(by_http, PING, headers))[0] for _ in range(5)} == {401}
        assert bot.receives
