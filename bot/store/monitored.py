"""Monitored: a database whose accesses are timed, and whose failures are logged."""

import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol, TypeVar

from bot.model.errors import GameError, StoreUnavailable, UnreadableRow
from bot.store.database import Database, Query, Replication, Row, Work

log = logging.getLogger(__name__)

T = TypeVar("T")


class AccessObserver(Protocol):
    """Is called after each access to the database, "read" or "write"."""

    def accessed(self, access: str, seconds: float) -> None:
        """Note how long it took, waiting included."""


class Monitored:
    """The `Database` given to it, with metrics and logs.

    Reads and writes are watched apart: from a full disk one can still read.
    """

    def __init__(self, database: Database, observer: AccessObserver | None = None) -> None:
        self._database = database
        self._reads = _Watch("read", observer)
        self._writes = _Watch("write", observer)

    @property
    def replication(self) -> Replication | None:
        return self._database.replication

    async def read(self, work: Callable[[], Work[T]]) -> T:
        with self._reads.access():
            return await self._database.read(work)

    async def write(self, work: Callable[[], Work[T]]) -> T:
        with self._writes.access():
            return await self._database.write(work)

    async def write_one(self, query: Query) -> Sequence[Row]:
        with self._writes.access():
            return await self._database.write_one(query)

    async def write_serializable(self, work: Callable[[], Work[T]]) -> T:
        with self._writes.access():
            return await self._database.write_serializable(work)

    async def check(self) -> None:
        with self._writes.access():
            await self._database.check()

    async def purge(self) -> None:
        with self._writes.access():
            await self._database.purge()


class _Watch:
    """Times one kind of access, and logs when it begins to fail and when it works again."""

    def __init__(self, kind: str, observer: AccessObserver | None) -> None:
        self._kind = kind
        self._observer = observer
        self._failing_since: float | None = None

    @contextmanager
    def access(self) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        except (GameError, UnreadableRow):  # The database did its part.
            self._log_success()
            raise
        except StoreUnavailable as error:
            self._log_failure(error)
            raise
        else:
            self._log_success()
        finally:
            if self._observer is not None:
                self._observer.accessed(self._kind, time.perf_counter() - began)

    def _log_failure(self, error: StoreUnavailable) -> None:
        if self._failing_since is None:
            self._failing_since = time.monotonic()
            fields = {"access": self._kind, "error": error}
            log.error("the store failed to %(access)s: %(error)s", fields)

    def _log_success(self) -> None:
        if self._failing_since is not None:
            seconds = round(time.monotonic() - self._failing_since)
            self._failing_since = None
            fields = {"access": self._kind, "seconds": seconds}
            log.info("the store can %(access)s again, after %(seconds)d s", fields)
