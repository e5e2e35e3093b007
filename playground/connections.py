"""One bot's WebSocket to the gateway."""

import asyncio
import json
import zlib
from datetime import timedelta

from aiohttp import WSCloseCode, web

HEARTBEAT_ACK = 11
ROUND_TRIP = timedelta(milliseconds=50)


class Connection:
    """One WebSocket: frames wait in a queue, so that events never wait for a slow client."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self.request = request
        self._outbox: asyncio.Queue[str | int] = asyncio.Queue()
        compressed = request.query.get("compress") == "zlib-stream"
        self._deflate = zlib.compressobj() if compressed else None

    def send(self, text: str) -> None:
        """Send a text after all that was sent before."""
        self._outbox.put_nowait(text)

    def send_op(self, op: int, data: object) -> None:
        """Send a payload that is no event."""
        self.send(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    def acknowledge_heartbeat(self) -> None:
        """Send a heartbeat's acknowledgement, not sooner than a network would bring it.

        discord.py notes the time of a heartbeat in another thread after it was sent. An
        acknowledgement that overtakes this counts as the answer to the heartbeat before.
        """
        loop = asyncio.get_running_loop()
        loop.call_later(ROUND_TRIP.total_seconds(), self.send_op, HEARTBEAT_ACK, None)

    def close(self, code: int) -> None:
        """Close the connection with a code, after all that was sent before."""
        self._outbox.put_nowait(code)

    def cut(self) -> None:
        """Break the connection without a close frame."""
        if self.request.transport:
            self.request.transport.abort()

    async def write(self) -> None:
        """Send what waits, until the connection is to be closed."""
        while True:
            item = await self._outbox.get()
            if isinstance(item, int):
                await self.socket.close(code=item)
                return
            if self._deflate is None:
                await self.socket.send_str(item)
            else:
                packed = self._deflate.compress(item.encode())
                await self.socket.send_bytes(packed + self._deflate.flush(zlib.Z_SYNC_FLUSH))

    async def end(self, writer: asyncio.Task[None]) -> None:
        """Close the connection if it is still open, and wait for its writer."""
        if self.socket.closed:
            writer.cancel()
        else:
            self.close(WSCloseCode.OK)
        try:
            async with asyncio.timeout(1):
                await writer
        except (asyncio.CancelledError, TimeoutError, ConnectionError):
            writer.cancel()
