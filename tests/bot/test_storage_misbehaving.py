"""Storage on its bad days: refused in private, told to the host, never half written; and over
when the cause is."""

import asyncio
import ctypes
import os
import shutil
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from playground import Message, Reply
from tests.bot.cards import free, over, seen
from tests.bot.conftest import House
from tests.bot.database_file import fill, full_disk, locked
from tests.invariants import rows, violations
from tests.processes import OXO, bot_process, environment, oxo

CALLBACK = "POST /interactions/*"
DAC_OVERRIDE, CAPBSET_DROP = 1, 24
"""Linux's numbers for the power to write where permissions forbid it, and for giving it up."""


async def refused(reply: Reply) -> bool:
    """Whether an answer says, in private, that the store is out of reach."""
    # Whoever waits a while sees a word of patience first.
    told = reply.message if reply.kind == "message" else await reply.followup()
    return told.ephemeral and "The database cannot be reached" in told.text


async def start(home: House) -> Message:
    """A game of Alice's, with all there is to note about it on disk."""
    card = (await home.alice.slash(home.general, "ttt start")).message
    await home.playground.until(
        lambda: card.id in [row[0] for row in rows(home.database, "SELECT message_id FROM games")]
    )
    return card


async def refuses_everything(home: House, card: Message) -> None:
    """Whatever would be written is refused, in private and in time, also to a crowd."""
    crowd = [home.playground.add_person(f"Player {number}") for number in range(6)]

    async def asking(number: int) -> Reply:
        await asyncio.sleep(number * 0.25)  # Some come while others are being refused.
        if number % 3 == 0:
            return await home.alice.click(card, "b2")
        return await crowd[number].slash(home.games, f"ttt {('start', 'challenge')[number % 2]}")

    replies = await asyncio.gather(*map(asking, range(len(crowd))))
    assert [await refused(reply) for reply in replies] == [True] * len(crowd)
    assert (await home.bob.slash(home.general, "ttt help")).ephemeral
    assert free(seen(home.alice, card)) == free(card)


async def recovers(home: House, card: Message) -> None:
    """Nothing was written meanwhile, and all is as if nothing had been."""
    stored = rows(home.database, "SELECT ply FROM games")
    assert [row["ply"] for row in stored] == [0]
    assert rows(home.database, "SELECT * FROM challenges") == []
    assert violations(home.database) == []
    assert len(free((await home.alice.click(card, "b2")).message)) == 7
    assert not (await home.bob.slash(home.games, "ttt start")).ephemeral


async def test_locked_by_another_process(home: House, caplog: pytest.LogCaptureFixture) -> None:
    card = await start(home)
    with locked(home.database):
        await refuses_everything(home, card)
    assert "the store failed: database is locked" in caplog.text
    await recovers(home, card)


async def test_locked_just_after_a_start(home: House, caplog: pytest.LogCaptureFixture) -> None:
    # The game is stored, its message is not: the next click tells which it is.
    home.playground.faults.slow(CALLBACK, by=timedelta(milliseconds=500))
    starting = asyncio.create_task(home.alice.slash(home.general, "ttt start"))
    await home.playground.until(
        lambda: home.database.exists() and rows(home.database, "SELECT id FROM games")
    )
    with locked(home.database):
        card = (await starting).message
        await home.playground.until(lambda: "failed to note a message" in caplog.text)
    assert rows(home.database, "SELECT message_id FROM games")[0]["message_id"] is None
    card = (await home.alice.click(card, "b2")).message
    assert len(free(card)) == 7
    again = (await home.alice.slash(home.general, "ttt board")).message
    await home.playground.until(lambda: again.link in seen(home.alice, card).text)


async def test_deadlines_wait_for_a_locked_database(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    async with house.bot() as bot:
        card = await start(house)
        with locked(house.database):
            house.clock.now += 86_400
            bot.deadlines.wake()
            await house.playground.until(lambda: "the store failed" in caplog.text)
        assert not over(seen(house.alice, card))
        await house.playground.until(
            lambda: over(seen(house.alice, card)), within=timedelta(seconds=20)
        )


async def test_nothing_can_be_read(home: House) -> None:
    card = await start(home)
    with closing(sqlite3.connect(home.database, isolation_level=None)) as db:
        for table in ("games", "seats"):
            db.execute(f"ALTER TABLE {table} RENAME TO lost_{table}")
        assert await refused(await home.alice.click(card, "b2"))
        assert await refused(await home.alice.slash(home.general, "ttt board"))
        assert await home.alice.complete(home.general, "ttt move", cell="b") == []
        for table in ("games", "seats"):
            db.execute(f"ALTER TABLE lost_{table} RENAME TO {table}")
    await recovers(home, card)


async def test_a_full_disk(house: House) -> None:
    async with bot_process(house, stderr=asyncio.subprocess.PIPE) as process:
        card = await start(house)
        with full_disk(process.pid):
            await refuses_everything(house, card)
        await recovers(house, card)
        process.terminate()
        _, said = await process.communicate()
    assert b"the store failed: disk I/O error" in said


def without_the_powers_of_root() -> None:
    """Let permissions bind this process, and what it becomes, even if root runs it."""
    ctypes.CDLL(None).prctl(CAPBSET_DROP, DAC_OVERRIDE, 0, 0, 0)


async def test_a_read_only_file_stops_the_start_in_one_line(house: House) -> None:
    async with house.bot():
        pass
    house.database.chmod(0o444)
    house.database.parent.chmod(0o555)
    try:
        process = await asyncio.create_subprocess_exec(
            *OXO,
            env=environment(house.playground, house.settings.database_url),
            stderr=asyncio.subprocess.PIPE,
            preexec_fn=without_the_powers_of_root,
        )
        _, said = await process.communicate()
    finally:
        house.database.parent.chmod(0o755)
    assert process.returncode == 1
    assert said.decode().count("\n") == 1
    assert f"cannot open the database {house.database}" in said.decode()
    assert "readonly" in said.decode() or "unable to open" in said.decode()


@pytest.mark.parametrize("spoil", ["newer", "garbage", "folder"])
async def test_a_database_that_cannot_be_used_stops_the_start_in_one_line(
    house: House, spoil: str
) -> None:
    match spoil:
        case "newer":
            with closing(sqlite3.connect(house.database)) as db:
                db.execute("PRAGMA user_version = 9999")
        case "garbage":
            house.database.write_bytes(b"no database at all" * 1_000)
        case "folder":
            house.database.mkdir()
    code, said = await oxo(house)
    assert code == 1
    assert said.count("\n") == 1, said
    assert ("schema 9999" if spoil == "newer" else str(house.database)) in said


async def test_a_file_that_goes_bad_in_mid_run(
    house: House, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house.bot():
        card = await start(house)
        await house.alice.click(card, "Resign")
    fill(house.database, copies=60_000)  # More than SQLite keeps in memory.
    sound = tmp_path / "sound.db"
    shutil.copyfile(house.database, sound)
    async with house.bot():
        live = await start(house)
        with house.database.open("r+b") as file:
            # Every page from the twentieth on: the disk gives back something else.
            file.seek(20 * 4_096)
            file.write(os.urandom(sound.stat().st_size - 20 * 4_096))
        reply = await house.alice.click(live, custom_id="resign:10001")
        assert await refused(reply)
        assert "the store failed: database disk image is malformed" in caplog.text
        # The process lives on, and says so to whoever asks.
        assert (await house.bob.slash(house.general, "ttt help")).ephemeral
        with house.database.open("r+b") as file:
            file.write(sound.read_bytes())
        reply = await house.alice.click(live, custom_id="resign:10001")
        assert "has ended" in reply.text
        assert len(free((await house.alice.click(live, "b2")).message)) == 7
