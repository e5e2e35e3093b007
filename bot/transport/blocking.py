"""Blocking: servers and people whom the host wants no more are refused, and the servers left."""

import asyncio
import logging
from datetime import timedelta

import discord

from bot.model import Caller
from bot.model.errors import NotDone, StoreUnavailable, Why
from bot.store import Blocks
from bot.transport import internals
from bot.transport.failures import REQUEST_ERRORS, failure_reason
from bot.transport.membership import all_servers

log = logging.getLogger(__name__)


class Blocking:
    """Knows whom the host has blocked, also by a command while the bot runs."""

    def __init__(self, client: discord.Client, blocks: Blocks, every: timedelta) -> None:
        self._client = client
        self._blocks = blocks
        self._every = every.total_seconds()
        self._blocked: frozenset[int] = frozenset()
        self._looked_for: frozenset[int] = frozenset()
        """Those of them that were looked for among the servers that the bot is in."""

    def check(self, caller: Caller) -> None:
        """Raise NotDone if the person or the server is blocked."""
        user, guild = caller.person.id, caller.place.guild_id
        if user in self._blocked:
            raise NotDone(Why.PERSON_BLOCKED, user)
        if guild in self._blocked:
            self._looked_for -= {guild}  # By HTTP nobody says that it is there again.
            raise NotDone(Why.SERVER_BLOCKED, guild)

    async def read(self) -> None:
        """Learn whom the host has blocked; keep what is known where the store cannot say."""
        try:
            self._blocked = await self._blocks.all()
            self._looked_for &= self._blocked
        except StoreUnavailable as error:
            log.warning("who is blocked cannot be read: %(error)s", {"error": error})

    async def run(self) -> None:
        """Read it now and again, and leave the servers, until cancelled."""
        while True:
            await self.read()
            await self._leave()
            await asyncio.sleep(self._every)

    async def _leave(self) -> None:
        servers = frozenset(guild.id for guild in self._client.guilds)
        if self._blocked - self._looked_for:
            listed = await all_servers(self._client)
            if listed is not None:
                servers, self._looked_for = servers | listed, self._blocked
        for guild in sorted(servers & self._blocked):
            try:
                path = "/users/@me/guilds/{guild_id}"
                await internals.request(self._client, "DELETE", path, guild_id=guild)
                log.info("server %(guild)d is blocked and left", {"guild": guild})
            except REQUEST_ERRORS as error:
                self._looked_for -= {guild}
                fields = {"guild": guild, "error": failure_reason(error)}
                log.warning("server %(guild)d is blocked and not left: %(error)s", fields)
