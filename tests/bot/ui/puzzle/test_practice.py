"""Puzzles that count for nothing: step by step, and of the last thirty days."""

import re

from engine import practice_puzzle, solution
from playground import Message, Person
from tests.bot.cards import at
from tests.bot.conftest import Setup
from tests.bot.ui.puzzle.test_puzzling import DAY, MONDAY


async def solve_practice(person: Person, card: Message) -> Message:
    """Solve a puzzle with the moves of its solution."""
    custom_id = next(b.custom_id for b in card.buttons if b.custom_id and b.custom_id[:3] == "pz:")
    _, number, of, *_ = custom_id.split(":")
    puzzle = practice_puzzle(int(number), None if of == "any" else of)
    moves = solution(puzzle.position, puzzle.goal.value)
    for turn, cell in enumerate(moves[::2]):
        card = (await person.click(card, custom_id=f"pz:{number}:{of}:{turn}:{cell}")).message
    return card


async def test_as_many_as_one_likes(running: Setup) -> None:
    alice, general = running.alice, running.general
    running.clock.now = MONDAY
    reply = await alice.slash(general, "ttt puzzle", **{"from": "practice"})
    assert reply.ephemeral
    card, boards = reply.message, []
    for _ in range(7):
        assert card.text.startswith("### Practice puzzle\n")
        boards += re.findall(r"-# (.*) · \d tr", card.text)
        card = await solve_practice(alice, card)
        assert "Solved on the first try!" in card.text
        assert "streak" not in card.text
        assert not card.has_button("Share")
        card = (await alice.click(card, "Another one")).message
    assert boards[:5] == ["3×3", "Misère", "4×4", "Vanishing", "5×5"]
    assert len(boards) == 7, "then of any kind"
    stats = await alice.slash(general, "ttt stats")
    assert "Puzzle streak" not in stats.text
    today = (await alice.slash(general, "ttt puzzle")).message
    for cell in ("b3", "c1"):
        today = (await alice.click(*at(today, cell))).message
    practice = await alice.click(today, "Practice")
    assert practice.text.startswith("### Practice puzzle\n")
    assert practice.message.id != today.id


async def test_a_day_of_the_last_thirty(running: Setup) -> None:
    alice, general = running.alice, running.general
    running.clock.now = MONDAY + 2 * DAY
    offered = await alice.complete(general, "ttt puzzle", day="")
    assert len(offered) == 25
    assert (offered[0].name, offered[0].value) == ("Daily puzzle 328 · 2026-11-24", "328")
    (found,) = await alice.complete(general, "ttt puzzle", day="2026-10-28")
    assert found.value == "301"
    for written in ("327", "#327", " 2026-11-23 "):
        card = (await alice.slash(general, "ttt puzzle", day=written)).message
        assert card.text.startswith("### Daily puzzle 327, for practice\n")
        for cell in ("b3", "c1"):
            card = (await alice.click(*at(card, cell))).message
        assert "Solved on the first try!" in card.text
        assert "streak" not in card.text
    assert "Puzzle streak" not in (await alice.slash(general, "ttt stats")).text
    today = await alice.slash(general, "ttt puzzle", day="329")
    assert today.text.startswith("### Daily puzzle 329\n")
    oldest = await alice.slash(general, "ttt puzzle", day="299")
    assert oldest.text.startswith("### Daily puzzle 299, for practice\n")
    for wrong in ("298", "330", "0", "yesterday", "2026-02-30", "1985-01-01", "9" * 80):
        refused = await alice.slash(general, "ttt puzzle", day=wrong)
        assert refused.text == (
            "I have the puzzles of the last 30 days. Choose one from the list, or type its number "
            "or its date, such as 2026-11-24."
        )
    forged = await alice.click(card, custom_id="pz:400:past:0:1")
    assert "I don’t know this button." in forged.text
