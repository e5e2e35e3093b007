"""The bot on PostgreSQL: restarts, races, commands for hosts, and a server that fails."""

import asyncio
import signal
from dataclasses import replace
from pathlib import Path

import pytest

from bot.__main__ import RESTART_IS_NO_USE
from playground import Message, Reply
from tests.bot.cards import at, free
from tests.bot.conftest import Setup
from tests.postgres_server import PASSWORD, Server
from tests.processes import logging_process, needs_proc, oxo

pytestmark = pytest.mark.postgres


async def test_the_commands_for_hosts(postgres_setup: Setup, tmp_path: Path) -> None:
    code, output = await oxo(postgres_setup, "migrate")
    assert code == 0, output
    assert "up to date" in output
    code, checked = await oxo(postgres_setup, "check")
    assert code == 0, checked
    code, refused = await oxo(postgres_setup, "backup", str(tmp_path / "b"))
    assert code == RESTART_IS_NO_USE
    assert "pg_dump" in refused
    wrong = postgres_setup.database_url.replace(PASSWORD, "hush-hush")
    code, denied = await oxo(postgres_setup, DATABASE_URL=wrong)
    assert code == RESTART_IS_NO_USE
    assert denied.count("\n") == 1, denied
    assert "hush-hush" not in output + checked + refused + denied


@pytest.mark.usefixtures("no_database")
async def test_a_host_moves_to_postgres_in_the_midst_of_a_game(postgres_setup: Setup) -> None:
    on_file = replace(postgres_setup, database_url="")
    file = on_file.settings.database_url
    code, output = await oxo(postgres_setup, "copy", file, postgres_setup.database_url)
    assert code == 1
    assert "no database" in output
    async with on_file.bot():
        card = (await postgres_setup.alice.slash(postgres_setup.general, "ttt start")).message
        card = (await postgres_setup.alice.click(*at(card, "b2"))).message
    code, output = await oxo(postgres_setup, "copy", file, "postgresql://oxo:hush-hush/x@db/oxo")
    assert code == RESTART_IS_NO_USE
    assert "hush-hush" not in output
    code, output = await oxo(postgres_setup, "copy", file, "DATABASE_URL")
    assert code == 0, output
    assert "checking games: 1 of 1" in output
    assert PASSWORD not in output
    async with postgres_setup.bot():
        reply = await postgres_setup.alice.click(card, free(card)[0])
        assert len(free(reply.message)) < len(free(card))


async def test_a_name_may_hold_a_character_that_the_database_has_not(
    postgres_setup: Setup,
) -> None:
    eve = postgres_setup.playground.add_person("E\0ve")
    async with postgres_setup.bot():
        card = (await eve.slash(postgres_setup.general, "ttt start")).message
        assert "Eve" in card.text


async def refusal(reply: Reply) -> Message:
    """Return the private answer to a click, after a deferral if there was one."""
    return reply.message if reply.ephemeral else await reply.followup()


@needs_proc
async def test_a_server_that_hangs_leaves_nobody_unanswered(
    postgres_setup: Setup, postgres: Server, tmp_path: Path
) -> None:
    async with logging_process(
        postgres_setup.playground, postgres_setup.database_url, tmp_path / "oxo.log"
    ) as running:
        await postgres_setup.playground.bot_ready()
        await postgres_setup.playground.commands_registered()
        card = (await postgres_setup.alice.slash(postgres_setup.general, "ttt start")).message
        for _ in range(3):  # A connection waits for the next who needs one.
            await postgres_setup.bob.slash(postgres_setup.general, "ttt history")
        with postgres.hanging():
            reply = await postgres_setup.alice.click(*at(card, "b2"))
            assert "it may or may not have happened" in (await refusal(reply)).text
            reply = await postgres_setup.alice.click(*at(card, "b2"))
            assert "can’t reach my database" in (await refusal(reply)).text
            crowd = [
                postgres_setup.playground.add_person(f"Player {number}") for number in range(12)
            ]
            starting = (each.slash(postgres_setup.games, "ttt start") for each in crowd)
            assert all(reply.ephemeral for reply in await asyncio.gather(*starting))
        # Nothing was written, unless the server had it before it hung; soon all goes on.
        async with asyncio.timeout(15):
            while (reply := await postgres_setup.alice.click(*at(card, "b2"))).ephemeral:
                pass
        assert len(free(reply.message)) == 7
        with postgres.hanging():
            running.send_signal(signal.SIGTERM)
            async with asyncio.timeout(5):
                assert await running.wait() == 0
