"""Several processes on one PostgreSQL: all happens once, and one takes another's place."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.app import open_bot
from bot.transport.client import OxoClient
from bot.transport.time_limits import TimeLimits
from playground import Playground
from tests.bot.cards import free, pinged
from tests.bot.conftest import Setup
from tests.bot.endless_players import EndlessPlayers
from tests.postgres_server import Server
from tests.processes import OXO, environment

pytestmark = pytest.mark.postgres

DAY = 86_400


WAKEFUL = TimeLimits(deadline_sleep=timedelta(milliseconds=50))


@asynccontextmanager
async def two_bots(postgres_setup: Setup) -> AsyncIterator[tuple[OxoClient, OxoClient]]:
    """Two bots with two shards each on one database."""
    async with AsyncExitStack() as opened:
        bots = []
        for ids in ((0, 1), (2, 3)):
            settings = replace(postgres_setup.settings, shard_count=4, shard_ids=ids)
            bot = await opened.enter_async_context(
                open_bot(settings, rng=Random(7), clock=postgres_setup.clock, limits=WAKEFUL)
            )
            serving = asyncio.create_task(bot.start(settings.discord_token))
            opened.push_async_callback(ended, bot, serving)
            bots.append(bot)
        await postgres_setup.playground.bot_ready()
        assert [sorted(bot.shards) for bot in bots] == [[0, 1], [2, 3]]
        yield bots[0], bots[1]


async def ended(bot: OxoClient, serving: asyncio.Task[None]) -> None:
    serving.cancel()
    with suppress(asyncio.CancelledError):
        await serving
    await bot.close()


async def test_deadlines_come_once_whichever_of_two_bots_looks(postgres_setup: Setup) -> None:
    async with two_bots(postgres_setup) as bots:
        offer = (
            await postgres_setup.alice.slash(
                postgres_setup.general, "ttt challenge", opponent=postgres_setup.bob
            )
        ).message
        card = (await postgres_setup.bob.click(offer, 0)).message
        await postgres_setup.playground.until(lambda: postgres_setup.alice.pings)
        await postgres_setup.all_sent()
        postgres_setup.clock.now += DAY - 60
        await postgres_setup.playground.until(
            lambda: "Your time runs out" in pinged(postgres_setup.alice)
        )
        await bots[0].close()
        postgres_setup.clock.now += 120

        def over() -> bool:
            now = postgres_setup.alice.see(card)
            return now is not None and not free(now)

        # Nobody wakes the other bot: it looks now and then of its own accord.
        await postgres_setup.playground.until(over)
        # One reminder, which took the place of the notice before it and went with the game.
        posted = [
            each
            for each in postgres_setup.playground.requests
            if each.method == "POST" and each.path.endswith("/messages")
        ]
        assert len(posted) == 2
        await postgres_setup.playground.until(lambda: not postgres_setup.alice.pings)


@asynccontextmanager
async def process(
    playground: Playground, url: str, shard: int
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run `python -m bot` for one of two shards; before a second one it would wait for 5 s."""
    shards = {"SHARD_COUNT": "2", "SHARD_IDS": str(shard)}
    running = await asyncio.create_subprocess_exec(
        *OXO, env=environment(playground, url, **shards, LOG_LEVEL="WARNING")
    )
    try:
        yield running
    finally:
        if running.returncode is None:
            running.kill()
        await running.wait()


async def test_a_process_is_killed_and_replaced_and_no_answered_move_is_lost(
    postgres: Server,
) -> None:
    url = postgres.new_database()
    async with Playground(port=0, answer_within=timedelta(seconds=2)) as playground:
        players = EndlessPlayers(playground)
        async with process(playground, url, 0):
            async with process(playground, url, 1):
                await playground.bot_ready()
                await playground.commands_registered()
                players.start()
                await players.until_each_got(10)
            # It was killed in the midst of play; another takes its shard.
            async with process(playground, url, 1):
                await playground.bot_ready()
                await players.until_each_got(10)
                await players.stop()
    assert await players.contradictions(url) == []
