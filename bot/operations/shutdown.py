"""Shutdown: on SIGINT or SIGTERM the bot's task is cancelled, and again until it ends."""

import asyncio
import logging
import signal
from contextlib import suppress
from datetime import timedelta

log = logging.getLogger(__name__)

SIGNALS = signal.SIGINT, signal.SIGTERM

AGAIN_AFTER = timedelta(milliseconds=200)
"""How long a cancelled task may take to end before it is cancelled again."""


async def until_signal(task: asyncio.Task[None]) -> None:
    """Wait for `task`; SIGINT or SIGTERM cancels it, and a second signal kills the process."""
    loop = asyncio.get_running_loop()

    def stop(received: signal.Signals) -> None:
        log.info("stopping: %(signal)s", {"signal": received.name})
        cancel(task)
        for each in SIGNALS:
            loop.remove_signal_handler(each)
            signal.signal(each, signal.SIG_DFL)

    for each in SIGNALS:
        loop.add_signal_handler(each, stop, each)
    with suppress(asyncio.CancelledError):
        await task


def cancel(task: asyncio.Task[None]) -> None:
    """Cancel a task, and again until it ends.

    Before Python 3.12 `asyncio.wait_for`, with which discord.py connects, loses a cancellation that
    comes just as its work is done: https://github.com/python/cpython/issues/86296.
    """
    if not task.done():
        task.cancel()
        task.get_loop().call_later(AGAIN_AFTER.total_seconds(), cancel, task)
