"""The card of statistics: however many levels and boards there are, it fits."""

from bot.model import UserId
from bot.model.statistics import Score, Stats, Streak
from bot.ui.rankings.stats import MOST_LINES, details_card
from bot.ui.text.texts import texts
from engine import BOARDS, Level
from tests.bot.ui.card_text import text_of


def test_the_kinds_of_games_that_were_played_most_are_listed() -> None:
    kinds = [(level, board) for level in Level for board in BOARDS]
    scores = {kind: Score(wins=times) for times, kind in enumerate(kinds, start=1)}
    stats = Stats(UserId(1), Score(), scores, Streak(0, 0), None, {}, None, None)
    lines = text_of(details_card(stats, texts().in_locale("en-US"))).splitlines()
    assert len(kinds) > MOST_LINES
    *listed, rest, legend = lines[2:]
    assert len(listed) == MOST_LINES
    assert f": 🟩\u00a0{len(kinds)} " in listed[-1]
    assert f": 🟩\u00a0{len(kinds) - MOST_LINES + 1} " in listed[0]
    assert rest == "…"
    assert legend == "-# 🟩 won · 🟨 drawn · 🟥 lost"
