"""Operations: the commands for hosts, housekeeping, and the health server's address."""

import asyncio
import os
import socket
import sqlite3
import sys
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot.__main__ import RESTART_IS_NO_USE
from bot.operations.background import keep_running
from bot.store.migrations import FEWEST_SKIPPED_IDS, newest_schema
from tests.bot.cards import resign
from tests.bot.conftest import Setup
from tests.invariants import rows
from tests.processes import environment, logging_process, oxo


async def test_a_token_in_a_file_is_hidden_like_any_other(setup: Setup, tmp_path: Path) -> None:
    file = tmp_path / "token"
    from_file = {"DISCORD_TOKEN": "", "DISCORD_TOKEN_FILE": str(file)}
    file.write_text(f"{setup.playground.bot_token}\n")
    code, output = await oxo(setup, "check", **from_file)
    assert code == 0, output
    file.write_text("wrong-and-secret\n")
    code, output = await oxo(setup, **from_file, LOG_LEVEL="DEBUG")
    assert code == RESTART_IS_NO_USE
    assert output.splitlines()[-1] == "oxo: Discord does not accept DISCORD_TOKEN"
    assert "wrong-and-secret" not in output
    assert "Traceback" not in output


async def test_a_misspelt_setting_is_warned_of(setup: Setup) -> None:
    _, output = await oxo(setup, DISCORD_TOKEN="wrong", KEEP_GAME_DAYS="1")
    assert "KEEP_GAME_DAYS is no setting" in output


async def test_what_only_some_systems_have_is_not_needed(setup: Setup) -> None:
    program = "import sys; {}; import bot.__main__ as bot; {}; sys.exit(bot.main())"
    windows = "sys.modules.update(uvloop=None, fcntl=None)"
    for missing, pretended, said in (
        ("sys.modules.update(uvloop=None)", "0", "oxo: Discord does not accept DISCORD_TOKEN"),
        (windows, "sys.platform = 'win32'", "oxo: it runs on Linux and macOS; on Windows use"),
    ):
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", program.format(missing, pretended)),
            env=environment(setup.playground, setup.settings.database_url, DISCORD_TOKEN="wrong"),
            stderr=asyncio.subprocess.PIPE,
        )
        _, output = await process.communicate()
        assert process.returncode == RESTART_IS_NO_USE, output.decode()
        assert output.decode().splitlines()[-1].startswith(said)


@pytest.mark.parametrize("arguments", [(), ("check",), ("migrate",), ("blocked",)])
@pytest.mark.parametrize("form", ["text", "json"])
async def test_a_machine_without_threads_is_one_clear_line(
    setup: Setup, arguments: tuple[str, ...], form: str
) -> None:
    # No address space has room for such a thread's stack.
    program = "import sys, threading; threading.stack_size(1 << 47); import bot.__main__ as bot; "
    program += "sys.exit(bot.main())"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", program, *arguments),
        env=environment(setup.playground, setup.settings.database_url, LOG_FORMAT=form),
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    _, output = await process.communicate()
    assert process.returncode == 1
    (line,) = output.decode().splitlines()
    assert "no thread can be started: let it have more processes" in line


async def test_a_backup_says_what_it_holds_and_comes_back(setup: Setup, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with setup.bot():
        await setup.alice.slash(setup.general, "ttt start")
        await setup.bob.slash(setup.general, "ttt challenge")
        code, output = await oxo(setup, "backup", str(copy))
        size, schema = copy.stat().st_size / 2**20, newest_schema()
        holdings = f"{size:.1f} MiB, schema {schema}, 1 games, 1 challenges; checked"
        assert (code, output) == (0, f"{copy}: {holdings}\n")
        code, output = await oxo(setup, "restore", str(copy))
        assert (code, output.count("\n")) == (1, 1)
        assert "it is in use, stop every bot that uses it and let a backup end first" in output
        await setup.carol.slash(setup.general, "ttt start")
    code, output = await oxo(setup, "restore", str(copy))
    assert code == 0, output
    (kept,) = (tmp_path / each for each in os.listdir(tmp_path) if ".until-" in each)
    assert output.splitlines() == [
        f"{setup.database} is restored from {copy}: {holdings}",
        f"the database that was there is kept as {kept}; the newest two of them stay",
        "start the bot again; the numbers of games that are gone are not used again",
    ]
    assert [len(rows(each, "SELECT id FROM games")) for each in (setup.database, kept)] == [1, 2]
    async with setup.bot():
        await setup.carol.slash(setup.general, "ttt start")
    assert rows(setup.database, "SELECT max(id) FROM games")[0][0] > FEWEST_SKIPPED_IDS


@pytest.mark.usefixtures("no_database")
async def test_a_backup_never_replaces_a_file(setup: Setup, tmp_path: Path) -> None:
    existing = tmp_path / "existing.db"
    existing.touch()
    code, output = await oxo(setup, "backup", str(existing))
    assert code == 1
    assert "exists already" in output
    code, output = await oxo(setup, "backup", str(tmp_path / "new.db"))
    assert code == 1
    assert "no database" in output
    assert not (tmp_path / "new.db").exists()


async def test_migrate_needs_no_token(setup: Setup) -> None:
    code, output = await oxo(setup, "migrate", DISCORD_TOKEN="")
    assert code == 0
    assert "up to date" in output
    with closing(sqlite3.connect(setup.database)) as connection:
        assert connection.execute("SELECT count(*) FROM games").fetchone() == (0,)


async def test_finished_games_go_when_the_host_wants_no_more(setup: Setup, tmp_path: Path) -> None:
    async with setup.bot():  # Its clock is years behind the other's.
        card = (await setup.alice.slash(setup.general, "ttt start")).message
        await resign(setup, setup.alice, card)
    url, log = f"sqlite:///{setup.database}", tmp_path / "oxo.log"
    async with logging_process(setup.playground, url, log, KEEP_GAMES_DAYS="36500"):
        await setup.playground.bot_ready()
    assert len(rows(setup.database, "SELECT id FROM games")) == 1
    async with logging_process(setup.playground, url, log, KEEP_GAMES_DAYS="1"):
        await setup.playground.until(lambda: "1 finished games deleted" in log.read_text())
    assert rows(setup.database, "SELECT id FROM games") == []


async def test_a_task_that_fails_is_logged_and_started_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    runs = 0

    async def fail_twice() -> None:
        nonlocal runs
        runs += 1
        if runs < 3:
            raise RuntimeError(f"run {runs}")

    await keep_running("sweeping", fail_twice, pause=timedelta(0))
    assert runs == 3
    errors = [record for record in caplog.records if record.levelname == "ERROR"]
    assert [record.getMessage().partition(";")[0] for record in errors] == ["sweeping failed"] * 2
    assert "RuntimeError: run 2" in caplog.text


async def test_a_health_port_in_use_is_one_clear_line(setup: Setup) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        code, output = await oxo(setup, HEALTH_PORT=str(taken.getsockname()[1]))
    assert code == 1
    assert "HEALTH_PORT" in output
    assert "HEALTH_HOST 127.0.0.1" in output
    assert "Traceback" not in output
