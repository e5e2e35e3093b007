"""Putting a backup in place: the old database is kept, and nothing is ever half done."""

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.model.errors import StoreError, StoreUnfit
from bot.model.ratings import DAY
from bot.store import Start, Store
from bot.store.opening import open_store
from bot.store.sqlite.backup import back_up_before_upgrade, backup
from bot.store.sqlite.connection import LOCK_TIMEOUT_MS
from bot.store.sqlite.restore import restore
from tests.bot.builders import BOB, GAMES, NOON, bot_game
from tests.bot.database_file import fill
from tests.bot.old_databases import FIRST_RELEASE, make
from tests.bot.store.conftest import fresh

NOW = datetime.fromtimestamp(NOON, UTC)
KEPT = "oxo.db.until-2023-11-14T221320Z"
BACKED_UP, LATER = 1, 3


async def _add(path: Path, games: int) -> None:
    async with open_store(f"sqlite:///{path}", allow_data_loss=True) as store:
        await _play(store, games)


async def _play(store: Store, games: int) -> None:
    for _ in range(games):
        game = await store.games.add(bot_game(BOB, GAMES), Start(fresh()))
        await store.games.save(game.stopped(NOON), seen_ply=0, interaction=None)


def games(path: Path) -> int:
    """So many games are in a sound database."""
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        count: int = db.execute("SELECT count(*) FROM games").fetchone()[0]
        return count


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """A database that went on after `copy.db` was made of it."""
    path = tmp_path / "oxo.db"
    await _add(path, BACKED_UP)
    backup(path, tmp_path / "copy.db")
    await _add(path, LATER - BACKED_UP)
    return path


def test_the_backup_is_in_place_and_the_database_kept(database: Path) -> None:
    copy, kept = restore(database.with_name("copy.db"), database, NOW)
    assert kept == database.with_name(KEPT)
    assert copy.rows["games"] == games(database) == games(database.with_name("copy.db"))
    assert (games(database), games(kept)) == (BACKED_UP, LATER)
    assert {each.name for each in database.parent.iterdir()} == {"oxo.db", "copy.db", KEPT}


def test_what_was_kept_can_be_restored(database: Path) -> None:
    restore(database.with_name("copy.db"), database, NOW)
    restore(database.with_name(KEPT), database, datetime.fromtimestamp(NOON + 1, UTC))
    assert games(database) == LATER


def test_the_newest_two_stay_of_what_was_kept(database: Path) -> None:
    for seconds in range(4):
        restore(database.with_name("copy.db"), database, datetime.fromtimestamp(seconds, UTC))
        database.with_name(f"oxo.db.until-1970-01-01T00000{seconds}Z-wal").touch()
    another = database.with_name("another.db.until-1970-01-01T000000Z")
    another.touch()
    kept = sorted(each.name for each in database.parent.glob("oxo.db.until-*Z*"))
    names = [f"oxo.db.until-1970-01-01T00000{seconds}Z" for seconds in (2, 3)]
    assert kept == [names[0], f"{names[0]}-wal", names[1], f"{names[1]}-wal"]
    assert another.exists()
    oldest = database.with_name(names[0])
    restore(oldest, database, NOW)
    assert oldest.exists()


async def test_the_newest_two_stay_of_what_upgrades_kept(tmp_path: Path) -> None:
    database = tmp_path / "oxo.db"
    await make(f"sqlite:///{database}", FIRST_RELEASE)
    old = [database.with_name(f"oxo.db.schema-9-2025-01-0{day}T000000Z") for day in (1, 2)]
    for each in old:
        shutil.copyfile(database, each)
    with closing(sqlite3.connect(database)) as db:
        back_up_before_upgrade(db, database)
    kept = sorted(database.parent.glob("oxo.db.schema-*"))
    assert len(kept) == 2
    assert old[1] in kept
    assert old[0] not in kept


async def test_a_missing_database_whose_log_was_left_over(database: Path) -> None:
    wal, left = database.with_name("oxo.db-wal"), database.with_name("left")
    async with open_store(f"sqlite:///{database}", allow_data_loss=True) as store:
        await _play(store, 1)
        shutil.copyfile(wal, left)
    os.remove(database)
    os.rename(left, wal)
    assert restore(database.with_name("copy.db"), database, NOW)[1] is None
    assert "oxo.db-wal" not in os.listdir(database.parent)
    assert games(database) == BACKED_UP


@pytest.fixture
async def killed(database: Path) -> Path:
    """The database again, as a bot that was killed in the midst of play leaves it, with its log."""
    shutil.copyfile(database, database.with_name("at-rest.db"))
    wal, left = database.with_name("oxo.db-wal"), database.with_name("left")
    async with open_store(f"sqlite:///{database}", allow_data_loss=True) as store:
        await _play(store, 1)
        shutil.copyfile(wal, left)
        shutil.copyfile(database, database.with_name("left.db"))
    os.replace(database.with_name("left.db"), database)
    os.replace(left, wal)
    return database


@pytest.mark.parametrize("put", [shutil.copyfile, os.replace])
@pytest.mark.parametrize("name", ["copy.db", "at-rest.db"])
async def test_a_copy_beside_the_log_of_another_is_not_mixed_with_it(
    killed: Path, name: str, put: Callable[[Path, Path], object]
) -> None:
    put(killed.with_name(name), killed)
    with pytest.raises(StoreUnfit, match=r"oxo\.db-wal beside it is another one's.*`restore`"):
        await _add(killed, 1)
    with pytest.raises(StoreUnfit, match="`restore`"):
        backup(killed, killed.with_name("another.db"))
    moved = killed.with_name("moved.db")
    os.rename(killed, moved)
    restore(moved, killed, NOW)
    assert games(killed) == (BACKED_UP if name == "copy.db" else LATER)
    await _add(killed, 1)


async def test_a_restore_brings_no_log_of_another_into_what_it_keeps(killed: Path) -> None:
    shutil.copyfile(killed.with_name("copy.db"), killed)
    _, kept = restore(killed.with_name("copy.db"), killed, NOW)
    assert games(killed) == BACKED_UP
    assert kept is not None
    assert kept.read_bytes() == killed.with_name("copy.db").read_bytes()


async def test_a_database_with_its_own_log_opens_after_a_kill(killed: Path) -> None:
    await _add(killed, 1)
    assert games(killed) == LATER + 2


async def test_what_was_deleted_is_given_back_to_the_disk(database: Path) -> None:
    with closing(sqlite3.connect(database)) as db:
        db.execute("DELETE FROM games WHERE id > 1")
        db.commit()
    fill(database, 2_000)
    async with open_store(f"sqlite:///{database}", allow_data_loss=True) as store:
        assert await store.prune(NOON + 2 * DAY) == 2_001
        await _play(store, LATER)
    large = os.stat(database).st_size
    copy = backup(database, database.with_name("small.db"))
    assert copy.size < large / 2
    restore(copy.path, database, NOW)
    assert os.stat(database).st_size == copy.size
    assert games(database) == LATER
    assert not [*database.parent.glob("smaller-*")]


async def test_a_start_waits_for_a_backup_that_reads_the_file(database: Path) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as reading:
        reading.execute("BEGIN")
        reading.execute("SELECT count(*) FROM games").fetchone()
        starting = asyncio.create_task(_add(database, 1))
        # Longer than anything else waits for a lock.
        await asyncio.wait([starting], timeout=2 * LOCK_TIMEOUT_MS / 1000)
        reading.execute("ROLLBACK")
    await starting
    assert games(database) == LATER + 1


def _overwritten(path: Path) -> None:
    path.write_bytes(b"\xff" * path.stat().st_size)


def _emptied(path: Path) -> None:
    path.write_bytes(b"")


def _torn(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])


@pytest.mark.parametrize("damage", [_overwritten, _emptied, _torn])
def test_a_damaged_database_is_replaced(database: Path, damage: Callable[[Path], None]) -> None:
    damage(database)
    found = database.read_bytes()
    _, kept = restore(database.with_name("copy.db"), database, NOW)
    assert games(database) == BACKED_UP
    assert kept is not None
    assert kept.read_bytes() == found


def _of_another_program(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE games (id INTEGER)")


def _with_our_tables(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as db:
        for table in ("games", "challenges", "seats"):
            db.execute(f"CREATE TABLE {table} (id INTEGER)")
        db.execute("PRAGMA user_version = 1")


def _pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def _newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 999")


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (Path.unlink, "there is no database"),
        (_overwritten, "not a database"),
        (_emptied, "no database of Oxo"),
        (_torn, "cannot restore"),
        (_of_another_program, "no database of Oxo"),
        (_with_our_tables, "no database of Oxo"),
        (_pipe, "is no file"),
        (_newer, "schema 999"),
    ],
)
def test_what_is_no_backup_changes_nothing(
    database: Path, spoil: Callable[[Path], None], problem: str
) -> None:
    copy = database.with_name("copy.db")
    spoil(copy)
    with pytest.raises(StoreError, match=problem) as refused:
        restore(copy, database, NOW)
    assert "\n" not in str(refused.value)
    assert games(database) == LATER
    assert {each.name for each in database.parent.iterdir()} <= {"oxo.db", "copy.db"}


KILLED_IN_THE_MIDST = """
import os, signal, sys
from pathlib import Path
from bot.store.sqlite.backup import checked_copy
with checked_copy(Path(sys.argv[1]), Path(sys.argv[2])):
    print("copied", flush=True)
    if sys.stdin.read() == "":
        os.kill(os.getpid(), signal.SIGKILL)
"""


def test_what_a_killed_backup_left_goes_with_the_next_one(database: Path) -> None:
    folder = database.with_name("backups")
    folder.mkdir()
    left, others = folder / "monday.db.oxo-partial", folder / "film.partial"
    others.write_bytes(b"a download")
    program = (sys.executable, "-c", KILLED_IN_THE_MIDST, str(database), str(left))
    killed = subprocess.run(program, stdin=subprocess.DEVNULL, check=False)
    assert killed.returncode == -signal.SIGKILL
    assert left.exists()
    with closing(sqlite3.connect(folder / "tuesday.db.oxo-partial")) as goes_on:
        goes_on.execute("PRAGMA locking_mode = EXCLUSIVE")
        goes_on.execute("CREATE TABLE games (id)")
        in_a_process_of_its_own = ("backup", str(folder / "wednesday.db"))
        done = subprocess.run(
            [sys.executable, "-m", "bot", *in_a_process_of_its_own],
            env={**os.environ, "DATABASE_URL": f"sqlite:///{database}"},
            check=False,
        )
        assert done.returncode == 0
        names = {each.name for each in folder.iterdir() if not each.match("*-journal")}
        assert names == {"film.partial", "tuesday.db.oxo-partial", "wednesday.db"}


@pytest.mark.parametrize("page", [2, 20])
def test_a_damaged_database_gives_no_backup(database: Path, page: int) -> None:
    with database.open("rb+") as file:
        file.seek(page * 4096)
        file.write(b"\xff" * 4096)
    with pytest.raises(StoreError, match=r"not sound|malformed") as refused:
        backup(database, database.with_name("another.db"))
    assert "\n" not in str(refused.value)
    assert not [*database.parent.glob("another.db*")]


def test_the_database_is_no_backup_of_itself(database: Path) -> None:
    for name in ("oxo.db", "link.db"):
        if name == "link.db":
            database.with_name(name).hardlink_to(database)
        with pytest.raises(StoreError, match="the database itself"):
            restore(database.with_name(name), database, NOW)
    assert games(database) == LATER


IN_USE = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1])
db.execute("PRAGMA journal_mode = WAL")  # As a bot has it.
db.execute("SELECT count(*) FROM games").fetchone()
print("open", flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize("damage", [None, _overwritten])
def test_a_database_in_use_is_not_replaced(
    database: Path, damage: Callable[[Path], None] | None
) -> None:
    command = (sys.executable, "-c", IN_USE, str(database))
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as user:
        assert user.stdout is not None
        assert user.stdout.readline() == b"open\n"
        if damage is not None:
            damage(database)
        with pytest.raises(StoreError, match="it is in use, stop every bot"):
            restore(database.with_name("copy.db"), database, NOW)
        assert not database.with_name(KEPT).exists()
    restore(database.with_name("copy.db"), database, NOW)
    assert games(database) == BACKED_UP


# Each process dies at one step; what it did until then is what a machine that dies leaves.
DYING = """
import os, shutil, sys
from datetime import UTC, datetime
from pathlib import Path
from bot.store.sqlite.restore import restore

STEPS = {"open", "os.rename", "os.link", "os.remove", "fcntl.lockf", "sqlite3.connect"}
source, target = map(Path, sys.argv[1:])
dying_at = 0
while True:
    dying_at += 1
    folder = target / str(dying_at)
    shutil.copytree(source, folder)
    child = os.fork()
    if not child:
        steps = 0

        def count(event, arguments):
            global steps
            steps += event in STEPS
            if steps == dying_at:
                os._exit(1)

        sys.addaudithook(count)
        restore(folder / "copy.db", folder / "oxo.db", datetime.fromtimestamp(0, UTC))
        os._exit(0)
    if os.waitpid(child, 0)[1] == 0:
        break
"""


async def test_wherever_it_dies_the_database_is_the_old_or_the_new(
    database: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("target")
    async with open_store(f"sqlite:///{database}", allow_data_loss=True) as store:
        await _play(store, 1)
        for name in ("copy.db", "oxo.db", "oxo.db-wal"):  # As a bot that was killed leaves them.
            shutil.copyfile(database.with_name(name), source / name)
    command = (sys.executable, "-c", DYING, str(source), str(target))
    await asyncio.to_thread(subprocess.run, command, check=True)
    found = []
    for folder in sorted(target.iterdir(), key=lambda each: int(each.name)):
        kept = [*folder.glob("oxo.db.until-*Z")]
        found.append(games(folder / "oxo.db"))
        assert found[-1] in (LATER + 1, BACKED_UP)
        assert found[-1] != BACKED_UP or games(kept[0]) == LATER + 1
        await _add(folder / "oxo.db", 1)
        restore(folder / "copy.db", folder / "oxo.db", NOW)
        assert games(folder / "oxo.db") == BACKED_UP
    assert len(found) > 8
    assert found == sorted(found, reverse=True)
    assert {*found} == {LATER + 1, BACKED_UP}
