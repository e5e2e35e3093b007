"""Every store there is, for the suites that all of them must pass."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import pytest

from bot.model import InteractionId
from bot.store import Store
from bot.store.opening import open_store
from tests.postgres_server import Server

_numbers = count(1)


def fresh() -> InteractionId:
    """The id of an interaction that was never seen."""
    return InteractionId(next(_numbers))


@dataclass(frozen=True)
class Opener:
    """Opens the store at `url`. The tests may run on a RAM disk, or on a server without fsync."""

    url: str

    def __call__(self) -> AbstractAsyncContextManager[Store]:
        return open_store(self.url, allow_data_loss=True)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opener:
    """Opens the same store as often as it is called."""
    url = f"sqlite:///{tmp_path}/oxo.db"
    if request.param == "postgres":
        server: Server = request.getfixturevalue("postgres")
        url = server.new_database()
    return Opener(url)


@pytest.fixture
async def store(opened: Opener) -> AsyncIterator[Store]:
    async with opened() as store:
        yield store
