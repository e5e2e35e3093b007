"""Gateway faults: lost connections, refused connections, and events delivered twice."""

import asyncio
import shutil
import ssl
import subprocess
from datetime import timedelta
from pathlib import Path

import pytest

from bot.__main__ import RESTART_IS_NO_USE
from playground import InteractionFailed
from playground.tests.missing import missing
from tests.bot.cards import at, free, seen, start
from tests.bot.conftest import Setup
from tests.bot.transport.discord_faults import assert_playable
from tests.bot.transport.test_start_faults import starts_left
from tests.processes import bot_process, logging_process, oxo


@pytest.mark.parametrize(
    "trouble",
    [
        *(f"close {code}" for code in (1000, 1001, 4000, 4007, 4009)),
        *("cut", "reconnect", "invalidate", "invalidate resumable"),
    ],
)
async def test_the_gateway_goes_and_comes_back(running: Setup, trouble: str) -> None:
    card = await start(running)
    faults = running.playground.faults
    match trouble.split():
        case ["close", code]:
            faults.close_gateway(int(code))
        case ["cut"]:
            faults.cut_gateway()
        case ["reconnect"]:
            faults.reconnect()
        case ["invalidate", *how]:
            faults.invalidate_session(resumable=bool(how))
    # What is done meanwhile is delivered again by a resumed session, or lost with an old one.
    clicking = asyncio.create_task(running.alice.click(*at(card, "b2")))
    if trouble == "invalidate":
        await running.playground.bot_ready()
        running.playground.context.interactions.stop()  # Nothing delivers it any more.
    with_it = await asyncio.gather(clicking, return_exceptions=True)
    await running.playground.bot_ready()
    now = seen(running.alice, card)
    if isinstance(with_it[0], InteractionFailed):
        assert len(free(now)) == 9
        now = await assert_playable(running, now, 7)
    await assert_playable(running, now, 5)


async def test_a_session_is_begun_anew_only_with_a_start_left(running: Setup) -> None:
    card = await start(running)
    faults, requests = running.playground.faults, running.playground.requests
    body = starts_left(running, 0, timedelta(hours=5))
    faults.respond("GET /gateway/bot", status=200, body=body, times=1000)
    before = len([each for each in requests if each.path.endswith("/gateway/bot")])
    faults.invalidate_session(resumable=False)
    await running.playground.bot_gone()
    async with asyncio.timeout(60):
        while len([each for each in requests if each.path.endswith("/gateway/bot")]) < before + 2:
            assert not running.playground.has_ready_bot
            await asyncio.sleep(0.02)
    faults.clear()
    await running.playground.bot_ready()
    await assert_playable(running, card, 7)


async def test_a_gateway_that_turns_the_bot_away_is_tried_again(running: Setup) -> None:
    card = await start(running)
    running.playground.faults.refuse_gateway(times=1)
    running.playground.faults.cut_gateway()
    await running.playground.bot_gone()
    await running.playground.bot_ready()
    await assert_playable(running, card, 7)


async def test_a_start_without_discord_is_one_clear_line(setup: Setup) -> None:
    code, output = await oxo(setup, DISCORD_API_BASE="http://127.0.0.1:1/api/v10")
    assert code == 1
    assert output.splitlines()[-1].startswith("oxo: ")
    assert "Discord cannot be reached at http://127.0.0.1:1/api/v10, as DISCORD_API_BASE" in output
    assert "Traceback" not in output


async def test_a_start_whose_tls_fails_names_what_to_look_at(setup: Setup, tmp_path: Path) -> None:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(self_signed(tmp_path))
    server = await asyncio.start_server(lambda _, writer: writer.close(), "127.0.0.1", ssl=context)
    async with server:
        port = server.sockets[0].getsockname()[1]
        code, output = await oxo(setup, DISCORD_API_BASE=f"https://127.0.0.1:{port}/api/v10")
    assert code == 1
    said = output.splitlines()[-1]
    assert said.startswith("oxo: Discord cannot be reached at https://127.0.0.1")
    assert "look at this machine's clock, and at SSL_CERT_FILE" in said
    assert "Traceback" not in output


def self_signed(folder: Path) -> Path:
    """Return a file with a key and a certificate that nobody else signed."""
    if shutil.which("openssl") is None:
        missing("openssl", "openssl")
    made = folder / "both.pem"
    options = ("-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=127.0.0.1")
    files = ("-keyout", str(folder / "key.pem"), "-out", str(folder / "certificate.pem"))
    subprocess.run(["openssl", "req", *options, *files], check=True, capture_output=True)
    made.write_text((folder / "key.pem").read_text() + (folder / "certificate.pem").read_text())
    return made


async def test_a_token_that_is_taken_back_ends_the_bot_in_one_clear_line(setup: Setup) -> None:
    async with bot_process(setup, stderr=asyncio.subprocess.PIPE) as process:
        await setup.alice.slash(setup.general, "ttt help")
        setup.playground.faults.close_gateway(4004)
        _, output = await process.communicate()
    assert process.returncode == RESTART_IS_NO_USE
    assert output.decode().splitlines()[-1] == "oxo: Discord does not accept DISCORD_TOKEN"
    assert b"Traceback" not in output


async def test_shards_that_discord_refuses_end_the_bot_in_one_clear_line(setup: Setup) -> None:
    async with bot_process(setup, stderr=asyncio.subprocess.PIPE) as process:
        await setup.alice.slash(setup.general, "ttt help")
        setup.playground.faults.close_gateway(4011)
        _, output = await process.communicate()
    assert process.returncode == RESTART_IS_NO_USE
    assert "oxo: Discord does not accept SHARD_COUNT" in output.decode().splitlines()[-1]


async def test_each_attempt_to_connect_again_is_one_line(setup: Setup, tmp_path: Path) -> None:
    log = tmp_path / "oxo.log"
    async with logging_process(setup.playground, setup.settings.database_url, log):
        await setup.playground.bot_ready()
        await setup.alice.slash(setup.general, "ttt help")  # Now the bot knows that it is, too.
        setup.playground.faults.refuse_gateway(times=2)
        setup.playground.faults.cut_gateway()
        await setup.playground.until(lambda: log.read_text().count("Attempting a reconnect") >= 2)
    text = log.read_text()
    assert "Traceback" not in text
    assert text.count("shard 0 is disconnected") == 1
    first, second, *_ = (each for each in text.splitlines() if "Attempting a reconnect" in each)
    assert " WARNING " in first
    assert "s: " in second
