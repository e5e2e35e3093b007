"""What handlers ask of a server."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from bot.model import ChannelId, GuildId, RoleId, UserId


class Policies(NamedTuple):
    """The addresses of the host's privacy policy and terms, each None if there is none."""

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

    def policies(self) -> Policies:
        """Return where to read what the host has written for players."""

    async def emoji(self, guild_id: GuildId) -> Sequence[Mapping[str, Any]]:
        """Return the emoji of a server as they are now, none where the bot is no member."""
