"""Discord's servers: what handlers ask of one, as Discord says it.

Without the privileged intent, Discord tells of members one by one.
"""

import asyncio
from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any, TypeVar

import discord
from cachetools import TTLCache

from bot.model import ChannelId, GuildId, RoleId, UserId
from bot.settings import is_link
from bot.transport import internals
from bot.transport.failures import REQUEST_ERRORS
from bot.transport.tasks import finish
from bot.ui.servers import Links

CACHED_SECONDS = 3_600
CACHED_MEMBERS = 5_000
"""For how long, and for how many people, an answer is believed."""

UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
"""Discord's codes for somebody who is not there."""

Id = TypeVar("Id", ChannelId, RoleId)


class DiscordServers:
    """The `Servers` that a client is in. Each member is looked up at most once an hour.

    `links` are those of the settings; the application has the others.
    """

    def __init__(self, client: discord.Client, within: timedelta, links: Links) -> None:
        self._client = client
        self._within = within
        self._links = links
        self._present = TTLCache[tuple[GuildId, UserId], None](CACHED_MEMBERS, CACHED_SECONDS)

    async def existing(
        self, guild_id: GuildId, channels: frozenset[ChannelId], roles: frozenset[RoleId]
    ) -> tuple[frozenset[ChannelId], frozenset[RoleId]]:
        """Return those channels and roles of a server that are still there, as far as known."""
        return (
            await self._still_there("channels", guild_id, channels),
            await self._still_there("roles", guild_id, roles),
        )

    async def departed(self, guild_id: GuildId, users: Sequence[UserId]) -> frozenset[UserId]:
        """Return which of `users` have left a server that the bot is a member of.

        Whoever cannot be looked up just now counts as present.
        """
        asking = {user: asyncio.create_task(self._has_left(guild_id, user)) for user in users}
        await finish(asking.values(), self._within)
        return frozenset(
            user for user, task in asking.items() if not task.cancelled() and task.result()
        )

    def links(self) -> Links:
        """Return where the help leads: the application's addresses are those of the login."""
        application = self._client.application
        if application is None:
            return self._links
        urls = application.privacy_policy_url, application.terms_of_service_url
        privacy, terms = (url if url and is_link(url) else None for url in urls)
        return self._links._replace(privacy=privacy, terms=terms)

    async def emoji(self, guild_id: GuildId) -> Sequence[Mapping[str, Any]]:
        """Return the emoji of a server as they are now, none where the bot is no member."""
        return await self._listed("emojis", guild_id) or ()

    async def _still_there(self, what: str, guild_id: GuildId, ids: frozenset[Id]) -> frozenset[Id]:
        listed = await self._listed(what, guild_id) if ids else None
        if listed is None:
            return ids
        there = {int(each["id"]) for each in listed}
        return frozenset(each for each in ids if each in there)

    async def _listed(self, what: str, guild_id: GuildId) -> list[dict[str, Any]] | None:
        """Return what a server has, None where the bot is no member or Discord does not say it."""
        path = f"/guilds/{{guild_id}}/{what}"
        try:
            async with asyncio.timeout(self._within.total_seconds()):
                listed = await internals.request(self._client, "GET", path, guild_id=guild_id)
        except REQUEST_ERRORS:
            return None
        is_list = isinstance(listed, list) and all(isinstance(each, dict) for each in listed)
        return listed if is_list and all("id" in each for each in listed) else None

    async def _has_left(self, guild_id: GuildId, user_id: UserId) -> bool:
        if (guild_id, user_id) in self._present:
            return False
        path = "/guilds/{guild_id}/members/{user_id}"
        try:
            await internals.request(self._client, "GET", path, guild_id=guild_id, user_id=user_id)
        except discord.HTTPException as error:
            return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
        except REQUEST_ERRORS:
            return False
        self._present[guild_id, user_id] = None
        return False
