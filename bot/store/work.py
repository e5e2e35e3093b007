"""Work: what is asked of a database, written once, without one.

A piece of work is a generator function: it yields queries, is sent their rows, and returns what
was wanted. A database runs it to its end in one transaction, and may begin it anew from the top
when another process was in the way, so work keeps nothing outside of itself.
"""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple, Protocol, TypeVar

T = TypeVar("T")


class Row(Protocol):
    """One row of an answer: its values by the names of their columns, or by their places."""

    def keys(self) -> Iterable[str]:
        """Name the columns."""

    def __getitem__(self, column: Any, /) -> Any: ...


class Query(NamedTuple):
    """One statement of SQL with a `?` for each of `values`; never a `?` in any other role."""

    sql: str
    values: tuple[Any, ...]


Work = Generator[Query, Sequence[Row], T]


class Database(Protocol):
    """What runs work. Every method raises StoreUnavailable, and what the work raises."""

    async def read(self, work: Callable[[], Work[T]]) -> T:
        """Do `work`, which changes nothing."""

    async def write(self, work: Callable[[], Work[T]]) -> T:
        """Do `work` as a whole or not at all; return when its effect is durable.

        It sees the database as of one instant, and of several works that write the same row, in
        any number of processes, each begins when the one before is done.
        """

    async def write_one(self, query: Query) -> Sequence[Row]:
        """Do one statement and return its rows when its effect is durable.

        It is whole or not at all by nature, which spares the transaction.
        """

    async def write_alone(self, work: Callable[[], Work[T]]) -> T:
        """Do `work` likewise, and as if no other such work went on meanwhile.

        For work that writes because of what other rows say, and no key of the tables guards it.
        """

    async def touch(self) -> None:
        """Write something that changes nothing, as durably as all else: it shows that one can."""

    async def highest_id(self, table: str) -> int:
        """Return the highest id that `table` ever gave to a row, 0 if it gave none."""

    async def number_after(self, table: str, highest: int) -> None:
        """Let `table` give no id up to `highest` from now on."""


Opened = AbstractAsyncContextManager[Database]


def rows(sql: str, *values: Any) -> Work[Sequence[Row]]:
    """Ask for every row."""
    found = yield Query(sql, values)
    return found


def one(sql: str, *values: Any) -> Work[Row | None]:
    """Ask for the first row, None if there is none."""
    found = yield Query(sql, values)
    return found[0] if found else None


def number(sql: str, *values: Any) -> Work[Any]:
    """Ask for the only column of the only row: a count, a sum, a minimum."""
    found = yield Query(sql, values)
    return found[0][0]


def insert(table: str, row: Mapping[str, Any]) -> Work[int]:
    """Insert `row` into `table` and return its id."""
    found = yield Query(f"{_inserting(table, row)} RETURNING id", tuple(row.values()))
    identity: int = found[0]["id"]
    return identity


def put(table: str, key: str, row: Mapping[str, Any]) -> Work[None]:
    """Write `row` into `table`, over the one with the same `key` if there is one."""
    changes = ", ".join(f"{column} = excluded.{column}" for column in row if column != key)
    sql = f"{_inserting(table, row)} ON CONFLICT ({key}) DO UPDATE SET {changes}"
    yield Query(sql, tuple(row.values()))


def add(table: str, row: Mapping[str, Any]) -> Work[None]:
    """Insert `row` into a `table` without ids."""
    yield Query(_inserting(table, row), tuple(row.values()))


def _inserting(table: str, row: Mapping[str, Any]) -> str:
    return f"INSERT INTO {table} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})"
