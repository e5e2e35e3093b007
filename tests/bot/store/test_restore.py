"""After a restore no id is given again: buttons in old messages name games and challenges."""

import os
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import asyncpg
import pytest

from bot.model import Answer, ChallengeId, GameId
from bot.store import Store
from bot.store.opening import open_store
from bot.store.sqlite.backup import backup
from tests.bot.builders import ALICE, CAROL, NO_PAUSE, NOON, bot_game, offer
from tests.bot.store.conftest import fresh
from tests.postgres_server import Server, programs

BACKED_UP = 3
LOST = 40
RESTORED_AT = NOON + 60


@asynccontextmanager
async def _bot(url: str, now: int) -> AsyncIterator[Store]:
    async with open_store(url, now=now, allow_data_loss=True) as store:
        yield store


async def _play(store: Store, times: int) -> tuple[GameId, ChallengeId]:
    """Start so many games and challenges; return the ids of the last."""
    for _ in range(times):
        game = await store.games.add(bot_game(CAROL), most_live=9, interaction=fresh())
        await store.games.save(game.stopped(NOON), seen_ply=0, interaction=None)
        challenge = await store.challenges.add(
            offer(ALICE, None), pause=NO_PAUSE, interaction=fresh()
        )
        await store.challenges.close(challenge.id, Answer.WITHDRAWN, interaction=None)
    return game.id, challenge.id


async def _check_restored(url: str, given: tuple[GameId, ChallengeId]) -> None:
    """A bot that starts on what was restored goes on beyond all ids that were ever given."""
    for now in (RESTORED_AT, RESTORED_AT + 5):  # The second start is an ordinary one.
        async with _bot(url, now) as store:
            games = await store.people.games_of(CAROL.id, GameId(0), 999)
            next_given = await _play(store, 1)
            assert all(id_ > before for id_, before in zip(next_given, given, strict=True))
        if now == RESTORED_AT:
            assert len(games) == BACKED_UP
        given = next_given


async def test_a_sqlite_backup_copied_over_the_file(tmp_path: Path) -> None:
    file, copy = tmp_path / "oxo.db", tmp_path / "backup.db"
    url = f"sqlite:///{file}"
    async with _bot(url, NOON) as store:
        assert await _play(store, BACKED_UP) == (BACKED_UP, BACKED_UP)
        made = backup(file, copy)
        assert made.path == copy
        assert made.size == os.stat(copy).st_size
        given = await _play(store, LOST)
        assert given == (BACKED_UP + LOST, BACKED_UP + LOST)
    shutil.copyfile(copy, file)  # The same file for the system, as after `cp`.
    await _check_restored(url, given)


async def test_a_file_that_was_copied_while_the_bot_was_stopped(tmp_path: Path) -> None:
    file, copy = tmp_path / "oxo.db", tmp_path / "copy.db"
    url = f"sqlite:///{file}"
    async with _bot(url, NOON) as store:
        await _play(store, BACKED_UP)
    shutil.copyfile(file, copy)
    async with _bot(url, NOON) as store:
        given = await _play(store, LOST)
    os.replace(copy, file)
    await _check_restored(url, given)


async def test_a_database_whose_games_were_all_deleted(tmp_path: Path) -> None:
    file = tmp_path / "oxo.db"
    url = f"sqlite:///{file}"
    async with _bot(url, NOON) as store:
        given = await _play(store, LOST)
        assert await store.games.prune(NOON + 10**6) == LOST
    for _ in range(2):
        async with _bot(url, 1_800_000_000) as store:
            later = await store.games.add(bot_game(CAROL), most_live=9, interaction=fresh())
            assert later.id > given[0] + 10**6
            await store.games.save(later.stopped(NOON), seen_ply=0, interaction=None)
            await store.games.prune(NOON + 10**6)


async def test_an_ordinary_start_skips_next_to_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/oxo.db"
    for _ in range(3):
        async with _bot(url, NOON) as store:
            given = await _play(store, 1)
    assert given == (3, 3)


@dataclass(frozen=True)
class Tools:
    """PostgreSQL's own programs, as a host calls them."""

    folder: Path
    environment: dict[str, str]

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self.folder / program), *arguments]
        subprocess.run(command, env=self.environment, check=True, stdout=subprocess.DEVNULL)


@pytest.mark.postgres
@pytest.mark.parametrize("form", ["plain", "custom"])
async def test_a_postgres_dump(postgres: Server, tmp_path: Path, form: str) -> None:
    folder = programs()
    assert folder is not None
    tools = Tools(folder, {"PATH": os.environ["PATH"], "LC_ALL": "C"})
    url, dump = postgres.new_database(), str(tmp_path / "dump")
    async with _bot(url, NOON) as store:
        await _play(store, BACKED_UP)
        tools.run("pg_dump", url, f"--format={form}", f"--file={dump}")
        given = await _play(store, LOST)
    restored = postgres.new_database()
    if form == "plain":
        tools.run("psql", "--quiet", "--set=ON_ERROR_STOP=1", f"--file={dump}", restored)
    else:
        tools.run("pg_restore", f"--dbname={restored}", dump)
    await _check_restored(restored, given)


@pytest.mark.postgres
async def test_ids_stay_unique_while_others_start(postgres: Server) -> None:
    url = postgres.new_database()
    async with _bot(url, NOON) as running:
        before = [await _play(running, 1) for _ in range(5)]
        for now in range(NOON + 1, NOON + 6):
            async with _bot(url, now) as another:
                before += [await _play(store, 1) for store in (running, another, running)]
    games = [game for game, _ in before]
    assert games == sorted(set(games))


@pytest.mark.postgres
async def test_a_vacuum_does_not_delay_the_start(postgres: Server) -> None:
    url = postgres.new_database()
    async with _bot(url, NOON) as store:
        given = await _play(store, 1)
    connection = await asyncpg.connect(url)
    async with connection.transaction():
        await connection.execute("LOCK TABLE games IN SHARE UPDATE EXCLUSIVE MODE")
        async with _bot(url, RESTORED_AT) as store:
            assert (await _play(store, 1))[0] > given[0] + 60
    await connection.close()
