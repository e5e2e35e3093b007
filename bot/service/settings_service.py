"""SettingsService: what servers choose for themselves."""

from collections.abc import Callable

from bot.model import GuildId, GuildSettings
from bot.model.errors import NotDone, Why
from bot.service.core import Service


class SettingsService(Service):
    """Reads and changes settings of servers, for those who may."""

    async def of_guild(self, guild: GuildId | None, *, may_manage: bool) -> GuildSettings:
        """Return a server's settings to one who may change them.

        Raises NotDone.
        """
        return await self._store.settings.of(_managed(guild, may_manage))

    async def change_guild(
        self,
        guild: GuildId | None,
        change: Callable[[GuildSettings], GuildSettings],
        *,
        may_manage: bool,
    ) -> GuildSettings:
        """Store what `change` makes of a server's settings and return it.

        Raises NotDone and what `change` raises; then nothing is stored.
        """
        return await self._store.settings.change(_managed(guild, may_manage), change)


def _managed(guild: GuildId | None, may_manage: bool) -> GuildId:
    if guild is None:
        raise NotDone(Why.SERVERS_ONLY)
    if not may_manage:
        raise NotDone(Why.NOT_MANAGER)
    return guild
