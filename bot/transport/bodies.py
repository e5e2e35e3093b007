"""Bodies of messages: a card as Discord's API takes it."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord

from bot.model import UserId
from bot.transport.interaction_http import INVALID_FORM_BODY
from bot.transport.interaction_parser import EPHEMERAL
from bot.ui.components import Card, without_emoji
from bot.ui.reply import File

IS_COMPONENTS_V2 = 1 << 15

Body = dict[str, Any]


async def send_card(
    send: Callable[[Body], Awaitable[Any]],
    card: Card,
    *,
    private: bool = False,
    pings: Sequence[UserId] = (),
    file: File | None = None,
) -> Any:
    """Send the message that shows `card`, comes with `file` and pings nobody but `pings`.

    Where Discord no longer knows one of its emoji, it goes with their names instead.
    """
    message: Body = {
        "components": card,
        "flags": IS_COMPONENTS_V2 | (EPHEMERAL if private else 0),
        "allowed_mentions": {"parse": [], "users": [str(user) for user in pings]},
    }
    if file is not None:
        described = {"description": file.description} if file.description else {}
        message["attachments"] = [{"id": "0", "filename": file.name, **described}]
    try:
        return await send(message)
    except discord.HTTPException as error:
        plain = without_emoji(card)
        if error.code != INVALID_FORM_BODY or plain == card:
            raise
    return await send({**message, "components": plain})
