"""Moving a host's data between two databases."""

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.model import GuildId, GuildSettings, MessageId, Preferences
from bot.model.errors import StoreError
from bot.store.copying import AT_ONCE, TABLES, copy
from bot.store.opening import open_database
from bot.store.rows import game_row
from bot.store.sql import SqlStore
from bot.store.work import Database, Work, insert, rows
from engine import Cell
from tests.bot.builders import ALICE, BOB, CAROL, GAMES, NO_PAUSE, NOON, bot_game, duel, offer
from tests.postgres_server import Server

pytestmark = pytest.mark.postgres


@pytest.fixture(params=["to postgres", "to sqlite"])
def urls(request: pytest.FixtureRequest, postgres: Server, tmp_path: Path) -> tuple[str, str]:
    """Where to copy from and to."""
    file, server = f"sqlite:///{tmp_path}/oxo.db", postgres.new_database()
    return (file, server) if request.param == "to postgres" else (server, file)


def silent(what: str, done: int, total: int) -> None:
    assert done <= total


async def furnish(database: Database) -> None:
    """Store a little of everything, and delete the newest game."""
    store = SqlStore(database)
    game = await store.add_game(duel(), most_live=25)
    await store.save(game.marked(Cell(4), NOON + 1), seen_ply=0)
    await store.show_game(game.id, MessageId(2**62))
    for person in (CAROL, ALICE, BOB):
        ended = await store.add_game(bot_game(person, GAMES), most_live=25)
        await store.save(ended.resigned(person.id, NOON + person.id), seen_ply=0)
    await store.add_challenge(offer(ALICE, None), pause=NO_PAUSE)
    await store.add_challenge(offer(CAROL, BOB), pause=NO_PAUSE)
    await store.change_guild_settings(GuildId(7), lambda _: GuildSettings(locale="de", most_live=2))
    await store.change_preferences(ALICE.id, lambda _: Preferences(pings=False))
    await database.write(partial(rows, "DELETE FROM games WHERE id = 4"))


async def test_everything_arrives_as_it_was(urls: tuple[str, str]) -> None:
    async with open_database(urls[0]) as source, open_database(urls[1]) as target:
        await furnish(source)
        assert await copy(source, target, silent) == 3 + 2 + 2 + 1 + 1
        before, after = SqlStore(source), SqlStore(target)
        for person in (ALICE, BOB, CAROL):
            assert await after.holdings(person.id) == await before.holdings(person.id)
        assert await after.guild_settings(GuildId(7)) == await before.guild_settings(GuildId(7))
        # Ids go on past those that were deleted.
        assert (await after.add_game(bot_game(CAROL), most_live=25)).id == 5
        assert (await after.add_challenge(offer(BOB, None), pause=NO_PAUSE)).id == 3


async def test_no_table_is_forgotten(tmp_path: Path) -> None:
    async with open_database(f"sqlite:///{tmp_path}/oxo.db") as database:
        sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        tables = {row["name"] for row in await database.read(partial(rows, sql))}
    assert {table.name for table in TABLES} == tables


def more_than_fit_at_once() -> Work[None]:
    ended = bot_game(CAROL, GAMES).resigned(CAROL.id, NOON)
    for _ in range(AT_ONCE):
        yield from insert("games", game_row(ended))


async def test_a_copy_that_was_cut_off_goes_on(urls: tuple[str, str]) -> None:
    def cut_off(what: str, done: int, total: int) -> None:
        if what == "copying games":
            assert (done, total) == (AT_ONCE, AT_ONCE + 3)
            raise KeyboardInterrupt

    async with open_database(urls[0]) as source, open_database(urls[1]) as target:
        await furnish(source)
        await source.write(more_than_fit_at_once)
        with pytest.raises(KeyboardInterrupt):
            await copy(source, target, cut_off)
        told: list[tuple[str, int]] = []
        await copy(source, target, lambda what, done, _: told.append((what, done)))
        copied = [done for what, done in told if what == "copying games"]
        checked = [done for what, done in told if what == "checking games"]
        assert (copied, checked) == ([AT_ONCE + 3], [AT_ONCE, AT_ONCE + 3])


async def test_other_data_is_never_mixed_with_ours(urls: tuple[str, str]) -> None:
    async with open_database(urls[0]) as source, open_database(urls[1]) as target:
        await furnish(source)
        await SqlStore(target).add_game(bot_game(CAROL), most_live=25)
        with pytest.raises(StoreError, match="not a copy"):
            await copy(source, target, silent)
        await target.write(partial(rows, "DELETE FROM games"))
        await copy(source, target, silent)
        store = SqlStore(source)
        game = await store.live_game(duel().place.channel_id, ALICE.id)
        await store.save(replace(game, moves=(Cell(0),)), seen_ply=1)
        with pytest.raises(StoreError, match="differs"):
            await copy(source, target, silent)
