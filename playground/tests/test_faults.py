"""Faults of interactions, of the gateway and of the world, and what a real bot makes of them."""

from typing import Any

import aiohttp
import discord
import pytest

from .. import Channel, Person, Playground
from .bots import Bot, running
from .conftest import Api
from .counting_bot import counting_bot
from .gateway_client import gateway_socket
from .json_requests import refused

Interaction = discord.Interaction[Any]
CALLBACK = "POST /interactions/*"


@pytest.fixture
def counting() -> Bot:
    return counting_bot()


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


async def test_automod_refuses_answers_with_a_word(
    playground: Playground, alice: Person, general: Channel, counting: Bot, api: Api
) -> None:
    assert general.guild is not None
    async with running(counting, playground):
        reply = await alice.slash(general, "hello")
    playground.faults.block_word(general.guild, "HELLO")
    path = f"/webhooks/{playground.application_id}/{reply.interaction.token}"
    for method, where in ("POST", path), ("PATCH", f"{path}/messages/@original"):
        error = await refused(api, method, where, {"content": "Oh, hello"})
        assert (error.status, error.code) == (400, 200000)
    await api("POST", f"/channels/{general.id}/messages", {"content": "hello"})


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
        {"do": "date", "route": "GET /x", "date": "Thu, 01 Jan 1970 00:00:00 GMT"},
        {"do": "slow_answer", "route": "GET /x", "seconds": 0.1},
        {"do": "refuse", "route": "GET /x", "code": 50001},
        {"do": "respond", "route": "GET /x", "status": 403, "body": "<html>", "is_handled": True},
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
        {"do": "keep_private", "channel_id": str(general.id)},
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
