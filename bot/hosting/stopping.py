"""Stopping: a cancellation that is heard."""

import asyncio
from datetime import timedelta

AGAIN_AFTER = timedelta(milliseconds=200)
"""How long a task that was cancelled may take to end before it is cancelled once more."""


def cancel(task: asyncio.Task[None]) -> None:
    """Cancel a task, and again until it ends.

    Before Python 3.12 `asyncio.wait_for`, with which discord.py connects, loses a cancellation that
    comes just as its work is done: https://github.com/python/cpython/issues/86296.
    """
    if not task.done():
        task.cancel()
        task.get_loop().call_later(AGAIN_AFTER.total_seconds(), cancel, task)
