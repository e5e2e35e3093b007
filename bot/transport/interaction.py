"""Interaction: a request that is being answered."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from http import HTTPStatus
from typing import Any, Protocol

import discord

from bot.transport.interaction_http import AnsweredElsewhere, DiscordUnreachable, InteractionHttp
from bot.transport.interaction_parser import Token
from bot.ui.reply import Defer, File
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


class WaitingResponse(Protocol):
    """The HTTP response that Discord waits for, where interactions come by HTTP."""

    async def send(self, callback: Mapping[str, Any], file: File | None) -> bool | None:
        """Send an answer; return whether it went out, None if it must be posted instead."""

    def end(self, status: HTTPStatus) -> None:
        """Send a status without an answer, unless a response was sent already."""


@dataclass(slots=True)
class Interaction:
    """A request, the token that answers it, and what stands in the answer's place by now.

    After an update of the clicked message that is `Defer.UPDATE`, too: what follows goes the same
    way. `response` is None where the interaction came by the gateway.
    """

    request: Request
    token: Token
    response: WaitingResponse | None = None
    deferred: Defer | None = None
    has_interim_card: bool = False


async def respond(
    http: InteractionHttp,
    interaction: Interaction,
    kind: CallbackType,
    data: Mapping[str, Any],
    deferred: Defer | None = None,
    *,
    file: File | None = None,
    with_response: bool = False,
    is_last: bool = False,
) -> Any:
    """Send the first response, after which the interaction is `deferred`.

    Where nothing follows it (`is_last`) and its fate need not be known, it goes by the HTTP
    response that waits for it. `with_response` returns what Discord made of it. Raises
    discord.HTTPException, DiscordUnreachable or AnsweredElsewhere.
    """
    callback = {"type": kind, "data": data}
    try:
        if interaction.response is not None:
            is_sent = await interaction.response.send(callback, file) if is_last else None
            if is_sent:
                return None
            if is_sent is False:
                raise DiscordUnreachable(may_be_done=True)
            interaction.response.end(HTTPStatus.ACCEPTED)
        answered = await http.answer(
            interaction.token, callback, file=file, with_response=with_response
        )
    except DiscordUnreachable as error:
        if error.may_be_done:  # If it is not, the time for a first response is over anyway.
            interaction.deferred = deferred
        raise
    interaction.deferred = deferred
    return answered
