"""Equal processes behind a balancer take HTTP interactions on one PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta

import pytest

from playground import Playground
from tests.balancer import Balancer, balancing
from tests.bot.endless_players import ENDLESS_SECONDS, EndlessPlayers
from tests.databases import OnServer
from tests.postgres_server import Server
from tests.processes import OXO, environment, free_port

pytestmark = pytest.mark.postgres


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
