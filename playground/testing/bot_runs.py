"""Bots that run for a test: a command in a process of its own, or an object in this one."""

import asyncio
import contextvars
import inspect
import os
import shlex
import signal
import sys
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from typing import Any, Protocol
from weakref import WeakSet

from .redirected_object import redirect_what_this_task_asks

KEEP_BYTES = 8_000
"""How much of what a bot printed last is kept."""
STOP_WITHIN = timedelta(seconds=5)


class BotFailed(Exception):
    """The bot could not be started, or ended before it was ready."""


class Startable(Protocol):
    """A bot of a Python library: `start` is async and takes the token, if it takes anything."""

    def start(self, *args: Any, **kwargs: Any) -> Awaitable[object]:
        """Log in and connect."""


Bot = str | Sequence[str] | Startable | Callable[[], Any]
"""A command, a bot, or a function that makes a bot (it may be async)."""


class BotRun(Protocol):
    """A bot that was started."""

    name: str

    @property
    def end(self) -> str | None:
        """How it ended, to follow its name; None while it runs."""

    @property
    def output(self) -> str:
        """What it printed last; "" for a bot in this process, whose output is pytest's."""

    async def stop(self) -> None:
        """End it."""


async def run_bot(
    bot: Bot, *, token: str, url: str, environment: Mapping[str, str], folder: Path | None
) -> BotRun:
    """Start a bot that finds the playground at `url`. Raises BotFailed if it cannot be started."""
    if isinstance(bot, str):
        return await BotProcess.start(shlex.split(bot), environment, folder)
    if isinstance(bot, Sequence):
        return await BotProcess.start([str(word) for word in bot], environment, folder)
    return await BotObject.start(bot, token, url)


class BotProcess:
    """A bot in a process of its own, and what it prints."""

    def __init__(self, command: Sequence[str], process: asyncio.subprocess.Process) -> None:
        self.name = f"`{shlex.join(command)}`"
        self._process = process
        self._printed = bytearray()
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def start(
        cls, command: Sequence[str], environment: Mapping[str, str], folder: Path | None
    ) -> "BotProcess":
        """Start a command. Raises BotFailed if there is no such program or folder."""
        if not command:
            raise BotFailed("cannot start a bot by an empty command")
        if command[0] in ("python", "python3"):
            command = [sys.executable, *command[1:]]  # With the libraries that the tests have.
        try:
            process = await asyncio.create_subprocess_exec(
                *command,
                cwd=folder,
                env=os.environ | environment,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.STDOUT,
                start_new_session=True,  # What it starts itself is ended with it.
            )
        except OSError as error:
            name = shlex.join(command)
            raise BotFailed(f"cannot start `{name}`: {error.filename}: {error.strerror}") from None
        return cls(command, process)

    async def _read(self) -> None:
        assert self._process.stdout is not None
        while read := await self._process.stdout.read(KEEP_BYTES):
            self._printed += read
            del self._printed[:-KEEP_BYTES]

    @property
    def end(self) -> str | None:
        """Its exit status, once it has ended and all that it printed was read."""
        status = self._process.returncode
        if status is None or not self._reading.done():
            return None
        if status < 0:
            return f"was ended by {signal.Signals(-status).name}"
        return f"ended with exit status {status}"

    @property
    def output(self) -> str:
        """What it printed last."""
        return self._printed.decode(errors="replace").strip()

    async def stop(self) -> None:
        """Ask it to end, and end it with all that it started if it does not."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGTERM)
        with suppress(TimeoutError):
            async with asyncio.timeout(STOP_WITHIN.total_seconds()):
                await self._process.wait()
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        await self._process.wait()
        self._reading.cancel()


_ran: WeakSet[Any] = WeakSet()
"""Bots that were started: most libraries can start one once."""


class BotObject:
    """A bot of a Python library in this process, with its requests redirected."""

    output = ""

    def __init__(self, bot: Any, token: str, url: str) -> None:
        self.name = f"the {type(bot).__name__}"
        self._bot = bot
        self._ran_before = False
        with suppress(TypeError):  # hikari's cannot be remembered, but run twice.
            self._ran_before = bot in _ran
            _ran.add(bot)
        self._context = contextvars.copy_context()
        self._context.run(redirect_what_this_task_asks, url)
        start = getattr(bot, "astart", bot.start)  # interactions.py calls the async one so.
        arguments = () if _takes_no_token(start) else (token,)
        self._starting = self._task(start(*arguments))

    @classmethod
    async def start(cls, bot: Any, token: str, url: str) -> "BotObject":
        """Start a bot, or what a function makes. Raises BotFailed if it has no async `start`."""
        if isinstance(bot, type) or (callable(bot) and not hasattr(bot, "start")):
            bot = bot()
            if inspect.isawaitable(bot):
                bot = await bot
        start = getattr(bot, "astart", getattr(bot, "start", None))
        if not inspect.iscoroutinefunction(start):
            raise BotFailed(f"<{type(bot).__name__}> has no async `start`; start it by a command")
        return cls(bot, token, url)

    def _task(self, coroutine: Coroutine[Any, Any, object]) -> "asyncio.Task[object]":
        return asyncio.create_task(coroutine, context=self._context)

    @property
    def end(self) -> str | None:
        """The exception with which its `start` ended; that may also return once it is connected."""
        if not self._starting.done() or self._starting.cancelled():
            return None
        error = self._starting.exception()
        if error is None:
            return None
        again = "; it ran before: give a function that makes a new one"
        return f"ended with {type(error).__name__}: {error}{again if self._ran_before else ''}"

    async def stop(self) -> None:
        """Close it, and cancel its `start` if that goes on."""
        close = getattr(self._bot, "close", getattr(self._bot, "stop", None))
        closing = close() if close else None
        if inspect.iscoroutine(closing):
            await asyncio.wait({self._task(closing)}, timeout=STOP_WITHIN.total_seconds())
        self._starting.cancel()
        await asyncio.wait({self._starting})


def _takes_no_token(start: Callable[..., object]) -> bool:
    kinds = {each.kind for each in inspect.signature(start).parameters.values()}
    return not kinds & {
        inspect.Parameter.POSITIONAL_ONLY,
        inspect.Parameter.POSITIONAL_OR_KEYWORD,
        inspect.Parameter.VAR_POSITIONAL,
    }
