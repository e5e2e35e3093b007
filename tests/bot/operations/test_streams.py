"""The standard streams: closed, read by nobody, full, or unable to show a name."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.bot.conftest import Setup
from tests.processes import OXO, environment

FULL = Path("/dev/full")


async def start(setup: Setup, *command: str, **options: Any) -> asyncio.subprocess.Process:
    """Start a command with what the bot needs; `options` are asyncio's for the process."""
    env = environment(setup.playground, setup.settings.database_url, WATCHDOG_SECONDS="60")
    env |= options.pop("env", {})
    options.setdefault("stderr", asyncio.subprocess.PIPE)
    return await asyncio.create_subprocess_exec(*command, env=env, **options)


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
async def test_a_bot_runs_and_stops_without_a_stream(setup: Setup, closed: str) -> None:
    process = await start(setup, "sh", "-c", f"exec {' '.join(OXO)} {closed}")
    await setup.playground.bot_ready()
    process.send_signal(signal.SIGTERM)
    _, errors = await process.communicate()
    assert (process.returncode, b"failed" in errors) == (0, False), errors.decode()


@pytest.mark.parametrize("command", ["check", "migrate", "backup {}/copy.db", "--help", "init -h"])
async def test_nobody_need_read_what_is_printed(setup: Setup, tmp_path: Path, command: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)  # As `head` ends once it has its lines.
    process = await start(setup, *OXO, *command.format(tmp_path).split(), stdout=writer)
    os.close(writer)
    _, errors = await process.communicate()
    assert (process.returncode, b"BrokenPipe" in errors) == (0, False), errors.decode()
    assert (tmp_path / "copy.db").exists() == command.startswith("backup")


@pytest.mark.skipif(not FULL.exists(), reason="the system has no such device")
async def test_a_full_disk_under_what_is_printed_is_one_line(setup: Setup) -> None:
    full = os.open(FULL, os.O_WRONLY)
    process = await start(setup, *OXO, "check", stdout=full)
    os.close(full)
    _, errors = await process.communicate()
    assert process.returncode == 1
    assert errors.decode() == "oxo: what it says cannot be written: No space left on device\n"


async def test_a_terminal_without_a_name_shows_what_it_has(setup: Setup) -> None:
    setup.playground.guild().name = "Nîmes 🎲"
    for role in setup.playground.guild().roles.values():
        role.permissions = 0
    process = await start(
        *(setup, *OXO, "check"),
        stdout=asyncio.subprocess.PIPE,
        env={"PYTHONIOENCODING": "ascii"},
    )
    output, errors = await process.communicate()
    assert (process.returncode, errors) == (1, b"")
    assert rb"N\xeemes \U0001f3b2: missing" in output
