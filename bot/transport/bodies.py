"""Bodies of messages: a card as Discord's API takes it."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.model import UserId
from bot.transport.interaction_parser import EPHEMERAL
from bot.ui.components import Card, without_emoji
from bot.ui.reply import File

IS_COMPONENTS_V2 = 1 << 15

Body = dict[str, Any]


def message_body(
    card: Card,
    *,
    private: bool = False,
    pings: Sequence[UserId] = (),
    file: File | None = None,
) -> Body:
    """Return the message that shows `card`, comes with `file` and pings nobody but `pings`."""
    body: Body = {
        "components": card,
        "flags": IS_COMPONENTS_V2 | (EPHEMERAL if private else 0),
        "allowed_mentions": {"parse": [], "users": [str(user) for user in pings]},
    }
    if file is not None:
        described = {"description": file.description} if file.description else {}
        body["attachments"] = [{"id": "0", "filename": file.name, **described}]
    return body


def without_emoji_in(body: Mapping[str, Any] | None) -> Mapping[str, Any] | None:
    """Return a message, or an answer with one, with the names of emoji in their place."""
    if body is None:
        return None
    if "data" in body:
        return {**body, "data": without_emoji_in(body["data"])}
    if "components" not in body:
        return body
    return {**body, "components": without_emoji(body["components"])}
