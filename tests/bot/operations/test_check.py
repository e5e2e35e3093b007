"""`check` names what is wrong and what mends it, whatever answers in Discord's place."""

import asyncio
import json
import shutil
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from datetime import timedelta
from email.utils import formatdate
from pathlib import Path

import aiohttp
import discord
import pytest
from aiohttp import web

from bot.__main__ import RESTART_IS_NO_USE
from bot.operations.check import check, check_disk, check_worker
from bot.operations.check_discord import check_discord
from bot.operations.finding import Finding
from bot.settings import Settings
from bot.store.sqlite.machine import IN_MEMORY, file_system
from bot.worker import Worker
from tests.bot.conftest import Setup
from tests.bot.operations.checking import checked
from tests.processes import free_port, needs_proc, no_more_files, oxo

PREFIX = "/api/v10"
ON_DISK = Path("/var/tmp")
"""What is in there survives a restart, as the Filesystem Hierarchy Standard has it."""


@asynccontextmanager
async def answering(
    path: str, body: object, api_base: str, *, date: str | None = None
) -> AsyncIterator[str]:
    """Serve a REST address that answers one path with `body` and passes on every other.

    Every answer has that `date`, or the real one.
    """
    headers = {} if date is None else {"Date": date}

    async def answer(request: web.Request) -> web.StreamResponse:
        if request.path.endswith(path):
            if isinstance(body, str):
                return web.Response(text=body)
            return web.Response(body=json.dumps(body), content_type="application/json")
        url = f"{api_base}{request.path.removeprefix(PREFIX)}"
        query = request.query
        async with aiohttp.request("GET", url, headers=request.headers, params=query) as passed_on:
            content, kind = await passed_on.read(), passed_on.content_type
        return web.Response(body=content, content_type=kind, headers=headers)

    app = web.Application()
    app.router.add_get(f"{PREFIX}/{{tail:.*}}", answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        port = free_port()
        await web.TCPSite(runner, "127.0.0.1", port).start()
        yield f"http://127.0.0.1:{port}{PREFIX}"
    finally:
        await runner.cleanup()


async def test_check_finds_everything_in_order(setup: Setup) -> None:
    code, output = await oxo(setup, "check")
    assert code == 0, output
    assert [line.split()[0] for line in output.splitlines()] == [
        *("settings", "database", "disk", "worker", "token", "invitation", "clock", "commands"),
        *("gateway", "interactions", "permissions"),
    ]
    assert "PROBLEM" not in output
    assert f"client_id={setup.playground.application_id}&" in output


async def test_check_says_whether_writes_are_known_to_last(setup: Setup) -> None:
    if file_system(ON_DISK) in IN_MEMORY:
        # A RAM disk keeps nothing over a power cut, so there is no durable answer to read.
        pytest.skip("everything is in memory here")
    with tempfile.TemporaryDirectory(dir=ON_DISK) as folder:
        url = f"sqlite:///{shutil.copy(setup.database, folder)}"
        on_disk = replace(setup.settings, allow_data_loss=False, database_url=url)
        _, output = await checked(on_disk)
    assert "takes writes that last, 0 games" in output
    _, output = await checked(setup.settings)
    assert "takes writes not known to last (ALLOW_DATA_LOSS), 0 games" in output
    code, output = await oxo(setup, "migrate", ALLOW_DATA_LOSS="perhaps")
    assert code == RESTART_IS_NO_USE
    assert output.startswith("oxo: ")
    assert "ALLOW_DATA_LOSS" in output


async def test_check_names_the_permissions_that_are_missing(setup: Setup) -> None:
    guild = setup.playground.guild()
    for role in guild.roles.values():
        role.permissions = discord.Permissions(send_messages=True).value
    code, output = await oxo(setup, "check")
    assert code == 1
    assert (
        f"{guild.name}: missing View Channel, Send Messages in Threads, Attach Files: grant"
        in output
    )


async def test_check_names_what_is_wrong(setup: Setup) -> None:
    settings = setup.settings
    for wrong, complaint in (
        (replace(settings, discord_token="wrong"), "Discord does not accept DISCORD_TOKEN"),
        (replace(settings, database_url="sqlite:////nowhere/oxo.db"), "cannot open the database"),
        (replace(settings, discord_api_base="http://127.0.0.1:1/api/v10"), "cannot be reached"),
    ):
        ok, output = await checked(wrong)
        assert not ok
        assert complaint in output
    code, output = await oxo(setup, "check", SHARD_COUNT="none")
    assert code == RESTART_IS_NO_USE
    assert output.count("\n") == 1
    assert "SHARD_COUNT" in output


@pytest.mark.parametrize(
    ("body", "finding"),
    [
        ([{"id": "1", "name": "Somewhere"}], "Somewhere: Discord does not say"),
        ([{"id": "1", "permissions": None}], "1: Discord does not say"),
        ([{"id": "1", "name": "Somewhere", "permissions": "all"}], "Somewhere: Discord does not"),
        ([None, "text", 7], "a server without a name: Discord does not say"),
        ({"message": "hello"}, "list of servers cannot be read"),
        ("a login page", "list of servers cannot be read"),
    ],
)
async def test_check_survives_what_is_not_discords(
    setup: Setup, body: object, finding: str
) -> None:
    async with answering("/users/@me/guilds", body, setup.playground.api_base) as api_base:
        ok, output = await checked(replace(setup.settings, discord_api_base=api_base))
    assert not ok
    assert finding in output


@pytest.mark.parametrize("path", ["/users/@me", "/oauth2/applications/@me"])
async def test_check_survives_a_proxy_that_answers_itself(setup: Setup, path: str) -> None:
    async with answering(path, "a login page", setup.playground.api_base) as api_base:
        ok, output = await checked(replace(setup.settings, discord_api_base=api_base))
    assert not ok
    assert "cannot be reached" in output


async def findings(settings: Settings) -> dict[str, Finding]:
    """What `check` says, the last finding on each subject."""
    return {finding.subject: finding async for finding in check(settings)}


@pytest.mark.parametrize(
    ("ahead", "finding"),
    [(-3600, " seconds ahead of"), (3600, " seconds behind"), (0, "as Discord's")],
)
async def test_check_compares_the_clock_with_discords(
    setup: Setup, ahead: int, finding: str
) -> None:
    date = formatdate(time.time() + ahead, usegmt=True)
    async with answering("nowhere", None, setup.playground.api_base, date=date) as api_base:
        clock = (await findings(replace(setup.settings, discord_api_base=api_base)))["clock"]
    assert clock.ok == (ahead == 0)
    assert finding in clock.found


async def test_check_names_the_switch_by_which_its_link_fails(setup: Setup) -> None:
    url = f"{setup.playground.api_base}/oauth2/applications/@me"
    headers = {"Authorization": f"Bot {setup.playground.bot_token}"}
    async with aiohttp.request("GET", url, headers=headers) as answer:
        asks_for_code = await answer.json() | {"bot_require_code_grant": True}
    path = "/oauth2/applications/@me"
    async with answering(path, asks_for_code, setup.playground.api_base) as api_base:
        found = await findings(replace(setup.settings, discord_api_base=api_base))
    assert not found["invitation"].ok
    assert "switch off Requires OAuth2 Code Grant in the developer" in found["invitation"].found


async def test_check_survives_a_date_that_cannot_be_read(setup: Setup) -> None:
    async with answering("nowhere", None, setup.playground.api_base, date="noon") as api_base:
        clock = (await findings(replace(setup.settings, discord_api_base=api_base)))["clock"]
    assert not clock.ok
    assert "have no date" in clock.found


async def test_check_compares_the_commands_with_those_registered(setup: Setup) -> None:
    commands = (await findings(setup.settings))["commands"]
    assert commands.ok
    assert commands.found.startswith("none yet: the first start registers them; if it runs already")
    async with setup.bot():
        await setup.playground.commands_registered()
    commands = (await findings(setup.settings))["commands"]
    assert (commands.ok, commands.found) == (True, "registered as they are in this version")
    older = [{"id": "1", "type": 1, "name": "ttt", "description": "Tic-tac-toe"}]
    async with answering("/commands", older, setup.playground.api_base) as api_base:
        commands = (await findings(replace(setup.settings, discord_api_base=api_base)))["commands"]
    assert not commands.ok
    assert "start it again" in commands.found
    assert "/healthz" in commands.found


async def test_check_reads_the_permissions_in_every_server(setup: Setup) -> None:
    names = [f"Server {number}" for number in range(401)]
    guilds = [setup.playground.add_guild(name) for name in names]
    for role in guilds[-1].roles.values():
        role.permissions = 0
    found = [each async for each in check(setup.settings) if each.subject == "permissions"]
    assert [each.ok for each in found] == [False, True]
    assert found[0].found.startswith("Server 400: missing View Channel")
    servers = len(setup.playground.world.guilds)
    assert found[1].found == f"complete in {servers - 1} of {servers} servers"


async def test_check_ends_though_the_list_of_servers_does_not(setup: Setup) -> None:
    page = [{"id": "1", "name": "Somewhere", "permissions": "8"}] * 200
    async with answering("/users/@me/guilds", page, setup.playground.api_base) as api_base:
        found = await findings(replace(setup.settings, discord_api_base=api_base))
    assert "list of servers cannot be read" in found["permissions"].found


@pytest.mark.usefixtures("no_database")
async def test_check_of_a_new_database_makes_nothing(setup: Setup) -> None:
    found = await findings(setup.settings)
    assert (found["database"].ok, found["disk"].ok) == (True, True)
    finding = f"new, empty: the first start makes {setup.database}"
    assert found["database"].found == finding
    assert not setup.database.exists()
    if file_system(setup.database) in IN_MEMORY:
        database = (await findings(replace(setup.settings, allow_data_loss=False)))["database"]
        assert "would be lost in a power cut" in database.found


async def test_check_names_settings_that_are_misspelt(setup: Setup) -> None:
    names = {"KEEP_GAME_DAYS": "1", "LOG_FILE": "x", "DATABASE_PASSWORD": "x"}
    code, output = await oxo(setup, "check", **names)
    assert code == 1
    line = output.splitlines()[0]
    assert line.split(maxsplit=2)[1:] == [
        "PROBLEM",
        "KEEP_GAME_DAYS is none: is KEEP_GAMES_DAYS meant?",
    ]


async def test_check_says_why_the_worker_does_not_start() -> None:
    with no_more_files():
        found = await check_worker(Worker(timedelta(minutes=1)))
    assert not found.ok
    assert "the worker process cannot start: Too many open files: boards beyond" in found.found


@needs_proc  # A file system without any room.
def test_check_names_a_full_disk() -> None:
    (disk,) = check_disk(Path("/proc/oxo.db"))
    assert not disk.ok
    assert "0 MiB free at /proc, 64 MiB are needed: free some" in disk.found


def test_check_names_a_container_without_a_volume(tmp_path: Path) -> None:
    mounts = tmp_path / "mountinfo"
    mounts.write_text("22 1 0:41 / / rw - overlay overlay rw\n")
    lost, _ = check_disk(tmp_path / "oxo.db", lasts=True, mounts=mounts)
    assert not lost.ok
    assert "goes with its container, and every game with it: mount a volume there" in lost.found
    (disk,) = check_disk(tmp_path / "oxo.db", lasts=False, mounts=mounts)
    assert disk.ok


def test_check_says_how_much_room_there_is(tmp_path: Path) -> None:
    (disk,) = check_disk(tmp_path / "oxo.db")
    assert disk.ok
    assert f"MiB free at {tmp_path}" in disk.found
    (disk,) = check_disk(tmp_path / "nowhere" / "oxo.db")
    assert (disk.ok, "cannot be read" in disk.found) == (False, True)


@pytest.mark.parametrize(
    ("version", "finding"),
    [(1, "schema 1, this version of Oxo needs"), (999, "schema 999, this version of Oxo knows")],
)
async def test_check_names_the_schema_of_another_version(
    setup: Setup, version: int, finding: str
) -> None:
    with closing(sqlite3.connect(setup.database)) as db:
        db.execute(f"PRAGMA user_version = {version}")
    database = (await findings(setup.settings))["database"]
    assert not database.ok
    assert finding in database.found
    with closing(sqlite3.connect(setup.database)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (version,)


async def test_an_address_that_never_answers_is_given_up(setup: Setup) -> None:
    async with setup.bot():
        pass
    asked = asyncio.Event()

    over = asyncio.Event()

    async def say_nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readline()
        asked.set()
        try:
            await over.wait()
        finally:
            writer.close()

    server = await asyncio.start_server(say_nothing, "127.0.0.1", 0)
    try:
        port = server.sockets[0].getsockname()[1]
        settings = replace(setup.settings, discord_api_base=f"http://127.0.0.1:{port}{PREFIX}")
        within = timedelta(milliseconds=500)
        (finding,) = [each async for each in check_discord(settings, within)]
    finally:
        over.set()
        server.close()
        await server.wait_closed()
    assert asked.is_set()
    assert not finding.ok
    assert "no answer within 0.5 seconds" in str(finding)
