"""Backup: a consistent copy of a database that is in use."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.model.errors import StoreError
from bot.store.sqlite import files
from bot.store.sqlite.schema import BACKUP


@dataclass(frozen=True, slots=True)
class Backup:
    """A copy that was made: where it is, and its size in bytes."""

    path: Path
    size: int


def backup(source: Path, target: Path) -> Backup:
    """Copy the database `source` to the new file `target`, while a bot may be writing to it.

    Uses SQLite's online backup, then checks the copy and only then gives it its name. Its owner
    alone can read it. Raises StoreError if `target` exists, if `source` cannot be read or if the
    copy is not sound.
    """
    if target.exists():
        raise StoreError(f"{target} exists already: name a new file")
    if not source.exists():
        raise StoreError(f"there is no database {source}")
    partial = target.with_name(f"{target.name}.partial")
    try:
        partial.unlink(missing_ok=True)
        files.create(partial)
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as live,
            closing(sqlite3.connect(partial)) as copy,
        ):
            live.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # One file, with no log beside it.
            copy.execute(f"PRAGMA application_id = {BACKUP}")
            (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise StoreError(f"the copy is not sound: {verdict}")
        size = partial.stat().st_size
        partial.rename(target)
        return Backup(target, size)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"cannot back {source} up to {target}: {error}") from error
    finally:
        partial.unlink(missing_ok=True)
