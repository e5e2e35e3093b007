"""The connection: how work reaches SQLite's thread, and how writes share a flush to disk."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, Self, TypeVar

import aiosqlite

from bot.errors import StoreUnavailable
from bot.metrics import store_time
from bot.store.work import Query, Row, Work, add, number, one, rows

T = TypeVar("T")

LOCKED_FOR_MS = 1_500
"""How long work waits for another process that holds the database."""

STILL_LOCKED_FOR_MS = 50
"""How long it waits once somebody has waited in vain: all who follow in the thread's queue want
their answer within three seconds too."""

UNSOUND = frozenset({sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
"""Kinds of errors that say that the disk did not give back what was written."""


class _Wanted(NamedTuple):
    """Work that waits for the thread; `is_one` if it is a single statement."""

    work: Callable[[], Work[Any]]
    is_one: bool
    done: asyncio.Future[Any]


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
        self._waiting: list[_Wanted] = []
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
        if self._committer is not None:
            await self._committer

    async def _write(self, work: Callable[[], Work[T]], *, is_one: bool) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Wanted(work, is_one, done))
        if self._committer is None:
            self._committer = asyncio.create_task(self._commit_waiting())
        with store_time("write"):
            return await done

    async def _commit_waiting(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                results = await self.run(partial(_together, batch))
                await self._heed(None)
            except sqlite3.Error as error:
                await self._heed(error)
                results = [_as_ours(error)] * len(batch)
            for wanted, result in zip(batch, results, strict=True):
                if wanted.done.cancelled():
                    continue
                if isinstance(result, Exception):
                    wanted.done.set_exception(result)
                else:
                    wanted.done.set_result(result)
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


def _together(batch: list[_Wanted], db: sqlite3.Connection) -> list[Any]:
    """Do a whole batch in one transaction; work that fails is undone alone and leaves its error."""
    if len(batch) == 1 and batch[0].is_one:
        return [_done(batch[0].work, db)]
    db.execute("BEGIN IMMEDIATE")
    try:
        results = [_tried(each, db) for each in batch]
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return results


def _tried(wanted: _Wanted, db: sqlite3.Connection) -> Any:
    """Return the result of one work among others, or its error."""
    if not wanted.is_one:
        db.execute("SAVEPOINT one")
    result: Any
    try:
        result = _done(wanted.work, db)
    except Exception as error:
        if not db.in_transaction:  # The disk is full, say: everybody's work is gone.
            raise
        if not wanted.is_one:
            db.execute("ROLLBACK TO one")
        result = _as_ours(error)
    if not wanted.is_one:
        db.execute("RELEASE one")
    return result


def _done(work: Callable[[], Work[T]], db: sqlite3.Connection) -> T:
    working = work()
    try:
        sql, values = next(working)
        while True:
            sql, values = working.send(db.execute(sql, values).fetchall())
    except StopIteration as end:
        result: T = end.value
        return result


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


def _as_ours(error: Exception) -> Exception:
    if not isinstance(error, sqlite3.Error):
        return error
    ours = StoreUnavailable(str(error))
    ours.__cause__ = error
    return ours
