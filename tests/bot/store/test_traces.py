"""After somebody was forgotten no file holds their name, and only the owner can read the files."""

import os
import sqlite3
import stat
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.model import ChannelId, Person, Place, Preferences, UserId
from bot.store import Start, Store
from bot.store.opening import open_store
from bot.store.sqlite.backup import backup
from tests.bot.builders import BOB, CAROL, GENERAL, NO_PAUSE, NOON, duel, offer
from tests.bot.store.conftest import fresh

NAMED = Person(UserId(7_777), "Rumpelstiltskin")
GAMES = 60


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "oxo.db"


def mentions(path: Path) -> int:
    """How often the name stands in the files of the database, whatever is in between."""
    files = path.parent.glob(f"{path.name}*")
    return sum(file.read_bytes().count(NAMED.name.encode()) for file in files)


async def _play(store: Store) -> None:
    for number in range(GAMES):
        place = Place(GENERAL.guild_id, ChannelId(100 + number), "en-US")
        game = await store.games.add(duel(NAMED, BOB, place), Start(fresh()))
        if number % 2:
            await store.games.save(game.resigned(BOB.id, NOON), seen_ply=0, interaction=fresh())
        challenge = replace(offer(NAMED, CAROL, place), offered_at=NOON + number)
        await store.challenges.add(challenge, pause=NO_PAUSE, interaction=fresh())
    await store.people.change_preferences(NAMED.id, lambda _: Preferences(pings=False))


async def test_forgetting_leaves_no_name_in_the_files(path: Path) -> None:
    async with open_store(f"sqlite:///{path}", allow_data_loss=True) as store:
        await _play(store)
        assert mentions(path) >= GAMES
        await store.people.forget(NAMED.id, NOON)
        assert mentions(path) == 0
    assert mentions(path) == 0


async def test_pruning_leaves_no_name_in_the_files(path: Path) -> None:
    async with open_store(f"sqlite:///{path}", allow_data_loss=True) as store:
        await _play(store)
        for game in await store.deadlines.due_games(NOON + 10**6, GAMES):
            await store.games.save(game.stopped(NOON), seen_ply=0, interaction=None)
        await store.challenges.close_expired(NOON + 10**5)
        await store.prune(NOON + 10**6)
        assert mentions(path) == 0


async def test_a_reader_only_delays_it(path: Path) -> None:
    async with open_store(f"sqlite:///{path}", allow_data_loss=True) as store:
        await _play(store)
        with closing(sqlite3.connect(path, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM games").fetchone()
            await store.people.forget(NAMED.id, NOON)
            assert mentions(path) > 0
        await store.people.change_preferences(BOB.id, lambda _: Preferences())
        assert mentions(path) == 0


async def test_the_files_are_for_their_owner_alone(path: Path) -> None:
    mask = os.umask(0)
    try:
        async with open_store(f"sqlite:///{path}", allow_data_loss=True) as store:
            await _play(store)
            backup(path, path.with_name("oxo.db.backup"))
            files = os.listdir(path.parent)
            assert len(files) == 4
            for file in files:
                mode = os.stat(path.with_name(file)).st_mode
                assert stat.S_IMODE(mode) == 0o600, file
    finally:
        os.umask(mask)
