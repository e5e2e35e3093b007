"""Misbehaviour on request, and what a real bot makes of it."""

from datetime import timedelta
from typing import Any

import aiohttp
import discord
import pytest

from playground import Channel, InteractionFailed, Person, Playground
from tests.playground.bots import Bot, running
from tests.playground.conftest import Ask
from tests.playground.refusing import refused

Interaction = discord.Interaction[Any]
CALLBACK = "POST /interactions/*"


@pytest.fixture
def counting() -> Bot:
    """A bot that counts how often it was greeted."""
    bot = Bot()
    seen: list[int] = []

    @bot.tree.command(description="Say hello")
    async def hello(interaction: Interaction) -> None:
        seen.append(interaction.id)
        await interaction.response.send_message(f"hello {len(seen)}")

    @bot.tree.error
    async def on_error(_: Interaction, error: discord.app_commands.AppCommandError) -> None:
        bot.said.append(str(getattr(error, "original", error)))

    return bot


async def test_an_interaction_can_come_twice(
    playground: Playground, alice: Person, general: Channel, counting: Bot
) -> None:
    async with running(counting, playground):
        playground.faults.repeat_interactions()
        reply = await alice.slash(general, "hello")
        await playground.until(lambda: counting.said)
        assert "40060" in counting.said[0]
        assert counting.heard.count("INTERACTION_CREATE") == 2
        playground.faults.redeliver(reply.interaction_id)
        await playground.until(lambda: len(counting.said) == 2)
        assert (await alice.slash(general, "hello")).text == "hello 4"
        assert counting.heard.count("INTERACTION_CREATE") == 4
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


async def test_a_slow_answer_comes_too_late(counting: Bot, impatient: Playground) -> None:
    alice, general = impatient.person("Alice"), impatient.channel("general")
    async with running(counting, impatient):
        impatient.faults.slow(CALLBACK, by=timedelta(milliseconds=150))
        with pytest.raises(InteractionFailed):
            await alice.slash(general, "hello")
        await impatient.until(lambda: counting.said)
        assert "10062" in counting.said[0]
        assert (await alice.slash(general, "hello")).text == "hello 2"


async def test_a_hanging_answer_can_be_let_go(
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
        await playground.until(lambda: playground.stage.faults.hanging)


async def test_a_dropped_answer_was_still_obeyed(
    playground: Playground, ask: Ask, alice: Person, general: Channel
) -> None:
    playground.faults.drop(f"POST /channels/{general.id}/*")
    with pytest.raises(aiohttp.ClientError):
        await ask("POST", f"/channels/{general.id}/messages", {"content": "heard"})
    assert alice.last(general).text == "heard"
    assert playground.requests[-1].status == 0


async def test_forbidden_channels_turn_the_bot_away_until_permitted(
    playground: Playground, ask: Ask, general: Channel
) -> None:
    path = f"/channels/{general.id}/messages"
    for code in (50001, 50013):
        playground.faults.forbid(general, code)
        error = await refused(ask, "POST", path, {"content": "x"})
        assert (error.status, error.code) == (403, code)
    playground.faults.permit(general)
    await ask("POST", path, {"content": "x"})
    with pytest.raises(ValueError, match="unknown code"):
        playground.faults.forbid(general, 1)


async def test_messages_channels_and_servers_can_go(
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
        await playground.until(lambda: counting.heard[-3:] == expected)


async def test_an_old_token_no_longer_works(
    playground: Playground, alice: Person, general: Channel, ask: Ask
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
        await ask("PATCH", path, {"content": "through the channel"})
    assert alice.last(general).text == "through the channel"


async def test_faults_can_be_ordered_over_http(
    playground: Playground, alice: Person, general: Channel
) -> None:
    orders: list[dict[str, Any]] = [
        {"do": "rate_limit", "route": "GET /x", "retry_after": 0.5, "times": 2, "global": True},
        {"do": "server_error", "route": "GET /x", "status": 500},
        {"do": "slow", "route": "GET /x", "seconds": 0.1},
        {"do": "hang", "route": "GET /x"},
        {"do": "drop", "route": "GET /x"},
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
            "message_id": str(alice.say(general, "x").id),
        },
        {"do": "delete_channel", "channel_id": str(general.id)},
        {"do": "delete_guild", "guild_id": str(playground.guild().id)},
    ]
    bad = [{}, {"do": "dance"}, {"do": "slow"}, {"do": "redeliver", "interaction_id": "1"}, [1]]
    async with aiohttp.ClientSession() as session:
        for order in orders:
            async with session.post(f"{playground.url}/page/faults", json=order) as response:
                assert (order, response.status) == (order, 200)
        for wrong in bad:
            async with session.post(f"{playground.url}/page/faults", json=wrong) as response:
                assert (wrong, response.status) == (wrong, 400)
        elsewhere = {"Origin": "https://example.org"}
        url = f"{playground.url}/page/faults"
        async with session.post(url, json={"do": "clear"}, headers=elsewhere) as response:
            assert response.status == 403
    assert len(playground.world.guilds) == 1
