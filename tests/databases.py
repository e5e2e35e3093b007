"""The databases of the crash and fuzz tests, read beside the bot as a host could."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar, Protocol

import asyncpg

from bot.store.database import Row
from tests import invariants, postgres_pair, postgres_server

COLUMNS_AND_INDEXES = """
    SELECT table_name || '.' || column_name AS name, data_type AS definition
        FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
    ORDER BY name
"""


class Database(Protocol):
    """A database under test."""

    @property
    def url(self) -> str:
        """Its `DATABASE_URL`."""

    @property
    def faults(self) -> tuple[str, ...]:
        """What may happen to its server; nothing can to a file."""

    async def fail(self, fault: str, seconds: float) -> None:
        """Let it happen and last; return when the server serves again."""

    async def repair(self) -> None:
        """Make ready for the next fault."""

    async def rows(self, sql: str) -> Sequence[Row]:
        """Query it over a separate connection, as another process would."""

    async def violations(self, *, most_live: int = 25) -> list[str]:
        """Return each broken invariant as a line."""

    async def schema(self) -> Sequence[tuple[object, ...]]:
        """Return its schema, to be compared."""


@dataclass(frozen=True, slots=True)
class OnFile:
    """A SQLite file."""

    path: Path
    faults: ClassVar[tuple[str, ...]] = ()

    @property
    def url(self) -> str:
        return f"sqlite:///{self.path}"

    async def fail(self, fault: str, seconds: float) -> None:
        """A file has no server that could fail."""
        raise AssertionError(fault)

    async def repair(self) -> None:
        """Do nothing."""

    async def rows(self, sql: str) -> Sequence[Row]:
        return invariants.rows(self.path, sql)

    async def violations(self, *, most_live: int = 25) -> list[str]:
        return invariants.violations(self.path, most_live=most_live)

    async def schema(self) -> Sequence[tuple[object, ...]]:
        sql = "SELECT type, name, sql FROM sqlite_master ORDER BY name"
        return [tuple(row) for row in invariants.rows(self.path, sql)]


@dataclass(frozen=True, slots=True)
class OnServer:
    """A database of a PostgreSQL server that the test may stop."""

    server: postgres_server.Server
    url: str = field(repr=False)
    faults: ClassVar[tuple[str, ...]] = ("crash", "crash", "hang")

    async def fail(self, fault: str, seconds: float) -> None:
        """Crash it as a power cut would, or let it hang."""
        if fault == "hang":
            with self.server.hanging():
                await asyncio.sleep(seconds * LONGER)
        else:
            await asyncio.to_thread(self.server.stop, "immediate")
            await asyncio.sleep(seconds)
            await asyncio.to_thread(self.server.start)

    async def repair(self) -> None:
        """Do nothing."""

    @property
    def direct_url(self) -> str:
        """Where to look at it beside the bot."""
        return self.url

    async def rows(self, sql: str) -> Sequence[Row]:
        async with self._connected() as connection:
            return await connection.fetch(sql)

    async def violations(self, *, most_live: int = 25) -> list[str]:
        async with (
            self._connected() as connection,
            # Both as of one instant: the bot may be writing.
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            games = await connection.fetch("SELECT * FROM games ORDER BY id")
            challenges = await connection.fetch("SELECT * FROM challenges ORDER BY id")
        return invariants.contradictions(games, challenges, most_live=most_live)

    async def schema(self) -> Sequence[tuple[object, ...]]:
        return [(row["name"], row["definition"]) for row in await self.rows(COLUMNS_AND_INDEXES)]

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[asyncpg.Connection]:
        connection = await asyncpg.connect(self.direct_url)
        try:
            yield connection
        finally:
            await connection.close()


@dataclass(frozen=True, slots=True)
class OnPair(OnServer):
    """A database of a primary that the test may kill, and of the standby that takes its place."""

    pair: postgres_pair.Pair = field(kw_only=True)
    faults: ClassVar[tuple[str, ...]] = ("kill", "immediate", "freeze", "freeze and kill")

    async def fail(self, fault: str, seconds: float) -> None:
        """Lose the primary, at once or after it froze, and promote the standby."""
        lost = self.pair.primary
        if "freeze" in fault:
            lost.freeze()
        elif fault == "kill":
            lost.kill()
        else:
            await asyncio.to_thread(lost.stop, "immediate")
        await asyncio.sleep(seconds * LONGER)
        if fault == "freeze and kill":
            lost.kill()
        await asyncio.to_thread(self.pair.promote)

    async def repair(self) -> None:
        """Let the lost server follow the new primary, whose commits wait for it then."""
        await asyncio.to_thread(self.pair.repair)

    @property
    def direct_url(self) -> str:
        return self.pair.primary.url(self.name)

    @property
    def name(self) -> str:
        """The database on either server."""
        return self.url.rpartition("/")[2].partition("?")[0]


KINDS = ("sqlite", "postgres", "failover")

LONGER = 4
"""How much longer than a crash a server hangs, or the standby takes to be promoted."""


@contextmanager
def databases(kind: str, folder: Path) -> Iterator["Maker"]:
    """Make databases of a kind while the context lasts; PostgreSQL brings a server of its own."""
    if kind == "sqlite":
        yield Maker(folder)
        return
    found = postgres_server.programs()
    if found is None:
        raise SystemExit("PostgreSQL's server programs are not installed")
    if kind == "failover":
        with postgres_pair.replicating(found) as pair:
            yield Maker(folder, pair=pair)
        return
    with postgres_server.serving(found) as server:
        yield Maker(folder, server)


@dataclass(frozen=True, slots=True)
class Maker:
    """Makes empty databases: files in `folder`, or on `server` if there is one."""

    folder: Path
    server: postgres_server.Server | None = None
    pair: postgres_pair.Pair | None = None

    def new(self, name: str = "oxo") -> Database:
        """Make an empty one."""
        if self.pair is not None:
            return OnPair(self.pair.primary, self.pair.new_database(), pair=self.pair)
        if self.server is None:
            return OnFile(self.folder / f"{name}.db")
        return OnServer(self.server, self.server.new_database())
