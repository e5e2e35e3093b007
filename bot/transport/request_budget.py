"""The request budget: what may wait in memory of requests that anybody can have sent."""

import asyncio
from collections import deque
from http import HTTPStatus
from typing import Any

from aiohttp import web
from aiohttp.web_protocol import _ErrInfo

TOGETHER = 16 << 20
"""Bytes of all requests whose signature is not checked yet. Of what is parsed a few times as much
is kept, so that the process stays under 150 MiB."""

READ_AHEAD = 1 << 14
"""Bytes of a body that are taken in before somebody reads it, and twice that at most; aiohttp's
default of 256 KiB would be 256 MiB on all connections."""

RECEIVE_BUFFER = 1 << 15
"""Bytes that the kernel keeps of a connection, so that one read takes no more."""

PIECE = 1 << 11
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

    __slots__ = ("_budget", "_parsed", "_unparsed", "piece", "reading")

    def __init__(self, budget: RequestBudget, server: web.Server, **options: Any) -> None:
        super().__init__(server, loop=asyncio.get_running_loop(), **options)
        self._budget = budget
        self._unparsed: deque[bytes] = deque()
        self._parsed = 0
        self.reading: asyncio.Task[Any] | None = None
        """The task that reads and checks a request whose head was accepted."""
        self.piece = PIECE
        """How many bytes are parsed at once: more where a large body was accepted."""

    def data_received(self, data: bytes) -> None:
        if self._is_malformed:
            return
        if data:  # aiohttp passes nothing to have the parser go on.
            self._budget.take(self, len(data))
        self._unparsed.append(data)
        del data  # Where it is malformed, aiohttp's error keeps this frame for a while.
        if len(self._unparsed) == 1:
            self._parse()

    def _parse(self) -> None:
        """Parse the next piece, and more in another turn of the loop: others come in between."""
        if not self._unparsed or self.transport is None or self.transport.is_closing():
            return
        start, end = self._parsed, self._parsed + self.piece
        super().data_received(self._unparsed[0][start:end])
        self._parsed = end
        if end >= len(self._unparsed[0]):
            self._parsed = 0
            self._unparsed.popleft()
        if self._is_malformed:
            self._unparsed.clear()
        elif self._unparsed:
            asyncio.get_running_loop().call_soon(self._parse)

    @property
    def _is_malformed(self) -> bool:
        """Whether aiohttp could not parse something, which it will answer and then close."""
        return bool(self._messages) and isinstance(self._messages[-1][0], _ErrInfo)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Return the answer to what could not be parsed: without `message`, which repeats it."""
        return super().handle_error(request, status, None, HTTPStatus(status).phrase)

    def connection_lost(self, exc: BaseException | None) -> None:
        self._budget.release(self)
        self._unparsed.clear()  # The connection itself is in cycles, so it is freed later.
        super().connection_lost(exc)

    def drop(self) -> None:
        """Close the connection at once, and free what its request holds."""
        if self.reading is not None:
            self.reading.cancel()
        self.force_close()
