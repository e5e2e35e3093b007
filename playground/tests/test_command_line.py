"""`python -m playground`, alone and around a bot."""

import asyncio
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from .. import Playground
from ..__main__ import PORT
from . import FOLDER, PACKAGE

SHOW_SETTINGS = "import os; print(os.environ['DISCORD_API_BASE'], len(os.environ['DISCORD_TOKEN']))"
WAIT_FOR_THE_END = """
import signal, sys
signal.signal(signal.SIGTERM, lambda *_: sys.exit(7))
print("up", flush=True)
while True:
    signal.pause()
"""
WILL_NOT_END = """
import signal
signal.signal(signal.SIGTERM, signal.SIG_IGN)
print("up", flush=True)
while True:
    signal.pause()
"""


@asynccontextmanager
async def playing(*arguments: str) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        PACKAGE,
        *arguments,
        cwd=FOLDER.parent,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def line(process: asyncio.subprocess.Process) -> str:
    assert process.stdout
    return (await asyncio.wait_for(process.stdout.readline(), 20)).decode().strip()


async def status(process: asyncio.subprocess.Process) -> int:
    return await asyncio.wait_for(process.wait(), 20)


async def test_it_prints_all_that_a_bot_needs_the_same_at_each_start() -> None:
    printed = []
    for _ in range(2):
        async with playing("--port", "0", "--seed", "5", "--name", "Ada") as process:
            url = await line(process)
            lines: list[str] = []
            while (one := await line(process)) or len(lines) < 6:
                lines.append(one.replace(url, "URL"))
            process.send_signal(signal.SIGINT)
            assert await status(process) == 0
        printed.append(lines)
    assert printed[0] == printed[1]
    names = [each.partition("=")[0] for each in printed[0]]
    assert names == [
        "DISCORD_API_BASE",
        "DISCORD_TOKEN",
        "DISCORD_API_URL",
        "DISCORD_APPLICATION_ID",
        "DISCORD_PUBLIC_KEY",
        "DISCORD_GUILD_ID",
    ]


async def test_a_bot_is_redirected_and_keeps_its_own_start(tmp_path: Path) -> None:
    """What its own `sitecustomize` does is done, too."""
    (tmp_path / "sitecustomize.py").write_text("print('its own', flush=True)")
    code = "import aiohttp.client as c; print(c.ClientSession._request.__name__)"
    command = ["env", f"PYTHONPATH={tmp_path}", sys.executable, "-m", PACKAGE, "--redirect"]
    process = await asyncio.create_subprocess_exec(
        *(*command, "--port", "0", "--", sys.executable, "-c", code),
        cwd=FOLDER.parent,
        stdout=asyncio.subprocess.PIPE,
    )
    output, _ = await process.communicate()
    assert output.decode().splitlines()[2:] == ["its own", "elsewhere"]


async def test_an_operation_that_is_not_served_is_named_on_standard_error() -> None:
    async with playing("--port", "0", "--token", "chosen") as process:
        url = await line(process)
        headers = {"Authorization": "Bot chosen"}
        async with (
            aiohttp.ClientSession(headers=headers) as session,
            session.get(f"{url}/api/v10/sticker-packs") as response,
        ):
            assert response.status == 404
        assert process.stderr
        assert await process.stderr.readline() == (
            b"the playground does not serve list_sticker_packs (GET /sticker-packs)\n"
        )


async def test_a_bot_finds_its_settings_and_passes_on_its_status() -> None:
    async with playing("--port", "0", "--", sys.executable, "-c", SHOW_SETTINGS) as process:
        url = await line(process)
        base, length = (await line(process)).split()
        assert base == f"{url}/api/v10"
        assert int(length) > 30
        assert await status(process) == 0
    async with playing("--port", "0", "--", sys.executable, "-c", "raise SystemExit(3)") as process:
        assert await status(process) == 3


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_the_bot_ends_first(number: signal.Signals) -> None:
    async with playing("--port", "0", "--", sys.executable, "-c", WAIT_FOR_THE_END) as process:
        await line(process)
        assert await line(process) == "up"
        process.send_signal(number)
        assert await status(process) == 7


async def test_a_second_signal_kills_the_bot_at_once() -> None:
    async with playing("--port", "0", "--", sys.executable, "-c", WILL_NOT_END) as process:
        await line(process)
        assert await line(process) == "up"
        process.send_signal(signal.SIGTERM)
        process.send_signal(signal.SIGINT)
        assert await status(process) == 128 + signal.SIGKILL


async def test_without_a_port_the_next_free_one_is_taken() -> None:
    async with playing() as one, playing() as other:
        urls = [await line(one), await line(other)]
    ports = [int(url.removeprefix("http://127.0.0.1:")) for url in urls]
    assert min(ports) >= PORT
    assert ports[0] != ports[1]


async def test_a_port_that_was_asked_for_and_is_taken_is_one_clear_line() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        async with playing("--port", str(port)) as process:
            assert await status(process) == 1
            assert process.stdout
            assert await process.stdout.read() == b""
            assert process.stderr
            error = (await process.stderr.read()).decode()
    assert error == f"cannot listen on port {port}: Address already in use\n"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere loopback has one address only")
async def test_it_listens_on_loopback_only(playground: Playground) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", playground.port)
    writer.close()
    with pytest.raises(ConnectionRefusedError):  # As at the machine's address in the network.
        await asyncio.open_connection("127.0.0.2", playground.port)


async def test_it_listens_where_containers_reach_it() -> None:
    """On a Linux machine this is another address of loopback, as a bridge's would be."""
    async with playing("--port", "0", "--host", "localhost") as process:
        url = await line(process)
        assert url.startswith("http://localhost:")
        token = await line(process) and (await line(process)).removeprefix("DISCORD_TOKEN=")
        headers = {"Authorization": f"Bot {token}"}
        async with (
            aiohttp.ClientSession(headers=headers) as session,
            session.get(f"{url}/api/v10/gateway/bot") as response,
        ):
            gateway = (await response.json())["url"]
            assert gateway == url.replace("http", "ws") + "/gateway/"
            async with session.ws_connect(gateway) as socket:
                assert (await socket.receive_json())["op"] == 10


@pytest.mark.parametrize(
    ("host", "line"),
    [
        ("0.0.0.0", "--host: must be a name or an address at which bots and browsers reach this "),
        ("::", "--host: must be a name or an address at which bots and browsers reach this "),
        ("no.such.invalid", "cannot listen on no.such.invalid, port 0: "),
        ("192.0.2.1", "cannot listen on 192.0.2.1, port 0: "),
    ],
)
async def test_an_address_where_it_cannot_listen_is_one_clear_line(host: str, line: str) -> None:
    async with playing("--port", "0", "--host", host) as process:
        assert await status(process) in (1, 2)
        assert process.stderr
        error = (await process.stderr.read()).decode()
    assert line in error.splitlines()[-1]
    assert "Traceback" not in error


@pytest.mark.parametrize("port", ["65536", "-1", "http"])
async def test_a_bad_port_is_one_clear_line(port: str) -> None:
    async with playing("--port", port) as process:
        assert await status(process) == 2
        assert process.stderr
        error = (await process.stderr.read()).decode()
        assert error.endswith(f"--port: must be from 0 to 65535, not '{port}'\n")


async def test_a_missing_command_is_one_clear_line() -> None:
    async with playing("--port", "0", "--", "no-such-command") as process:
        assert await status(process) == 127
        assert process.stderr
        assert await process.stderr.read() == (
            b"cannot start no-such-command: No such file or directory\n"
        )
