"""The history of a rating as a picture. It imports Pillow, so only the worker process loads it."""

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from io import BytesIO

from babel import Locale
from babel.dates import format_skeleton
from PIL import Image, ImageDraw, ImageFont

from bot.model.ratings import RatingPoint
from bot.ui.pictures.colours import BAND, GRID, GROUND, LINE, TEXT

WIDTH, HEIGHT = 800, 400
LEFT, TOP, RIGHT, BOTTOM = 104, 28, 64, 68
"""Pixels beside the plot; the labels stand on its left and below."""

LETTERS = 25
"""Pixels of a label's height: a telephone shows the picture at less than half its size."""

SMOOTH = 2
"""Lines are drawn so many times larger and then reduced, since Pillow draws jagged edges."""

MOST_COLOURS = 64

STEPS = 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000
"""How far two lines of the grid may be apart."""

MOST_LINES = 5
DATES = 4

MOST_POINTS = 600
"""How many points of a longer history are drawn: about one for each pixel."""

NARROWEST = 100
"""The least difference between the lower and the upper end."""

LONGEST_IN_DAYS = timedelta(days=300)
"""Dates have day and month in a history of up to so long, month and year in a longer one."""


def draw_rating(points: Sequence[RatingPoint], locale: str) -> bytes:
    """Return a PNG of a rating over time with its uncertainty as a band; the oldest point is first.

    There is at least one point. Numbers and dates are written in digits, as `locale` orders them.
    """
    if points[0].at == points[-1].at:  # One instant becomes a level line.
        points = [points[-1], replace(points[-1], at=points[-1].at + 1)]
    points = [*points[: -1 : -(-len(points) // MOST_POINTS)], points[-1]]
    low = min(point.rating - point.spread for point in points)
    high = max(point.rating + point.spread for point in points)
    missing = max(0, NARROWEST - (high - low))
    low, high = low - missing // 2, high + missing // 2
    first, last = points[0].at, points[-1].at

    def place(at: float, rating: float) -> tuple[float, float]:
        across, up = (at - first) / (last - first), (rating - low) / (high - low)
        x = LEFT + across * (WIDTH - LEFT - RIGHT)
        y = HEIGHT - BOTTOM - up * (HEIGHT - TOP - BOTTOM)
        return x * SMOOTH, y * SMOOTH

    image = Image.new("RGB", (WIDTH * SMOOTH, HEIGHT * SMOOTH), GROUND)
    draw, font = ImageDraw.Draw(image), ImageFont.load_default(LETTERS * SMOOTH)
    upper = [place(point.at, point.rating + point.spread) for point in points]
    lower = [place(point.at, point.rating - point.spread) for point in points]
    draw.polygon([*upper, *reversed(lower)], BAND, BAND, 2 * SMOOTH)
    words = Locale.parse(locale, sep="-")
    for rating in grid_lines(low, high):
        _, y = place(first, rating)
        draw.line((LEFT * SMOOTH, y, (WIDTH - RIGHT) * SMOOTH, y), GRID, SMOOTH)
        label = f"{rating}"
        draw.text(((LEFT - 14) * SMOOTH, y), label, TEXT, font, "rm")
    for label, at in dates(first, last, words).items():
        x, _ = place(at, low)
        draw.text((x, (HEIGHT - BOTTOM + 16) * SMOOTH), label, TEXT, font, "ma")
    line = [place(point.at, point.rating) for point in points]
    draw.line(line, LINE, 4 * SMOOTH, joint="curve")
    draw.circle(line[-1], 8 * SMOOTH, LINE)
    file = BytesIO()
    image.reduce(SMOOTH).quantize(MOST_COLOURS).save(file, "PNG")
    return file.getvalue()


def grid_lines(low: int, high: int) -> range:
    """Return the round ratings between two, a few of them."""
    step = next((step for step in STEPS if (high - low) / step < MOST_LINES), STEPS[-1])
    return range(-(-low // step) * step, high + 1, step)


def dates(first: int, last: int, locale: Locale) -> dict[str, float]:
    """Return the dates of a few instants between two, each with the earliest that has it."""
    skeleton = "Md" if last - first <= LONGEST_IN_DAYS.total_seconds() else "yM"
    instants = [first + (last - first) * number / (DATES - 1) for number in range(DATES)]
    return {
        _printable(format_skeleton(skeleton, datetime.fromtimestamp(at, UTC), locale=locale)): at
        for at in reversed(instants)
    }


def _printable(text: str) -> str:
    """Return what Pillow's font has: Bulgarian writes a letter behind the year."""
    return re.sub(r"[^0-9.,/-]+", " ", re.sub(r"[^\W\d_]+\.?", "", text)).strip()
