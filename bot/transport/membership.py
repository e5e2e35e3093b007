"""Membership: which servers the bot is in, as Discord says it."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import discord

from bot.model import GuildId
from bot.transport import internals
from bot.transport.failures import REQUEST_ERRORS, UnreadableAnswer

SERVERS_PAGE = 200
"""So many servers are in one answer of Discord's at most."""

NOT_A_MEMBER = 50001, 10004
"""Discord's codes for a server that the bot is not in, and for one that is deleted."""


async def is_member(client: discord.Client, guild: GuildId) -> bool | None:
    """Ask Discord whether the bot is in a server; None if it does not say."""
    try:
        await internals.request(client, "GET", "/guilds/{guild_id}", guild_id=guild)
    except discord.HTTPException as error:
        return False if error.code in NOT_A_MEMBER else None
    except REQUEST_ERRORS:
        return None
    return True


async def all_servers(client: discord.Client) -> frozenset[GuildId] | None:
    """Ask Discord for all servers that the bot is in; None unless it names every one."""
    try:
        return frozenset([GuildId(int(each["id"])) async for each in listed_servers(client)])
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
        params = {"limit": str(SERVERS_PAGE), "after": str(last)}
        async with asyncio.timeout(within.total_seconds() if within is not None else None):
            page = await internals.request(client, "GET", "/users/@me/guilds", params=params)
        if not isinstance(page, list):
            raise UnreadableAnswer
        for each in page:
            yield each
        if len(page) < SERVERS_PAGE:
            return
        before, last = last, int(page[-1]["id"])
        if last <= before:
            raise UnreadableAnswer
