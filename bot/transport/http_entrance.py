"""The HTTP entrance: Discord posts interactions here, and takes the answer from the response.

Reference: Discord's documentation, Receiving and Responding, Interaction Callback.
"""

import asyncio
import socket
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import timedelta
from http import HTTPStatus
from itertools import chain
from typing import Any

import orjson
from aiohttp.http import RawRequestMessage

from bot.model.errors import StartFailed
from bot.transport.dispatcher import REMEMBERED
from bot.transport.http_connection import JSON, MOST_BODY_BYTES, TEXT, HttpConnection
from bot.transport.interaction import WaitingResponse
from bot.transport.interaction_http import Lost, Sent, multipart
from bot.transport.request_budget import RequestBudget
from bot.transport.signatures import Signatures
from bot.transport.time_limits import TimeLimits
from bot.ui.reply import File

PATH = "/interactions"

PING = 1
"""The type of an interaction with which Discord tries an address."""

STILL_COMING = timedelta(milliseconds=25)
"""How long a stop waits for requests that are on their way on open connections."""

MOST_CONNECTIONS = 768
"""How many connections are kept open; beyond that the oldest goes that waits for a refusal, else
one that Discord has not used yet."""

RECEIVE_BUFFER = 1 << 14
"""Bytes that the kernel keeps of a connection, so that one read takes no more."""

Receive = Callable[[Mapping[str, Any], WaitingResponse], None]


class HttpEntrance:
    """Serves `POST /interactions` and hands what Discord signed to `receive`."""

    def __init__(self, receive: Receive, signatures: Signatures, limits: TimeLimits) -> None:
        self._receive = receive
        self._signatures = signatures
        self._limits = limits
        self.budget = RequestBudget()
        self.connections: dict[HttpConnection, None] = {}
        """Those that are open, the oldest first."""
        self._listener: asyncio.Server | None = None
        self.closed = asyncio.Event()
        self._responses: OrderedDict[str, _Response] = OrderedDict()

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
            # Python leaves a connection open that it accepted in the turn of the loop in which the
            # server closes (python/cpython#109564); uvloop does not.
            loop = asyncio.get_running_loop()
            with suppress(NotImplementedError):  # On Windows.
                for each in self._listener.sockets:
                    loop.remove_reader(each)
            await asyncio.sleep(0)
            self._listener.close()
            await asyncio.sleep(STILL_COMING.total_seconds())
        for connection in self.connections:
            connection.stop()

    async def close(self) -> None:
        """Close every connection."""
        for each in self.connections:
            each.close()
        self.closed.set()

    def _connect(self) -> HttpConnection:
        if len(self.connections) >= MOST_CONNECTIONS:
            idle = [each for each in self.connections if not each.is_answering]
            refused = (each for each in idle if each.is_refused)
            strangers = (each for each in idle if not each.is_discords)
            if (oldest := next(chain(refused, strangers, idle), None)) is not None:
                oldest.drop()
        return HttpConnection(self, self._limits)

    def refusal_of(self, connection: HttpConnection, head: RawRequestMessage) -> HTTPStatus | None:
        """Return how a request is refused before its body is read, None if it is not."""
        if head.url.path != PATH:
            return HTTPStatus.NOT_FOUND
        if head.method != "POST":
            return HTTPStatus.METHOD_NOT_ALLOWED
        if not self._signatures.may_be_valid(*_signature(head)):
            return HTTPStatus.UNAUTHORIZED
        if "Content-Length" not in head.headers:  # Chunks of a byte each take seconds to parse.
            return HTTPStatus.LENGTH_REQUIRED
        length = int(head.headers["Content-Length"])
        if length > MOST_BODY_BYTES:
            return HTTPStatus.REQUEST_ENTITY_TOO_LARGE
        if not self.budget.reserve(connection, length):
            return HTTPStatus.SERVICE_UNAVAILABLE
        return None

    def receive(self, connection: HttpConnection, head: RawRequestMessage, body: bytes) -> None:
        """Answer a request if Discord signed it."""
        if self._signatures.is_valid(*_signature(head), body):
            self._answer(connection, body)
        else:
            connection.checking = asyncio.create_task(self._check_again(connection, head, body))

    async def _check_again(
        self, connection: HttpConnection, head: RawRequestMessage, body: bytes
    ) -> None:
        if await self._signatures.is_valid_anew(*_signature(head), body):
            self._answer(connection, body)
        else:
            connection.refuse(HTTPStatus.UNAUTHORIZED)

    def _answer(self, connection: HttpConnection, body: bytes) -> None:
        connection.is_discords = True
        self.budget.release(connection)
        try:
            data = orjson.loads(body)
        except orjson.JSONDecodeError:
            data = None
        if not isinstance(data, dict):
            connection.refuse(HTTPStatus.BAD_REQUEST)
            return
        if data.get("type") == PING:
            connection.respond(HTTPStatus.OK, orjson.dumps({"type": PING}), JSON)
            return
        interaction_id = str(data.get("id"))
        if (known := self._responses.get(interaction_id)) is not None:
            known.repeat(connection)  # Perhaps the first was lost.
            return
        response = self._responses[interaction_id] = _Response(connection)
        if len(self._responses) > REMEMBERED:
            self._responses.popitem(last=False)
        self._receive(data, response)


class _Response:
    """The response to an interaction: a body, or a status without an answer."""

    def __init__(self, connection: HttpConnection) -> None:
        self._waiting = [connection]
        self._given: bytes | HTTPStatus | None = None

    @property
    def is_open(self) -> bool:
        """Whether nothing was sent yet."""
        return self._given is None

    async def send(self, answer: Mapping[str, Any], file: File | None) -> Sent | Lost:
        """Send an answer; nothing says whether Discord then takes it."""
        if file is None:
            is_sent = self._give(orjson.dumps(answer))
        else:
            content = multipart(answer, file)()
            body = await content.as_bytes()
            first = self._waiting.pop(0)
            is_sent = first.respond(HTTPStatus.OK, body, content.headers["Content-Type"])
            self.end(HTTPStatus.ACCEPTED)
        return Sent() if is_sent else Lost(may_be_done=True)

    def end(self, status: HTTPStatus) -> None:
        """Send a status without an answer, unless a response was sent already."""
        if self._given is None:
            self._give(status)

    def repeat(self, connection: HttpConnection) -> None:
        """Respond to another delivery of the interaction as to the first, perhaps later."""
        if self._given is None:
            self._waiting.append(connection)
        else:
            _respond(connection, self._given)

    def _give(self, given: bytes | HTTPStatus) -> bool:
        """Respond to every delivery; return whether one of them could still be responded to."""
        self._given = given
        waiting, self._waiting = self._waiting, []
        return [_respond(each, given) for each in waiting].count(True) > 0


def _respond(connection: HttpConnection, given: bytes | HTTPStatus) -> bool:
    if isinstance(given, bytes):
        return connection.respond(HTTPStatus.OK, given, JSON)
    if given < 400:
        return connection.respond(given, b"", TEXT)
    connection.refuse(given)
    return False


def _signature(head: RawRequestMessage) -> tuple[str, str]:
    """Return the timestamp of a request and its signature, empty where there is none."""
    headers = head.headers
    return headers.get("X-Signature-Timestamp", ""), headers.get("X-Signature-Ed25519", "")
