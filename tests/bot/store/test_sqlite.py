"""What is SQLite's own: durability, schema versions and faults of the file."""

import asyncio
import sqlite3
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from bot.model import Answer
from bot.model.errors import StoreError, StoreTooNew, StoreUnavailable
from bot.model.ratings import DAY
from bot.store import Store
from bot.store.migrations import newest_schema
from bot.store.queries import number, rows
from bot.store.sqlite import open_sqlite
from engine import Cell
from tests.bot.builders import ALICE, NO_PAUSE, NOON, bot_game, duel, offer
from tests.bot.database_file import fill
from tests.bot.store.conftest import fresh, new_start


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
    async with open_sqlite(path, allow_data_loss=True) as database:
        assert await database.read(partial(number, "PRAGMA synchronous")) == 2
        assert await database.read(partial(number, "PRAGMA foreign_keys")) == 1
        assert ask(path, "PRAGMA journal_mode") == "wal"
    assert ask(path, "PRAGMA journal_mode") == "delete"  # At rest it is one file.
    assert ask(path, "PRAGMA user_version") == newest_schema()


async def test_writes_that_come_together_share_a_transaction(path: Path) -> None:
    async with open_sqlite(path, allow_data_loss=True) as database:
        statements: list[str] = []
        await database.run(lambda db: db.set_trace_callback(statements.append))

        async def transactions(writes: int) -> int:
            statements.clear()
            await asyncio.gather(*(database.check() for _ in range(writes)))
            return statements.count("COMMIT")

        assert await transactions(1) == 1
        assert await transactions(9) == 1


async def test_a_database_from_a_newer_version_is_refused_and_untouched(path: Path) -> None:
    async with open_sqlite(path, allow_data_loss=True):
        pass
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 9999")
    connection.close()
    with pytest.raises(StoreTooNew, match="schema 9999") as refused:
        async with open_sqlite(path, allow_data_loss=True):
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
        async with open_sqlite(path, allow_data_loss=True):
            pass


async def test_a_locked_database_refuses_and_recovers(path: Path) -> None:
    async with open_sqlite(path, allow_data_loss=True) as database:
        store = Store(database)
        game = await store.games.add(bot_game(), new_start())
        other = sqlite3.connect(path, isolation_level=None)
        try:
            other.execute("BEGIN EXCLUSIVE")
            with pytest.raises(StoreUnavailable, match="locked"):
                await store.games.save(game.marked(Cell(0), NOON), seen_ply=0, interaction=fresh())
            other.execute("ROLLBACK")
        finally:
            other.close()
        assert await store.games.get(game.id) == game
        await store.games.save(game.marked(Cell(0), NOON), seen_ply=0, interaction=fresh())


async def test_one_failing_write_does_not_take_its_neighbours_along(path: Path) -> None:
    async with open_sqlite(path, allow_data_loss=True) as database:
        store = Store(database)
        game = await store.games.add(bot_game(), new_start())
        moved = game.marked(Cell(0), NOON)
        results = await asyncio.gather(
            database.write(partial(rows, "INSERT INTO nonsense VALUES (1)")),
            store.games.save(moved, seen_ply=0, interaction=fresh()),
            return_exceptions=True,
        )
        assert isinstance(results[0], StoreUnavailable)
        assert results[1] == moved
        assert await store.games.get(game.id) == moved


async def test_a_caller_who_leaves_does_not_stop_the_write(path: Path) -> None:
    async with open_sqlite(path, allow_data_loss=True) as database:
        store = Store(database)
        game = await store.games.add(bot_game(), new_start())
        saving = asyncio.create_task(
            store.games.save(game.marked(Cell(0), NOON), seen_ply=0, interaction=fresh())
        )
        await asyncio.sleep(0)
        saving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await saving
        await database.flush()
        assert (await store.games.live(game.place.channel_id, ALICE.id))[0].ply == 1


async def test_much_is_deleted_in_small_steps(path: Path) -> None:
    async with open_sqlite(path, allow_data_loss=True) as database:
        store = Store(database)
        game = await store.games.add(duel(), new_start())
        await store.games.save(game.resigned(ALICE.id, NOON), seen_ply=0, interaction=fresh())
        fill(path, copies=1_200)
        left: list[int] = []

        async def others() -> None:
            while not pruning.done():
                left.append((await store.played.past(ALICE.id, most=1)).total)

        pruning = asyncio.create_task(store.prune(NOON + 86_400))
        await others()
        assert await pruning == 1_201
    assert len({*left}) >= 3  # Somebody else had a turn in between.


async def _work_of_a_purge(path: Path, old: int, kept: int) -> float:
    """Return how much SQLite does to delete one old game and challenge of many, beside others."""
    async with open_sqlite(path, allow_data_loss=True) as database:
        store = Store(database)
        game = await store.games.add(bot_game(), new_start())
        await store.games.save(game.stopped(NOON), seen_ply=0, interaction=fresh())
        offered = await store.challenges.add(
            offer(ALICE, None), pause=NO_PAUSE, interaction=fresh()
        )
        await store.challenges.close(offered.id, Answer.WITHDRAWN)
        for table, at in (("games", "ended_at"), ("challenges", "expires_at")):
            fill(path, old + kept - 1, table)
            later = f"UPDATE {table} SET {at} = {at} + {10 * DAY} WHERE id > {old}"
            await database.write(partial(rows, later))
        hundreds = count()
        await database.run(lambda db: db.set_progress_handler(lambda: next(hundreds) < 0, 100))
        assert await store.prune(NOON + 5 * DAY) == old
        for table in ("games", "challenges"):
            assert await database.read(partial(number, f"SELECT count(*) FROM {table}")) == kept
        return next(hundreds) / old


async def test_what_a_purge_does_for_a_game_does_not_grow(tmp_path: Path) -> None:
    few = await _work_of_a_purge(tmp_path / "few.db", 200, 200)
    assert await _work_of_a_purge(tmp_path / "deleted.db", 4_000, 200) < 2 * few
    assert await _work_of_a_purge(tmp_path / "kept.db", 200, 20_000) < 2 * few
