"""Invitations: who is asked to play, and whether they could answer where it is asked."""

from dataclasses import replace

import discord

from bot.errors import NobodyElseHere
from bot.service import Invited
from bot.ui.answers import Interaction
from bot.ui.askers import invited


def invitation(
    interaction: Interaction, opponent: discord.User | discord.Member | None
) -> Invited | None:
    """Return the opponent that a command or menu names, None if anyone here may join.

    Raises NobodyElseHere for an offer to anyone in the private conversation with the bot.
    """
    if opponent is None:
        if interaction.context.dm_channel:
            raise NobodyElseHere
        return None
    guest = invited(opponent)
    return replace(guest, sees_channel=guest.sees_channel and _is_here(interaction, opponent))


def _is_here(interaction: Interaction, person: discord.User | discord.Member) -> bool:
    """Whether somebody belongs to the server or the conversation, as far as Discord says it."""
    if interaction.guild_id is not None:
        return isinstance(person, discord.Member)  # Discord tells of no other as of a member.
    if interaction.context.dm_channel:
        return False
    recipients = getattr(interaction.channel, "recipients", None)
    return not recipients or any(each.id == person.id for each in recipients)
