"""The card of statistics: however many levels and boards there are, it fits."""

from dataclasses import replace

from bot.model import UserId
from bot.model.puzzle import PuzzleStreak
from bot.model.statistics import Score, Stats, Streak
from bot.ui.rankings.stats import MOST_LINES, brief_card, details_card
from bot.ui.text.texts import texts
from engine import BOARDS, Level
from tests.bot.ui.card_text import text_of

LINE_OF_A_TELEPHONE = 42
"""Characters of the widest line that 390 pixels hold: a sign is as wide as two."""


def test_the_kinds_of_games_that_were_played_most_are_listed() -> None:
    kinds = [(level, board) for level in Level for board in BOARDS]
    scores = {kind: Score(wins=times) for times, kind in enumerate(kinds, start=1)}
    stats = Stats(UserId(1), Score(), scores, Streak(0, 0), None, {}, None, None)
    lines = text_of(details_card(stats, texts().in_locale("en-US"))).splitlines()
    assert len(kinds) > MOST_LINES
    *listed, rest, legend = lines[2:]
    assert len(listed) == MOST_LINES
    assert listed[-1] == f"Unbeatable, Misère · 🟩\u00a0{len(kinds)}"
    assert listed[0].endswith(f" · 🟩\u00a0{len(kinds) - MOST_LINES + 1}")
    assert rest == "…"
    assert legend == "-# 🟩\u00a0won"


def test_a_line_of_a_level_has_the_results_that_are_not_0() -> None:
    scores = {
        (Level.BEGINNER, "4x4"): Score(draws=1),
        (Level.EASY, "3x3"): Score(1_534, 0, 5),
        (Level.UNBEATABLE, "5x5-five"): Score(draws=12, losses=30),
    }
    stats = Stats(UserId(1), Score(), scores, Streak(0, 0), None, {"5x5-five": 4}, None, None)
    lines = text_of(details_card(stats, texts().in_locale("en-US"))).splitlines()[2:5]
    assert lines == [
        "Beginner, 4×4 · 🟨\u00a01",
        "Easy · 🟩\u00a01,534 🟥\u00a05",
        "Unbeatable, 5×5, five · 🟨\u00a012 🟥\u00a030 · 🛡️\u00a04",
    ]
    assert max(map(len, lines)) <= LINE_OF_A_TELEPHONE


def test_boards_on_which_unbeatable_was_held_are_named_unless_it_was_beaten() -> None:
    played = {(Level.UNBEATABLE, "3x3"): Score(draws=1)}
    held = {"misere": 1, "3x3": 2}
    stats = Stats(UserId(1), Score(), played, Streak(0, 0), None, held, None, None, Level.CASUAL)

    def lines(stats: Stats) -> list[str]:
        card = brief_card(stats, PuzzleStreak(0, 0), UserId(1), texts().in_locale("en-US"))
        return text_of(card).splitlines()

    assert lines(stats)[2:4] == [
        "**Hardest level beaten:** Casual",
        "**Unbeatable held:** 3×3 · Misère",
    ]
    for other in (
        replace(stats, longest_draws={}),
        replace(stats, hardest_beaten=Level.UNBEATABLE),
    ):
        assert "held" not in "".join(lines(other))
