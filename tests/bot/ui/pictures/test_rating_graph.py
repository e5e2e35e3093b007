"""The history of a rating as a picture: its line, its band and its labels."""

import re
from collections.abc import Sequence

import pytest
from babel import Locale
from PIL import Image

from bot.model.ratings import RatingPoint
from bot.ui.pictures import colours
from bot.ui.pictures.rating_graph import (
    BOTTOM,
    HEIGHT,
    LEFT,
    RIGHT,
    WIDTH,
    dates,
    draw_rating,
    grid_lines,
)
from tests.bot.builders import NOON
from tests.bot.ui.pictures.reading import colour_at, contrast, frames_of, is_near
from tests.bot.ui.pictures.test_tiles import DISCORD

DAY = 86_400
LOCALES = (
    *("id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl"),
    *("no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi"),
    *("th", "zh-CN", "ja", "zh-TW", "ko"),
)
"""Every language of Discord's."""


def rising(count: int, days: float = 60) -> tuple[RatingPoint, ...]:
    """Return a rating that rises and becomes surer."""
    return tuple(
        RatingPoint(NOON + int(number * days * DAY / count), 1_500 + number % 7 + number, spread)
        for number, spread in enumerate(max(60, 300 - 4 * number) for number in range(count))
    )


def lasting(days: int) -> tuple[RatingPoint, ...]:
    """Return five points over so many days."""
    return tuple(RatingPoint(NOON + days * DAY * part // 4, 1_500, 60) for part in range(5))


def rows_like(frame: Image.Image, x: int, *wanted: str) -> list[int]:
    """Return the rows in which a column has one of the colours, as opaque as they are."""
    alpha = frame.getchannel("A").crop((x, 0, x + 1, HEIGHT)).tobytes()
    return [
        y
        for y in range(HEIGHT)
        for colour in wanted
        if is_near(colour_at(frame, x, y), colour[:7])
        and abs(alpha[y] - int(colour[7:] or "ff", 16)) < 12
    ]


def lying_on(frame: Image.Image, page: str) -> Image.Image:
    """Return the picture as it is seen on a page."""
    return Image.alpha_composite(Image.new("RGBA", frame.size, page), frame)


def on_page(colour: str, page: str) -> str:
    """Return a colour through which a page is seen, as it looks there."""
    dot = lying_on(Image.new("RGBA", (1, 1), colour), page)
    return "#{:02x}{:02x}{:02x}".format(*colour_at(dot, 0, 0))


def area(frame: Image.Image, box: tuple[int, int, int, int]) -> int:
    """Return how many pixels of a part are as opaque as text."""
    return sum(frame.crop(box).getchannel("A").histogram()[200:])


@pytest.mark.parametrize("points", [rising(1), rising(2), rising(120), rising(5_000, 900)])
def test_a_history_of_any_length_is_a_small_picture(points: Sequence[RatingPoint]) -> None:
    png = draw_rating(points, "en-US")
    assert len(png) < 60_000
    (frame,) = frames_of(png)
    assert frame.size == (WIDTH, HEIGHT)
    assert frame.crop((3, 3, 4, 4)).getchannel("A").getextrema() == (0, 0), "the page is its ground"
    assert area(frame, (0, 0, LEFT - 10, HEIGHT - BOTTOM)) > 100
    assert area(frame, (0, HEIGHT - BOTTOM + 10, WIDTH, HEIGHT)) > 100


@pytest.mark.parametrize("page", DISCORD)
def test_it_is_read_on_dark_pages_and_light_ones(page: str) -> None:
    band = on_page(colours.BAND, page)
    for ink, ground in (
        (colours.LABEL, page),
        (colours.LINE, page),
        (colours.LINE, band),
        (on_page(colours.BAND_EDGE, page), page),
    ):
        assert contrast(ink, ground) > (2 if ink not in (colours.LABEL, colours.LINE) else 3)


def test_the_line_rises_within_a_band_that_narrows() -> None:
    (frame,) = frames_of(draw_rating(rising(60), "en-US"))
    first, last = LEFT + 12, WIDTH - RIGHT - 16
    early, late = rows_like(frame, first, colours.LINE), rows_like(frame, last, colours.LINE)
    assert min(early) > max(late)
    for x, line in ((first, early), (last, late)):
        band = rows_like(frame, x, colours.BAND)
        above, below = min(line) - min(band), max(band) - max(line)
        assert above > 10
        assert abs(above - below) < 6
    assert len(rows_like(frame, first, colours.BAND)) > 2 * len(
        rows_like(frame, last, colours.BAND)
    )


def test_the_grid_is_seen_through_the_band() -> None:
    (frame,) = frames_of(draw_rating(rising(60), "en-US"))
    column = LEFT + (WIDTH - LEFT - RIGHT) // 2
    band = rows_like(frame, column, colours.BAND)
    grid = rows_like(frame, column, colours.GRID)
    assert any(min(band) < y < max(band) for y in grid)


def test_the_rating_of_now_stands_behind_the_line_and_the_first_one_where_it_leaves_room() -> None:
    for falls, ratings in ((False, range(1_500, 1_620, 10)), (True, range(1_620, 1_500, -10))):
        points = [RatingPoint(NOON, rating, 200) for rating in ratings]
        (frame,) = frames_of(draw_rating(points, "en-US"))
        assert area(frame, (WIDTH - RIGHT + 20, 0, WIDTH, HEIGHT - BOTTOM)) > 100
        (start, *_) = rows_like(frame, LEFT + 14, colours.LINE)
        above = area(frame, (LEFT + 14, start - 50, LEFT + 70, start - 10))
        below = area(frame, (LEFT + 14, start + 16, LEFT + 70, start + 56))
        assert (above > below) is falls


def test_games_are_equally_far_apart_however_much_time_is_between_them() -> None:
    points = [
        RatingPoint(NOON + at, rating, 50)
        for at, rating in ((0, 1_500), (60, 1_600), (90 * DAY, 1_500))
    ]
    (frame,) = frames_of(draw_rating(points, "en-US"))
    line = [min(rows_like(frame, x, colours.LINE)) for x in range(LEFT + 60, WIDTH - RIGHT - 10)]
    peak = LEFT + 60 + line.index(min(line))
    assert abs(peak - (LEFT + (WIDTH - LEFT - RIGHT) // 2)) < 8


def test_a_rating_that_never_changed_is_a_level_line() -> None:
    points = [RatingPoint(NOON + day * DAY, 1_500, 0) for day in range(9)]
    (frame,) = frames_of(draw_rating(points, "en-US"))
    rows = {tuple(rows_like(frame, x, colours.LINE)) for x in (WIDTH // 2, WIDTH - RIGHT - 20)}
    ((row, *_),) = rows
    assert 0 < row < HEIGHT - BOTTOM


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_are_of_digits_in_every_language(locale: str) -> None:
    for days, count in ((0, 2), (1, 2), (90, 3), (900, 3)):
        labels = dates(lasting(days), Locale.parse(locale, sep="-"))
        assert len(labels) == count
        for label in labels.values():
            assert re.fullmatch(r"\d[\d./ -]*", label)
    assert draw_rating(rising(3), locale)


def test_a_date_stands_at_both_ends_and_in_between_if_it_is_another() -> None:
    english = Locale("en", "US")
    assert dates(rising(6, days=0), english) == {0: "11/14", 5: "11/14"}
    assert dates(lasting(1), english) == {0: "11/14", 4: "11/15"}
    assert dates(lasting(8), english) == {0: "11/14", 2: "11/18", 4: "11/22"}


def test_the_order_of_a_date_is_that_of_the_language() -> None:
    def of(locale: str, days: int) -> list[str]:
        return sorted(dates(lasting(days), Locale.parse(locale, sep="-")).values())

    assert of("en-US", 1) == ["11/14", "11/15"]
    assert of("de", 1) == ["14.11.", "15.11."]
    assert of("bg", 900)[0] == "02.2025"


@pytest.mark.parametrize(("low", "high"), [(1_400, 1_500), (0, 3_000), (1_490, 1_713), (-50, 60)])
def test_a_few_round_ratings_have_a_line(low: int, high: int) -> None:
    lines = grid_lines(low, high)
    assert 2 <= len(lines) <= 6
    assert all(low <= rating <= high and rating % 10 == 0 for rating in lines)
