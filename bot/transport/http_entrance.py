"""The HTTP entrance: Discord posts interactions here; they are answered by requests.

Reference: Discord's documentation, Receiving and Responding, Interaction Callback: an empty 202
says that a request follows. A PING takes its answer from the response alone.
"""

import asyncio
import logging
import random
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import timedelta
from http import HTTPStatus
from typing import Any

import orjson
from aiohttp import StreamReader, web

from bot.model.errors import StartFailed
from bot.settings import ALL_ADDRESSES
from bot.transport.signatures import Signatures
from bot.transport.time_limits import TimeLimits

log = logging.getLogger(__name__)

PATH = "/interactions"

PING = 1
"""The type of an interaction with which Discord tries an address."""

PONG = orjson.dumps({"type": PING})

MOST_BODY_BYTES = 1 << 18
"""A click on a card is 5 to 20 KiB. The largest interaction is a command on somebody's message:
text, embeds and a hundred mentions with all characters escaped are some 150 KiB."""

STILL_COMING = timedelta(milliseconds=25)
"""How long a stop waits for requests that are on their way on open connections."""

READ_AHEAD = 1 << 10
"""From twice so many bytes on, or from a sixteenth as many chunks, aiohttp reads no more of a body
before we take a piece: a chunk costs it some microseconds, and may be of one byte."""

UNREADABLE = logging.Logger("bot.transport.http_entrance", logging.CRITICAL)
"""aiohttp's log of what is no HTTP: anybody sends it."""

Receive = Callable[[Mapping[str, Any]], None]


class HttpEntrance:
    """Serves `POST /interactions` and hands what Discord signed to `receive`."""

    def __init__(self, receive: Receive, signatures: Signatures, limits: TimeLimits) -> None:
        self._receive = receive
        self._signatures = signatures
        self._limits = limits
        self._server: web.Server | None = None
        self._listener: asyncio.Server | None = None
        self.closed = asyncio.Event()

    @property
    def port(self) -> int | None:
        """The port on which it listens, None while it does not."""
        if self._listener is None or not self._listener.sockets:
            return None
        port: int = self._listener.sockets[0].getsockname()[1]
        return port

    async def open(self, host: str, port: int) -> None:
        """Listen. Raises StartFailed if that cannot be done there."""
        loop = asyncio.get_running_loop()
        self._server = web.Server(
            self._respond,
            logger=UNREADABLE,
            access_log=None,
            keepalive_timeout=self._limits.idle.total_seconds(),
            lingering_time=0,
            read_bufsize=READ_AHEAD,
            auto_decompress=False,  # The signature is that of the bytes as they came.
        )
        try:
            where = None if host == ALL_ADDRESSES else host
            self._listener = await loop.create_server(self._server, where, port, backlog=1024)
        except OSError as error:
            raise StartFailed(
                f"INTERACTIONS_PORT {port} on INTERACTIONS_HOST {host} cannot be used: "
                f"{error.strerror}"
            ) from None

    async def stop_listening(self) -> None:
        """Take no new connection, and close those on which nobody waits for an answer."""
        if self._listener is None or self._server is None:
            return
        if self._listener.is_serving():
            # Python leaves a connection open that it accepted in the turn of the loop in which the
            # server closes (python/cpython#109564); uvloop does not.
            loop = asyncio.get_running_loop()
            with suppress(NotImplementedError):
                for each in self._listener.sockets:
                    loop.remove_reader(each)
            await asyncio.sleep(0)
            self._listener.close()
            await asyncio.sleep(STILL_COMING.total_seconds())
        self._server.pre_shutdown()

    async def close(self) -> None:
        """Close every connection, once what was answered is sent."""
        if self._server is not None:
            await self._server.shutdown(STILL_COMING.total_seconds())
        self.closed.set()

    async def _respond(self, request: web.BaseRequest) -> web.StreamResponse:
        """Take a request if Discord signed it; any other is refused, and ends its connection."""
        try:
            data = await self._read(request)
        except web.HTTPException as refusal:
            # Raised on, it would be in a cycle with frames that have what was read: 800 MiB of a
            # flood were kept for the garbage collector.
            status, headers, text = refusal.status, refusal.headers, refusal.text
            refused = web.Response(status=status, headers=headers, text=text)
        else:
            if data.get("type") == PING:
                return web.Response(body=PONG, content_type="application/json")
            self._receive(data)
            return web.Response(status=HTTPStatus.ACCEPTED)
        # After a pause: so a flood does not keep Discord's requests waiting.
        await asyncio.sleep(self._limits.refusal_pause.total_seconds() * random.uniform(0.5, 1))
        refused.force_close()
        return refused

    async def _read(self, request: web.BaseRequest) -> Mapping[str, Any]:
        """Return what Discord signed. Raises HTTPException."""
        if request.path != PATH:
            raise web.HTTPNotFound
        if request.method != "POST":
            raise web.HTTPMethodNotAllowed(request.method, ["POST"])
        timestamp = request.headers.get("X-Signature-Timestamp", "")
        signature = request.headers.get("X-Signature-Ed25519", "")
        if not self._signatures.may_be_valid(timestamp, signature):
            raise web.HTTPUnauthorized
        try:
            async with asyncio.timeout(self._limits.request.total_seconds()):
                body = await _body(request.content)
        except TimeoutError:
            raise web.HTTPRequestTimeout from None
        except (web.RequestPayloadError, ConnectionError):
            raise web.HTTPBadRequest from None
        if not self._signatures.is_valid(timestamp, signature, body):
            raise web.HTTPUnauthorized
        try:
            data = orjson.loads(body)
        except orjson.JSONDecodeError:
            data = None
        if not isinstance(data, dict):
            raise web.HTTPBadRequest
        return data


async def _body(content: StreamReader) -> bytes:
    """Read a body; its length may be unknown, as it comes through Cloudflare's tunnels."""
    body = bytearray()
    while not content.at_eof():
        body += await content.readany()
        if len(body) > MOST_BODY_BYTES:
            raise web.HTTPRequestEntityTooLarge(MOST_BODY_BYTES, len(body))
        await asyncio.sleep(0)  # Others' turn: `readany` waits for nothing that is there.
    return bytes(body)
