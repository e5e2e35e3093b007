"""The services over a real SQLite file, with a clock that only the test moves."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from bot.service import Services, Thinker
from bot.store import Store
from bot.store.opening import open_store
from tests.bot.builders import NOON


@dataclass
class Clock:
    """The time in UTC seconds."""

    now: int = NOON

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def database_url(database: Path) -> str:
    return f"sqlite:///{database}"


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    async with open_store(database_url, allow_data_loss=True) as store:
        yield store


@pytest.fixture
async def thinker() -> AsyncIterator[Thinker]:
    async with Thinker(Random(1)) as thinker:
        yield thinker


@pytest.fixture
def services(store: Store, thinker: Thinker, clock: Clock) -> Services:
    return Services.over(store, thinker, Random(1), clock)


@pytest.fixture
async def other(
    services: Services, database_url: str, thinker: Thinker, clock: Clock
) -> AsyncIterator[Services]:
    """The services of another process over the same database."""
    async with open_store(database_url, allow_data_loss=True) as store:
        yield Services.over(store, thinker, Random(1), clock)
