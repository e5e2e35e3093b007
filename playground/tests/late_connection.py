"""A connection that comes in the moment in which a server stops."""

import asyncio
import socket
from collections.abc import Awaitable, Callable


async def is_closed_by(stop: Callable[[], Awaitable[None]], port: int, turns: int) -> bool:
    """Connect, stop the server so many turns of the loop later, and tell if that closed it."""
    with socket.create_connection(("127.0.0.1", port)) as late:
        late.setblocking(False)
        for _ in range(turns):
            await asyncio.sleep(0)
        await stop()
        try:
            async with asyncio.timeout(5):
                return await asyncio.get_running_loop().sock_recv(late, 1) == b""
        except ConnectionResetError:
            return True
        except TimeoutError:
            return False
