"""Pictures, drawn in the worker process: no other may import Pillow, for the memory it takes."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import timedelta

from bot.model.ratings import RatingPoint
from bot.worker import Worker
from engine import Cell, Mark, Variant

log = logging.getLogger(__name__)

DRAWN_WITHIN = timedelta(seconds=30)
"""How long a picture may take, with the start of the process and the work that waits before it."""


async def drawn(
    worker: Worker, draw: Callable[[], bytes], within: timedelta = DRAWN_WITHIN
) -> bytes | None:
    """Return what `draw` returns in the worker process; None, and a line in the log, if it fails.

    `draw` is one of the functions below with its arguments: `partial(rating_png, points, locale)`.
    """
    try:
        async with asyncio.timeout(within.total_seconds()):
            return await worker.run(draw)
    except Exception as error:  # Whatever it is, the reply goes without the picture.
        log.error("a picture was not drawn: %(error)s", {"error": repr(error)})
        return None


def game_gif(variant: Variant, moves: tuple[Cell, ...], opener: Mark) -> bytes:
    """Draw a game as an animated GIF; `opener` is the mark that moves first."""
    from bot.ui.pictures.animated_game import draw_game

    return draw_game(variant, moves, opener)


def rating_png(points: Sequence[RatingPoint], locale: str) -> bytes:
    """Draw a rating over time, the oldest point first and at least one."""
    from bot.ui.pictures.rating_graph import draw_rating

    return draw_rating(points, locale)
