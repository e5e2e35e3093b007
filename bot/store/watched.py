"""Watched: a database that tells the host when it stops working, and when it works again."""

import logging
import time
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import TypeVar

from bot.model.errors import GameError, StoreUnavailable
from bot.store.work import Database, Query, Row, Work

log = logging.getLogger(__name__)

T = TypeVar("T")


class Standing:
    """How an access ("read", "write") stands: entered around each, it tells of changes alone."""

    def __init__(self, access: str) -> None:
        self._access = access
        self._failing_since: float | None = None

    def __enter__(self) -> None: ...

    def __exit__(
        self, _: type[BaseException] | None, error: BaseException | None, __: TracebackType | None
    ) -> None:
        if isinstance(error, StoreUnavailable):
            self._failed(error)
        elif error is None or isinstance(error, GameError):  # A refusal had to be looked up.
            self._worked()

    def _failed(self, error: StoreUnavailable) -> None:
        if self._failing_since is None:
            self._failing_since = time.monotonic()
            told = {"access": self._access, "error": error}
            log.error("the store failed to %(access)s: %(error)s", told)

    def _worked(self) -> None:
        if self._failing_since is not None:
            seconds = round(time.monotonic() - self._failing_since)
            self._failing_since = None
            told = {"access": self._access, "seconds": seconds}
            log.info("the store can %(access)s again, after %(seconds)d s", told)


class Watched:
    """The `Database` given to it, with an eye on how it stands.

    Reads and writes stand apart: a full disk can still be read.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._reads = Standing("read")
        self._writes = Standing("write")

    async def read(self, work: Callable[[], Work[T]]) -> T:
        with self._reads:
            return await self._database.read(work)

    async def write(self, work: Callable[[], Work[T]]) -> T:
        with self._writes:
            return await self._database.write(work)

    async def write_one(self, query: Query) -> Sequence[Row]:
        with self._writes:
            return await self._database.write_one(query)

    async def write_alone(self, work: Callable[[], Work[T]]) -> T:
        with self._writes:
            return await self._database.write_alone(work)

    async def touch(self) -> None:
        with self._writes:
            await self._database.touch()

    async def highest_id(self, table: str) -> int:
        return await self._database.highest_id(table)

    async def number_after(self, table: str, highest: int) -> None:
        await self._database.number_after(table, highest)
