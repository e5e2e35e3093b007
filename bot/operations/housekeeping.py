"""Housekeeping: finished games are deleted once they are older than the host wants."""

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta

from bot.model.errors import StoreUnavailable
from bot.store import Store

log = logging.getLogger(__name__)

INTERVAL = timedelta(hours=1)


async def delete_old_games(store: Store, keep: timedelta, clock: Callable[[], int]) -> None:
    """Delete games that ended longer than `keep` ago, now and every hour, until cancelled.

    `clock` gives the time in UTC seconds.
    """
    while True:
        try:
            deleted = await store.prune(clock() - int(keep.total_seconds()))
        except StoreUnavailable as error:
            log.error("old games stay: the store failed: %(error)s", {"error": error})
        else:
            if deleted:
                fields = {"games": deleted, "days": keep.days}
                log.info(
                    "%(games)d finished games deleted: they ended over %(days)d days ago", fields
                )
        await asyncio.sleep(INTERVAL.total_seconds())
