"""Resigning asks once more, in private: an impatient click gives no game away."""

import sqlite3
from contextlib import closing

import pytest

from playground import Message
from tests.bot.cards import at, begun, duel, free, over, resign_here, seen, start
from tests.bot.conftest import Setup

CONFIRM = "Yes, resign"
KEEP = "Keep playing"
RED, GREY = 4, 2


async def asked(running: Setup, card: Message) -> Message:
    """The question that Alice is asked when she presses Resign."""
    return await (await running.alice.click(card, "Resign")).followup()


async def test_the_button_asks_in_private_and_does_nothing_yet(running: Setup) -> None:
    card = (await running.alice.click(*at(await duel(running), "a1"))).message
    question = await asked(running, card)
    assert question.ephemeral
    assert question.text == "**Resign game 1?** Bob will win it."
    labels = [(each.label, each.style) for each in question.buttons]
    assert labels == [(CONFIRM, RED), (KEEP, GREY)]
    assert seen(running.bob, card).raw["components"] == card.raw["components"]
    assert len(free((await running.bob.click(*at(card, "b2"))).message)) == 7


async def test_whoever_keeps_playing_is_rid_of_the_question(running: Setup) -> None:
    card = await duel(running)
    question = await asked(running, card)
    await running.alice.click(question, KEEP)
    await running.playground.until(lambda: running.alice.see(question) is None)
    assert len(free((await running.alice.click(*at(card, "b2"))).message)) == 8
    stayed = await running.alice.click(card, custom_id="keep:1")
    assert stayed.kind == "deferred_update"
    assert running.bob.see(card) is not None


@pytest.mark.parametrize(
    ("first", "why"),
    [
        ("me", "Nobody has made a move yet, so it won’t count."),
        ("opponent", "You haven’t moved yet, so it won’t count."),
    ],
)
async def test_nobody_loses_a_game_in_which_nobody_has_moved(
    running: Setup, first: str, why: str
) -> None:
    card = await start(running, first=first)
    question = await asked(running, card)
    assert question.text.endswith(why)
    reply = await running.alice.click(question, CONFIRM)
    assert reply.text == f"You called off [game 1]({card.link})."
    await running.playground.until(lambda: over(seen(running.alice, card)))
    assert "**Called off:** it doesn’t count." in seen(running.alice, card).text
    assert not seen(running.alice, card).has_button("Review")
    stats = (await running.alice.slash(running.general, "ttt stats")).text
    assert "No finished games yet" in stats


async def test_the_confirmation_resigns_and_the_question_goes(running: Setup) -> None:
    card = (await running.alice.click(*at(await duel(running), "a1"))).message
    reply = await running.alice.click(await asked(running, card), CONFIRM)
    assert (reply.kind, reply.ephemeral) == ("update", True)
    assert reply.text == f"You resigned [game 1]({card.link})."
    assert not reply.message.buttons
    await running.playground.until(lambda: over(seen(running.bob, card)))
    assert "Bob wins:** ❌\u00a0Alice resigned" in seen(running.bob, card).text


async def test_the_command_asks_likewise(running: Setup) -> None:
    card = await begun(running)
    reply = await running.alice.slash(running.general, "ttt resign")
    assert reply.ephemeral
    assert "**Resign game 1?** Oxo will win it." in reply.text
    assert len(free(seen(running.alice, card))) == 7
    assert "You resigned" in (await running.alice.click(reply.message, CONFIRM)).text
    await running.playground.until(lambda: over(seen(running.alice, card)))


async def test_the_command_asks_about_a_game_and_a_challenge_beside_it(running: Setup) -> None:
    card = await begun(running)
    offer = (await running.alice.slash(running.general, "ttt challenge")).message
    reply = await running.alice.slash(running.general, "ttt resign")
    assert reply.text == "**Resign game 1?** Oxo will win it."
    labels = [button.label for button in reply.message.buttons]
    assert labels == [CONFIRM, "Keep playing", "Withdraw challenge"]
    assert seen(running.alice, offer).has_button("Join"), "nothing is withdrawn unasked"
    withdrawn = await running.alice.click(reply.message, "Withdraw challenge")
    assert withdrawn.text == "You withdrew your challenge."
    await running.playground.until(lambda: "Alice withdrew" in seen(running.alice, offer).text)
    assert len(free(seen(running.alice, card))) == 7
    late = await running.alice.click(reply.message, custom_id="withdraw")
    assert late.text == "You withdrew your challenge."  # As it was.
    reply = await running.alice.slash(running.general, "ttt resign")
    assert not reply.message.has_button("Withdraw challenge")
    assert "You resigned" in (await running.alice.click(reply.message, CONFIRM)).text


async def test_a_challenge_that_ran_out_beside_a_game_hides_no_question(running: Setup) -> None:
    await start(running)
    await running.alice.slash(running.general, "ttt challenge")
    running.clock.now += 600
    reply = await running.alice.slash(running.general, "ttt resign")
    assert reply.message.has_button(CONFIRM)


async def test_what_was_said_not_to_count_never_does(running: Setup) -> None:
    card = await start(running)
    question = await asked(running, card)
    assert "Nobody has made a move yet" in question.text
    moved = (await running.alice.click(*at(card, "b2"))).message
    late = await running.alice.click(question, CONFIRM)
    assert "The game has moved on: this is the board now." in late.text
    assert len(free(seen(running.alice, moved))) == 7
    assert "will win it" in (await asked(running, moved)).text


async def test_the_question_holds_while_the_game_goes_on(running: Setup) -> None:
    card = await begun(running)
    question = await asked(running, card)
    await running.alice.click(card, free(card)[0])
    card = (await running.alice.slash(running.general, "ttt board")).message
    assert "You resigned" in (await running.alice.click(question, CONFIRM)).text
    await running.playground.until(lambda: "resigned" in seen(running.alice, card).text)


async def test_a_game_that_ended_meanwhile_is_not_resigned(running: Setup) -> None:
    card = (await running.alice.click(*at(await duel(running), "a1"))).message
    question = await asked(running, card)
    await resign_here(running.bob, running.general)
    reply = await running.alice.click(question, CONFIRM)
    assert reply.kind == "update"
    assert reply.text.startswith("This game has ended.")
    assert card.link in reply.text
    assert not reply.message.buttons
    await running.playground.until(lambda: "Bob resigned" in seen(running.alice, card).text)


async def test_a_question_is_about_its_own_game_alone(running: Setup) -> None:
    card = await start(running)
    question = await asked(running, card)
    running.playground.allow(running.bob, "manage_messages")
    await running.bob.context(running.general, "Stop this game", card)
    card = await start(running)
    assert "This game has ended." in (await running.alice.click(question, CONFIRM)).text
    assert len(free((await running.alice.click(*at(card, "b2"))).message)) == 7


async def test_a_board_is_told_by_the_question_where_the_bot_is_no_member(setup: Setup) -> None:
    group = setup.playground.add_group_dm(setup.alice, setup.bob)
    async with setup.bot():
        card = (await setup.alice.click(*at(await duel(setup, group), "a1"))).message
    async with setup.bot():  # It has no other means to edit that message.
        await setup.alice.click(await asked(setup, card), CONFIRM)
        await setup.playground.until(lambda: "Alice resigned" in seen(setup.bob, card).text)


async def test_a_board_that_the_store_has_not_noted_is_known_by_its_buttons(setup: Setup) -> None:
    async with setup.bot():
        card = await start(setup)
    with closing(sqlite3.connect(setup.database)) as database, database:
        database.execute("UPDATE games SET message_id = NULL")
    async with setup.bot():
        reply = await setup.alice.click(card, "Resign")
        assert reply.kind == "update"
        await setup.alice.click(await reply.followup(), CONFIRM)
        await setup.playground.until(lambda: over(seen(setup.alice, card)))
