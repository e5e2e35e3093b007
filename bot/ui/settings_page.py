"""The page of the settings panel that somebody looks at, as an interaction shows it."""

from dataclasses import replace

import discord

from bot.model import GuildId, GuildSettings
from bot.ui.answers import Interaction
from bot.ui.askers import caller_of, reader_words
from bot.ui.cards import Card
from bot.ui.cards.permissions import ChannelAccess
from bot.ui.cards.settings import settings_card
from bot.ui.custom_ids import Section


def settings_page(
    interaction: Interaction, guild: GuildId, section: Section, chosen: GuildSettings
) -> Card:
    """Draw one page of a server's settings for whoever asks."""
    access = ChannelAccess(
        is_member=interaction.is_guild_integration(),
        in_thread=isinstance(interaction.channel, discord.Thread),
        permissions=interaction.app_permissions.value,
    )
    known = _still_there(chosen, interaction.client.get_guild(guild))
    caller = caller_of(interaction)
    shown = chosen if section is Section.CHECK else known
    return settings_card(section, shown, access, caller, reader_words(interaction))


def _still_there(chosen: GuildSettings, guild: discord.Guild | None) -> GuildSettings:
    """Leave out channels and roles that are gone, which a select cannot show."""
    if guild is None or guild.unavailable:
        return chosen
    return replace(
        chosen,
        channels=frozenset(filter(guild.get_channel, chosen.channels)),
        roles=frozenset(filter(guild.get_role, chosen.roles)),
    )
