"""Connections to PostgreSQL are made side by side, and one at a time while that fails."""

import asyncio

import asyncpg
import pytest

from bot.store.postgres.connections import Connections
from bot.store.postgres.hosts import Hosts
from tests.postgres_server import Server

pytestmark = pytest.mark.postgres

MOST = 3
SOON = 30
"""Seconds after which a busy machine has done it, too."""


async def test_connections_are_made_side_by_side(postgres: Server) -> None:
    url = postgres.new_database()
    all_begun = asyncio.Barrier(MOST)
    begun = 0

    async def connect() -> asyncpg.Connection:
        nonlocal begun
        begun += 1
        await all_begun.wait()
        return await asyncpg.connect(url)

    connections = Connections(connect, MOST)
    async with asyncio.timeout(SOON):
        waiting = [asyncio.create_task(connections.take()) for _ in range(MOST + 1)]
        taken = [await each for each in waiting[:MOST]]
        connections.give_back(taken[0])
        assert await waiting[MOST] is taken[0]
    assert begun == MOST
    await connections.close()
    assert all(each.is_closed() for each in taken)


async def test_after_a_failure_one_is_tried_at_a_time(postgres: Server) -> None:
    url = postgres.new_database()
    trying: list[int] = []
    now = 0

    async def connect() -> asyncpg.Connection:
        nonlocal now
        now += 1
        trying.append(now)
        try:
            await asyncio.sleep(0)
            if len(trying) < 2 * MOST:
                raise ConnectionRefusedError
            return await asyncpg.connect(url)
        finally:
            now -= 1

    connections = Connections(connect, MOST)
    async with asyncio.timeout(SOON):
        await asyncio.gather(*(connections.take() for _ in range(MOST)))
    assert trying[:MOST] == [1, 2, 3]
    assert set(trying[MOST : 2 * MOST]) == {1}
    assert connections.error is None
    await connections.close()


async def test_whoever_asks_again_at_once_waits_behind_the_others(postgres: Server) -> None:
    url = postgres.new_database()
    connections = Connections(lambda: asyncpg.connect(url), 1)
    turns: list[str] = []

    async def use(name: str) -> None:
        for _ in range(3):
            connection = await connections.take()
            turns.append(name)
            await connection.execute("SELECT 1")
            connections.give_back(connection)

    async with asyncio.timeout(SOON):
        await asyncio.gather(use("a"), use("b"))
    await connections.close()
    assert turns == ["a", "b"] * 3


async def test_a_connection_is_closed_if_nobody_waits_for_it_any_more(postgres: Server) -> None:
    loop = asyncio.get_running_loop()
    made: list[asyncpg.Connection] = []
    iterations = 0

    def cancel(connecting: asyncio.Task[asyncpg.Connection], iterations: int) -> None:
        if iterations:
            loop.call_soon(cancel, connecting, iterations - 1)
        else:
            connecting.cancel()

    async def begin(connection: asyncpg.Connection) -> bool:
        made.append(connection)
        cancel(connecting, iterations)
        return True

    hosts = Hosts(postgres.new_database(), begin)
    while True:
        connecting = asyncio.create_task(hosts.connect())
        await asyncio.wait([connecting], timeout=SOON)
        if not connecting.cancelled():
            break
        await asyncio.sleep(0)
        assert made[-1].is_closed(), f"cancelled after {iterations} iterations of the loop"
        iterations += 1
    assert len(made) > 1
    await connecting.result().close()
