"""The connection: how work reaches SQLite's thread, and how writes share a flush to disk."""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.errors import StoreUnavailable
from bot.metrics import store_time

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
"""One thing to do with the database, in its thread, in one go."""

LOCKED_FOR_MS = 2_000
"""How long a write waits for another process: within the three seconds an answer may take."""


class Connection(aiosqlite.Connection):
    """An aiosqlite connection that carries a whole piece of work to its thread in one trip.

    A trip costs more than the statement that it carries (80 µs against 12 µs for a move), so a
    piece of work is a plain function over sqlite3, not a row of awaited statements. Writes that
    wait for the thread share one transaction, and so one flush to disk: under load that makes full
    durability as cheap as none.
    """

    def __init__(self, path: str | Path) -> None:
        # Isolation is ours to say: sqlite3 would open transactions of its own accord.
        opener = partial(sqlite3.connect, path, isolation_level=None, timeout=LOCKED_FOR_MS / 1000)
        super().__init__(opener, iter_chunk_size=64)
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._committer: asyncio.Task[None] | None = None

    async def run(self, work: Work[T]) -> T:
        """Do `work` outside any transaction. Raises sqlite3.Error."""
        result: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        return result

    async def read(self, work: Work[T]) -> T:
        """Do `work`, which changes nothing. Raises StoreUnavailable and what `work` raises."""
        try:
            with store_time("read"):
                return await self.run(work)
        except sqlite3.Error as error:
            raise StoreUnavailable(str(error)) from error

    async def write(self, work: Work[T]) -> T:
        """Do `work` in the next transaction; return when it is on disk.

        Raises StoreUnavailable and what `work` raises; then nothing it did stays.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._committer is None:
            self._committer = asyncio.create_task(self._commit_waiting())
        with store_time("write"):
            return await done

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
            except sqlite3.Error as error:
                results = [_as_ours(error)] * len(batch)
            for (_, done), result in zip(batch, results, strict=True):
                if done.cancelled():
                    continue
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)
        self._committer = None


def _together(works: list[Work[Any]], db: sqlite3.Connection) -> list[Any]:
    """Do all `works` in one transaction; one that fails is undone alone and leaves its error."""
    results: list[Any] = []
    db.execute("BEGIN IMMEDIATE")
    try:
        for work in works:
            db.execute("SAVEPOINT one")
            try:
                results.append(work(db))
            except Exception as error:
                db.execute("ROLLBACK TO one")
                results.append(_as_ours(error))
            db.execute("RELEASE one")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return results


def _as_ours(error: Exception) -> Exception:
    if not isinstance(error, sqlite3.Error):
        return error
    ours = StoreUnavailable(str(error))
    ours.__cause__ = error
    return ours
