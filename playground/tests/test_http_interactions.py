"""HTTP interactions: how the playground delivers them, and what it takes for an answer."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from aiohttp import FormData, web
from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

from .. import Channel, InteractionFailed, Person, Playground
from .broken_forms import BROKEN_PARTS, form_with
from .conftest import Api
from .json_requests import V2, button, refused, row, text

ANSWER = {"type": 4, "data": {"content": "done"}}


@dataclass
class HttpBot:
    """A bot that takes interactions by HTTP; `answer` makes what it answers with."""

    playground: Playground
    url: str = ""
    answer: Callable[[dict[str, Any]], Awaitable[web.StreamResponse]] | None = None
    is_careless: bool = False
    received: list[dict[str, Any]] = field(default_factory=list)

    async def handle(self, request: web.Request) -> web.StreamResponse:
        body = await request.read()
        key = bytes.fromhex(self.playground.world.application.verify_key)
        message = request.headers["X-Signature-Timestamp"].encode() + body
        try:
            signature = bytes.fromhex(request.headers["X-Signature-Ed25519"])
            VerifyKey(key).verify(message, signature)
        except BadSignatureError:
            if not self.is_careless:
                return web.Response(status=401)
        data = json.loads(body)
        if data["type"] == 1:
            return web.json_response({"type": 1})
        self.received.append(data)
        assert self.answer is not None
        return await self.answer(data)

    def answers(self, body: Any, status: int = 200) -> None:
        """Let it answer everything with this body from now on."""

        async def answer(_: dict[str, Any]) -> web.StreamResponse:
            if isinstance(body, FormData):
                return web.Response(body=body(), status=status)
            raw = body if isinstance(body, bytes) else json.dumps(body).encode()
            return web.Response(body=raw, status=status, content_type="application/json")

        self.answer = answer


@pytest.fixture
async def http_bot(playground: Playground) -> AsyncIterator[HttpBot]:
    """A bot that listens, and of which the playground does not know yet."""
    bot = HttpBot(playground)
    app = web.Application()
    app.router.add_post("/interactions", bot.handle)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    bot.url = f"http://127.0.0.1:{runner.addresses[0][1]}/interactions"
    yield bot
    await runner.cleanup()


@pytest.fixture
async def command(playground: Playground, api: Api, http_bot: HttpBot) -> str:
    """A command of a bot that takes interactions by HTTP."""
    path = f"/applications/{playground.application_id}/commands"
    await api("PUT", path, [{"name": "go", "description": "Go", "type": 1}])
    await api("PATCH", "/applications/@me", {"interactions_endpoint_url": http_bot.url})
    return "go"


async def test_an_address_is_tried_and_shown(
    playground: Playground, api: Api, http_bot: HttpBot
) -> None:
    assert (await api("GET", "/applications/@me"))["interactions_endpoint_url"] is None
    shown = await api("PATCH", "/applications/@me", {"interactions_endpoint_url": http_bot.url})
    assert shown["interactions_endpoint_url"] == http_bot.url
    assert len(bytes.fromhex(shown["verify_key"])) == 32
    await playground.bot_ready()
    shown = await api("PATCH", "/applications/@me", {"interactions_endpoint_url": None})
    assert shown["interactions_endpoint_url"] is None
    await playground.bot_gone()


@pytest.mark.parametrize("fault", ["nobody", "careless", "another path"])
async def test_an_address_must_answer_and_refuse_wrong_signatures(
    api: Api, http_bot: HttpBot, fault: str
) -> None:
    http_bot.is_careless = fault == "careless"
    url = {"nobody": "http://127.0.0.1:9/", "another path": http_bot.url + "/more"}.get(fault)
    body = {"interactions_endpoint_url": url or http_bot.url}
    error = await refused(api, "PATCH", "/applications/@me", body)
    assert (error.status, error.code) == (400, 50035)
    assert "could not be verified" in error.text


async def test_the_response_is_the_answer(
    playground: Playground, http_bot: HttpBot, command: str, alice: Person, general: Channel
) -> None:
    http_bot.answers({"type": 4, "data": {"flags": V2, "components": [row(button())]}})
    before = playground.request_count
    reply = await alice.slash(general, command)
    assert [(each.method, each.status) for each in reply.requests] == [("RESPONSE", 200)]
    http_bot.answers({"type": 7, "data": {"components": [text("pressed")]}})
    pressed = await alice.click(reply.message, 0)
    assert (pressed.kind, pressed.text) == ("update", "pressed")
    assert http_bot.received[1]["message"]["id"] == str(reply.message.id)
    assert playground.request_count == before


async def test_a_file_comes_as_multipart(
    http_bot: HttpBot, command: str, alice: Person, general: Channel
) -> None:
    form = FormData()
    form.add_field("payload_json", json.dumps(ANSWER), content_type="application/json")
    form.add_field("files[0]", b"content", filename="notes.txt")
    http_bot.answers(form)
    reply = await alice.slash(general, command)
    assert [each.filename for each in reply.message.attachments] == ["notes.txt"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"<html>", 200),
        ([], 200),
        ({}, 200),
        ({"type": 1}, 200),
        ({"type": 7, "data": {"content": "nothing to update"}}, 200),
        ({"type": 4, "data": {"content": "x" * 2_001}}, 200),
        (ANSWER, 500),
        (ANSWER, 401),
    ],
    ids=str,
)
async def test_what_discord_would_not_take_fails_at_once(
    http_bot: HttpBot, command: str, alice: Person, general: Channel, body: Any, status: int
) -> None:
    http_bot.answers(body, status)
    with pytest.raises(InteractionFailed):
        await alice.slash(general, command)
    assert not alice.messages(general)
    http_bot.answers(ANSWER)
    assert (await alice.slash(general, command)).text == "done"


@pytest.mark.parametrize("broken", BROKEN_PARTS)
async def test_a_form_with_a_broken_part_fails_at_once(
    http_bot: HttpBot,
    command: str,
    alice: Person,
    general: Channel,
    broken: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def answer(_: dict[str, Any]) -> web.StreamResponse:
        headers = {"Content-Type": "multipart/form-data; boundary=x"}
        return web.Response(body=form_with(BROKEN_PARTS[broken]), headers=headers)

    http_bot.answer = answer
    with pytest.raises(InteractionFailed):
        await alice.slash(general, command)
    assert not caplog.records


async def test_a_bot_that_answers_too_late(short_deadline: Playground, http_bot: HttpBot) -> None:
    alice, general = short_deadline.person("Alice"), short_deadline.channel("general")
    http_bot.playground = short_deadline
    await short_deadline.http_interactions.use(http_bot.url)
    over = asyncio.Event()

    async def answer(_: dict[str, Any]) -> web.StreamResponse:
        await over.wait()
        return web.json_response(ANSWER)

    http_bot.answer = answer
    with pytest.raises(InteractionFailed):
        await alice.interact(general, {"type": 2, "data": {"id": "1", "name": "go", "type": 1}})
    over.set()
    assert not alice.messages(general)
