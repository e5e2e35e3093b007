"""Membership: which servers the bot is in, as Discord says it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from datetime import timedelta
from typing import Any

import discord

from bot.model import GuildId
from bot.transport import internals
from bot.transport.failures import REQUEST_ERRORS, UnreadableAnswer

PAGE = 200
"""So many servers are in one answer of Discord's at most."""

NOT_A_MEMBER = 50001, 10004
"""Discord's codes for a server that the bot is not in, and for one that is deleted."""


class Membership:
    """The servers of a client. `removed_from` are those that removed it, until that is noted.

    Discord says so by the gateway alone; a server in an outage is none of them.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self.removed_from: set[GuildId] = set()
        self._changed = asyncio.Event()

    def note_removed(self, guild: GuildId) -> None:
        """Take note that a server removed the bot."""
        self.removed_from.add(guild)
        self._changed.set()

    async def wait(self, longest: timedelta) -> None:
        """Wait until a server removes the bot, at most so long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(longest.total_seconds()):
                await self._changed.wait()
        self._changed.clear()

    def is_connected_to(self, guild: GuildId) -> bool:
        """Return whether the gateway says here that the bot is in a server."""
        return self._client.get_guild(guild) is not None

    async def contains(self, guild: GuildId) -> bool | None:
        """Ask Discord whether the bot is in a server; None if it does not say."""
        try:
            await internals.request(self._client, "GET", "/guilds/{guild_id}", guild_id=guild)
        except discord.HTTPException as error:
            return False if error.code in NOT_A_MEMBER else None
        except REQUEST_ERRORS:
            return None
        return True

    async def listed(self) -> frozenset[GuildId] | None:
        """Ask Discord for all servers that the bot is in; None unless it names every one."""
        try:
            return frozenset(
                [GuildId(int(each["id"])) async for each in listed_servers(self._client)]
            )
        except (*REQUEST_ERRORS, KeyError, TypeError, ValueError):
            return None


async def listed_servers(
    client: discord.Client, within: timedelta | None = None
) -> AsyncIterator[Any]:
    """Ask Discord for the servers that a bot is in, each page `within` that time.

    What it says of each may be anything. Raises one of `REQUEST_ERRORS`, or UnreadableAnswer where
    the list cannot be read or does not end.
    """
    last = 0
    while True:
        params = {"limit": str(PAGE), "after": str(last)}
        async with asyncio.timeout(within.total_seconds() if within is not None else None):
            page = await internals.request(client, "GET", "/users/@me/guilds", params=params)
        if not isinstance(page, list):
            raise UnreadableAnswer
        for each in page:
            yield each
        if len(page) < PAGE:
            return
        before, last = last, int(page[-1]["id"])
        if last <= before:
            raise UnreadableAnswer
