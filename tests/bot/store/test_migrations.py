"""What an earlier version stored is there after the migrations, and games in progress go on."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import asyncpg
import pytest

from bot.model import (
    ChannelId,
    GameId,
    GridStyle,
    GuildId,
    GuildSettings,
    InteractionId,
    Look,
    Preferences,
    Remains,
    RoleId,
    UserId,
)
from bot.store.opening import open_store
from bot.store.postgres.schema import MIGRATIONS as POSTGRES
from bot.store.sqlite.schema import MIGRATIONS as SQLITE
from engine import Cell, Level, Numbering
from tests.bot.builders import NOON
from tests.postgres_server import Server

BEFORE_JSON = 3

ROWS = (
    """INSERT INTO guild_settings VALUES
       (1, 'easy', '5x5', 180, 'text', '🐱 <:dog:12>', 'de', '7 8', '9', 3, 30, 'line')""",
    """INSERT INTO guild_settings VALUES
       (2, 'unbeatable', '3x3', 86400, 'emoji', 'classic', NULL, '', '', 25, 0, 'all')""",
    "INSERT INTO preferences VALUES (1, 'keypad', 'compact', 0)",
    "INSERT INTO preferences VALUES (2, 'reading', NULL, 1)",
    f"""INSERT INTO games (channel_id, locale, board, first_id, first_name, second_level,
            first_mark, moves, ply, started_at, moved_at, clock, due_at)
        VALUES (5, 'en-US', '3x3', 101, 'Alice', 'easy', 'X', 'b2a1', 2, {NOON}, {NOON}, 60,
            {NOON + 60})""",
    "INSERT INTO seats VALUES (5, 101, 1)",
)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database as an earlier version left it."""
    if request.param == "sqlite":
        path = tmp_path / "oxo.db"
        _fill_sqlite(path, _scripts(SQLITE))
        return f"sqlite:///{path}"
    server: Server = request.getfixturevalue("postgres")
    url = server.new_database()
    connection = await asyncpg.connect(url)
    await connection.execute("CREATE TABLE schema_versions (version integer PRIMARY KEY)")
    for number, script in enumerate(_scripts(POSTGRES), start=1):
        await connection.execute(script)
        await connection.execute("INSERT INTO schema_versions VALUES ($1)", number)
    for sql in ROWS:
        await connection.execute(sql)
    await connection.close()
    return url


def _scripts(folder: Path) -> Sequence[str]:
    return [file.read_text(encoding="utf-8") for file in sorted(folder.iterdir())[:BEFORE_JSON]]


def _fill_sqlite(path: Path, scripts: Sequence[str]) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.executescript("".join(scripts))
        db.execute(f"PRAGMA user_version = {BEFORE_JSON}")
        for sql in ROWS:
            db.execute(sql)


async def test_settings_become_json_and_games_go_on(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_store(url, allow_data_loss=True) as store:
        assert await store.settings.of(GuildId(1)) == GuildSettings(
            level=Level.EASY,
            board="5x5",
            clock=timedelta(minutes=3),
            look=Look(GridStyle.TEXT, "🐱 <:dog:12>"),
            locale="de",
            channels=frozenset({ChannelId(7), ChannelId(8)}),
            roles=frozenset({RoleId(9)}),
            most_live=3,
            pause=timedelta(seconds=30),
            remains=Remains.LINE,
        )
        defaults = await store.settings.of(GuildId(2))
        assert defaults == GuildSettings(pause=timedelta(0))
        one = await store.people.preferences(UserId(1))
        assert one == Preferences(Numbering.KEYPAD, GridStyle.COMPACT, False)
        assert await store.people.preferences(UserId(2)) == Preferences()
        game = await store.games.live(ChannelId(5), UserId(101))
        moved = game.marked(Cell(1), NOON)
        press = InteractionId(77)
        assert await store.games.save(moved, seen_ply=2, interaction=press) == moved
        assert await store.games.done_by(press, GameId(1)) == moved
    assert "default is used" not in caplog.text
