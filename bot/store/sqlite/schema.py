"""The schema: a fresh connection becomes one whose tables are as this version knows them."""

import logging
import sqlite3
from pathlib import Path

from bot.model.errors import StoreTooNew

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent.parent / "migrations" / "sqlite"


def prepare(db: sqlite3.Connection) -> None:
    """Set the connection to be durable and apply the migrations it has not seen.

    Raises StoreTooNew if a newer version of the bot wrote the database.
    """
    db.row_factory = sqlite3.Row
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    _migrate(db)


def _migrate(db: sqlite3.Connection) -> None:
    """Apply the numbered files in `migrations/` that the database has not seen yet."""
    files = sorted(MIGRATIONS.glob("*.sql"))
    db.execute("BEGIN IMMEDIATE")  # Two processes may start at once.
    try:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        if version > len(files):
            raise StoreTooNew(version, len(files))
        for number, file in enumerate(files[version:], start=version + 1):
            for statement in _statements(file.read_text(encoding="utf-8")):
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {number}")
            told = {"schema": number, "migration": file.stem}
            log.info("the database is brought to schema %(schema)d (%(migration)s)", told)
        db.execute("COMMIT")
        log.info("the database has schema %(schema)d", {"schema": len(files)})
    except BaseException:
        db.execute("ROLLBACK")
        raise


def _statements(script: str) -> list[str]:
    # executescript() would commit the transaction that makes a migration whole or nothing.
    statements, statement = [], ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            statements.append(statement)
            statement = ""
    return statements
