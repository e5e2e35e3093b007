"""The cards of finished games: which mistakes a review lists, and who won in a history."""

from dataclasses import replace
from itertools import combinations

import pytest

from bot.model import Ending, Game, Termination
from bot.service import Reviewed
from bot.ui.components import nested
from bot.ui.looking_back.review import MOST_MISTAKES, mistake_text, review_card
from bot.ui.text.texts import texts
from engine import Cell, Mistake, Reason, Value, WhyWrong
from tests.bot.builders import ALICE, CAROL, NOON, duel
from tests.bot.ui.card_text import text_of

ENGLISH = texts().in_locale("en-US")


WHY = Reason(WhyWrong.LOST, reply=Cell(1))


def stopped() -> Game:
    """A 5x5 game that was stopped after fifteen moves."""
    moves = tuple(map(Cell, range(15)))
    ending = Ending(Termination.STOPPED, None, NOON)
    return replace(duel(), board="5x5-five", moves=moves, ending=ending)


@pytest.mark.parametrize("count", [1, MOST_MISTAKES, MOST_MISTAKES + 3])
def test_a_review_lists_so_many_mistakes_and_counts_the_rest(count: int) -> None:
    mistakes = tuple(
        Mistake(ply, Cell(ply - 1), Value.WIN, Value.LOSS, (Cell(20),), WHY)
        for ply in range(1, count + 1)
    )
    text = text_of(review_card(Reviewed(stopped(), mistakes, CAROL.id), 0, ENGLISH))
    assert text.count("gave the win away") == min(count, MOST_MISTAKES)
    assert ("and 3 more." in text) is (count > MOST_MISTAKES)


def test_of_two_mistakes_the_last_leads_to_the_first() -> None:
    mistakes = tuple(
        Mistake(ply, Cell(ply - 1), Value.WIN, Value.LOSS, (Cell(20),), WHY) for ply in (2, 6)
    )
    shown = {}
    for ply in (2, 6, 8):
        card = review_card(Reviewed(stopped(), mistakes, CAROL.id), ply, ENGLISH)
        labels = [each.get("label", "") for each in nested(card) if each["type"] == 2]
        shown[ply] = [label for label in labels if "istake" in label]
    assert shown == {2: ["Next mistake"], 6: ["First mistake"], 8: ["To the mistake"]}


def test_every_mistake_has_a_sentence(locale: str) -> None:
    for before, after in combinations((Value.WIN, Value.DRAW, Value.LOSS), 2):
        mistake = Mistake(3, Cell(0), before, after, (Cell(4),), WHY)
        words, lost = texts().in_locale(locale), duel().resigned(ALICE.id, NOON)
        for later in ((), (replace(mistake, ply=4),)):
            reviewed = Reviewed(lost, (mistake, *later), reader=None)
            sentence = mistake_text(reviewed, mistake, words)
            assert all(fact in sentence for fact in ("3", "a1", "b2"))
