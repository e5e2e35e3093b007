"""The history of a rating as a picture. It imports Pillow, so only the worker process loads it."""

import re
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from io import BytesIO

from babel import Locale
from babel.dates import format_skeleton
from PIL import Image, ImageDraw, ImageFont

from bot.model.ratings import RatingPoint
from bot.ui.pictures.colours import BAND, BAND_EDGE, CLEAR, GRID, LABEL, LINE, MOST_COLOURS

WIDTH, HEIGHT = 720, 400
LEFT, TOP, RIGHT, BOTTOM = 96, 30, 124, 66
"""Pixels beside the plot; labels stand on its left and below, the rating of now on its right."""

LABEL_HEIGHT, LARGE_LABEL_HEIGHT = 30, 38
"""Pixels of a label's height: a telephone shows the picture at less than half its size."""

SMOOTH = 2
"""Lines are drawn so many times larger and then reduced, since Pillow draws jagged edges."""

STEPS = 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000
"""How far two lines of the grid may be apart."""

MOST_GRID_LINES = 5

MOST_POINTS = 600
"""How many points of a longer history are drawn: about one for each pixel."""

CROWDED = 200
"""So many points are drawn as a thinner line."""

NARROWEST = 100
"""The least difference between the lower and the upper end."""

LONGEST_IN_DAYS = timedelta(days=300)
"""Dates have day and month in a history of up to so long, month and year in a longer one."""

Point = tuple[float, float]


def draw_rating(points: Sequence[RatingPoint], locale: str) -> bytes:
    """Return a PNG of a rating, game by game, with its uncertainty as a band; the oldest is first.

    There is at least one point. Numbers and dates are written in digits, as `locale` orders them:
    Pillow's font has no letters of most languages.
    """
    points = [*points[: -1 : -(-len(points) // MOST_POINTS)], points[-1]]
    if len(points) == 1:  # One game becomes a level line.
        points *= 2
    low, high = limits(points)

    def place(game: int, rating: float) -> Point:
        across, up = game / (len(points) - 1), (rating - low) / (high - low)
        x = LEFT + across * (WIDTH - LEFT - RIGHT)
        y = HEIGHT - BOTTOM - up * (HEIGHT - TOP - BOTTOM)
        return x * SMOOTH, y * SMOOTH

    image = Image.new("RGBA", (WIDTH * SMOOTH, HEIGHT * SMOOTH), CLEAR)
    draw, font = ImageDraw.Draw(image), ImageFont.load_default(LABEL_HEIGHT * SMOOTH)
    upper = [place(game, point.rating + point.spread) for game, point in enumerate(points)]
    lower = [place(game, point.rating - point.spread) for game, point in enumerate(points)]
    draw.polygon([*upper, *reversed(lower)], BAND)
    for rating in grid_lines(low, high):
        _, y = place(0, rating)
        draw.line((LEFT * SMOOTH, y, (WIDTH - RIGHT) * SMOOTH, y), GRID, SMOOTH)
        draw.text(((LEFT - 14) * SMOOTH, y), f"{rating}", LABEL, font, "rm")
    for edge in (upper, lower):
        draw.line(edge, BAND_EDGE, SMOOTH, joint="curve")
    for game, label in dates(points, Locale.parse(locale, sep="-")).items():
        x, _ = place(game, low)
        anchor = "la" if game == 0 else "ra" if game == len(points) - 1 else "ma"
        draw.text((x, (HEIGHT - BOTTOM + 18) * SMOOTH), label, LABEL, font, anchor)
    line = [place(game, point.rating) for game, point in enumerate(points)]
    width = 5 if len(points) < CROWDED else 3
    draw.line(line, LINE, width * SMOOTH, joint="curve")
    _label_ends(draw, points, line)
    file = BytesIO()
    image.reduce(SMOOTH).quantize(MOST_COLOURS).save(file, "PNG")
    return file.getvalue()


def _label_ends(
    draw: ImageDraw.ImageDraw, points: Sequence[RatingPoint], line: list[Point]
) -> None:
    """Write the first rating beside the line's start, where the line leaves room, and the last."""
    font = ImageFont.load_default(LARGE_LABEL_HEIGHT * SMOOTH)
    for point in (line[0], line[-1]):
        draw.circle(point, 9 * SMOOTH, LINE)
    (x, y), (end, last) = line[0], line[-1]
    draw.text((end + 18 * SMOOTH, last), f"{points[-1].rating}", LINE, font, "lm")
    if points[0] is points[-1]:
        return
    rises = points[1].rating > points[0].rating
    below, anchor = (1, "la") if rises else (-1, "ls")
    draw.text(
        (x, y + below * 20 * SMOOTH),
        f"{points[0].rating}",
        LINE,
        ImageFont.load_default(LABEL_HEIGHT * SMOOTH),
        anchor,
        stroke_width=4 * SMOOTH,
        stroke_fill=BAND,
    )


def limits(points: Sequence[RatingPoint]) -> tuple[int, int]:
    """Return the lower and the upper end of what is drawn: all of the band."""
    low = min(point.rating - point.spread for point in points)
    high = max(point.rating + point.spread for point in points)
    missing = max(0, NARROWEST - (high - low))
    return low - missing // 2, high + missing // 2


def grid_lines(low: int, high: int) -> range:
    """Return the round ratings between two, a few of them."""
    step = next((step for step in STEPS if (high - low) / step < MOST_GRID_LINES), STEPS[-1])
    return range(-(-low // step) * step, high + 1, step)


def dates(points: Sequence[RatingPoint], locale: Locale) -> dict[int, str]:
    """Return the dates of the first and the last point, and of one in between if it is another.

    They go by the numbers of the points.
    """
    length = timedelta(seconds=points[-1].at - points[0].at)
    skeleton = "Md" if length <= LONGEST_IN_DAYS else "yM"
    last = len(points) - 1
    found: dict[int, str] = {}
    for game in (0, last, last // 2):
        at = datetime.fromtimestamp(points[game].at, UTC)
        label = _printable(format_skeleton(skeleton, at, locale=locale))
        if game == last or label not in found.values():
            found[game] = label
    return found


def _printable(text: str) -> str:
    """Return what Pillow's font has: Bulgarian writes a letter behind the year."""
    return re.sub(r"[^0-9.,/-]+", " ", re.sub(r"[^\W\d_]+\.?", "", text)).strip()
