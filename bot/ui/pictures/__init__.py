"""Pictures, drawn in the worker process: no other may import Pillow, for the memory it takes."""

from collections.abc import Sequence

from bot.model.ratings import RatingPoint
from engine import Cell, Mark, Variant

MOST_SHOWN = 64
"""How many moves a picture and a review show: as many as the largest board has cells."""


def game_gif(variant: Variant, moves: tuple[Cell, ...], opener: Mark) -> bytes:
    """Draw a game as an animated GIF; `opener` is the mark that moves first."""
    from bot.ui.pictures.animated_game import draw_game

    return draw_game(variant, moves, opener, MOST_SHOWN)


def rating_png(points: Sequence[RatingPoint], locale: str) -> bytes:
    """Draw a rating over time, the oldest point first and at least one."""
    from bot.ui.pictures.rating_graph import draw_rating

    return draw_rating(points, locale)
