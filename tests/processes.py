"""`python -m bot` as a host runs it: in a process of its own, set up by its environment."""

import asyncio
import os
import re
import resource
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from playground import Playground
from tests.bot.conftest import Setup

OXO = (sys.executable, "-m", "bot")

DISCORD_WAITS = timedelta(seconds=3)
"""How long Discord waits for an answer; the long tests hold the bot to it."""

BUSY_MACHINE_WAITS = timedelta(seconds=30)
"""How long the short tests wait: they run beside others and must not depend on the load."""

PROC = Path("/proc/self/task")
needs_proc = pytest.mark.skipif(not PROC.exists(), reason="looks at processes as Linux shows them")


def environment(playground: Playground, database_url: str, **settings: str) -> dict[str, str]:
    """What a bot needs to find a playground and a database, and what else is set for it."""
    return {
        **os.environ,
        "DISCORD_TOKEN": playground.bot_token,
        "DISCORD_API_BASE": playground.api_base,
        "DATABASE_URL": database_url,
        "ALLOW_DATA_LOSS": "yes",  # The tests may run on a RAM disk.
        **settings,
    }


async def oxo(setup: Setup, *arguments: str, **settings: str) -> tuple[int, str]:
    """Run it with arguments to its end; return its exit code and what it printed."""
    process = await asyncio.create_subprocess_exec(
        *OXO,
        *arguments,
        env=environment(setup.playground, setup.settings.database_url, **settings),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    output, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, output.decode()


@asynccontextmanager
async def bot_process(setup: Setup, **options: Any) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run it until the context ends; `options` are asyncio's for the process."""
    settings = {"INTERACTIONS_PORT": str(free_port())} if setup.by_http else {}
    process = await asyncio.create_subprocess_exec(
        *OXO, env=environment(setup.playground, setup.settings.database_url, **settings), **options
    )
    if setup.by_http:
        port = settings["INTERACTIONS_PORT"]
        setup.playground.http_interactions.expect(f"http://127.0.0.1:{port}/interactions")
    try:
        await setup.playground.bot_ready()
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()
        await setup.playground.bot_gone()


@asynccontextmanager
async def logging_process(
    playground: Playground, database_url: str, log: Path, **settings: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run it with its output appended to the file `log`; end it by SIGKILL."""
    with log.open("ab") as output:
        process = await asyncio.create_subprocess_exec(
            *OXO,
            env=environment(playground, database_url, **settings),
            stdout=output,
            stderr=output,
        )
    try:
        yield process
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):  # It may end just now.
                process.kill()
        await process.wait()
        # What was in flight when it died never arrives.
        await playground.bot_gone()
        playground.context.interactions.stop()


@asynccontextmanager
async def ready_process(
    playground: Playground, database_url: str, log: Path, **settings: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run it likewise; the context begins once it serves."""
    async with logging_process(playground, database_url, log, **settings) as process:
        await ready(playground)
        yield process


async def ready(playground: Playground) -> None:
    """Wait until a bot receives interactions, and its commands are there."""
    await playground.bot_ready()
    await playground.commands_registered()


@contextmanager
def no_more_files() -> Iterator[None]:
    """Let this process open no file or pipe while the context lasts, and so start no process."""
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    with open(os.devnull, "rb") as lowest_free:
        resource.setrlimit(resource.RLIMIT_NOFILE, (lowest_free.fileno() + 1, limits[1]))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, limits)


NOBODY = 54_321
"""A user id that has no entry in /etc/passwd."""


def free_port() -> int:
    """A port on which nobody listens."""
    with closing(socket.socket()) as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def complaints(log: Path) -> list[str]:
    """Return the errors that a bot logged, each with its traceback."""
    text = log.read_text(encoding="utf-8")
    records = re.split(r"^(?=\d{4}-\d\d-\d\d )", text, flags=re.MULTILINE)
    return [record for record in records if re.search(" ERROR | CRITICAL |Traceback", record)]


def children(pid: int) -> list[int]:
    """The processes that a process started, and theirs."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text(encoding="ascii").split():
            found += [int(child), *children(int(child))]
    return found


def lives(pid: int) -> bool:
    """Whether a process is there and has not ended."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except FileNotFoundError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
