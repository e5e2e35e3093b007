"""Storage faults: refused in private, logged for the host, never half written; and over
when the cause is."""

import asyncio
import ctypes
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot.__main__ import RESTART_IS_NO_USE
from playground import Message, Reply
from tests.bot.cards import at, free, over, resign, seen
from tests.bot.conftest import Setup
from tests.bot.database_file import fill, full_disk, locked
from tests.invariants import rows, violations
from tests.processes import OXO, bot_process, environment, oxo

CALLBACK = "POST /interactions/*"
DAC_OVERRIDE, CAPBSET_DROP = 1, 24
"""Linux's numbers for the power to write where permissions forbid it, and for giving it up."""


async def refused(reply: Reply) -> bool:
    """Return whether an answer says, in private, that the database cannot be reached."""
    # A slow answer is deferred first.
    answer = reply.message if reply.kind == "message" else await reply.followup()
    return answer.ephemeral and "I can’t reach my database" in answer.text


async def start(running: Setup) -> Message:
    """Start a game of Alice's and wait until its message is stored."""
    card = (await running.alice.slash(running.general, "ttt start")).message
    await running.playground.until(
        lambda: (
            card.id in [row[0] for row in rows(running.database, "SELECT message_id FROM games")]
        )
    )
    return card


async def assert_everything_refused(running: Setup, card: Message) -> None:
    """Assert that all writes are refused in private and in time, also to many people at once."""
    crowd = [running.playground.add_person(f"Player {number}") for number in range(6)]

    async def asking(number: int) -> Reply:
        await asyncio.sleep(number * 0.25)  # Some come while others are being refused.
        if number % 3 == 0:
            return await running.alice.click(*at(card, "b2"))
        return await crowd[number].slash(running.games, f"ttt {('start', 'challenge')[number % 2]}")

    replies = await asyncio.gather(*map(asking, range(len(crowd))))
    assert [await refused(reply) for reply in replies] == [True] * len(crowd)
    assert (await running.bob.slash(running.general, "ttt help")).ephemeral
    assert free(seen(running.alice, card)) == free(card)


async def assert_recovered(running: Setup, card: Message) -> None:
    """Assert that nothing was written meanwhile and that the game goes on."""
    stored = rows(running.database, "SELECT ply FROM games")
    assert [row["ply"] for row in stored] == [0]
    assert rows(running.database, "SELECT * FROM challenges") == []
    assert violations(running.database) == []
    assert len(free((await running.alice.click(*at(card, "b2"))).message)) == 7
    assert not (await running.bob.slash(running.games, "ttt start")).ephemeral


async def test_locked_by_another_process(running: Setup, caplog: pytest.LogCaptureFixture) -> None:
    card = await start(running)
    with locked(running.database):
        await assert_everything_refused(running, card)
    assert "the store failed: database is locked" in caplog.text
    await assert_recovered(running, card)


async def test_locked_just_after_a_start(running: Setup, caplog: pytest.LogCaptureFixture) -> None:
    # The game is stored, its message is not: the next click tells which it is.
    running.playground.faults.slow(CALLBACK, by=timedelta(milliseconds=500))
    starting = asyncio.create_task(running.alice.slash(running.general, "ttt start"))
    await running.playground.until(
        lambda: running.database.exists() and rows(running.database, "SELECT id FROM games")
    )
    with locked(running.database):
        card = (await starting).message
        await running.playground.until(lambda: "failed to note a message" in caplog.text)
    assert rows(running.database, "SELECT message_id FROM games")[0]["message_id"] is None
    card = (await running.alice.click(*at(card, "b2"))).message
    assert len(free(card)) == 7
    again = (await running.alice.slash(running.general, "ttt board")).message
    await running.playground.until(lambda: again.link in seen(running.alice, card).text)


async def test_deadlines_wait_for_a_locked_database(
    setup: Setup, caplog: pytest.LogCaptureFixture
) -> None:
    async with setup.bot() as bot:
        card = await start(setup)
        with locked(setup.database):
            setup.clock.now += 86_400
            await bot.deadlines.settle()
            await setup.playground.until(lambda: "the store failed" in caplog.text)
        assert not over(seen(setup.alice, card))
        await setup.playground.until(
            lambda: over(seen(setup.alice, card)), within=timedelta(seconds=20)
        )


async def test_nothing_can_be_read(running: Setup) -> None:
    card = await start(running)
    with closing(sqlite3.connect(running.database, isolation_level=None)) as db:
        db.execute("ALTER TABLE games RENAME TO lost_games")
        assert await refused(await running.alice.click(*at(card, "b2")))
        assert await refused(await running.alice.slash(running.general, "ttt board"))
        assert await running.alice.complete(running.general, "ttt move", cell="b") == []
        db.execute("ALTER TABLE lost_games RENAME TO games")
    await assert_recovered(running, card)


async def test_a_full_disk(setup: Setup) -> None:
    async with bot_process(setup, stderr=asyncio.subprocess.PIPE) as process:
        card = await start(setup)
        with full_disk(process.pid):
            await assert_everything_refused(setup, card)
        await assert_recovered(setup, card)
        process.terminate()
        _, output = await process.communicate()
    assert b"the store failed: disk I/O error" in output


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 8 MiB in blocks of 1 KiB, of which SQLite fills but one in four at first."""
    image, folder = tmp_path / "disk.img", tmp_path / "disk"
    folder.mkdir()
    with image.open("wb") as file:
        file.truncate(8 << 20)
    made = ("mkfs.ext4", "-q", "-F", "-b", "1024", "-m", "0", str(image))
    try:
        subprocess.run(made, check=True, capture_output=True)
        subprocess.run(("mount", "-o", "loop", image, folder), check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no file system can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(("umount", "-l", folder), check=True)


def leave_free(folder: Path, size: int) -> None:
    """Fill the disk of a folder but for so many bytes."""
    with (folder / "filler").open("wb", buffering=0) as filler:
        while (free := shutil.disk_usage(folder).free) > size:
            filler.write(bytes(max(1 << 10, (free - size) // 2)))
            os.fsync(filler.fileno())


@pytest.mark.usefixtures("no_database")
@pytest.mark.parametrize("left", [8 << 10, 192 << 10])
async def test_a_start_on_a_full_disk_is_one_line_and_no_signal(
    setup: Setup, small_disk: Path, left: int
) -> None:
    database = small_disk / "oxo.db"
    leave_free(small_disk, left)
    code, output = await oxo(setup, DATABASE_URL=f"sqlite:///{database}")
    assert code == 1
    assert output.count("\n") == 1, output
    assert f"the disk of the database {database} is full" in output
    (small_disk / "filler").unlink()
    code, _ = await oxo(setup, "migrate", DATABASE_URL=f"sqlite:///{database}")
    assert code == 0


def without_the_powers_of_root() -> None:
    """Let permissions bind this process, and what it becomes, even if root runs it."""
    ctypes.CDLL(None).prctl(CAPBSET_DROP, DAC_OVERRIDE, 0, 0, 0)


async def test_a_read_only_file_stops_the_start_in_one_line(setup: Setup) -> None:
    async with setup.bot():
        pass
    setup.database.chmod(0o444)
    setup.database.parent.chmod(0o555)
    try:
        process = await asyncio.create_subprocess_exec(
            *OXO,
            env=environment(setup.playground, setup.settings.database_url),
            stderr=asyncio.subprocess.PIPE,
            preexec_fn=without_the_powers_of_root,
        )
        _, output = await process.communicate()
    finally:
        setup.database.parent.chmod(0o755)
    assert process.returncode == RESTART_IS_NO_USE
    assert output.decode().count("\n") == 1
    assert f"cannot open the database {setup.database}" in output.decode()
    assert "its folder cannot be written to" in output.decode()


@pytest.mark.usefixtures("no_database")
@pytest.mark.parametrize("damage", ["newer", "garbage", "folder"])
async def test_a_database_that_cannot_be_used_stops_the_start_in_one_line(
    setup: Setup, damage: str
) -> None:
    match damage:
        case "newer":
            with closing(sqlite3.connect(setup.database)) as db:
                db.execute("PRAGMA user_version = 9999")
        case "garbage":
            setup.database.write_bytes(b"no database at all" * 1_000)
        case "folder":
            setup.database.mkdir()
    code, output = await oxo(setup)
    assert code == RESTART_IS_NO_USE
    assert output.count("\n") == 1, output
    assert ("schema 9999" if damage == "newer" else str(setup.database)) in output


async def test_a_file_that_goes_bad_in_mid_run(
    setup: Setup, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with setup.bot():
        card = await start(setup)
        await resign(setup, setup.alice, card)
    fill(setup.database, copies=60_000)  # More than SQLite keeps in memory.
    intact = tmp_path / "sound.db"
    shutil.copyfile(setup.database, intact)
    async with setup.bot():
        live = await start(setup)
        with setup.database.open("r+b") as file:
            # Every page from the twentieth on: the disk gives back something else.
            file.seek(20 * 4_096)
            file.write(os.urandom(intact.stat().st_size - 20 * 4_096))
        reply = await setup.alice.click(live, custom_id="resign:10001")
        assert await refused(reply)
        assert "the store failed: database disk image is malformed" in caplog.text
        # The process lives on, and says so to whoever asks.
        assert (await setup.bob.slash(setup.general, "ttt help")).ephemeral
        with setup.database.open("r+b") as file:
            file.write(intact.read_bytes())
        reply = await setup.alice.click(live, custom_id="resign:10001")
        assert "has ended" in reply.text
        assert len(free((await setup.alice.click(*at(live, "b2"))).message)) == 7
