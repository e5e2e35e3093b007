"""The page of the settings panel that somebody looks at, as an interaction shows it."""

from dataclasses import replace

import discord

from bot.model import GuildId, GuildSettings
from bot.ui.answers import Interaction
from bot.ui.askers import caller_of, reader_words
from bot.ui.cards.components import Card
from bot.ui.cards.permissions import Standing, check_lines
from bot.ui.cards.settings import Section, check_card, settings_card


def settings_page(
    interaction: Interaction, guild: GuildId, section: Section, chosen: GuildSettings
) -> Card:
    """Draw one page of a server's settings for whoever asks."""
    words = reader_words(interaction)
    if section is Section.CHECK:
        standing = Standing(
            is_member=interaction.is_guild_integration(),
            in_thread=isinstance(interaction.channel, discord.Thread),
            permissions=interaction.app_permissions,
        )
        return check_card(
            guild, check_lines(standing, caller_of(interaction), chosen, words), words
        )
    known = interaction.client.get_guild(guild)
    return settings_card(guild, section, _still_there(chosen, known), words)


def _still_there(chosen: GuildSettings, guild: discord.Guild | None) -> GuildSettings:
    """Leave out channels and roles that are gone, which a select cannot show."""
    if guild is None or guild.unavailable:
        return chosen
    return replace(
        chosen,
        channels=frozenset(filter(guild.get_channel, chosen.channels)),
        roles=frozenset(filter(guild.get_role, chosen.roles)),
    )
