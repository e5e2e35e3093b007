"""`python -m tests.flood`: anybody floods the HTTP entrance; how long does Discord's PING wait?

The bot has one core; another has the flood, the playground and a PING every twentieth of a second.
Prints for each kind of flood how long the PINGs took and how large the bot became; fails if one had
no answer within Discord's three seconds, their median on an open connection, as a proxy has it, is
over 250 ms, or the bot grew beyond 200 MiB.
"""

import asyncio
import json
import multiprocessing
import os
import selectors
import socket
import sys
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

from playground import Playground
from tests.databases import Maker
from tests.long_runs import run_long
from tests.processes import free_port, ready_process
from tests.soak import resident_mib

PING_EVERY = 0.05
SETTLE_SECONDS = 2
DISCORD_WAITS = 3
"""Seconds."""

MOST_MIB = 200
MOST_MEDIAN = 250
"""Milliseconds."""

HEAD = "POST /interactions HTTP/1.1\r\nHost: oxo\r\n{}\r\n"
WRONG = "X-Signature-Timestamp: {now}\r\nX-Signature-Ed25519: " + "ab" * 64 + "\r\n"

HEADER = f"""\
{"milliseconds until a PING's":28} {"new connection":^26} {"open connection":^26}   no
{"answer":28} {"median":>8} {"p99":>8} {"worst":>8} {"median":>8} {"p99":>8} {"worst":>8} \
{"answer":>7} {"MiB":>6}"""


@dataclass(frozen=True, slots=True)
class Measured:
    """How long PINGs took, in milliseconds; how many got no answer; the bot's size at the most."""

    anew: list[float]
    kept: list[float]
    unanswered: int
    mib: float

    @property
    def holds(self) -> bool:
        """Whether nobody waited for long, and the bot stayed small."""
        if self.unanswered or not self.kept:
            return False
        return median(self.kept) <= MOST_MEDIAN and self.mib <= MOST_MIB

    def __str__(self) -> str:
        columns = [
            f"{median(times):8.1f} {quantiles(times, n=100)[98]:8.1f} {max(times):8.1f}"
            if len(times) > 1
            else f"{'-':>8} {'-':>8} {'-':>8}"
            for times in (self.anew, self.kept)
        ]
        return f"{' '.join(columns)} {self.unanswered:7} {self.mib:6.1f}"


def request(length: int, headers: str = "", path: str = "/interactions") -> bytes:
    """Return a request with a body of so many bytes."""
    now = str(int(time.time()))
    more = f"Content-Length: {length}\r\n" + headers.format(now=now)
    return HEAD.replace("/interactions", path).format(more).encode() + b" " * length


def kinds() -> dict[str, tuple[bytes, int]]:
    """Each kind: what a connection sends, and how many bytes of it at once, 0 for all.

    What is no HTTP or has a huge head reaches no process behind a proxy, which joins small chunks.
    """
    return {
        "nothing": (b"", 0),
        "without a signature": (request(200), 0),
        "without a signature, 1 MiB": (request(1 << 20), 0),
        "wrong signature": (request(1_000, WRONG), 0),
        "wrong signature, 200 KiB": (request(200 << 10, WRONG), 0),
        "another path": (request(0, path="/" + "a" * 4_000), 0),
        "another method": (request(0).replace(b"POST", b"GET"), 0),
        "ten in one": (request(0, path="/x") * 10, 0),
        "byte by byte": (request(2_000, WRONG), 1),
    }


def flood(port: int, kind: str, connections: int, core: int) -> None:
    """Send until killed: a connection that is closed is opened again."""
    os.sched_setaffinity(0, {core})
    # It shares its core with the PINGs, and must not make them wait.
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    data, piece = kinds()[kind]
    selector = selectors.DefaultSelector()

    def connect() -> None:
        client = socket.socket()
        client.setblocking(False)
        with suppress(BlockingIOError):
            client.connect(("127.0.0.1", port))
        selector.register(client, selectors.EVENT_READ | selectors.EVENT_WRITE, 0)

    for _ in range(connections):
        connect()
    while True:
        for key, events in selector.select():
            client, sent = key.fileobj, key.data
            assert isinstance(client, socket.socket)
            try:
                if events & selectors.EVENT_READ and not client.recv(65_536):
                    raise ConnectionError
                if events & selectors.EVENT_WRITE and sent < len(data):
                    sent += client.send(data[sent : sent + (piece or len(data))])
                    selector.modify(client, selectors.EVENT_READ | selectors.EVENT_WRITE, sent)
                elif events & selectors.EVENT_WRITE:
                    selector.modify(client, selectors.EVENT_READ, sent)
            except OSError:
                selector.unregister(client)
                client.close()
                connect()
        if piece:
            time.sleep(0.05)


@contextmanager
def flooding(port: int, kind: str, connections: int, core: int) -> Iterator[None]:
    """Flood while the context lasts."""
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=flood, args=(port, kind, connections, core))
    process.start()
    try:
        yield
    finally:
        process.kill()
        process.join()


async def ping(
    playground: Playground, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    """Send a signed PING and wait for its answer."""
    body = json.dumps({"id": "7", "application_id": "1", "type": 1}).encode()
    now = str(int(time.time()))
    signature = playground.world.application.sign(now, body)
    signed = f"X-Signature-Timestamp: {now}\r\nX-Signature-Ed25519: {signature}\r\n"
    writer.write(HEAD.format(f"Content-Length: {len(body)}\r\n{signed}").encode() + body)
    answer = await reader.readuntil(b"}")
    if b" 200 " not in answer[:20]:
        raise ConnectionError(answer[:40])


async def ping_anew(playground: Playground, port: int) -> float:
    """PING on a connection of its own; return the milliseconds until its answer."""
    began = time.perf_counter()
    async with asyncio.timeout(DISCORD_WAITS):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            await ping(playground, reader, writer)
        finally:
            writer.transport.abort()
    return (time.perf_counter() - began) * 1000


async def measure(playground: Playground, port: int, pid: int, seconds: float) -> Measured:
    """PING for so long, on new connections and on one that stays open."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    tasks, kept, most = list[asyncio.Task[float]](), list[float](), 0.0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        tasks.append(asyncio.create_task(ping_anew(playground, port)))
        await asyncio.sleep(PING_EVERY / 2)
        began = time.perf_counter()
        await ping(playground, reader, writer)
        kept.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(PING_EVERY / 2)
        most = max(most, resident_mib(pid))
    writer.transport.abort()
    anew = await asyncio.gather(*tasks, return_exceptions=True)
    answered = [each for each in anew if isinstance(each, float)]
    return Measured(answered, kept, len(anew) - len(answered), most)


async def floods(chosen: Namespace, made: Maker, folder: Path) -> list[str]:
    """Flood a bot in every way, or in the chosen one; return those in which it did not hold."""
    wrong = []
    bot_core, our_core = sorted(os.sched_getaffinity(0))[:2]
    os.sched_setaffinity(0, {our_core})
    print(HEADER, flush=True)
    port = free_port()
    async with Playground(port=0) as playground:
        playground.http_interactions.expect(f"http://127.0.0.1:{port}/interactions")
        url, settings = made.new().url, {"INTERACTIONS_PORT": str(port)}
        async with ready_process(playground, url, folder / "log", **settings) as process:
            os.sched_setaffinity(process.pid, {bot_core})
            for kind in [chosen.kind] if chosen.kind else kinds():
                with flooding(port, kind, chosen.connections, our_core):
                    await asyncio.sleep(SETTLE_SECONDS)
                    measured = await measure(playground, port, process.pid, chosen.seconds)
                print(f"{kind:28} {measured}", flush=True)
                if not measured.holds:
                    wrong.append(kind)
    return wrong


if __name__ == "__main__":
    options = {"seconds": 10.0, "connections": 510, "kind": ""}
    sys.exit(run_long("flood", __doc__, floods, options))
