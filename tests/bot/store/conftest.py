"""Every store there is, for the suites that all of them must pass."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from bot.store import Store
from bot.store.sqlite import SqliteStore

Opener = Callable[[], AbstractAsyncContextManager[Store]]


@pytest.fixture(params=["sqlite"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opener:
    """Opens the same store as often as it is called."""
    return lambda: SqliteStore.open(tmp_path / "oxo.db")


@pytest.fixture
async def store(opened: Opener) -> AsyncIterator[Store]:
    async with opened() as store:
        yield store
