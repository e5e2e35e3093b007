"""Connections to PostgreSQL: one at a time while they fail, first come, first served."""

import asyncio

import asyncpg
import pytest

from bot.store.postgres.hosts import Hosts
from bot.store.postgres.pool import MOST_CONNECTIONS, Pool
from tests.postgres_server import Server

pytestmark = pytest.mark.postgres

SOON = 30
"""Seconds after which a busy machine has done it, too."""


async def test_connections_are_made_side_by_side(postgres: Server) -> None:
    all_begun = asyncio.Barrier(MOST_CONNECTIONS)

    async def begin(_: asyncpg.Connection) -> bool:
        await all_begun.wait()
        return True

    pool = Pool(Hosts(postgres.new_database(), begin), exclusive=False)

    async def use() -> None:
        async with pool.connection() as connection:
            await connection.execute("SELECT 1")

    async with asyncio.timeout(SOON):
        await asyncio.gather(*(use() for _ in range(MOST_CONNECTIONS + 1)))
    await pool.close()


async def test_after_a_failure_one_is_tried_at_a_time(postgres: Server) -> None:
    url = postgres.new_database()
    trying: list[int] = []
    now = 0

    async def begin(_: asyncpg.Connection) -> bool:
        nonlocal now
        now += 1
        trying.append(now)
        try:
            # By then the others would have begun.
            await (await asyncpg.connect(url)).close()
            if len(trying) < 7:
                raise ConnectionRefusedError
            return True
        finally:
            now -= 1

    hosts = Hosts(url, begin)
    with pytest.raises(ConnectionRefusedError):
        await hosts.connect()

    async def connected() -> asyncpg.Connection:
        while True:
            try:
                return await hosts.connect()
            except ConnectionRefusedError:
                pass

    async with asyncio.timeout(SOON):
        made = await asyncio.gather(*(connected() for _ in range(3)))
    assert trying == [1] * 9
    assert hosts.error is None
    for each in made:
        await each.close()


async def test_whoever_asks_again_at_once_waits_behind_the_others(postgres: Server) -> None:
    async def begin(_: asyncpg.Connection) -> bool:
        return True

    pool = Pool(Hosts(postgres.new_database(), begin), exclusive=True)
    turns: list[str] = []

    async def use(name: str) -> None:
        for _ in range(3):
            async with pool.connection() as connection:
                turns.append(name)
                await connection.execute("SELECT 1")

    async with asyncio.timeout(SOON):
        await asyncio.gather(use("a"), use("b"))
    await pool.close()
    assert turns == ["a", "b"] * 3


async def test_a_connection_is_closed_if_nobody_waits_for_it_any_more(postgres: Server) -> None:
    loop = asyncio.get_running_loop()
    closed: list[asyncio.Event] = []
    iterations = 0

    def cancel(connecting: asyncio.Task[asyncpg.Connection], iterations: int) -> None:
        if iterations:
            loop.call_soon(cancel, connecting, iterations - 1)
        else:
            connecting.cancel()

    async def begin(connection: asyncpg.Connection) -> bool:
        closed.append(asyncio.Event())
        connection.add_termination_listener(lambda _: closed[-1].set())
        cancel(connecting, iterations)
        return True

    hosts = Hosts(postgres.new_database(), begin)
    while True:
        connecting = asyncio.create_task(hosts.connect())
        await asyncio.wait([connecting], timeout=SOON)
        if not connecting.cancelled():
            break
        async with asyncio.timeout(SOON):
            await closed[-1].wait()
        iterations += 1
    assert len(closed) > 1
    await connecting.result().close()
