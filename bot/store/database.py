"""The port: what the store asks of a database, and how its operations are written.

An operation is a generator function: it yields queries, is sent their rows, and returns its result.
A database runs it in one transaction and may run it again, so it keeps no state outside of itself:
after a conflict with another process, and after a connection was lost, when the first run may have
been committed; so it looks for its own traces first, such as the id of the interaction. `read`,
`write` and `write_serializable` turn such a method into an async one.
"""

from collections.abc import Callable, Collection, Coroutine, Generator, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from functools import partial, wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Row(Protocol):
    """One row of a result: its values by column name or by position."""

    def keys(self) -> Iterable[str]:
        """Name the columns."""

    def __getitem__(self, column: Any, /) -> Any: ...


@dataclass(frozen=True, slots=True)
class Query:
    """One statement of SQL with a `?` for each of `values`; never a `?` in any other role.

    Called, it is the work of running it.
    """

    sql: str
    values: tuple[Any, ...]

    def __call__(self) -> "Work[Sequence[Row]]":
        return (yield self)


Work = Generator[Query, Sequence[Row], T]


class Replication(NamedTuple):
    """Which of several hosts takes writes, and whether each waits until a standby has it, too."""

    primary: str
    is_synchronous: bool


class Database(Protocol):
    """Runs work. Every method raises StoreUnavailable, and what the work raises.

    Those that write raise OutcomeUnknown where the connection was lost as they wrote.
    """

    @property
    def replication(self) -> Replication | None:
        """How the database is replicated, None if it has one host."""

    async def read(self, work: Callable[[], Work[T]]) -> T:
        """Run `work`, which changes nothing."""

    async def write(self, work: Callable[[], Work[T]]) -> T:
        """Run `work` as a whole or not at all; return when its effect is durable.

        It sees the database as of one instant. Of several that write the same row, in any number
        of processes, each begins when the one before is done.
        """

    async def write_one(self, query: Query, /) -> Sequence[Row]:
        """Run one statement, which needs no transaction; return its rows when it is durable."""

    async def write_serializable(self, work: Callable[[], Work[T]]) -> T:
        """Run `work` like `write`, serializable with other such work.

        For work whose writes depend on other rows without a unique key that guards them.
        """

    async def check(self) -> None:
        """Write something that changes nothing, as durably as all else."""

    async def purge(self) -> None:
        """Remove the remains of deleted values from the files, as far as the database can."""


class Numbered(Database, Protocol):
    """A database whose counters of ids can be read and set."""

    def highest_id(self, table: str) -> Work[int]:
        """Query the highest id that `table` ever gave to a row, 0 if it gave none."""

    def number_after(self, table: str, highest: int) -> Work[None]:
        """Let the next row of `table` have the id after `highest`."""


Opened = AbstractAsyncContextManager[Numbered]


class Part:
    """A part of the store: its operations run on `database`."""

    def __init__(self, database: Database) -> None:
        self.database = database


S = TypeVar("S", bound=Part)

FEWEST_SKIPPED_IDS = 1_000_000

START_OF_2025 = 1_735_689_600


def skipped_ids(now: float) -> int:
    """Return how far ids jump when a restored database is opened at `now` (UTC seconds).

    Buttons in old messages name the ids of games and challenges that were given after the backup;
    none of them may be given again. Nor may those that were given after an earlier restore of the
    same backup, for which the jump grows by one a second.
    """
    return FEWEST_SKIPPED_IDS + max(0, int(now) - START_OF_2025)


def read(
    operation: Callable[Concatenate[S, P], Work[T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Make an async method of an operation that changes nothing."""

    @wraps(operation)
    async def method(part: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await part.database.read(partial(operation, part, *args, **kwargs))

    return method


def write(
    operation: Callable[Concatenate[S, P], Work[T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Make an async method of an operation that is one transaction."""

    @wraps(operation)
    async def method(part: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await part.database.write(partial(operation, part, *args, **kwargs))

    return method


def write_serializable(
    operation: Callable[Concatenate[S, P], Work[T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Make an async method of an operation that is one serializable transaction."""

    @wraps(operation)
    async def method(part: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await part.database.write_serializable(partial(operation, part, *args, **kwargs))

    return method


def rows(sql: str, *values: Any) -> Work[Sequence[Row]]:
    """Query every row."""
    found = yield Query(sql, values)
    return found


def one(sql: str, *values: Any) -> Work[Row | None]:
    """Query the first row, None if there is none."""
    found = yield Query(sql, values)
    return found[0] if found else None


def number(sql: str, *values: Any) -> Work[Any]:
    """Query the only column of the only row: a count, a sum, a minimum."""
    found = yield Query(sql, values)
    return found[0][0]


def insert(table: str, row: Mapping[str, Any]) -> Work[int]:
    """Insert `row` into `table` and return its id."""
    found = yield Query(f"{_insert_sql(table, row)} RETURNING id", tuple(row.values()))
    identity: int = found[0]["id"]
    return identity


def put(table: str, key: str, row: Mapping[str, Any]) -> Work[None]:
    """Write `row` into `table`, over the one with the same `key` if there is one."""
    changes = ", ".join(f"{column} = excluded.{column}" for column in row if column != key)
    sql = f"{_insert_sql(table, row)} ON CONFLICT ({key}) DO UPDATE SET {changes}"
    yield Query(sql, tuple(row.values()))


def add(table: str, row: Mapping[str, Any]) -> Work[None]:
    """Insert `row` into a `table` without ids."""
    yield Query(_insert_sql(table, row), tuple(row.values()))


def add_all(table: str, new: Sequence[Mapping[str, Any]]) -> Work[None]:
    """Insert rows of the same columns into `table`."""
    values = ", ".join([f"({places(new[0])})"] * len(new))
    sql = f"INSERT INTO {table} ({', '.join(new[0])}) VALUES {values}"
    yield Query(sql, tuple(value for row in new for value in row.values()))


def places(values: Collection[object]) -> str:
    """Write a `?` for each of `values`."""
    return ", ".join("?" * len(values))


def _insert_sql(table: str, row: Mapping[str, Any]) -> str:
    return f"INSERT INTO {table} ({', '.join(row)}) VALUES ({places(row)})"
