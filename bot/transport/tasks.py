"""Tasks: how a stop waits for them."""

import asyncio
from collections.abc import Collection
from datetime import timedelta
from typing import Any


async def finish(tasks: Collection[asyncio.Task[Any]], within: timedelta) -> bool:
    """Wait for tasks, and cancel those that take longer; return whether all ended by themselves."""
    if not tasks:
        return True
    _, late = await asyncio.wait(tasks, timeout=within.total_seconds())
    for task in late:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return not late
