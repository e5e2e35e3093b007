"""SettingsService: what servers and people choose for themselves."""

from collections.abc import Callable

from bot.model import GuildId, GuildSettings, Preferences, UserId
from bot.model.errors import NotDone, Why
from bot.store import Store


class SettingsService:
    """Reads and changes settings. Any method may raise StoreUnavailable."""

    def __init__(self, store: Store) -> None:
        self._store = store

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

    async def of_person(self, user: UserId) -> Preferences:
        """Return what a person prefers."""
        return await self._store.people.preferences(user)

    async def change_person(
        self, user: UserId, change: Callable[[Preferences], Preferences]
    ) -> Preferences:
        """Store what `change` makes of a person's preferences and return it."""
        return await self._store.people.change_preferences(user, change)


def _managed(guild: GuildId | None, may_manage: bool) -> GuildId:
    if guild is None:
        raise NotDone(Why.SERVERS_ONLY)
    if not may_manage:
        raise NotDone(Why.NOT_MANAGER)
    return guild
