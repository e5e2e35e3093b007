"""Damaged files: refused in one line, or read in full; never served in silence."""

import shutil
import sqlite3
from contextlib import AbstractAsyncContextManager, closing
from pathlib import Path
from random import Random

import pytest

from bot.model import ChannelId, GameId, Place
from bot.model.errors import StoreError, UnreadableRow
from bot.store import Start, Store
from bot.store.opening import open_store
from tests.bot.builders import ALICE, GENERAL, NOON, bot_game
from tests.bot.store.conftest import fresh

GAMES = 60
FILES = 40
FLIPS = 12


@pytest.fixture
async def intact(tmp_path: Path) -> Path:
    """A database with games, in one file."""
    path = tmp_path / "sound.db"
    async with _opened(path) as store:
        for number in range(GAMES):
            place = Place(GENERAL.guild_id, ChannelId(100 + number), "en-US")
            game = await store.games.add(bot_game(place=place), Start(fresh()))
            if number % 2:
                ended = game.resigned(ALICE.id, NOON)
                await store.games.save(ended, seen_ply=0, interaction=fresh())
    return path


def _opened(path: Path) -> AbstractAsyncContextManager[Store]:
    return open_store(f"sqlite:///{path}", allow_data_loss=True)


def flipped(intact: Path, seed: int) -> Path:
    """A copy with bytes that the disk gave back wrong."""
    rng = Random(seed)
    content = bytearray(intact.read_bytes())
    start = rng.choice((0, 100, 4_096, 0))  # The header, the schema, or anything else.
    for _ in range(FLIPS):
        at = rng.randrange(start, min(len(content), start + rng.choice((100, 4_096, 10**9))))
        content[at] ^= rng.randrange(1, 256)
    path = intact.with_name(f"flipped{seed}.db")
    path.write_bytes(content)
    return path


def verdict(path: Path) -> str:
    copy = shutil.copyfile(path, path.with_suffix(".copy"))
    try:
        with closing(sqlite3.connect(copy)) as db:
            found: str = db.execute("PRAGMA quick_check(1)").fetchone()[0]
            return found
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        return str(error)


@pytest.mark.parametrize("seed", range(FILES))
async def test_flipped_bytes_are_refused_or_do_no_harm(intact: Path, seed: int) -> None:
    path = flipped(intact, seed)
    found = verdict(path)
    reason = await _refused(path)
    if found == "ok":
        # A schema to come, or a format that this SQLite can only read.
        assert reason is None or "schema" in reason or "readonly" in reason
    else:
        assert reason is not None
        assert "\n" not in reason


async def _refused(path: Path) -> str | None:
    """Why the database is not opened; None if it is, and everything in it can be asked for."""
    try:
        async with _opened(path) as store:
            await _read_everything(store)
            await store.check()
    except StoreError as refused:
        return str(refused)
    return None


async def _read_everything(store: Store) -> None:
    for number in range(1, GAMES + 1):
        try:
            game = await store.games.get(GameId(number))
        except UnreadableRow:
            continue
        assert game.id == number
