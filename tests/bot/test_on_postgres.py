"""The bot on PostgreSQL: the stories that a store could spoil."""

import asyncio
import signal
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.bot.cards import free, play_out
from tests.bot.conftest import House
from tests.postgres_server import PASSWORD, Server
from tests.processes import logging_process, needs_proc, oxo

pytestmark = pytest.mark.postgres


async def test_a_game_outlives_the_bot(hall: House) -> None:
    async with hall.bot():
        card = (await hall.alice.slash(hall.general, "ttt start")).message
        card = (await hall.alice.click(card, "b2")).message
    async with hall.bot():
        card = await play_out(hall.alice, card, Random(3))
        assert not free(card)


async def test_a_challenge_becomes_one_game_however_many_accept(hall: House) -> None:
    async with hall.bot():
        offer = (await hall.alice.slash(hall.general, "ttt challenge")).message
        replies = await asyncio.gather(hall.bob.click(offer, 0), hall.carol.click(offer, 0))
        assert sorted(reply.ephemeral for reply in replies) == [False, True]


async def test_the_commands_for_hosts(hall: House, tmp_path: Path) -> None:
    code, said = await oxo(hall, "migrate")
    assert code == 0, said
    assert "up to date" in said
    code, checked = await oxo(hall, "check")
    assert code == 0, checked
    code, refused = await oxo(hall, "backup", str(tmp_path / "b"))
    assert code == 1
    assert "pg_dump" in refused
    wrong = hall.database_url.replace(PASSWORD, "hush-hush")
    code, denied = await oxo(hall, DATABASE_URL=wrong)
    assert code == 1
    assert denied.count("\n") == 1, denied
    assert "hush-hush" not in said + checked + refused + denied


async def test_a_host_moves_to_postgres_in_the_midst_of_a_game(hall: House) -> None:
    on_file = replace(hall, database_url="")
    file = on_file.settings.database_url
    code, said = await oxo(hall, "copy", file, hall.database_url)
    assert code == 1
    assert "no database" in said
    async with on_file.bot():
        card = (await hall.alice.slash(hall.general, "ttt start")).message
        card = (await hall.alice.click(card, "b2")).message
    code, said = await oxo(hall, "copy", file, "postgresql://oxo:hush-hush/x@db/oxo")
    assert code == 1
    assert "hush-hush" not in said
    code, said = await oxo(hall, "copy", file, hall.database_url)
    assert code == 0, said
    assert "checking games: 1 of 1" in said
    assert PASSWORD not in said
    async with hall.bot():
        reply = await hall.alice.click(card, free(card)[0])
        assert len(free(reply.message)) < len(free(card))


async def test_the_server_goes_away_and_comes_back(hall: House, postgres: Server) -> None:
    async with hall.bot():
        card = (await hall.alice.slash(hall.general, "ttt start")).message
        await asyncio.to_thread(postgres.stop)
        try:
            reply = await hall.alice.click(card, "b2")
            assert reply.ephemeral
        finally:
            await asyncio.to_thread(postgres.start)
        reply = await hall.alice.click(card, "b2")
        assert len(free(reply.message)) == 7


@needs_proc
async def test_a_server_that_hangs_leaves_nobody_unanswered(
    hall: House, postgres: Server, tmp_path: Path
) -> None:
    async with logging_process(hall.playground, hall.database_url, tmp_path / "oxo.log") as running:
        await hall.playground.bot_ready()
        await hall.playground.commands_registered()
        card = (await hall.alice.slash(hall.general, "ttt start")).message
        for _ in range(3):  # A connection waits for the next who needs one.
            await hall.bob.slash(hall.general, "ttt history")
        with postgres.hanging():
            for _ in range(2):
                reply = await hall.alice.click(card, "b2")
                assert reply.ephemeral
                assert "cannot be reached" in reply.text
            crowd = [hall.playground.add_person(f"Player {number}") for number in range(12)]
            starting = (each.slash(hall.games, "ttt start") for each in crowd)
            assert all(reply.ephemeral for reply in await asyncio.gather(*starting))
        # Nothing was written, unless the server had it before it hung; soon all goes on.
        async with asyncio.timeout(15):
            while (reply := await hall.alice.click(card, "b2")).ephemeral:
                pass
        assert len(free(reply.message)) == 7
        with postgres.hanging():
            running.send_signal(signal.SIGTERM)
            async with asyncio.timeout(5):
                assert await running.wait() == 0
