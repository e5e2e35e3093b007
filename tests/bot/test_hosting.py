"""What hosts do: look, back up, restore, migrate, tidy, watch over."""

import asyncio
import os
import socket
import sqlite3
import sys
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot.errors import NoSuchGame
from bot.hosting.housekeeping import tidy
from bot.store.opening import open_store
from bot.store.sqlite.schema import MIGRATIONS
from tests.bot.builders import ALICE, BOB, NOON, bot_game, duel
from tests.bot.conftest import House
from tests.bot.ui.test_playing import free

FIRST_SCHEMA = MIGRATIONS / "0001_games_and_challenges.sql"


async def oxo(house: House, *arguments: str, **settings: str) -> tuple[int, str]:
    """Run `python -m bot` with arguments to its end; return its exit code and what it printed."""
    environment = {
        **os.environ,
        "DATABASE_URL": f"sqlite:///{house.database}",
        "DISCORD_TOKEN": house.playground.bot_token,
        "DISCORD_API_BASE": house.playground.api_base,
        **settings,
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        *arguments,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    output, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, output.decode()


def restore(copy: Path, database: Path) -> None:
    """Put a backup in the place of a database whose bot is stopped, as the README says."""
    for suffix in ("-wal", "-shm"):
        Path(f"{database}{suffix}").unlink(missing_ok=True)
    copy.replace(database)


def free_port() -> int:
    with closing(socket.socket()) as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


async def test_check_finds_all_well(house: House) -> None:
    code, said = await oxo(house, "check")
    assert code == 0, said
    for subject in ("settings", "database", "token", "permissions"):
        assert subject in said
    assert "PROBLEM" not in said


async def test_check_names_what_is_wrong(house: House) -> None:
    code, said = await oxo(house, "check", DISCORD_TOKEN="wrong")
    assert code == 1
    assert "Discord does not accept DISCORD_TOKEN" in said
    code, said = await oxo(house, "check", DATABASE_URL="sqlite:////nowhere/oxo.db")
    assert code == 1
    assert "cannot open the database" in said
    code, said = await oxo(house, "check", DISCORD_API_BASE="http://127.0.0.1:1/api/v10")
    assert code == 1
    assert "cannot be reached" in said
    code, said = await oxo(house, "check", SHARD_COUNT="none")
    assert code == 1
    assert said.count("\n") == 1
    assert "SHARD_COUNT" in said


async def test_a_wrong_token_stops_the_start_in_one_line(house: House) -> None:
    code, said = await oxo(house, DISCORD_TOKEN="wrong-and-secret")
    assert code == 1
    assert "wrong-and-secret" not in said
    assert "Traceback" not in said


async def test_a_backup_of_a_running_bot_restores(house: House, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with house.bot():
        card = (await house.alice.slash(house.general, "ttt start")).message
        card = (await house.alice.click(card, "b2")).message
        code, said = await oxo(house, "backup", str(copy))
        assert code == 0, said
        later = (await house.alice.click(card, free(card)[0])).message
    assert len(free(later)) < len(free(card))
    restore(copy, house.database)
    async with house.bot():
        reply = await house.alice.slash(house.general, "ttt board")
        assert free(reply.message) == free(card)


async def test_a_backup_never_replaces_a_file(house: House, tmp_path: Path) -> None:
    existing = tmp_path / "existing.db"
    existing.touch()
    code, said = await oxo(house, "backup", str(existing))
    assert code == 1
    assert "exists already" in said
    code, said = await oxo(house, "backup", str(tmp_path / "new.db"))
    assert code == 1
    assert "no database" in said
    assert not (tmp_path / "new.db").exists()


def make_first_version(house: House) -> None:
    """Write a database as the first version made it, with a game in which Alice is to move."""
    with closing(sqlite3.connect(house.database)) as connection:
        connection.executescript(FIRST_SCHEMA.read_text(encoding="utf-8"))
        place = (house.playground.guild().id, house.general.id)
        connection.execute(
            """INSERT INTO games (guild_id, channel_id, locale, board, first_id, first_name,
                   second_level, first_mark, moves, ply, started_at, moved_at)
               VALUES (?, ?, 'en-US', '3x3', ?, 'Alice', 'unbeatable', 'X', 'b2a1', 2, ?, ?)""",
            (*place, house.alice.id, NOON - 60, NOON - 60),
        )
        connection.execute("INSERT INTO seats VALUES (?, ?, 1)", (place[1], house.alice.id))
        connection.execute("PRAGMA user_version = 1")
        connection.commit()


async def test_an_upgrade_takes_the_games_in_progress_along(house: House, tmp_path: Path) -> None:
    make_first_version(house)
    code, said = await oxo(house, "backup", str(tmp_path / "before.db"))
    assert code == 0, said
    async with house.bot():
        board = await house.alice.slash(house.general, "ttt board")
        assert len(free(board.message)) == 7
        assert len(free((await house.alice.click(board.message, "c3")).message)) == 5
    restore(tmp_path / "before.db", house.database)
    with closing(sqlite3.connect(house.database)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)


async def test_migrate_needs_no_token(house: House) -> None:
    code, said = await oxo(house, "migrate", DISCORD_TOKEN="")
    assert code == 0
    assert "up to date" in said
    with closing(sqlite3.connect(house.database)) as connection:
        assert connection.execute("SELECT count(*) FROM games").fetchone() == (0,)


async def test_old_finished_games_are_deleted_and_others_stay(tmp_path: Path) -> None:
    async with open_store(f"sqlite:///{tmp_path}/oxo.db") as store:
        old = await store.add_game(duel(), most_live=25)
        await store.save(old.resigned(ALICE.id, NOON), seen_ply=0)
        recent = await store.add_game(duel(), most_live=25)
        await store.save(recent.resigned(BOB.id, NOON + 3_600), seen_ply=0)
        live = await store.add_game(bot_game(), most_live=25)
        await tidy(store, timedelta(days=1), NOON + 86_401)
        with pytest.raises(NoSuchGame):
            await store.game(old.id)
        assert (await store.game(recent.id)).ending is not None
        assert await store.game(live.id) == live


async def test_a_health_port_in_use_is_one_clear_line(house: House) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("0.0.0.0", 0))
        taken.listen()
        code, said = await oxo(house, HEALTH_PORT=str(taken.getsockname()[1]))
    assert code == 1
    assert "HEALTH_PORT" in said
    assert "Traceback" not in said
