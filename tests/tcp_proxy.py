"""A TCP proxy that loses connections at a chosen moment, as a network can."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Literal

When = Literal["before", "after"]

CHUNK = 65_536


@dataclass
class Proxy:
    """Passes connections on to `port` on loopback; `cut` is given beforehand."""

    port: int
    is_open: bool = True
    """Whether new connections are served; else they are closed at once."""

    own_port: int = 0
    cuts: int = 0
    _marker: bytes | None = None
    _following: bytes = b""
    _for_good: bool = False
    _when: When = "after"
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def url(self, url: str) -> str:
        """Return the URL of a server's database by way of this proxy."""
        return url.replace(f":{self.port}/", f":{self.own_port}/")

    def cut(
        self, when: When, marker: bytes, *, following: bytes = b"", for_good: bool = False
    ) -> None:
        """Cut off the client that sends `marker` next, if it sent `following` before.

        Either before the server gets it, or after it has answered, without its answer. `for_good`
        cuts off all others, too, and serves nobody until `is_open` is set again.
        """
        self._when, self._marker, self._following = when, marker, following
        self._for_good = for_good

    def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve one client."""
        task = asyncio.create_task(self._pass_on(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: writer.close())  # Also of one that never began.

    async def close(self) -> None:
        """Cut off everybody."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.is_open:
            return
        from_server, to_server = await asyncio.open_connection("127.0.0.1", self.port)
        answering = asyncio.create_task(_copy(from_server, writer))
        is_armed = False
        try:
            while data := await reader.read(CHUNK):
                if self._marker is not None and self._following in data:
                    is_armed = True
                if not is_armed or self._marker is None or self._marker not in data:
                    to_server.write(data)
                    continue
                self._marker = None
                self.cuts += 1
                if self._when == "after":
                    answering.cancel()
                    await asyncio.wait([answering])
                    to_server.write(data)
                    await from_server.read(CHUNK)
                if self._for_good:
                    self.is_open = False
                    for task in self._tasks - {asyncio.current_task()}:
                        task.cancel()
                return
        except ConnectionError:
            pass
        finally:
            to_server.close()
            answering.cancel()
            await asyncio.wait([answering])


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(CHUNK):
            writer.write(data)
    writer.close()


@asynccontextmanager
async def proxy(port: int) -> AsyncIterator[Proxy]:
    """Run a proxy to `port` while the context lasts."""
    passing = Proxy(port)
    server = await asyncio.start_server(passing.serve, "127.0.0.1", 0)
    passing.own_port = server.sockets[0].getsockname()[1]
    try:
        yield passing
    finally:
        server.close()
        await passing.close()


@asynccontextmanager
async def silence() -> AsyncIterator[int]:
    """A port that takes connections and never says a word, while the context lasts."""
    talks: list[asyncio.StreamWriter] = []
    server = await asyncio.start_server(lambda _, writer: talks.append(writer), "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for each in talks:
            each.close()
