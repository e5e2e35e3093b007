"""SQLite: a store in one file, for one host."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.model.errors import StoreError
from bot.store.sqlite import schema
from bot.store.sqlite.connection import Connection


@asynccontextmanager
async def open_sqlite(path: str | Path) -> AsyncIterator[Connection]:
    """Open the file at `path`, making it and bringing its schema up to date as needed.

    Write-ahead log, synchronous=FULL, one worker thread. Raises StoreTooNew if a newer version of
    the bot wrote it, StoreError if it is unusable.
    """
    try:
        connection = Connection(path)
        async with connection:
            await connection.run(schema.prepare)
            yield connection
            await connection.settle()
    except sqlite3.Error as error:
        raise StoreError(f"cannot open the database {path}: {error}") from error
