"""Health and metrics: what monitoring reads, also while something is wrong."""

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import aiohttp
import pytest

import bot
from bot.app import open_bot
from bot.service import Clock
from bot.transport.time_limits import Tries
from tests.bot.cards import free
from tests.bot.conftest import PATIENT, Setup
from tests.bot.database_file import full_disk, locked
from tests.postgres_server import Server
from tests.processes import free_port, logging_process, needs_proc

Get = Callable[[str], Awaitable[tuple[int, str]]]

METRICS = {
    'oxo_interactions_total{kind="command",result="answered"}': 1,
    'oxo_interactions_total{kind="component",result="answered"}': 1,
    'oxo_interactions_total{kind="component",result="refused"}': 1,
    'oxo_answer_seconds_count{kind="command"}': 1,
    'oxo_answer_seconds_count{kind="component"}': 2,
    'oxo_answer_seconds_bucket{kind="component",le="3.0"}': 2,
    'oxo_gateway_disconnects_total{shard="0"}': 1,
}
"""What two clicks on a new board, one of them out of turn, and a lost connection add."""


@asynccontextmanager
async def http_client(port: int, host: str = "127.0.0.1") -> AsyncIterator[Get]:
    """Give a function from a path to the status and text of the answer."""
    async with aiohttp.ClientSession(f"http://{host}:{port}") as session:

        async def get(path: str) -> tuple[int, str]:
            async with session.get(path) as response:
                return response.status, await response.text()

        yield get


@asynccontextmanager
async def monitored_bot(setup: Setup) -> AsyncIterator[Get]:
    """Run the bot until it is ready, and give access to its health server."""
    port = free_port()
    settings = replace(setup.settings, health_port=port)
    async with (
        open_bot(settings, rng=Random(1), clock=setup.clock) as running,
        http_client(port) as get,
    ):
        assert await unhealthy(get) == {"ready"}  # Not connected yet.
        serving = asyncio.create_task(running.start(settings.discord_token))
        await setup.playground.bot_ready()
        await running.wait_until_ready()
        assert await unhealthy(get) == set()
        yield get
        await running.close()
        await serving


async def unhealthy(get: Get) -> set[str]:
    """What is wrong, by the status and the JSON of `/healthz`."""
    status, text = await get("/healthz")
    report = json.loads(text)
    wrong = {name for name in ("ready", "store") if not report[name]}
    assert status == (503 if wrong else 200)
    return wrong


async def until_unhealthy(get: Get, wrong: set[str]) -> None:
    async with asyncio.timeout(60):
        while await unhealthy(get) != wrong:  # noqa: ASYNC110 - an HTTP server sends no event.
            await asyncio.sleep(0.02)


async def test_health_fails_while_the_gateway_is_away(setup: Setup) -> None:
    async with monitored_bot(setup) as get:
        metrics = read((await get("/metrics"))[1])
        assert (metrics["oxo_ready"], metrics["oxo_store_ready"]) == (1, 1)
        assert metrics["oxo_servers"] == len(setup.playground.world.guilds)
        (versions,) = (name for name in metrics if name.startswith("oxo_info"))
        assert f'version="{bot.__version__}"' in versions
        setup.playground.faults.refuse_gateway(times=1)
        setup.playground.faults.cut_gateway()
        await until_unhealthy(get, {"ready"})
        assert read((await get("/metrics"))[1])["oxo_ready"] == 0
        await until_unhealthy(get, set())


async def test_health_without_a_gateway_is_an_open_entrance(setup: Setup) -> None:
    by_http = replace(setup, by_http=True)
    settings = replace(by_http.settings, health_port=(port := free_port()))
    async with (
        open_bot(settings, rng=Random(1), clock=setup.clock) as running,
        http_client(port) as get,
    ):
        assert await unhealthy(get) == {"ready"}  # Not listening yet.
        serving = asyncio.create_task(running.start(settings.discord_token))
        await setup.playground.until(lambda: running.receives)
        assert await unhealthy(get) == set()
        metrics = read((await get("/metrics"))[1])
        assert (metrics["oxo_ready"], metrics["oxo_live_games"]) == (1, 0)
        assert metrics["oxo_servers"] == len(setup.playground.world.guilds)
        with locked(setup.database):
            await until_unhealthy(get, {"store"})
        await running.close()
        await serving


async def test_one_value_serves_both_families_of_addresses(setup: Setup) -> None:
    ports = (free_port(), free_port())
    health, interactions = ports
    everywhere = replace(setup.settings, health_host="*", interactions_host="*")
    settings = replace(everywhere, health_port=health, interactions_port=interactions)
    async with open_bot(settings, rng=Random(1), clock=setup.clock) as running:
        serving = asyncio.create_task(running.start(settings.discord_token))
        await setup.playground.until(lambda: running.receives)
        for host in ("127.0.0.1", "::1"):
            for port in ports:
                _, writer = await asyncio.open_connection(host, port)
                writer.close()
        await running.close()
        await serving


@pytest.mark.parametrize("by_http", [False, True])
async def test_health_says_why_the_commands_are_not_registered(setup: Setup) -> None:
    settings = replace(setup.settings, health_port=(port := free_port()))
    limits = replace(PATIENT, begin=Tries(timedelta(minutes=1), timedelta(milliseconds=20)))
    setup.playground.faults.refuse("POST /applications/*/commands", code=50240, times=10**9)
    async with (
        open_bot(settings, rng=Random(1), clock=setup.clock, limits=limits) as running,
        http_client(port) as get,
    ):
        serving = asyncio.create_task(running.start(settings.discord_token))

        async def until_registered(expected: bool) -> str | None:
            async with asyncio.timeout(30):
                while True:
                    metrics = read((await get("/metrics"))[1])
                    problem: str | None = json.loads((await get("/healthz"))[1])["commands_problem"]
                    is_told = problem is None or "50240" in problem
                    if is_told and metrics["oxo_commands_registered"] == expected:
                        return problem
                    await asyncio.sleep(0.02)

        assert "Entry Point" in str(await until_registered(expected=False))
        setup.playground.faults.clear()
        assert await until_registered(expected=True) is None
        await running.close()
        await serving


async def test_health_says_that_a_start_waits_for_the_clock(setup: Setup) -> None:
    settings = replace(setup.settings, health_port=(port := free_port()))
    wrong = Clock(lambda: time.time() + 864_000, time.monotonic)
    async with (
        open_bot(settings, rng=Random(1), clock=wrong) as running,
        http_client(port) as get,
    ):
        serving = asyncio.create_task(running.start(settings.discord_token))
        await setup.playground.until(lambda: wrong.problem)
        assert await unhealthy(get) == {"ready"}
        report = json.loads((await get("/healthz"))[1])
        assert not report["time_confirmed"]
        assert "s ahead of Discord's" in report["time_problem"]
        serving.cancel()


async def test_metrics_show_how_far_the_clock_is_from_discords(setup: Setup) -> None:
    setup.clock.seconds_ahead = 864_000.0
    async with monitored_bot(setup) as get:
        assert "oxo_clock_offset_seconds 864000.0" in (await get("/metrics"))[1]


async def test_health_fails_while_the_disk_is_full(setup: Setup, tmp_path: Path) -> None:
    port = free_port()
    url = f"sqlite:///{setup.database}"
    log = tmp_path / "oxo.log"
    async with (
        logging_process(setup.playground, url, log, HEALTH_PORT=str(port)) as process,
        http_client(port) as get,
    ):
        await setup.playground.bot_ready()
        await until_unhealthy(get, set())
        with full_disk(process.pid):
            await until_unhealthy(get, {"store"})
            assert read((await get("/metrics"))[1])["oxo_store_ready"] == 0
        await until_unhealthy(get, set())


async def test_the_watchdog_ends_what_stays_unwell(setup: Setup, tmp_path: Path) -> None:
    url, log, port = f"sqlite:///{setup.database}", tmp_path / "oxo.log", free_port()
    settings = {"WATCHDOG_SECONDS": "1", "HEALTH_PORT": str(port)}
    async with (
        logging_process(setup.playground, url, log, **settings) as process,
        http_client(port) as get,
    ):
        await setup.playground.bot_ready()
        while "from now on it ends after 1 s unwell" not in log.read_text():
            await until_unhealthy(get, set())
        with locked(setup.database):
            assert await process.wait() == 1
    assert "Timeout (0:00:01)!" in log.read_text()  # With where each thread stood.


@needs_proc  # Only Linux has every address that begins with 127 without further setup.
async def test_health_is_served_at_its_host_alone(setup: Setup) -> None:
    port = free_port()
    settings = replace(setup.settings, health_port=port, health_host="127.0.0.2")
    async with open_bot(settings, rng=Random(1), clock=setup.clock):
        async with http_client(port, "127.0.0.2") as get:
            assert await unhealthy(get) == {"ready"}
        async with http_client(port) as get:
            with pytest.raises(aiohttp.ClientConnectorError):
                await get("/healthz")


@pytest.mark.postgres
async def test_health_fails_while_the_database_server_is_down(
    postgres_setup: Setup, postgres: Server
) -> None:
    async with monitored_bot(postgres_setup) as get:
        await asyncio.to_thread(postgres.stop)
        try:
            await until_unhealthy(get, {"store"})
            status, text = await get("/metrics")
            assert status == 200
            assert "oxo_live_games NaN" in text
        finally:
            await asyncio.to_thread(postgres.start)
        await until_unhealthy(get, set())


def read(text: str) -> dict[str, float]:
    """Read Prometheus's text format."""
    lines = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}


async def test_metrics_count_what_happens(setup: Setup) -> None:
    async with monitored_bot(setup) as get:
        before = read((await get("/metrics"))[1])
        card = (await setup.alice.slash(setup.general, "ttt start")).message
        await setup.alice.click(card, free(card)[4])
        assert (await setup.bob.click(card, free(card)[0])).ephemeral
        setup.playground.faults.cut_gateway()
        await setup.playground.bot_gone()
        await setup.playground.bot_ready()
        after = read((await get("/metrics"))[1])
        assert {name: after[name] - before.get(name, 0) for name in METRICS} == METRICS
        assert after["oxo_live_games"] == before["oxo_live_games"] + 1 == 1
        assert after['oxo_gateway_latency_seconds{shard="0"}'] > 0
        for access in ("read", "write"):
            name = f'oxo_store_seconds_count{{access="{access}"}}'
            assert after[name] > before.get(name, 0)
        assert after["process_resident_memory_bytes"] > 0


def test_health_json_and_reports_are_imported_only_where_they_are_used() -> None:
    parts = "{'aiohttp.web', 'prometheus_client', 'pythonjsonlogger', 'sentry_sdk'}"
    code = f"import bot.__main__, bot.app, sys; print({parts} & {{*sys.modules}})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


def test_discords_library_is_imported_only_to_serve() -> None:
    code = "import bot.__main__, sys; print({'discord', 'aiohttp', 'fluent'} & {*sys.modules})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
