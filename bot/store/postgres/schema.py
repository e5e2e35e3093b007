"""The schema: tables as this version knows them, whichever process comes first."""

import logging
from pathlib import Path

from asyncpg.pool import PoolConnectionProxy

from bot.model.errors import StoreTooNew
from bot.store.postgres.sessions import MIGRATION_LOCK

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent.parent / "migrations" / "postgres"


async def migrate(connection: PoolConnectionProxy) -> None:
    """Apply the numbered migrations that the database has not seen, all of them or none.

    Raises StoreTooNew if a newer version of the bot wrote the database.
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
        for number, file in enumerate(files[version:], start=version + 1):
            await connection.execute(file.read_text(encoding="utf-8"))
            await connection.execute("INSERT INTO schema_versions VALUES ($1)", number)
            fields = {"schema": number, "migration": file.stem}
            log.info("the database is brought to schema %(schema)d (%(migration)s)", fields)
    log.info("the database has schema %(schema)d", {"schema": len(files)})
