"""The HTTP entrance: Discord posts interactions here, and takes the answer from the response.

Reference: Discord's documentation, Receiving and Responding, Interaction Callback.
"""

import asyncio
import logging
import random
import socket
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import timedelta
from http import HTTPStatus
from typing import Any

import orjson
from aiohttp import StreamReader, web
from aiohttp.http import HttpProcessingError
from cachetools import FIFOCache

from bot.model.errors import StartFailed
from bot.transport.dispatcher import REMEMBERED
from bot.transport.signatures import Signatures
from bot.transport.time_limits import TimeLimits
from bot.transport.waiting_response import Given, WaitingResponse

log = logging.getLogger(__name__)

PATH = "/interactions"

PING = 1
"""The type of an interaction with which Discord tries an address."""

MOST_BODY_BYTES = 1 << 18
"""A click on a card is 5 to 20 KiB. The largest interaction is a command on somebody's message:
text, embeds and a hundred mentions with all characters escaped are some 150 KiB."""

LARGE_BODY_BYTES = 1 << 15
MOST_LARGE_BODIES = 4
"""How many large bodies are read at once: hardly any is Discord's."""

READ_AHEAD = 1 << 14
"""Bytes that are read of a connection before somebody takes them, and as many in the kernel."""

STILL_COMING = timedelta(milliseconds=25)
"""How long a stop waits for requests that are on their way on open connections."""

Receive = Callable[[Mapping[str, Any], WaitingResponse], None]


class HttpEntrance:
    """Serves `POST /interactions` and hands what Discord signed to `receive`."""

    def __init__(self, receive: Receive, signatures: Signatures, limits: TimeLimits) -> None:
        self._receive = receive
        self._signatures = signatures
        self._limits = limits
        self._large_bodies = asyncio.Semaphore(MOST_LARGE_BODIES)
        self._responses = FIFOCache[str, WaitingResponse](REMEMBERED)
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
        self._server = web.Server(
            self._respond,
            access_log=None,
            logger=_without_bad_requests(),
            keepalive_timeout=self._limits.idle.total_seconds(),
            lingering_time=0,
            read_bufsize=READ_AHEAD,
            auto_decompress=False,  # The signature is that of the bytes as they came.
        )
        loop = asyncio.get_running_loop()
        try:
            self._listener = await loop.create_server(self._server, host, port, backlog=1024)
        except OSError as error:
            raise StartFailed(
                f"INTERACTIONS_PORT {port} on INTERACTIONS_HOST {host} cannot be used: "
                f"{error.strerror}"
            ) from None
        for each in self._listener.sockets:  # Connections inherit it.
            each.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, READ_AHEAD)

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
        """Answer a request if Discord signed it; any other ends its connection."""
        try:
            status, body = await self._answer(request)
        except web.HTTPException as refusal:
            if not isinstance(refusal, web.HTTPMethodNotAllowed):  # So load balancers look at us.
                pause = self._limits.refusal_pause.total_seconds() * random.uniform(0.5, 1)
                await asyncio.sleep(pause)
            refusal.force_close()
            raise
        content_type = "application/json" if body else "text/plain"
        return web.Response(body=body, status=status, headers={"Content-Type": content_type})

    async def _answer(self, request: web.BaseRequest) -> Given:
        if request.path != PATH:
            raise web.HTTPNotFound
        if request.method != "POST":
            raise web.HTTPMethodNotAllowed(request.method, ["POST"])
        timestamp = request.headers.get("X-Signature-Timestamp", "")
        signature = request.headers.get("X-Signature-Ed25519", "")
        if not self._signatures.may_be_valid(timestamp, signature):
            raise web.HTTPUnauthorized
        body = await self._body(request)
        if not await self._signatures.is_valid(timestamp, signature, body):
            raise web.HTTPUnauthorized
        try:
            data = orjson.loads(body)
        except orjson.JSONDecodeError:
            data = None
        if not isinstance(data, dict):
            raise web.HTTPBadRequest
        if data.get("type") == PING:
            return HTTPStatus.OK, orjson.dumps({"type": PING})
        response = self._responses.get(str(data.get("id")))
        if response is None:
            response = self._responses[str(data.get("id"))] = WaitingResponse()
            self._receive(data, response)
        if request.transport is None:  # Discord hung up meanwhile.
            raise web.HTTPBadRequest
        return await response.given_to(request.transport)

    async def _body(self, request: web.BaseRequest) -> bytes:
        """Read the body. Its length may be unknown, as it comes through Cloudflare's tunnels."""
        if (request.content_length or 0) > MOST_BODY_BYTES:
            raise web.HTTPRequestEntityTooLarge(MOST_BODY_BYTES, request.content_length or 0)
        body = bytearray()
        try:
            async with asyncio.timeout(self._limits.request.total_seconds()):
                if await _read(request.content, body, LARGE_BODY_BYTES):
                    async with self._large_bodies:
                        if await _read(request.content, body, MOST_BODY_BYTES):
                            raise web.HTTPRequestEntityTooLarge(MOST_BODY_BYTES, len(body))
        except TimeoutError:
            raise web.HTTPRequestTimeout from None
        except (web.RequestPayloadError, ConnectionError):
            raise web.HTTPBadRequest from None
        return bytes(body)


async def _read(content: StreamReader, body: bytearray, most: int) -> bool:
    """Read until the end, or until there is more than `most` in `body`: then return True."""
    while len(body) <= most:
        piece = await content.readany()
        if not piece:
            return False
        body += piece
    return True


def _without_bad_requests() -> logging.Logger:
    """Return a logger for aiohttp's server that says nothing of what is no HTTP."""

    def is_ours(record: logging.LogRecord) -> bool:
        return not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError))

    logger = logging.getLogger(f"{__name__}.server")
    logger.addFilter(is_ours)
    return logger
