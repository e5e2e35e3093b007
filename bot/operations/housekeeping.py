"""Housekeeping: what is older than the host wants is deleted, a game or all of a left server's."""

import asyncio
import logging
from datetime import timedelta

from bot.model import GuildId
from bot.model.errors import StoreUnavailable
from bot.model.ratings import DAY
from bot.service import Clock
from bot.settings import Settings
from bot.store import Store
from bot.transport.client import OxoClient
from bot.transport.membership import all_servers, is_member

log = logging.getLogger(__name__)

HOUSEKEEPING_PAUSE = timedelta(seconds=1)
"""How long to wait for Discord to confirm the clock, and for a database that failed."""


class Housekeeping:
    """Deletes games that ended long ago, and what belongs to servers that removed the bot.

    The list of all servers is read once a day: for what happened while nobody was connected, or by
    HTTP.
    """

    def __init__(self, bot: OxoClient, store: Store, clock: Clock, settings: Settings) -> None:
        self._bot = bot
        self._store = store
        self._clock = clock
        self._keep_games = settings.keep_games
        self._keep_servers = settings.keep_left_servers
        self._read_next_at = 0

    async def run(self, every: timedelta) -> None:
        """Look now and so often, until cancelled.

        Nothing is done by a clock that Discord has not confirmed, or while interactions do not
        arrive.
        """
        while True:
            pause = min(HOUSEKEEPING_PAUSE, every)
            if self._clock.is_confirmed and self._bot.receives:
                try:
                    await self.look()
                    pause = every
                except StoreUnavailable as error:
                    log.error("housekeeping waits: the store failed: %(error)s", {"error": error})
            await asyncio.sleep(pause.total_seconds())

    async def look(self) -> None:
        """Note which servers left, and delete what is due. Raises StoreUnavailable."""
        now, servers = self._clock(), self._store.left_servers
        if self._keep_games is not None:
            await self._delete_games(self._keep_games, now)
        if now >= self._read_next_at:
            listed = await all_servers(self._bot)
            if listed is not None:
                await servers.note_listed(listed, now)
                self._read_next_at = now + DAY
        if self._keep_servers is not None:
            for guild, left_at in (await servers.left()).items():
                if left_at + self._keep_servers.total_seconds() <= now:
                    await self._forget(guild, left_at)

    async def _delete_games(self, keep: timedelta, now: int) -> None:
        deleted = await self._store.prune(now - int(keep.total_seconds()))
        if deleted:
            fields = {"games": deleted, "days": keep.days}
            log.info("%(games)d finished games deleted: they ended over %(days)d days ago", fields)

    async def _forget(self, guild: GuildId, left_at: int) -> None:
        # It may have come back while no process was there to see it.
        is_in = await is_member(self._bot, guild)
        if is_in:
            await self._store.left_servers.note_present([guild])
        elif is_in is False and await self._store.left_servers.forget(guild, left_at):
            fields = {"guild": guild, "days": (self._clock() - left_at) // DAY}
            log.info(
                "server %(guild)d removed the bot %(days)d days ago: what was its own is deleted",
                fields,
            )
