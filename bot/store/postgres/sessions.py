"""Sessions: what each connection to PostgreSQL begins with, and what its server must promise."""

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from bot.model.errors import StoreError, StoreUnavailable

MIGRATION_LOCK = 0x6F786F
"""The advisory lock that a migrating process holds: "oxo" in ASCII."""

USE_LOCK = MIGRATION_LOCK + 1
"""The advisory lock that every connection of a bot shares, and that `copy` has for itself."""

PARAMETERS = {
    "application_name": "oxo",
    # A bot plans small queries: compiling them costs more than running them.
    "jit": "off",
    # Connections stay open, so that their lock stays: routers forget silent ones in minutes.
    "tcp_keepalives_idle": "60",
}

# Weaker values lose answered moves; remote_apply waits for even more than on, and stays. Both are
# one statement: a connection that is made anew after a failover has little time.
BEGIN = """
    SELECT {lock}($1), set_config(
        'synchronous_commit',
        CASE current_setting('synchronous_commit') WHEN 'remote_apply' THEN 'remote_apply'
        ELSE 'on' END,
        false)
"""


async def begin_shared(connection: asyncpg.Connection) -> None:
    """Prepare a connection of a bot. Raises StoreUnavailable while the database is copied."""
    if not await connection.fetchval(BEGIN.format(lock="pg_try_advisory_lock_shared"), USE_LOCK):
        raise StoreUnavailable("the PostgreSQL database is in use by `copy`")


async def begin_exclusive(connection: asyncpg.Connection) -> None:
    """Prepare the only connection of `copy`. Raises StoreError while a bot is running."""
    if not await connection.fetchval(BEGIN.format(lock="pg_try_advisory_lock"), USE_LOCK):
        raise StoreError("the PostgreSQL database is in use: stop every bot that uses it first")


async def check_promises(connection: PoolConnectionProxy) -> None:
    """Raise StoreError if commits would not survive a power cut."""
    sql = "SELECT name FROM pg_settings WHERE name = ANY($1) AND setting = 'off' ORDER BY name"
    off = await connection.fetch(sql, ["fsync", "full_page_writes"])
    if off:
        names = " and ".join(row["name"] for row in off)
        raise StoreError(f"the PostgreSQL server would lose games in a power cut: {names} is off")
