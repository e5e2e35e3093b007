"""Restore: a backup takes the place of a database, which is kept beside it."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext, suppress
from datetime import datetime
from pathlib import Path

from bot.model.errors import StoreError, StoreTooNew, StoreUnfit
from bot.store.migrations import newest_schema
from bot.store.sqlite import files, schema
from bot.store.sqlite.backup import Copy, checked_copy
from bot.store.sqlite.internals import SQLITE_ERRORS, lock_alone

UNTIL = "until-"
"""What is in the name under which a database is kept that was replaced."""


def restore(backup: Path, database: Path, now: datetime) -> tuple[Copy, Path | None]:
    """Put a copy of `backup` in the place of `database`, which may be missing or damaged.

    Returns the copy, and where the database that was there is kept, if there was one. At every
    instant `database` is either the old one or the whole new one. Whoever opens it next brings its
    schema up to date and skips ids. Raises StoreError, and then nothing is changed, if a bot uses
    `database` or if `backup` is not sound, not ours or of a newer version.
    """
    try:
        database = database.resolve()
        return _restore(backup, database, now)
    except (*SQLITE_ERRORS, OSError) as error:
        raise files.failed(f"cannot restore {backup} to {database}", error) from error


def _restore(backup: Path, database: Path, now: datetime) -> tuple[Copy, Path | None]:
    was_there = database.exists()
    if was_there and backup.exists() and backup.samefile(database):
        raise StoreError(f"{backup} is the database itself: name a backup")
    kept = files.stamped(database, UNTIL, now)
    nothing: dict[str, int] = {}
    holding: AbstractContextManager[dict[str, int]] = (
        _held(database) if was_there else nullcontext(nothing)
    )
    with (
        holding as given,
        checked_copy(backup, database.with_name(f"{database.name}.restoring")) as copy,
    ):
        known = newest_schema()
        if copy.schema > known:
            raise StoreTooNew(copy.schema, known)
        with closing(sqlite3.connect(copy.path)) as db, db:
            for table, highest in given.items():
                schema.number_after(db, table, max(highest, schema.highest_id(db, table)))
        if was_there:
            files.give_to_owner_of(database, copy.path)
            os.link(database, kept)
        for suffix in files.LOGS:
            with suppress(FileNotFoundError):
                os.replace(f"{database}{suffix}", f"{kept}{suffix}")
        files.flush(database.parent)
        os.replace(copy.path, database)
        files.flush(database.parent)
    files.delete_old_copies(database, UNTIL, but=backup)
    return copy, kept if was_there else None


@contextmanager
def _held(path: Path) -> Iterator[dict[str, int]]:
    """Keep bots from opening the database at `path`, and give the highest ids that it gave.

    Raises StoreError if one has it open.
    """
    given = {}
    # Brings what is in the log into the file, so that one rename replaces all of it. This fails if
    # the file is damaged or in use; the lock tells which. A log of another one is not brought in.
    with suppress(*SQLITE_ERRORS, StoreUnfit):
        files.check_log(path)
        with closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as db:
            db.execute("PRAGMA locking_mode = EXCLUSIVE")
            db.execute("PRAGMA journal_mode = DELETE")
            given = {table: schema.highest_id(db, table) for table in schema.NUMBERED}
    with path.open("rb+") as file:
        try:
            lock_alone(file.fileno())
        except (BlockingIOError, PermissionError):
            raise StoreError(f"cannot replace the database {path}: {files.IN_USE}") from None
        yield given
