"""`init`, as somebody at a terminal meets it: what it asks, what it writes, what it refuses."""

import asyncio
import os
import pty
import stat
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from bot.operations.application_profile import DESCRIPTION, NEEDED, TAGS, differences
from tests.bot.conftest import Setup
from tests.bot.operations.checking import checked
from tests.processes import environment

ROOT = Path(__file__).parents[3]
PROMPTS = (b"paste it): ", b"[y/N] ", b"later): ")


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
            if shown.endswith(PROMPTS):
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


async def test_it_sets_what_it_is_told_to(setup: Setup, tmp_path: Path) -> None:
    token, application = setup.playground.bot_token, setup.playground.world.application
    application.profile["description"] = "Mine"
    shown = await init(setup, tmp_path, [token, "", "y", "yes"])
    assert "The description that Discord shows:\n  Mine\nOxo proposes:\n  Tic-tac" in shown
    assert "tags that Discord shows:\n  none\n" in shown
    assert "Set: tags, integration_types_config.\n" in shown
    assert application.profile["description"] == "Mine"
    assert application.profile["tags"] == TAGS
    servers = application.profile["integration_types_config"]["0"]["oauth2_install_params"]
    assert servers == {
        "scopes": ["applications.commands", "bot"],
        "permissions": str(int(NEEDED)),
    }
    (tmp_path / ".env").unlink()
    shown = await init(setup, tmp_path, [token, "y"])
    assert "Set: description.\n" in shown
    assert "tags" not in shown
    (tmp_path / ".env").unlink()
    assert "[y/N]" not in await init(setup, tmp_path, [token])


async def test_by_http_it_asks_for_the_address(setup: Setup, tmp_path: Path) -> None:
    setup.playground.world.application.profile.update(
        {each.field: each.value for each in differences({})}
    )
    by_http = {"INTERACTIONS_PORT": "8090"}
    token, away = setup.playground.bot_token, "http://127.0.0.1:1/interactions"
    shown = await init(setup, tmp_path, [token, away], **by_http)
    assert "Discord did not take it: 400" in shown
    assert "could not be verified" in shown
    assert shown.endswith("exit 0")
    async with replace(setup, by_http=True).bot() as bot:
        address = f"http://127.0.0.1:{bot.interactions_port}/interactions"
        await setup.playground.http_interactions.use(None)
        (tmp_path / ".env").unlink()
        shown = await init(setup, tmp_path, [token, address], **by_http)
        assert "Set: interactions_endpoint_url." in shown
        assert setup.playground.world.application.interactions_url == address


async def test_what_discord_refuses_is_said(setup: Setup, tmp_path: Path) -> None:
    setup.playground.faults.refuse("PATCH /applications/@me", code=50035)
    shown = await init(setup, tmp_path, [setup.playground.bot_token, "y", "y", "y"])
    assert "Discord did not take it: 400" in shown
    assert setup.playground.world.application.profile["tags"] == []
    assert shown.endswith("exit 0")


async def test_check_compares(setup: Setup) -> None:
    profile = setup.playground.world.application.profile
    profile["description"] = "Mine"
    _, said = await checked(setup.settings)
    assert "yours, and not what `init` offers: description: Mine; tags: none; inst" in said
    profile.update({each.field: each.value for each in differences({})})
    _, said = await checked(setup.settings)
    assert "as `init` offers it" in said


def test_what_it_proposes_fits() -> None:
    assert len(DESCRIPTION) <= 400
    assert len(TAGS) <= 5
    assert all(len(tag) <= 20 for tag in TAGS)
    text = (ROOT / "docs" / "hosting" / "directory.md").read_text(encoding="utf-8")
    assert ", ".join(f"`{tag}`" for tag in TAGS) in text
