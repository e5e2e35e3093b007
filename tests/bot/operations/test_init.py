"""`init`, as somebody at a terminal meets it: what it asks, what it writes, what it refuses."""

import asyncio
import os
import pty
import stat
import subprocess
import sys
from pathlib import Path

from tests.bot.conftest import Setup
from tests.processes import environment

ROOT = Path(__file__).parents[3]
PROMPT = b"paste it): "


def at_a_terminal(command: list[str], folder: Path, env: dict[str, str], typed: list[str]) -> str:
    """Run a command, type a line each time it asks for one, and return what it showed."""
    ours, theirs = pty.openpty()
    # In a session of its own it cannot ask at the terminal that the tests run in.
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=env,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
    )
    os.close(theirs)
    shown, lines = b"", iter(typed)
    try:
        while read := os.read(ours, 4096):
            shown += read
            if shown.endswith(PROMPT):
                os.write(ours, f"{next(lines, '')}\n".encode())
    except OSError:
        pass  # Linux's way to say that nobody is at the other end any more.
    finally:
        os.close(ours)
        process.wait()
    return f"{shown.decode()}exit {process.returncode}".replace("\r\n", "\n")


async def init(
    setup: Setup, folder: Path, typed: list[str], *arguments: str, **settings: str
) -> str:
    variables = {"DISCORD_TOKEN": "", "PYTHONPATH": str(ROOT), **settings}
    env = environment(setup.playground, "", **variables)
    command = [sys.executable, "-m", "bot", "init", *arguments]
    return await asyncio.to_thread(at_a_terminal, command, folder, env, typed)


async def test_it_writes_a_file_with_which_the_bot_starts(setup: Setup, tmp_path: Path) -> None:
    token = setup.playground.bot_token
    shown = await init(setup, tmp_path, ["two words", "wrong-token", token])
    file = tmp_path / ".env"
    assert shown.endswith("exit 0")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert file.read_text().splitlines()[1:] == [
        f"DISCORD_TOKEN={token}",
        f"DISCORD_API_BASE={setup.playground.api_base}",
    ]
    assert "a bot token has no spaces" in shown
    assert "Discord does not accept this token" in shown
    assert f"client_id={setup.playground.application_id}&" in shown
    assert token not in shown
    assert "wrong-token" not in shown
    checked = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "check"),
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT), "ALLOW_DATA_LOSS": "yes"},
        stdout=asyncio.subprocess.PIPE,
    )
    output, _ = await checked.communicate()
    assert checked.returncode == 0, output.decode()


async def test_it_replaces_no_file(setup: Setup, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("mine\n")
    shown = await init(setup, tmp_path, [])
    assert shown == f"oxo: {tmp_path}/.env exists already: edit it, or remove it first\nexit 1"
    assert (tmp_path / ".env").read_text() == "mine\n"
    # The token alone, as systemd and Docker take it, goes to any other file.
    token = setup.playground.bot_token
    assert (await init(setup, tmp_path, [token], "--token-file", "token")).endswith("exit 0")
    assert (tmp_path / "token").read_text() == f"{token}\n"
    assert stat.S_IMODE((tmp_path / "token").stat().st_mode) == 0o600


async def test_without_a_token_nothing_is_written(setup: Setup, tmp_path: Path) -> None:
    shown = await init(setup, tmp_path, ["", "wrong", "wrong"])
    assert shown.endswith("nothing was written: there is no token that Discord accepts\nexit 1")
    away = {"DISCORD_API_BASE": "http://127.0.0.1:1/api/v10"}
    shown = await init(setup, tmp_path, ["secret-token"], **away)
    assert "oxo: Discord cannot be reached at http://127.0.0.1:1/api/v10, as DISCORD_API" in shown
    assert "secret-token" not in shown
    assert ".env" not in os.listdir(tmp_path)


async def test_without_a_terminal_it_asks_nobody(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "init"),
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT)},
        stdin=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    _, output = await process.communicate()
    assert process.returncode == 1
    assert output.decode().startswith("oxo: `init` asks for the token, which needs a terminal")
    assert output.count(b"\n") == 1
