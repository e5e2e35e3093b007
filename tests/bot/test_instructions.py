"""The README's instructions for hosts: its commands are run as they are written."""

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from bot.operations.invitation import NEEDED
from bot.store.migrations import migrations
from bot.ui.server_settings.permission_check import MESSAGE_KEYS
from bot.ui.text.texts import DEFAULT_LOCALE, texts
from playground import Message
from tests.bot.builders import NOON
from tests.bot.cards import at, free
from tests.bot.conftest import Setup
from tests.postgres_server import programs
from tests.processes import bot_process

ROOT = Path(__file__).parent.parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
BACKUPS = (ROOT / "docs" / "hosting" / "backups.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```sh\n(.*?)^```", README + BACKUPS, re.MULTILINE | re.DOTALL)


def block(start: str) -> str:
    """The one block of commands that starts so."""
    (found,) = (each for each in BLOCKS if each.startswith(start))
    return str(found)


@pytest.fixture
def checkout(setup: Setup) -> Path:
    """A host's folder, as a clone with its environment built, and the setup's database in it."""
    folder = setup.database.parent
    for name in ("bot", "engine"):
        (folder / name).symlink_to(ROOT / name)
    (folder / ".venv").symlink_to(sys.prefix)
    return folder


async def follow(commands: str, folder: Path, **environment: str) -> None:
    """Run commands in a shell in a folder; all must succeed."""
    shell = await asyncio.create_subprocess_exec(
        *("sh", "-e", "-c", commands),
        cwd=folder,
        env={"PATH": os.environ["PATH"], **environment},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    output, _ = await shell.communicate()
    assert shell.returncode == 0, output.decode()


async def begin(setup: Setup) -> Message:
    card = (await setup.alice.slash(setup.general, "ttt start")).message
    return (await setup.alice.click(*at(card, "b2"))).message


async def assert_unchanged(setup: Setup, card: Message) -> None:
    """Assert that the game in the channel is where it was on this card, and goes on."""
    reply = await setup.alice.slash(setup.general, "ttt board")
    assert free(reply.message) == free(card)
    reply = await setup.alice.click(reply.message, free(card)[0])
    assert len(free(reply.message)) < len(free(card))


def make_first_version(setup: Setup) -> None:
    """Write a database as the first version made it, with a game in which Alice is to move."""
    with closing(sqlite3.connect(setup.database)) as connection:
        connection.executescript(migrations()[0].sql)
        place = (setup.playground.guild().id, setup.general.id)
        connection.execute(
            """INSERT INTO games (guild_id, channel_id, locale, board, first_id, first_name,
                   second_level, first_mark, moves, ply, started_at, moved_at)
               VALUES (?, ?, 'en-US', '3x3', ?, 'Alice', 'unbeatable', 'X', 'b2a1', 2, ?, ?)""",
            (*place, setup.alice.id, NOON - 60, NOON - 60),
        )
        connection.execute("INSERT INTO seats VALUES (?, ?, 1)", (place[1], setup.alice.id))
        connection.execute("PRAGMA user_version = 1")
        connection.commit()


async def test_restore_after_a_crash(setup: Setup, checkout: Path) -> None:
    async with bot_process(setup) as process:
        card = await begin(setup)
        await follow(block(".venv/bin/python -m bot backup"), checkout)
        await setup.alice.click(card, free(card)[0])
        process.kill()
    # It left a log of writes, which belong to the file that was there and not to the copy.
    assert (checkout / "oxo.db-wal").stat().st_size > 0
    await follow(block(".venv/bin/python -m bot restore"), checkout)
    async with setup.bot():
        await assert_unchanged(setup, card)


@pytest.mark.usefixtures("no_database")
async def test_upgrade_and_go_back(setup: Setup, checkout: Path) -> None:
    make_first_version(setup)
    async with setup.bot():  # The start brings the database up to date.
        board = (await setup.alice.slash(setup.general, "ttt board")).message
        assert len(free(board)) == 7
        assert len(free((await setup.alice.click(*at(board, "c3"))).message)) == 5
    (kept,) = (each for each in os.listdir(checkout) if each.startswith("oxo.db.schema-1-"))
    os.rename(checkout / kept, checkout / "copy.db")
    await follow(block(".venv/bin/python -m bot restore"), checkout)
    with closing(sqlite3.connect(setup.database)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
        assert connection.execute("SELECT moves FROM games").fetchall() == [("b2a1",)]


@pytest.mark.postgres
async def test_back_up_and_restore_postgres(postgres_setup: Setup, checkout: Path) -> None:
    server = urlsplit(postgres_setup.database_url)
    password_file = checkout / "pgpass"
    password_file.write_text(f"*:*:*:*:{server.password}\n")
    password_file.chmod(0o600)
    environment = {"PGPASSFILE": str(password_file), "PATH": f"{programs()}:{os.environ['PATH']}"}

    def at_server(start: str) -> str:
        address = f"{server.username}@{server.hostname}:{server.port}"
        commands = block(start).replace("oxo@host/oxo", f"{address}{server.path}")
        as_owner = f"--host={server.hostname} --port={server.port} --owner={server.username}"
        commands = commands.replace("oxo@host", address).replace("--owner=oxo", as_owner)
        return commands.replace("--host=host ", "")

    async with postgres_setup.bot():
        card = await begin(postgres_setup)
        await follow(at_server("pg_dump"), checkout, **environment)
        await postgres_setup.alice.click(card, free(card)[0])
    await follow(at_server("createdb"), checkout, **environment)
    restored = server._replace(path="/restored").geturl()
    async with replace(postgres_setup, database_url=restored).bot():
        await assert_unchanged(postgres_setup, card)


def test_the_playgrounds_games_have_a_file_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "python").write_text('#!/bin/sh\necho "$DATABASE_URL"\n')
    (tmp_path / "python").chmod(0o755)
    command = ("make", "--silent", "--old-file=.venv", f"BIN={tmp_path}")
    urls = {
        target: subprocess.run(
            (*command, target),
            cwd=ROOT,
            env={**os.environ, "DATABASE_URL": "sqlite:///mine.db"},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for target in ("play", "run")
    }
    assert urls == {"play": "sqlite:///playground.db\n", "run": "sqlite:///mine.db\n"}


def test_the_invitation_asks_for_what_is_needed() -> None:
    assert f"&permissions={int(NEEDED)}`" in README
    section = README.split("## Put it on your server")[1].split("\n### ")[0]
    named = ", ".join(re.findall(r"^\| ([A-Z][^|]+?) \|", section, re.MULTILINE))
    words = texts().in_locale(DEFAULT_LOCALE)
    assert named.split(", ") == [words(f"permission-{key}") for key in MESSAGE_KEYS.values()]
