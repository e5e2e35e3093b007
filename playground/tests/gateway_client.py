"""A bare WebSocket to the gateway, without discord.py."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from .. import Playground


class GatewayClient:
    """One connection; it sends and receives payloads as they are."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, token: str) -> None:
        self.socket = socket
        self.token = token

    async def send(self, op: int, data: Any = None) -> None:
        """Send one payload."""
        await self.socket.send_json({"op": op, "d": data})

    async def receive(self, name: str | None = None) -> Any:
        """Return the next payload, or the next event of a name."""
        while True:
            payload = await self.socket.receive_json(timeout=5)
            if name in (None, payload["t"]):
                return payload

    async def closed(self) -> int | None:
        """Return the code with which the gateway closes."""
        while not self.socket.closed:
            await self.socket.receive(timeout=5)
        return self.socket.close_code

    async def identify(self, **more: Any) -> Any:
        """Begin a session, and return READY."""
        await self.send(2, {"token": self.token, "intents": 1, "properties": {}} | more)
        return await self.receive("READY")


@asynccontextmanager
async def gateway_socket(playground: Playground) -> AsyncIterator[GatewayClient]:
    """Connect to the gateway, read its hello, and disconnect at the end of the block."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(playground.gateway_url) as socket,
    ):
        hello = await socket.receive_json()
        assert hello["op"] == 10
        assert hello["d"]["heartbeat_interval"] > 0
        yield GatewayClient(socket, playground.bot_token)
