"""The pool: how work travels to PostgreSQL, and what happens when others are in the way."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cache, partial
from itertools import count
from typing import Literal, TypeVar

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from bot.model.errors import StoreUnavailable
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

WAIT_SECONDS = 1
"""How long an access may take, the wait for a connection and trying again included: somebody waits
for an answer, which may take three seconds and sometimes needs two accesses."""

HASTY_SECONDS = 0.25
"""How long it may take once somebody has waited in vain, for `STAYS_HASTY_SECONDS`."""

STAYS_HASTY_SECONDS = 5


class Pool:
    """The `Database` behind a pool of connections.

    Where two works are in each other's way, PostgreSQL lets one through; the other begins again,
    and then finds what the first one left. REPEATABLE READ suffices for all that a row or a key
    decides. SERIALIZABLE works step aside for everyone who writes to the same page of an index:
    40 players' saves took three and a half times the processor's time that way.

    A server that hangs, or a network that swallows everything, closes no connection. So each access
    has its time, and then its connection is cut off; a `patient` pool waits for ever.
    """

    def __init__(self, pool: asyncpg.Pool, *, patient: bool = False) -> None:
        self._pool = pool
        self._is_patient = patient
        self._hasty_until = 0.0

    async def read(self, work: Callable[[], Work[T]]) -> T:
        """Do `work`, which changes nothing. Raises StoreUnavailable and what `work` raises."""
        try:
            async with self._connected() as connection:
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
            async with self._connected() as connection:
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
        clock = asyncio.get_running_loop().time
        give_up_at = clock() + WAIT_SECONDS
        try:
            async with self._connected() as connection:
                while True:
                    try:
                        async with connection.transaction(isolation=isolation):
                            return await _done(work, connection)
                    except CLASHES as clash:
                        if clock() > give_up_at and not self._is_patient:
                            raise
                        log.debug(
                            "a write begins again: %(error)s", {"error": type(clash).__name__}
                        )
        except FAULTS as error:
            raise as_ours(error) from error

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[PoolConnectionProxy]:
        """A connection for as long as an access may take."""
        if self._is_patient:
            async with self._pool.acquire() as connection:
                yield connection
            return
        loop = asyncio.get_running_loop()
        began = loop.time()
        seconds = HASTY_SECONDS if began < self._hasty_until else WAIT_SECONDS
        try:
            async with self._pool.acquire(timeout=seconds) as connection:
                # Not by cancelling: asyncpg would wait for the server to confirm that.
                cutting = loop.call_at(began + seconds, connection.terminate)
                try:
                    yield connection
                except AttributeError as error:
                    # Lost between two of its own steps, asyncpg looks for what is gone.
                    if connection.is_closed():
                        raise ConnectionResetError("the connection was lost") from error
                    raise
                finally:
                    cutting.cancel()
            self._hasty_until = 0.0
        except FAULTS:
            if loop.time() >= began + seconds:
                self._hasty_until = loop.time() + STAYS_HASTY_SECONDS
                raise TimeoutError from None
            raise


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
