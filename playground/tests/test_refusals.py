"""What Discord refuses in messages and their components, and its error codes."""

from typing import Any

import aiohttp
import pytest

from .. import Channel, Person, Playground
from .conftest import Api
from .json_requests import V2, button, paths, refused, row, text

OPTION = {"label": "One", "value": "1"}


def select(**more: Any) -> dict[str, Any]:
    raw = {"type": 3, "custom_id": "s", "options": [OPTION]} | more
    return {key: value for key, value in raw.items() if value is not None}


def card(*components: Any) -> dict[str, Any]:
    return {"type": 17, "components": list(components)}


def section(*components: Any, accessory: Any) -> dict[str, Any]:
    return {"type": 9, "components": list(components), "accessory": accessory}


GOOD_V2: list[list[dict[str, Any]]] = [
    [text()],
    [text("x" * 4000)],
    [card(text(), row(*(button(str(n)) for n in range(5))))],
    [card(*(row(*(button(f"{r}{c}") for c in range(5))) for r in range(6)), text(), text())],
    [section(text(), accessory=button())],
    [section(text(), accessory={"type": 11, "media": {"url": "https://a.b/c.png"}})],
    [{"type": 14, "spacing": 2, "divider": False}, text()],
    [row(select(options=[OPTION | {"value": str(n)} for n in range(25)], max_values=25))],
    [row({"type": 5, "custom_id": "u", "max_values": 25, "min_values": 0})],
    [row(button(None, "Link", style=5, url="https://example.org"))],
    [row(button("x" * 100, "y" * 80))],
    [row(button(label=None, emoji={"name": "❌"}))],
    [row(button("a", "a"), button("b", "b", disabled=True))],
]


@pytest.mark.parametrize("components", GOOD_V2)
async def test_good_components_are_taken(
    api: Api, general: Channel, components: list[dict[str, Any]]
) -> None:
    body = {"flags": V2, "components": components}
    message = await api("POST", f"/channels/{general.id}/messages", body)
    assert message["flags"] & V2
    assert all(component["id"] for component in message["components"])


FIRST = "components.0.components.0"
BAD_V2: list[tuple[list[Any], set[str]]] = [
    ([row(button(None))], {FIRST + ".custom_id"}),
    ([row(button(""))], {FIRST + ".custom_id"}),
    ([row(button("x" * 101))], {FIRST + ".custom_id"}),
    ([row(button("a"), button("a"))], {"components.0.components.1.custom_id"}),
    (
        [row(button("a")), card(row(button("a")))],
        {"components.1.components.0.components.0.custom_id"},
    ),
    ([row(button(label="x" * 81))], {FIRST + ".label"}),
    ([row(button(label=None))], {FIRST}),
    ([row(button(label=" \n"))], {FIRST}),
    ([row(button(style=7))], {FIRST + ".style"}),
    ([row(button(style=None))], {FIRST + ".style"}),
    ([row(button(style=5))], {FIRST + ".custom_id", FIRST + ".url"}),
    ([row(button(url="https://a.b"))], {FIRST + ".url"}),
    ([row(button(None, style=5, url="ftp://a.b"))], {FIRST + ".url"}),
    ([row(button(None, style=5, url="https://a.b/" + "x" * 512))], {FIRST + ".url"}),
    ([row(button(emoji={"name": "not an emoji"}))], {FIRST + ".emoji.name"}),
    ([row(button(emoji={"name": ":x:"}))], {FIRST + ".emoji.name"}),
    ([row(button(emoji={"name": "❌❌"}))], {FIRST + ".emoji.name"}),
    ([row(button(emoji={"id": "123", "name": "x"}))], {FIRST + ".emoji.id"}),
    ([row(button(disabled="yes"))], {FIRST + ".disabled"}),
    ([row(*(button(str(n)) for n in range(6)))], {"components.0"}),
    ([row()], {"components.0.components"}),
    ([row(button(), select())], {"components.0"}),
    ([row(text())], {FIRST + ".type"}),
    ([button()], {"components.0.type"}),
    ([{"type": 99}], {"components.0.type"}),
    (["row"], {"components.0"}),
    ([text("")], {"components.0.content"}),
    ([text("x" * 4001)], {"components.0.content"}),
    ([text("x" * 2001), card(text("x" * 2000))], {"components"}),
    ([text() for _ in range(41)], {"components"}),
    ([card(*(row(*(button(f"{r}{c}") for c in range(5))) for r in range(7)))], {"components"}),
    ([card(card(text()))], {FIRST + ".type"}),
    ([card()], {"components.0.components"}),
    ([card(text()) | {"accent_color": 1 << 24}], {"components.0.accent_color"}),
    ([section(text(), accessory=None)], {"components.0.accessory"}),
    ([section(*[text()] * 4, accessory=button())], {"components.0.components"}),
    ([section(row(button()), accessory=button("b"))], {FIRST + ".type"}),
    ([row(select(options=[]))], {FIRST + ".options"}),
    ([row(select(options=None))], {FIRST + ".options"}),
    (
        [row(select(options=[OPTION | {"value": str(n)} for n in range(26)]))],
        {FIRST + ".options"},
    ),
    ([row(select(options=[OPTION, OPTION]))], {FIRST + ".options.1.value"}),
    ([row(select(options=[{"label": "x" * 101, "value": "1"}]))], {FIRST + ".options.0.label"}),
    ([row(select(options=[{"label": "x"}]))], {FIRST + ".options.0.value"}),
    (
        [row(select(options=[OPTION | {"description": "x" * 101}]))],
        {FIRST + ".options.0.description"},
    ),
    ([row(select(placeholder="x" * 151))], {FIRST + ".placeholder"}),
    ([row(select(min_values=2, max_values=1))], {FIRST + ".min_values"}),
    ([row(select(max_values=2))], {FIRST + ".max_values"}),
    ([row(select(max_values=26))], {FIRST + ".max_values"}),
    ([row(select(), select(custom_id="t"))], {"components.0"}),
    ([{"type": 12, "items": []}], {"components.0.items"}),
    (
        [{"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}],
        {"components.0.items.0.media.url"},
    ),
    ([{"type": 13, "file": {"url": "https://a.b/c"}}], {"components.0.file.url"}),
    ([{"type": 14, "spacing": 3}], {"components.0.spacing"}),
    ([{"type": 18, "label": "x", "component": {"type": 4}}], {"components.0.type"}),
    ([text() | {"id": 7}, text() | {"id": 7}], {"components.1.id"}),
]


@pytest.mark.parametrize(("components", "where"), BAD_V2)
async def test_bad_components_are_refused(
    api: Api, alice: Person, general: Channel, components: list[Any], where: set[str]
) -> None:
    body = {"flags": V2, "components": components}
    error = await refused(api, "POST", f"/channels/{general.id}/messages", body)
    assert paths(error) == where
    assert alice.messages(general) == []


EMBED = {"title": "t"}
BAD_MESSAGES: list[tuple[dict[str, Any], set[str]]] = [
    ({"content": "x" * 2001}, {"content"}),
    ({"content": 7}, {"content"}),
    ({"content": "x", "components": [text()]}, {"components.0.type"}),
    ({"content": "x", "components": [row(button(str(n))) for n in range(6)]}, {"components"}),
    ({"content": "x", "flags": V2, "components": [text()]}, {"content"}),
    ({"embeds": [EMBED], "flags": V2, "components": [text()]}, {"embeds"}),
    ({"embeds": [EMBED] * 11}, {"embeds"}),
    ({"embeds": [{"title": "x" * 257}]}, {"embeds.0.title"}),
    ({"embeds": [{"description": "x" * 4097}]}, {"embeds.0.description"}),
    ({"embeds": [{"description": "x" * 4000}, {"description": "x" * 4000}]}, {"embeds"}),
    ({"embeds": [{"fields": [{"name": "n", "value": ""}]}]}, {"embeds.0.fields.0.value"}),
    ({"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]}, {"embeds.0.fields"}),
    ({"embeds": [{"footer": {"text": "x" * 2049}}]}, {"embeds.0.footer.text"}),
    ({"content": "x", "allowed_mentions": {"parse": ["cats"]}}, {"allowed_mentions.parse.0"}),
    (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        {"allowed_mentions"},
    ),
]


@pytest.mark.parametrize(("body", "where"), BAD_MESSAGES)
async def test_bad_messages_are_refused(
    api: Api, general: Channel, body: dict[str, Any], where: set[str]
) -> None:
    error = await refused(api, "POST", f"/channels/{general.id}/messages", body)
    assert paths(error) == where


@pytest.mark.parametrize(
    "body", [{}, {"content": ""}, {"content": " \n "}, {"flags": V2, "components": []}]
)
async def test_empty_messages_are_refused(api: Api, general: Channel, body: dict[str, Any]) -> None:
    error = await refused(api, "POST", f"/channels/{general.id}/messages", body)
    assert (error.status, error.code) == (400, 50006)


async def test_the_tree_of_errors_names_code_and_sentence(
    playground: Playground, api: Api, general: Channel
) -> None:
    body = {"flags": V2, "components": [row(button("x" * 101))]}
    await refused(api, "POST", f"/channels/{general.id}/messages", body)
    trouble = playground.requests[-1].answered
    assert trouble["message"] == "Invalid Form Body"
    at = trouble["errors"]["components"]["0"]["components"]["0"]["custom_id"]["_errors"]
    assert at == [
        {"code": "BASE_TYPE_BAD_LENGTH", "message": "Must be between 1 and 100 in length."}
    ]


async def test_custom_emoji_must_be_available(
    playground: Playground, api: Api, general: Channel
) -> None:
    guild = playground.guild()
    emoji = next(iter(guild.emojis.values()))
    body = {
        "flags": V2,
        "components": [row(button(emoji={"id": str(emoji.id), "name": emoji.name}))],
    }
    await api("POST", f"/channels/{general.id}/messages", body)
    playground.world.delete_emoji(guild, emoji)
    error = await refused(api, "POST", f"/channels/{general.id}/messages", body)
    assert paths(error) == {"components.0.components.0.emoji.id"}


class TestEdits:
    """Changes to messages that are there already."""

    async def test_the_flag_for_components_v2_stays(self, api: Api, general: Channel) -> None:
        path = f"/channels/{general.id}/messages"
        message = await api("POST", path, {"flags": V2, "components": [text()]})
        here = f"{path}/{message['id']}"
        assert paths(await refused(api, "PATCH", here, {"flags": 0})) == {"flags"}
        assert paths(await refused(api, "PATCH", here, {"content": "x"})) == {"content"}
        changed = await api("PATCH", here, {"components": [text("new")]})
        assert changed["flags"] & V2
        assert changed["edited_timestamp"]

    async def test_plain_messages_turn_when_their_content_goes(
        self, api: Api, general: Channel
    ) -> None:
        path = f"/channels/{general.id}/messages"
        message = await api("POST", path, {"content": "old"})
        here = f"{path}/{message['id']}"
        turn = {"flags": V2, "components": [text()]}
        assert paths(await refused(api, "PATCH", here, turn)) == {"content"}
        changed = await api("PATCH", here, turn | {"content": None})
        assert changed["content"] == ""

    async def test_nothing_must_not_be_left(self, api: Api, general: Channel) -> None:
        path = f"/channels/{general.id}/messages"
        message = await api("POST", path, {"content": "old"})
        error = await refused(api, "PATCH", f"{path}/{message['id']}", {"content": ""})
        assert (error.status, error.code) == (400, 50006)

    async def test_others_messages_and_missing_ones_are_not_for_the_bot(
        self, api: Api, alice: Person, general: Channel
    ) -> None:
        message = alice.send(general, "mine")
        path = f"/channels/{general.id}/messages"
        error = await refused(api, "PATCH", f"{path}/{message.id}", {"content": "ours"})
        assert (error.status, error.code) == (403, 50005)
        error = await refused(api, "PATCH", f"{path}/1", {"content": "x"})
        assert (error.status, error.code) == (404, 10008)
        error = await refused(api, "DELETE", f"{path}/{message.id}")
        assert (error.status, error.code) == (403, 50013)


async def test_a_wrong_token_is_refused(playground: Playground, api: Api) -> None:
    playground.world.application.token = "another"
    error = await refused(api, "GET", "/users/@me")
    assert error.status == 401


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/nonsense", 404, 0),
        ("GET", "/channels/1", 404, 10003),
        ("GET", "/channels/abc", 400, 50035),
        ("GET", "/guilds/1", 404, 10004),
        ("GET", "/users/1", 404, 10013),
        ("POST", "/interactions/1/abc/callback", 404, 10062),
        ("GET", "/webhooks/1/abc/messages/@original", 404, 10015),
    ],
)
async def test_unknown_things_are_unknown(
    api: Api, method: str, path: str, status: int, code: int
) -> None:
    error = await refused(api, method, path, {} if method == "POST" else None)
    assert (error.status, error.code) == (status, code)


async def test_broken_json_is_refused(playground: Playground, general: Channel) -> None:
    headers = {
        "Authorization": f"Bot {playground.bot_token}",
        "Content-Type": "application/json",
    }
    url = f"{playground.api_base}/channels/{general.id}/messages"
    async with aiohttp.ClientSession(headers=headers) as session:
        for broken in (b"{", b"[]", b"\xff"):
            async with session.post(url, data=broken) as response:
                assert response.status == 400
                assert response.headers["Content-Type"] == "application/json"
                assert (await response.json())["code"] == 50109
