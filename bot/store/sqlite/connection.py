"""The connection: how work reaches SQLite's thread, and how writes share a flush to disk."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar

import aiosqlite

from bot.model.errors import StoreUnavailable
from bot.store.sqlite.batch import Wanted, as_ours, done, together
from bot.store.work import Query, Row, Work, add, number, one, rows

T = TypeVar("T")

LOCKED_FOR_MS = 1_500
"""How long work waits for another process that holds the database."""

STILL_LOCKED_FOR_MS = 50
"""How long it waits once somebody has waited in vain: all who follow in the thread's queue want
their answer within three seconds too."""

COMPANY = timedelta(milliseconds=4)
"""How long a write waits for others to share a transaction with, once they come in company: nobody
notices, and a trip to the thread and back with its flush to disk costs as much as drawing the card.
"""

UNSOUND = frozenset({sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
"""Kinds of errors that say that the disk did not give back what was written."""


class Connection(aiosqlite.Connection):
    """An aiosqlite connection that carries a whole piece of work to its thread in one trip.

    A trip costs more than the statement that it carries (80 µs against 12 µs for a move), so work
    takes its queries along instead of awaiting them one by one. Writes that wait for the thread
    share one transaction, and so one flush to disk: under load that makes full durability as cheap
    as none.
    """

    def __init__(self, path: str | Path) -> None:
        # Isolation is ours to say: sqlite3 would open transactions of its own accord.
        opener = partial(sqlite3.connect, path, isolation_level=None, timeout=LOCKED_FOR_MS / 1000)
        super().__init__(opener, iter_chunk_size=64)
        self._waiting: list[Wanted] = []
        self._sending: asyncio.TimerHandle | None = None
        self._under_way = 0
        self._comes_in_company = False
        self._is_locked = False

    async def __aenter__(self) -> Self:
        try:
            await super().__aenter__()
        except BaseException:
            # Its thread has been told to stop, and would say so to a loop that may be gone by then.
            self._thread.join()
            raise
        return self

    async def run(self, act: Callable[[sqlite3.Connection], T]) -> T:
        """Call `act` in SQLite's thread, outside any transaction. Raises sqlite3.Error."""
        return await self._in_thread(partial(act, self._conn))

    async def read(self, work: Callable[[], Work[T]]) -> T:
        """Do `work`, which changes nothing. Raises StoreUnavailable and what `work` raises."""
        if not self._under_way:
            self._send()  # Who reads sees what was asked for before.
        try:
            return await self.run(partial(done, work))
        except sqlite3.Error as error:
            self._heed(error)
            raise StoreUnavailable(str(error)) from error

    async def write(self, work: Callable[[], Work[T]]) -> T:
        """Do `work` in the next transaction; return when it is on disk.

        Raises StoreUnavailable and what `work` raises; then nothing it did stays.
        """
        return await self._write(work, is_one=False)

    async def write_one(self, query: Query) -> Sequence[Row]:
        """Do one statement, with others or as a transaction of its own. Raises StoreUnavailable."""
        return await self._write(partial(rows, query.sql, *query.values), is_one=True)

    async def write_alone(self, work: Callable[[], Work[T]]) -> T:
        """Do `work` likewise: here one writes at a time anyway."""
        return await self.write(work)

    async def touch(self) -> None:
        """Write something that changes nothing: the file's number for its schema, as it is."""
        await self.write(_touched)

    async def highest_id(self, table: str) -> int:
        """Return the highest id that `table` ever gave to a row, 0 if it gave none."""
        return await self.read(partial(_highest_id, table))

    async def number_after(self, table: str, highest: int) -> None:
        """Let `table` give no id up to `highest` from now on."""
        await self.write(partial(_number_after, table, highest))

    async def settle(self) -> None:
        """Wait until every write that was asked for is on disk."""
        while self._waiting or self._under_way:
            self._send()
            await self._in_thread(lambda: None)

    async def _write(self, work: Callable[[], Work[T]], *, is_one: bool) -> T:
        loop = asyncio.get_running_loop()
        result: asyncio.Future[T] = loop.create_future()
        self._waiting.append(Wanted(work, is_one, result))
        if not self._under_way and self._sending is None:
            if self._comes_in_company:
                self._sending = loop.call_later(COMPANY.total_seconds(), self._send)
            else:
                self._send()
        return await result

    def _send(self) -> None:
        """Send all writes that wait to the thread, as one batch."""
        if self._sending is not None:
            self._sending.cancel()
            self._sending = None
        if self._waiting:
            batch, self._waiting = self._waiting, []
            self._comes_in_company = len(batch) > 1
            self._under_way += 1
            answer = self._in_thread(partial(together, batch, self._conn))
            answer.add_done_callback(partial(self._tell, batch))

    def _tell(self, batch: list[Wanted], answer: asyncio.Future[list[Any]]) -> None:
        """Tell those who asked what became of their writes, and send what came meanwhile."""
        self._under_way -= 1
        error = answer.exception()
        self._heed(error)
        results = [as_ours(error)] * len(batch) if isinstance(error, Exception) else answer.result()
        for wanted, result in zip(batch, results, strict=True):
            if wanted.result.cancelled():
                continue
            if isinstance(result, Exception):
                wanted.result.set_exception(result)
            else:
                wanted.result.set_result(result)
        if not self._under_way:
            self._send()

    def _in_thread(self, act: Callable[[], T]) -> asyncio.Future[T]:
        """Queue `act` for the thread, behind all that it was given before."""
        # What aiosqlite's own methods do, without a coroutine between.
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((result, act))
        return result

    def _heed(self, error: BaseException | None) -> None:
        """Wait less for a database that stays locked, and forget what a bad disk told."""
        # The low byte is the kind of error; errors of Python's own have no code.
        kind = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF
        is_locked = kind == sqlite3.SQLITE_BUSY
        if is_locked != self._is_locked and (error is None or is_locked):
            self._is_locked = is_locked
            wait = STILL_LOCKED_FOR_MS if is_locked else LOCKED_FOR_MS
            self._in_thread(partial(self._conn.execute, f"PRAGMA busy_timeout = {wait}"))
        if kind in UNSOUND:
            # The pages that were read stay in memory otherwise, however well the disk is by then.
            self._in_thread(partial(self._conn.execute, "PRAGMA shrink_memory"))


def _touched() -> Work[None]:
    version = yield from number("PRAGMA user_version")
    yield from rows(f"PRAGMA user_version = {version}")


def _highest_id(table: str) -> Work[int]:
    row = yield from one("SELECT seq FROM sqlite_sequence WHERE name = ?", table)
    return 0 if row is None else int(row["seq"])


def _number_after(table: str, highest: int) -> Work[None]:
    highest = max(highest, (yield from _highest_id(table)))
    yield from rows("DELETE FROM sqlite_sequence WHERE name = ?", table)
    yield from add("sqlite_sequence", {"name": table, "seq": highest})
