"""Whether the store works, as `/healthz` and systemd's watchdog ask."""

import asyncio
from datetime import timedelta

from bot.model.errors import StoreUnavailable
from bot.store import Store

SLOW_STORE = timedelta(seconds=2)
"""How long the store may take before it counts as not working."""


async def is_store_working(store: Store) -> bool:
    """Return whether `store` takes writes in time."""
    try:
        async with asyncio.timeout(SLOW_STORE.total_seconds()):
            await store.check()
    except (StoreUnavailable, TimeoutError):
        return False
    return True
