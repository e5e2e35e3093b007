"""The connection: how work reaches SQLite's thread, and how writes share a flush to disk."""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar

import aiosqlite

from bot.errors import StoreUnavailable
from bot.metrics import store_time
from bot.store.work import Work, add, one, rows

T = TypeVar("T")

LOCKED_FOR_MS = 1_500
"""How long work waits for another process that holds the database."""

STILL_LOCKED_FOR_MS = 50
"""How long it waits once somebody has waited in vain: all who follow in the thread's queue want
their answer within three seconds too."""

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
        self._waiting: list[tuple[Callable[[], Work[Any]], asyncio.Future[Any]]] = []
        self._committer: asyncio.Task[None] | None = None
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
        # aiosqlite leaves its own way into the thread without types.
        result: T = await self._execute(act, self._conn)  # type: ignore[no-untyped-call]
        return result

    async def read(self, work: Callable[[], Work[T]]) -> T:
        """Do `work`, which changes nothing. Raises StoreUnavailable and what `work` raises."""
        try:
            with store_time("read"):
                return await self.run(partial(_done, work))
        except sqlite3.Error as error:
            await self._heed(error)
            raise StoreUnavailable(str(error)) from error

    async def write(self, work: Callable[[], Work[T]]) -> T:
        """Do `work` in the next transaction; return when it is on disk.

        Raises StoreUnavailable and what `work` raises; then nothing it did stays.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._committer is None:
            self._committer = asyncio.create_task(self._commit_waiting())
        with store_time("write"):
            return await done

    async def write_alone(self, work: Callable[[], Work[T]]) -> T:
        """Do `work` likewise: here one writes at a time anyway."""
        return await self.write(work)

    async def highest_id(self, table: str) -> int:
        """Return the highest id that `table` ever gave to a row, 0 if it gave none."""
        return await self.read(partial(_highest_id, table))

    async def number_after(self, table: str, highest: int) -> None:
        """Let `table` give no id up to `highest` from now on."""
        await self.write(partial(_number_after, table, highest))

    async def settle(self) -> None:
        """Wait until every write that was asked for is on disk."""
        if self._committer is not None:
            await self._committer

    async def _commit_waiting(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            works = [work for work, _ in batch]
            try:
                results = await self.run(partial(_together, works))
                await self._heed(None)
            except sqlite3.Error as error:
                await self._heed(error)
                results = [_as_ours(error)] * len(batch)
            for (_, done), result in zip(batch, results, strict=True):
                if done.cancelled():
                    continue
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)
        self._committer = None

    async def _heed(self, error: sqlite3.Error | None) -> None:
        """Wait less for a database that stays locked, and forget what a bad disk told."""
        # The low byte is the kind of error; errors of Python's own have no code.
        kind = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF
        is_locked = kind == sqlite3.SQLITE_BUSY
        if is_locked != self._is_locked and (error is None or is_locked):
            self._is_locked = is_locked
            wait = STILL_LOCKED_FOR_MS if is_locked else LOCKED_FOR_MS
            await self.run(lambda db: db.execute(f"PRAGMA busy_timeout = {wait}"))
        if kind in UNSOUND:
            # The pages that were read stay in memory otherwise, however well the disk is by then.
            await self.run(lambda db: db.execute("PRAGMA shrink_memory"))


def _together(works: list[Callable[[], Work[Any]]], db: sqlite3.Connection) -> list[Any]:
    """Do all `works` in one transaction; one that fails is undone alone and leaves its error."""
    db.execute("BEGIN IMMEDIATE")
    try:
        if len(works) == 1:  # Nobody else's work would be undone with it.
            results = [_tried(works[0], db)]
            if isinstance(results[0], Exception):
                db.execute("ROLLBACK")
                return results
        else:
            results = [_tried_alone(work, db) for work in works]
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return results


def _tried_alone(work: Callable[[], Work[Any]], db: sqlite3.Connection) -> Any:
    db.execute("SAVEPOINT one")
    result = _tried(work, db)
    if isinstance(result, Exception):
        db.execute("ROLLBACK TO one")
    db.execute("RELEASE one")
    return result


def _tried(work: Callable[[], Work[Any]], db: sqlite3.Connection) -> Any:
    try:
        return _done(work, db)
    except Exception as error:
        return _as_ours(error)


def _done(work: Callable[[], Work[T]], db: sqlite3.Connection) -> T:
    working = work()
    try:
        sql, values = next(working)
        while True:
            sql, values = working.send(db.execute(sql, values).fetchall())
    except StopIteration as end:
        result: T = end.value
        return result


def _highest_id(table: str) -> Work[int]:
    row = yield from one("SELECT seq FROM sqlite_sequence WHERE name = ?", table)
    return 0 if row is None else int(row["seq"])


def _number_after(table: str, highest: int) -> Work[None]:
    highest = max(highest, (yield from _highest_id(table)))
    yield from rows("DELETE FROM sqlite_sequence WHERE name = ?", table)
    yield from add("sqlite_sequence", {"name": table, "seq": highest})


def _as_ours(error: Exception) -> Exception:
    if not isinstance(error, sqlite3.Error):
        return error
    ours = StoreUnavailable(str(error))
    ours.__cause__ = error
    return ours
