"""A database that goes away as it writes, or for good: what players see, and that play goes on."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.model.errors import StoreError
from bot.operations.check import check
from bot.store.opening import open_store
from playground import Message, Person, Reply
from tests.bot.cards import at, duel, free, seen
from tests.bot.conftest import Setup
from tests.postgres_pair import Pair
from tests.postgres_server import Server
from tests.processes import logging_process, needs_proc
from tests.tcp_proxy import Proxy, proxy, silence

pytestmark = pytest.mark.postgres

LONGEST_SECONDS = 30
"""What takes longer would never come."""

BOBS_MOVE = b"b2a1"
"""What the statement holds that stores it."""

UNKNOWN = "it may or may not have happened"
UNAVAILABLE = "I can’t reach my database"


@pytest.fixture
async def passing(postgres: Server) -> AsyncIterator[Proxy]:
    """A proxy to the server."""
    async with proxy(postgres.port) as passing:
        yield passing


@pytest.fixture
def behind_proxy(postgres_setup: Setup, passing: Proxy) -> Setup:
    """A setup whose bot reaches its database by way of the proxy."""
    return replace(postgres_setup, database_url=passing.url(postgres_setup.database_url))


async def private_text(reply: Reply) -> str:
    """Return what an answer says in private; a slow one is deferred first."""
    answer = reply.message if reply.kind == "message" else await reply.followup()
    assert answer.ephemeral
    return answer.text


async def acceptance_lost(setup: Setup, passing: Proxy) -> Message:
    """Lose the database as it stores that Bob accepts; return the challenge's message."""
    offer = (await setup.alice.slash(setup.general, "ttt challenge", opponent=setup.bob)).message
    passing.cut("after", b"COMMIT;", following=b"INSERT INTO games", for_good=True)
    assert UNKNOWN in await private_text(await setup.bob.click(offer, "Accept"))
    passing.is_open = True
    return offer


async def pressed(person: Person, message: Message, label: str) -> Reply:
    """Click until the database is there again."""
    async with asyncio.timeout(LONGEST_SECONDS):
        while True:
            reply = await person.click(message, label)
            if reply.kind == "update" or UNAVAILABLE not in await private_text(reply):
                return reply


async def test_an_acceptance_that_may_have_happened_is_shown_by_the_next_press(
    behind_proxy: Setup, passing: Proxy
) -> None:
    async with behind_proxy.bot():
        offer = await acceptance_lost(behind_proxy, passing)
        too_late = await pressed(behind_proxy.carol, offer, "Accept")
        assert "Too late: this challenge was accepted" in await private_text(too_late)
        shown = await pressed(behind_proxy.bob, offer, "Accept")
        assert len(free(shown.message)) == 9
        assert not shown.ephemeral
        moved = await behind_proxy.alice.click(*at(shown.message, "b2"))
        assert len(free(moved.message)) == 8


async def test_a_move_that_may_have_happened_is_shown_by_the_next_press(
    behind_proxy: Setup, passing: Proxy
) -> None:
    async with behind_proxy.bot():
        card = (await behind_proxy.alice.click(*at(await duel(behind_proxy), "b2"))).message
        passing.cut("after", BOBS_MOVE, for_good=True)
        assert UNKNOWN in await private_text(await behind_proxy.bob.click(*at(card, "a1")))
        passing.is_open = True
        shown = await pressed(behind_proxy.bob, *at(card, "a1"))
        assert len(free(shown.message)) == 7
        assert shown.followups == []  # It is the move that was asked for.


async def test_a_host_that_never_answers_does_not_hide_the_next(
    postgres_setup: Setup, postgres: Server
) -> None:
    async with silence() as port:
        url = postgres_setup.database_url
        hosts = f"127.0.0.1:{port},127.0.0.1:{postgres.port}"
        several = replace(
            postgres_setup, database_url=url.replace(f"127.0.0.1:{postgres.port}", hosts)
        )
        async with several.bot():
            card = (await several.alice.slash(several.general, "ttt start")).message
            assert len(free((await several.alice.click(*at(card, "b2"))).message)) == 7


async def played(person: Person, card: Message) -> Message:
    """Click the first free cell until it is marked: what is deferred shows the board as it was."""
    async with asyncio.timeout(LONGEST_SECONDS):
        while len(free(seen(person, card))) == len(free(card)):
            await person.click(card, free(card)[0])
    return seen(person, card)


@needs_proc
@pytest.mark.parametrize("loss", ["kill", "freeze"])
async def test_the_standby_takes_the_place_of_a_lost_primary(
    setup: Setup, postgres_pair: Pair, tmp_path: Path, loss: str
) -> None:
    url = postgres_pair.new_database()
    if loss == "freeze":  # Whatever else it says, the bot needs the primary.
        url = url.partition("?")[0]
    log = tmp_path / "oxo.log"
    async with logging_process(setup.playground, url, log):
        await setup.playground.bot_ready()
        await setup.playground.commands_registered()
        card = (await setup.alice.slash(setup.general, "ttt start")).message
        card = (await setup.alice.click(*at(card, "b2"))).message
        if loss == "kill":
            postgres_pair.primary.kill()
        else:
            postgres_pair.primary.freeze()
        text = await private_text(await setup.alice.click(card, free(card)[0]))
        assert UNAVAILABLE in text or UNKNOWN in text
        await asyncio.to_thread(postgres_pair.promote)
        card = await played(setup.alice, card)
        assert len(free(card)) == 5
    names = [f"primary is 127.0.0.1:{server.port}" for server in postgres_pair.servers]
    assert all(name in log.read_text(encoding="utf-8") for name in names)
    assert "a failover may lose answered moves" in log.read_text(encoding="utf-8")


async def test_a_standby_alone_is_refused(postgres_pair: Pair) -> None:
    with pytest.raises(StoreError, match="the PostgreSQL server is a standby"):
        async with open_store(postgres_pair.standby.url("postgres"), allow_data_loss=True):
            pass


async def test_check_names_the_primary_and_says_whether_a_standby_follows(
    setup: Setup, postgres_pair: Pair
) -> None:
    on_pair = replace(setup, database_url=postgres_pair.new_database())
    primary = f"the primary is 127.0.0.1:{postgres_pair.primary.port}"
    for expected in (f"{primary}: commits wait for a standby", f"{primary}: a failover may lose"):
        for allow_data_loss in (False, True):
            settings = replace(on_pair.settings, allow_data_loss=allow_data_loss)
            (finding,) = [each async for each in check(settings) if each.subject == "replication"]
            assert expected in finding.found
            assert finding.ok is (allow_data_loss or "lose" not in expected)
        postgres_pair.unfollow()
