"""Two copies with one token: those with a database each are warned of, all others are not."""

import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from playground import Message
from tests.bot.cards import at, resign, start
from tests.bot.conftest import Setup
from tests.bot.transport.blocked_thinker import BlockedThinker

SAID = "another copy of the bot answers with this token"


@pytest.fixture
def apart(setup: Setup, tmp_path: Path) -> Setup:
    """A second copy, whose games are numbered from 1,001."""
    path = Path(shutil.copy(setup.database, tmp_path / "apart.db"))
    with closing(sqlite3.connect(path)) as db:
        db.execute("INSERT INTO sqlite_sequence VALUES ('games', 1000)")
        db.commit()
    return replace(setup, database=path)


async def press(setup: Setup, card: Message) -> None:
    """Press a cell of a board, and wait until both copies have answered."""
    reply = await setup.alice.click(*at(card, "b2"), force=True)
    await setup.playground.until(lambda: len(reply.requests) >= 2)


async def test_a_copy_with_another_database_is_warned_of(
    setup: Setup, apart: Setup, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = BlockedThinker(Random(7))
    async with setup.bot(thinking=lambda _: thinker):
        card = await start(setup)
        async with apart.bot():
            await setup.playground.until(lambda: len(setup.playground.gateway.sessions) == 2)
            assert (await setup.alice.click(*at(card, "b2"))).ephemeral
            thinker.release.set()
            await setup.playground.until(lambda: SAID in caplog.text)
            for _ in range(3):
                await press(setup, card)
    assert caplog.text.count(SAID) == 1  # In an hour.


async def test_who_shares_the_database_is_not_warned_of(
    setup: Setup, caplog: pytest.LogCaptureFixture
) -> None:
    async with setup.bot(), setup.bot(seed=8):
        await setup.playground.until(lambda: len(setup.playground.gateway.sessions) == 2)
        card = await start(setup)
        await press(setup, card)
        with closing(sqlite3.connect(setup.database)) as db:
            db.execute("DELETE FROM games")
            db.commit()
        await press(setup, card)
        await press(setup, card)
    assert SAID not in caplog.text


async def test_what_is_delivered_again_is_not_warned_of(
    setup: Setup, caplog: pytest.LogCaptureFixture
) -> None:
    async with setup.bot():
        card = await start(setup)
        moved = await setup.alice.click(*at(card, "b2"))
        await resign(setup, setup.alice, moved.message)
    with closing(sqlite3.connect(setup.database)) as db:
        db.execute("DELETE FROM games")
        db.commit()
    async with setup.bot():
        gone = await setup.alice.click(*at(card, "b2"), force=True)
        setup.playground.faults.redeliver(gone.interaction_id)
    async with setup.bot():
        setup.playground.faults.redeliver(gone.interaction_id)
        await setup.playground.until(lambda: len(gone.requests) >= 2)
    assert SAID not in caplog.text
