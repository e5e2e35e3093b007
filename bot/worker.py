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
from typing import ParamSpec, TypeVar

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class Worker:
    """One process, started by the first call of `run` and replaced if it dies."""

    def __init__(self) -> None:
        self._pool: futures.ProcessPoolExecutor | None = None

    def close(self) -> None:
        """Take no more work; calls that have not begun are cancelled."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call `work` there and return its result; retry once if the process dies meanwhile."""
        pool = self._started()
        try:
            return await asyncio.wrap_future(pool.submit(work, *args, **kwargs))
        except futures.BrokenExecutor:
            if self._pool is pool:  # Else another call has replaced it already.
                log.warning("the worker process died; starting another")
                self._pool = None
            return await asyncio.wrap_future(self._started().submit(work, *args, **kwargs))

    def _started(self) -> futures.ProcessPoolExecutor:
        if self._pool is None:
            # Not fork: the child would inherit the gateway's sockets and the database.
            context = multiprocessing.get_context("spawn")
            self._pool = futures.ProcessPoolExecutor(
                max_workers=1, mp_context=context, initializer=_end_with_parent
            )
        return self._pool


def _end_with_parent() -> None:
    """End this process with the bot: not by Ctrl-C, but when the parent is gone, even killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait_for_parent() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait_for_parent, daemon=True).start()
