"""SQLite: a store in one file, for one host."""

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

from bot.model.errors import StoreError, StoreUnfit
from bot.store.sqlite import files, machine, schema
from bot.store.sqlite.backup import back_up_before_upgrade
from bot.store.sqlite.connection import LOCK_TIMEOUT_MS, Connection
from bot.store.sqlite.damage import CHECKED_AT_ONCE
from bot.store.sqlite.files import OpenFiles
from bot.store.sqlite.internals import SQLITE_ERRORS, DatabaseThread


@asynccontextmanager
async def open_sqlite(
    path: str | Path,
    *,
    allow_data_loss: bool = False,
    exclusive: bool = False,
    upgrade: bool = True,
) -> AsyncIterator[Connection]:
    """Open the file at `path` as `open_database` does, and back it up before an upgrade.

    Write-ahead log, synchronous=FULL, one worker thread.
    """
    if str(path) in ("", ".", ":memory:"):
        raise StoreError(f"the database {str(path)!r} would be kept in memory: name a file")
    path = Path(path)
    async with AsyncExitStack() as opened:
        try:
            worker = DatabaseThread(partial(_connect, path, allow_data_loss=allow_data_loss))
            await opened.enter_async_context(worker)
            prepare = partial(_prepare, worker, path, exclusive=exclusive, upgrade=upgrade)
            open_files = await worker.submit(prepare)
        except (*SQLITE_ERRORS, OSError) as error:
            if exclusive and getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
                raise StoreError(f"cannot open the database {path}: {files.IN_USE}") from error
            raise files.failed(f"cannot open the database {path}", error) from error
        opened.push_async_callback(worker.submit, partial(schema.rest, worker.raw))
        connection = Connection(worker, open_files)
        yield connection
        await connection.flush()


def _connect(path: Path, *, allow_data_loss: bool) -> sqlite3.Connection:
    machine.check_sqlite()
    if not allow_data_loss:
        machine.check_promises(path)
    machine.check_room(path)
    files.check_log(path)
    if os.path.exists(path) and not os.access(path.absolute().parent, os.W_OK):
        raise StoreUnfit(f"cannot open the database {path}: its folder cannot be written to")
    files.create(path)
    # Otherwise sqlite3 opens transactions implicitly.
    return sqlite3.connect(path, isolation_level=None, timeout=LOCK_TIMEOUT_MS / 1000)


def _prepare(worker: DatabaseThread, path: Path, *, exclusive: bool, upgrade: bool) -> OpenFiles:
    check = exclusive or path.stat().st_size <= CHECKED_AT_ONCE
    if upgrade:
        back_up_before_upgrade(worker.raw, path)
    schema.prepare(worker.raw, path, exclusive=exclusive, check=check, upgrade=upgrade)
    return OpenFiles(path)
