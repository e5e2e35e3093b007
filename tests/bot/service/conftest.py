"""The services over a real SQLite file, with a clock that only the test moves."""

from collections.abc import AsyncIterator, Callable
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
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with open_store(f"sqlite:///{tmp_path}/oxo.db") as store:
        yield store


@pytest.fixture
async def thinker() -> AsyncIterator[Thinker]:
    async with Thinker(Random(1)) as thinker:
        yield thinker


@pytest.fixture
def new_services(store: Store, thinker: Thinker, clock: Clock) -> Callable[[], Services]:
    """Makes the services as another process over the same database would have them."""
    return lambda: Services.over(store, thinker, Random(1), clock)


@pytest.fixture
def services(new_services: Callable[[], Services]) -> Services:
    return new_services()
