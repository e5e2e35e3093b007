"""What is answered is durable: databases that cannot promise that are refused, in one line."""

import asyncio
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

import asyncpg
import pytest

from bot.model.errors import StoreError, StoreUnavailable, StoreUnfit
from bot.store.opening import open_database, open_store
from bot.store.queries import number
from bot.store.sqlite import machine
from engine import Cell
from tests.bot.builders import NOON, bot_game
from tests.bot.store.conftest import fresh, new_start
from tests.postgres_server import Server

RAM_DISK = Path("/dev/shm")

MOVES = 20

CUT_OFF_OTHERS = """
    SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


@pytest.mark.postgres
@pytest.mark.parametrize(
    ("default", "expected"),
    [("off", "on"), ("local", "on"), ("remote_write", "on"), ("remote_apply", "remote_apply")],
)
async def test_commits_are_durable_whatever_the_default_of_the_database(
    postgres: Server, default: str, expected: str
) -> None:
    url = postgres.new_database()
    name = url.rpartition("/")[2]
    connection = await asyncpg.connect(url)
    await connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = '{default}'")
    await connection.close()
    async with open_database(url, allow_data_loss=True) as database:
        assert await database.read(partial(number, "SHOW synchronous_commit")) == expected


@pytest.mark.postgres
@pytest.mark.parametrize("setting", ["fsync", "full_page_writes"])
async def test_a_server_that_loses_data_is_refused(postgres: Server, setting: str) -> None:
    url = postgres.new_database()
    administrator = await asyncpg.connect(url)
    before = await administrator.fetchval(f"SHOW {setting}")
    try:
        await _set(administrator, setting, "off")
        with pytest.raises(StoreError, match=f"lose games .* {setting} .*off") as refused:
            async with open_store(url):
                pass
        assert "\n" not in str(refused.value)
        async with open_store(url, allow_data_loss=True) as store:
            await store.check()
    finally:
        await _set(administrator, setting, before)
        await administrator.close()


@pytest.mark.postgres
async def test_a_server_that_begins_to_lose_data_is_used_no_more(postgres: Server) -> None:
    url = postgres.new_database()
    administrator = await asyncpg.connect(url)
    try:
        async with open_store(url) as store:
            await store.check()
            await _set(administrator, "fsync", "off")
            await administrator.execute(CUT_OFF_OTHERS)  # As if it were another server.
            with pytest.raises(StoreUnavailable, match="lose games in a power cut: fsync is off"):
                await store.check()
            await _set(administrator, "fsync", "on")
            async with asyncio.timeout(30):
                while True:
                    with suppress(StoreUnavailable):
                        await store.check()
                        break
    finally:
        await _set(administrator, "fsync", "on")
        await administrator.close()


async def _set(administrator: asyncpg.Connection, setting: str, value: str) -> None:
    await administrator.execute(f"ALTER SYSTEM SET {setting} = {value}")
    await administrator.execute("SELECT pg_reload_conf()")
    while await administrator.fetchval(f"SHOW {setting}") != value:
        await administrator.fetch("SELECT pg_sleep(0.01)")


@pytest.fixture
def ram_disk() -> Iterator[Path]:
    """A folder that a power cut would empty."""
    if machine.file_system(RAM_DISK) != "tmpfs":
        pytest.skip("no RAM disk here")
    with tempfile.TemporaryDirectory(dir=RAM_DISK) as folder:
        yield Path(folder)


async def test_a_file_in_memory_is_refused(ram_disk: Path) -> None:
    url = f"sqlite:///{ram_disk}/oxo.db"
    with pytest.raises(StoreError, match="lost in a power cut: it is on a tmpfs") as refused:
        async with open_store(url):
            pass
    assert "\n" not in str(refused.value)
    assert os.listdir(ram_disk) == []
    async with open_store(url, allow_data_loss=True) as store:
        await store.check()


MOUNTS = r"""
22 1 259:1 / / rw,relatime shared:1 - ext4 /dev/root rw
31 22 0:27 / /srv/with\040space rw - nfs4 server:/games rw
32 22 0:28 / /srv/ram rw - tmpfs tmpfs rw
33 32 259:2 / /srv/ram/disk rw - xfs /dev/b rw
34 22 0:29 / /srv/twice rw - tmpfs tmpfs rw
35 22 0:30 / /srv/twice rw - btrfs /dev/c rw
36 22 0:31 / /srv/deep/nine rw - 9p C:\134 rw
37 22 0:32 / /srv/virtio rw - virtiofs share rw
38 22 0:33 / /srv/c rw - drvfs C: rw
39 22 0:34 / /srv/mac rw - fuse.grpcfuse grpcfuse rw
40 22 0:35 / /srv/mac/owner rw - fakeowner share rw
41 22 0:36 / /srv/box rw - vboxsf share rw
42 22 0:37 / /srv/ware rw - fuse.vmhgfs-fuse share rw
43 22 0:38 / /srv/ware/old rw - vmhgfs share rw
44 22 0:39 / /srv/bucket rw - fuse.gcsfuse bucket rw
45 22 0:40 / /srv/stick rw - fuse.ntfs-3g /dev/d rw
46 22 0:41 / /srv/container rw - overlay overlay rw
47 46 0:42 / /srv/container/data rw - ext4 /dev/e rw
""".lstrip()


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/srv/with space/oxo.db", r"on another machine's disk \(nfs4\)"),
        ("/srv/deep/nine/oxo.db", r"on another machine's disk \(9p\)"),
        ("/srv/virtio/oxo.db", r"on another machine's disk \(virtiofs\)"),
        ("/srv/c/oxo.db", r"on another machine's disk \(drvfs\)"),
        ("/srv/mac/oxo.db", r"on another machine's disk \(fuse.grpcfuse\)"),
        ("/srv/mac/owner/oxo.db", r"on another machine's disk \(fakeowner\)"),
        ("/srv/box/oxo.db", r"on another machine's disk \(vboxsf\)"),
        ("/srv/ware/oxo.db", r"on another machine's disk \(fuse.vmhgfs-fuse\)"),
        ("/srv/ware/old/oxo.db", r"on another machine's disk \(vmhgfs\)"),
        ("/srv/bucket/oxo.db", r"on another machine's disk \(fuse.gcsfuse\)"),
        ("/srv/stick/oxo.db", None),
        ("/srv/container/oxo.db", None),
        ("/srv/ram/oxo.db", "power cut"),
        ("/srv/ram/disk/oxo.db", None),
        ("/srv/ramp/oxo.db", None),
        ("/srv/twice/oxo.db", None),
        ("/home/oxo.db", None),
    ],
)
def test_the_deepest_mount_counts(tmp_path: Path, path: str, expected: str | None) -> None:
    mounts = tmp_path / "mountinfo"
    mounts.write_text(MOUNTS, encoding="ascii")
    if expected is None:
        machine.check_promises(Path(path), mounts)
    else:
        with pytest.raises(StoreError, match=expected):
            machine.check_promises(Path(path), mounts)


def test_a_container_without_a_volume_is_told_from_one_with_it(tmp_path: Path) -> None:
    mounts = tmp_path / "mountinfo"
    mounts.write_text(MOUNTS, encoding="ascii")
    assert machine.goes_with_container(Path("/srv/container/oxo.db"), mounts)
    assert not machine.goes_with_container(Path("/srv/container/data/oxo.db"), mounts)
    assert not machine.goes_with_container(Path("/home/oxo.db"), mounts)


@pytest.mark.parametrize("version", [(3, 7, 17), (3, 36, 0)])
def test_an_sqlite_without_strict_tables_is_refused(version: tuple[int, ...]) -> None:
    """What the library says of itself decides; an older one cannot be had in a test."""
    with pytest.raises(
        StoreUnfit, match=r"SQLite 3\.\d+\.\d+ is too old: Oxo needs 3\.37 or newer"
    ):
        machine.check_sqlite(version)
    machine.check_sqlite((3, 37, 0))
    machine.check_sqlite()


def test_where_the_system_does_not_say_the_file_is_accepted(tmp_path: Path) -> None:
    machine.check_promises(tmp_path, tmp_path / "missing")


@pytest.mark.parametrize("url", ["sqlite:///:memory:", "sqlite:///"])
async def test_a_database_without_a_file_is_refused(url: str) -> None:
    with pytest.raises(StoreError, match="name a file"):
        async with open_store(url, allow_data_loss=True):
            pass


@pytest.mark.parametrize("suffix", ["", "-wal"])
@pytest.mark.parametrize("way", ["deleted", "replaced"])
async def test_a_file_that_went_away_takes_no_moves(
    tmp_path: Path, suffix: str, way: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "oxo.db"
    async with open_store(f"sqlite:///{path}", allow_data_loss=True) as store:
        game = await store.games.add(bot_game(), new_start())
        file, aside = tmp_path / f"oxo.db{suffix}", tmp_path / "aside"
        file.rename(aside)
        if way == "replaced":
            shutil.copyfile(aside, file)
        with pytest.raises(StoreUnavailable, match="deleted or replaced"):
            await store.check()
        moved = game.marked(Cell(4), NOON)
        for _ in range(MOVES):
            with pytest.raises(StoreUnavailable, match="deleted or replaced"):
                await store.games.save(moved, seen_ply=0, interaction=fresh())
        assert caplog.text.count("was deleted or replaced") == 1
        aside.replace(file)
        await store.check()
        assert await store.games.get(game.id) == game
        await store.games.save(moved, seen_ply=0, interaction=fresh())
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT moves FROM games").fetchone() == ("b2",)


async def test_the_first_move_after_the_file_went_away_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "oxo.db"
    async with open_store(f"sqlite:///{path}", allow_data_loss=True) as store:
        game = await store.games.add(bot_game(), new_start())
        os.remove(path)
        with pytest.raises(StoreUnavailable, match="deleted or replaced"):
            await store.games.save(game.marked(Cell(4), NOON), seen_ply=0, interaction=fresh())
