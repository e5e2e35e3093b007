"""After a restore no id is given again: buttons in old messages name games and challenges."""

import os
import shutil
import subprocess
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import asyncpg
import pytest

from bot.model import Answer, ChallengeId, GameId
from bot.store import Start, Store
from bot.store.migrations import FEWEST_SKIPPED_IDS, START_OF_2025, skipped_ids
from bot.store.opening import open_store
from bot.store.sqlite.backup import backup
from bot.store.sqlite.restore import restore
from tests.bot.builders import ALICE, CAROL, NO_PAUSE, NOON, bot_game, offer
from tests.bot.store.conftest import Opener, fresh
from tests.postgres_server import Server, programs

BACKED_UP = 3
LOST = 40

MOST_SKIPPED = 50_000
"""What the restore of a backup that was made just now stays below."""


def _opened(url: str) -> AbstractAsyncContextManager[Store]:
    return open_store(url, allow_data_loss=True)


async def _play(store: Store, times: int) -> tuple[GameId, ChallengeId]:
    """Start so many games and challenges; return the ids of the last."""
    for _ in range(times):
        game = await store.games.add(bot_game(CAROL), Start(fresh()))
        await store.games.save(game.stopped(NOON), seen_ply=0, interaction=None)
        challenge = await store.challenges.add(
            offer(ALICE, None), pause=NO_PAUSE, interaction=fresh()
        )
        await store.challenges.close(challenge.id, Answer.WITHDRAWN)
    return game.id, challenge.id


async def _check_restored(url: str) -> None:
    """The ids jump once, and then go on one by one."""
    async with _opened(url) as store:
        assert len(await store.people.games_of(CAROL.id, GameId(0), 999)) == BACKED_UP
        game, challenge = await _play(store, 1)
        assert min(int(game), int(challenge)) > BACKED_UP + FEWEST_SKIPPED_IDS
        assert max(int(game), int(challenge)) < BACKED_UP + MOST_SKIPPED
    async with _opened(url) as store:
        assert await _play(store, 1) == (game + 1, challenge + 1)


def test_what_is_skipped_grows_with_the_time_since_and_with_how_busy_a_bot_is() -> None:
    assert skipped_ids(NOON + 100, NOON, 6) == FEWEST_SKIPPED_IDS + 100
    assert skipped_ids(NOON + 160, NOON, 6) == FEWEST_SKIPPED_IDS + 160
    assert skipped_ids(NOON + 100, NOON, 3_000_000) == FEWEST_SKIPPED_IDS + 400
    assert skipped_ids(NOON, NOON + 100, 6) == FEWEST_SKIPPED_IDS
    assert skipped_ids(START_OF_2025 + 100, None, 0) == FEWEST_SKIPPED_IDS + 100


async def test_a_sqlite_backup_copied_over_the_file(tmp_path: Path) -> None:
    file, copy = tmp_path / "oxo.db", tmp_path / "backup.db"
    url = f"sqlite:///{file}"
    async with _opened(url) as store:
        assert await _play(store, BACKED_UP) == (BACKED_UP, BACKED_UP)
        made = backup(file, copy)
        assert made.path == copy
        assert made.size == os.stat(copy).st_size
        await _play(store, LOST)
    shutil.copyfile(copy, file)  # The same file for the system, as after `cp`.
    await _check_restored(url)


async def test_a_backup_that_is_restored_at_once_again_gives_no_number_twice(
    tmp_path: Path,
) -> None:
    file, copy = tmp_path / "oxo.db", tmp_path / "backup.db"
    url = f"sqlite:///{file}"
    given: set[int] = set()
    async with _opened(url) as store:
        await _play(store, BACKED_UP)
        backup(file, copy)
        await _play(store, LOST)
    for second in range(3):
        restore(copy, file, datetime.fromtimestamp(NOON + second, UTC))
        async with _opened(url) as store:
            for _ in range(LOST):
                game, challenge = map(int, await _play(store, 1))
                assert min(game, challenge) > BACKED_UP + LOST
                assert game not in given
                given.add(game)
    assert max(given) < BACKED_UP + 4 * MOST_SKIPPED


async def test_a_plain_restart_gives_the_next_number(opened: Opener) -> None:
    for number in (1, 2, 3):
        async with opened() as store:
            assert await _play(store, 1) == (number, number)


async def test_a_backup_of_an_empty_database_skips_too(tmp_path: Path) -> None:
    file, copy = tmp_path / "oxo.db", tmp_path / "backup.db"
    async with _opened(f"sqlite:///{file}") as store:
        backup(file, copy)
        assert await _play(store, LOST) == (LOST, LOST)
    async with _opened(f"sqlite:///{copy}") as store:
        game, challenge = await _play(store, 1)
        assert min(int(game), int(challenge)) > FEWEST_SKIPPED_IDS


@dataclass(frozen=True)
class Tools:
    """PostgreSQL's own programs, as a host calls them."""

    folder: Path
    environment: dict[str, str]

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self.folder / program), *arguments]
        subprocess.run(command, env=self.environment, check=True, stdout=subprocess.DEVNULL)


@pytest.fixture
def tools() -> Tools:
    folder = programs()
    assert folder is not None
    return Tools(folder, {"PATH": os.environ["PATH"], "LC_ALL": "C"})


@pytest.mark.postgres
@pytest.mark.parametrize("form", ["plain", "custom"])
async def test_a_postgres_dump(postgres: Server, tmp_path: Path, tools: Tools, form: str) -> None:
    url, dump = postgres.new_database(), str(tmp_path / "dump")
    async with _opened(url) as store:
        await _play(store, BACKED_UP)
        tools.run("pg_dump", url, f"--format={form}", f"--file={dump}")
        await _play(store, LOST)
    restored = postgres.new_database()
    if form == "plain":
        tools.run("psql", "--quiet", "--set=ON_ERROR_STOP=1", f"--file={dump}", restored)
    else:
        tools.run("pg_restore", f"--dbname={restored}", dump)
    await _check_restored(restored)


@pytest.mark.postgres
async def test_a_postgres_dump_that_is_restored_at_once_again_gives_no_number_twice(
    postgres: Server, tmp_path: Path, tools: Tools
) -> None:
    url, dump = postgres.new_database(), str(tmp_path / "dump")
    async with _opened(url) as store:
        await _play(store, BACKED_UP)
    tools.run("pg_dump", url, "--format=custom", f"--file={dump}")
    restored = [postgres.new_database() for _ in range(2)]
    given = []
    for each in restored:
        tools.run("pg_restore", f"--dbname={each}", dump)
        async with _opened(each) as store:
            given += [await _play(store, 1) for _ in range(LOST)]
    for ids in zip(*given, strict=True):
        assert len({*ids}) == len(restored) * LOST
        assert max(ids) < BACKED_UP + MOST_SKIPPED


@pytest.mark.postgres
async def test_a_postgres_dump_over_the_same_database(
    postgres: Server, tmp_path: Path, tools: Tools
) -> None:
    url, dump = postgres.new_database(), str(tmp_path / "dump")
    async with _opened(url) as store:
        await _play(store, BACKED_UP)
    tools.run("pg_dump", url, "--format=custom", f"--file={dump}")
    async with _opened(url) as store:
        await _play(store, LOST)
    options = ("--clean", "--if-exists", "--single-transaction")
    tools.run("pg_restore", *options, f"--dbname={url}", dump)
    await _check_restored(url)


@pytest.mark.postgres
async def test_any_role_may_ask_which_server_it_is(postgres: Server) -> None:
    connection = await asyncpg.connect(postgres.new_database())
    sql = "SELECT has_function_privilege('public', 'pg_control_system()', 'execute')"
    assert await connection.fetchval(sql)
    await connection.close()
