"""Files that come with a message: described, served, and refused beyond a limit."""

import io
import json
from datetime import UTC, datetime
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui

from .. import Channel, Person, Playground
from ..checks.messages import MOST_FILE_BYTES
from .bots import Bot, running
from .json_requests import V2

DESCRIPTION = "A line that rises <b>&"


async def test_a_picture_is_served_and_described(
    playground: Playground, alice: Person, general: Channel
) -> None:
    bot = Bot()

    @bot.tree.command(description="Send a picture")
    async def picture(interaction: discord.Interaction[Any]) -> None:
        view = ui.LayoutView()
        item = discord.MediaGalleryItem("attachment://graph.gif", description=DESCRIPTION)
        view.add_item(ui.MediaGallery(item))
        file = discord.File(io.BytesIO(b"GIF89a"), "graph.gif", description=DESCRIPTION)
        await interaction.response.send_message(view=view, file=file)

    async with running(bot, playground):
        message = (await alice.slash(general, "picture")).message
    file = message.attachment("graph.gif")
    assert (file.content_type, file.description) == ("image/gif", DESCRIPTION)
    (gallery,) = (each for each in message.components if each["type"] == 12)
    (shown,) = gallery["items"]
    assert shown["description"] == DESCRIPTION
    assert message.raw["attachments"][0]["url"] == shown["media"]["url"]
    async with (
        aiohttp.ClientSession() as session,
        session.get(shown["media"]["url"]) as response,
    ):
        assert (response.status, response.content_type) == (200, "image/gif")
        assert await response.read() == b"GIF89a"


async def test_an_embed_shows_an_attached_picture_with_its_size(
    playground: Playground, alice: Person, general: Channel
) -> None:
    bot = Bot()

    @bot.tree.command(description="Send a report")
    async def report(interaction: discord.Interaction[Any]) -> None:
        embed = discord.Embed(timestamp=datetime(2026, 5, 1, 12, tzinfo=UTC))
        embed.set_image(url="attachment://chart.gif").set_thumbnail(url="https://a.b/c.png")
        gif = b"GIF89a" + (320).to_bytes(2, "little") + (200).to_bytes(2, "little")
        await interaction.response.send_message(
            embed=embed, file=discord.File(io.BytesIO(gif), "chart.gif")
        )

    async with running(bot, playground):
        message = (await alice.slash(general, "report")).message
    [attachment], [embed] = message.raw["attachments"], message.raw["embeds"]
    assert (attachment["width"], attachment["height"]) == (320, 200)
    assert (embed["image"]["width"], embed["image"]["height"]) == (320, 200)
    assert embed["image"]["url"] == embed["image"]["proxy_url"] == attachment["url"]
    assert embed["thumbnail"]["url"] == "https://a.b/c.png"
    assert embed["timestamp"] == "2026-05-01T12:00:00.000000+00:00"


@pytest.mark.parametrize(
    ("size", "descriptions", "name", "code", "where"),
    [
        (MOST_FILE_BYTES + 1, ("", "x"), "a.png", 40005, None),
        (1, ("x" * 1_025, "x"), "a.png", 50035, "attachments"),
        (1, ("", "x" * 1_025), "a.png", 50035, "components"),
        (1, ("", ""), "a.png", 50035, "components"),
        (1, ("", "x"), "other.png", 50035, "components"),
        (MOST_FILE_BYTES, ("x" * 1_024, "x" * 1_024), "a.png", None, None),
    ],
)
async def test_a_file_beyond_a_limit_is_refused(
    playground: Playground,
    general: Channel,
    size: int,
    descriptions: tuple[str, str],
    name: str,
    code: int | None,
    where: str | None,
) -> None:
    attached, shown = descriptions
    item = {"media": {"url": f"attachment://{name}"}, "description": shown}
    body = {
        "flags": V2,
        "components": [{"type": 12, "items": [item]}],
        "attachments": [{"id": "0", "filename": "a.png", "description": attached}],
    }
    form = aiohttp.FormData()
    form.add_field("payload_json", json.dumps(body), content_type="application/json")
    form.add_field("files[0]", io.BytesIO(bytes(size)), filename="a.png")
    address = f"{playground.api_base}/channels/{general.id}/messages"
    headers = {"Authorization": f"Bot {playground.bot_token}"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.post(address, data=form) as response,
    ):
        answer = await response.json()
    assert answer.get("code") == code
    assert (answer["errors"].keys() if where else None) == ({where} if where else None)
