"""Who asks, and where: what an interaction says, in the model's terms."""

import discord

from bot.model import ChannelId, GuildId, Person, Place, UserId
from bot.service import Invited
from bot.ui.answers import Interaction
from bot.ui.texts import Words, texts


def place_of(interaction: Interaction) -> Place:
    """The channel where it happened. In a server, public words speak the server's language."""
    assert interaction.channel_id is not None
    locale = interaction.guild_locale or interaction.locale
    guild_id = None if interaction.guild_id is None else GuildId(interaction.guild_id)
    return Place(guild_id, ChannelId(interaction.channel_id), locale.value)


def person_of(user: discord.User | discord.Member) -> Person:
    """The player that a user becomes."""
    return Person(UserId(user.id), user.display_name)


def invited(user: discord.User | discord.Member) -> Invited:
    """The opponent that an option or a menu names, with what Discord resolved of them."""
    permissions = user.resolved_permissions if isinstance(user, discord.Member) else None
    return Invited(
        person_of(user),
        is_bot=user.bot,
        sees_channel=permissions is None or permissions.view_channel,
    )


def reader_words(interaction: Interaction) -> Words:
    """The words for private replies, in the reader's language."""
    return texts().in_locale(interaction.locale.value)
