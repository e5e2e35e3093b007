"""Backup: a consistent copy of a database that is in use."""

import logging
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.model.errors import StoreError
from bot.store.migrations import columns, columns_of, newest_schema
from bot.store.sqlite import files, machine
from bot.store.sqlite.internals import SQLITE_ERRORS, lock_alone
from bot.store.sqlite.schema import BACKUP, note_time

log = logging.getLogger(__name__)

UNFINISHED = ".oxo-partial"
"""How the name of a backup ends until it is whole."""


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy that was checked: where it is, its size in bytes, its schema, its rows by table."""

    path: Path
    size: int
    schema: int
    rows: dict[str, int]


def backup(source: Path, target: Path) -> Copy:
    """Copy the database `source` to the new file `target`, while a bot may be writing to it.

    Uses SQLite's online backup, then checks the copy and only then gives it its name. Its owner
    alone can read it. Raises StoreError if `target` exists, if `source` cannot be read or if the
    copy is not sound.
    """
    try:
        if target.exists():
            raise StoreError(f"{target} exists already: name a new file")
        _delete_unfinished(target.parent)
        unfinished = target.with_name(f"{target.name}{UNFINISHED}")
        with checked_copy(source, unfinished) as copy:
            copy.path.rename(target)
            files.flush(target.parent)
            return Copy(target, copy.size, copy.schema, copy.rows)
    except (*SQLITE_ERRORS, OSError) as error:
        raise files.failed(f"cannot back {source} up to {target}", error) from error


def back_up_before_upgrade(db: sqlite3.Connection, path: Path) -> None:
    """Back the database at `path` up if an older version wrote it; `db` is a connection to it.

    Raises StoreError if that fails, for want of room for example.
    """
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if not 0 < version < newest_schema():
        return
    copy = backup(path, files.stamped(path, f"schema-{version}-", datetime.now(UTC)))
    files.delete_old_copies(path, "schema-")
    log.info(
        "before its upgrade the database is kept as %(copy)s; the newest two of them stay",
        {"copy": str(copy.path.absolute())},
    )


def _delete_unfinished(folder: Path) -> None:
    """Delete what backups left in a folder that were killed; one that goes on holds a lock."""
    for path in folder.glob(f"*{UNFINISHED}"):
        with path.open("rb+") as file, suppress(BlockingIOError, PermissionError):
            lock_alone(file.fileno())
            path.with_name(f"{path.name}-journal").unlink(missing_ok=True)
            path.unlink(missing_ok=True)


@contextmanager
def checked_copy(source: Path, path: Path) -> Iterator[Copy]:
    """Copy the database `source` to `path`, compare and check it; delete what is there at the end.

    The copy is marked as a backup: whoever opens it skips ids. Raises StoreError if `source` is
    missing or not ours, or the copy not sound; OSError and `SQLITE_ERRORS`.
    """
    machine.check_sqlite()
    if not source.exists():
        raise StoreError(f"there is no database {source}")
    if not source.is_file():  # Reading a pipe would never end.
        raise StoreError(f"{source} is no file")
    try:
        path.unlink(missing_ok=True)
        files.create(path)
        files.check_log(source)
        with (
            _readable(source, path.parent) as address,
            closing(sqlite3.connect(address, uri=True)) as live,
            closing(sqlite3.connect(path)) as copy,
        ):
            copy.execute("PRAGMA locking_mode = EXCLUSIVE")  # See `_delete_unfinished`.
            live.execute("BEGIN")  # What is counted is what is copied.
            schema, rows = _contents(live, source)
            live.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # One file, with no log beside it.
        _leave_room_out(path)
        with closing(sqlite3.connect(path)) as copy:
            copy.execute("PRAGMA locking_mode = EXCLUSIVE")
            copy.execute(f"PRAGMA application_id = {BACKUP}")
            with copy:
                note_time(copy)
            (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
            if verdict != "ok":
                raise StoreError(f"the copy is not sound: {' '.join(verdict.split())}")
            if _contents(copy, path) != (schema, rows):
                raise StoreError("the copy does not hold what the database does")
        files.flush(path)
        yield Copy(path, os.stat(path).st_size, schema, rows)
    finally:
        path.unlink(missing_ok=True)


def _leave_room_out(path: Path) -> None:
    """Let a copy give the disk the room back that deleted rows left, if it is a tenth or more."""
    smaller = path.with_name(f"smaller-{path.name}")
    with closing(sqlite3.connect(path)) as copy:
        (pages,) = copy.execute("PRAGMA page_count").fetchone()
        (unused,) = copy.execute("PRAGMA freelist_count").fetchone()
        if unused * 10 < pages:
            return
        try:
            smaller.unlink(missing_ok=True)
            files.create(smaller)
            copy.execute("VACUUM INTO ?", (str(smaller),))
            smaller.replace(path)
        finally:
            smaller.unlink(missing_ok=True)


@contextmanager
def _readable(source: Path, folder: Path) -> Iterator[str]:
    """Give the address by which a database can be read, or a copy of it that is made in `folder`.

    SQLite makes files beside one that has a log, which no folder takes that cannot be written to.
    """
    address = f"{source.absolute().as_uri()}?mode=ro"
    logs = [log for log in files.LOGS if os.path.exists(f"{source}{log}")]
    if os.access(source.absolute().parent, os.W_OK) or "-shm" in logs:  # Or a bot uses it.
        yield address
    elif not logs:
        yield f"{address}&immutable=1"
    else:
        with TemporaryDirectory(dir=folder) as taken:
            for each in ("", *logs):
                shutil.copyfile(f"{source}{each}", f"{taken}/copy.db{each}")
            yield Path(taken, "copy.db").absolute().as_uri()


def _contents(db: sqlite3.Connection, path: Path) -> tuple[int, dict[str, int]]:
    """Return the schema's version and the rows by table. Raises StoreError if it is not ours."""
    (schema,) = db.execute("PRAGMA user_version").fetchone()
    tables = columns(db)
    # A schema that is not known yet begins with those that are.
    if not schema or not all(
        wanted <= tables.get(table, set()) for table, wanted in columns_of(schema).items()
    ):
        raise StoreError(f"{path} is no database of Oxo")
    # Names in a file that may be anybody's are quoted.
    counts = {
        each: f'SELECT count(*) FROM "{each.replace(chr(34), chr(34) * 2)}"' for each in tables
    }
    return schema, {each: db.execute(sql).fetchone()[0] for each, sql in counts.items()}
