"""Misbehaviour on request, and what a real bot makes of it."""

import asyncio
import json
from datetime import timedelta
from typing import Any

import aiohttp
import discord
import pytest

from playground import Channel, InteractionFailed, Person, Playground
from tests.playground.bots import Bot, running
from tests.playground.conftest import Api
from tests.playground.gateway_client import gateway_socket
from tests.playground.json_requests import refused

Interaction = discord.Interaction[Any]
CALLBACK = "POST /interactions/*"


@pytest.fixture
def counting() -> Bot:
    """A bot that counts how often its command was used."""
    bot = Bot()
    seen: list[int] = []

    @bot.tree.command(description="Say hello")
    async def hello(interaction: Interaction) -> None:
        seen.append(interaction.id)
        await interaction.response.send_message(f"hello {len(seen)}")

    @bot.tree.error
    async def on_error(_: Interaction, error: discord.app_commands.AppCommandError) -> None:
        bot.notes.append(str(getattr(error, "original", error)))

    return bot


async def test_an_interaction_can_come_twice(
    playground: Playground, alice: Person, general: Channel, counting: Bot
) -> None:
    async with running(counting, playground):
        playground.faults.repeat_interactions()
        reply = await alice.slash(general, "hello")
        await playground.until(lambda: counting.notes)
        assert "40060" in counting.notes[0]
        assert counting.received.count("INTERACTION_CREATE") == 2
        playground.faults.redeliver(reply.interaction_id)
        await playground.until(lambda: len(counting.notes) == 2)
        assert (await alice.slash(general, "hello")).text == "hello 4"
        assert counting.received.count("INTERACTION_CREATE") == 4
        with pytest.raises(LookupError):
            playground.faults.redeliver(1)


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


async def test_any_refusal_can_be_asked_for(playground: Playground, api: Api) -> None:
    playground.faults.refuse("GET /users/@me", code=50001)
    error = await refused(api, "GET", "/users/@me")
    assert (error.status, error.code) == (403, 50001)
    await api("GET", "/users/@me")
    with pytest.raises(ValueError, match="unknown code"):
        playground.faults.refuse(code=1)


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


async def test_two_processes_get_the_same_interaction_and_one_answers(
    playground: Playground, alice: Person, general: Channel
) -> None:
    first, second = Named("first"), Named("second")
    async with running(first, playground), running(second, playground):
        await playground.until(lambda: len(playground.gateway.sessions) == 2)
        reply = await alice.slash(general, "hello")
        await playground.until(lambda: len(reply.requests) == 2 and first.notes + second.notes)
    winner, loser = (first, second) if second.notes else (second, first)
    assert reply.text == winner.name
    assert winner.notes == []
    assert "40060" in loser.notes[0]
    assert {request.status for request in reply.requests} == {200, 400}
    assert len(alice.messages(general)) == 1


class Named(Bot):
    """A bot that says hello with its name, and notes when it could not."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

        @self.tree.command(description="Say hello")
        async def hello(interaction: Interaction) -> None:
            await interaction.response.send_message(name)

        @self.tree.error
        async def on_error(_: Interaction, error: discord.app_commands.AppCommandError) -> None:
            self.notes.append(str(getattr(error, "original", error)))


async def test_the_gateway_can_send_anything(playground: Playground) -> None:
    broken = {"id": "1", "type": 3, "token": "x"}
    async with gateway_socket(playground) as client:
        await client.identify()
        playground.faults.gateway_event("INTERACTION_CREATE", broken)
        event = await client.receive("INTERACTION_CREATE")
        assert event["d"] == broken
        playground.faults.gateway_event("MESSAGE_UPDATE", {})
        assert (await client.receive("MESSAGE_UPDATE"))["s"] == event["s"] + 1
        playground.faults.gateway_frame('{"op": 0, ')
        assert (await client.socket.receive_str(timeout=5)) == '{"op": 0, '


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


async def test_forbidden_channels_refuse_the_bot_until_permitted(
    playground: Playground, api: Api, general: Channel
) -> None:
    path = f"/channels/{general.id}/messages"
    for code in (50001, 50013):
        playground.faults.forbid(general, code)
        error = await refused(api, "POST", path, {"content": "x"})
        assert (error.status, error.code) == (403, code)
    playground.faults.permit(general)
    await api("POST", path, {"content": "x"})
    with pytest.raises(ValueError, match="unknown code"):
        playground.faults.forbid(general, 1)


async def test_messages_channels_and_servers_can_be_deleted(
    playground: Playground, alice: Person, general: Channel, counting: Bot
) -> None:
    games = playground.channel("games")
    async with running(counting, playground):
        reply = await alice.slash(general, "hello")
        playground.faults.delete_message(reply.message.record)
        assert alice.see(reply.message) is None
        playground.faults.delete_channel(games)
        playground.faults.delete_guild(playground.guild("Corner Café"))
        expected = ["MESSAGE_DELETE", "CHANNEL_DELETE", "GUILD_DELETE"]
        await playground.until(lambda: counting.received[-3:] == expected)


async def test_an_old_token_no_longer_works(
    playground: Playground, alice: Person, general: Channel, api: Api
) -> None:
    bot = Bot()
    seen: list[Interaction] = []

    @bot.tree.command(description="Say hello")
    async def hello(interaction: Interaction) -> None:
        seen.append(interaction)
        await interaction.response.send_message("hello")

    async with running(bot, playground):
        reply = await alice.slash(general, "hello")
        playground.faults.expire(reply.interaction_id)
        with pytest.raises(discord.HTTPException) as caught:
            await seen[0].edit_original_response(content="late")
        assert (caught.value.status, caught.value.code) == (401, 50027)
        path = f"/channels/{general.id}/messages/{reply.message.id}"
        await api("PATCH", path, {"content": "through the channel"})
    assert alice.last(general).text == "through the channel"


async def test_faults_can_be_caused_over_http(
    playground: Playground, alice: Person, general: Channel
) -> None:
    commands: list[dict[str, Any]] = [
        {"do": "rate_limit", "route": "GET /x", "retry_after": 0.5, "times": 2, "global": True},
        {"do": "server_error", "route": "GET /x", "status": 500},
        {"do": "slow", "route": "GET /x", "seconds": 0.1},
        {"do": "hang", "route": "GET /x"},
        {"do": "drop", "route": "GET /x"},
        {"do": "slow_answer", "route": "GET /x", "seconds": 0.1},
        {"do": "refuse", "route": "GET /x", "code": 50001},
        {"do": "hide_original"},
        {"do": "gateway_frame", "text": "{"},
        {"do": "gateway_event", "name": "MESSAGE_UPDATE", "data": {}},
        {"do": "clear"},
        {"do": "repeat_interactions"},
        {"do": "close_gateway", "code": 4000},
        {"do": "cut_gateway"},
        {"do": "reconnect"},
        {"do": "invalidate_session", "resumable": True},
        {"do": "refuse_gateway"},
        {"do": "forbid", "channel_id": str(general.id), "code": 50013},
        {"do": "permit", "channel_id": str(general.id)},
        {
            "do": "delete_message",
            "channel_id": str(general.id),
            "message_id": str(alice.send(general, "x").id),
        },
        {"do": "delete_channel", "channel_id": str(general.id)},
        {"do": "delete_guild", "guild_id": str(playground.guild().id)},
    ]
    bad = [{}, {"do": "dance"}, {"do": "slow"}, {"do": "redeliver", "interaction_id": "1"}, [1]]
    async with aiohttp.ClientSession() as session:
        for command in commands:
            async with session.post(f"{playground.url}/page/faults", json=command) as response:
                assert (command, response.status) == (command, 200)
        for wrong in bad:
            async with session.post(f"{playground.url}/page/faults", json=wrong) as response:
                assert (wrong, response.status) == (wrong, 400)
        elsewhere = {"Origin": "https://example.org"}
        url = f"{playground.url}/page/faults"
        async with session.post(url, json={"do": "clear"}, headers=elsewhere) as response:
            assert response.status == 403
    assert len(playground.world.guilds) == 1
