"""Every way to be refused: always an answer, always private, never a move lost."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from tests.bot.cards import at, cells, duel, free, resign, seen, start
from tests.bot.conftest import Setup


async def test_a_stranger_cannot_click(running: Setup) -> None:
    card = await start(running)
    for label in (at(card, "b2")[1], "Resign"):
        reply = await running.bob.click(card, label)
        assert reply.ephemeral
        assert "This isn’t your game" in reply.text
    forged = await running.bob.click(card, custom_id="give-up:1")
    assert forged.text == reply.text
    assert running.alice.see(card) == card
    begun = (await running.bob.click(reply.message, "Start a game")).message
    assert "❌\u00a0Bob vs 🔵\u00a0Oxo" in begun.text


async def test_a_click_out_of_turn(running: Setup) -> None:
    card = await duel(running)
    reply = await running.bob.click(*at(card, "a1"))
    assert reply.ephemeral
    assert reply.text == "Not yet: it’s Alice’s turn."


async def test_a_click_on_an_old_board_shows_the_board_as_it_is(running: Setup) -> None:
    old = await start(running)
    now = (await running.alice.click(*at(old, "b2"))).message
    reply = await running.alice.click(*at(old, "a1"))
    assert reply.kind == "update"
    assert free(reply.message) == free(now)
    whisper = await reply.followup()
    assert whisper.ephemeral
    assert "moved on" in whisper.text


async def test_a_click_on_an_old_copy_shows_the_board_privately(running: Setup) -> None:
    old = await start(running)
    new = (await running.alice.slash(running.general, "ttt board")).message
    await running.alice.click(*at(new, "b2"))
    reply = await running.alice.click(*at(old, "a1"), force=True)
    assert reply.ephemeral
    assert "This is an old copy of the board" in reply.text
    assert new.link in reply.text


async def test_a_click_after_the_end(running: Setup) -> None:
    card = await start(running)
    await resign(running, running.alice, card)
    reply = await running.alice.click(*at(card, "a1"), force=True)
    whisper = await reply.followup()
    assert whisper.ephemeral
    assert whisper.text == "This game has ended."


async def test_a_click_on_a_taken_cell(running: Setup) -> None:
    card = await start(running)
    card = (await running.alice.click(*at(card, "b2"))).message
    taken = cells(card)["b2"]
    assert taken.disabled
    reply = await running.alice.click(card, taken.custom_id, force=True)
    assert reply.ephemeral
    assert reply.text == "b2 is taken."


BROKEN_BUTTONS = (
    "ttt",
    "ttt:1",
    "ttt:1:0:0:0",
    "ttt:x:y:z",
    "ttt:-1:0:0",
    "ttt:1:0:4'; DROP TABLE games; --",
    "resign",
    "restart:1:9:9:9:9",
    "restart:1:99999999:0:0:0",
    "nonsense:1",
    "a" * 100,
    "ttt:٣:0:0",
    "\u202e",
)


async def test_a_broken_button_is_answered(running: Setup) -> None:
    card = await start(running)
    for custom_id in BROKEN_BUTTONS:
        reply = await running.alice.click(card, custom_id=custom_id)
        assert reply.ephemeral, custom_id
        assert "don’t know this button" in reply.text, custom_id


@pytest.mark.parametrize(
    ("custom_id", "sentence"),
    [
        ("ttt:999:0:0", "game is gone"),
        ("ttt:9223372036854775807:0:0", "game is gone"),
        ("ttt:9999999999999999999:0:0", "don’t know this button"),
        ("ttt:1:0:9", "isn’t on this board"),
        ("ttt:1:0:9000000000000000000", "isn’t on this board"),
        ("resign:999", "game is gone"),
        ("accept:999", "challenge is gone"),
        ("refuse:999", "challenge is gone"),
    ],
)
async def test_a_forged_button_is_answered(running: Setup, custom_id: str, sentence: str) -> None:
    card = await start(running)
    reply = await running.alice.click(card, custom_id=custom_id)
    assert reply.ephemeral
    assert sentence in reply.text
    assert len(free((await running.alice.click(*at(card, "b2"))).message)) == 7


@pytest.mark.parametrize(
    ("cell", "sentence"),
    [
        ("z9", "z9 isn’t on this board"),
        ("0", "0 isn’t on this board"),
        ("10", "10 isn’t on this board"),
        ("banana", "“banana” isn’t a cell"),
        ("", "isn’t a cell"),
        ("@everyone", "isn’t a cell"),
        ("**b2**", "isn’t a cell"),
        ("b2" * 50, f"“{'b2' * 50}” isn’t a cell"),
        ("\u202eb2\u0000", "isn’t a cell"),
    ],
)
async def test_nonsense_cells_are_answered(running: Setup, cell: str, sentence: str) -> None:
    await start(running)
    reply = await running.alice.slash(running.general, "ttt move", cell=cell)
    assert reply.ephemeral
    assert sentence in reply.text.replace("\\", "")
    assert not reply.message.pings


async def test_a_name_for_several_cells(running: Setup) -> None:
    await running.alice.slash(running.general, "ttt start", board="4x4")
    reply = await running.alice.slash(running.general, "ttt move", cell="centre")
    assert reply.ephemeral
    assert reply.text == "“centre” could be b2, c2, b3, or c3. Write the one you mean."


@pytest.mark.parametrize("command", ["move", "board"])
async def test_commands_without_a_game(running: Setup, command: str) -> None:
    options = {"cell": "b2"} if command == "move" else {}
    reply = await running.alice.slash(running.general, f"ttt {command}", **options)
    assert reply.ephemeral
    assert "You have no game in this channel" in reply.text


async def test_completing_without_a_game_offers_nothing(running: Setup) -> None:
    assert await running.alice.complete(running.general, "ttt move", cell="b") == []


async def test_four_clicks_at_once_play_once(running: Setup) -> None:
    card = await start(running)
    replies = await asyncio.gather(
        *(running.alice.click(*at(card, cell)) for cell in ("a1", "b2", "c3", "a1"))
    )
    assert all(reply.kind == "update" for reply in replies)
    assert len(free(seen(running.alice, card))) == 7


async def test_an_interaction_delivered_twice_plays_once(running: Setup) -> None:
    card = await start(running)
    running.playground.faults.repeat_interactions(times=1)
    reply = await running.alice.click(*at(card, "b2"))
    assert len(free(reply.message)) == 7
    await running.alice.slash(
        running.general, "ttt help"
    )  # The repetition has been dealt with by now.
    assert len(reply.requests) == 1
    assert len(free(seen(running.alice, card))) == 7


async def test_two_withdrawals_at_once_are_answered_alike(running: Setup) -> None:
    await running.alice.slash(running.general, "ttt challenge", opponent=running.bob)
    replies = await asyncio.gather(
        *(running.alice.slash(running.general, "ttt resign") for _ in range(2))
    )
    assert all(reply.ephemeral for reply in replies)
    assert {reply.text for reply in replies} == {"You withdrew your challenge."}


async def test_a_game_that_makes_no_sense_is_answered(setup: Setup) -> None:
    async with setup.bot():
        card = await start(setup)
    with closing(sqlite3.connect(setup.database)) as database, database:
        database.execute("UPDATE games SET moves = 'a1a2b1b2c1c2', ply = 6")
    async with setup.bot():
        reply = await setup.alice.click(*at(card, "b3"))
        assert reply.ephemeral
        assert "Something went wrong on my side." in reply.text
        assert len(free((await setup.bob.slash(setup.general, "ttt start")).message)) == 9
