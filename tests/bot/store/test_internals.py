"""Everything undocumented that the store uses of its libraries: an upgrade fails here first."""

import asyncio
import inspect
import shlex
import sqlite3
import subprocess
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

import aiosqlite
import asyncpg
import pytest

from bot.store.postgres.internals import FAULTS, is_lost, lost_connections
from bot.store.sqlite.internals import SQLITE_ERRORS, DatabaseThread


async def test_aiosqlite_has_a_queue_a_thread_and_a_connection() -> None:
    async with aiosqlite.connect(":memory:") as connection:
        assert isinstance(connection._tx, SimpleQueue)
        assert isinstance(connection._thread, Thread)
        assert isinstance(connection._conn, sqlite3.Connection)


async def test_a_function_runs_in_the_thread_in_its_turn() -> None:
    calls: list[int] = []
    async with DatabaseThread(lambda: sqlite3.connect(":memory:")) as worker:
        assert await worker.submit(lambda: worker.raw.execute("SELECT 2").fetchone()) == (2,)
        await asyncio.gather(*(worker.submit(partial(calls.append, n)) for n in range(9)))
        assert calls == list(range(9))
        with pytest.raises(ZeroDivisionError):
            await worker.submit(lambda: 1 // 0)


async def test_the_thread_has_ended_when_the_file_cannot_be_opened() -> None:
    worker = DatabaseThread(lambda: sqlite3.connect("/nowhere/at/all"))
    with pytest.raises(sqlite3.OperationalError):
        async with worker:
            pass
    assert not worker._thread.is_alive()


def test_sqlite3_cannot_decode_every_message() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        db.execute("PRAGMA writable_schema = ON")
        db.execute(
            "INSERT INTO sqlite_master VALUES ('table', CAST(x'cb' AS TEXT), 't', 9, 'CREATE !')"
        )
        db.execute("PRAGMA writable_schema = RESET")
        with pytest.raises(UnicodeDecodeError) as raised:
            db.execute("SELECT 1 FROM t")
        assert isinstance(raised.value, SQLITE_ERRORS)


LOCKING = "from bot.store.sqlite.internals import lock_alone; lock_alone(3)"


def test_an_open_database_is_locked_in_the_bytes_that_we_lock(tmp_path: Path) -> None:
    path = tmp_path / "oxo.db"

    def can_lock() -> bool:
        # Another process: SQLite's locks do not hold against its own.
        command = f"exec {shlex.quote(sys.executable)} -c {shlex.quote(LOCKING)} 3<>{path}"
        done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
        assert done.returncode == 0 or "BlockingIOError" in done.stderr, done.stderr
        return done.returncode == 0

    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("CREATE TABLE t (id INTEGER)")
        assert not can_lock()  # Though no statement runs.
    assert can_lock()


def test_asyncpg_looks_for_what_a_lost_connection_no_longer_has() -> None:
    class Lost:
        def is_closed(self) -> bool:
            return True

    with pytest.raises(ConnectionResetError), lost_connections(Lost()):  # type: ignore[arg-type]  # All it needs.
        raise AttributeError("'NoneType' object has no attribute '_abort'")
    assert asyncpg.InternalClientError in FAULTS
    assert not issubclass(asyncpg.InternalClientError, asyncpg.PostgresError)
    assert not issubclass(asyncpg.InternalClientError, asyncpg.InterfaceError)
    assert is_lost(asyncpg.InternalClientError())
    assert is_lost(asyncpg.ConnectionDoesNotExistError())
    assert not is_lost(asyncpg.UniqueViolationError())
    assert "self._protocol = None" in inspect.getsource(asyncpg.Connection)
