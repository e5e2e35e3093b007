"""The proxy of `compose.http.yaml`, a real Caddy: it passes play on, and keeps off who is slow."""

import asyncio
import os
import resource
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from bot.transport.client import OxoClient
from playground.errors import DiscordError
from tests.bot.cards import at, free
from tests.bot.conftest import A_MINUTE, PATIENT, Setup
from tests.processes import free_port

pytestmark = pytest.mark.beside

CADDY = Path(sys.executable).with_name("caddy")
CADDYFILE = Path(__file__).parents[2] / "deploy" / "Caddyfile"
HEAD = "POST /interactions HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
SIGNED = f"X-Signature-Timestamp: {{now}}\r\nX-Signature-Ed25519: {'ab' * 64}\r\n"


@pytest.fixture
def by_http() -> bool:
    return True


@asynccontextmanager
async def proxy(setup: Setup, bot: OxoClient, folder: Path) -> AsyncIterator[int]:
    """Run Caddy before a bot and a process that is down, until the context ends; its port."""
    port = free_port()
    text = CADDYFILE.read_text(encoding="utf-8").replace("oxo-1:{$INTERACTIONS_PORT}", "{$DOWN}")
    text = text.replace("oxo-2", "127.0.0.1").replace("read_body 5s", "read_body 1m")
    text = text.replace("lb_try_duration 2s", "lb_try_duration 500ms")
    (folder / "Caddyfile").write_text(text, encoding="utf-8")
    environment = {
        "OXO_DOMAIN": f"http://127.0.0.1:{port}",
        "INTERACTIONS_PORT": str(bot.interactions_port),
        "DOWN": f"127.0.0.1:{free_port()}",
        "HOME": str(folder),
    }
    command = (str(CADDY), "run", "--config", "Caddyfile")
    with (folder / "caddy.log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *command, cwd=folder, env={"PATH": os.environ["PATH"], **environment}, stderr=log
        )
    try:
        async with asyncio.timeout(30):
            while not await answers(setup, f"http://127.0.0.1:{port}/interactions"):
                assert process.returncode is None, (folder / "caddy.log").read_text()
                await asyncio.sleep(0.02)
        yield port
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def answers(setup: Setup, url: str) -> bool:
    """Have interactions posted to an address, if it is one that Discord would take."""
    try:
        await setup.playground.http_interactions.use(url)
    except DiscordError:
        return False
    return True


async def answer(port: int, sent: str) -> str:
    """Send this on a connection; return the answer's status, or nothing if it is closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent.encode())
    try:
        async with asyncio.timeout(30):
            return (await reader.readline()).decode()[9:12]
    finally:
        writer.close()


async def test_a_game_goes_on_while_others_never_finish_their_requests(
    setup: Setup, tmp_path: Path
) -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (4096, most))
    limits = replace(PATIENT, request=A_MINUTE)
    async with setup.bot(limits=limits) as bot, proxy(setup, bot, tmp_path) as port:
        head = HEAD.format(port=port)
        body = head + SIGNED.format(now=setup.clock.now) + "Content-Length: 2\r\n\r\n{"
        bodies = [asyncio.create_task(answer(port, body)) for _ in range(520)]
        heads = [asyncio.create_task(answer(port, head)) for _ in range(200)]
        card = (await setup.alice.slash(setup.general, "ttt start")).message
        card = (await setup.alice.click(*at(card, "b2"))).message
        assert len(free(card)) == 7
        # Caddy hangs up on each head or refuses it; none reached the bot, which awaits the bodies.
        assert {*await asyncio.gather(*heads)} <= {"", "400"}
        assert not any(each.done() for each in bodies)
        for each in bodies:
            each.cancel()


async def test_what_is_not_discords_is_refused(setup: Setup, tmp_path: Path) -> None:
    async with setup.bot() as bot, proxy(setup, bot, tmp_path) as port:
        head = HEAD.format(port=port) + "Connection: close\r\n"
        for sent, status in (
            (head.replace("/interactions", "/") + "\r\n", "404"),
            # A body that breaks off does not have the process passed over.
            (head + "Transfer-Encoding: chunked\r\n\r\nno number\r\n", "502"),
            (head + "Content-Length: 2\r\n\r\n{}", "401"),
            (head + f"Cookie: {'a' * 9_000}\r\n\r\n", "431"),
        ):
            assert await answer(port, sent) == status


def test_the_caddyfile_is_formatted_as_caddy_does() -> None:
    done = subprocess.run(
        (str(CADDY), "fmt", "--diff", str(CADDYFILE)), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
