"""Sessions: what each connection to PostgreSQL begins with, and what its server must promise."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from bot.model.errors import StoreError, StoreUnavailable, StoreUnfit

MIGRATION_LOCK = 0x6F786F
"""The advisory lock that a migrating process holds: "oxo" in ASCII."""

USE_LOCK = MIGRATION_LOCK + 1
"""The advisory lock that every connection of a bot shares, and that `copy` has for itself."""

POOLS_TRANSACTIONS = (
    "a connection pooler before PostgreSQL gives each transaction another session: let it pool "
    "sessions (pgbouncer: pool_mode = session)"
)

PROBE_SECONDS = 1
"""How long a pooler may take to give us a second session; it may have only one."""

# One statement: a connection that is made anew after a failover has little time. A pooler refuses
# most of these settings with the connection.
#   synchronous_commit: weaker values than on lose answered moves; remote_apply waits for even more.
#   jit: a bot plans small queries, and compiling them costs more than running them.
#   random_page_cost: 4, for disks that seek, has leaderboards read the whole table (56 ms, not 30).
#   tcp_keepalives_idle: connections stay open for their lock; routers forget silent ones soon.
BEGIN_SESSION = """
    SELECT current_setting('transaction_read_only') = 'on' AS is_read_only,
        {lock}($1) AS is_locked,
        concat_ws(' and ', CASE current_setting('fsync') WHEN 'off' THEN 'fsync' END,
            CASE current_setting('full_page_writes') WHEN 'off' THEN 'full_page_writes' END) AS off,
        current_setting('synchronous_standby_names') <> '' AS is_synchronous,
        set_config('synchronous_commit', CASE current_setting('synchronous_commit')
            WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END, false),
        set_config('jit', 'off', false),
        set_config('random_page_cost', '1.1', false),
        set_config('tcp_keepalives_idle', '60', false)
"""


async def begin(connection: asyncpg.Connection, *, exclusive: bool, allow_data_loss: bool) -> bool:
    """Prepare a connection, and return whether its commits wait for a standby.

    Raises StoreUnavailable if it takes no writes, or while the database is copied; StoreError if
    `exclusive` and a bot is running, StoreUnfit if commits would not survive a power cut and
    `allow_data_loss` is False.
    """
    lock = "pg_try_advisory_lock" if exclusive else "pg_try_advisory_lock_shared"
    row = await connection.fetchrow(BEGIN_SESSION.format(lock=lock), USE_LOCK)
    assert row is not None
    if row["is_read_only"]:
        raise StoreUnavailable("the PostgreSQL server is a standby, or read-only")
    if not row["is_locked"] and exclusive:
        raise StoreError("the PostgreSQL database is in use: stop every bot that uses it first")
    if not row["is_locked"]:
        raise StoreUnavailable("the PostgreSQL database is in use by `copy`")
    if row["off"] and not allow_data_loss:
        raise StoreUnfit(
            f"the PostgreSQL server would lose games in a power cut: {row['off']} is off"
        )
    return bool(row["is_synchronous"])


async def check_pooling(
    connection: PoolConnectionProxy, connect_again: Callable[[], Awaitable[asyncpg.Connection]]
) -> None:
    """Raise StoreUnfit if a pooler before the server gives each transaction another session.

    The lock of a session and its settings would be another session's the next moment.
    """
    sql = "SELECT pg_backend_pid()"
    pid = await connection.fetchval(sql)
    if pid == connection.get_server_pid():
        return  # No pooler answered in the server's place.
    with suppress(TimeoutError):
        async with asyncio.timeout(PROBE_SECONDS):
            other = await connect_again()
            try:
                # With sessions of their own the two would have different processes.
                is_shared = await other.fetchval(sql) == pid
            finally:
                other.terminate()
            if is_shared:
                await connection.execute("SELECT pg_advisory_unlock_all()")
                raise StoreUnfit(POOLS_TRANSACTIONS)
