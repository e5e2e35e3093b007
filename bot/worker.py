"""Worker: a process for what takes long, so that the event loop does not wait.

This module imports nothing else of the bot, as the process does it again: with the services it
would take 0.2 s of CPU to start in place of 0.1, and 3 MiB more.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent import futures
from datetime import timedelta
from functools import partial
from typing import ParamSpec, TypeVar

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class WorkerFailed(Exception):
    """The process died or got stuck twice with the same work, or was closed."""


class Worker:
    """One process, started by the first call of `run` and replaced if it dies or gets stuck.

    `limit` is how long one piece of work may take, with the start of the process.
    """

    def __init__(self, limit: timedelta) -> None:
        self._limit = limit
        self._pool: futures.ProcessPoolExecutor | None = None
        self._process: multiprocessing.process.BaseProcess | None = None
        self._is_closed = False
        # One piece at a time, so that the limit is that of the work and not of what is before it.
        self._turn = asyncio.Lock()

    def close(self) -> None:
        """End the process whatever it does, and take no more work."""
        self._is_closed = True
        self._end_process(wait=True)  # Python's exit would disturb the thread that notices the end.

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call `work` there and return its result; in another process if that one fails meanwhile.

        Raises WorkerFailed if both do, and what `work` raises.
        """
        call = partial(work, *args, **kwargs)
        async with self._turn:
            try:
                return await self._try(call)
            except WorkerFailed as error:
                if self._is_closed:
                    raise
                log.error("%(error)s; another takes its place", {"error": error})
            return await self._try(call)

    async def _try(self, call: Callable[[], T]) -> T:
        try:
            async with asyncio.timeout(self._limit.total_seconds()):
                return await asyncio.wrap_future(self._started().submit(call))
        except futures.BrokenExecutor:
            self._end_process()
            raise WorkerFailed("the worker process died") from None
        except TimeoutError:
            self._end_process()
            seconds = self._limit.total_seconds()
            raise WorkerFailed(f"the worker process was stuck for {seconds:g} s") from None

    def _started(self) -> futures.ProcessPoolExecutor:
        if self._is_closed:
            raise WorkerFailed("the worker process is closed")
        if self._pool is None:
            before = multiprocessing.active_children()
            # What is blocked now stays so there: a closed terminal sends SIGHUP to all processes.
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGHUP})
            try:
                # Not fork: the child would inherit the gateway's sockets and the database.
                context = multiprocessing.get_context("spawn")
                self._pool = futures.ProcessPoolExecutor(
                    max_workers=1, mp_context=context, initializer=_end_with_parent
                )
                self._pool.submit(int)  # Starts the process.
            finally:
                signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGHUP})
            (self._process,) = {*multiprocessing.active_children()}.difference(before)
        return self._pool

    def _end_process(self, *, wait: bool = False) -> None:
        """Kill the process, which a stopped one does not survive either."""
        if self._process is not None:
            self._process.kill()
        if self._pool is not None:
            self._pool.shutdown(wait)  # Whoever waits for its work learns that it died.
        self._process = self._pool = None


def _end_with_parent() -> None:
    """End this process with the bot: not by Ctrl-C, but when the parent is gone, even killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait_for_parent() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait_for_parent, daemon=True).start()
