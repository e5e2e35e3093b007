"""What hosts do: look, back up, restore, migrate, tidy, watch over."""

import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import discord

from tests.bot.conftest import House
from tests.invariants import rows
from tests.processes import logging_process, oxo


async def test_check_finds_all_well(house: House) -> None:
    code, said = await oxo(house, "check")
    assert code == 0, said
    for subject in ("settings", "database", "token", "invitation", "permissions"):
        assert subject in said
    assert "PROBLEM" not in said
    assert f"client_id={house.playground.application_id}&" in said


async def test_check_names_the_permissions_that_are_missing(house: House) -> None:
    guild = house.playground.guild()
    for role in guild.roles.values():
        role.permissions = discord.Permissions(send_messages=True).value
    code, said = await oxo(house, "check")
    assert code == 1
    assert f"{guild.name}: missing View Channel, Send Messages in Threads\n" in said


async def test_a_wrong_token_is_one_clear_line(house: House) -> None:
    code, said = await oxo(house, DISCORD_TOKEN="wrong-and-secret")
    assert code == 1
    assert said.splitlines()[-1] == "oxo: Discord does not accept DISCORD_TOKEN"
    assert "wrong-and-secret" not in said
    assert "Traceback" not in said


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


async def test_migrate_needs_no_token(house: House) -> None:
    code, said = await oxo(house, "migrate", DISCORD_TOKEN="")
    assert code == 0
    assert "up to date" in said
    with closing(sqlite3.connect(house.database)) as connection:
        assert connection.execute("SELECT count(*) FROM games").fetchone() == (0,)


async def test_finished_games_go_when_the_host_wants_no_more(house: House, tmp_path: Path) -> None:
    async with house.bot():  # Its clock is years behind the other's.
        card = (await house.alice.slash(house.general, "ttt start")).message
        await house.alice.click(card, "Resign")
    url, log = f"sqlite:///{house.database}", tmp_path / "oxo.log"
    async with logging_process(house.playground, url, log, KEEP_GAMES_DAYS="36500"):
        await house.playground.bot_ready()
    assert len(rows(house.database, "SELECT id FROM games")) == 1
    async with logging_process(house.playground, url, log, KEEP_GAMES_DAYS="1"):
        await house.playground.until(lambda: "1 finished games deleted" in log.read_text())
    assert rows(house.database, "SELECT id FROM games") == []


async def test_a_health_port_in_use_is_one_clear_line(house: House) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("0.0.0.0", 0))
        taken.listen()
        code, said = await oxo(house, HEALTH_PORT=str(taken.getsockname()[1]))
    assert code == 1
    assert "HEALTH_PORT" in said
    assert "Traceback" not in said
