"""The application's own emoji: uploaded, renamed, used, served and deleted."""

import base64

import aiohttp
import discord
import pytest

from .. import Channel, Person, Playground
from .conftest import Api
from .json_requests import V2, button, paths, refused, row
from .page.page_bot import PIXEL

GIF = b"GIF89a\x01\x00\x01\x00\x00\x00\x00;"


def uri(content: bytes = PIXEL, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


async def test_an_emoji_lives_from_its_upload_to_its_end(playground: Playground) -> None:
    discord.http.Route.BASE = playground.api_base
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(playground.bot_token)
        made = await client.create_application_emoji(name="mark_x", image=PIXEL)
        moving = await client.create_application_emoji(name="mark_o", image=GIF)
        assert (made.animated, moving.animated) == (False, True)
        assert str(moving) == f"<a:mark_o:{moving.id}>"
        assert [each.name for each in await client.fetch_application_emojis()] == [
            "mark_x",
            "mark_o",
        ]
        again = await client.fetch_application_emoji(made.id)
        assert again.user == client.user
        assert (await again.edit(name="mark_x2")).name == "mark_x2"
        async with aiohttp.ClientSession() as http:
            for address in (f"/emojis/{made.id}", f"/emojis/{made.id}.webp"):
                async with http.get(playground.url + address) as got:
                    assert (await got.read(), got.content_type) == (PIXEL, "image/png")
            await again.delete()
            async with http.get(playground.url + address) as got:
                assert got.status == 404
        with pytest.raises(discord.NotFound, match="Unknown Emoji"):
            await client.fetch_application_emoji(made.id)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"name": "x"}, "name"),
        ({"name": "x" * 33}, "name"),
        ({"name": "mark-x"}, "name"),
        ({"name": "taken"}, "name"),
        ({"name": None}, "name"),
        ({"image": None}, "image"),
        ({"image": "https://a.b/c.png"}, "image"),
        ({"image": uri(b"no picture")}, "image"),
        ({"image": uri() + "*"}, "image"),
        ({"image": uri(PIXEL + b"\0" * (256 * 1024))}, "image"),
    ],
)
async def test_wrong_names_and_pictures_are_refused(
    playground: Playground, api: Api, change: dict[str, object], where: str
) -> None:
    here = f"/applications/{playground.application_id}/emojis"
    await api("POST", here, {"name": "taken", "image": uri()})
    body = {"name": "fresh", "image": uri()} | change
    assert paths(await refused(api, "POST", here, body)) == {where}
    assert len((await api("GET", here))["items"]) == 1


async def test_an_application_has_two_thousand_at_most(playground: Playground, api: Api) -> None:
    here = f"/applications/{playground.application_id}/emojis"
    first = await api("POST", here, {"name": "first", "image": uri()})
    emojis = playground.world.application.emojis
    emojis |= {number: emojis[int(first["id"])] for number in range(1, 2000)}
    error = await refused(api, "POST", here, {"name": "last", "image": uri()})
    assert (error.status, error.code) == (400, 30008)
    other = "/applications/1/emojis"
    assert (await refused(api, "GET", other)).code == 20012


async def test_uploads_can_fail_on_request(playground: Playground, api: Api) -> None:
    here = f"/applications/{playground.application_id}/emojis"
    playground.faults.refuse("POST /applications/*/emojis", code=30008)
    assert (await refused(api, "POST", here, {"name": "mark", "image": uri()})).code == 30008
    await api("POST", here, {"name": "mark", "image": uri()})


async def test_components_show_emoji_that_the_application_has(
    playground: Playground, api: Api, alice: Person, general: Channel
) -> None:
    here = f"/applications/{playground.application_id}/emojis"
    made = await api("POST", here, {"name": "mark_x", "image": uri()})
    by_id = {"id": made["id"]}
    choice = {"label": "One", "value": "1", "emoji": by_id}
    select = {"type": 3, "custom_id": "s", "options": [choice]}
    body = {"flags": V2, "components": [row(button(emoji=by_id)), row(select)]}
    path = f"/channels/{general.id}/messages"
    await api("POST", path, body)
    whole = by_id | {"name": "mark_x", "animated": False}
    message = alice.messages(general)[-1]
    assert message.components[1]["emoji"] == whole
    assert message.components[3]["options"][0]["emoji"] == whole
    await api("DELETE", f"{here}/{made['id']}")
    assert paths(await refused(api, "POST", path, body)) == {
        "components.0.components.0.emoji.id",
        "components.1.components.0.options.0.emoji.id",
    }
