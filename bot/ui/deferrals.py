"""Deferrals: an interaction that was answered for the time being, and how the real answer comes.

A first answer cannot be given twice. Once there was one, a new message takes the place of the
waiting one or follows it, and a redrawing becomes an edit; whoever answers need not know.
"""

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

import discord

from bot.ui.arrivals import EPHEMERAL
from bot.ui.wire import Wire

_DEFERRED = "deferred"
_ORIGINAL = "/messages/@original"


class Deferral(IntEnum):
    """What stands in the place of the answer, as Discord's callback types number it."""

    MESSAGE = 5
    """A message that says that the bot is thinking."""
    UPDATE = 6
    """The message that was clicked, as it was or with a word of patience."""


def note(
    interaction: discord.Interaction[Any], deferral: Deferral, *, private: bool = False
) -> None:
    """Remember that an interaction was answered for the time being."""
    interaction.extras[_DEFERRED] = deferral, private


def is_deferred(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the interaction was answered for the time being."""
    return _DEFERRED in interaction.extras


async def answer_later(
    wire: Wire, interaction: discord.Interaction[Any], data: Mapping[str, Any], *, anew: bool
) -> Any:
    """Give the real answer after a deferral: a new message (`anew`), or the clicked one redrawn.

    Returns what a first answer does. Raises discord.HTTPException or Unheard.
    """
    deferral, was_private = interaction.extras[_DEFERRED]
    flags = int(data.get("flags", 0))
    private = bool(flags & EPHEMERAL)
    if anew and (deferral is Deferral.UPDATE or private != was_private):
        if deferral is Deferral.MESSAGE:
            # What waits for the answer is seen by everybody, and the answer is not for them.
            await wire.follow("DELETE", interaction, _ORIGINAL)
        message = await wire.follow("POST", interaction, "", data)
    else:
        edit = {**data, "flags": flags & ~EPHEMERAL}
        message = await wire.follow("PATCH", interaction, _ORIGINAL, edit)
    return {"resource": {"message": message}}
