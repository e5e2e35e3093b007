"""Shutdown: on SIGINT, SIGTERM or SIGHUP the bot's task is cancelled, and again until it ends."""

import asyncio
import logging
import signal
from contextlib import suppress
from datetime import timedelta

log = logging.getLogger(__name__)

SIGNALS = signal.SIGINT, signal.SIGTERM, signal.SIGHUP

CANCEL_AGAIN_AFTER = timedelta(milliseconds=200)
"""How long a cancelled task may take to end before it is cancelled again."""


async def until_signal(task: asyncio.Task[None]) -> None:
    """Wait for `task`; one of `SIGNALS` cancels it, and a second one kills the process.

    SIGHUP does not kill, since a terminal that is closed and its shell may both send it, and does
    nothing at all under nohup.
    """
    loop = asyncio.get_running_loop()
    handled = [each for each in SIGNALS if signal.getsignal(each) is not signal.SIG_IGN]

    def stop(received: signal.Signals) -> None:
        log.info("stopping: %(signal)s", {"signal": received.name})
        cancel(task)
        for each in handled:
            loop.remove_signal_handler(each)
            signal.signal(each, signal.SIG_IGN if each is signal.SIGHUP else signal.SIG_DFL)

    for each in handled:
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
        task.get_loop().call_later(CANCEL_AGAIN_AFTER.total_seconds(), cancel, task)
