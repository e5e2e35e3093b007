"""A disk that takes no more: what is refused was not written, and play goes on when it is over."""

from contextlib import suppress
from pathlib import Path

import pytest

from bot.model import ChannelId, GuildId, Place
from bot.model.errors import StoreUnavailable
from bot.store import Store
from bot.store.sqlite import open_sqlite
from engine import Cell
from tests.bot.builders import ALICE, NOON, bot_game, duel
from tests.bot.store.conftest import fresh, new_start
from tests.invariants import rows, violations


async def test_a_database_that_may_grow_no_more(tmp_path: Path) -> None:
    path = tmp_path / "oxo.db"
    async with open_sqlite(path, allow_data_loss=True) as database:
        store = Store(database)
        live = await store.games.add(bot_game(ALICE), new_start())
        pages = await database.run(lambda db: db.execute("PRAGMA page_count").fetchone()[0])
        await database.run(lambda db: db.execute(f"PRAGMA max_page_count = {pages}"))
        stored = 1
        with suppress(StoreUnavailable):
            while stored < 1_000:
                await store.games.add(duel(place=other_place(stored)), new_start())
                stored += 1
        assert 1 < stored < 1_000
        with pytest.raises(StoreUnavailable, match="full"):
            await store.games.add(duel(place=other_place(stored)), new_start())
        assert violations(path) == []
        assert len(rows(path, "SELECT * FROM games")) == stored
        assert await store.games.get(live.id) == live
        await database.run(lambda db: db.execute("PRAGMA max_page_count = 1000000"))
        await store.games.add(duel(place=other_place(stored)), new_start())
    assert violations(path) == []


def other_place(number: int) -> Place:
    return Place(GuildId(1), ChannelId(1_000 + number), "en-US")


async def test_a_database_that_becomes_read_only(tmp_path: Path) -> None:
    path = tmp_path / "oxo.db"
    async with open_sqlite(path, allow_data_loss=True) as database:
        store = Store(database)
        game = await store.games.add(bot_game(ALICE), new_start())
        moved = game.marked(Cell(4), NOON).marked(Cell(0), NOON)
        await database.run(lambda db: db.execute("PRAGMA query_only = ON"))
        with pytest.raises(StoreUnavailable, match="readonly"):
            await store.games.save(moved, seen_ply=0, interaction=fresh())
        assert await store.games.get(game.id) == game
        await database.run(lambda db: db.execute("PRAGMA query_only = OFF"))
        await store.games.save(moved, seen_ply=0, interaction=fresh())
    assert violations(path) == []
