"""One open page of the playground."""

import asyncio
import json
from typing import Any

from aiohttp import WSCloseCode, web

from ..records import User


class Viewer:
    """One open page: a person looking through a socket."""

    def __init__(self, socket: web.WebSocketResponse, person: User) -> None:
        self.socket = socket
        self.person = person
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, kind: str, **fields: Any) -> None:
        """Send a frame after all that was sent before."""
        self._outbox.put_nowait(json.dumps({"t": kind, **fields}))

    def close(self) -> None:
        """Close the socket after all that was sent before."""
        self._outbox.put_nowait(None)

    async def write(self) -> None:
        """Send what waits, until the socket is to be closed."""
        while (text := await self._outbox.get()) is not None:
            await self.socket.send_str(text)
        await self.socket.close(code=WSCloseCode.GOING_AWAY)
