"""Housekeeping: finished games are deleted once they are older than the host wants."""

import asyncio
import logging
from datetime import timedelta

from bot.model.errors import StoreUnavailable
from bot.service import Clock
from bot.store import Store

log = logging.getLogger(__name__)

INTERVAL = timedelta(hours=1)

UNCONFIRMED_PAUSE = timedelta(seconds=5)


async def delete_old_games(store: Store, keep: timedelta, clock: Clock) -> None:
    """Delete games that ended longer than `keep` ago, now and every hour, until cancelled.

    Nothing is deleted by a clock that Discord has not confirmed.
    """
    while True:
        if not clock.is_confirmed:
            await asyncio.sleep(UNCONFIRMED_PAUSE.total_seconds())
            continue
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
