"""The connection to the gateway, where what comes over it is broken."""

import asyncio

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord.gateway import ReconnectWebSocket

from bot.transport.internals import Gateway
from tests.bot.conftest import Setup


async def test_a_broken_compressed_stream_is_connected_again() -> None:
    async def accept(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.receive()
        return socket

    application = web.Application()
    application.router.add_get("/", accept)
    async with (
        TestServer(application) as server,
        aiohttp.ClientSession() as session,
        session.ws_connect(server.make_url("/")) as socket,
    ):
        gateway = Gateway(socket, loop=asyncio.get_running_loop())
        gateway.shard_id = 7
        with pytest.raises(ReconnectWebSocket) as raised:
            await gateway.received_message(b"no zlib stream\x00\x00\xff\xff")
        assert raised.value.shard_id == 7
        assert raised.value.resume
        assert socket.closed


async def test_an_acknowledgement_that_comes_at_once_is_no_late_one(setup: Setup) -> None:
    async with setup.bot() as bot:
        gateway = bot.shards[0]._parent.ws
        noted = gateway._keep_alive
        assert noted is not None
        before = noted._last_send
        # As the library's thread has it sent; what it notes after that may be too late.
        await gateway.send_heartbeat(noted.get_payload())
        assert noted._last_send > before
