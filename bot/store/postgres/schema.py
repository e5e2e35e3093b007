"""The schema: brings the tables up to date."""

import logging
import time
from pathlib import Path

import asyncpg

from bot.model.errors import StoreTooNew, StoreTooOld
from bot.store.postgres.sessions import MIGRATION_LOCK
from bot.store.skipped_ids import skipped_ids

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent.parent / "migrations" / "postgres"

IDENTITY = """
    SELECT concat_ws(':', (SELECT system_identifier FROM pg_control_system()),
        (SELECT oid FROM pg_database WHERE datname = current_database()), 'games'::regclass::oid)
"""
"""The server, the database and the table: a dump that is restored makes at least a new table."""


async def migrate(connection: asyncpg.Connection, *, upgrade: bool = True) -> None:
    """Apply the migrations that the database has not seen, and skip ids if it was restored.

    Raises StoreTooNew if a newer version of the bot wrote the database, StoreTooOld if an older one
    did and `upgrade` is False.
    """
    files = sorted(MIGRATIONS.glob("*.sql"))
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS schema_versions (version integer PRIMARY KEY)"
        )
        sql = "SELECT coalesce(max(version), 0) FROM schema_versions"
        version: int = await connection.fetchval(sql)
        if version > len(files):
            raise StoreTooNew(version, len(files))
        if 0 < version < len(files) and not upgrade:
            raise StoreTooOld(version, len(files))
        for number, file in enumerate(files[version:], start=version + 1):
            await connection.execute(file.read_text(encoding="utf-8"))
            await connection.execute("INSERT INTO schema_versions VALUES ($1)", number)
            fields = {"schema": number, "migration": file.stem}
            log.info("the database is brought to schema %(schema)d (%(migration)s)", fields)
        await _skip_lost_ids(connection)
    log.info("the database has schema %(schema)d", {"schema": len(files)})


async def _skip_lost_ids(connection: asyncpg.Connection) -> None:
    identity: str = await connection.fetchval(IDENTITY)
    known = await connection.fetchval("SELECT identity FROM origin")
    if known == identity:
        return
    if known is not None:
        skipped = skipped_ids(time.time())
        log.info("the database was restored: ids skip %(ids)d", {"ids": skipped})
        for sequence in ("games_id_seq", "challenges_id_seq"):
            sql = "SELECT setval($1::regclass, nextval($1::regclass) + $2)"
            await connection.execute(sql, sequence, skipped - 1)
    await connection.execute("DELETE FROM origin")
    await connection.execute("INSERT INTO origin VALUES ($1)", identity)
