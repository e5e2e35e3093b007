"""The pool: how work travels to PostgreSQL, and what happens when others are in the way."""

import asyncio
import logging
import re
from collections.abc import Callable, Sequence
from functools import cache, partial
from itertools import count
from typing import Literal, TypeVar

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from bot.errors import StoreUnavailable
from bot.metrics import store_time
from bot.store.work import Query, Row, Work, number, rows

log = logging.getLogger(__name__)

T = TypeVar("T")
Isolation = Literal["repeatable_read", "serializable"]

FAULTS = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # An idle connection heard that the server is going down.
    OSError,
    TimeoutError,
)
"""What asyncpg raises when it cannot serve us; the last two come from the network."""

CLASHES = (
    asyncpg.SerializationError,
    asyncpg.DeadlockDetectedError,
    asyncpg.UniqueViolationError,  # Somebody wrote between our look and our write.
)

WAIT_SECONDS = 2
"""How long to wait for a connection, and to try again: an answer may take three seconds."""


class Pool:
    """The `Database` behind a pool of connections.

    Where two works are in each other's way, PostgreSQL lets one through; the other begins again,
    and then finds what the first one left. REPEATABLE READ suffices for all that a row or a key
    decides. SERIALIZABLE works step aside for everyone who writes to the same page of an index:
    40 players' saves took three and a half times the processor's time that way.
    """

    def __init__(self, pool: asyncpg.Pool) -> None:
        self._pool = pool

    async def read(self, work: Callable[[], Work[T]]) -> T:
        """Do `work`, which changes nothing. Raises StoreUnavailable and what `work` raises."""
        try:
            with store_time("read"):
                async with self._pool.acquire(timeout=WAIT_SECONDS) as connection:
                    return await _done(work, connection)
        except FAULTS as error:
            raise as_ours(error) from error

    async def write(self, work: Callable[[], Work[T]]) -> T:
        """Do `work` in a transaction of its own; return when it is on disk.

        Raises StoreUnavailable and what `work` raises; then nothing it did stays. Only where the
        connection broke in the very commit can nobody say whether it did.
        """
        return await self._write(work, "repeatable_read")

    async def write_one(self, query: Query) -> Sequence[Row]:
        """Do one statement, which PostgreSQL makes a transaction; return its rows.

        Raises StoreUnavailable.
        """
        try:
            with store_time("write"):
                async with self._pool.acquire(timeout=WAIT_SECONDS) as connection:
                    return await connection.fetch(_numbered(query.sql), *query.values)
        except FAULTS as error:
            raise as_ours(error) from error

    async def write_alone(self, work: Callable[[], Work[T]]) -> T:
        """Do `work` likewise, as if no other such work went on meanwhile."""
        return await self._write(work, "serializable")

    async def touch(self) -> None:
        """Write something that changes nothing."""
        sql = "UPDATE schema_versions SET version = 1 WHERE version = 1"
        await self.write(partial(rows, sql))

    async def highest_id(self, table: str) -> int:
        """Return the highest id that `table` ever gave to a row, 0 if it gave none."""
        sql = f"SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {table}_id_seq"
        highest: int = await self.read(partial(number, sql))
        return highest

    async def number_after(self, table: str, highest: int) -> None:
        """Let `table` give no id up to `highest` from now on."""
        if highest > await self.highest_id(table):
            await self.write(partial(rows, f"SELECT setval('{table}_id_seq', ?)", highest))

    async def _write(self, work: Callable[[], Work[T]], isolation: Isolation) -> T:
        loop = asyncio.get_running_loop()
        give_up_at = loop.time() + WAIT_SECONDS
        try:
            with store_time("write"):
                async with self._pool.acquire(timeout=WAIT_SECONDS) as connection:
                    while True:
                        try:
                            async with connection.transaction(isolation=isolation):
                                return await _done(work, connection)
                        except CLASHES as clash:
                            if loop.time() > give_up_at:
                                raise
                            log.debug(
                                "a write begins again: %(error)s", {"error": type(clash).__name__}
                            )
        except FAULTS as error:
            raise as_ours(error) from error


async def _done(work: Callable[[], Work[T]], connection: PoolConnectionProxy) -> T:
    working = work()
    try:
        sql, values = next(working)
        while True:
            sql, values = working.send(await connection.fetch(_numbered(sql), *values))
    except StopIteration as end:
        result: T = end.value
        return result


@cache
def _numbered(sql: str) -> str:
    """Write placeholders as PostgreSQL does: `?, ?` becomes `$1, $2`."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", sql)


def as_ours(error: Exception) -> StoreUnavailable:
    """Say in our terms what asyncpg raised."""
    if isinstance(error, TimeoutError):
        return StoreUnavailable("the database did not answer in time")
    return StoreUnavailable(str(error) or type(error).__name__)
