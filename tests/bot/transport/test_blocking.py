"""Whom the host blocks gets a sentence, and a blocked server is left, also while the bot runs."""

import asyncio
import time
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.model import GuildId
from bot.transport.time_limits import TimeLimits
from tests.bot.builders import duel
from tests.bot.cards import at, free, start
from tests.bot.conftest import A_DAY, PATIENT, Setup
from tests.bot.store.conftest import new_start
from tests.bot.store.test_left_servers import place
from tests.processes import oxo

PERSON = "You can’t play with me: whoever runs me has blocked you."
SERVER = "I don’t play in this server: whoever runs me has blocked it."
WAKEFUL: TimeLimits = replace(PATIENT, blocks=timedelta(milliseconds=20))
ASLEEP: TimeLimits = replace(PATIENT, blocks=A_DAY)


@pytest.fixture(params=[False, True], ids=["gateway", "http"])
def by_http(request: pytest.FixtureRequest) -> bool:
    """Whether interactions reach the bot by HTTP in place of the gateway."""
    return bool(request.param)


async def command(setup: Setup, *arguments: object) -> str:
    code, output = await oxo(setup, *map(str, arguments))
    assert code == 0, output
    return output.strip()


async def test_a_blocked_person_gets_one_private_sentence(setup: Setup) -> None:
    async with setup.bot(limits=WAKEFUL):
        card = await start(setup)
        theirs = await start(setup, setup.bob)
        said = await command(setup, "block", setup.alice.id)
        assert said.startswith(f"{setup.alice.id} is blocked: ")
        async with asyncio.timeout(30):
            while True:
                reply = await setup.alice.slash(setup.games, "ttt privacy", action="export")
                if reply.text == PERSON:
                    break
        assert reply.message.ephemeral
        pressed = await setup.alice.click(*at(card, "b2"))
        assert (pressed.text, pressed.message.ephemeral) == (PERSON, True)
        assert len(free((await setup.bob.click(*at(theirs, "b2"))).message)) == 7
        assert await command(setup, "blocked") == str(setup.alice.id)
        assert await command(setup, "unblock", setup.alice.id)
        async with asyncio.timeout(30):
            while len(free((await setup.alice.click(*at(card, "b2"))).message)) != 7:
                pass
        assert await command(setup, "blocked") == ""


async def test_a_server_that_is_blocked_is_left_whenever_it_adds_the_bot(setup: Setup) -> None:
    world = setup.playground.world
    other = setup.playground.add_guild("Other", ("lounge",))

    def is_left() -> bool:
        return world.bot.id not in other.members

    async with setup.bot(limits=WAKEFUL):
        await command(setup, "block", other.id)
        await setup.playground.until(is_left)
        world.join(other, world.bot)
        if setup.by_http:  # Where nobody says that it is there, its first interaction does.
            await setup.alice.slash(setup.playground.channel("lounge"), "ttt help")
        await setup.playground.until(is_left)
    world.join(other, world.bot)
    async with setup.bot(limits=ASLEEP):
        await setup.playground.until(is_left)
        assert len(free(await start(setup))) == 9


async def test_a_blocked_server_gets_one_sentence(setup: Setup) -> None:
    abroad = setup.playground.add_guild("Abroad", with_bot=False)
    await command(setup, "block", abroad.id)
    async with setup.bot(limits=ASLEEP):
        channel = setup.playground.channel("general", guild=abroad)
        reply = await setup.alice.slash(channel, "ttt start")
        assert (reply.text, reply.message.ephemeral) == (SERVER, True)
        assert len(free(await start(setup))) == 9


async def test_a_server_that_cannot_be_left_is_tried_again(
    setup: Setup, caplog: pytest.LogCaptureFixture
) -> None:
    other = setup.playground.add_guild("Other", ("lounge",))
    await command(setup, "block", other.id)
    setup.playground.faults.server_error("DELETE /users/@me/guilds/*", status=503, times=10)
    async with setup.bot(limits=WAKEFUL):
        await setup.playground.until(lambda: setup.playground.world.bot.id not in other.members)
    assert "is blocked and not left: 503" in caplog.text


@pytest.mark.parametrize("by_http", [False])
@pytest.mark.parametrize("wrong", ["0", "-1", "Alice", "<@7>", "٣", "1.5", str(2**63), "9" * 99])
async def test_what_is_no_id_is_refused(setup: Setup, wrong: str) -> None:
    code, output = await oxo(setup, "block", wrong)
    assert code == 2
    assert "is no id of a server or a person" in output or "unrecognized" in output or wrong == "-1"
    assert "Traceback" not in output


@pytest.mark.parametrize("by_http", [False])
async def test_servers_are_listed_by_their_use(setup: Setup) -> None:
    now = int(time.time())
    async with setup.store() as store:
        for guild, ages in ((7, (1, 31, 32)), (8, (1, 2)), (9, (40,))):
            for days in ages:
                begun = now - days * 86_400
                game = duel(place=place(GuildId(guild), channel=days))
                game = replace(game, started_at=begun, moved_at=begun)
                await store.games.add(game, new_start())
    await command(setup, "block", 9)
    listed = (await command(setup, "servers")).splitlines()
    assert listed[0].split() == ["server", "games", "in", "30", "days", "rows"]
    assert [each.split() for each in listed[1:]] == [
        ["8", "2", "2"],
        ["7", "1", "3"],
        ["9", "0", "1", "blocked"],
    ]
