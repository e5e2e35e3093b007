"""Which levels the computer plays against itself with, where nobody chose them."""

from bot.service.new_game_service import MATCHES
from engine.figures import odds


def test_three_in_four_games_that_are_watched_are_won() -> None:
    drawn = {f"{x} against {o}": float(odds(x, o).draw) for x, o in MATCHES}
    assert len(drawn) >= 4
    assert sum(drawn.values()) / len(drawn) <= 1 / 4, f"MATCHES has too many draws: {drawn}"
