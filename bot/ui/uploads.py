"""Uploads: a file for the person who asked, at once or after a word of patience."""

import json
from io import BytesIO
from typing import Any

import discord
from discord.http import Route

from bot.ui.answers import IS_COMPONENTS_V2, MESSAGE, Interaction
from bot.ui.arrivals import EPHEMERAL
from bot.ui.cards.components import Card, file
from bot.ui.deferrals import is_deferred


async def whisper_upload(interaction: Interaction, card: Card, name: str, content: bytes) -> None:
    """Answer with a file under a card, for the person who asked alone.

    After a deferral, which must have been private, it takes the place of what waits.
    """
    message = {
        "components": [*card, file(name)],
        "flags": IS_COMPONENTS_V2 | EPHEMERAL,
        "attachments": [{"id": "0", "filename": name}],
        "allowed_mentions": {"parse": []},
    }
    if is_deferred(interaction):
        route = Route(
            "PATCH",
            "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
            webhook_id=interaction.application_id,
            webhook_token=interaction.token,
        )
        # Who sees it was settled by the deferral.
        await _send(interaction, route, message | {"flags": IS_COMPONENTS_V2}, name, content)
        return
    route = Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        webhook_id=interaction.id,
        webhook_token=interaction.token,
    )
    await _send(interaction, route, {"type": MESSAGE, "data": message}, name, content)


async def _send(
    interaction: Interaction, route: Route, body: dict[str, Any], name: str, content: bytes
) -> None:
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
    await interaction.client.http.request(route, form=parts, files=[file])
