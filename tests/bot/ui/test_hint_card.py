"""The card of a hint: a clause for every reason, and the signs of what cells lead to."""

from dataclasses import replace
from itertools import cycle, product

import pytest

from bot.model import GridStyle, Look
from bot.service import Hint
from bot.ui.hints import hint_card
from bot.ui.text.reasons import reason_clause
from bot.ui.text.texts import texts
from bot.ui.text.themes import SIGNS, Sign
from engine import BOARDS, Analysis, Cell, Prospect, Reason, Value, WhyBest
from tests.bot.builders import bot_game
from tests.bot.ui.card_text import text_of

ENGLISH = texts().in_locale("en-US")


def test_every_reason_has_a_clause(locale: str) -> None:
    words = texts().in_locale(locale)
    every_cell = tuple(map(Cell, range(24)))
    for kind, cells, plies in product(WhyBest, ((), (Cell(4),), every_cell), (None, 1, 2, 9)):
        clause = reason_clause(Reason(kind, cells, plies=plies), BOARDS["5x5"], words)
        assert clause
        assert len(clause) <= 400


def test_a_win_is_counted_in_moves_of_the_person_asking() -> None:
    reason = Reason(WhyBest.FORCES_WIN, plies=5)
    assert (
        reason_clause(reason, BOARDS["3x3"], ENGLISH) == "it wins against any defense, in 3 moves"
    )


@pytest.mark.parametrize("kind", [WhyBest.ONLY_WIN, WhyBest.FORCES_WIN])
def test_where_a_row_loses_a_win_leaves_oxo_nothing_else(kind: WhyBest) -> None:
    clause = reason_clause(Reason(kind, plies=1), BOARDS["misere"], ENGLISH)
    assert clause == "whatever I answer, I’ll have to complete a row"


@pytest.mark.parametrize("kind", [WhyBest.LOOKS_BEST, WhyBest.WINS_AT_ONCE])
def test_the_last_free_cell_is_compared_with_none(kind: WhyBest) -> None:
    game = bot_game()
    prospect = Prospect(Value.DRAW)
    reason = Reason(kind, (Cell(8),))
    analysis = Analysis(prospect, {Cell(8): prospect}, Cell(8), reason)
    lines = text_of(hint_card(Hint(game, analysis), ENGLISH)).splitlines()
    assert lines[1] == "**c3** is the last free cell."
    assert lines[-2].endswith("-# 🎯\u00a0c3 draws"), "and no empty line"


def test_four_signs_are_told_in_two_lines_that_fit_a_telephone() -> None:
    values = (Value.WIN, Value.WIN, Value.DRAW, Value.LOSS)
    known = {Cell(at): Prospect(value) for at, value in enumerate(values)}
    reason = Reason(WhyBest.ONLY_WIN, (Cell(0),))
    analysis = Analysis(None, {**known, Cell(4): None}, Cell(0), reason)
    lines = text_of(hint_card(Hint(bot_game(), analysis), ENGLISH)).splitlines()
    assert lines[-3] == "-# 🟩 wins · 🟨 draws · 💀 loses"
    assert lines[-2].startswith("-# ❔ ")


def test_traps_are_answers_of_oxo() -> None:
    reason = Reason(WhyBest.SETS_TRAPS, tuple(map(Cell, range(19))))
    clause = reason_clause(reason, BOARDS["5x5"], ENGLISH)
    assert clause == "19 of my answers lose"


@pytest.mark.parametrize("style", [GridStyle.EMOJI, GridStyle.TEXT])
@pytest.mark.parametrize(
    ("prospect", "kind", "said"),
    [
        (Prospect(Value.WIN, 3), WhyBest.FORKS, "Every cell wins. Try **b2**: it threatens"),
        (Prospect(Value.DRAW), WhyBest.HOLDS, "Every cell still leads to a draw."),
        (Prospect(Value.LOSS, 2), WhyBest.BLOCKS, "Every cell loses. Try **b2**: it blocks"),
        (
            None,
            WhyBest.LOOKS_BEST,
            "It’s too early to tell where any cell leads. Try **b2**: no other cell has",
        ),
        (Prospect(Value.LOSS, 2), WhyBest.DELAYS, "**b2** is best: every cell loses now"),
    ],
)
def test_where_every_cell_leads_to_the_same_that_is_said_first(
    style: GridStyle, prospect: Prospect | None, kind: WhyBest, said: str
) -> None:
    game = replace(bot_game(), look=Look(style))
    cells = dict.fromkeys(game.position.free_cells, prospect)
    reason = Reason(kind, (Cell(4),), plies=3)
    shown = text_of(hint_card(Hint(game, Analysis(prospect, cells, Cell(4), reason)), ENGLISH))
    assert shown.splitlines()[1].startswith(said)
    *signs, cost = [line for line in shown.splitlines() if line.startswith("-#")]
    assert cost == "-# A result with hints earns only a hollow star."
    # In words already, so that the board marks the best cell alone; letters fill every cell.
    assert len(signs) == (style is GridStyle.TEXT)
    assert "b2" not in "".join(signs)
    assert sum(shown.count(sign) for sign in SIGNS.values()) == (style is not GridStyle.TEXT)


@pytest.mark.parametrize("style", list(GridStyle))
def test_text_boards_have_no_emoji(style: GridStyle) -> None:
    game = replace(bot_game(), look=Look(style))
    values = [Prospect(Value.WIN, 3), Prospect(Value.DRAW), Prospect(Value.LOSS, 4), None]
    cells = dict(zip(game.position.free_cells, cycle(values), strict=False))
    reason = Reason(WhyBest.FORKS, tuple(cells), plies=3)
    hint = Hint(game, Analysis(Prospect(Value.WIN, 3), cells, Cell(4), reason))
    text = text_of(hint_card(hint, ENGLISH))
    for sign in Sign:
        is_of_puzzles = sign in (Sign.WRONG, Sign.CLOSED)
        is_shown = style is not GridStyle.TEXT and not is_of_puzzles
        assert (SIGNS[sign] in text) is is_shown
