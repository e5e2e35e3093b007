"""Connections: made when somebody waits for one, and kept."""

import asyncio
from collections.abc import Awaitable, Callable

import asyncpg

RETRY_SECONDS = 0.1
"""The pause after no host took a connection."""

CLOSE_SECONDS = 1
"""How long to wait for the server to close connections: it may be the reason for the stop."""


class Connections:
    """At most `most` connections that `connect` makes.

    Asyncpg's pool connects within the time of one access, so that a server which takes longer is
    never reached, and keeps its idle connections to a host that hangs. Here tasks connect, for
    whoever waits: side by side, but one at a time after a failure.
    """

    def __init__(self, connect: Callable[[], Awaitable[asyncpg.Connection]], most: int) -> None:
        self._connect = connect
        self._most = most
        self._all: set[asyncpg.Connection] = set()
        self._idle: asyncio.LifoQueue[asyncpg.Connection] = asyncio.LifoQueue()
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._connecting: set[asyncio.Task[None]] = set()
        self.error: Exception | None = None
        """Why the last attempt to connect failed, None if it did not."""

    def add(self, connection: asyncpg.Connection) -> None:
        """Keep a new connection for whoever needs one."""
        self._all.add(connection)
        self._idle.put_nowait(connection)

    async def take(self) -> asyncpg.Connection:
        """Wait for a connection that is idle; it must be given back."""
        self._waiting += 1
        try:
            self._connect_if_needed()
            # First come, first served: whoever gives a connection back and asks for the next one
            # at once would take it from those whom the queue has only just woken.
            async with self._turn:
                while (connection := await self._idle.get()).is_closed():
                    self._drop(connection)
                    self._connect_if_needed()
            return connection
        finally:
            self._waiting -= 1

    def give_back(self, connection: asyncpg.Connection) -> None:
        """End the use of a connection; one that was closed is replaced for those who wait."""
        if connection.is_closed():
            self._drop(connection)
            self._connect_if_needed()
        else:
            self._idle.put_nowait(connection)

    def drop_idle(self) -> None:
        """Cut off the connections that are idle: their server seems to hang."""
        while not self._idle.empty():
            self._drop(self._idle.get_nowait())

    async def close(self) -> None:
        """Close every connection."""
        self._most = 0  # Nothing is needed any more.
        for task in self._connecting:
            task.cancel()
        await asyncio.gather(*self._connecting, return_exceptions=True)
        closing = (each.close(timeout=CLOSE_SECONDS) for each in self._all)
        await asyncio.gather(*closing, return_exceptions=True)

    def _drop(self, connection: asyncpg.Connection) -> None:
        connection.terminate()
        self._all.discard(connection)

    def _connect_if_needed(self) -> None:
        while self._is_needed():
            task = asyncio.create_task(self._connect_one())
            self._connecting.add(task)
            task.add_done_callback(self._connected)

    def _is_needed(self) -> bool:
        coming = len(self._connecting)
        if coming and self.error is not None:
            return False
        room = self._most - len(self._all)
        return self._waiting > self._idle.qsize() + coming and room > coming

    def _connected(self, task: asyncio.Task[None]) -> None:
        self._connecting.discard(task)
        self._connect_if_needed()

    async def _connect_one(self) -> None:
        try:
            self.add(await self._connect())
            self.error = None
        except Exception as error:  # Whatever it is, those who wait get it.
            self.error = error
            await asyncio.sleep(RETRY_SECONDS)
