"""A load balancer: each connection goes to the next process that accepts it.

`python -m tests.balancer PORT THEIRS …` runs one on a port, before those of the processes.
"""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

LARGEST_READ = 1 << 16


class Balancer:
    """Spreads connections over the `ports` of 127.0.0.1, which may change at any time."""

    def __init__(self, *ports: int) -> None:
        self.ports = list(ports)
        self.port = 0
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> str:
        """Where interactions are posted."""
        return f"http://127.0.0.1:{self.port}/interactions"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Connect a client with a process until either hangs up."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            for _ in self.ports:
                self.ports.append(port := self.ports.pop(0))
                with suppress(OSError):
                    there, back = await asyncio.open_connection("127.0.0.1", port)
                    await asyncio.gather(_copy(reader, back), _copy(there, writer))
                    return
        finally:
            writer.close()
            self._tasks.discard(task)

    def stop(self) -> None:
        """Cut every connection."""
        for task in self._tasks:
            task.cancel()


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(LARGEST_READ):
            writer.write(data)
            await writer.drain()
    except ConnectionError:
        pass
    finally:
        writer.close()


@asynccontextmanager
async def balancing(*ports: int, port: int = 0) -> AsyncIterator[Balancer]:
    """Run a balancer before `ports` while the context lasts."""
    balancer = Balancer(*ports)
    server = await asyncio.start_server(balancer.serve, "127.0.0.1", port)
    balancer.port = server.sockets[0].getsockname()[1]
    try:
        yield balancer
    finally:
        server.close()
        balancer.stop()


async def _run(port: int, *ports: int) -> None:
    async with balancing(*ports, port=port):
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(_run(*map(int, sys.argv[1:])))
