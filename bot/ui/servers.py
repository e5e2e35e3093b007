"""What handlers ask of a server, and the page of its settings."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Protocol

from bot.model import ChannelId, GuildId, GuildSettings, RoleId, UserId
from bot.service.ratings import Departed
from bot.ui.button_ids import Section
from bot.ui.components import Card
from bot.ui.request import Request
from bot.ui.server_settings.panel_card import settings_card


class Servers(Protocol):
    """What is known of servers; the client in `transport/` knows it."""

    async def existing(
        self, guild_id: GuildId, channels: frozenset[ChannelId], roles: frozenset[RoleId]
    ) -> tuple[frozenset[ChannelId], frozenset[RoleId]]:
        """Return those channels and roles of a server that are still there, as far as known."""

    async def departed(self, guild_id: GuildId, users: Sequence[UserId]) -> frozenset[UserId]:
        """Return which of `users` have left a server that has added the bot."""

    async def emoji(self, guild_id: GuildId) -> Sequence[Mapping[str, Any]]:
        """Return the emoji of a server as they are now, none where the bot is no member."""


def departed_from(request: Request, servers: Servers) -> Departed:
    """Return who can say which people have left, nobody where the server has not added the bot."""
    return servers.departed if request.access.is_member else _nobody


async def _nobody(_: GuildId, __: Sequence[UserId]) -> frozenset[UserId]:
    return frozenset()


async def settings_page(
    request: Request, section: Section, chosen: GuildSettings, servers: Servers
) -> Card:
    """Draw one page of a server's settings for the person who asks."""
    guild_id = request.guild_id
    assert guild_id is not None
    # A select cannot show what is gone.
    channels, roles = await servers.existing(guild_id, chosen.channels, chosen.roles)
    present = replace(chosen, channels=channels, roles=roles)
    return settings_card(section, present, request.access, request.caller, request.words)
