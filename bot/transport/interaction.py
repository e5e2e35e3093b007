"""Interaction: a request that is being answered."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import discord

from bot.transport.interaction_http import AnsweredElsewhere, DiscordUnreachable, InteractionHttp
from bot.transport.interaction_parser import Token
from bot.ui.reply import Defer
from bot.ui.request import Request

Unanswered = (discord.HTTPException, DiscordUnreachable, AnsweredElsewhere)
"""What says that Discord did not take an answer of ours."""


class CallbackType(IntEnum):
    """How an interaction is answered, as Discord numbers it."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    FORM = 9


@dataclass(slots=True)
class Interaction:
    """A request, the token that answers it, and what stands in the answer's place by now.

    After an update of the clicked message that is `Defer.UPDATE`, too: what follows goes the same
    way.
    """

    request: Request
    token: Token
    deferred: Defer | None = None
    has_interim_card: bool = False


async def respond(
    http: InteractionHttp,
    interaction: Interaction,
    kind: CallbackType,
    data: Mapping[str, Any],
    deferred: Defer,
) -> None:
    """Send the first response, after which the interaction is `deferred`.

    Raises discord.HTTPException, DiscordUnreachable or AnsweredElsewhere.
    """
    try:
        await http.answer(interaction.token, {"type": kind, "data": data})
    except DiscordUnreachable as error:
        if error.may_be_done:  # If it is not, the time for a first response is over anyway.
            interaction.deferred = deferred
        raise
    interaction.deferred = deferred
