"""Whatever Discord refuses at the start, games are served: at once, or as soon as it lets us in."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.app import open_bot
from bot.transport.time_limits import TimeLimits, Tries
from playground import Message
from playground.faults import Faults
from tests.bot.cards import at, free, start
from tests.bot.conftest import PATIENT, Setup
from tests.bot.operations.checking import checked
from tests.bot.operations.test_health import http_client
from tests.bot.transport.discord_faults import MOMENT
from tests.processes import free_port

A_MINUTE = timedelta(minutes=1)
SHORT_START: TimeLimits = replace(PATIENT, begin=Tries(4 * MOMENT, MOMENT), register=MOMENT)
ALWAYS = 10_000
PAGE = "<!DOCTYPE html><html><title>Attention Required!</title>" + "<p>…</p>" * 200 + "</html>"
"""What an edge before Discord, or a proxy, answers."""

Fault = Callable[[Faults, str, int], None]
FAULTS: dict[str, Fault] = {
    "hangs": lambda faults, route, times: faults.hang(route, times=times),
    "429 for a minute": lambda faults, route, times: faults.rate_limit(
        route, retry_after=A_MINUTE, times=times
    ),
    "503": lambda faults, route, times: faults.server_error(route, status=503, times=times),
    "a page with 403": lambda faults, route, times: faults.respond(
        route, status=403, body=PAGE, times=times
    ),
    "403": lambda faults, route, times: faults.refuse(route, code=50001, times=times),
}
each_fault = pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)


async def begun(setup: Setup) -> Message:
    """A game from before, and commands that Discord holds from an earlier version."""
    async with setup.bot():
        card = (await setup.alice.slash(setup.general, "ttt start")).message
    group = next(each for each in setup.playground.commands if each["name"] == "ttt")
    group["description"] = "An earlier version"
    return card


def has_earlier_commands(setup: Setup) -> bool:
    return "An earlier version" in [each["description"] for each in setup.playground.commands]


@each_fault
@pytest.mark.parametrize("route", ["GET /users/@me", "GET *applications/@me", "GET /gateway/bot"])
async def test_the_bot_gets_in_as_soon_as_discord_lets_it(
    setup: Setup, route: str, fault: Fault, caplog: pytest.LogCaptureFixture
) -> None:
    fault(setup.playground.faults, route, 2)
    async with setup.bot(limits=SHORT_START):
        card = (await setup.alice.slash(setup.general, "ttt start")).message
        assert len(free((await setup.alice.click(*at(card, "b2"))).message)) == 7
    told = [each for each in caplog.messages if each.startswith("Discord does not let us")]
    # A try of 200 ms runs out on a busy machine as well.
    assert len([each for each in told if "register" not in each]) >= 2


def starts_left(setup: Setup, left: object, resets_after: timedelta, shards: int = 1) -> str:
    milliseconds = resets_after // timedelta(milliseconds=1)
    limit = {"total": 1000, "remaining": left, "reset_after": milliseconds, "max_concurrency": 1}
    url = setup.playground.gateway.url
    return json.dumps({"url": url, "shards": shards, "session_start_limit": limit})


@pytest.mark.parametrize(("left", "shards"), [(0, 1), (1, 2)])
async def test_nothing_is_started_while_discord_has_no_start_left(
    setup: Setup, left: int, shards: int, caplog: pytest.LogCaptureFixture
) -> None:
    body = starts_left(setup, left, timedelta(hours=5), shards)
    setup.playground.faults.respond("GET /gateway/bot", status=200, body=body, times=ALWAYS)
    port = free_port()
    settings = replace(setup.settings, health_port=port)
    async with (
        open_bot(settings, rng=Random(1), clock=setup.clock) as bot,
        http_client(port) as get,
    ):
        serving = asyncio.create_task(bot.start(settings.discord_token))
        await setup.playground.until(lambda: bot.starts_at is not None)
        status, health = await get("/healthz")
        assert (status, json.loads(health)["starts_at"]) == (503, "2023-11-15T03:13:20+00:00")
        assert (
            f"no more before 2023-11-15 03:13 UTC, so the bot waits: {left} starts" in caplog.text
        )
        await bot.close()
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
    ok, output = await checked(setup.settings)
    assert not ok
    assert f"{left} of 1,000 starts are left, and a start needs {shards}: the bot waits" in output


async def test_a_start_that_had_to_wait_is_made_once_discord_allows_it(setup: Setup) -> None:
    body = starts_left(setup, 0, MOMENT)
    setup.playground.faults.respond("GET /gateway/bot", status=200, body=body, times=2)
    async with setup.bot(limits=SHORT_START) as bot:
        assert bot.starts_at is None
        assert len(free(await start(setup))) == 9


@pytest.mark.parametrize("left", [None, "many", []])
async def test_a_start_does_not_need_to_know_what_is_left(setup: Setup, left: object) -> None:
    body = starts_left(setup, left, MOMENT)
    setup.playground.faults.respond("GET /gateway/bot", status=200, body=body, times=ALWAYS)
    async with setup.bot(limits=SHORT_START):
        assert len(free(await start(setup))) == 9


@each_fault
@pytest.mark.parametrize("method", ["GET", "PATCH"])
async def test_games_go_on_while_discord_refuses_the_commands(
    setup: Setup, method: str, fault: Fault, caplog: pytest.LogCaptureFixture
) -> None:
    card = await begun(setup)
    fault(setup.playground.faults, f"{method} /applications/*/commands*", ALWAYS)
    async with setup.bot(limits=SHORT_START):
        assert len(free((await setup.alice.click(*at(card, "b2"))).message)) == 7
        assert "Your move ❌" in (await setup.bob.slash(setup.general, "ttt start")).text
        await setup.playground.until(lambda: caplog.text.count("does not let us register") > 1)
        assert has_earlier_commands(setup)
        setup.playground.faults.clear()
        await setup.playground.until(lambda: not has_earlier_commands(setup))


async def test_what_is_wrong_with_the_commands_is_said(
    setup: Setup, caplog: pytest.LogCaptureFixture
) -> None:
    card = await begun(setup)
    setup.playground.faults.refuse("PATCH /applications/*", code=50035, times=1)
    async with setup.bot(limits=SHORT_START):
        assert len(free((await setup.alice.click(*at(card, "b2"))).message)) == 7
        await setup.playground.until(lambda: not has_earlier_commands(setup))
    assert "register commands: 400 Bad Request (error code: 50035)" in caplog.text
