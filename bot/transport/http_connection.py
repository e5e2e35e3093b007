"""A connection of the HTTP entrance: a request, its response, and then the next request.

aiohttp parses the requests. Its server would make two tasks, a request and a response of its own
for each of them, an eighth of the CPU of a move.
"""

import asyncio
import random
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

MOST_BODY_BYTES = 1 << 18
"""A click on a card is 5 to 20 KiB. The largest interaction is a command on somebody's message:
text, embeds and a hundred mentions with all characters escaped are some 150 KiB."""

PIECE = 1 << 9
"""Bytes that are parsed in one turn of the loop until a head is complete: behind one without
Content-Length chunks of a byte may follow, and 510 connections with 64 KiB of these took 310 ms."""

HEAD = b"HTTP/1.1 %d %b\r\nContent-Type: %b\r\nContent-Length: %d\r\nDate: %b\r\n%b\r\n"
LAST, ALLOW = b"Connection: close\r\n", b"Allow: POST\r\n"


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


class HttpConnection(asyncio.Protocol):
    """Hands its requests to `handler`, one at a time. A refusal is the last response."""

    def __init__(self, handler: RequestHandler, limits: TimeLimits) -> None:
        self._handler = handler
        self._limits = limits
        self._loop = asyncio.get_running_loop()
        # With room for a whole body the parser never pauses the connection.
        self._parser = HttpRequestParser(
            self,  # type: ignore[arg-type]  # It calls `resume_reading` alone.
            self._loop,
            MOST_BODY_BYTES,
            auto_decompress=False,  # The signature is that of the bytes as they came.
            max_msg_queue_size=1,
        )
        self._unparsed: deque[bytes] = deque()
        self._timer: asyncio.TimerHandle
        self._head: RawRequestMessage | None = None
        self._body: StreamReader = EMPTY_PAYLOAD
        self._is_last = False
        self.is_discords = False
        """Whether Discord has sent a request on it."""
        self.is_refused = False
        """Whether a refusal waits for its time: nothing more is read."""
        self.is_answering = False
        """Whether a complete request waits for its response."""
        self.checking: asyncio.Task[None] | None = None
        """The task that decides about a request, where that takes a while."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # No base of uvloop's own.
        self._handler.connections[self] = None
        self._wait_for_head()

    def connection_lost(self, exc: BaseException | None) -> None:
        self._handler.connections.pop(self, None)
        self._handler.budget.release(self)
        self._timer.cancel()
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
        self._is_last = self._is_last or status >= 400 or not self._head or self._head.should_close
        more = LAST if self._is_last else b""
        if status is HTTPStatus.METHOD_NOT_ALLOWED:
            more += ALLOW
        phrase, date = status.phrase.encode(), _date(int(time.time()))
        head = HEAD % (status, phrase, content_type.encode(), len(body), date, more)
        self._transport.write(head + body)
        self._head, self.is_answering = None, False
        self._wait_for_head()
        if self._is_last:
            self.close()
        else:
            self._parser.message_consumed()
            self._loop.call_soon(self._parse)  # The next one may be there already.
        return True

    def refuse(self, status: HTTPStatus) -> None:
        """Respond with an error after a pause, so that a flood waits, and read nothing more."""
        if self._transport.is_closing():
            return
        self._transport.pause_reading()
        self.is_refused, self.is_answering = True, False
        self._handler.budget.release(self)
        self._unparsed.clear()
        self._body.read_nowait()
        self._timer.cancel()
        pause = 0.0
        if status is not HTTPStatus.METHOD_NOT_ALLOWED:  # So load balancers ask whether it lives.
            pause = self._limits.refusal_pause.total_seconds() * random.uniform(0.5, 1)
        text = f"{status.phrase}\n".encode()
        self._timer = self._loop.call_later(pause, self.respond, status, text, TEXT)

    def stop(self) -> None:
        """Close once the request that comes in or is being answered is done."""
        self._is_last = True
        if self._head is None or self.is_refused:
            self.close()

    def close(self) -> None:
        """Close once what was responded is sent."""
        self._transport.close()

    def drop(self) -> None:
        """Close at once."""
        self._handler.connections.pop(self, None)
        self._transport.abort()

    def _wait_for_head(self) -> None:
        self._timer = self._loop.call_later(self._limits.idle.total_seconds(), self.drop)

    def _parse(self) -> None:
        """Parse what came, as far as one request goes."""
        while not (self.is_answering or self.is_refused or self._transport.is_closing()):
            piece = self._unparsed.popleft() if self._unparsed else b""
            if self._head is None and len(piece) > PIECE:
                self._unparsed.appendleft(piece[PIECE:])
                piece = piece[:PIECE]
            try:
                found, *_ = self._parser.feed_data(piece)
            except HttpProcessingError:
                self.refuse(HTTPStatus.BAD_REQUEST)
                return
            for self._head, self._body in found:
                self._begin(self._head)
            if self._head is not None and self._body.is_eof() and not self.is_refused:
                self._timer.cancel()
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
            self._timer.cancel()
            within = self._limits.request.total_seconds()
            self._timer = self._loop.call_later(within, self.refuse, HTTPStatus.REQUEST_TIMEOUT)


@lru_cache(maxsize=1)
def _date(now: int) -> bytes:
    return formatdate(now, usegmt=True).encode()
