"""An event loop in a thread of its own, for callers that are not async."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from ..client.replies import InteractionFailed
from ..user_messages import Refused
from .bot_runs import BotFailed

T = TypeVar("T")
EXPECTED = (BotFailed, InteractionFailed, LookupError, Refused, TimeoutError)
"""Exceptions that reach the caller."""


class LoopThread:
    """Runs an event loop, and what others want to be done in it, from `start` to `stop`."""

    def __init__(self) -> None:
        self._thread = threading.Thread(target=self._run, name="playground", daemon=True)
        self._started = threading.Event()

    def start(self) -> None:
        """Start the loop."""
        self._thread.start()
        self._started.wait()

    def stop(self) -> None:
        """Cancel what still runs in the loop, and end it."""
        self._loop.call_soon_threadsafe(self._stopping.set)
        self._thread.join()

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._stopping = asyncio.Event()
        self._started.set()
        await self._stopping.wait()

    def call(self, function: Callable[[], T]) -> T:
        """Call a function in the loop's thread, and return what it returns."""
        __tracebackhide__ = True
        if threading.current_thread() is self._thread:
            return function()

        async def called() -> T:
            return function()

        return self.wait(called())

    def wait(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the loop, and return what it returns.

        Raises RuntimeError in the loop's own thread, which cannot wait for itself.
        """
        __tracebackhide__ = True
        if threading.current_thread() is self._thread:
            coroutine.close()
            raise RuntimeError("what is called by the playground itself may look, but not act")
        future = asyncio.run_coroutine_threadsafe(coroutine, self._loop)
        try:
            return future.result()
        except EXPECTED as error:
            # The test's own line says where; how it went on in this loop helps nobody.
            raise error.with_traceback(None) from error.__cause__
        finally:
            future.cancel()  # Ctrl-C ends the waiting, and so what was waited for.
