"""The puzzle of the day, as people solve it in a chat."""

import pytest

from tests.bot.builders import NOON
from tests.bot.cards import start
from tests.bot.conftest import Setup

pytestmark = pytest.mark.http_too

MONDAY = 1_795_392_000
"""2026-11-23, 00:00 UTC: number 327."""

DAY = 86_400


async def test_a_week_of_puzzles(setup: Setup) -> None:
    """Solved on Monday, at midnight and after a restart; shown; failed; the streak is lost."""
    setup.clock.now = MONDAY + 10
    alice, general = setup.alice, setup.general
    async with setup.bot():
        reply = await alice.slash(general, "ttt puzzle")
        assert reply.ephemeral
        assert (
            "### Puzzle 327\n❌ to move: **hold the draw.**\n**Three in a row loses.**\n"
            "-# 2 tries left"
        ) in reply.text
        wrong = await alice.click(reply.message, "b2")
        assert wrong.kind == "update"
        assert "**Not b2:** 🔵 answers with a2, and sooner or later ❌ must complete" in wrong.text
        assert wrong.message.button("b2").disabled
        assert "1 try left" in wrong.text
        solved = await alice.click(wrong.message, "a2")
        assert "🎯 **Solved in 2 tries!**" in solved.text
        assert "The answer: **a2**. The best moves from there: b2." in solved.text
        assert "🔥" not in solved.text
        assert f"The next one comes <t:{MONDAY + DAY}:R>." in solved.text
        shown = await alice.click(solved.message, "Share")
        assert not shown.ephemeral
        assert shown.text == (
            "### Puzzle 327 · 🟥🟩 · 2 tries\nAlice solved it. Can you?\n"
            "❌ to move: **hold the draw.**\n**Three in a row loses.**\n"
            "-# Misère 3×3: three in a row loses"
        )
        again = await alice.click(solved.message, "Share")
        assert again.text == "You’ve already shared this puzzle in this channel."
        setup.clock.now = MONDAY + DAY + 10
        tuesday = (await alice.slash(general, "ttt puzzle")).message
        assert "### Puzzle 328" in tuesday.text
    setup.clock.now = MONDAY + 2 * DAY + 1
    async with setup.bot():  # Restarted, after midnight.
        solved = await alice.click(tuesday, "b3")
        while "Go on" in solved.text:
            solved = await alice.click(solved.message, "a2")
        assert "🎯 **Solved on the first try!**" in solved.text
        assert "🔥 2 days in a row." in solved.text
        stats = await alice.slash(general, "ttt stats")
        assert "**Puzzle streak:** 2 days" in stats.text
        wednesday = await alice.slash(general, "ttt puzzle")
        assert "🔵 to move: **win in 2 moves.**" in wednesday.text
        hinted = await alice.click(wednesday.message, "Hint (costs a try)")
        assert "3 wrong cells are gone." in hinted.text
        assert sum(button.disabled for button in hinted.message.buttons) == 9 + 3
        card = hinted.message
        for cell in ("d4", "a2"):
            card = (await alice.click(card, cell)).message
        assert "**This one got away.**" in card.text
        assert "🎯" in card.text, "the answer is on the board"
        assert "The answer: **d1**. The best moves from there: a4 c1." in card.text
        assert "🔥" not in card.text
        assert card.button("Back").disabled
        for marked, is_own_turn in ((10, False), (11, True), (12, False)):
            card = (await alice.click(card, "Next")).message
            assert sum(card.text.count(mark) for mark in "❌🔵") == marked
            assert ("🎯" in card.text) is is_own_turn
        assert card.button("Next").disabled
        card = (await alice.click(card, "Back")).message
        assert "🎯" in card.text
        beyond = await alice.click(card, custom_id="pz-step:329::4:2")
        assert "I don’t know this button." in beyond.text
        failed = await alice.click(card, "Share")
        assert "### Puzzle 329 · 🟨🟥🟥\nIt got away from Alice. Can you catch it?" in failed.text
        assert "d1" not in failed.text
        unsolved = await setup.bob.slash(general, "ttt puzzle")
        peeked = await setup.bob.click(unsolved.message, custom_id="pz-step:329::1:2")
        assert "I don’t know this button." in peeked.text
        late = await setup.bob.click((await setup.bob.slash(general, "ttt puzzle")).message, "d1")
        assert "**Right!** ❌ answers with a4. Go on." in late.text
        setup.clock.now += 2 * DAY
        over = await setup.bob.click(late.message, "c1")
        assert "That puzzle is over." in over.text
        assert over.text.endswith("> has today’s.")


async def test_a_puzzle_that_is_shown_can_be_tried_by_others(setup: Setup) -> None:
    setup.clock.now = MONDAY + 10
    async with setup.bot():
        card = (await setup.alice.slash(setup.general, "ttt puzzle")).message
        solved = await setup.alice.click(card, "a2")
        shown = (await setup.alice.click(solved.message, "Share")).message
        assert [button.label for button in shown.buttons] == ["Solve"]
        tried = await setup.bob.click(shown, "Solve")
        assert tried.ephemeral
        assert (
            "❌ to move: **hold the draw.**\n**Three in a row loses.**\n-# 2 tries left"
            in tried.text
        )
        assert "Solved on the first try!" in (await setup.bob.click(tried.message, "a2")).text
        setup.clock.now += 2 * DAY
        late = await setup.carol.click(shown, "Solve")
        assert late.ephemeral
        assert "That puzzle is over." in late.text


async def test_own_mistakes_become_puzzles(running: Setup) -> None:
    alice, general = running.alice, running.general
    running.clock.now = MONDAY
    none = await alice.slash(general, "ttt puzzle", **{"from": "games"})
    assert none.text.startswith("I found no mistake in your latest games")
    card = await start(running, level="unbeatable", first="opponent", mark="O")
    for _ in range(4):  # The computer opens; a row of edges loses to it.
        free = [each.label for each in card.buttons if each.label in EDGES and not each.disabled]
        if not free:
            break
        card = (await alice.click(card, str(free[0]))).message
    assert "wins!" in card.text
    puzzle = await alice.slash(general, "ttt puzzle", **{"from": "games"})
    assert "before move" in puzzle.text
    assert "to move: **hold the draw.**" in puzzle.text
    running.clock.now += 60
    stranger = await running.bob.slash(general, "ttt puzzle", **{"from": "games"})
    assert stranger.text.startswith("I found no mistake")


EDGES = ("b1", "a2", "c2", "b3")


async def test_a_clock_that_is_years_behind_gets_the_first_puzzle(running: Setup) -> None:
    assert running.clock.now == NOON
    reply = await running.alice.slash(running.general, "ttt puzzle")
    assert "### Puzzle 1\n" in reply.text
