"""What stands before Discord answers in its place: a page, no code, or what nobody can read."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.model import ChannelId, GuildId
from playground.faults import Faults
from tests.bot.cards import at, duel, free, over, resign_here, seen, start
from tests.bot.conftest import Setup
from tests.bot.operations.checking import checked
from tests.bot.transport.discord_faults import CALLBACK, statuses
from tests.bot.transport.test_outbox import (
    DAY,
    EDIT,
    HOUR,
    POST,
    bot,
    counted,
    emptied,
    pass_time,
    reminders,
)
from tests.bot.transport.test_start_faults import ALWAYS, PAGE, SHORT_START
from tests.processes import oxo

Edge = Callable[[Faults, str, int], None]


def answering(status: int, body: object) -> Edge:
    text = body if isinstance(body, str) else json.dumps(body)
    return lambda faults, route, times: faults.respond(route, status=status, body=text, times=times)


EDGES = {
    "a page with 403": answering(403, PAGE),
    "a page with 404": answering(404, PAGE),
    "a page with 400": answering(400, PAGE),
    "an empty 403": answering(403, ""),
    "403 without a code": answering(403, {"message": "Forbidden"}),
    "403 with code 0": answering(403, {"message": "403: Forbidden", "code": 0}),
    "403 with a code that is none": answering(403, {"message": "no", "code": "E1010"}),
    "403 with code 40333": answering(403, {"message": "internal network error", "code": 40333}),
}
each_edge = pytest.mark.parametrize("edge", EDGES.values(), ids=EDGES)


@each_edge
async def test_what_an_edge_refuses_is_tried_again(
    setup: Setup, edge: Edge, caplog: pytest.LogCaptureFixture
) -> None:
    async with bot(setup) as running:
        await duel(setup)
        offer = (await setup.carol.slash(setup.games, "ttt challenge")).message
        await setup.playground.until(lambda: setup.alice.pings)
        await emptied(setup, running)
        edge(setup.playground.faults, "* /channels/*", ALWAYS)
        edge(setup.playground.faults, EDIT, ALWAYS)
        await pass_time(setup, running, DAY - HOUR)
        status = 404 if edge is EDGES["a page with 404"] else 403
        status = 400 if edge is EDGES["a page with 400"] else status
        for method in ("POST", "PATCH"):
            await setup.playground.until(partial(counted, setup, method, status))
        setup.playground.faults.clear()
        await emptied(setup, running)
        assert len(reminders(setup.alice)) == 1
        assert "ran out" in seen(setup.carol, offer).text
    assert "tried again later" in caplog.text
    assert "<" not in caplog.text


@each_edge
async def test_a_click_that_an_edge_refuses_once_is_answered(running: Setup, edge: Edge) -> None:
    card = await start(running)
    edge(running.playground.faults, CALLBACK, 1)
    reply = await running.alice.click(*at(card, "b2"))
    assert statuses(reply)[-1] == 204
    assert len(free(reply.message)) == 7


@pytest.mark.parametrize("edge", [each for name, each in EDGES.items() if "404" not in name])
async def test_a_start_that_an_edge_refuses_says_so_in_a_sentence(
    setup: Setup, edge: Edge, caplog: pytest.LogCaptureFixture
) -> None:
    edge(setup.playground.faults, "GET *applications/@me", 1)
    async with setup.bot(limits=SHORT_START):
        assert len(free(await start(setup))) == 9
    assert "Discord does not let us log in: 40" in caplog.text
    assert "<" not in caplog.text


async def test_a_login_page_is_not_discords_word_on_the_token(
    setup: Setup, caplog: pytest.LogCaptureFixture
) -> None:
    setup.playground.faults.respond("GET /users/@me", status=401, body=PAGE)
    async with setup.bot(limits=SHORT_START):
        assert len(free(await start(setup))) == 9
    assert (
        "Discord does not let us log in: 401 Unauthorized, and not in Discord's words"
        in caplog.text
    )
    setup.playground.faults.respond("GET /users/@me", status=401, body=PAGE)
    ok, output = await checked(setup.settings)
    assert not ok
    assert "Discord does not accept DISCORD_TOKEN" not in output
    assert "401 Unauthorized, and not in Discord's words" in output


async def test_a_proxy_may_name_the_charset_of_every_answer(setup: Setup) -> None:
    async def passed_on(request: web.Request) -> web.Response:
        url, body = setup.playground.url + request.path_qs, await request.read()
        asked = session.request(request.method, url, data=body, headers=request.headers)
        async with asked as response:
            answer = web.Response(status=response.status, body=await response.read())
            answer.content_type, answer.charset = response.content_type, "utf-8"
            return answer

    application = web.Application()
    application.router.add_route("*", "/{path:.*}", passed_on)
    async with aiohttp.ClientSession() as session, TestServer(application) as proxy:
        base = str(proxy.make_url("/api/v10"))
        code, output = await oxo(setup, DISCORD_TOKEN="wrong", DISCORD_API_BASE=base)
        assert (code, output.splitlines()[-1]) == (78, "oxo: Discord does not accept DISCORD_TOKEN")
        ok, output = await checked(replace(setup.settings, discord_api_base=base))
        assert ok, output
        assert "complete in 2 of 2 servers" in output


@pytest.mark.parametrize("body", ["{}", "[]", "7", "null", PAGE])
async def test_a_rate_limit_at_the_start_that_says_nothing_is_said_in_a_sentence(
    setup: Setup, body: str, caplog: pytest.LogCaptureFixture
) -> None:
    setup.playground.faults.rate_limit("GET /users/@me", body=body)
    async with setup.bot(limits=SHORT_START):
        assert len(free(await start(setup))) == 9
    told = [each for each in caplog.messages if each.startswith("Discord does not let us log in")]
    assert "'retry_after'" not in told[0]
    assert told[0].split(": ", 1)[1].split(";")[0] in (
        "the answer cannot be read",
        "429 Too Many Requests, and not in Discord's words",
    )


async def test_a_page_at_the_address_of_the_api_ends_the_start_in_a_line(setup: Setup) -> None:
    setup.playground.faults.respond("GET /users/@me", status=404, body=PAGE, times=ALWAYS)
    code, output = await oxo(setup)
    assert code == 1
    assert "404 Not Found, and not in Discord's words" in output
    assert "<" not in output


@pytest.mark.parametrize("body", [PAGE, "", "{}", "[]", "null", '{"id": null}', '{"resource": 7}'])
async def test_a_private_answer_after_one_that_could_not_be_read_leaves_the_board(
    running: Setup, body: str
) -> None:
    card = await start(running)
    card = (await running.alice.click(*at(card, "b2"))).message
    running.playground.faults.respond(
        "POST /webhooks/*", status=200, body=body, is_handled=True, times=1
    )
    await running.alice.click(card, "Resign")
    await running.alice.slash(running.general, "ttt hint")
    await resign_here(running.alice, running.general)
    await running.playground.until(lambda: over(seen(running.alice, card)))


@pytest.mark.parametrize("body", [PAGE, "", "{}", "[]", "null", '{"id": null}'])
async def test_a_post_of_the_bots_own_that_could_not_be_read_stands_there_once(
    setup: Setup, body: str
) -> None:
    async with bot(setup) as running:
        await duel(setup)
        await setup.playground.until(lambda: setup.alice.pings)
        await emptied(setup, running)
        setup.playground.faults.respond(POST, status=200, body=body, is_handled=True, times=2)
        await pass_time(setup, running, DAY - HOUR)
        await emptied(setup, running)
        assert len(reminders(setup.alice)) == 1


@pytest.mark.parametrize("body", [PAGE, "{}", "[7]", '[{"name": "general"}]', "null"])
@pytest.mark.parametrize("by_http", [True])
async def test_a_list_of_channels_that_cannot_be_read_does_not_keep_the_panel(
    running: Setup, body: str
) -> None:
    allowed = frozenset({ChannelId(running.general.id)})
    async with running.store() as store:
        guild = GuildId(running.playground.guild().id)
        await store.settings.change(guild, lambda now: replace(now, channels=allowed))
    running.playground.faults.respond("GET /guilds/*", status=200, body=body, times=ALWAYS)
    shown = (await running.alice.slash(running.general, "ttt settings")).message
    assert shown.selects
