"""Batches: what SQLite's thread does with the writes that it is given together."""

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from bot.model.errors import StoreUnavailable
from bot.store.work import Work

T = TypeVar("T")


class Wanted(NamedTuple):
    """Work that waits for the thread; `is_one` if it is a single statement."""

    work: Callable[[], Work[Any]]
    is_one: bool
    result: asyncio.Future[Any]


def together(batch: list[Wanted], db: sqlite3.Connection) -> list[Any]:
    """Do a whole batch in one transaction; work that fails is undone alone and leaves its error."""
    if len(batch) == 1 and batch[0].is_one:
        return [done(batch[0].work, db)]
    db.execute("BEGIN IMMEDIATE")
    try:
        results = [_tried(each, db) for each in batch]
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return results


def _tried(wanted: Wanted, db: sqlite3.Connection) -> Any:
    """Return the result of one work among others, or its error."""
    if not wanted.is_one:
        db.execute("SAVEPOINT one")
    result: Any
    try:
        result = done(wanted.work, db)
    except Exception as error:
        if not db.in_transaction:  # The disk is full, say: everybody's work is gone.
            raise
        if not wanted.is_one:
            db.execute("ROLLBACK TO one")
        result = as_ours(error)
    if not wanted.is_one:
        db.execute("RELEASE one")
    return result


def done(work: Callable[[], Work[T]], db: sqlite3.Connection) -> T:
    """Run `work` to its end and return what it returns."""
    working = work()
    try:
        sql, values = next(working)
        while True:
            sql, values = working.send(db.execute(sql, values).fetchall())
    except StopIteration as end:
        result: T = end.value
        return result


def as_ours(error: Exception) -> Exception:
    """Say in our terms what SQLite raised; other errors stay what they are."""
    if not isinstance(error, sqlite3.Error):
        return error
    ours = StoreUnavailable(str(error))
    ours.__cause__ = error
    return ours
