"""Every store there is, for the suites that all of them must pass."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from itertools import count

import pytest

from bot.model import InteractionId
from bot.store import Outgoing, Start, Store
from bot.store.opening import open_store
from tests.bot.builders import NOON

_numbers = count(1)


def fresh() -> InteractionId:
    """The id of an interaction that was never seen."""
    return InteractionId(next(_numbers))


def new_start() -> Start:
    """By which a game begins where nobody asks how many there may be."""
    return Start(fresh())


async def empty_outbox(store: Store) -> list[Outgoing]:
    """Take everything out of the outbox."""
    found = []
    while taken := await store.outbox.take(NOON, ()):
        for each in taken:
            found.append(each)
            await store.outbox.done(each)
    return found


@dataclass(frozen=True)
class Opener:
    """Opens the store at `url`. The tests may run on a RAM disk, or on a server without fsync."""

    url: str

    def __call__(self) -> AbstractAsyncContextManager[Store]:
        return open_store(self.url, allow_data_loss=True)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def opened(request: pytest.FixtureRequest) -> Opener:
    """Opens the same store as often as it is called."""
    if request.param == "postgres":
        return Opener(request.getfixturevalue("postgres_url"))
    return Opener(f"sqlite:///{request.getfixturevalue('database')}")


@pytest.fixture
async def store(opened: Opener) -> AsyncIterator[Store]:
    async with opened() as store:
        yield store
