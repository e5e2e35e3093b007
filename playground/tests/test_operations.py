"""The page of operations, which says what the playground serves of Discord's API."""

import json
import os
from pathlib import Path

from .. import Channel, File, Person, Playground
from ..rest import all_routes
from ..rest.matrix import NOT_SERVED, page, state_of
from ..rest.router import Router, operations
from . import FOLDER
from .conftest import Api

REQUIRED = Path(__file__).with_name("required_fields.json")
"""The fields that Discord's description of its API requires, by the name of the object there."""
PAGE = FOLDER / "OPERATIONS.md"


async def test_the_page_says_what_is_served(playground: Playground) -> None:
    """`WRITE_OPERATIONS=1` writes the page anew."""
    now = page(all_routes(playground.gateway, playground.http_interactions))
    if os.environ.get("WRITE_OPERATIONS"):
        PAGE.write_text(now, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == now


async def test_every_route_is_an_operation_of_discords(playground: Playground) -> None:
    routes = all_routes(playground.gateway, playground.http_interactions)
    router = Router(routes)
    served = {each for each in operations() if state_of(each, router) != NOT_SERVED}
    assert len(operations()) == 242
    unknown = [
        f"{route.method} {route.path}"
        for route in routes
        if router.operation(route.method, route.path.removeprefix("/").split("/")) is None
    ]
    assert unknown == ["GET /applications/{application_id}/skus"]  # It is documented elsewhere.
    assert len(served) > 100
    found = router.find("GET", ["applications", "1", "guilds", "1", "commands", "permissions"])
    assert found is None  # "permissions" is no command's id.


async def test_answers_have_the_fields_that_discord_requires(
    playground: Playground, api: Api, alice: Person, general: Channel
) -> None:
    playground.allow(playground.me, "administrator")
    guild, application = f"/guilds/{playground.guild().id}", playground.application_id
    message = alice.send(general, "hello", files=[File("a.txt", b"a")])
    here = f"/channels/{general.id}"
    one = f"{here}/messages/{message.id}"
    await api("PUT", f"{one}/reactions/👍/@me")
    await api("PUT", f"{here}/messages/pins/{message.id}")
    await api("PUT", f"{guild}/bans/{playground.person('Bob').id}")
    thread = await api("POST", f"{one}/threads", {"name": "thread"})
    shown = await api("GET", one)
    command = {"name": "x", "description": "x"}
    answers = {
        "GuildResponse": await api("GET", guild),
        "UserPIIResponse": await api("GET", "/users/@me"),
        "UserResponse": await api("GET", f"/users/{alice.id}"),
        "PrivateApplicationResponse": await api("GET", "/applications/@me"),
        "GuildMemberResponse": await api("GET", f"{guild}/members/{alice.id}"),
        "GuildRoleResponse": (await api("GET", f"{guild}/roles"))[0],
        "GuildChannelResponse": await api("GET", here),
        "PrivateChannelResponse": await api("GET", f"/channels/{alice.dm.id}"),
        "ThreadResponse": thread,
        "ThreadMemberResponse": (
            await api("GET", f"/channels/{thread['id']}/thread-members/{application}")
        ),
        "MessageResponse": shown,
        "MessageReactionResponse": shown["reactions"][0],
        "MessageAttachmentResponse": shown["attachments"][0],
        "MyGuildResponse": (await api("GET", "/users/@me/guilds"))[0],
        "PinnedMessagesResponse": await api("GET", f"{here}/messages/pins"),
        "GuildIncomingWebhookResponse": await api("POST", f"{here}/webhooks", {"name": "x"}),
        "ApplicationCommandResponse": (
            await api("POST", f"/applications/{application}/commands", command)
        ),
        "EmojiResponse": (await api("GET", f"{guild}/emojis"))[0],
        "GuildBanResponse": (await api("GET", f"{guild}/bans"))[0],
    }
    required = json.loads(REQUIRED.read_text(encoding="utf-8"))
    missing = {name: set(required[name]) - set(answer) for name, answer in answers.items()}
    assert {name: fields for name, fields in missing.items() if fields} == {}
    assert set(answers) == set(required)
