"""The port: what the store asks of a database."""

from collections.abc import Callable, Coroutine, Generator, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeVar

T = TypeVar("T")


class Row(Protocol):
    """One row of a result: its values by column name or by position."""

    def keys(self) -> Iterable[str]:
        """Name the columns."""

    def __getitem__(self, column: Any, /) -> Any: ...


@dataclass(frozen=True, slots=True)
class Query:
    """One statement of SQL with a `?` for each of `values`; never a `?` in any other role.

    Awaited, it hands itself to the database that runs the operation, and returns its rows. Called,
    it is an operation of its own.
    """

    sql: str
    values: tuple[Any, ...]

    def __await__(self) -> "Generator[Query, Sequence[Row], Sequence[Row]]":
        return (yield self)

    async def __call__(self) -> Sequence[Row]:
        return await self


Work = Coroutine[Any, Any, T]
"""An operation under way: it awaits queries, and nothing else."""


def awaited(found: object) -> Query:
    """Return what an operation awaits. Raises TypeError if that is no query.

    Nobody would resume it: in SQLite's thread there is no event loop, and on PostgreSQL nothing but
    the database may keep a transaction waiting.
    """
    if not isinstance(found, Query):
        raise TypeError(f"an operation of the store awaits queries alone, not {found!r}")
    return found


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


class CopyableDatabase(Database, Protocol):
    """A database whose counters of ids can be read and set."""

    async def highest_id(self, table: str) -> int:
        """Query the highest id that `table` ever gave to a row, 0 if it gave none."""

    async def number_after(self, table: str, highest: int) -> None:
        """Let the next row of `table` have the id after `highest`."""


Opened = AbstractAsyncContextManager[CopyableDatabase]
