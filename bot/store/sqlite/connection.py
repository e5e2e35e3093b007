"""The connection: how work is sent to SQLite's thread, and how writes share a flush to disk."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from bot.model.errors import StoreUnavailable
from bot.store.database import Work
from bot.store.queries import add, number, one, rows
from bot.store.sqlite.batch import Pending, run_batch, run_work, translated
from bot.store.sqlite.files import OpenFiles
from bot.store.sqlite.internals import SQLITE_ERRORS, DatabaseThread

log = logging.getLogger(__name__)

T = TypeVar("T")

LOCK_TIMEOUT_MS = 1_500
"""How long work waits for another process that holds the database."""

SHORT_LOCK_TIMEOUT_MS = 50
"""How long it waits after a timeout: the work behind it in the queue has only three seconds."""

UNSOUND = frozenset({sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
"""Kinds of errors after which cached pages may be wrong."""


class Connection:
    """The `Database` in a file, on one worker thread.

    Writes that wait for the thread share one transaction, and so one flush to disk: under load that
    makes full durability as cheap as none.
    """

    def __init__(self, worker: DatabaseThread, files: OpenFiles) -> None:
        self._worker = worker
        self._files = files
        self._waiting: list[Pending] = []
        self._in_flight = 0
        self._is_locked = False
        self._purge_again = False

    @property
    def replication(self) -> None:
        """None: a file has one host."""

    async def run(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """Call `function` in SQLite's thread, outside any transaction. Raises sqlite3.Error."""
        return await self._worker.submit(partial(function, self._worker.raw))

    async def read(self, work: Callable[[], Work[T]]) -> T:
        if not self._in_flight:
            self._send()  # A read sees the writes that were asked for before.
        try:
            return await self.run(partial(run_work, work))
        except SQLITE_ERRORS as error:
            self._handle_error(error)
            raise StoreUnavailable(str(error)) from error

    async def write(self, work: Callable[[], Work[T]]) -> T:
        """Run `work` in the next transaction; return when it is on disk."""
        loop = asyncio.get_running_loop()
        result: asyncio.Future[T] = loop.create_future()
        self._waiting.append(Pending(work, result))
        if not self._in_flight and len(self._waiting) == 1:
            # With what else is asked for in this turn of the loop and the next: at 40 players nine
            # writes share a flush in place of six, which saves 2 % of the CPU of a move.
            loop.call_soon(loop.call_soon, self._send)
        return await result

    # One writes at a time, and a transaction costs no round trips.
    write_one = write_serializable = write

    async def check(self) -> None:
        """Write the file's number for its schema as it is."""
        await self.write(_touch)

    async def purge(self) -> None:
        """Empty the write-ahead log, where deleted values would stay for a while.

        In the database itself they are overwritten as they are deleted. While another connection
        reads, the log cannot be emptied; then the next write does it.
        """
        try:
            self._purge_again = await self.run(_truncate_log)
        except SQLITE_ERRORS:
            self._purge_again = True
        if self._purge_again:
            log.info("deleted data stays in the write-ahead log until all readers are done")

    async def highest_id(self, table: str) -> int:
        row = await one("SELECT seq FROM sqlite_sequence WHERE name = ?", table)
        return 0 if row is None else int(row["seq"])

    async def number_after(self, table: str, highest: int) -> None:
        await rows("DELETE FROM sqlite_sequence WHERE name = ?", table)
        await add("sqlite_sequence", {"name": table, "seq": highest})

    async def flush(self) -> None:
        """Wait until every write that was asked for is on disk."""
        while self._waiting or self._in_flight:
            self._send()
            await self._worker.submit(lambda: None)

    def _send(self) -> None:
        """Send all writes that wait to the thread, as one batch."""
        if self._waiting:
            batch, self._waiting = self._waiting, []
            self._in_flight += 1
            answer = self._worker.submit(partial(self._run_batch, batch))
            answer.add_done_callback(partial(self._finish, batch))

    def _run_batch(self, batch: list[Pending]) -> list[Any]:
        """Run a batch in the thread; check before and after it that the files are still there."""
        self._files.check()
        results = run_batch(batch, self._worker.raw)
        self._files.check()
        if self._purge_again:
            with suppress(*SQLITE_ERRORS):
                self._purge_again = _truncate_log(self._worker.raw)
        return results

    def _finish(self, batch: list[Pending], answer: asyncio.Future[list[Any]]) -> None:
        """Hand out the results of a batch, and send what came meanwhile."""
        self._in_flight -= 1
        error = answer.exception()
        if error is not None or self._is_locked:
            self._handle_error(error)
        if isinstance(error, Exception):
            results: list[Any] = [translated(error)] * len(batch)
        else:
            results = answer.result()
        for pending, result in zip(batch, results, strict=True):
            if pending.result.cancelled():
                continue
            if isinstance(result, Exception):
                pending.result.set_exception(result)
            else:
                pending.result.set_result(result)
        if not self._in_flight:
            self._send()

    def _handle_error(self, error: BaseException | None) -> None:
        """Wait less for a database that stays locked; empty the page cache after a disk error."""
        # The low byte is the kind of error; errors of Python's own have no code.
        kind = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF
        is_locked = kind == sqlite3.SQLITE_BUSY
        if is_locked != self._is_locked and (error is None or is_locked):
            self._is_locked = is_locked
            timeout = SHORT_LOCK_TIMEOUT_MS if is_locked else LOCK_TIMEOUT_MS
            self._execute_later(f"PRAGMA busy_timeout = {timeout}")
        if kind in UNSOUND:
            # Otherwise wrong pages stay cached after the disk has recovered.
            self._execute_later("PRAGMA shrink_memory")

    def _execute_later(self, sql: str) -> None:
        self._worker.submit(partial(self._worker.raw.execute, sql))


def _truncate_log(db: sqlite3.Connection) -> bool:
    """Empty the write-ahead log; return whether another connection prevented it."""
    (timeout,) = db.execute("PRAGMA busy_timeout").fetchone()
    db.execute("PRAGMA busy_timeout = 0")  # Moves wait behind this.
    try:
        (was_busy, *_) = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        db.execute(f"PRAGMA busy_timeout = {timeout}")
    return bool(was_busy)


async def _touch() -> None:
    version = await number("PRAGMA user_version")
    await rows(f"PRAGMA user_version = {version}")
