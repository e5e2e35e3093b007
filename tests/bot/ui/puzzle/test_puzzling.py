"""The puzzle of the day, as people solve it in a chat."""

from tests.bot.builders import NOON
from tests.bot.cards import at, cells, free, seen, start
from tests.bot.conftest import Setup

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
            "### Daily puzzle 327\n**Three in a row loses.**\n"
            "🔵 to move: **force ❌ to complete a row,** in 2 moves.\n-# Misère · 3 tries left"
        ) in reply.text
        wrong = await alice.click(*at(reply.message, "b2"))
        assert wrong.kind == "update"
        assert "🚫 **Not b2:** that’s a row, and a row loses here." in wrong.text
        assert cells(wrong.message)["b2"].emoji == "🚫"
        assert cells(wrong.message)["b2"].disabled
        assert "2 tries left" in wrong.text
        right = await alice.click(*at(wrong.message, "b3"))
        assert "**Right!** ❌ answers with c3. Go on." in right.text
        assert "🔵 to move: **leave ❌ only moves that complete a row.**" in right.text
        solved = await alice.click(*at(right.message, "c1"))
        assert "🎯 **Solved in 2 tries!**" in solved.text
        assert (
            "**b3 was it:** sooner or later ❌ must complete a row.\n🔥 **Puzzle streak: 1 day.**"
        ) in solved.text
        assert "❌❌🔵\n🔵❌🔵\n❌🎯❌" in solved.text, "the cell that solved it is what one sees"
        assert f"The next one comes <t:{MONDAY + DAY}:R>." in solved.text
        shown = await alice.click(solved.message, "Share")
        assert not shown.ephemeral
        assert shown.text == (
            "**Oxo 327 · 🟥🟩 · 2 tries**\nAlice solved it. Can you?\n"
            "**Three in a row loses.**\n🔵 to move: **force ❌ to complete a row,** in 2 moves.\n"
            "❌❌⬛\n🔵⬛🔵\n❌⬛⬛\n"
            "-# Misère"
        )
        again = await alice.click(solved.message, "Share")
        assert again.text == "You’ve already shared this puzzle in this channel."
        setup.clock.now = MONDAY + DAY + 10
        tuesday = (await alice.slash(general, "ttt puzzle")).message
        assert "### Daily puzzle 328" in tuesday.text
        bobs = (await setup.bob.slash(general, "ttt puzzle")).message
        hinted = await setup.bob.click(bobs, "Hint (costs a try)")
        assert "\n➖ **Not c1:** after that ❌ can win." in hinted.text
    setup.clock.now = MONDAY + 2 * DAY + 1
    async with setup.bot():  # Restarted, after midnight.
        solved = await alice.click(*at(tuesday, "b3"))
        while "Go on" in solved.text:
            solved = await alice.click(*at(solved.message, "c1"))
        assert "🎯 **Solved on the first try!**" in solved.text
        assert "🔥 **Puzzle streak: 2 days.**" in solved.text
        stats = await alice.slash(general, "ttt stats")
        assert "**Puzzle streak:** 2 days" in stats.text
        wednesday = await alice.slash(general, "ttt puzzle")
        assert "🔵 to move: **win in 2 moves.**" in wednesday.text
        hinted = await alice.click(wednesday.message, "Hint (costs a try)")
        assert (
            "➖ The hint took out 3 wrong cells.\nLook for two threats in one move."
        ) in hinted.text
        assert [button.emoji for button in hinted.message.buttons].count("➖") == 3
        assert sum(button.disabled for button in hinted.message.buttons) == 9 + 3
        card = hinted.message
        card = (await alice.click(*at(card, "d4"))).message
        assert "Look for" not in card.text
        signs = [button.emoji for button in card.buttons]
        assert (signs.count("➖"), signs.count("🚫")) == (3, 1), "what was tried is told apart"
        assert not card.has_button("Hint (costs a try)"), "the last try"
        card = (await alice.click(*at(card, "a2"))).message
        assert "**This one got away.**" in card.text
        assert "🎯" in card.text, "the answer is on the board"
        assert "**d1 was it:** it threatens c1 and a4 at once." in card.text
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
        assert "**Oxo 329 · 💡🟥🟥**\nIt got away from Alice. Can you catch it?" in failed.text
        assert "d1" not in failed.text
        assert "\n🔵🔵⬛⬛\n⬛⬛🔵❌\n⬛🔵❌❌\n⬛❌❌⬛\n-# 4×4" in failed.text, (
            "the board to begin with"
        )
        unsolved = await setup.bob.slash(general, "ttt puzzle")
        peeked = await setup.bob.click(unsolved.message, custom_id="pz-step:329::1:2")
        assert "I don’t know this button." in peeked.text
        late = await setup.bob.click(
            *at((await setup.bob.slash(general, "ttt puzzle")).message, "d1")
        )
        assert "**Right!** ❌ answers with a4. Go on." in late.text
        setup.clock.now += 2 * DAY
        over = await setup.bob.click(*at(late.message, "c1"))
        assert "That puzzle is over." in over.text
        assert over.text.endswith("> has today’s.")


async def test_own_mistakes_become_puzzles(running: Setup) -> None:
    alice, general = running.alice, running.general
    running.clock.now = MONDAY
    none = await alice.slash(general, "ttt puzzle", **{"from": "games"})
    assert none.text.startswith("I found no mistake in your latest games, apart from")
    card = await start(running, level="unbeatable", first="me", mark="X")
    for cell in ("a1", "b1", "c2"):  # The computer takes b2 and c1, and with a3 it wins.
        card = (await alice.click(*at(card, cell))).message
    assert "beats" in card.text
    today = await alice.click(card, "Daily puzzle")
    assert "### Daily puzzle 327" in today.text
    over = await alice.click(*at((await alice.click(*at(today.message, "b3"))).message, "c1"))
    puzzle = await alice.click(over.message, "From my games")
    assert puzzle.ephemeral
    assert puzzle.message.id != over.message.id
    assert "Solved on the first try!" in seen(alice, over.message).text, "it stays"
    again = await alice.click(card, "Daily puzzle")
    assert "Solved on the first try!" in again.text, "it opens what it says"
    assert "### Game 1: better than move 5?\n" in puzzle.text
    assert (await alice.slash(general, "ttt puzzle", **{"from": "games"})).text == puzzle.text
    assert "to move: **hold the draw.**" in puzzle.text
    solved = await alice.click(*at(puzzle.message, "a3"))
    while "Go on" in solved.text:
        solved = await alice.click(solved.message, free(solved.message)[0])
    assert "**a3 was better:** 🔵 would have completed a row there." in solved.text
    assert "🔥" not in solved.text
    none = await alice.click(solved.message, "Another one")
    assert none.text.startswith("I found no mistake in your latest games, apart from")
    running.clock.now += 60
    stranger = await running.bob.slash(general, "ttt puzzle", **{"from": "games"})
    assert stranger.text.startswith("I found no mistake in your latest games, apart from")


async def test_a_clock_that_is_years_behind_gets_the_first_puzzle(running: Setup) -> None:
    assert running.clock.now == NOON
    reply = await running.alice.slash(running.general, "ttt puzzle")
    assert "### Daily puzzle 1\n" in reply.text
