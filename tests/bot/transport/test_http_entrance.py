"""HTTP interactions: who is let in, and what becomes of everything else."""

import asyncio
import gc
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from random import Random
from typing import Any

import pytest
from aiohttp import web

from bot.app import open_bot
from bot.model.errors import StartFailed
from bot.transport.http_entrance import MOST_BODY_BYTES, HttpEntrance
from bot.transport.signatures import Signatures
from bot.transport.time_limits import TimeLimits
from playground.tests.late_connection import is_closed_by
from tests.bot.cards import at, free, seen, start
from tests.bot.conftest import PATIENT, Clock, Setup
from tests.bot.transport.blocked_thinker import BlockedThinker
from tests.bot.transport.discord_faults import assert_playable
from tests.bot.transport.raw_requests import (
    PING,
    address,
    click,
    connection,
    head,
    post,
    signed,
)
from tests.bot.transport.test_broken_traffic import BROKEN, press


@pytest.fixture
def by_http() -> bool:
    return True


KEY = "00" * 32
"""Of nobody who could sign a request."""


async def test_a_ping_gets_its_pong(running: Setup) -> None:
    status, text = await post(running, PING)
    assert (status, json.loads(text)) == (200, {"type": 1})


@pytest.mark.parametrize(
    "change",
    [
        {"X-Signature-Ed25519": "0" * 128},
        {"X-Signature-Ed25519": "ab"},
        {"X-Signature-Ed25519": "no hexadecimal"},
        {"X-Signature-Ed25519": "é" * 64},
        {"X-Signature-Ed25519": None},
        {"X-Signature-Timestamp": None},
        {"X-Signature-Timestamp": "1"},
        {"X-Signature-Timestamp": "soon"},
        {"X-Signature-Timestamp": "9" * 5000},
        {"X-Signature-Timestamp": "١٧"},
    ],
    ids=str,
)
async def test_a_forged_request_is_refused(running: Setup, change: dict[str, str | None]) -> None:
    card = await start(running)
    body = json.dumps(click(running, {"id": str(card.id), "components": []}, "ttt:1:0:4")).encode()
    headers = {
        name: value for name, value in (signed(running, body) | change).items() if value is not None
    }
    assert await post(running, body, headers) == (401, "401: Unauthorized")
    assert len(free(seen(running.alice, card))) == 9
    assert (await post(running, body + b" ", signed(running, body)))[0] == 401


@pytest.mark.parametrize("age", [301, 86_400, -301])
async def test_a_replayed_request_is_refused(
    running: Setup, age: int, caplog: pytest.LogCaptureFixture
) -> None:
    body = json.dumps(PING).encode()
    assert (await post(running, body, signed(running, body, age=age)))[0] == 401
    assert f"it is {age} s old" in caplog.text
    assert (await post(running, body, signed(running, body, age=300)))[0] == 200


@pytest.mark.parametrize(
    ("path", "method", "status"),
    [("/", "POST", 404), ("/interactions/", "POST", 404), ("/interactions", "GET", 405)],
)
async def test_another_address_or_method(
    running: Setup, path: str, method: str, status: int
) -> None:
    url = address(running).replace("/interactions", path)
    running.playground.world.application.interactions_url = url
    assert (await post(running, PING, method=method))[0] == status


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"7", b"null", b"\xff", b'"text"', b"{}" * 9])
async def test_a_signed_body_that_is_no_interaction(running: Setup, body: bytes) -> None:
    assert await post(running, body) == (400, "400: Bad Request")


@pytest.mark.parametrize("changes", BROKEN, ids=str)
async def test_an_incomplete_interaction_is_logged_and_answered_if_it_can_be(
    running: Setup, changes: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    can_be = "token" not in changes and "id" not in changes
    assert await post(running, press(running, **changes)) == (202, "")
    if can_be:
        requests = running.playground.requests
        await running.playground.until(lambda: any("/callback" in each.path for each in requests))
    assert "could not be parsed" in caplog.text
    assert "secret" not in caplog.text
    await assert_playable(running, await start(running), 7)


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"X-Signature-Ed25519": None}, 401),
        ({"X-Signature-Ed25519": "0" * 127}, 401),
        ({"X-Signature-Timestamp": None}, 401),
        ({"X-Signature-Timestamp": "1"}, 401),
    ],
    ids=str,
)
async def test_what_the_head_forbids_is_refused_before_the_body_is_there(
    running: Setup, change: dict[str, str | None], status: int
) -> None:
    headers = {name: value for name, value in (signed(running, b"") | change).items() if value}
    async with connection(running) as (reader, writer):
        writer.write(head(MOST_BODY_BYTES + 1, headers))
        assert f" {status} ".encode() in await reader.readline()
        await reader.read()  # It closes the connection, too.
    await assert_playable(running, await start(running), 7)


async def test_requests_that_come_together_are_answered_one_after_the_other(
    running: Setup,
) -> None:
    sent = [json.dumps(PING | {"more": "x" * size}).encode() for size in (0, 1_000, 5_000)]
    async with connection(running) as (reader, writer):
        writer.write(b"".join(head(len(body), signed(running, body)) + body for body in sent))
        writer.write(head(0, {}))
        answers = await reader.read()
    assert re.findall(rb"HTTP/1.1 (\d+)", answers) == [b"200", b"200", b"200", b"401"]


def chunks(body: bytes, size: int) -> bytes:
    pieces = [body[at : at + size] for at in range(0, len(body), size)]
    return b"".join(b"%x\r\n%b\r\n" % (len(each), each) for each in [*pieces, b""])


@pytest.mark.parametrize("size", [1, 7, 1_000, 100_000])
async def test_a_body_of_unknown_length_is_read(running: Setup, size: int) -> None:
    """Cloudflare's tunnels send every body so."""
    card = await start(running)
    message = {"id": str(card.id), "components": [], "content": "x" * 60_000}
    body = json.dumps(click(running, message, "ttt:1:0:4")).encode()
    chunked = {"Transfer-Encoding": "chunked"} | signed(running, body)
    async with connection(running) as (reader, writer):
        writer.write(head(0, chunked).replace(b"Content-Length: 0\r\n", b""))
        writer.write(chunks(body, size))
        assert b" 202 " in await reader.readline()


async def test_a_body_of_unknown_length_has_a_limit(running: Setup) -> None:
    chunked = {"Transfer-Encoding": "chunked"} | signed(running, b"")
    async with connection(running) as (reader, writer):
        writer.write(head(0, chunked).replace(b"Content-Length: 0\r\n", b""))
        writer.write(chunks(bytes(MOST_BODY_BYTES + 1), 50_000)[:-5])
        assert b" 413 " in await reader.readline()
        await reader.read()  # It closes the connection, too.
    await assert_playable(running, await start(running), 7)


@pytest.mark.parametrize(
    "sent",
    [
        b"\x16\x03\x01 TLS",
        b"GET\r\n\r\n",
        b"POST /interactions HTTP/9.9\r\n\r\n",
        b"POST /interactions HTTP/1.1\r\nHost: oxo\r\nContent-Length: many\r\n\r\n",
        b"POST /interactions HTTP/1.1\r\nHost: oxo\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"POST /interactions HTTP/1.1\r\nX: " + b"x" * 10_000 + b"\r\n\r\n",
        b"\x00" * 10_000,
    ],
)
async def test_what_is_no_http_is_refused_and_not_logged(
    running: Setup, sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with connection(running) as (reader, writer):
        writer.write(sent)
        answer = await reader.read()
        assert b" 400 " in answer.splitlines()[0]
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
    await assert_playable(running, await start(running), 7)


async def test_a_body_that_is_cut_off_changes_nothing_and_is_no_error(
    running: Setup, caplog: pytest.LogCaptureFixture
) -> None:
    card = await start(running)
    body = json.dumps(click(running, {"id": str(card.id), "components": []}, "ttt:1:0:4")).encode()
    async with connection(running) as (reader, writer):
        writer.write(head(len(body), signed(running, body)) + body[:-1])
        writer.write_eof()
        await reader.read()
    await assert_playable(running, card, 7)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


SHORT = TimeLimits(request=timedelta(milliseconds=50), idle=timedelta(milliseconds=200))


async def test_slow_and_silent_clients_are_cut_off(setup: Setup) -> None:
    async with setup.bot(limits=SHORT):
        async with connection(setup) as (reader, writer):
            writer.write(head(100, signed(setup, b"")) + b"{")
            assert b" 408 " in await reader.readline()
        for sent in (b"", b"POST /interactions HTTP/1.1\r\nHost: o"):
            async with connection(setup) as (reader, writer):
                writer.write(sent)
                assert await reader.read() == b""  # Closed from the other side.
        await assert_playable(setup, await start(setup), 7)


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (head(200) + bytes(200), b" 401 "),
        (head(0).replace(b"POST", b"GET"), b" 405 "),
    ],
)
async def test_a_refusal_goes_after_its_pause(setup: Setup, sent: bytes, status: bytes) -> None:
    pause, loop = timedelta(milliseconds=200), asyncio.get_running_loop()
    async with (
        setup.bot(limits=TimeLimits(refusal_pause=pause)),
        connection(setup) as (reader, writer),
    ):
        sent_at = loop.time()
        writer.write(sent)
        assert status in await reader.readline()
        assert loop.time() - sent_at >= pause.total_seconds() / 2
        await reader.read()  # It closes the connection, too.


@pytest.fixture
def no_garbage_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_garbage_collector")
@pytest.mark.parametrize(
    "sent",
    [
        head(200) + bytes(200),
        head(200, {"X-Signature-Timestamp": "NOW", "X-Signature-Ed25519": "ab" * 64}) + bytes(200),
        head(0).replace(b"POST", b"GET"),
    ],
)
async def test_what_was_refused_is_freed_without_the_garbage_collector(
    running: Setup, sent: bytes
) -> None:
    """It comes seldom, and a flood would fill the memory until then."""
    await post(running, PING)
    others = in_memory()
    for _ in range(3):
        async with connection(running) as (reader, writer):
            writer.write(sent.replace(b"NOW", str(running.clock.now).encode()))
            await reader.read()
    await running.playground.until(lambda: in_memory() <= others)


def in_memory() -> int:
    return sum(isinstance(each, web.BaseRequest) for each in gc.get_objects())


async def test_an_interaction_that_is_delivered_again_is_carried_out_once(
    setup: Setup, blocked_thinker: BlockedThinker
) -> None:
    async with setup.bot(thinking=lambda _: blocked_thinker):
        card = await start(setup)
        sent = click(setup, card.raw, "ttt:1:0:4")
        for _ in range(2):
            assert await post(setup, sent) == (202, "")
        await setup.playground.until(lambda: blocked_thinker.asked)
        blocked_thinker.release.set()
        await setup.playground.until(lambda: len(free(seen(setup.alice, card))) == 7)
        assert await post(setup, sent) == (202, "")
        assert blocked_thinker.asked == 1


async def test_an_answer_that_nobody_waits_for_reaches_the_board_otherwise(
    setup: Setup, blocked_thinker: BlockedThinker
) -> None:
    async with setup.bot(thinking=lambda _: blocked_thinker):
        card = await start(setup)
        body = json.dumps(click(setup, card.raw, "ttt:1:0:4")).encode()
        async with connection(setup) as (_, writer):
            writer.write(head(len(body), signed(setup, body)) + body)
            await setup.playground.until(lambda: blocked_thinker.asked)
        assert (await post(setup, PING))[0] == 200  # It has seen the connection's end by now.
        blocked_thinker.release.set()
        await setup.playground.until(lambda: len(free(seen(setup.alice, card))) == 7)
        await assert_playable(setup, seen(setup.alice, card), 5)


async def test_the_completion_of_what_is_unknown_is_answered_at_once(running: Setup) -> None:
    typed = {"name": "cell", "type": 3, "value": "", "focused": True}
    data = {
        "id": "1",
        "name": "ttt",
        "options": [{"type": 1, "name": "juggle", "options": [typed]}],
    }
    sent = click(running, {}, "") | {"type": 4, "data": data, "message": None}
    assert await post(running, sent) == (202, "")


async def test_a_stop_answers_what_was_received(
    setup: Setup, blocked_thinker: BlockedThinker
) -> None:
    async with setup.bot(thinking=lambda _: blocked_thinker) as bot:
        card = await start(setup)
        clicking = asyncio.create_task(setup.alice.click(*at(card, "b2")))
        await setup.playground.until(lambda: blocked_thinker.asked)
        closing = asyncio.create_task(bot.close())
        await setup.playground.until(lambda: not bot.receives)
        blocked_thinker.release.set()
        assert (await clicking).kind == "update"
        await setup.playground.until(lambda: len(free(seen(setup.alice, card))) == 7)
        await closing


@pytest.mark.parametrize("turns", range(6))
async def test_no_connection_stays_open_that_comes_as_the_entrance_stops(turns: int) -> None:
    entrance = HttpEntrance(lambda *_: None, Signatures(KEY, Clock()), PATIENT)
    await entrance.open("127.0.0.1", 0)
    assert entrance.port is not None

    async def stop() -> None:
        await entrance.stop_listening()
        await entrance.close()

    assert await is_closed_by(stop, entrance.port, turns)


async def test_a_port_that_is_taken_stops_the_start(running: Setup) -> None:
    port = int(address(running).split(":")[2].split("/")[0])
    settings = replace(running.settings, interactions_port=port)
    async with open_bot(settings, rng=Random(7), clock=running.clock) as bot:
        with pytest.raises(StartFailed, match=f"INTERACTIONS_PORT {port} on"):
            await bot.start(settings.discord_token)


async def test_no_gateway_is_connected(running: Setup) -> None:
    await start(running)
    assert not running.playground.gateway.online
    assert not [each for each in running.playground.requests if "gateway" in each.path]
