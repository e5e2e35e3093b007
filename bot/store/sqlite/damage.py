"""Damage: whether a database file is sound, found out at the start or, if large, soon after."""

import asyncio
import logging
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from bot.model.errors import StoreUnavailable
from bot.store.sqlite.internals import SQLITE_ERRORS

log = logging.getLogger(__name__)

CHECKED_AT_ONCE = 32 * 2**20
"""Bytes of the largest file that is checked before it is used: that takes a quarter of a second."""


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


class BackgroundCheck:
    """The check of a large file, in a thread and over a connection of its own."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._wrong: str | None = None
        uri = f"{path.absolute().as_uri()}?mode=ro"
        self._db = sqlite3.connect(uri, uri=True, check_same_thread=False)
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        with closing(self._db):
            self._wrong = await asyncio.to_thread(verdict, self._db)
        if self._wrong is None:
            log.info("the database file is sound")
        elif self._wrong != "interrupted":
            log.critical("%(error)s", {"error": self._error()})

    def raise_if_damaged(self) -> None:
        """Raise StoreUnavailable if the file was found to be damaged."""
        if self._wrong is not None:
            raise self._error()

    def _error(self) -> StoreUnavailable:
        return StoreUnavailable(
            f"the database {self._path} is damaged, restore a backup: {self._wrong}"
        )

    async def stop(self) -> None:
        """End the check if it is still going on."""
        if not self._task.done():
            self._db.interrupt()
        with suppress(*SQLITE_ERRORS):
            await self._task
