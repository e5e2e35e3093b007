"""A server that removes the bot: all of it goes a month later, both ways that interactions come."""

import asyncio
import json
import logging
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial

import pytest

from bot.model import GameId, UserId
from bot.operations.housekeeping import Housekeeping
from bot.settings import Settings
from bot.store.queries import rows
from bot.transport.client import OxoClient
from bot.transport.time_limits import TimeLimits
from playground import Guild
from tests.bot.cards import duel, resign
from tests.bot.conftest import PATIENT, Setup

DAY = 86_400
WAKEFUL: TimeLimits = replace(
    PATIENT, housekeeping=timedelta(milliseconds=20), deadline_sleep=timedelta(hours=1)
)
DELETED = "what was its own is deleted"


@dataclass(frozen=True)
class Kept(Setup):
    """A setup whose host keeps what belongs to a left server for so many days."""

    days: int = 30

    @property
    def settings(self) -> Settings:
        """The same settings otherwise."""
        return replace(super().settings, keep_left_servers_days=self.days)


@pytest.fixture(params=[False, True], ids=["gateway", "http"])
def by_http(request: pytest.FixtureRequest) -> bool:
    """Whether interactions reach the bot by HTTP in place of the gateway."""
    return bool(request.param)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def kept(request: pytest.FixtureRequest, setup: Setup, caplog: pytest.LogCaptureFixture) -> Kept:
    """A setup on each store, by each entrance."""
    caplog.set_level(logging.INFO)
    url = request.getfixturevalue("postgres_url") if request.param == "postgres" else ""
    return Kept(setup.playground, setup.database, setup.clock, url, setup.by_http)


@pytest.fixture
def one(setup: Setup, caplog: pytest.LogCaptureFixture) -> Kept:
    """A setup on SQLite, by each entrance."""
    caplog.set_level(logging.INFO)
    return Kept(setup.playground, setup.database, setup.clock, by_http=setup.by_http)


async def play(setup: Setup) -> Guild:
    """Let games be played in two servers, and return the second."""
    other = setup.playground.add_guild("Other", ("lounge",))
    for channel in (setup.general, setup.playground.channel("lounge")):
        await resign(setup, setup.alice, (await setup.alice.slash(channel, "ttt start")).message)
        await duel(setup, channel)
    return other


async def played_in(setup: Setup) -> set[int | None]:
    """Return in which servers there are games."""
    async with setup.store() as store:
        games = await store.people.games_of(UserId(setup.alice.id), GameId(0), 99)
    return {game.place.guild_id for game in games}


async def until_stored(setup: Setup, condition: str) -> None:
    """Wait until a server's row is so."""
    sql = f"SELECT guild_id FROM guilds WHERE {condition}"
    async with asyncio.timeout(30), setup.store() as store:
        while not await store.database.read(partial(rows, sql)):  # noqa: ASYNC110  # Others write.
            await asyncio.sleep(0.02)


async def look(setup: Setup, *bots: OxoClient) -> None:
    """Let each bot's process look for what is due, all at the same time."""
    async with AsyncExitStack() as opened:
        looking = []
        for bot in bots:
            store = await opened.enter_async_context(setup.store())
            looking.append(Housekeeping(bot, store, setup.clock, setup.settings).look())
        await asyncio.gather(*looking)


async def leave(setup: Setup, bot: OxoClient, guild: Guild) -> None:
    """Let a server remove the bot, until that is certain."""
    world = setup.playground.world
    await look(setup, bot)
    world.leave(guild, world.bot)
    if setup.by_http:
        await look(setup, bot)
        setup.clock.now += DAY
        await look(setup, bot)
    await until_stored(setup, "left_at IS NOT NULL")


async def test_all_of_it_goes_after_a_month(kept: Kept, caplog: pytest.LogCaptureFixture) -> None:
    world = kept.playground.world
    async with kept.bot(limits=WAKEFUL):
        other = await play(kept)
        if kept.by_http:
            kept.clock.now += DAY  # The server is in the second list that is read.
            await until_stored(kept, f"guild_id = {other.id}")
        world.leave(other, world.bot)
        if kept.by_http:
            kept.clock.now += DAY
            await until_stored(kept, "missed_at IS NOT NULL")
            kept.clock.now += DAY
        await until_stored(kept, "left_at IS NOT NULL")
        assert len(await played_in(kept)) == 2
        kept.clock.now += 30 * DAY
        await kept.playground.until(lambda: DELETED in caplog.text)
    assert await played_in(kept) == {kept.general.guild_id}
    assert caplog.text.count(DELETED) == 1
    assert f"server {other.id} removed the bot 3" in caplog.text


async def test_nothing_goes_a_second_too_early(one: Kept) -> None:
    async with one.bot() as bot:
        other = await play(one)
        await leave(one, bot, other)
        one.clock.now += (29 if one.by_http else 30) * DAY - 1
        await look(one, bot)
        assert other.id in await played_in(one)
        one.clock.now += 1
        await look(one, bot)
        assert await played_in(one) == {one.general.guild_id}


@pytest.mark.parametrize("stopped", [False, True])
async def test_who_comes_back_keeps_everything(one: Kept, stopped: bool) -> None:
    world = one.playground.world
    async with one.bot() as bot:
        other = await play(one)
        await leave(one, bot, other)
        if not stopped:
            one.clock.now += 10 * DAY
            world.join(other, world.bot)
            if not one.by_http:
                await one.playground.until(lambda: bot.get_guild(other.id))
            await look(one, bot)
            await until_stored(one, f"guild_id = {other.id} AND left_at IS NULL")
    if stopped:
        world.join(other, world.bot)
    one.clock.now += 31 * DAY
    async with one.bot() as bot:
        await look(one, bot)
    assert other.id in await played_in(one)
    await until_stored(one, f"guild_id = {other.id} AND left_at IS NULL")


async def test_it_is_kept_for_ever_where_the_host_wants_it(one: Kept) -> None:
    one = replace(one, days=0)
    async with one.bot() as bot:
        other = await play(one)
        await leave(one, bot, other)
        one.clock.now += 400 * DAY
        await look(one, bot)
    assert other.id in await played_in(one)


@pytest.mark.parametrize("status", [403, 404])
async def test_it_waits_until_discord_says_it_again(one: Kept, status: int) -> None:
    async with one.bot() as bot:
        other = await play(one)
        await leave(one, bot, other)
        one.clock.now += 31 * DAY
        one.playground.faults.respond(
            f"GET /guilds/{other.id}", status=status, body="<html>", times=5
        )
        await look(one, bot)
        assert other.id in await played_in(one)
        one.playground.faults.clear()
        await look(one, bot)
        assert other.id not in await played_in(one)


@pytest.mark.parametrize("by_http", [False])
async def test_an_outage_takes_nothing(one: Kept, caplog: pytest.LogCaptureFixture) -> None:
    world, faults = one.playground.world, one.playground.faults
    async with one.bot() as bot:
        other = await play(one)
        faults.gateway_event("GUILD_DELETE", {"id": str(other.id), "unavailable": True})
        guild = bot.get_guild(other.id)
        await one.playground.until(lambda: guild is not None and guild.unavailable)
        one.clock.now += 31 * DAY
        await look(one, bot)
        # A session begins anew, then a process: READY and the lists of two days lack the server.
        member = other.members.pop(world.bot.id)
        faults.invalidate_session()
        await one.playground.until(lambda: caplog.text.count("shard 0 is connected") == 2)
        await one.playground.until(lambda: bot.receives)
        await look(one, bot)
    one.clock.now += DAY
    async with one.bot() as bot:
        assert bot.get_guild(other.id) is None
        await look(one, bot)
        await until_stored(one, "left_at IS NOT NULL")
    other.members[world.bot.id] = member
    for _ in range(2):
        one.clock.now += 31 * DAY
        async with one.bot() as bot:
            await look(one, bot)
    assert other.id in await played_in(one)


@pytest.mark.parametrize("by_http", [True])
async def test_a_list_that_is_not_whole_takes_nothing(one: Kept) -> None:
    world, faults = one.playground.world, one.playground.faults
    async with one.bot() as bot:
        other = await play(one)
        listing = "GET /users/@me/guilds"
        read = one.playground.requests
        await one.playground.until(lambda: any(listing.endswith(each.path) for each in read))
        for number in range(200):
            one.playground.add_guild(f"Server {number}")
        await look(one, bot)
        world.leave(other, world.bot)
        for body in ("<html>", '{"message": "hello"}', "[null]", '[{"id": "no number"}]'):
            faults.respond(listing, status=200, body=body, times=2)
            for _ in range(2):
                await look(one, bot)
                one.clock.now += 31 * DAY
        first = json.dumps([{"id": str(number)} for number in range(1, 201)])
        faults.respond(listing, status=200, body=first)
        faults.respond(listing, status=403, body='{"code": 0, "message": "No"}')
        await look(one, bot)
        one.clock.now += 31 * DAY
        assert other.id in await played_in(one)
        # Two that are whole do, a day apart.
        for wait in (DAY - 1, 1, 30 * DAY):
            await look(one, bot)
            assert other.id in await played_in(one)
            one.clock.now += wait
        await look(one, bot)
    assert other.id not in await played_in(one)
