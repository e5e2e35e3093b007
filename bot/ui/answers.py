"""Answering an interaction: one REST call each, with a card as it is.

discord.py's own `interaction.response` takes views, builds objects for every component and parses
the message that comes back; a move needs none of that. Its HTTP client does the rest: rate limits,
retries and errors.
"""

import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord.http import Route

from bot.model import ChannelId, MessageId, UserId
from bot.ui.components import Card, text

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

EPHEMERAL = 1 << 6
IS_COMPONENTS_V2 = 1 << 15

MESSAGE, UPDATE = 4, 7
"""Interaction callback types: a new message; the message that was clicked."""


async def post(interaction: Interaction, card: Card, *, pings: Sequence[UserId] = ()) -> MessageId:
    """Answer with a new message for everyone in the channel and return its id."""
    answered = await _respond(interaction, MESSAGE, _body(card, pings=pings), with_response=True)
    return MessageId(int(answered["resource"]["message"]["id"]))


async def whisper(interaction: Interaction, card: Card) -> None:
    """Answer with a message that only the person who asked can see."""
    await _respond(interaction, MESSAGE, _body(card, private=True))


async def redraw(interaction: Interaction, card: Card) -> None:
    """Answer a click by replacing the message that was clicked."""
    await _respond(interaction, UPDATE, _body(card))


async def whisper_after(interaction: Interaction, card: Card) -> None:
    """Follow an answer with a message that only the person who asked can see."""
    route = Route(
        "POST",
        "/webhooks/{webhook_id}/{webhook_token}",
        webhook_id=interaction.application_id,
        webhook_token=interaction.token,
    )
    await interaction.client.http.request(route, json=_body(card, private=True))


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
        await client.http.request(route, json=_body(card))
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
        await client.http.request(route, json=_body(card, pings=pings))
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
    interaction: Interaction, kind: int, data: dict[str, Any], *, with_response: bool = False
) -> Any:
    route = Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        webhook_id=interaction.id,
        webhook_token=interaction.token,
    )
    return await interaction.client.http.request(
        route,
        json={"type": kind, "data": data},
        params={"with_response": "true" if with_response else "false"},
    )
