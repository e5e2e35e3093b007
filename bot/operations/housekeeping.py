"""Housekeeping: what is older than the host wants is deleted, a game or all of a left server's."""

import asyncio
import logging
from datetime import timedelta

from bot.model import GuildId
from bot.model.errors import StoreUnavailable
from bot.model.ratings import DAY
from bot.service import Clock
from bot.store import Store
from bot.transport.client import OxoClient

log = logging.getLogger(__name__)

PAUSE = timedelta(seconds=1)
"""How long to wait for Discord to confirm the clock, and for a database that failed."""


async def delete_old_games(store: Store, keep: timedelta, clock: Clock, every: timedelta) -> None:
    """Delete games that ended longer ago than `keep`, now and so often, until cancelled.

    Nothing is deleted by a clock that Discord has not confirmed.
    """
    while True:
        if not clock.is_confirmed:
            await asyncio.sleep(PAUSE.total_seconds())
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
        await asyncio.sleep(every.total_seconds())


class LeftServerLoop:
    """Notes which servers removed the bot, and deletes what belongs to them.

    By the gateway Discord says so as it happens. Its list of all servers is read once a day, for
    what happened while nobody was connected, or by HTTP. `keep` is how long all is kept, None for
    ever.
    """

    def __init__(self, bot: OxoClient, store: Store, clock: Clock, keep: timedelta | None) -> None:
        self._bot = bot
        self._store = store.left_servers
        self._clock = clock
        self._keep = keep
        self._read_next_at = 0

    async def run(self, every: timedelta) -> None:
        """Look as soon as a server removes the bot, and so often, until cancelled.

        Nothing is done by a clock that Discord has not confirmed, or while interactions do not
        arrive.
        """
        pause = min(PAUSE, every).total_seconds()
        while True:
            if not (self._clock.is_confirmed and self._bot.receives):
                await asyncio.sleep(pause)
                continue
            try:
                await self.look()
            except StoreUnavailable as error:
                log.error("left servers wait: the store failed: %(error)s", {"error": error})
                await asyncio.sleep(pause)
                continue
            await self._bot.membership.wait(every)

    async def look(self) -> None:
        """Note what has changed and delete what is due. Raises StoreUnavailable."""
        now, membership = self._clock(), self._bot.membership
        for guild in list(membership.removed_from):
            await self._store.note_removed(guild, now)
            membership.removed_from.discard(guild)
        if now >= self._read_next_at:
            listed = await membership.listed()
            if listed is not None:
                await self._store.note_listed(listed, now)
                self._read_next_at = now + DAY
        for guild, left_at in (await self._store.left()).items():
            if membership.is_connected_to(guild):
                await self._store.note_present([guild])
            elif self._keep is not None and left_at + self._keep.total_seconds() <= now:
                await self._forget(guild, left_at)

    async def _forget(self, guild: GuildId, left_at: int) -> None:
        # It may have come back while no process was there to see it.
        is_in = await self._bot.membership.contains(guild)
        if is_in:
            await self._store.note_present([guild])
        elif is_in is False and await self._store.forget(guild, left_at):
            fields = {"guild": guild, "days": (self._clock() - left_at) // DAY}
            log.info(
                "server %(guild)d removed the bot %(days)d days ago: what was its own is deleted",
                fields,
            )
