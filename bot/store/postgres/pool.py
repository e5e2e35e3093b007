"""The pool: how work is sent to PostgreSQL, retried after conflicts, and timed out."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache, partial
from itertools import count
from typing import Literal, TypeVar

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from bot.model.errors import StoreUnavailable
from bot.store.database import Query, Row, Work, number, rows
from bot.store.postgres.internals import FAULTS, lost_connections

log = logging.getLogger(__name__)

T = TypeVar("T")
Isolation = Literal["repeatable_read", "serializable"]

CONFLICTS = (
    asyncpg.SerializationError,
    asyncpg.DeadlockDetectedError,
    asyncpg.UniqueViolationError,  # Another transaction wrote between our read and our write.
)

TIMEOUT_SECONDS = 1
"""How long an access may take, the wait for a connection and retries included: an answer may take
three seconds and sometimes needs two accesses."""

SHORT_TIMEOUT_SECONDS = 0.25
"""How long it may take after a timeout, for `SHORT_TIMEOUT_LASTS_SECONDS`."""

SHORT_TIMEOUT_LASTS_SECONDS = 5


class Pool:
    """The `Database` behind a pool of connections.

    Where two works conflict, PostgreSQL fails one of them; it is retried. REPEATABLE READ suffices
    for all that a row or a key decides. SERIALIZABLE works conflict with every write to the same
    page of an index: 40 players' saves took three and a half times the CPU time that way.

    A server that hangs, or a network that drops packets, closes no connection. So each access
    has a timeout, after which its connection is cut off, unless `has_time_limits` is False.
    """

    def __init__(self, pool: asyncpg.Pool, *, has_time_limits: bool = True) -> None:
        self._pool = pool
        self._has_time_limits = has_time_limits
        self._short_timeout_until = 0.0

    async def read(self, work: Callable[[], Work[T]]) -> T:
        """Run `work`, which changes nothing. Raises StoreUnavailable and what `work` raises."""
        try:
            async with self._connection() as connection:
                return await _run(work, connection)
        except FAULTS as error:
            raise translated(error) from error

    async def write(self, work: Callable[[], Work[T]]) -> T:
        """Run `work` in a transaction of its own; return when it is durable.

        Raises StoreUnavailable and what `work` raises; then nothing it did stays, unless the
        connection broke during the commit: that may have succeeded.
        """
        return await self._write(work, "repeatable_read")

    async def write_one(self, query: Query) -> Sequence[Row]:
        """Run one statement, a transaction of its own: one round trip, 0.2 ms less CPU a move."""
        return await self.read(partial(rows, query.sql, *query.values))

    async def write_serializable(self, work: Callable[[], Work[T]]) -> T:
        """Run `work` like `write`, serializable with other such work."""
        return await self._write(work, "serializable")

    async def check(self) -> None:
        """Write a row as it is."""
        sql = "UPDATE schema_versions SET version = 1 WHERE version = 1"
        await self.write(partial(rows, sql))

    async def purge(self) -> None:
        """Do nothing.

        What was deleted stays in the server's files until it vacuums the tables, by itself in the
        course of time, and until it writes over its log. Only its administrator can hasten that,
        with VACUUM FULL and a CHECKPOINT; archived log and backups keep what they hold.
        """

    def highest_id(self, table: str) -> Work[int]:
        """Query the highest id that `table` ever gave to a row, 0 if it gave none."""
        sql = f"SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {table}_id_seq"
        highest: int = yield from number(sql)
        return highest

    def number_after(self, table: str, highest: int) -> Work[None]:
        """Let the next row of `table` have the id after `highest`."""
        yield from rows(f"SELECT setval('{table}_id_seq', ?)", highest)

    async def _write(self, work: Callable[[], Work[T]], isolation: Isolation) -> T:
        clock = asyncio.get_running_loop().time
        give_up_at = clock() + TIMEOUT_SECONDS
        try:
            async with self._connection() as connection:
                while True:
                    try:
                        async with connection.transaction(isolation=isolation):
                            return await _run(work, connection)
                    except CONFLICTS as conflict:
                        if clock() > give_up_at and self._has_time_limits:
                            raise
                        fields = {"error": type(conflict).__name__}
                        log.debug("a write is retried: %(error)s", fields)
        except FAULTS as error:
            raise translated(error) from error

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[PoolConnectionProxy]:
        """A connection for as long as an access may take."""
        if not self._has_time_limits:
            async with self._pool.acquire() as connection:
                yield connection
            return
        loop = asyncio.get_running_loop()
        began = loop.time()
        is_short = began < self._short_timeout_until
        seconds = SHORT_TIMEOUT_SECONDS if is_short else TIMEOUT_SECONDS
        try:
            async with self._pool.acquire(timeout=seconds) as connection:
                # Not by cancelling: asyncpg would wait for the server to confirm that.
                timeout = loop.call_at(began + seconds, connection.terminate)
                try:
                    with lost_connections(connection):
                        yield connection
                finally:
                    timeout.cancel()
            self._short_timeout_until = 0.0
        except FAULTS:
            if loop.time() >= began + seconds:
                self._short_timeout_until = loop.time() + SHORT_TIMEOUT_LASTS_SECONDS
                raise TimeoutError from None
            raise


async def _run(work: Callable[[], Work[T]], connection: PoolConnectionProxy) -> T:
    running = work()
    try:
        sql, values = next(running)
        while True:
            sql, values = running.send(await connection.fetch(_numbered(sql), *values))
    except StopIteration as end:
        result: T = end.value
        return result


@lru_cache(maxsize=500)  # Lists of ids come in many lengths.
def _numbered(sql: str) -> str:
    """Write placeholders as PostgreSQL does: `?, ?` becomes `$1, $2`."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", sql)


def translated(error: Exception) -> StoreUnavailable:
    """Return what asyncpg raised as our error."""
    if isinstance(error, TimeoutError):
        return StoreUnavailable("the database did not answer in time")
    return StoreUnavailable(str(error) or type(error).__name__)
