"""What an earlier version stored is there after the migrations, and games in progress go on."""

from datetime import timedelta
from pathlib import Path

import pytest

from bot.database_url import SQLITE
from bot.model import (
    ChannelId,
    GameId,
    GridStyle,
    GuildId,
    GuildSettings,
    Preferences,
    UserId,
)
from bot.model.errors import StoreTooOld
from bot.store import Purpose
from bot.store.migrations import newest_schema
from bot.store.opening import open_store
from bot.store.tables import TABLES
from engine import Cell, Numbering
from tests.bot.builders import NOON
from tests.bot.old_databases import BEFORE_JSON, BEFORE_RANKS, FIRST_RELEASE, World, make
from tests.bot.store.conftest import empty_outbox, fresh
from tests.bot.store.test_settings import CHOSEN
from tests.databases import Database, OnFile, OnServer
from tests.postgres_server import Server

NEWEST = newest_schema()
WORLD = World()
ENDINGS = ("line", "full", "resigned", "time", "unfinished", "stopped")


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """A database in which nothing is yet."""
    if request.param == "sqlite":
        return OnFile(tmp_path / "oxo.db")
    server: Server = request.getfixturevalue("postgres")
    return OnServer(server, server.new_database())


@pytest.mark.parametrize("schema", [1, 2, BEFORE_JSON, FIRST_RELEASE])
async def test_games_in_every_state_go_on(database: Database, schema: int) -> None:
    await make(database.url, schema, WORLD)
    async with open_store(database.url, allow_data_loss=True) as store:
        assert await database.violations() == []
        games = {
            game.id: game
            for user in (WORLD.alice, WORLD.bob, WORLD.carol)
            for game in await store.people.games_of(UserId(user), GameId(0), 99)
        }
        ended = [game.ending.termination for game in games.values() if game.ending is not None]
        assert sorted(ended) == sorted(ENDINGS)
        sql = "SELECT end_number FROM games WHERE ended_at IS NOT NULL ORDER BY ended_at, id"
        numbers = [each["end_number"] for each in await database.rows(sql)]
        assert numbers == [*range(1, len(ENDINGS) + 1)]
        bot_game = (await store.games.live(ChannelId(WORLD.general), UserId(WORLD.alice)))[0]
        duel = (await store.games.live(ChannelId(WORLD.games), UserId(WORLD.bob)))[0]
        assert (bot_game.ply, duel.ply) == (2, 3)
        await store.deadlines.put_reminders(NOON, 9)
        reminded = [each.subject_id for each in await empty_outbox(store)]
        assert reminded == ([] if schema == 1 else [duel.id])
        for game, cells in ((bot_game, (8, 2)), (duel, (8,))):
            moved = game
            for cell in cells:
                moved = moved.marked(Cell(cell), NOON)
            saved = await store.games.save(moved, seen_ply=game.ply, interaction=fresh())
            assert await store.games.get(game.id) == saved == moved
        assert await database.violations() == []
    assert {
        each["answer"] for each in await database.rows("SELECT answer FROM challenges ORDER BY id")
    } == {None, "accepted", "declined", "withdrawn", "expired"}


@pytest.mark.parametrize("schema", [BEFORE_JSON, FIRST_RELEASE])
async def test_settings_and_preferences_stay(
    database: Database, schema: int, caplog: pytest.LogCaptureFixture
) -> None:
    await make(database.url, schema)
    async with open_store(database.url, allow_data_loss=True) as store:
        assert await store.settings.of(GuildId(1)) == CHOSEN
        two = GuildSettings(pause=timedelta(0))
        assert await store.settings.of(GuildId(2)) == two
        one = await store.people.preferences(UserId(1))
        assert one == Preferences(Numbering.KEYPAD, GridStyle.EMOJI, False)
        assert await store.people.preferences(UserId(2)) == Preferences()
    assert "default is used" not in caplog.text


@pytest.mark.parametrize("schema", [1, FIRST_RELEASE])
async def test_the_schema_is_that_of_a_new_database(
    database: Database, schema: int, tmp_path: Path
) -> None:
    await make(database.url, schema)
    new: Database = OnFile(tmp_path / "new.db")
    if isinstance(database, OnServer):
        new = OnServer(database.server, database.server.new_database())
    for each in (database, new):
        async with open_store(each.url, allow_data_loss=True):
            pass
    assert await _columns(database) == await _columns(new)


async def test_what_waits_to_be_sent_gets_its_rank(database: Database) -> None:
    await make(database.url, BEFORE_RANKS)
    async with open_store(database.url, allow_data_loss=True) as store:
        waiting = [(each.purpose, each.ply, each.day) for each in await empty_outbox(store)]
    assert waiting == [
        (Purpose.ACCEPTED, 3, None),
        (Purpose.TIME, 3, None),
        (Purpose.GAME, None, None),
        (Purpose.PUZZLE, None, 327),
    ]


async def test_hints_are_counted_as_before(database: Database) -> None:
    await make(database.url, BEFORE_RANKS)
    async with open_store(database.url, allow_data_loss=True) as store:
        assert (await store.games.get(GameId(1))).hints == 3
        (row,) = await database.rows("SELECT hinted_ply FROM games WHERE hinted > 0")
        assert row["hinted_ply"] == 62


async def test_what_was_tried_at_mistakes_goes_with_games_that_are_gone(database: Database) -> None:
    await make(database.url, BEFORE_RANKS)
    async with open_store(database.url, allow_data_loss=True):
        tried = await database.rows("SELECT of_what FROM puzzles ORDER BY of_what")
        assert [each["of_what"] for each in tried] == ["4", "day"]


async def _columns(database: Database) -> set[object]:
    """Every column and index: SQLite's own text of a table depends on how it came to be."""
    if not database.url.startswith(SQLITE):
        return {*await database.schema()}
    sql = """SELECT t.name || '.' || c.name || ' ' || c.type FROM sqlite_master t,
                 pragma_table_info(t.name) c WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'
             UNION ALL SELECT name || ' on ' || tbl_name FROM sqlite_master WHERE type = 'index'"""
    return {row[0] for row in await database.rows(sql)}


KEYS_OF_SQLITE = """
    SELECT tables.name, keys.name AS key, EXISTS (
        SELECT 1 FROM pragma_table_info(tables.name) WHERE name = 'user_id') AS is_personal,
        EXISTS (SELECT 1 FROM pragma_table_info(tables.name) WHERE name = 'guild_id') AS has_guild
    FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS keys
    WHERE tables.type = 'table' AND tables.name <> 'sqlite_sequence' AND keys.pk > 0
    ORDER BY tables.name, keys.pk"""
KEYS_OF_POSTGRES = """
    SELECT tables.relname AS name, keys.attname AS key, EXISTS (
        SELECT 1 FROM pg_attribute
        WHERE attrelid = tables.oid AND attname = 'user_id') AS is_personal,
    EXISTS (SELECT 1 FROM pg_attribute
        WHERE attrelid = tables.oid AND attname = 'guild_id') AS has_guild
    FROM pg_index JOIN pg_class AS tables ON tables.oid = indrelid
    CROSS JOIN unnest(indkey) WITH ORDINALITY AS places (number, place)
    JOIN pg_attribute AS keys ON keys.attrelid = tables.oid AND attnum = number
    WHERE indisprimary AND relnamespace = current_schema()::regnamespace
        AND tables.relname <> 'schema_versions'
    ORDER BY tables.relname, place"""


async def test_the_tables_are_those_that_the_program_knows(database: Database) -> None:
    """What it does not know is not copied, exported, or deleted with a person or a server."""
    async with open_store(database.url, allow_data_loss=True):
        pass
    is_file = database.url.startswith(SQLITE)
    keys: dict[str, tuple[str, ...]] = {}
    personal, of_guilds = set(), set()
    for row in await database.rows(KEYS_OF_SQLITE if is_file else KEYS_OF_POSTGRES):
        keys[row["name"]] = (*keys.get(row["name"], ()), row["key"])
        if row["is_personal"]:
            personal.add(row["name"])
        if row["has_guild"]:
            of_guilds.add(row["name"])
    assert {table.name: table.key for table in TABLES} == keys
    assert {table.name for table in TABLES if table.is_personal} == personal
    assert {table.name for table in TABLES if table.has_guild} == of_guilds


async def test_who_only_looks_changes_nothing(database: Database) -> None:
    await make(database.url, 1)
    before = await database.schema()
    with pytest.raises(StoreTooOld, match=f"schema 1, this version of Oxo needs {NEWEST}: back"):
        async with open_store(database.url, allow_data_loss=True, upgrade=False):
            pass
    assert await database.schema() == before


@pytest.mark.parametrize("table", ["games", "challenges"])
async def test_the_index_by_server_is_for_deletion_alone(tmp_path: Path, table: str) -> None:
    """SQLite took it for what one person played in a server, and read every game there."""
    database = OnFile(tmp_path / "oxo.db")
    async with open_store(database.url, allow_data_loss=True):
        pass
    explain = f"EXPLAIN QUERY PLAN SELECT id FROM {table} WHERE guild_id = 1"
    (of_server,) = await database.rows(f"{explain} AND guild_id > 0 ORDER BY id")
    assert f"{table}_of_guild" in of_server["detail"]
    (of_any,) = await database.rows(explain)
    assert f"{table}_of_guild" not in of_any["detail"]
