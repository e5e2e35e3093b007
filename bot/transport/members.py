"""Members: who has left a server. Without the privileged intent, Discord says it one by one."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from datetime import timedelta

import aiohttp
import discord

from bot.model import GuildId, UserId
from bot.transport import internals
from bot.transport.tasks import finish

CACHED_SECONDS = 3_600
CACHED_MEMBERS = 5_000
"""For how long, and for how many people, an answer is believed."""

UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
"""Discord's codes for somebody who is not there."""


class Members:
    """Looks up members, each at most once an hour."""

    def __init__(self, client: discord.Client, within: timedelta) -> None:
        self._client = client
        self._within = within
        self._cache: OrderedDict[tuple[GuildId, UserId], float] = OrderedDict()

    async def departed(self, guild_id: GuildId, users: Sequence[UserId]) -> frozenset[UserId]:
        """Return which of `users` have left a server that the bot is a member of.

        Whoever cannot be looked up just now counts as present.
        """
        asking = {user: asyncio.create_task(self._has_left(guild_id, user)) for user in users}
        await finish(asking.values(), self._within)
        return frozenset(
            user for user, task in asking.items() if not task.cancelled() and task.result()
        )

    async def _has_left(self, guild_id: GuildId, user_id: UserId) -> bool:
        now = asyncio.get_running_loop().time()
        if self._cache.get((guild_id, user_id), 0) > now:
            return False
        path = "/guilds/{guild_id}/members/{user_id}"
        try:
            await internals.request(self._client, "GET", path, guild_id=guild_id, user_id=user_id)
        except discord.HTTPException as error:
            return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
        except (aiohttp.ClientError, OSError):
            return False
        self._cache[guild_id, user_id] = now + CACHED_SECONDS
        if len(self._cache) > CACHED_MEMBERS:
            self._cache.popitem(last=False)
        return False
