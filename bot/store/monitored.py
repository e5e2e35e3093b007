"""Monitored: a database whose accesses are timed, and whose failures are logged."""

import logging
import time
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Protocol, TypeVar

from bot.model.errors import GameError, StoreUnavailable, UnreadableRow
from bot.store.database import Database, Query, Row, Work

log = logging.getLogger(__name__)

T = TypeVar("T")


class AccessObserver(Protocol):
    """Is called after each access to the database."""

    def accessed(self, access: str, seconds: float) -> None:
        """The store took so long to "read" or to "write", waiting included."""


class Monitored:
    """The `Database` given to it, with metrics and logs.

    Reads and writes are watched apart: from a full disk one can still read.
    """

    def __init__(self, database: Database, observer: AccessObserver | None = None) -> None:
        self._database = database
        self._observer = observer
        self._reads = _Health("read")
        self._writes = _Health("write")

    async def read(self, work: Callable[[], Work[T]]) -> T:
        with _Access(self._reads, self._observer):
            return await self._database.read(work)

    async def write(self, work: Callable[[], Work[T]]) -> T:
        with _Access(self._writes, self._observer):
            return await self._database.write(work)

    async def write_one(self, query: Query) -> Sequence[Row]:
        with _Access(self._writes, self._observer):
            return await self._database.write_one(query)

    async def write_serializable(self, work: Callable[[], Work[T]]) -> T:
        with _Access(self._writes, self._observer):
            return await self._database.write_serializable(work)

    async def check(self) -> None:
        with _Access(self._writes, self._observer):
            await self._database.check()

    async def purge(self) -> None:
        with _Access(self._writes, self._observer):
            await self._database.purge()


class _Health:
    """Whether a kind of access works; only changes are logged."""

    def __init__(self, access: str) -> None:
        self.access = access
        self._failing_since: float | None = None

    def failed(self, error: StoreUnavailable) -> None:
        if self._failing_since is None:
            self._failing_since = time.monotonic()
            fields = {"access": self.access, "error": error}
            log.error("the store failed to %(access)s: %(error)s", fields)

    def worked(self) -> None:
        if self._failing_since is not None:
            fields = {
                "access": self.access,
                "seconds": round(time.monotonic() - self._failing_since),
            }
            self._failing_since = None
            log.info("the store can %(access)s again, after %(seconds)d s", fields)


class _Access:
    """One access to the database, from beginning to end."""

    __slots__ = ("_began", "_health", "_observer")

    def __init__(self, health: _Health, observer: AccessObserver | None) -> None:
        self._health = health
        self._observer = observer

    def __enter__(self) -> None:
        self._began = time.perf_counter()

    def __exit__(
        self, _: type[BaseException] | None, error: BaseException | None, __: TracebackType | None
    ) -> None:
        if self._observer is not None:
            self._observer.accessed(self._health.access, time.perf_counter() - self._began)
        # A refusal had to be looked up, and an unreadable row had to be read.
        if error is None or isinstance(error, GameError | UnreadableRow):
            self._health.worked()
        elif isinstance(error, StoreUnavailable):
            self._health.failed(error)
