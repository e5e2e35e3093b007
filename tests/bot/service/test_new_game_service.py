"""Which levels the computer plays against itself with, where nobody chose them."""

from bot.service.new_game_service import MATCHES
from engine.figures import odds


def test_three_in_four_games_that_are_watched_are_won() -> None:
    draws = [odds(x, o).draw for x, o in MATCHES]
    assert len(draws) >= 4
    assert sum(draws) / len(draws) <= 1 / 4
