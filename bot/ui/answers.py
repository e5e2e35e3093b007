"""Answering an interaction: one REST call each, with a card as it is.

discord.py's own `interaction.response` takes views, builds objects for every component and parses
the message that comes back; a move needs none of that.
"""

import json
import logging
from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Any

import discord
from discord.http import Route

from bot.model import ChannelId, MessageId, UserId
from bot.ui.components import Card, Component, attached, text, without_emoji
from bot.ui.wire import Wire

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

EPHEMERAL = 1 << 6
IS_COMPONENTS_V2 = 1 << 15

MESSAGE, UPDATE, FORM = 4, 7, 9
"""Interaction callback types: a new message; the message that was clicked; a form."""

INVALID_FORM_BODY = 50035
"""Discord's code for a message that it does not take as it is."""


async def post(interaction: Interaction, card: Card, *, pings: Sequence[UserId] = ()) -> MessageId:
    """Answer with a new message for everyone in the channel and return its id."""
    answered = await _respond(interaction, MESSAGE, _body(card, pings=pings), with_response=True)
    return MessageId(int(answered["resource"]["message"]["id"]))


async def whisper(interaction: Interaction, card: Card) -> None:
    """Answer with a message that only the person who asked can see."""
    await _respond(interaction, MESSAGE, _body(card, private=True))


async def whisper_file(interaction: Interaction, card: Card, name: str, content: bytes) -> None:
    """Answer with a file under a card, for the person who asked alone."""
    body = {"type": MESSAGE, "data": _body([*card, attached(name)], private=True)}
    body["data"]["attachments"] = [{"id": "0", "filename": name}]
    file = discord.File(BytesIO(content), name)
    parts: list[dict[str, Any]] = [
        {"name": "payload_json", "value": json.dumps(body), "content_type": "application/json"},
        {
            "name": "files[0]",
            "value": file.fp,
            "filename": name,
            "content_type": "application/octet-stream",
        },
    ]
    await interaction.client.http.request(_callback(interaction), form=parts, files=[file])


async def redraw(interaction: Interaction, card: Card, *, exactly: bool = False) -> None:
    """Answer a click by replacing the message that was clicked.

    `exactly` raises discord.HTTPException where Discord does not know an emoji in the card.
    """
    await _respond(interaction, UPDATE, _body(card), exactly=exactly)


async def open_form(interaction: Interaction, form: Component) -> None:
    """Answer a click by opening a form in front of the person who clicked."""
    body = {"type": FORM, "data": form}
    await interaction.client.http.request(_callback(interaction), json=body)


async def whisper_after(interaction: Interaction, card: Card) -> None:
    """Follow an answer with a message that only the person who asked can see."""
    await _wire(interaction).follow("POST", interaction, "", _body(card, private=True))


async def edit(client: discord.Client, channel: ChannelId, message: MessageId, card: Card) -> bool:
    """Replace a message of ours without an interaction; say whether that could be done.

    It cannot where the message or the channel is gone, or where the bot is no member. That is
    never an error of the game, which stays in the store.
    """
    route = Route(
        "PATCH",
        "/channels/{channel_id}/messages/{message_id}",
        channel_id=channel,
        message_id=message,
    )
    try:
        await _send(client, route, _body(card))
    except discord.HTTPException as error:
        log.info("message %d in channel %d not edited: %s", message, channel, error)
        return False
    return True


async def send(
    client: discord.Client, channel: ChannelId, card: Card, *, pings: Sequence[UserId] = ()
) -> bool:
    """Post a message without an interaction; say whether that could be done."""
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel)
    try:
        await _send(client, route, _body(card, pings=pings))
    except discord.HTTPException as error:
        log.info("no message sent to channel %d: %s", channel, error)
        return False
    return True


def saying(sentence: str) -> Card:
    """Make a card of one sentence."""
    return [text(sentence)]


def _body(card: Card, *, private: bool = False, pings: Sequence[UserId] = ()) -> dict[str, Any]:
    return {
        "components": card,
        "flags": IS_COMPONENTS_V2 | (EPHEMERAL if private else 0),
        "allowed_mentions": {"parse": [], "users": [str(user) for user in pings]},
    }


async def _respond(
    interaction: Interaction,
    kind: int,
    data: dict[str, Any],
    *,
    with_response: bool = False,
    exactly: bool = False,
) -> Any:
    return await _send(
        interaction.client,
        _callback(interaction),
        data,
        wrapped=lambda data: {"type": kind, "data": data},
        exactly=exactly,
        params={"with_response": "true" if with_response else "false"},
    )


def _callback(interaction: Interaction) -> Route:
    return Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        webhook_id=interaction.id,
        webhook_token=interaction.token,
    )


async def _send(
    client: discord.Client,
    route: Route,
    body: dict[str, Any],
    *,
    wrapped: Callable[[dict[str, Any]], dict[str, Any]] = lambda body: body,
    exactly: bool = False,
    **options: Any,
) -> Any:
    """Send a card; where Discord no longer knows one of its emoji, with their names instead."""
    try:
        return await client.http.request(route, json=wrapped(body), **options)
    except discord.HTTPException as error:
        plainer = without_emoji(body["components"])
        if exactly or error.code != INVALID_FORM_BODY or plainer == body["components"]:
            raise
    return await client.http.request(
        route, json=wrapped({**body, "components": plainer}), **options
    )
