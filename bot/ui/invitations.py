"""Invitations: who is asked to play, and whether they could answer where it is asked."""

from dataclasses import replace

import discord

from bot.model.errors import NobodyElseHere
from bot.service import Invited
from bot.ui.answers import Interaction
from bot.ui.askers import asker, invited


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
        # Of a member Discord tells what they may do here; surely so where the bot is one itself.
        return isinstance(person, discord.Member) or not interaction.is_guild_integration()
    if interaction.context.dm_channel:
        return False
    # Of two people who talk to each other Discord tells; of a group it does not.
    recipients = {each.id for each in getattr(interaction.channel, "recipients", ())}
    others = recipients - {asker(interaction)}
    return not others or person.id in others
