"""The request budget: what may wait in memory of requests that anybody can have sent."""

import asyncio
import random
from collections import deque
from datetime import timedelta
from http import HTTPStatus
from typing import Any

import aiohttp
from aiohttp import web
from aiohttp.abc import AbstractStreamWriter
from aiohttp.http import RawRequestMessage
from aiohttp.web_protocol import _ErrInfo

TOGETHER = 16 << 20
"""Bytes of all requests whose signature is not checked yet. Of what is parsed a few times as much
is kept, so that the process stays under 150 MiB."""

READ_AHEAD = 1 << 14
"""Bytes of a body that are taken in before somebody reads it, and twice that at most; aiohttp's
default of 256 KiB would be 256 MiB on all connections."""

RECEIVE_BUFFER = 1 << 14
"""Bytes that the kernel keeps of a connection, so that one read takes no more."""

PIECE = 1 << 9
"""Bytes that are parsed at once where the head was not accepted yet. What aiohttp says of a
malformed request repeats it: 510 connections with 64 KiB of that each took 380 MiB."""


class RequestBudget:
    """Counts the bytes that came on each connection, and drops the largest that are too much.

    So requests that are large or slow go first, and Discord's, of a few kilobytes, last.
    """

    def __init__(self, together: int = TOGETHER) -> None:
        self._most = together
        self._together = 0
        self._sizes: dict[BudgetedConnection, int] = {}

    def take(self, connection: "BudgetedConnection", size: int) -> None:
        """Count bytes that came on a connection; drop others, or it, if that is too much."""
        self._sizes[connection] = self._sizes.get(connection, 0) + size
        self._together += size
        while self._together > self._most:
            largest = max(self._sizes, key=self._sizes.__getitem__)
            self.release(largest)
            largest.drop()

    def release(self, connection: "BudgetedConnection") -> None:
        """Forget what came on a connection: it is gone, refused or known to be Discord's."""
        self._together -= self._sizes.pop(connection, 0)


class BudgetedConnection(web.RequestHandler):
    """One connection of the server, whose bytes count as they come: head and body alike."""

    __slots__ = (
        "_budget",
        "_ending",
        "_is_refused",
        "_parsed",
        "_piece",
        "_refusal_pause",
        "_unparsed",
        "reading",
    )

    def __init__(
        self, budget: RequestBudget, refusal_pause: timedelta, server: web.Server, **options: Any
    ) -> None:
        loop = asyncio.get_running_loop()
        super().__init__(server, loop=loop, **options)
        self._budget = budget
        self._refusal_pause = refusal_pause
        self._ending: asyncio.Future[None] = loop.create_future()
        self._unparsed: deque[bytes] = deque()
        self._parsed = 0
        self._piece = PIECE
        """How many bytes are parsed at once: more in a body, which cannot be malformed."""
        self._is_refused = False
        self.reading: asyncio.Task[Any] | None = None
        """The task that reads and checks a request whose head was accepted."""

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            return
        if data:  # aiohttp passes nothing to have the parser go on.
            self._budget.take(self, len(data))
        self._unparsed.append(data)
        if len(self._unparsed) == 1:
            self._parse()

    def _parse(self) -> None:
        """Parse a piece, or a head and what came of its body; more in another turn of the loop."""
        while self._unparsed and self.transport is not None and not self.transport.is_closing():
            start, end = self._parsed, self._parsed + self._piece
            super().data_received(self._unparsed[0][start:end])
            self._parsed = end
            if end >= len(self._unparsed[0]):
                self._parsed = 0
                self._unparsed.popleft()
            if self._messages:
                self._expect_body(self._messages[-1][0])
            if self._unparsed and self._piece == PIECE:
                asyncio.get_running_loop().call_soon(self._parse)
                return

    def _expect_body(self, head: RawRequestMessage | _ErrInfo) -> None:
        """Let the body be one piece; without its length all that follows is refused, so ignored."""
        length = None
        if isinstance(head, _ErrInfo):
            head.exc.with_traceback(None)  # Its frames and it keep each other in memory.
        else:
            length = head.headers.get("Content-Length")
        if length is None:
            self._refuse()
        else:
            self._piece = max(PIECE, int(length))

    def _refuse(self) -> None:
        self._is_refused = True
        self._unparsed.clear()

    async def pause_refusal(self, body: aiohttp.StreamReader) -> None:
        """Wait before a refusal goes, unless the connection ends meanwhile; read no more."""
        self._refuse()
        body.read_nowait()
        if self.transport is not None:
            self.transport.pause_reading()
        pause = self._refusal_pause.total_seconds() * random.uniform(0.5, 1)
        await asyncio.wait([self._ending], timeout=pause)

    @staticmethod
    def waits_for_refusal(connection: web.RequestHandler) -> bool:
        """Return whether what came on a connection is refused: all that follows is ignored."""
        return isinstance(connection, BudgetedConnection) and connection._is_refused

    def end_request(self) -> None:
        """Forget what came: the request is refused, or known to be Discord's."""
        self.reading = None
        self._piece = PIECE
        self._budget.release(self)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Return the answer to what could not be parsed: without `message`, which repeats it."""
        return Refusal(HTTPStatus(status))

    def close(self) -> None:
        """Close the connection once its request was answered: a refusal waits no longer."""
        self._end_pause()
        super().close()

    def connection_lost(self, exc: BaseException | None) -> None:
        self._budget.release(self)
        self._end_pause()
        super().connection_lost(exc)

    def _end_pause(self) -> None:
        if not self._ending.done():
            self._ending.set_result(None)

    def drop(self) -> None:
        """Close the connection at once, and free what its request holds."""
        if self.reading is not None:
            self.reading.cancel()
        self.force_close()


class Refusal(web.Response):
    """A status for what Discord did not send, after a pause: a flood waits, and does not grow."""

    def __init__(self, status: HTTPStatus) -> None:
        super().__init__(status=status, text=f"{status.phrase}\n")
        if status is HTTPStatus.METHOD_NOT_ALLOWED:
            self.headers["Allow"] = "POST"
        self.force_close()  # Neither the rest of the body nor more of this kind is waited for.

    async def prepare(self, request: web.BaseRequest) -> AbstractStreamWriter | None:
        connection = request.protocol
        assert isinstance(connection, BudgetedConnection)
        await connection.pause_refusal(request.content)
        return await super().prepare(request)
