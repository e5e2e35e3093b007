"""The HTTP entrance: Discord posts interactions here, and takes the answer from the response.

Imported only where it is used: a web server costs 2 MiB. Reference: Discord's documentation,
Receiving and Responding, Interaction Callback.
"""

import asyncio
import logging
import socket
from collections import OrderedDict
from collections.abc import Callable, Mapping
from datetime import timedelta
from http import HTTPStatus
from typing import Any

import aiohttp
import orjson
from aiohttp import web

from bot.model.errors import StartFailed
from bot.transport.dispatcher import REMEMBERED
from bot.transport.interaction import WaitingResponse
from bot.transport.interaction_http import Lost, Sent, form
from bot.transport.request_budget import (
    READ_AHEAD,
    RECEIVE_BUFFER,
    BudgetedConnection,
    Refusal,
    RequestBudget,
)
from bot.transport.signatures import Signatures
from bot.transport.time_limits import TimeLimits
from bot.ui.reply import File

log = logging.getLogger(__name__)

PATH = "/interactions"

PING = 1
"""The type of an interaction with which Discord tries an address."""

MOST_BODY_BYTES = 1 << 18
"""A click on a card is 5 to 20 KiB. The largest interaction is a command on somebody's message:
text, embeds and a hundred mentions with all characters escaped are some 150 KiB."""

LARGE_BODY_BYTES = 1 << 15
MOST_LARGE_BODIES = 2
"""How many large bodies are read at once: hardly any is Discord's, and a flood of them takes ten
times as long to read as to refuse."""

STILL_COMING = timedelta(milliseconds=25)
"""How long a stop waits for requests that are on their way on open connections."""

MOST_CONNECTIONS = 768
"""How many connections are kept open; beyond that the oldest goes that waits for no answer, or for
a refusal."""

MALFORMED = logging.Logger("malformed HTTP", logging.CRITICAL)
"""Drops what aiohttp logs of requests that it cannot read: anybody can send them."""

Given = bytes | HTTPStatus
"""What an interaction was answered with: a body, or a status without an answer."""

Receive = Callable[[Mapping[str, Any], WaitingResponse], None]


class HttpEntrance:
    """Serves `POST /interactions` and hands what Discord signed to `receive`."""

    def __init__(self, receive: Receive, signatures: Signatures, limits: TimeLimits) -> None:
        self._receive = receive
        self._signatures = signatures
        self._limits = limits
        self._budget = RequestBudget()
        self._large_bodies = asyncio.Semaphore(MOST_LARGE_BODIES)
        self._no_large_body_until = 0.0
        self._server = web.Server(self._handle, request_factory=_request)
        self._listener: asyncio.Server | None = None
        self.closed = asyncio.Event()
        self._answering: set[web.RequestHandler] = set()
        self._given: OrderedDict[str, asyncio.Future[Given]] = OrderedDict()

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
        try:
            self._listener = await loop.create_server(self._connect, host, port, backlog=1024)
        except OSError as error:
            raise StartFailed(
                f"INTERACTIONS_PORT {port} on INTERACTIONS_HOST {host} cannot be used: "
                f"{error.strerror}"
            ) from None
        for each in self._listener.sockets:  # Connections inherit it.
            each.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)

    async def stop_listening(self) -> None:
        """Take no new connection, and close those on which nobody waits for an answer."""
        if self._listener is not None and self._listener.is_serving():
            self._listener.close()
            await asyncio.sleep(STILL_COMING.total_seconds())
        self._server.pre_shutdown()

    async def close(self) -> None:
        """Close every connection."""
        await self._server.shutdown(timeout=0)
        self.closed.set()

    def _connect(self) -> web.RequestHandler:
        open_now = self._server.connections
        if len(open_now) >= MOST_CONNECTIONS:
            idle = [each for each in open_now if each.transport and each not in self._answering]
            if idle:
                next(filter(BudgetedConnection.waits_for_refusal, idle), idle[0]).force_close()
        return BudgetedConnection(
            self._budget,
            self._limits.refusal_pause,
            self._server,
            access_log=None,
            auto_decompress=False,  # The signature is that of the bytes as they came.
            keepalive_timeout=self._limits.idle.total_seconds(),
            lingering_time=0,
            logger=MALFORMED,
            read_bufsize=READ_AHEAD,
        )

    async def _handle(self, request: web.BaseRequest) -> web.StreamResponse:
        try:
            body = await self._read(request)
            if isinstance(body, HTTPStatus):
                return Refusal(body)
            return await self._answer(request, body)
        except Exception:
            log.exception("a request to the HTTP entrance failed")
            return Refusal(HTTPStatus.INTERNAL_SERVER_ERROR)

    async def _read(self, request: web.BaseRequest) -> bytes | HTTPStatus:
        connection = request.protocol
        assert isinstance(connection, BudgetedConnection)
        try:
            refusal = self._refusal_of_head(request)
            if refusal is not None:
                return refusal
            connection.reading = request.task
            if (request.content_length or 0) <= LARGE_BODY_BYTES:
                return await self._signed_body(request)
            loop = asyncio.get_running_loop()
            if self._large_bodies.locked() or loop.time() < self._no_large_body_until:
                return HTTPStatus.SERVICE_UNAVAILABLE
            async with self._large_bodies:
                body = await self._signed_body(request)
                if body is HTTPStatus.UNAUTHORIZED:
                    self._no_large_body_until = (
                        loop.time() + self._limits.large_body_pause.total_seconds()
                    )
                return body
        finally:
            connection.end_request()

    def _refusal_of_head(self, request: web.BaseRequest) -> HTTPStatus | None:
        """Return how a request is refused before any of its body is read, None if it is not."""
        if request.path != PATH:
            return HTTPStatus.NOT_FOUND
        if request.method != "POST":
            return HTTPStatus.METHOD_NOT_ALLOWED
        if not self._signatures.may_be_valid(*_signature(request)):
            return HTTPStatus.UNAUTHORIZED
        if request.content_length is None:  # Chunks of a byte each take seconds to parse.
            return HTTPStatus.LENGTH_REQUIRED
        if request.content_length > MOST_BODY_BYTES:
            return HTTPStatus.REQUEST_ENTITY_TOO_LARGE
        return None

    async def _signed_body(self, request: web.BaseRequest) -> bytes | HTTPStatus:
        """Return the body of a request that Discord signed, or how it is refused."""
        try:
            if request.content.is_eof():  # Most bodies came with their head, and need no timer.
                body = await request.read()
            else:
                async with asyncio.timeout(self._limits.request.total_seconds()):
                    body = await request.read()
        except TimeoutError:
            return HTTPStatus.REQUEST_TIMEOUT
        except (aiohttp.ClientError, ConnectionError, web.RequestPayloadError):
            return HTTPStatus.BAD_REQUEST
        if not await self._signatures.are_valid(*_signature(request), body):
            return HTTPStatus.UNAUTHORIZED
        return body

    async def _answer(self, request: web.BaseRequest, body: bytes) -> web.StreamResponse:
        try:
            data = orjson.loads(body)
        except orjson.JSONDecodeError:
            return Refusal(HTTPStatus.BAD_REQUEST)
        if not isinstance(data, dict):
            return Refusal(HTTPStatus.BAD_REQUEST)
        if data.get("type") == PING:
            return web.json_response({"type": PING})
        connection = request.protocol
        self._answering.add(connection)
        try:
            if (given := self._given.get(str(data.get("id")))) is not None:
                return _repeated(await asyncio.shield(given))  # Perhaps the first was lost.
            response = _Response(request, self._limits.response)
            self._given[str(data.get("id"))] = response.given
            if len(self._given) > REMEMBERED:
                self._given.popitem(last=False)
            self._receive(data, response)
            return await response.sent
        finally:
            self._answering.discard(connection)


class _Response:
    """The response of a request that is being answered: its body, or an empty one."""

    def __init__(self, request: web.BaseRequest, within: timedelta) -> None:
        self._request = request
        self._within = within
        loop = asyncio.get_running_loop()
        self.sent: asyncio.Future[web.StreamResponse] = loop.create_future()
        self.given: asyncio.Future[Given] = loop.create_future()

    @property
    def is_open(self) -> bool:
        """Whether nothing was sent yet: also false once the server stops."""
        return not self.sent.done()

    async def send(self, answer: Mapping[str, Any], file: File | None) -> Sent | Lost:
        """Send an answer; nothing says whether Discord then takes it."""
        try:
            if file is None:  # What fits into the kernel's buffers needs no timer.
                body = orjson.dumps(answer)
                self.given.set_result(body)
                response = _repeated(body)
                await self._write(response)
            else:
                self.given.set_result(HTTPStatus.ACCEPTED)
                response = web.Response(body=form(answer, file)())
                async with asyncio.timeout(self._within.total_seconds()):
                    await self._write(response)
        except (ConnectionError, TimeoutError):
            return Lost(may_be_done=True)
        finally:
            if not self.sent.done():  # Else the server stopped meanwhile.
                self.sent.set_result(response)
        return Sent()

    async def _write(self, response: web.Response) -> None:
        await response.prepare(self._request)
        await response.write_eof()

    def end(self, status: HTTPStatus) -> None:
        """Send a status without an answer, unless a response was sent already."""
        if not self.sent.done():
            self.given.set_result(status)
            self.sent.set_result(_repeated(status))


def _repeated(given: Given) -> web.Response:
    """Return a response with the answer that was given first."""
    if isinstance(given, bytes):
        return web.Response(body=given, content_type="application/json")
    return web.Response(status=given) if given < 400 else Refusal(given)


def _request(*parts: Any) -> web.BaseRequest:
    message, payload, protocol, writer, task = parts
    loop = asyncio.get_running_loop()
    return web.BaseRequest(
        message, payload, protocol, writer, task, loop, client_max_size=MOST_BODY_BYTES
    )


def _signature(request: web.BaseRequest) -> tuple[str, str]:
    """Return the timestamp of a request and its signature, empty where there is none."""
    headers = request.headers
    return headers.get("X-Signature-Timestamp", ""), headers.get("X-Signature-Ed25519", "")
