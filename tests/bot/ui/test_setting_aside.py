"""A forgotten game against the bot keeps nobody from playing people."""

import pytest

from playground import Message
from tests.bot.cards import duel, free, over, pinged, seen
from tests.bot.conftest import Setup


async def forgotten(running: Setup, name: str) -> Message:
    return (await running.playground.person(name).slash(running.general, "ttt start")).message


@pytest.mark.parametrize("named", [True, False])
async def test_accepting_sets_ones_own_game_aside_with_one_click(
    running: Setup, named: bool
) -> None:
    alone = await forgotten(running, "Bob")
    options = {"opponent": running.bob} if named else {}
    offer = (await running.alice.slash(running.general, "ttt challenge", **options)).message
    label = "Accept" if named else "Join"
    asked = await running.bob.click(offer, label)
    assert asked.ephemeral
    assert asked.text.startswith(
        "You’re playing me here, but that game can be set aside. [Jump to the board]("
    )
    assert alone.link in asked.text
    assert not over(seen(running.bob, alone))
    reply = await running.bob.click(asked.message, f"Set aside and {label.lower()}")
    assert "Your game against me is set aside" in reply.text
    assert not reply.message.buttons
    board = await reply.followup()
    assert not board.ephemeral
    assert len(free(board)) == 9
    assert "Alice’s turn" in board.text
    await running.playground.until(lambda: "Set aside" in seen(running.bob, alone).text)
    assert over(seen(running.bob, alone))
    await running.playground.until(lambda: board.link in seen(running.alice, offer).text)
    moved = (await running.alice.slash(running.general, "ttt move", cell="b2")).message
    await running.playground.until(lambda: moved.link in seen(running.alice, board).text)
    assert "Your game against me is set aside" in seen(running.bob, asked.message).text
    assert len(free((await running.bob.click(moved, "a1")).message)) == 7


async def test_whoever_does_not_want_that_plays_on(running: Setup) -> None:
    alone = await forgotten(running, "Bob")
    offer = (await running.alice.slash(running.general, "ttt challenge")).message
    asked = await running.bob.click(offer, "Join")
    assert [button.label for button in asked.message.buttons] == [
        "Keep playing",
        "Set aside and join",
    ]
    assert len(free((await running.bob.click(alone, "b2")).message)) == 7
    assert "Carol" in (await running.carol.click(offer, "Join")).text
    late = await running.bob.click(asked.message, "Set aside and join")
    assert "Too late: this challenge was accepted" in late.text
    await running.bob.click(asked.message, "Keep playing")
    await running.playground.until(lambda: running.bob.see(asked.message) is None)
    assert not over(seen(running.bob, alone))


async def test_a_challengers_game_is_set_aside_when_somebody_accepts(running: Setup) -> None:
    alone = await forgotten(running, "Alice")
    offer = await running.alice.slash(running.general, "ttt challenge", opponent=running.bob)
    assert not offer.ephemeral
    alone = (await running.alice.click(alone, "b2")).message
    reply = await running.bob.click(offer.message, "Accept")
    assert len(free(reply.message)) == 9
    assert len(reply.requests) == 1
    await running.playground.until(lambda: "Set aside" in seen(running.alice, alone).text)
    assert over(seen(running.alice, alone))
    assert "for a game between people" in seen(running.alice, alone).text
    told = "is on. Your game 1 against me ended without a result."
    await running.playground.until(lambda: told in pinged(running.alice))
    history = await running.alice.slash(running.general, "ttt history")
    assert "⬛ *Unbeatable* · #1" in history.text
    assert "· set aside" in history.text


async def test_somebody_who_plays_the_bot_can_be_challenged(running: Setup) -> None:
    await forgotten(running, "Bob")
    by_command = await running.alice.slash(running.general, "ttt start", opponent=running.bob)
    menu = "Challenge to tic-tac-toe"
    by_menu = await running.carol.context(running.general, menu, running.bob)
    for reply in (by_command, by_menu):
        assert not reply.ephemeral
        assert reply.message.pings == {running.bob.id}


async def test_a_rematch_is_offered_beside_games_against_the_bot(running: Setup) -> None:
    card = await duel(running)
    for ply, cell in enumerate(("a1", "a2", "b1", "b2", "c1")):
        card = (await (running.alice, running.bob)[ply % 2].click(card, cell)).message
    mine, theirs = [await forgotten(running, name) for name in ("Alice", "Bob")]
    offer = await running.alice.click(card, "Rematch")
    assert not offer.ephemeral
    asked = await running.bob.click(card, "Rematch")
    assert asked.ephemeral
    await running.bob.click(asked.message, "Set aside and accept")
    await running.playground.until(lambda: "Set aside" in seen(running.alice, mine).text)
    await running.playground.until(lambda: "Set aside" in seen(running.bob, theirs).text)
    await running.playground.until(
        lambda: "is now in another message" in seen(running.bob, offer.message).text
    )
