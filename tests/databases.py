"""The databases of the long trials: what the bot writes, read past it, as a host could."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

import asyncpg

from bot.store.database import Row
from tests import invariants, postgres_server

COLUMNS_AND_INDEXES = """
    SELECT table_name || '.' || column_name AS name, data_type AS made_of
        FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
    ORDER BY name
"""


class Database(Protocol):
    """A database under trial."""

    @property
    def url(self) -> str:
        """Its `DATABASE_URL`."""

    async def rows(self, sql: str) -> Sequence[Row]:
        """Ask it over a connection of one's own, as another process would."""

    async def violations(self, *, most_live: int = 25) -> list[str]:
        """Return what is wrong in it, a line each."""

    async def schema(self) -> Sequence[tuple[object, ...]]:
        """Describe what it is made of, to be compared."""


@dataclass(frozen=True, slots=True)
class OnFile:
    """A SQLite file."""

    path: Path

    @property
    def url(self) -> str:
        return f"sqlite:///{self.path}"

    async def rows(self, sql: str) -> Sequence[Row]:
        return invariants.rows(self.path, sql)

    async def violations(self, *, most_live: int = 25) -> list[str]:
        return invariants.violations(self.path, most_live=most_live)

    async def schema(self) -> Sequence[tuple[object, ...]]:
        sql = "SELECT type, name, sql FROM sqlite_master ORDER BY name"
        return [tuple(row) for row in invariants.rows(self.path, sql)]


@dataclass(frozen=True, slots=True)
class OnServer:
    """A database of a PostgreSQL server that the trial may bring down."""

    server: postgres_server.Server
    url: str = field(repr=False)

    async def rows(self, sql: str) -> Sequence[Row]:
        async with self._connected() as connection:
            return await connection.fetch(sql)

    async def violations(self, *, most_live: int = 25) -> list[str]:
        async with (
            self._connected() as connection,
            # The three as of one instant: the bot may be writing.
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            games = await connection.fetch("SELECT * FROM games ORDER BY id")
            seats = await connection.fetch("SELECT * FROM seats")
            challenges = await connection.fetch("SELECT * FROM challenges ORDER BY id")
        return invariants.contradictions(games, seats, challenges, most_live=most_live)

    async def schema(self) -> Sequence[tuple[object, ...]]:
        return [(row["name"], row["made_of"]) for row in await self.rows(COLUMNS_AND_INDEXES)]

    async def crash(self) -> None:
        """End the server as a power cut would."""
        await asyncio.to_thread(self.server.stop, "immediate")

    async def rise(self) -> None:
        """Start it again and wait until it serves."""
        await asyncio.to_thread(self.server.start)

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[asyncpg.Connection]:
        connection = await asyncpg.connect(self.url)
        try:
            yield connection
        finally:
            await connection.close()


KINDS = ("sqlite", "postgres")


@contextmanager
def databases(kind: str, folder: Path) -> Iterator["Maker"]:
    """Make databases of a kind while the context lasts; PostgreSQL brings a server of its own."""
    if kind == "sqlite":
        yield Maker(folder)
        return
    found = postgres_server.programs()
    if found is None:
        raise SystemExit("PostgreSQL's server programs are not installed")
    with postgres_server.serving(found) as server:
        yield Maker(folder, server)


@dataclass(frozen=True, slots=True)
class Maker:
    """Makes empty databases: files in `folder`, or on `server` if there is one."""

    folder: Path
    server: postgres_server.Server | None = None

    def new(self, name: str = "oxo") -> Database:
        """Make an empty one."""
        if self.server is None:
            return OnFile(self.folder / f"{name}.db")
        return OnServer(self.server, self.server.new_database())
