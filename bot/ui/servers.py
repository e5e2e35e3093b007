"""What handlers ask of a server."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from bot.model import ChannelId, GuildId, RoleId, UserId


class Links(NamedTuple):
    """Addresses that the host names for players, each None if there is none."""

    support: str | None = None
    source: str | None = None
    privacy: str | None = None
    terms: str | None = None


class Servers(Protocol):
    """What is known of servers; `transport/discord_servers.py` knows it."""

    async def existing(
        self, guild_id: GuildId, channels: frozenset[ChannelId], roles: frozenset[RoleId]
    ) -> tuple[frozenset[ChannelId], frozenset[RoleId]]:
        """Return those channels and roles of a server that are still there, as far as known."""

    async def departed(self, guild_id: GuildId, users: Sequence[UserId]) -> frozenset[UserId]:
        """Return which of `users` have left a server that has added the bot."""

    def links(self) -> Links:
        """Return where players find help, the bot's source and what the host has written."""

    async def emoji(self, guild_id: GuildId) -> Sequence[Mapping[str, Any]]:
        """Return the emoji of a server as they are now, none where the bot is no member."""
