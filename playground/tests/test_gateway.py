"""The gateway, as discord.py uses it."""

import asyncio
import math
from datetime import timedelta
from typing import Any

import discord
import pytest
from discord.http import Route

from .. import Channel, Playground
from .bots import Bot, running

Interaction = discord.Interaction[Any]


async def test_a_bot_receives_changes_of_the_world(
    playground: Playground, general: Channel
) -> None:
    bot = Bot()
    async with running(bot, playground):
        await playground.until(lambda: len(bot.guilds) == 2)
        channel = playground.add_channel("room")
        thread = playground.add_thread(general, "thread")
        playground.world.rename_channel(channel, "chamber")
        playground.world.delete_channel(thread)
        playground.world.delete_channel(general)
        playground.add_guild("New")
        own_guild = playground.guild()
        playground.world.delete_emoji(own_guild, next(iter(own_guild.emojis.values())))
        playground.world.delete_guild(playground.guild("Corner Café"))
        guild = bot.get_guild(playground.guild().id)
        await playground.until(lambda: {g.name for g in bot.guilds} == {"Game Club", "New"})
    assert guild
    assert [channel.name for channel in guild.text_channels] == ["games", "quiet", "chamber"]
    assert list(guild.threads) == []
    assert len(guild.emojis) == 2


async def test_privileged_intents_are_refused_if_switched_off(playground: Playground) -> None:
    playground.world.application.privileged_intents = 0
    bot = Bot(intents=discord.Intents.all())
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await asyncio.wait_for(_run(bot, playground), 5)


async def _run(bot: Bot, playground: Playground) -> None:
    Route.BASE = playground.api_base
    async with bot:
        await bot.start(playground.bot_token)


async def test_members_can_be_requested(playground: Playground) -> None:
    intents = discord.Intents.default()
    intents.members = True
    bot = Bot(intents=intents)
    async with running(bot, playground):
        await playground.until(lambda: bot.guilds and len(bot.guilds[0].members) == 5)
        found = await bot.guilds[0].query_members("ali")
        assert [member.display_name for member in found] == ["Alice"]
        playground.add_person("Dave")
        await playground.until(lambda: len(bot.guilds[0].members) == 6)


async def test_discord_py_measures_the_time_to_the_acknowledgement(
    playground: Playground,
) -> None:
    interval = timedelta(milliseconds=500)
    playground.gateway.heartbeat_interval = interval
    bot = Bot()
    latencies: set[float] = set()

    def measured() -> bool:
        if math.isfinite(bot.latency):  # It is infinite before the first acknowledgement.
            latencies.add(bot.latency)
        return len(latencies) == 3

    async with running(bot, playground):
        await playground.until(measured)
    # Measured from the wrong heartbeat, they would exceed the interval.
    assert all(0 <= latency < interval.total_seconds() for latency in latencies)
