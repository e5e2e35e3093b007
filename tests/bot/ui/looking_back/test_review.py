"""Reviews: stepping through finished games, and who may."""

import re
from itertools import takewhile
from random import Random

import pytest

from engine import BOARDS
from playground import Message
from tests.bot.cards import at, duel, play_out, resign
from tests.bot.conftest import Setup

BLUNDER = ("b2", "b1", "a1", "c3", "a3", "c1", "a2")
"""Alice opens and wins: Bob's first move loses."""


async def blunder(running: Setup) -> Message:
    """A finished game of Alice against Bob, who went wrong."""
    card = await duel(running)
    for ply, cell in enumerate(BLUNDER):
        card = (await (running.alice, running.bob)[ply % 2].click(*at(card, cell))).message
    assert "Alice beats" in card.text
    return card


async def test_stepping_through_a_game(running: Setup) -> None:
    card = await blunder(running)
    reply = await running.alice.click(card, "Review")
    assert reply.ephemeral
    assert len(reply.requests) == 1
    page = reply.message
    assert page.text.startswith("### ❌\u00a0**Alice beats 🔵\u00a0Bob!**\n")
    assert "**Move 2, Bob’s b1,** lost the game." in page.text
    while not page.button("Next").disabled:
        page = (await running.alice.click(page, "Next")).message
    assert "Move 7 of 7: ❌ you played **a2**\n-# Moves (? marks a mistake): 1." in page.text
    assert "🔼➖➖" in page.text
    assert "1.\u00a0b2  2.\u00a0b1?  3.\u00a0a1" in page.text
    assert (
        "**Move 2, Bob’s b1,** lost the game. Best was a1, c1, a3, or c3, for a draw." in page.text
    )
    assert [button.label for button in page.buttons][3:] == ["Save picture", "Share"]
    assert steps(page) == {"Back": GREY, "Next": DISABLED, "To the mistake": BLUE}
    page = (await running.alice.click(page, "Back")).message
    assert "Move 6 of 7: 🔵\u00a0Bob played **c1**\n" in page.text
    assert "lost the game" not in page.text, "it is about another move"
    while not page.button("Back").disabled:
        page = (await running.alice.click(page, "Back")).message
    assert "Before the first of 7 moves" in page.text
    assert steps(page) == {"Back": DISABLED, "Next": GREY, "Next mistake": BLUE}
    page = (await running.alice.click(page, "Next")).message
    assert "Move 1 of 7" in page.text
    assert "⬛⬛⬛\n⬛❌⬛\n⬛⬛⬛" in page.text
    step = await running.alice.click(page, "Next mistake")
    assert step.kind == "update"
    assert len(step.requests) == 1
    assert "**Move 2, Bob’s b1,**" in step.text
    assert steps(step.message) == {"Back": GREY, "Next": BLUE, "To the mistake": DISABLED}


@pytest.mark.parametrize(
    ("moves", "third"),
    [("a2 c3 a1 b3 c1 a3", "istake"), ("b2 b1 a1 c3", "istake"), ("b2 a1 c1 a3", "First")],
)
async def test_the_buttons_of_a_review_stay_where_they_are(
    running: Setup, moves: str, third: str
) -> None:
    card = await duel(running)
    for ply, cell in enumerate(moves.split()):
        card = (await (running.alice, running.bob)[ply % 2].click(*at(card, cell))).message
    if not card.has_button("Review"):
        card = await resign(running, running.alice, card)
    page = (await running.alice.click(card, "Review")).message
    while not page.button("Back").disabled:
        page = (await running.alice.click(page, "Back")).message
    stands = []
    for _ in moves.split():
        stands.append(lines_above_buttons(page))
        labels = [button.label or "" for button in page.rows[0]]
        assert labels[:2] == ["Back", "Next"]
        assert third in labels[2]
        page = (await running.alice.click(page, "Next")).message
    assert {*stands, lines_above_buttons(page)} == {stands[0]}


def lines_above_buttons(page: Message) -> int:
    """Return how many lines stand above the first row of buttons."""
    parts = page.components[0]["components"]
    above = takewhile(lambda part: part["type"] != 1, parts)
    return sum(len(part["content"].splitlines()) for part in above)


GREY, BLUE, DISABLED = "grey", "blue", "disabled"


def steps(page: Message) -> dict[str, str]:
    """How the buttons of the first row look."""
    return {
        each.label or "": DISABLED if each.disabled else BLUE if each.style == 1 else GREY
        for each in page.rows[0]
    }


async def test_a_review_opens_at_the_mistake_that_cost_its_reader_the_game(running: Setup) -> None:
    card = await duel(running)
    # Bob's moves 2 and 4 are mistakes, and Alice's moves 3 and 5.
    for ply, cell in enumerate(("b1", "c3", "a1", "c2", "a3", "c1")):
        card = (await (running.alice, running.bob)[ply % 2].click(*at(card, cell))).message
    assert "Bob beats" in card.text
    alices = (await running.alice.click(card, "Review")).text
    assert "\n**Move 5, your a3,** lost a won game. Best was 🎯\u00a0c1, for a win.\n" in alices
    assert "\n**Not a3:** 🔵 answers with c1 and has a row.\n" in alices
    bobs = (await running.bob.click(card, "Review")).message
    given_back = "**Move 2, your c3,** was a losing move. Best was 🎯\u00a0b2, for a draw.\n"
    assert given_back in bobs.text, "Bob has won"
    assert "**Not c3:** ❌ answers with c1, and then wins.\n" in bobs.text
    assert "Move 3," not in bobs.text, "one mistake at a time: a board must stay in sight"
    typed = await running.bob.slash(running.general, "ttt review", game="1")
    assert typed.text == bobs.text
    onlookers = (await running.carol.click(card, "Review")).text
    assert "**Move 2, Bob’s c3,** was a losing move." in onlookers
    while not bobs.button("Next").disabled:
        bobs = (await running.bob.click(bobs, "Next")).message
    listed = [line.split("**")[1:] for line in bobs.text.splitlines() if "Best was" in line]
    assert listed == [
        ["Move 2, your c3,", " was a losing move. Best was b2, for a draw."],
        ["Move 3, Alice’s a1,", " gave the win away. Best was c1, for a win."],
        ["Move 4, your c2,", " gave the win away. Best was c1, for a win."],
    ]


async def test_a_review_says_why_where_a_row_loses(running: Setup) -> None:
    card = await duel(running, board="misere")
    for ply, cell in enumerate(("a1", "b2", "b1", "c3", "c1")):
        card = (await (running.alice, running.bob)[ply % 2].click(*at(card, cell))).message
    page = (await running.alice.click(card, "Review")).message
    assert "**Move 3, your b1,** lost the game. Best was 🎯\u00a0c3, for a draw.\n" in page.text
    why = "**Not b1:** 🔵 answers with c3, and sooner or later ❌ must complete a row.\n"
    assert why in page.text
    page = (await running.alice.click(page, "Back")).message
    why = "**Not b2:** ❌ answers with c3, and there’s no win left.\n"
    assert "**Move 2, Bob’s b2,** gave the win away." in page.text
    assert why in page.text
    page = (await running.alice.click(page, "Back")).message
    assert "**Move 1, your a1,** was a losing move." in page.text


async def test_a_review_calls_the_computer_by_its_name_alone(running: Setup) -> None:
    reply = await running.alice.slash(running.general, "ttt start", level="beginner")
    await play_out(running.alice, reply.message, Random(5))
    page = (await running.bob.slash(running.general, "ttt review", game="1")).text
    assert ", Oxo’s " in page


async def test_a_review_without_mistakes_opens_at_the_end(running: Setup) -> None:
    card = (await running.alice.click(*at(await duel(running), "a1"))).message
    await resign(running, running.bob, card)
    page = (await running.bob.slash(running.general, "ttt review")).message
    assert "Move 1 of 1: ❌\u00a0Alice played **a1**" in page.text
    assert "mistake" not in page.text, "to resign may have been one"


async def test_a_review_marks_what_would_have_been_right(running: Setup) -> None:
    card = await blunder(running)
    page = (await running.bob.click(card, "Review")).message
    assert "Best was 🎯\u00a0a1, c1, a3, or c3, for a draw." in page.text
    assert "🎯🔵🎯\n⬛❌⬛\n🎯⬛🎯" in page.text
    for step, is_marked in (("Next", False), ("Back", True), ("Back", False)):
        page = (await running.bob.click(page, step)).message
        assert ("🎯" in page.text) is is_marked


@pytest.mark.parametrize("board", list(BOARDS))
async def test_games_on_every_board_can_be_reviewed(running: Setup, board: str) -> None:
    start = await running.alice.slash(running.general, "ttt start", board=board, level="casual")
    await play_out(running.alice, start.message, Random(3))
    reply = await running.bob.slash(running.general, "ttt review", game="1")
    assert reply.ephemeral
    page = await reply.settled()
    assert re.search(r"-# Moves(:| \(\? marks a mistake\):) 1\.\u00a0", page.text)
    while not page.button("Back").disabled:
        page = await (await running.bob.click(page, "Back")).settled()
    assert "Before the first" in page.text


@pytest.mark.parametrize("written", ["1", "#1", " #1 ", None])
async def test_a_review_by_number_or_of_the_latest(running: Setup, written: str | None) -> None:
    await blunder(running)
    options = {} if written is None else {"game": written}
    reply = await running.alice.slash(running.general, "ttt review", **options)
    assert reply.ephemeral
    assert "Game 1" in reply.text


async def test_the_latest_game_is_one_with_moves(running: Setup) -> None:
    await resign(running, running.alice, await duel(running))
    reply = await running.alice.slash(running.general, "ttt review")
    assert "Nobody made a move, so there’s nothing to look back on." in reply.text
    await blunder(running)
    await resign(running, running.alice, await duel(running))
    reply = await running.alice.slash(running.general, "ttt review")
    assert "Game 2 · " in reply.text


async def test_the_latest_game_is_one_of_this_channel(running: Setup) -> None:
    await blunder(running)
    reply = await running.alice.slash(running.games, "ttt review")
    assert reply.ephemeral
    assert "haven’t finished a game in this channel" in reply.text


async def test_a_game_that_goes_on_is_not_reviewed(running: Setup) -> None:
    card = (await running.alice.slash(running.general, "ttt start")).message
    for reply in (
        await running.alice.slash(running.general, "ttt review", game="1"),
        await running.bob.click(card, custom_id="review:1"),
        await running.bob.click(card, custom_id="review:1:0:0"),
    ):
        assert reply.ephemeral
        assert "still going on" in reply.text


NO_NUMBERS = ("99", "#", "b2", "", "1; DROP", "9" * 40, "-1")


async def test_numbers_of_no_game(running: Setup) -> None:
    await blunder(running)
    for written in NO_NUMBERS:
        reply = await running.alice.slash(running.general, "ttt review", game=written)
        assert reply.ephemeral, written
        assert "no such game" in reply.text, written


async def test_who_may_not_see_a_game_does_not_learn_of_it(running: Setup) -> None:
    await blunder(running)
    live = (await running.alice.slash(running.alice.dm, "ttt start")).message
    elsewhere = running.playground.add_guild("Elsewhere")
    other_channel = running.playground.channel("general", guild=elsewhere)
    for where in (other_channel, running.carol.dm):
        for written in ("1", "2", "99"):
            reply = await running.carol.slash(where, "ttt review", game=written)
            assert reply.ephemeral
            assert "no such game" in reply.text
    for custom_id in ("review:1", "review:1:0:0"):
        mine = (await running.carol.slash(running.carol.dm, "ttt help")).message
        reply = await running.carol.click(mine, custom_id=custom_id)
        assert reply.ephemeral
        assert "no such game" in reply.text
    await resign(running, running.alice, live)
    assert "Game 1" in (await running.alice.slash(running.alice.dm, "ttt review", game="1")).text
    assert "Game 2" in (await running.alice.slash(other_channel, "ttt review", game="2")).text


@pytest.mark.parametrize("custom_id", ["review:1:8:0", "review:1:9223372036854775807:3"])
async def test_a_ply_beyond_the_game(running: Setup, custom_id: str) -> None:
    card = await blunder(running)
    page = (await running.alice.click(card, "Review")).message
    reply = await running.alice.click(page, custom_id=custom_id)
    assert reply.ephemeral
    assert "don’t know this button" in reply.text


async def test_a_reader_sees_the_grid_they_like(running: Setup) -> None:
    card = await blunder(running)
    await running.carol.choose(
        (await running.carol.slash(running.general, "ttt preferences")).message,
        f"prefer:{running.carol.id}:style",
        ["text"],
    )
    page = (await running.carol.click(card, "Review")).message
    assert "```" in page.text
    assert "🎯" not in page.text, "letters have no signs"
    page = (await running.carol.click(page, custom_id="review:1:7:3")).message
    assert "2 [X][X] ." not in page.text
    assert "[X]" in page.text
