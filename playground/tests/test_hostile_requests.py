"""Hostile queries and bodies, by chance and by hand: Discord's 400 and never a 500."""

import base64
import copy
import json
import logging
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import aiohttp
import pytest

from .. import Channel, Person, Playground
from ..interactions import Kind
from ..rest import all_routes
from ..rest.calls import Route
from .broken_forms import BROKEN_PARTS, form_with
from .conftest import Api
from .json_requests import V2, button, paths, refused, row, text
from .late_connection import is_closed_by
from .page.page_bot import PIXEL

REQUESTS = 1200
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 5, -1, 1.5, 2**53 + 1, 2**63 - 1, 1e300, "", " ", "x", "abc", "5"),
    *("9" * 19, "9" * 400, "\x00", "\u2066", "🟥", "x" * 3000, "attachment://x", "http://"),
    *("https://[", "data:image/png;base64,", "2026-13-45", "0001-01-01T00:00:00+14:00"),
    *([], [[]], [{}], [None], ["x"], [5] * 30, {}, {"id": "x"}, {"x": 1}, {"type": 99}),
)
QUERIES = ("abc", "", "-1", "0", "1", "99999999999999999999999", "²", "true", "[]", "\x00", "1e3")

FOCUSED = {"name": "o", "type": 3, "value": "x", "focused": True}
EMBED = {
    **{"title": "t", "url": "https://a.b", "timestamp": "2026-01-01T00:00:00Z", "color": 5},
    **{"author": {"name": "a", "icon_url": "https://a.b/c"}, "image": {"url": "https://a.b/c"}},
    **{"fields": [{"name": "n", "value": "v", "inline": True}], "footer": {"text": "f"}},
}
SELECT = {"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "b"}], "max_values": 1}
CARD = {
    "type": 17,
    "components": [
        {"type": 9, "components": [text()], "accessory": button("z")},
        {"type": 12, "items": [{"media": {"url": "https://a.b/c"}}]},
        {"type": 14, "spacing": 1},
        row(SELECT),
    ],
}
COMMAND = {
    **{"name": "cmd", "description": "d", "type": 1, "contexts": [0], "integration_types": [0]},
    "name_localizations": {"de": "befehl"},
    "options": [
        {"type": 3, "name": "o", "description": "d", "choices": [{"name": "n", "value": "v"}]}
    ],
}
MESSAGES: tuple[Any, ...] = (
    {"content": "x", "embeds": [EMBED], "components": [row(button(emoji={"name": "❌"}))]},
    {"flags": V2, "components": [CARD]},
    {"content": "x", "message_reference": {"message_id": "1"}, "nonce": "1", "tts": False},
    {"content": "x", "allowed_mentions": {"parse": ["users"], "roles": ["1"]}, "poll": None},
    {"content": "x", "attachments": [{"id": "0", "filename": "a"}], "enforce_nonce": True},
    {"messages": ["1", "2"]},
)
ANSWERS: tuple[Any, ...] = (
    {"type": 4, "data": {"content": "x", "flags": 64, "components": [row(button())]}},
    {"type": 9, "data": {"custom_id": "m", "title": "t", "components": [row(SELECT)]}},
    {"type": 8, "data": {"choices": [{"name": "n", "value": "v"}]}},
)
BODIES: dict[str, tuple[Any, ...]] = {
    "/callback": ANSWERS,
    "/commands": (COMMAND, [COMMAND]),
    "/emojis": (
        {"name": "mark", "image": f"data:image/png;base64,{base64.b64encode(PIXEL).decode()}"},
    ),
    "/messages": MESSAGES,
    "/webhooks": (*MESSAGES, {"name": "n", "username": "name", "channel_id": "1"}),
    "/threads": ({"name": "n", "type": 11, "auto_archive_duration": 60, "rate_limit_per_user": 5},),
    "/permissions": ({"type": 1, "allow": "8", "deny": "0"},),
    "/roles": ({"name": "n", "permissions": "8", "color": 5, "colors": {"primary_color": 5}},),
    "/members": (
        {"nick": "n", "roles": [], "communication_disabled_until": "2027-01-01T00:00:00Z"},
    ),
    "/bans": ({"delete_message_seconds": 5},),
    "/channels": (
        {"name": "n", "topic": "t", "permission_overwrites": [{"id": "1", "allow": "8"}]},
        {"recipient_id": "1", "archived": True, "auto_archive_duration": 60},
    ),
    "/": ({"username": "name", "avatar": None, "interactions_endpoint_url": None},),
}
"""Bodies of which something is right, by what is in the path: the first that suits counts."""


def mutated(rng: Random, body: Any) -> Any:
    """Return a body with one to three of its values, anywhere within, replaced."""
    body = copy.deepcopy(body)
    for _ in range(rng.randint(1, 3)):
        spots: list[tuple[Any, Any]] = []

        def gather(node: Any, spots: list[tuple[Any, Any]] = spots) -> None:
            items = node.items() if isinstance(node, dict) else enumerate(node)
            for key, value in list(items):
                spots.append((node, key))
                if isinstance(value, dict | list):
                    gather(value)

        gather(body)
        if not spots:
            return rng.choice(VALUES)
        node, key = rng.choice(spots)
        node[key] = copy.copy(rng.choice(VALUES))
    return body


def filled(rng: Random, route: Route, known: dict[str, list[str]]) -> str:
    """Return a route's path with ids that mostly exist."""
    path = route.path
    while "{" in path:
        before, _, rest = path.partition("{")
        name, _, after = rest.partition("}")
        wild = rng.random() < 0.05
        value = rng.choice(["abc", "1", "%00", "9" * 30] if wild else known.get(name, ["1"]))
        path = before + value + after
    return path


async def test_requests_by_chance_are_answered_with_reasons(
    playground: Playground, alice: Person, general: Channel, caplog: pytest.LogCaptureFixture
) -> None:
    rng = Random(20260101)
    guild = playground.guild()
    playground.allow(playground.me, "administrator")
    thread = playground.add_thread(general, "thread")
    headers = {"Authorization": f"Bot {playground.bot_token}", "Content-Type": "application/json"}
    routes = all_routes(playground.gateway, playground.http_interactions)
    statuses: set[int] = set()
    async with aiohttp.ClientSession(headers=headers) as http:
        for _ in range(REQUESTS):
            route = rng.choice(routes)
            if (route.method == "DELETE" and route.path in ("/channels/{channel_id}",)) or (
                "/users/@me/guilds/" in route.path
            ):
                continue  # Else nothing is left to be asked for.
            message = alice.send(general, "here")
            application = str(playground.application_id)
            kind = rng.choice((Kind.COMMAND, Kind.AUTOCOMPLETE, Kind.MODAL_SUBMIT))
            data = {"id": "1", "name": "x", "type": 1, "options": [FOCUSED]}
            interaction = playground.context.actions.raw(alice.user, general, kind, data)
            known = {
                "application_id": [application],
                "guild_id": [str(guild.id)],
                "channel_id": [str(general.id), str(thread.id), str(alice.dm.id)],
                "message_id": [str(message.id)],
                "user_id": [str(alice.id), application],
                "role_id": [str(each) for each in guild.roles],
                "overwrite_id": [str(guild.id), str(alice.id)],
                "emoji_id": [str(each) for each in guild.emojis],
                "webhook_id": [str(each) for each in playground.world.webhooks] or ["1"],
                "emoji": ["%E2%9D%8C", "x:1"],
                "which": ["@original", "1"],
                "token": [interaction.token],
                "interaction_id": [str(interaction.id)],
            }
            query = {
                key: rng.choice(QUERIES)
                for key in ("limit", "after", "before", "around", "with_counts", "wait")
                if rng.random() < 0.2
            }
            body: Any = rng.choice(next(BODIES[each] for each in BODIES if each in route.path))
            if rng.random() < 0.8:
                body = mutated(rng, body)
            raw = json.dumps(body) if rng.random() < 0.97 else rng.choice(["{", "nul", "\x00"])
            async with http.request(
                route.method,
                playground.api_base + filled(rng, route, known),
                params=query,
                data=None if route.method == "GET" else raw,
            ) as response:
                statuses.add(response.status)
                answer = await response.read()
                what = (route.method, route.path, query, raw[:2000])
                assert response.status < 500, what
                if response.status == 400:
                    assert json.loads(answer)["code"] > 0, what
            wrong = [each for each in caplog.records if each.levelno >= logging.ERROR]
            assert not wrong, (what, caplog.text[-3000:])
    assert {200, 201, 204, 400, 403, 404} <= statuses


@pytest.mark.parametrize(
    ("query", "where"),
    [
        ({"limit": "abc"}, {"limit"}),
        ({"limit": "0"}, {"limit"}),
        ({"limit": "101"}, {"limit"}),
        ({"after": "abc"}, {"after"}),
        ({"around": "x"}, {"around"}),
    ],
)
async def test_a_bad_query_is_refused(
    api: Api, general: Channel, query: dict[str, str], where: set[str]
) -> None:
    with pytest.raises(Exception, match="50035") as caught:
        await api("GET", f"/channels/{general.id}/messages", **query)
    assert paths(caught.value) == where  # type: ignore[arg-type]  # It is discord.py's.


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({"content": "x", "message_reference": "x"}, {"message_reference"}),
        ({"content": "x", "message_reference": {}}, {"message_reference.message_id"}),
        ({"content": "x", "attachments": [{}]}, {"attachments.0.id"}),
        ({"embeds": [{}]}, {"embeds.0.description"}),
        ({"embeds": [{"title": "t", "url": "ftp://a.b"}]}, {"embeds.0.url"}),
        ({"embeds": [{"title": "t", "url": "nonsense"}]}, {"embeds.0.url"}),
        ({"embeds": [{"image": {"url": "attachment://no.png"}}]}, {"embeds.0.image.url"}),
        ({"embeds": [{"title": "t", "timestamp": "soon"}]}, {"embeds.0.timestamp"}),
        ({"content": "x", "tts": "yes"}, {"tts"}),
        ({"content": "x", "enforce_nonce": 1}, {"enforce_nonce"}),
        ({"content": "x", "nonce": {}}, {"nonce"}),
        ({"content": "x", "poll": {"question": {"text": "?"}}}, {"poll"}),
    ],
)
async def test_what_is_malformed_in_a_message_is_refused(
    api: Api, general: Channel, body: dict[str, Any], where: set[str]
) -> None:
    assert paths(await refused(api, "POST", f"/channels/{general.id}/messages", body)) == where


async def test_stickers_are_refused(api: Api, general: Channel) -> None:
    body = {"content": "x", "sticker_ids": ["1"]}
    error = await refused(api, "POST", f"/channels/{general.id}/messages", body)
    assert (error.status, error.code) == (400, 50081)


async def test_options_that_are_no_list_are_refused(playground: Playground, api: Api) -> None:
    body = {"name": "x", "description": "x", "options": 5}
    here = f"/applications/{playground.application_id}/commands"
    assert paths(await refused(api, "POST", here, body)) == {"options"}


@pytest.mark.parametrize("key", ["components", "options", "embeds"])
async def test_what_is_nested_too_deep_is_refused(
    playground: Playground, general: Channel, key: str, caplog: pytest.LogCaptureFixture
) -> None:
    inner = f'{{"type": {2 if key == "options" else 17}, "name": "x", "{key}": ['
    body = "[" * (key == "options") + inner * 500 + "]}" * 500 + "]" * (key == "options")
    headers = {"Authorization": f"Bot {playground.bot_token}", "Content-Type": "application/json"}
    commands = f"/applications/{playground.application_id}/commands"
    path = commands if key == "options" else f"/channels/{general.id}/messages"
    method = "PUT" if key == "options" else "POST"
    async with (
        aiohttp.ClientSession(headers=headers) as http,
        http.request(method, playground.api_base + path, data=body) as response,
    ):
        assert response.status == 400
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]


@pytest.mark.parametrize("op", [1, 2, 3, 6, 8, 99])
async def test_whatever_is_sent_to_the_gateway_is_answered_or_closed_with_a_reason(
    playground: Playground, op: int
) -> None:
    keys = ("token", "intents", "shard", "session_id", "seq", "guild_id", "user_ids", "query")
    values = [each for each in VALUES if len(str(each)) < 1000]  # A payload has 4,096 bytes.
    good = {"token": playground.bot_token, "guild_id": str(playground.guild().id), "intents": 1}
    async with aiohttp.ClientSession() as http:
        for key in keys:
            for value in values[len(key) % 3 :: 3]:  # A third each, which is all together.
                async with http.ws_connect(playground.gateway_url) as socket:
                    await socket.receive()
                    if op == 8:
                        identify = {"token": playground.bot_token, "intents": 1}
                        await socket.send_json({"op": 2, "d": identify})
                    await socket.send_json({"op": op, "d": good | {"limit": value, key: value}})
                    await socket.send_json({"op": 99, "d": {}})
                    while not socket.closed:
                        await socket.receive(timeout=5)
                    assert socket.close_code in range(4000, 4015), (op, key, value)


@pytest.mark.parametrize("kind", ["multipart/form-data", "multipart/form-data; boundary=x"])
async def test_a_broken_form_is_refused(
    playground: Playground, general: Channel, kind: str
) -> None:
    headers = {"Authorization": f"Bot {playground.bot_token}", "Content-Type": kind}
    address = f"{playground.api_base}/channels/{general.id}/messages"
    async with (
        aiohttp.ClientSession(headers=headers) as http,
        http.post(address, data=b"--y\r\nnonsense") as response,
    ):
        assert (response.status, (await response.json())["code"]) == (400, 50109)


@pytest.mark.parametrize(
    "place", ["channels/{}/messages", "webhooks/1/x", "interactions/1/x/callback"]
)
@pytest.mark.parametrize("broken", BROKEN_PARTS)
async def test_a_form_with_a_broken_part_is_refused(
    playground: Playground,
    general: Channel,
    broken: str,
    place: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    headers = {
        "Authorization": f"Bot {playground.bot_token}",
        "Content-Type": "multipart/form-data; boundary=x",
    }
    address = f"{playground.api_base}/{place.format(general.id)}"
    async with (
        aiohttp.ClientSession(headers=headers) as http,
        http.post(address, data=form_with(BROKEN_PARTS[broken])) as response,
    ):
        assert (response.status, (await response.json())["code"]) == (400, 50109)
    assert not caplog.records


@pytest.mark.parametrize("turns", range(6))
async def test_no_connection_stays_open_that_comes_as_the_playground_stops(turns: int) -> None:
    async with AsyncExitStack() as stack:
        playground = await stack.enter_async_context(Playground())
        assert await is_closed_by(stack.aclose, playground.port, turns)
