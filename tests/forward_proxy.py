"""A proxy of HTTP as networks have one: by CONNECT, or by whole addresses in requests."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

REQUEST = re.compile(rb"^(\w+) (?:\w+://)?([^/ ]+)([^ ]*) HTTP/1.1\r\n", re.MULTILINE)


class ForwardProxy:
    """Passes on whatever it is asked for, and remembers it: `seen` is each method and path."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        self.address = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve one connection."""
        head = await reader.readuntil(b"\r\n\r\n")
        found = REQUEST.match(head)
        assert found is not None
        target = urlsplit(f"//{found[2].decode()}")
        there, to_there = await asyncio.open_connection(target.hostname, target.port)
        if found[1] == b"CONNECT":
            self.seen.append(f"CONNECT {found[2].decode()}")
            writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
        else:
            self._pass(head, to_there)
        await asyncio.gather(self._pipe(reader, to_there), self._pipe(there, writer, is_back=True))

    def _pass(self, sent: bytes, writer: asyncio.StreamWriter) -> None:
        for method, _, path in REQUEST.findall(sent):
            self.seen.append(f"{method.decode()} {path.decode()}")
        writer.write(REQUEST.sub(rb"\1 \3 HTTP/1.1\r\n", sent))

    async def _pipe(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, is_back: bool = False
    ) -> None:
        with suppress(ConnectionError):
            while sent := await reader.read(1 << 16):
                if is_back:
                    writer.write(sent)
                else:
                    self._pass(sent, writer)
        writer.close()


@asynccontextmanager
async def forward_proxy() -> AsyncIterator[ForwardProxy]:
    """Serve a proxy on this machine while the context lasts."""
    proxy = ForwardProxy()
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    proxy.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield proxy
    finally:
        server.close()
