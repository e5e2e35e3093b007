"""Damage: whether a database file is sound."""

import sqlite3

from bot.store.sqlite.internals import SQLITE_ERRORS

CHECKED_AT_ONCE = 32 * 2**20
"""Bytes of the largest file that a start checks: that takes a quarter of a second. A larger one is
checked by each backup, whose copy is."""

NO_ROOM = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE)
"""Codes of errors that are the disk's and say nothing about the file."""


def verdict(db: sqlite3.Connection) -> str | None:
    """Return what is wrong with the file, in one line; None if it is sound.

    Raises sqlite3.OperationalError if the disk is full.
    """
    try:
        (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
    except SQLITE_ERRORS as error:
        if getattr(error, "sqlite_errorcode", None) in NO_ROOM:
            raise
        found = str(error)
    return None if found == "ok" else " ".join(found.split())
