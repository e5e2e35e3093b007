"""Equal processes behind a balancer take HTTP interactions on one PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.app import open_bot
from bot.transport.client import OxoClient
from playground import Playground
from tests.balancer import Balancer, balancing
from tests.bot.cards import free, pinged, seen
from tests.bot.conftest import Setup
from tests.bot.endless_players import ENDLESS_SECONDS, EndlessPlayers
from tests.bot.test_several_processes import DAY, ended
from tests.databases import OnServer
from tests.postgres_server import Server
from tests.processes import OXO, environment, free_port

pytestmark = pytest.mark.postgres


@asynccontextmanager
async def two_bots(setup: Setup) -> AsyncIterator[tuple[OxoClient, OxoClient]]:
    """Two bots, whose interactions come by HTTP to whichever has the turn."""
    async with balancing() as balancer, AsyncExitStack() as opened:
        bots = []
        for seed in (7, 8):
            bot = await opened.enter_async_context(
                open_bot(setup.settings, rng=Random(seed), clock=setup.clock)
            )
            serving = asyncio.create_task(bot.start(setup.settings.discord_token))
            opened.push_async_callback(ended, bot, serving)
            await setup.playground.until(lambda bot=bot: bot.receives)  # type: ignore[misc]
            assert bot.interactions_port is not None
            balancer.ports.append(bot.interactions_port)
            bots.append(bot)
        setup.playground.http_interactions.clock = setup.clock
        await setup.playground.http_interactions.use(balancer.url)
        yield bots[0], bots[1]


async def test_deadlines_come_once(postgres_setup: Setup) -> None:
    setup = replace(postgres_setup, by_http=True)
    async with two_bots(setup) as bots:
        offer = (
            await setup.alice.slash(setup.general, "ttt challenge", opponent=setup.bob)
        ).message
        card = (await setup.bob.click(offer, 0)).message
        await setup.playground.until(lambda: setup.alice.pings)
        await setup.all_sent()
        setup.clock.now += DAY - 60
        for bot in bots:
            await bot.deadlines.settle()
        await setup.playground.until(lambda: "Your time runs out" in pinged(setup.alice))
        await setup.all_sent()
        setup.clock.now += 120
        for bot in bots:
            await bot.deadlines.settle()
        await setup.playground.until(lambda: not free(seen(setup.alice, card)))
        # One reminder, which took the place of the notice before it and went with the game.
        await setup.playground.until(lambda: not setup.alice.pings)
        posted = [
            each
            for each in setup.playground.requests
            if each.method == "POST" and each.path.endswith("/messages")
        ]
        assert len(posted) == 2


@asynccontextmanager
async def process(
    playground: Playground, url: str, balancer: Balancer
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run `python -m bot` behind the balancer; end it by SIGKILL."""
    port = free_port()
    running = await asyncio.create_subprocess_exec(
        *OXO,
        env=environment(playground, url, INTERACTIONS_PORT=str(port), LOG_LEVEL="WARNING"),
    )
    balancer.ports.append(port)
    try:
        yield running
    finally:
        if running.returncode is None:
            running.kill()
        await running.wait()
        balancer.ports.remove(port)


async def listening(*processes: int) -> None:
    """Wait until every port is listened on."""
    for port in processes:
        async with asyncio.timeout(ENDLESS_SECONDS):
            while True:
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", port)
                except OSError:
                    await asyncio.sleep(0.05)
                else:
                    writer.close()
                    break


async def test_processes_are_killed_and_replaced_and_play_goes_on(postgres: Server) -> None:
    url = postgres.new_database()
    async with (
        Playground(port=0, answer_within=timedelta(seconds=4)) as playground,
        balancing() as balancer,
    ):
        players = EndlessPlayers(playground)
        async with process(playground, url, balancer):
            async with process(playground, url, balancer):
                await listening(*balancer.ports)
                playground.http_interactions.expect(balancer.url)
                await playground.bot_ready()
                players.start()
                await players.until_each_got(10)
            # It was killed in the midst of play; the other takes all until there is a third.
            await players.until_each_got(5)
            async with process(playground, url, balancer) as third:
                await listening(*balancer.ports)
                await players.until_each_got(10)
                third.terminate()
                assert await third.wait() == 0
                await players.until_each_got(5)
                await players.stop()
    assert await players.contradictions(url) == []
    assert await OnServer(postgres, url).violations() == []
