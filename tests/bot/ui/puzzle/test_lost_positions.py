"""A lost game as a puzzle: the position before the mistake, for everybody to try."""

from playground import Message
from tests.bot.cards import at, free, start
from tests.bot.conftest import Setup
from tests.bot.ui.puzzle.test_puzzling import MONDAY


async def lose(running: Setup) -> Message:
    """Let Alice lose to the computer, which takes b2 and c1 and completes a row with a3."""
    running.clock.now = MONDAY
    card = await start(running, level="unbeatable", first="me", mark="X")
    for cell in ("a1", "b1", "c2"):
        card = (await running.alice.click(*at(card, cell))).message
    assert "beats" in card.text
    return card


async def test_others_try_to_hold_it(running: Setup) -> None:
    card = await lose(running)
    review = (await running.alice.click(card, "review:1")).message
    private = await running.alice.click(review, "Try again from here")
    assert private.ephemeral
    assert "❌ to move: **hold the draw.**" in private.text
    asked = await running.alice.click(review, "Dare the channel")
    assert asked.ephemeral
    assert "Everybody here sees the position in which you lost" in asked.text
    shared = await running.alice.click(asked.message, "Dare the channel")
    assert not shared.ephemeral
    assert shared.text == (
        "### Can you hold it?\nAlice lost from here.\n❌ to move: **hold the draw.**\n"
        "❌❌🔵\n⬛🔵⬛\n⬛⬛⬛\n-# Game 1 · 3×3"
    )
    assert not running.bob.pings
    for person, wrong in ((running.bob, True), (running.carol, False), (running.alice, False)):
        board = await person.click(shared.message, "Try")
        assert board.ephemeral
        puzzle = board.message
        if wrong:
            tried = await person.click(*at(puzzle, "c3"))
            assert "🚫 **Not c3:** after that 🔵 can win." in tried.text
            puzzle = tried.message
        solved = await person.click(*at(puzzle, "a3"))
        while "Go on" in solved.text:
            solved = await person.click(solved.message, free(solved.message)[0])
        assert "**a3 was better:** 🔵 would have completed a row there." in solved.text
        assert "🔥" not in solved.text
        assert "Puzzle streak" not in (await person.slash(running.general, "ttt stats")).text
    again = await running.bob.click(shared.message, "Try")
    assert "3 tries left" in again.text, "as often as one likes"


async def test_only_who_lost_shows_it_and_where_others_can_open_it(running: Setup) -> None:
    card = await lose(running)
    bobs = (await running.bob.click(card, "review:1")).message
    assert not bobs.has_button("Dare the channel")
    assert not bobs.has_button("Try again from here")
    refused = await running.bob.click(bobs, custom_id="pz-dared:1")
    assert "I don’t know this button." in refused.text
    in_private = (await running.alice.slash(running.alice.dm, "ttt review", game="1")).message
    refused = await running.alice.click(in_private, "Dare the channel")
    assert refused.text == "Nobody here could open that game. You can show it where it was played."
    mine = (await running.alice.slash(running.games, "ttt review", game="1")).message
    asked = (await running.alice.click(mine, "Dare the channel")).message
    assert not (await running.alice.click(asked, "Dare the channel")).ephemeral
    soon = await running.alice.click(asked, "Dare the channel")
    assert "You’ve just shared something." in soon.text
    other = await running.bob.click(card, custom_id="pz:3:1:0:4")
    assert "This isn’t your game." in other.text, "an earlier mistake is no lost position"


async def test_a_game_that_was_not_lost_has_nothing_to_hold(running: Setup) -> None:
    running.clock.now = MONDAY
    card = await start(running, level="unbeatable", first="me", mark="X")
    card = (await running.alice.click(*at(card, "b2"))).message
    card = (await running.alice.click(card, "Resign")).message
    sure = running.alice.messages(running.general)[-1]
    await running.alice.click(sure, "Resign")
    review = await running.alice.slash(running.general, "ttt review", game="1")
    assert not review.message.has_button("Dare the channel")
