"""The real bot in the playground: what the tests of the bot start from."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, suppress
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.app import open_bot
from bot.service.clock import Clock as ServiceClock
from bot.service.thinking import Thinker
from bot.settings import Settings
from bot.store import Store
from bot.store.opening import open_store
from bot.store.sqlite.schema import prepare
from bot.transport.client import OxoClient
from bot.transport.time_limits import TimeLimits
from playground import Channel, Person, Playground
from tests.bot.builders import NOON
from tests.postgres_server import Server


@dataclass
class Clock(ServiceClock):
    """The bot's clock in UTC seconds; only a test moves it, whatever Discord says."""

    now: int = NOON
    is_confirmed: bool = True
    problem: str | None = None
    seconds_ahead: float = 0.0

    def __call__(self) -> int:
        return self.now

    def compare(self, discords: float) -> None:
        """Go on as before."""


FAR = NOON + 10**9

A_MINUTE, A_DAY = timedelta(minutes=1), timedelta(days=1)
PATIENT = TimeLimits(
    begin_answer=A_MINUTE,
    defer_after=A_MINUTE,
    answer=2 * A_MINUTE,
    refusal_pause=timedelta(0),
)
"""A busy machine must not make a reply late."""


@dataclass(frozen=True)
class Setup:
    """A playground with three people, a database and a clock; `bot()` runs the bot in it."""

    playground: Playground
    database: Path
    clock: Clock
    database_url: str = ""
    """Another database than the file `database`."""
    by_http: bool = False
    """Whether interactions reach the bot by HTTP in place of the gateway."""

    @property
    def alice(self) -> Person:
        return self.playground.person("Alice")

    @property
    def bob(self) -> Person:
        return self.playground.person("Bob")

    @property
    def carol(self) -> Person:
        return self.playground.person("Carol")

    @property
    def general(self) -> Channel:
        return self.playground.channel("general")

    @property
    def games(self) -> Channel:
        return self.playground.channel("games")

    @property
    def settings(self) -> Settings:
        return Settings(
            discord_token=self.playground.bot_token,
            database_url=self.database_url or f"sqlite:///{self.database}",
            discord_api_base=self.playground.api_base,
            allow_data_loss=True,
            interactions_port=0 if self.by_http else None,  # Any that is free.
        )

    def store(self) -> AbstractAsyncContextManager[Store]:
        """Open the store beside the bot."""
        return open_store(self.settings.database_url, allow_data_loss=True)

    async def all_sent(self, meanwhile: Callable[[], Awaitable[None]] | None = None) -> None:
        """Wait until nothing is left to be sent; call `meanwhile` now and then."""
        async with asyncio.timeout(30), self.store() as store:
            while await store.outbox.is_due(FAR):
                if meanwhile is not None:
                    await meanwhile()
                await asyncio.sleep(0.02)

    @asynccontextmanager
    async def bot(
        self,
        seed: int = 7,
        thinking: Callable[[Random], Thinker] = Thinker,
        limits: TimeLimits = PATIENT,
        clock: ServiceClock | None = None,
        tiles: bool = False,
    ) -> AsyncIterator[OxoClient]:
        """Run the bot while the context lasts, by another `clock` if one is given.

        Boards are drawn with plain emoji unless it is to upload its `tiles` at once.
        """
        clock = clock or self.clock
        limits = replace(limits, tiles_after=timedelta(0) if tiles else A_DAY)
        async with open_bot(
            self.settings, rng=Random(seed), clock=clock, thinking=thinking, limits=limits
        ) as bot:
            serving = asyncio.create_task(bot.start(self.settings.discord_token))
            ready = asyncio.create_task(self._ready(bot))
            await asyncio.wait({serving, ready}, return_when=asyncio.FIRST_COMPLETED)
            if serving.done():
                ready.cancel()
            else:
                await ready
                yield bot
            await bot.close()
            with suppress(asyncio.CancelledError):
                await serving

    async def _ready(self, bot: OxoClient) -> None:
        """Wait until the bot receives interactions."""
        if self.by_http:
            http = self.playground.http_interactions
            http.clock = self.clock
            await self.playground.until(lambda: bot.receives)
            await http.use(f"http://127.0.0.1:{bot.interactions_port}/interactions")
        await self.playground.bot_ready()


@pytest.fixture
def by_http() -> bool:
    """Whether interactions reach the bot by HTTP in place of the gateway."""
    return False


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file as the migrations leave it; they take 13 ms, and a copy of it less than one."""
    path = tmp_path_factory.mktemp("empty") / "oxo.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        prepare(db, path, exclusive=False, check=False, upgrade=True)
        db.execute("PRAGMA application_id = 0")  # Else a copy counts as a restored backup.
    return path


@pytest.fixture
def database(tmp_path: Path, empty_database: Path) -> Path:
    """A SQLite file without rows."""
    return Path(shutil.copy(empty_database, tmp_path / "oxo.db"))


@pytest.fixture
def no_database(database: Path) -> None:
    """The SQLite file is still to be made."""
    database.unlink()


@pytest.fixture
async def setup(database: Path, by_http: bool) -> AsyncIterator[Setup]:
    """A setup in which no bot runs yet."""
    async with Playground(port=0, answer_within=A_MINUTE) as playground:
        yield Setup(playground, database, Clock(), by_http=by_http)


@pytest.fixture
async def running(setup: Setup) -> AsyncIterator[Setup]:
    """A setup in which the bot runs."""
    async with setup.bot():
        yield setup


@pytest.fixture(scope="session")
def empty_postgres_database(postgres: Server) -> str:
    """The name of a PostgreSQL database as the migrations leave it."""
    url = postgres.new_database()
    asyncio.run(_migrate(url))
    name = url.rpartition("/")[2]
    postgres.execute("DELETE FROM origin", name)  # Else a copy counts as a restored dump.
    return name


async def _migrate(url: str) -> None:
    async with open_store(url, allow_data_loss=True):
        pass


@pytest.fixture
def postgres_url(postgres: Server, empty_postgres_database: str) -> str:
    """A PostgreSQL database without rows."""
    return postgres.new_database(empty_postgres_database)


@pytest.fixture
def postgres_setup(setup: Setup, postgres_url: str) -> Setup:
    """A setup on PostgreSQL, in which no bot runs yet."""
    return replace(setup, database_url=postgres_url)
