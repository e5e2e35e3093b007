"""Batches: writes that SQLite's thread runs in one transaction."""

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from bot.model.errors import StoreUnavailable
from bot.store.database import Query, Work, awaited
from bot.store.sqlite.internals import SQLITE_ERRORS

T = TypeVar("T")


class Pending(NamedTuple):
    """Work that waits for the thread."""

    work: Callable[[], Work[Any]]
    result: asyncio.Future[Any]


def run_batch(batch: list[Pending], db: sqlite3.Connection) -> list[Any]:
    """Run a batch in one transaction; work that fails is undone alone and leaves its error."""
    db.execute("BEGIN IMMEDIATE")
    try:
        results = [_result(each.work, db) for each in batch]
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return results


def _result(work: Callable[[], Work[Any]], db: sqlite3.Connection) -> Any:
    """Return the result of one work among others, or its error."""
    is_statement = isinstance(work, Query)  # SQLite itself undoes one that fails.
    if not is_statement:
        db.execute("SAVEPOINT one")
    result: Any
    try:
        result = run_work(work, db)
    except Exception as error:
        if not db.in_transaction:  # SQLite undid the whole batch: the disk is full, for example.
            raise
        if not is_statement:
            db.execute("ROLLBACK TO one")
        result = translated(error)
    if not is_statement:
        db.execute("RELEASE one")
    return result


def run_work(work: Callable[[], Work[T]], db: sqlite3.Connection) -> T:
    """Run `work` to its end and return what it returns."""
    running = work()
    found = None
    try:
        while True:
            query = awaited(running.send(found))
            found = db.execute(query.sql, query.values).fetchall()
    except StopIteration as end:
        result: T = end.value
        return result


def translated(error: Exception) -> Exception:
    """Return what SQLite raised as our error; other errors stay what they are."""
    if not isinstance(error, SQLITE_ERRORS):
        return error
    ours = StoreUnavailable(str(error))
    ours.__cause__ = error
    return ours
