"""The bot behind a connection pooler: it plays where sessions are pooled, and says so elsewhere."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from random import Random

import asyncpg
import pytest

from bot.model.errors import StoreError
from bot.store.opening import open_database
from bot.store.queries import number
from playground.tests.missing import missing
from tests import pgbouncer
from tests.bot.cards import free, play_out
from tests.bot.conftest import Setup
from tests.postgres_server import Server

pytestmark = pytest.mark.postgres


@contextmanager
def pooled(setup: Setup, server: Server, mode: str) -> Iterator[Setup]:
    """The setup with pgbouncer before its server; skipped without it, unless OXO_REQUIRE_ALL=1."""
    program = pgbouncer.program()
    if program is None:
        missing("pgbouncer", "pgbouncer")
    with pgbouncer.pooling(program, server.port, mode) as port:
        yield replace(setup, database_url=setup.database_url.replace(f":{server.port}", f":{port}"))


async def test_games_are_played_where_sessions_are_pooled(
    postgres_setup: Setup, postgres: Server
) -> None:
    connection = await asyncpg.connect(postgres_setup.database_url)
    name = await connection.fetchval("SELECT current_database()")
    await connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = 'off'")
    await connection.close()
    with pooled(postgres_setup, postgres, "session") as setup:
        async with setup.bot():
            crowd = [setup.playground.add_person(f"Player {number}") for number in range(12)]
            cards = await asyncio.gather(
                *(each.slash(setup.general, "ttt start") for each in crowd)
            )
            assert not free(await play_out(crowd[0], cards[0].message, Random(3)))
        async with open_database(setup.database_url, allow_data_loss=True) as database:
            assert await database.read(partial(number, "SHOW synchronous_commit")) == "on"


@pytest.mark.parametrize("mode", ["transaction", "statement"])
async def test_a_pooler_of_anything_less_is_refused_at_the_start(
    postgres_setup: Setup, postgres: Server, mode: str
) -> None:
    with pooled(postgres_setup, postgres, mode) as setup:
        for _ in range(3):
            with pytest.raises(StoreError, match="pool_mode = session") as refused:
                async with open_database(setup.database_url, allow_data_loss=True):
                    pass
            assert "\n" not in str(refused.value)
        # No session of the pooler keeps a lock of the bot, which would keep `copy` out.
        async with open_database(postgres_setup.database_url, allow_data_loss=True, exclusive=True):
            pass
