"""Faults of REST requests, and what a real bot makes of them."""

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


async def test_any_refusal_can_be_asked_for(playground: Playground, api: Api) -> None:
    playground.faults.refuse("GET /users/@me", code=50001)
    error = await refused(api, "GET", "/users/@me")
    assert (error.status, error.code) == (403, 50001)
    await api("GET", "/users/@me")
    with pytest.raises(ValueError, match="unknown code"):
        playground.faults.refuse(code=1)


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
