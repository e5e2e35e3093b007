"""Faults of REST requests, and what a real bot makes of them."""

import asyncio
import json
from datetime import timedelta
from typing import Any

import aiohttp
import discord
import pytest

from .. import Channel, InteractionFailed, Person, Playground
from .bots import Bot, running
from .conftest import Api
from .counting_bot import counting_bot
from .json_requests import refused

Interaction = discord.Interaction[Any]
CALLBACK = "POST /interactions/*"


@pytest.fixture
def counting() -> Bot:
    return counting_bot()


async def test_rate_limits_and_server_errors_delay_an_answer(
    playground: Playground, alice: Person, general: Channel, counting: Bot
) -> None:
    async with running(counting, playground):
        playground.faults.rate_limit(CALLBACK, retry_after=timedelta(milliseconds=10))
        reply = await alice.slash(general, "hello")
        assert [request.status for request in reply.requests] == [429, 200]
        playground.faults.server_error(CALLBACK, status=502)
        reply = await alice.slash(general, "hello")
        assert [request.status for request in reply.requests] == [502, 200]


async def test_every_answer_says_how_many_requests_are_left(
    playground: Playground, general: Channel
) -> None:
    """Those to another channel are counted apart, and refusals count, too."""
    headers = {"Authorization": f"Bot {playground.bot_token}"}
    addresses = [
        f"{playground.api_base}/channels/{channel.id}/messages"
        for channel in (general, playground.channel("games"))
    ]
    named: list[set[str]] = []
    left: list[str] = []
    async with aiohttp.ClientSession(headers=headers) as http:
        async with http.get(f"{playground.api_base}/users/@me") as response:
            named.append({name for name in response.headers if name.startswith("X-RateLimit")})
        playground.faults.limit_requests(9, timedelta(hours=1), everywhere=99)
        for turn, content in ((0, "a"), (0, ""), (1, "a"), (0, "b")):
            async with http.post(addresses[turn], json={"content": content}) as response:
                named.append({name for name in response.headers if name.startswith("X-RateLimit")})
                left.append(response.headers["X-RateLimit-Remaining"])
    kinds = ("Bucket", "Limit", "Remaining", "Reset", "Reset-After")
    assert named == [{f"X-RateLimit-{kind}" for kind in kinds}] * 5
    assert left == ["8", "7", "8", "6"]


async def test_a_rate_limit_says_how_long(playground: Playground) -> None:
    pause = timedelta(seconds=2.5)
    playground.faults.rate_limit("GET /gateway", retry_after=pause, is_global=True)
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{playground.api_base}/gateway") as response:
            assert response.status == 429
            assert response.headers["Retry-After"] == "2"
            assert response.headers["Via"]
            assert (await response.json())["retry_after"] == 2.5
            assert (await response.json())["global"] is True
        async with session.get(f"{playground.api_base}/gateway") as response:
            assert response.status == 200


async def test_a_rate_limit_can_be_unreadable(playground: Playground) -> None:
    playground.faults.rate_limit("GET /gateway", body="<html>", has_header=False)
    playground.faults.rate_limit("GET /gateway", body="{}")
    seen = []
    async with aiohttp.ClientSession() as session:
        for _ in range(2):
            async with session.get(f"{playground.api_base}/gateway") as response:
                seen.append((response.status, response.content_type, await response.text()))
                assert ("Retry-After" in response.headers) == (len(seen) == 2)
    assert seen == [(429, "text/html", "<html>"), (429, "application/json", "{}")]


async def test_files_can_meet_server_errors_twice(
    playground: Playground, alice: Person, general: Channel
) -> None:
    bot = Bot()

    @bot.tree.command(description="Export")
    async def export(interaction: Interaction) -> None:
        bot.notes.append(interaction.token)

    def form() -> aiohttp.FormData:
        data = aiohttp.FormData()
        body = {"type": 4, "data": {"content": "here"}, "content": "again"}
        data.add_field("payload_json", json.dumps(body), content_type="application/json")
        data.add_field("files[0]", b"x" * 100_000, filename="export.json")
        return data

    async with running(bot, playground), aiohttp.ClientSession(playground.url) as session:
        asked = asyncio.create_task(alice.slash(general, "export"))
        await playground.until(lambda: bot.notes)
        token = bot.notes[0]
        interaction = playground.context.interactions.with_token(token)
        assert interaction
        callback = f"/api/v10/interactions/{interaction.id}/{token}/callback"
        original = f"/api/v10/webhooks/{bot.application_id}/{token}/messages/@original"
        for method, path in (("POST", callback), ("PATCH", original)):
            playground.faults.server_error(f"{method} *", status=500, times=2)
            for _ in range(3):
                async with session.request(method, path, data=form()):
                    pass
        reply = await asked
    assert [request.status for request in reply.requests] == [500, 500, 204, 500, 500, 200]
    shown = alice.last(general)
    assert shown.text == "again"
    assert len(shown.attachments) == 2  # One of the answer, one of the edit.


async def test_a_slow_request_is_handled_though_its_client_hung_up(
    playground: Playground, api: Api, alice: Person, general: Channel
) -> None:
    path = f"/channels/{general.id}/messages"
    playground.faults.slow(f"POST {path}", by=timedelta(milliseconds=50))
    before = playground.request_count
    await _hang_up(playground, path, "handled")
    await playground.until(lambda: playground.request_count > before)
    assert alice.last(general).text == "handled"


async def test_a_slow_request_can_be_dropped_when_its_client_hangs_up(
    playground: Playground, api: Api, alice: Person, general: Channel
) -> None:
    path = f"/channels/{general.id}/messages"
    playground.faults.slow(
        f"POST {path}", by=timedelta(milliseconds=50), times=2, drop_aborted=True
    )
    before = playground.request_count
    await _hang_up(playground, path, "dropped")
    await playground.until(lambda: playground.request_count > before)
    assert playground.requests[-1].status == 0
    assert alice.messages(general) == []
    await api("POST", path, {"content": "waited for"})
    assert alice.last(general).text == "waited for"


async def _hang_up(playground: Playground, path: str, content: str) -> None:
    """Send a message, and close the connection before it is answered."""
    headers = {"Authorization": f"Bot {playground.bot_token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        url = playground.api_base + path
        before = playground.faults.pending
        sent = asyncio.create_task(session.post(url, json={"content": content}))
        await playground.until(lambda: playground.faults.pending < before)
        sent.cancel()
        await asyncio.gather(sent, return_exceptions=True)


async def test_an_answer_can_be_late_though_it_counts(
    playground: Playground, alice: Person, general: Channel, counting: Bot
) -> None:
    async with running(counting, playground):
        playground.faults.slow_answer(CALLBACK, by=timedelta(milliseconds=50))
        reply = await alice.slash(general, "hello")
        assert reply.text == "hello 1"
        assert [request.status for request in reply.requests] == [200]


async def test_an_answer_can_have_another_date(playground: Playground) -> None:
    date = "Thu, 01 Jan 1970 00:00:00 GMT"
    playground.faults.date("GET /gateway", date=date)
    async with aiohttp.ClientSession() as session:
        dates = []
        for _ in range(2):
            async with session.get(f"{playground.api_base}/gateway") as response:
                dates.append(response.headers["Date"])
    assert dates[0] == date != dates[1]


async def test_any_refusal_can_be_asked_for(playground: Playground, api: Api) -> None:
    playground.faults.refuse("GET /users/@me", code=50001)
    error = await refused(api, "GET", "/users/@me")
    assert (error.status, error.code) == (403, 50001)
    await api("GET", "/users/@me")
    with pytest.raises(ValueError, match="unknown code"):
        playground.faults.refuse(code=1)


async def test_an_edge_can_answer_in_discords_place(playground: Playground) -> None:
    playground.faults.respond("GET /gateway", status=403, body="<html>")
    playground.faults.respond("GET /gateway", status=200, body="{}", is_handled=True)
    seen = []
    async with aiohttp.ClientSession() as session:
        for _ in range(3):
            async with session.get(f"{playground.api_base}/gateway") as response:
                seen.append((response.status, response.content_type, len(await response.text())))
    assert seen[:2] == [(403, "text/html", 6), (200, "application/json", 2)]
    assert seen[2][2] > 2


async def test_an_answer_can_be_invisible_for_a_moment(
    playground: Playground, alice: Person, general: Channel
) -> None:
    bot = Bot()

    @bot.tree.command(description="Say hello")
    async def hello(interaction: Interaction) -> None:
        await interaction.response.send_message("hello")
        try:
            await interaction.original_response()
        except discord.NotFound as error:
            bot.notes.append(str(error.code))
        bot.notes.append((await interaction.original_response()).content)

    async with running(bot, playground):
        playground.faults.hide_original()
        await alice.slash(general, "hello")
        await playground.until(lambda: len(bot.notes) == 2)
    assert bot.notes == ["10008", "hello"]


async def test_a_slow_answer_comes_too_late(counting: Bot, short_deadline: Playground) -> None:
    alice, general = short_deadline.person("Alice"), short_deadline.channel("general")
    async with running(counting, short_deadline):
        short_deadline.faults.slow(CALLBACK, by=timedelta(milliseconds=150))
        with pytest.raises(InteractionFailed):
            await alice.slash(general, "hello")
        await short_deadline.until(lambda: counting.notes)
        assert "10062" in counting.notes[0]
        assert (await alice.slash(general, "hello")).text == "hello 2"


async def test_a_hanging_answer_can_be_released(
    playground: Playground, alice: Person, general: Channel, counting: Bot
) -> None:
    async with running(counting, playground):
        playground.faults.hang("GET /users/*")
        asked = counting.loop.create_task(counting.fetch_user(alice.id))
        assert (await alice.slash(general, "hello")).text == "hello 1"
        assert not asked.done()
        playground.faults.clear()
        assert (await asked).display_name == "Alice"


async def test_a_hanging_answer_does_not_keep_the_playground(counting: Bot) -> None:
    async with Playground() as playground, running(counting, playground):
        playground.faults.hang("GET /users/*")
        counting.loop.create_task(counting.fetch_user(1)).add_done_callback(
            lambda task: task.exception()
        )
        await playground.until(lambda: playground.faults.hanging)


async def test_a_dropped_answer_still_has_its_effect(
    playground: Playground, api: Api, alice: Person, general: Channel
) -> None:
    playground.faults.drop(f"POST /channels/{general.id}/*")
    with pytest.raises(aiohttp.ClientError):
        await api("POST", f"/channels/{general.id}/messages", {"content": "dropped"})
    assert alice.last(general).text == "dropped"
    assert playground.requests[-1].status == 0
