"""Who asks, and where: what an interaction says, in the model's terms."""

import discord

from bot.model import Caller, ChannelId, GuildId, InteractionId, Person, Place, RoleId, UserId
from bot.service import Invited
from bot.ui.answers import Interaction
from bot.ui.arrivals import Press
from bot.ui.text.texts import Words, texts


def caller_of(interaction: Interaction) -> Caller:
    """Who asks for something, and where.

    In a server, public words speak the server's language; elsewhere the reader's.
    """
    channel, user = here(interaction)
    locale = interaction.guild_locale or interaction.locale
    guild_id = None if interaction.guild_id is None else GuildId(interaction.guild_id)
    rooms = {channel}
    if isinstance(interaction.channel, discord.Thread):
        rooms.add(ChannelId(interaction.channel.parent_id))
    asking = interaction.user
    roles = [role.id for role in asking.roles] if isinstance(asking, discord.Member) else []
    return Caller(
        InteractionId(interaction.id),
        Place(guild_id, channel, locale.value),
        Person(user, asking.display_name),
        channels=frozenset(rooms),
        roles=frozenset(map(RoleId, roles)),
    )


def asker(interaction: Interaction) -> UserId:
    """The person asking, where no more is needed."""
    return interaction.by if isinstance(interaction, Press) else UserId(interaction.user.id)


def here(interaction: Interaction) -> tuple[ChannelId, UserId]:
    """The channel and the person, where no more is needed."""
    assert interaction.channel_id is not None
    return ChannelId(interaction.channel_id), asker(interaction)


def is_manager(interaction: Interaction) -> bool:
    """Whether the person asking may change the server's settings, as Discord says it now."""
    held = interaction.permissions
    return held.manage_guild or held.administrator


def invited(user: discord.User | discord.Member) -> Invited:
    """The opponent that an option or a menu names, with what Discord resolved of them."""
    permissions = user.resolved_permissions if isinstance(user, discord.Member) else None
    return Invited(
        Person(UserId(user.id), user.display_name),
        is_bot=user.bot,
        sees_channel=permissions is None or permissions.view_channel,
    )


def reader_words(interaction: Interaction) -> Words:
    """The words for private replies, in the reader's language."""
    return texts().in_locale(interaction.locale.value)
