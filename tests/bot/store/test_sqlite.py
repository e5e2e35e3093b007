"""What is SQLite's own: durability, schema versions and faults of the file."""

import asyncio
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from bot.model.errors import StoreError, StoreTooNew, StoreUnavailable
from bot.store.sql import SqlStore
from bot.store.sqlite import open_sqlite
from bot.store.sqlite.schema import MIGRATIONS
from bot.store.work import number, rows
from engine import Cell
from tests.bot.builders import ALICE, NOON, bot_game, duel
from tests.bot.database_file import fill


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "oxo.db"


def ask(path: Path, sql: str) -> object:
    connection = sqlite3.connect(path)
    try:
        return connection.execute(sql).fetchone()[0]
    finally:
        connection.close()


async def test_the_file_is_durable_and_its_schema_is_numbered(path: Path) -> None:
    async with open_sqlite(path) as database:
        assert await database.read(partial(number, "PRAGMA synchronous")) == 2
        assert await database.read(partial(number, "PRAGMA foreign_keys")) == 1
    assert ask(path, "PRAGMA journal_mode") == "wal"
    assert ask(path, "PRAGMA user_version") == len(list(MIGRATIONS.glob("*.sql")))


async def test_writes_that_come_in_company_share_a_transaction(path: Path) -> None:
    async with open_sqlite(path) as database:
        said: list[str] = []
        await database.run(lambda db: db.set_trace_callback(said.append))

        async def transactions(writes: int) -> int:
            said.clear()
            await asyncio.gather(*(database.touch() for _ in range(writes)))
            return said.count("COMMIT")

        assert await transactions(1) == 1
        assert await transactions(3) == 2  # The first does not wait for anybody.
        assert await transactions(3) == 1
        assert await transactions(1) == 1
        assert await transactions(3) == 2


async def test_a_database_from_a_newer_version_is_refused_and_untouched(path: Path) -> None:
    async with open_sqlite(path):
        pass
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 9999")
    connection.close()
    with pytest.raises(StoreTooNew, match="schema 9999") as refused:
        async with open_sqlite(path):
            pass
    assert "\n" not in str(refused.value)
    assert ask(path, "PRAGMA user_version") == 9999


@pytest.fixture
def letter(path: Path) -> Iterator[bytes]:
    """A file that is something else altogether, and must stay so."""
    content = b"no database at all" * 100
    path.write_bytes(content)
    yield content
    assert path.read_bytes() == content


@pytest.mark.usefixtures("letter")
async def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    with pytest.raises(StoreError, match="cannot open the database"):
        async with open_sqlite(path):
            pass


async def test_a_locked_database_refuses_and_recovers(path: Path) -> None:
    async with open_sqlite(path) as database:
        store = SqlStore(database)
        game = await store.add_game(bot_game(), most_live=25)
        thief = sqlite3.connect(path, isolation_level=None)
        try:
            thief.execute("BEGIN EXCLUSIVE")
            with pytest.raises(StoreUnavailable, match="locked"):
                await store.save(game.marked(Cell(0), NOON), seen_ply=0)
            thief.execute("ROLLBACK")
        finally:
            thief.close()
        assert await store.game(game.id) == game
        await store.save(game.marked(Cell(0), NOON), seen_ply=0)


async def test_one_failing_write_does_not_take_its_neighbours_along(path: Path) -> None:
    async with open_sqlite(path) as database:
        store = SqlStore(database)
        game = await store.add_game(bot_game(), most_live=25)
        moved = game.marked(Cell(0), NOON)
        results = await asyncio.gather(
            database.write(partial(rows, "INSERT INTO nonsense VALUES (1)")),
            store.save(moved, seen_ply=0),
            return_exceptions=True,
        )
        assert isinstance(results[0], StoreUnavailable)
        assert results[1] is None
        assert await store.game(game.id) == moved


async def test_a_caller_who_leaves_does_not_stop_the_write(path: Path) -> None:
    async with open_sqlite(path) as database:
        store = SqlStore(database)
        game = await store.add_game(bot_game(), most_live=25)
        saving = asyncio.create_task(store.save(game.marked(Cell(0), NOON), seen_ply=0))
        await asyncio.sleep(0)
        saving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await saving
        await database.settle()
        assert (await store.live_game(game.place.channel_id, ALICE.id)).ply == 1


async def test_much_is_deleted_in_small_steps(path: Path) -> None:
    async with open_sqlite(path) as database:
        store = SqlStore(database)
        game = await store.add_game(duel(), most_live=25)
        await store.save(game.resigned(ALICE.id, NOON), seen_ply=0)
        fill(path, copies=1_200)
        left: list[int] = []

        async def others() -> None:
            while not pruning.done():
                left.append((await store.past_games(ALICE.id, most=1)).total)

        pruning = asyncio.create_task(store.prune(NOON + 1))
        await others()
        assert await pruning == 1_201
    assert len({*left}) >= 3  # Somebody else had a turn in between.
