"""The pool: how work is sent to PostgreSQL, retried after conflicts, and timed out."""

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from functools import lru_cache, partial
from itertools import count
from typing import Literal, TypeVar

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from bot.model.errors import OutcomeUnknown, StoreError, StoreUnavailable
from bot.store.database import Query, Replication, Row, Work, awaited
from bot.store.postgres.hosts import Hosts
from bot.store.postgres.internals import FAULTS, is_lost, lost_connections
from bot.store.postgres.sessions import POOLS_TRANSACTIONS
from bot.store.queries import number, rows

log = logging.getLogger(__name__)

T = TypeVar("T")
Run = Callable[[PoolConnectionProxy], Awaitable[T]]
Isolation = Literal["repeatable_read", "serializable"]

CONFLICTS = (
    asyncpg.SerializationError,
    asyncpg.DeadlockDetectedError,
    asyncpg.UniqueViolationError,  # Another transaction wrote between our read and our write.
    asyncpg.InvalidCachedStatementError,  # Another process changed a table: asyncpg asks anew.
    asyncpg.exceptions.OutdatedSchemaCacheError,
)

POOLED_STATEMENT = (
    asyncpg.DuplicatePreparedStatementError,
    asyncpg.InvalidSQLStatementNameError,
)
"""What a prepared statement raises that a pooler sent to another session."""

TIMEOUT_SECONDS = 1
"""How long an access may take, the wait for a connection and retries included: an answer may take
three seconds and sometimes needs two accesses."""

SHORT_TIMEOUT_SECONDS = 0.25
"""How long it may take while the database is out of reach, so that answers need not be deferred;
but every `SHORT_TIMEOUT_LASTS_SECONDS` one has all the time: connecting may need it."""

SHORT_TIMEOUT_LASTS_SECONDS = 5

MOST_CONNECTIONS = 10
"""How many connections a process holds at most: PostgreSQL accepts a hundred in all by default."""

CLOSE_SECONDS = 1
"""How long to wait for the server to close connections: it may be the reason for the stop."""


class Pool:
    """The `Database` behind connections to PostgreSQL.

    Where two works conflict, PostgreSQL fails one of them; it is retried. REPEATABLE READ suffices
    for all that a row or a key decides. SERIALIZABLE works conflict with every write to the same
    page of an index: 40 players' saves took three and a half times the CPU time that way.

    A server that hangs, or a network that drops packets, closes no connection. So each access
    has a timeout, after which its connection is cut off, unless it is `exclusive`. Within
    that time a lost connection is replaced, and the work is run again: a new primary is found so.
    """

    def __init__(self, hosts: Hosts, *, exclusive: bool) -> None:
        self._hosts = hosts
        self._has_time_limits = not exclusive
        self._most = 1 if exclusive else MOST_CONNECTIONS
        self._connections = self._new_connections()
        self._answered_at = 0.0
        self._short_until = 0.0

    def _new_connections(self) -> asyncpg.Pool:
        return asyncpg.create_pool(
            connect=self._hosts.connect,
            min_size=0,
            max_size=self._most,
            max_inactive_connection_lifetime=0,
            reset=_keep_session,
        )

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[PoolConnectionProxy]:
        """Give a connection while the context lasts. Raises what its host does."""
        async with (await self._connections).acquire() as connection:
            yield connection

    async def close(self) -> None:
        """Close every connection."""
        with suppress(TimeoutError):  # The server may be the reason for the stop.
            async with asyncio.timeout(CLOSE_SECONDS):
                await (await self._connections).close()
                await self._hosts.wait_for_all()

    @property
    def replication(self) -> Replication | None:
        """Which host is the primary, if there are several, and whether a standby follows."""
        return self._hosts.replication

    async def read(self, work: Callable[[], Work[T]]) -> T:
        return await self._access(partial(_run, work))

    async def write(self, work: Callable[[], Work[T]]) -> T:
        """Run `work` in a transaction of its own; return when it is durable."""
        return await self._access(partial(_transact, work, "repeatable_read"))

    async def write_one(self, query: Query) -> Sequence[Row]:
        """Run one statement, a transaction of its own: one round trip, 0.2 ms less CPU a move."""
        return await self._access(partial(_execute, query))

    async def write_serializable(self, work: Callable[[], Work[T]]) -> T:
        return await self._access(partial(_transact, work, "serializable"))

    async def check(self) -> None:
        """Note the time, by which a dump shows how old it is."""
        sql = "UPDATE origin SET identity = split_part(identity, ' ', 1) || ' ' || ?::text"
        await self.write(partial(rows, sql, str(int(time.time()))))

    async def purge(self) -> None:
        """Do nothing.

        What was deleted stays in the server's files until it vacuums the tables, by itself in the
        course of time, and until it writes over its log. Only its administrator can hasten that,
        with VACUUM FULL and a CHECKPOINT; archived log and backups keep what they hold.
        """

    async def highest_id(self, table: str) -> int:
        sql = f"SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {table}_id_seq"
        highest: int = await number(sql)
        return highest

    async def number_after(self, table: str, highest: int) -> None:
        await rows(f"SELECT setval('{table}_id_seq', ?)", highest)

    async def _access(self, run: Run[T]) -> T:
        """Call `run`, again after a conflict or with another connection, while there is time."""
        clock = asyncio.get_running_loop().time
        began = clock()
        is_short = began < self._short_until and self._hosts.error is not None
        give_up_at = began + (SHORT_TIMEOUT_SECONDS if is_short else TIMEOUT_SECONDS)
        unavailable = StoreUnavailable
        while True:
            try:
                result = await self._try(run, give_up_at)
            except FAULTS as error:
                if isinstance(error, LostInCommit):
                    unavailable = OutcomeUnknown
                is_late = self._has_time_limits and clock() >= give_up_at
                if is_late and is_lost(error):
                    if self._answered_at < began:  # Else it is only busy.
                        self._cut_off_all(is_short=is_short)
                    cause = self._hosts.error or TimeoutError()
                    raise unavailable(reason(cause)) from error
                may_retry = (
                    self._has_time_limits if is_lost(error) else isinstance(error, CONFLICTS)
                )
                if is_late or not may_retry:
                    raise unavailable(reason(error)) from error
                log.debug("an access is retried: %(error)s", {"error": reason(error)})
            else:
                self._answered_at = clock()
                return result

    async def _try(self, run: Run[T], give_up_at: float) -> T:
        """Call `run` with a connection; it is cut off at `give_up_at`."""
        async with AsyncExitStack() as held:
            try:
                async with asyncio.timeout_at(give_up_at):
                    connection = await held.enter_async_context(self.connection())
            except StoreError as error:  # Another host may do, or this one in a moment.
                raise ConnectionError(str(error)) from error
            if self._has_time_limits:
                # Not by cancelling: asyncpg would wait for the server to confirm that.
                loop = asyncio.get_running_loop()
                held.callback(loop.call_at(give_up_at, _cut_off, connection).cancel)
            try:
                with lost_connections(connection):
                    return await run(connection)
            except (asyncio.CancelledError, *FAULTS) as error:
                if isinstance(error, asyncio.CancelledError) or is_lost(error):
                    _cut_off(connection)
                raise

    def _cut_off_all(self, *, is_short: bool) -> None:
        """Have everybody connect anew: idle connections are to the server that hangs, too."""
        if not is_short:
            now = asyncio.get_running_loop().time()
            self._short_until = now + SHORT_TIMEOUT_LASTS_SECONDS
        self._hosts.error = self._hosts.error or TimeoutError()
        if self._connections.get_size():
            self._connections.terminate()
            self._connections = self._new_connections()


class LostInCommit(ConnectionError):
    """The connection was lost while the server was to commit: it may have done so."""


async def _keep_session(_: object) -> None:
    """Return a connection as it is: asyncpg would give up its lock and its settings."""


def _cut_off(connection: PoolConnectionProxy) -> None:
    with suppress(asyncpg.InterfaceError):  # It was cut off with all others.
        connection.terminate()


@contextmanager
def _committing() -> Iterator[None]:
    try:
        yield
    except FAULTS as error:
        if is_lost(error):
            raise LostInCommit(reason(error)) from error
        raise


async def _transact(
    work: Callable[[], Work[T]], isolation: Isolation, connection: PoolConnectionProxy
) -> T:
    transaction = connection.transaction(isolation=isolation)
    await transaction.start()
    try:
        result = await _run(work, connection)
    except BaseException:
        await transaction.rollback()
        raise
    with _committing():
        await transaction.commit()
    return result


async def _execute(query: Query, connection: PoolConnectionProxy) -> Sequence[Row]:
    with _committing():
        found: Sequence[Row] = await connection.fetch(_numbered(query.sql), *query.values)
        return found


async def _run(work: Callable[[], Work[T]], connection: PoolConnectionProxy) -> T:
    running = work()
    found = None
    try:
        while True:
            query = awaited(running.send(found))
            found = await connection.fetch(_numbered(query.sql), *query.values)
    except StopIteration as end:
        result: T = end.value
        return result


@lru_cache(maxsize=500)  # Lists of ids come in many lengths.
def _numbered(sql: str) -> str:
    """Write placeholders as PostgreSQL does: `?, ?` becomes `$1, $2`."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", sql)


def reason(error: Exception) -> str:
    """Say in one line what went wrong."""
    if isinstance(error, POOLED_STATEMENT):
        return POOLS_TRANSACTIONS
    if isinstance(error, TimeoutError) and not str(error):
        return "the database did not answer in time"
    return " ".join(str(error).split()) or type(error).__name__
