"""Timed: a database that tells an observer how long each access took."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from bot.observer import Observer
from bot.store.work import Database, Query, Row, Work

T = TypeVar("T")


class Timed:
    """The `Database` given to it, and somebody who wants to know how quick it is."""

    def __init__(self, database: Database, observer: Observer) -> None:
        self._database = database
        self._observer = observer

    async def read(self, work: Callable[[], Work[T]]) -> T:
        with self._told("read"):
            return await self._database.read(work)

    async def write(self, work: Callable[[], Work[T]]) -> T:
        with self._told("write"):
            return await self._database.write(work)

    async def write_one(self, query: Query) -> Sequence[Row]:
        with self._told("write"):
            return await self._database.write_one(query)

    async def write_alone(self, work: Callable[[], Work[T]]) -> T:
        with self._told("write"):
            return await self._database.write_alone(work)

    async def touch(self) -> None:
        with self._told("write"):
            await self._database.touch()

    async def highest_id(self, table: str) -> int:
        return await self._database.highest_id(table)

    async def number_after(self, table: str, highest: int) -> None:
        await self._database.number_after(table, highest)

    @contextmanager
    def _told(self, access: str) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self._observer.accessed(access, time.perf_counter() - began)
