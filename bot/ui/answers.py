"""Answering an interaction: one REST call each, with a card as it is.

discord.py's own `interaction.response` takes views, builds objects for every component and parses
the message that comes back; a move needs none of that.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import aiohttp
import discord
from discord.http import Route

from bot.model import ChannelId, MessageId, UserId
from bot.ui.arrivals import EPHEMERAL, Press, Pressed
from bot.ui.cards.components import Card, Component, text, without_emoji
from bot.ui.deferrals import Deferral, answer_later, is_deferred, note
from bot.ui.wire import Token, Unheard, Wire

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

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


async def defer(interaction: Interaction, *, private: bool = False) -> None:
    """Answer with a message that says that the bot is thinking; the real answer replaces it."""
    data = {"flags": EPHEMERAL if private else 0}
    callback = {"type": int(Deferral.MESSAGE), "data": data}
    await _wire(interaction.client).answer(interaction, callback)
    note(interaction, Deferral.MESSAGE, private=private)


async def defer_redraw(interaction: Interaction) -> None:
    """Answer a click with nothing yet; the real answer changes the message that was clicked."""
    await _wire(interaction.client).answer(interaction, {"type": int(Deferral.UPDATE)})
    note(interaction, Deferral.UPDATE)


async def redraw_meanwhile(interaction: Interaction, card: Card, *, its_own: bool = False) -> None:
    """Answer a click with a card for the time being; the real answer replaces it."""
    await _respond(interaction, UPDATE, _body(card), its_own=its_own)
    note(interaction, Deferral.UPDATE)


async def redraw(
    interaction: Interaction, card: Card, *, exactly: bool = False, its_own: bool = False
) -> None:
    """Answer a click by replacing the message that was clicked.

    `exactly` raises discord.HTTPException where Discord does not know an emoji in the card.
    `its_own` says that the message is known to show what the card shows. Where it is not, and does
    not have what was clicked either, the click is forged and the card is given in private.
    """
    await _respond(interaction, UPDATE, _body(card), exactly=exactly, its_own=its_own)


async def open_form(interaction: Interaction, form: Component) -> None:
    """Answer a click by opening a form in front of the person who clicked."""
    await _wire(interaction.client).answer(interaction, {"type": FORM, "data": form})


async def whisper_after(interaction: Interaction, card: Card) -> None:
    """Follow an answer with a message that only the person who asked can see."""

    async def follow(body: dict[str, Any]) -> None:
        await _wire(interaction.client).follow("POST", interaction, "", body)

    await _forgivingly(follow, _body(card, private=True))


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
    return await _unasked(client, route, _body(card)) is not None


async def edit_with(client: discord.Client, token: Token, card: Card) -> bool:
    """Replace the message of an interaction of ours; say whether that could be done."""
    try:
        await _forgivingly(lambda body: _wire(client).edit(token, body), _body(card))
    except (discord.HTTPException, Unheard) as error:
        log.info("the message of an interaction was not edited: %(error)s", {"error": error})
        return False
    return True


async def send(
    client: discord.Client, channel: ChannelId, card: Card, *, pings: Sequence[UserId] = ()
) -> MessageId | None:
    """Post a message without an interaction and return its id, None if that cannot be done."""
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel)
    sent = await _unasked(client, route, _body(card, pings=pings))
    return None if sent is None else MessageId(int(sent["id"]))


async def _unasked(client: discord.Client, route: Route, body: dict[str, Any]) -> Any:
    try:
        async with asyncio.timeout(_wire(client).limits.edit.total_seconds()):
            return await _forgivingly(lambda body: client.http.request(route, json=body), body)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        told = {"method": route.method, "path": route.path, "error": error}
        log.info("%(method)s %(path)s could not be done: %(error)r", told)
        return None


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
    its_own: bool = False,
) -> Any:
    if kind == UPDATE and not (its_own or _may_redraw(interaction)):
        kind, data = MESSAGE, {**data, "flags": data["flags"] | EPHEMERAL}

    async def answer(data: dict[str, Any]) -> Any:
        wire = _wire(interaction.client)
        if is_deferred(interaction):
            return await answer_later(wire, interaction, data, anew=kind == MESSAGE)
        callback = {"type": kind, "data": data}
        return await wire.answer(interaction, callback, with_response=with_response)

    return await (answer(data) if exactly else _forgivingly(answer, data))


def pressed_on(interaction: Interaction) -> Pressed | None:
    """Return the message that was clicked, None where nothing was."""
    return interaction.on if isinstance(interaction, Press) else None


def bears_what_was_pressed(interaction: Interaction) -> bool:
    """Return whether the message that was clicked has the component that was clicked."""
    message, data = pressed_on(interaction), interaction.data
    return message is not None and data is not None and message.bears(str(data.get("custom_id")))


def _may_redraw(interaction: Interaction) -> bool:
    """Whether the message that was clicked is for the one who clicked, or has what was clicked."""
    message = pressed_on(interaction)
    return message is not None and (message.is_private or bears_what_was_pressed(interaction))


async def _forgivingly(
    sending: Callable[[dict[str, Any]], Awaitable[Any]], body: dict[str, Any]
) -> Any:
    """Send a card; where Discord no longer knows one of its emoji, with their names instead."""
    try:
        return await sending(body)
    except discord.HTTPException as error:
        plainer = without_emoji(body["components"])
        if error.code != INVALID_FORM_BODY or plainer == body["components"]:
            raise
    return await sending({**body, "components": plainer})


def _wire(client: discord.Client) -> Wire:
    wire: Wire = client.wire  # type: ignore[attr-defined]  # Ours; its class imports this module.
    return wire
