"""Every store there is, for the suites that all of them must pass."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from bot.store import Store
from bot.store.opening import open_store
from tests.postgres_server import Server

Opener = Callable[[], AbstractAsyncContextManager[Store]]


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opener:
    """Opens the same store as often as it is called."""
    url = f"sqlite:///{tmp_path}/oxo.db"
    if request.param == "postgres":
        server: Server = request.getfixturevalue("postgres")
        url = server.new_database()
    return lambda: open_store(url)


@pytest.fixture
async def store(opened: Opener) -> AsyncIterator[Store]:
    async with opened() as store:
        yield store
