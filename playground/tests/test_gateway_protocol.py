"""The gateway's protocol, over a bare socket."""

import base64
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from .. import Playground
from ..sessions import KEEP_EVENTS
from .gateway_client import GatewayClient, gateway_socket


@pytest.fixture
async def client(playground: Playground) -> AsyncIterator[GatewayClient]:
    async with gateway_socket(playground) as client:
        yield client


async def test_a_heartbeat_is_acknowledged_but_not_at_once(
    playground: Playground, client: GatewayClient
) -> None:
    await client.identify()
    await client.receive("GUILD_CREATE")
    await client.send(1, None)
    await client.send(8, {"guild_id": str(playground.guild().id), "user_ids": []})
    assert (await client.receive("GUILD_MEMBERS_CHUNK"))["op"] == 0
    assert (await client.receive())["op"] == 11


async def test_payloads_can_come_as_binary_frames(client: GatewayClient) -> None:
    identify = {"op": 2, "d": {"token": client.token, "intents": 1, "properties": {}}}
    await client.socket.send_bytes(json.dumps(identify).encode())
    assert (await client.receive("READY"))["d"]["session_id"]


def test_the_token_begins_with_the_bots_id(playground: Playground) -> None:
    encoded_id = playground.bot_token.split(".")[0]
    padding = "=" * (-len(encoded_id) % 4)
    assert int(base64.urlsafe_b64decode(encoded_id + padding)) == playground.application_id


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", 4002),
        ("[]", 4002),
        ('{"d": 1}', 4002),
        ('{"op": 99, "d": {}}', 4001),
        ('{"op": 3, "d": {}}', 4003),
        ('{"op": 2, "d": null}', 4002),
        ('{"op": 2, "d": {"token": "wrong", "intents": 0}}', 4004),
        ('{"op": 6, "d": {"token": "wrong", "session_id": "x", "seq": 0}}', 4004),
    ],
)
async def test_bad_payloads_close_with_discords_codes(
    client: GatewayClient, text: str, code: int
) -> None:
    await client.socket.send_str(text)
    assert await client.closed() == code


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"shard": [2, 2]}, 4010),
        ({"shard": [0]}, 4010),
        ({"intents": -1}, 4013),
        ({"intents": 1 << 40}, 4013),
    ],
)
async def test_bad_identifications_close_with_discords_codes(
    client: GatewayClient, more: dict[str, Any], code: int
) -> None:
    await client.send(2, {"token": client.token, "intents": 0} | more)
    assert await client.closed() == code


async def test_identifying_twice_is_refused(client: GatewayClient) -> None:
    await client.identify()
    await client.send(2, {"token": client.token, "intents": 0})
    assert await client.closed() == 4005


async def test_a_session_that_missed_too_much_is_invalid(
    playground: Playground, client: GatewayClient
) -> None:
    ready = await client.identify()
    seq = ready["s"]
    playground.faults.close_gateway(4000)
    await client.closed()
    for _ in range(KEEP_EVENTS + 1):
        playground.world.rename_channel(playground.channel("general"), "general")
    async with aiohttp.ClientSession() as session:
        for seen, op in ((seq, 9), (10_000, 9)):
            async with session.ws_connect(playground.gateway_url) as socket:
                again = GatewayClient(socket, playground.bot_token)
                assert (await again.receive())["op"] == 10
                ask = {"token": again.token, "session_id": ready["d"]["session_id"], "seq": seen}
                await again.send(6, ask)
                assert await again.receive() == {"op": op, "d": False, "s": None, "t": None}
