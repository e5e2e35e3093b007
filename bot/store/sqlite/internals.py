"""What aiosqlite and sqlite3 do not document; tests/bot/store/test_internals.py names it.

Written against aiosqlite 0.22.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Self, TypeVar

import aiosqlite

T = TypeVar("T")

SQLITE_ERRORS = (sqlite3.Error, UnicodeDecodeError)
"""What sqlite3 raises; the last where it cannot decode SQLite's message about a damaged name."""

LOCK_BYTES = 0x4000_0000, 512
"""First and number of the bytes of a database file that SQLite's connections lock."""


def lock_alone(descriptor: int) -> None:
    """Lock a database file, sound or not, against SQLite in other processes, until it is closed.

    SQLite's own locks need a file that it can read. Raises BlockingIOError or PermissionError if
    another process has a connection to it: with a write-ahead log those hold a lock all the time.
    """
    import fcntl  # Windows has none, and the command line has to say that it is not for it.

    first, number = LOCK_BYTES
    fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB, number, first)


class DatabaseThread(aiosqlite.Connection):
    """An aiosqlite connection that runs any function in its thread.

    aiosqlite offers a trip to the thread for each statement. A trip costs more than the statement
    that it carries (80 µs against 12 µs for a move), so one trip carries all of them.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connect, iter_chunk_size=64)

    @property
    def raw(self) -> sqlite3.Connection:
        """The connection itself, for use in the thread."""
        return self._conn

    def submit(self, function: Callable[[], T]) -> asyncio.Future[T]:
        """Queue a function for the thread, behind all that were queued before.

        aiosqlite's own `_execute` is a coroutine, which would need a task of its own here: writes
        are sent from callbacks.
        """
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((result, function))
        return result

    async def __aenter__(self) -> Self:
        try:
            await super().__aenter__()
        except BaseException:
            # The thread was asked to stop, and reports that to a loop that may be gone by then.
            if self._thread.ident is not None:  # It did start.
                self._thread.join()
            raise
        return self
