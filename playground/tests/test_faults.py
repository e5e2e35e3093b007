"""Faults of interactions, of the gateway and of the world, and what a real bot makes of them."""

from typing import Any

import aiohttp
import discord
import pytest

from .. import Channel, Person, Playground
from .bots import Bot, running
from .conftest import Api
from .counting_bot import counting_bot
from .json_requests import refused

Interaction = discord.Interaction[Any]


@pytest.fixture
def counting() -> Bot:
    return counting_bot()


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
