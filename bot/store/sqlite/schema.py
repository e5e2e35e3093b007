"""The schema: prepares a connection and brings its tables up to date."""

import logging
import sqlite3
import time
import zlib
from contextlib import suppress
from functools import partial
from pathlib import Path

from bot.model.errors import StoreUnfit
from bot.store.migrations import NEWEST, newest_schema, pending, skipped_ids
from bot.store.sqlite import files, machine
from bot.store.sqlite.damage import verdict
from bot.store.sqlite.internals import SQLITE_ERRORS

log = logging.getLogger(__name__)

BACKUP = 1
"""The application id of a backup; a database that was opened has its file's `_identity`."""


NUMBERED = ("games", "challenges")
"""The tables whose ids stand on buttons, and are never given again."""

TIME = "time"
"""Stands for the time where the highest ids of tables are kept."""

READING_MS = 60_000
"""How long a start waits for who reads the file at rest."""


def prepare(
    db: sqlite3.Connection, path: Path, *, exclusive: bool, check: bool, upgrade: bool
) -> None:
    """Set the connection to be durable and apply the migrations it has not seen.

    `exclusive` keeps other processes from opening the database at `path`; `check` checks the whole
    file. Raises StoreUnfit if that is damaged, and what `pending` raises.
    """
    db.row_factory = sqlite3.Row
    # A damaged name must not make all the other rows of a result unreadable.
    db.text_factory = partial(str, encoding="utf-8", errors="replace")
    if exclusive:
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
    (version,) = db.execute("PRAGMA user_version").fetchone()
    is_upgrade = upgrade and version < newest_schema()
    if is_upgrade:
        # With a log SQLite shares memory through a file, and where the disk fills up in the middle
        # of a migration the system would kill the process.
        with suppress(sqlite3.OperationalError):  # Another process uses the database.
            db.execute("PRAGMA journal_mode = DELETE")
    else:
        # A start waits for a backup that reads the file at rest; with a log both go on.
        (timeout,) = db.execute("PRAGMA busy_timeout").fetchone()
        if not exclusive:
            db.execute(f"PRAGMA busy_timeout = {READING_MS}")
        db.execute("PRAGMA journal_mode = WAL")
        db.execute(f"PRAGMA busy_timeout = {timeout}")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA secure_delete = ON")
    if check and (wrong := verdict(db)) is not None:
        raise StoreUnfit(f"the database {path} is damaged, restore a backup: {wrong}")
    _migrate(db, _identity(path), upgrade=upgrade)
    if is_upgrade:
        machine.check_room(path)
        db.execute("PRAGMA journal_mode = WAL")
        _touch(db)


def rest(db: sqlite3.Connection) -> None:
    """Leave one file alone, with no log, unless another process uses the database.

    Its header says so then: a log that lies beside it nevertheless is another file's (see
    `files.check_log`). It can also be read where no file can be made beside it.
    """
    with suppress(*SQLITE_ERRORS):
        db.execute("PRAGMA busy_timeout = 0")
        db.execute("PRAGMA journal_mode = DELETE")


def _touch(db: sqlite3.Connection) -> None:
    """Write something that changes nothing, so that the log is there."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    db.execute(f"PRAGMA user_version = {version}")


def _identity(path: Path) -> int:
    """Return a number above `BACKUP` that a copy of the file does not have."""
    checksum = zlib.crc32(repr(files.identity(path)).encode())
    return BACKUP + 1 + checksum // 4  # 30 bits: SQLite keeps 31.


def _migrate(db: sqlite3.Connection, identity: int, *, upgrade: bool) -> None:
    """Apply the migrations that the database has not seen yet, and skip ids if it was restored."""
    db.execute("BEGIN IMMEDIATE")  # Two processes may start at once.
    try:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        for each in pending(version, upgrade=upgrade):
            for statement in _statements(each.sql):
                db.execute(statement)
        # Written at every start: a read-only database fails here.
        db.execute(f"PRAGMA user_version = {newest_schema()}")
        (known,) = db.execute("PRAGMA application_id").fetchone()
        if known not in (0, identity):
            _skip_lost_ids(db)
        note_time(db)
        db.execute(f"PRAGMA application_id = {identity}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def note_time(db: sqlite3.Connection) -> None:
    """Note the time among the highest ids, by which a copy shows how old it is."""
    number_after(db, TIME, int(time.time()))


def _skip_lost_ids(db: sqlite3.Connection) -> None:
    (newest,) = db.execute(NEWEST).fetchone()
    since = max(newest or 0, highest_id(db, TIME)) or None
    for table in NUMBERED:
        given = highest_id(db, table)
        skipped = skipped_ids(time.time(), since, given)
        log.info(
            "the database was restored: %(table)s skip %(ids)d", {"table": table, "ids": skipped}
        )
        number_after(db, table, given + skipped)


def highest_id(db: sqlite3.Connection, table: str) -> int:
    """Return the highest id that a table ever gave."""
    sql = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = ?"
    highest: int = db.execute(sql, (table,)).fetchone()[0]
    return highest


def number_after(db: sqlite3.Connection, table: str, highest: int) -> None:
    """Let the next row of a table have the id after `highest`."""
    # A table that never held a row is not listed.
    db.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
    db.execute("INSERT INTO sqlite_sequence VALUES (?, ?)", (table, highest))


def _statements(script: str) -> list[str]:
    # executescript() would commit the transaction that makes a migration whole or nothing.
    statements, statement = [], ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            statements.append(statement)
            statement = ""
    return statements
