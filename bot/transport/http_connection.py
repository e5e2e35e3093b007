"""A connection of the HTTP entrance: a request, its response, and then the next request.

aiohttp parses the requests. Its server would make two tasks, a request and a response of its own
for each of them, which is a fifth of the CPU of a move.
"""

import asyncio
import time
from collections import deque
from email.utils import formatdate
from functools import lru_cache
from http import HTTPStatus
from typing import Protocol, cast

from aiohttp.http import HttpProcessingError, HttpRequestParser, RawRequestMessage
from aiohttp.streams import EMPTY_PAYLOAD, StreamReader

from bot.transport.request_budget import RequestBudget
from bot.transport.time_limits import TimeLimits

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"

PIECE = 1 << 9
"""Bytes that are parsed in one turn of the loop until a head is complete. What aiohttp says of a
malformed one repeats them."""


class RequestHandler(Protocol):
    """Decides about the requests of all connections."""

    budget: RequestBudget
    connections: dict["HttpConnection", None]
    """Those that are open, the oldest first."""

    def refusal_of(
        self, connection: "HttpConnection", head: RawRequestMessage
    ) -> HTTPStatus | None:
        """Return how a request is refused before its body is read, None if it is not."""

    def receive(self, connection: "HttpConnection", head: RawRequestMessage, body: bytes) -> None:
        """Take a request that is complete; `connection.respond` answers it."""

    def end_reading(self, connection: "HttpConnection") -> None:
        """A request is refused, or gone with its connection."""


class HttpConnection(asyncio.Protocol):
    """Hands its requests to `handler`, one at a time. A refusal is the last response."""

    def __init__(self, handler: RequestHandler, limits: TimeLimits, most_body: int) -> None:
        self._handler = handler
        self._idle = limits.idle.total_seconds()
        self._body_within = limits.request.total_seconds()
        self._loop = asyncio.get_running_loop()
        # With room for a whole body the parser never pauses the connection.
        self._parser = HttpRequestParser(
            self,  # type: ignore[arg-type]  # It calls `resume_reading` alone.
            self._loop,
            most_body,
            auto_decompress=False,  # The signature is that of the bytes as they came.
            max_msg_queue_size=1,
        )
        self._unparsed: deque[bytes] = deque()
        self._head: RawRequestMessage | None = None
        self._body: StreamReader = EMPTY_PAYLOAD
        self._is_last = False
        self.is_answering = False
        """Whether a complete request waits for its response."""
        self.checking: asyncio.Task[None] | None = None
        """The task that decides about a request, where that takes a while."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # No base of uvloop's own.
        self._handler.connections[self] = None
        self._idle_since = self._loop.time()
        self._idle_timer = self._loop.call_later(self._idle, self._drop_if_idle)
        self._body_timer: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: BaseException | None) -> None:
        self._handler.connections.pop(self, None)
        self._handler.end_reading(self)
        self._idle_timer.cancel()
        self._end_body()
        if self.checking is not None:
            self.checking.cancel()
        # Parser and connection hold each other: what came would stay for a while.
        del self._parser, self._unparsed, self._head

    def data_received(self, data: bytes) -> None:
        self._handler.budget.take(self, len(data))
        self._unparsed.append(data)
        if len(self._unparsed) == 1:
            self._parse()

    def resume_reading(self, resume_parser: bool = True) -> None:
        """Do nothing: the parser wants it at the end of a body, and reading is never paused."""

    def respond(self, status: HTTPStatus, body: bytes, content_type: str) -> bool:
        """Send the response to the request; return False if nobody is there to take it."""
        if self._transport.is_closing():
            return False
        is_last = self._is_last or status >= 400
        is_last = is_last or self._head is None or self._head.should_close
        self._transport.write(_response(status, body, content_type, is_last=is_last))
        self._head, self.is_answering = None, False
        if is_last:
            self._transport.close()
        else:
            self._idle_since = self._loop.time()
            self._parser.message_consumed()
            self._loop.call_soon(self._parse)  # The next one may be there already.
        return True

    def refuse(self, status: HTTPStatus) -> None:
        """Respond with an error, and wait neither for the rest of the body nor for more."""
        self._handler.end_reading(self)
        self.respond(status, f"{status.phrase}\n".encode(), TEXT)

    def stop(self) -> None:
        """Close once the request that comes in or is being answered is done."""
        self._is_last = True
        if self._head is None:
            self._transport.close()

    def drop(self) -> None:
        """Close at once."""
        self._handler.connections.pop(self, None)
        self._transport.abort()

    def _parse(self) -> None:
        """Parse what came, as far as one request goes."""
        while not self.is_answering and not self._transport.is_closing():
            piece = self._unparsed.popleft() if self._unparsed else b""
            if self._head is None and len(piece) > PIECE:
                self._unparsed.appendleft(piece[PIECE:])
                piece = piece[:PIECE]
            try:
                found, *_ = self._parser.feed_data(piece)
            except HttpProcessingError:
                self._handler.end_reading(self)
                self.respond(HTTPStatus.BAD_REQUEST, b"Bad Request", TEXT)
                return
            for self._head, self._body in found:
                self._begin(self._head)
            if self._head is not None and self._body.is_eof():
                self._end_body()
                self.is_answering = True
                self._handler.receive(self, self._head, self._body.read_nowait())
            if not self._unparsed:
                return
            if self._head is None:
                self._loop.call_soon(self._parse)
                return

    def _begin(self, head: RawRequestMessage) -> None:
        refusal = self._handler.refusal_of(self, head)
        if refusal is not None:
            self.refuse(refusal)
        elif not self._body.is_eof():  # Most bodies come with their head, and need no timer.
            self._body_timer = self._loop.call_later(
                self._body_within, self.refuse, HTTPStatus.REQUEST_TIMEOUT
            )

    def _end_body(self) -> None:
        if self._body_timer is not None:
            self._body_timer.cancel()
            self._body_timer = None

    def _drop_if_idle(self) -> None:
        """Drop the connection if no request came for long; else look again when that may be so."""
        left = self._idle_since + self._idle - self._loop.time()
        if self.is_answering:
            left = self._idle
        if left > 0:
            self._idle_timer = self._loop.call_later(left, self._drop_if_idle)
        else:
            self.drop()


def _response(status: HTTPStatus, body: bytes, content_type: str, *, is_last: bool) -> bytes:
    lines = [
        f"HTTP/1.1 {status.value} {status.phrase}",
        f"Content-Type: {content_type}",
        f"Content-Length: {len(body)}",
        f"Date: {_date(int(time.time()))}",
    ]
    if status is HTTPStatus.METHOD_NOT_ALLOWED:
        lines.append("Allow: POST")
    if is_last:
        lines.append("Connection: close")
    return "\r\n".join([*lines, "\r\n"]).encode() + body


@lru_cache(maxsize=1)
def _date(now: int) -> str:
    return formatdate(now, usegmt=True)
