"""The card of statistics: however many levels and boards there are, it fits."""

from dataclasses import replace

from bot.model import UserId
from bot.model.puzzle import PuzzleStreak
from bot.model.ratings import Leader, RatingPoint, Season, Standing
from bot.model.statistics import Rating, Score, Stats, Streak
from bot.ui.rankings.stats import brief_card, details_card
from bot.ui.text.texts import texts
from engine import BOARDS, Level
from tests.bot.builders import NOON
from tests.bot.ui.card_text import text_of
from tests.gallery.limits import check

LINE_OF_A_TELEPHONE = 42
"""Characters of the widest line that 390 pixels hold: a sign is as wide as two."""


def test_every_kind_of_games_is_listed() -> None:
    kinds = [(level, board) for level in Level for board in BOARDS]
    scores = dict.fromkeys(kinds, Score(10**9, 10**9, 10**9))
    stats = Stats(UserId(1), Score(), scores, Streak(0, 0), {}, None, None)
    card = details_card(stats, texts().in_locale("en-US"))
    check(card)
    _, _, *listed, legend = text_of(card).splitlines()
    assert len(listed) == len(kinds)
    assert legend == "-# 🟩\u00a0won · 🟨\u00a0drawn · 🟥\u00a0lost"


def test_a_line_of_a_level_has_the_results_that_are_not_0() -> None:
    scores = {
        (Level.BEGINNER, "4x4"): Score(draws=1),
        (Level.EASY, "3x3"): Score(1_534, 0, 5),
        (Level.UNBEATABLE, "5x5-five"): Score(draws=12, losses=30),
    }
    stats = Stats(UserId(1), Score(), scores, Streak(0, 0), {"5x5-five": 4}, None, None)
    lines = text_of(details_card(stats, texts().in_locale("en-US"))).splitlines()[2:5]
    assert lines == [
        "Beginner, 4×4 · 🟨\u00a01",
        "Easy · 🟩\u00a01,534 🟥\u00a05",
        "Unbeatable, 5×5, five · 🟨\u00a012 🟥\u00a030 · 🛡️\u00a04",
    ]
    assert max(map(len, lines)) <= LINE_OF_A_TELEPHONE


def test_the_first_page_has_five_facts_below_the_name() -> None:
    scores = {
        (Level.BEGINNER, "3x3"): Score(2, 1, 1),
        (Level.CASUAL, "3x3"): Score(losses=1),
        (Level.CASUAL, "4x4"): Score(wins=1),
        (Level.CLEVER, "3x3"): Score(draws=2, losses=4),
        (Level.UNBEATABLE, "3x3"): Score(losses=9),
    }
    leader = Leader(UserId(1), Standing(1_600, 60, games=12, wins=7), place=1)
    rating = Rating(Season(4 * 2025), leader, (), ())
    own = Stats(UserId(1), Score(5, 2, 3), scores, Streak(2, 4), {}, None, rating)
    won = frozenset(kind for kind, score in scores.items() if score.wins)
    own = replace(own, beaten=won, helped=won)
    assert lines(own)[1:] == [
        "**Rating 2025\u00a0Q1:** 1600 · place 1",
        "**Against people:** 🟩\u00a05 🟨\u00a02 🟥\u00a03",
        "**Against Oxo:** 🟩\u00a03 🟨\u00a03 🟥\u00a015",
        "**Puzzle streak:** 2 days now, 7 at best",
        "⭐⬛⬛⬛⬛ 3×3 · Beginner",
        "⭐⭐⭐⬛⬛ 4×4 · Casual",
        "-# ⭐ up to the hardest level beaten",
        "-# 🛡️ Unbeatable held to a draw",
        "-# 🟩\u00a0won · 🟨\u00a0drawn · 🟥\u00a0lost",
    ]
    held = lines(replace(own, longest_draws={"3x3": 1}))
    assert "⭐⬛⬛⬛🛡️ 3×3 · Unbeatable" in held
    helped = lines(replace(own, helped=frozenset(scores)))
    assert "⭐☆☆☆☆ 3×3 · Unbeatable" in helped
    assert "-# ☆ only with hints" in helped
    another = lines(replace(own, versus=Score(losses=1)))
    assert " against " in another[3]
    assert another[3].endswith(":** 🟥\u00a01")
    assert len(another) == 10
    assert "Puzzle" not in "".join(another)
    words = texts().in_locale("en-US")
    ended = text_of(brief_card(own, PuzzleStreak(0, 7), UserId(9), words))
    assert "**Puzzle streak:** 7 at best" in ended.splitlines()
    invited = lines(replace(own, beaten=frozenset(), helped=frozenset()))
    assert "⬛" not in "".join(invited), "a ladder without a star"
    assert "beaten" not in "".join(invited)
    assert "beaten" not in "".join(lines(replace(own, computer={})))


def test_a_rating_that_is_not_settled_says_what_a_place_takes() -> None:
    points = tuple(RatingPoint(NOON, rating, 60) for rating in range(1_500, 1_504))
    leader = Leader(UserId(1), Standing(1_503, 60, games=2, wins=2), place=None)
    rating = Rating(Season(4 * 2025), leader, points, ())
    stats = Stats(UserId(1), Score(4, 0, 0), {}, Streak(0, 0), {}, None, rating)
    assert lines(stats)[1] == "**Rating 2025\u00a0Q1:** 1503 · 2\u00a0of\u00a03\u00a0games"
    assert "no place yet" not in "".join(lines(stats))
    assert "Highest" not in text_of(details_card(stats, texts().in_locale("en-US")))
    rated = replace(rating, points=(*points, RatingPoint(NOON, 1_510, 60)))
    details = text_of(details_card(replace(stats, rating=rated), texts().in_locale("en-US")))
    assert "Highest 1510, lowest 1500." in details


def lines(stats: Stats) -> list[str]:
    """Return the lines of the first page, as somebody else reads it."""
    card = brief_card(stats, PuzzleStreak(2, 7), UserId(9), texts().in_locale("en-US"))
    return text_of(card).splitlines()
