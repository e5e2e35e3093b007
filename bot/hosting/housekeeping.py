"""Housekeeping: finished games go when the host wants them kept no longer."""

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta

from bot.model.errors import StoreUnavailable
from bot.store import Store

log = logging.getLogger(__name__)

EVERY = timedelta(hours=1)


async def keep_house(store: Store, keep: timedelta | None, clock: Callable[[], int]) -> None:
    """Delete games that ended longer than `keep` ago, now and every hour; never if it is None.

    `clock` gives the time in UTC seconds. Runs until cancelled.
    """
    if keep is None:
        return
    while True:
        try:
            await tidy(store, keep, clock())
        except StoreUnavailable as error:
            log.error("housekeeping waits: the store failed: %(error)s", {"error": error})
        await asyncio.sleep(EVERY.total_seconds())


async def tidy(store: Store, keep: timedelta, now: int) -> None:
    """Delete games that ended longer than `keep` before `now` (UTC seconds)."""
    gone = await store.prune(now - int(keep.total_seconds()))
    if gone:
        told = {"games": gone, "days": keep.days}
        log.info("%(games)d finished games deleted: they ended over %(days)d days ago", told)
