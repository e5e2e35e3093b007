"""Backup: a consistent copy of a database that is in use."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.model.errors import StoreError
from bot.store.sqlite import files
from bot.store.sqlite.internals import ERRORS
from bot.store.sqlite.schema import BACKUP

TABLES = ("games", "challenges", "seats")
"""What every version has; of the first two a backup says how many rows there are."""


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
    if target.exists():
        raise StoreError(f"{target} exists already: name a new file")
    try:
        with checked_copy(source, target.with_name(f"{target.name}.partial")) as copy:
            copy.path.rename(target)
            files.flush(target.parent)
            return Copy(target, copy.size, copy.schema, copy.rows)
    except (*ERRORS, OSError) as error:
        raise StoreError(f"cannot back {source} up to {target}: {error}") from error


@contextmanager
def checked_copy(source: Path, path: Path) -> Iterator[Copy]:
    """Copy the database `source` to `path`, compare and check it; delete what is there at the end.

    The copy is marked as a backup: whoever opens it skips ids. Raises StoreError if `source` is
    missing or not ours, or the copy not sound; OSError and `ERRORS`.
    """
    if not source.exists():
        raise StoreError(f"there is no database {source}")
    try:
        path.unlink(missing_ok=True)
        files.create(path)
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as live,
            closing(sqlite3.connect(path)) as copy,
        ):
            live.execute("BEGIN")  # What is counted is what is copied.
            schema, rows = _contents(live, source)
            live.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # One file, with no log beside it.
            copy.execute(f"PRAGMA application_id = {BACKUP}")
            (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
            if verdict != "ok":
                raise StoreError(f"the copy is not sound: {' '.join(verdict.split())}")
            if _contents(copy, path) != (schema, rows):
                raise StoreError("the copy does not hold what the database does")
        files.flush(path)
        yield Copy(path, os.stat(path).st_size, schema, rows)
    finally:
        path.unlink(missing_ok=True)


def _contents(db: sqlite3.Connection, path: Path) -> tuple[int, dict[str, int]]:
    """Return the schema's version and the rows by table. Raises StoreError if it is not ours."""
    (schema,) = db.execute("PRAGMA user_version").fetchone()
    names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    tables = [name for (name,) in db.execute(names)]
    if not {*TABLES} <= {*tables}:
        raise StoreError(f"{path} is no database of Oxo")
    # Names in a file that may be anybody's are quoted.
    counts = {
        each: f'SELECT count(*) FROM "{each.replace(chr(34), chr(34) * 2)}"' for each in tables
    }
    return schema, {each: db.execute(sql).fetchone()[0] for each, sql in counts.items()}
