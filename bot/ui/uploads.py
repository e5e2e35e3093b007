"""Uploads: a file for the person who asked, at once or after a word of patience."""

import json
from io import BytesIO
from typing import Any

import discord
from discord.http import Route

from bot.ui.answers import IS_COMPONENTS_V2, Interaction, whisper_file
from bot.ui.components import Card, attached
from bot.ui.deferrals import is_deferred


async def whisper_upload(interaction: Interaction, card: Card, name: str, content: bytes) -> None:
    """Answer with a file under a card, for the person who asked alone.

    After a deferral, which must have been private, it takes the place of what waits.
    """
    if not is_deferred(interaction):
        await whisper_file(interaction, card, name, content)
        return
    body = {
        "components": [*card, attached(name)],
        "flags": IS_COMPONENTS_V2,
        "attachments": [{"id": "0", "filename": name}],
        "allowed_mentions": {"parse": []},
    }
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
    route = Route(
        "PATCH",
        "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
        webhook_id=interaction.application_id,
        webhook_token=interaction.token,
    )
    await interaction.client.http.request(route, form=parts, files=[file])
