"""Tiles: what stands in a cell of a board, as a picture. It imports Pillow, so only the worker
process loads it."""

import math
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from bot.ui.pictures.colours import (
    BLUE,
    FAINT,
    FREE,
    GOLD,
    GREEN,
    GROUND,
    HINT_DRAW,
    HINT_LOSS,
    HINT_WIN,
    RED,
    RIM,
    SURFACE,
    SURFACE_DRAW,
    SURFACE_LINE,
    SURFACE_LOSS,
    SURFACE_WIN,
    TEXT,
)
from bot.ui.text.themes import CORNER, LETTERS, NUMBERS
from engine import Mark

SIDE = 128
"""Pixels of an emoji's side; Discord shows it with 48 of them alone, 22 in text, 20 on buttons."""

SMOOTH = 4
"""Tiles are drawn so many times larger and then reduced, since Pillow draws jagged edges."""

GAP = 0.024
"""What is left free on each side of a tile, as a part of it: a pixel between two beside words."""

MARK_SCALE = 1.4
"""How much larger a mark is without a tile, where it is to be read with 20 pixels."""

NAME_HEIGHT, NAME_WEIGHT = 0.47, 0.012
"""How high the letters of columns are, and by how much their lines are thicker than the font's: to
be read with 22 pixels."""
NAME_AT = 0.6
"""How far down the middle of a letter is, and how far right that of a number: near the board."""

MOST_COLOURS = 64

Point = tuple[float, float]


def draw_emoji(name: str) -> bytes:
    """Return the PNG of one of `bot.ui.text.themes.TILES`."""
    image = draw_mark(Mark(name[5:].upper()), SIDE) if name.startswith("mark_") else _named(name)
    file = BytesIO()
    image.quantize(MOST_COLOURS, Image.Quantize.FASTOCTREE).save(file, "PNG", optimize=True)
    return file.getvalue()


def draw_tile(
    side: int,
    mark: Mark | None = None,
    *,
    fill: str = SURFACE,
    rim: str = RIM,
    frame: str | None = None,
    gap: float = 0,
) -> Image.Image:
    """Draw a rounded tile with a mark on it; a frame in another colour sets it apart."""
    whole = side * SMOOTH
    image = Image.new("RGBA", (whole, whole))
    near, far = whole * gap, whole * (1 - gap) - 1
    box = near, near, far, far
    thick = whole * (0.075 if frame else 0.024)
    ImageDraw.Draw(image).rounded_rectangle(box, whole * 0.16, fill, frame or rim, round(thick))
    if mark is not None:
        _draw_mark(image, mark, 1)
    return image.reduce(SMOOTH)


def draw_mark(mark: Mark, side: int) -> Image.Image:
    """Draw a mark alone, on nothing."""
    image = Image.new("RGBA", (side * SMOOTH, side * SMOOTH))
    _draw_mark(image, mark, MARK_SCALE, outline=0.03)
    _draw_mark(image, mark, MARK_SCALE)
    return image.reduce(SMOOTH)


def _named(name: str) -> Image.Image:
    if name in (*LETTERS, *NUMBERS, CORNER):
        return _draw_name(name)
    mark = Mark(name[0].upper()) if name[:2] in ("x", "o", "x_", "o_") else None
    if mark is not None:
        fill, frame = {
            "": (SURFACE, None),
            "_last": (SURFACE, GREEN),
            "_line": (SURFACE_LINE, GOLD),
        }[name[1:]]
        return draw_tile(SIDE, mark, fill=fill, frame=frame, gap=GAP)
    fill = {
        **{"blank": FREE, "closed": FREE},
        **{"best": SURFACE_LINE, "win": SURFACE_WIN, "draw": SURFACE_DRAW, "loss": SURFACE_LOSS},
    }.get(name, SURFACE)
    rim, frame = FAINT if fill == FREE else RIM, GOLD if name == "best" else None
    whole = SIDE * SMOOTH
    tile = draw_tile(SIDE, fill=fill, rim=rim, frame=frame, gap=GAP)
    signs = Image.new("RGBA", (whole, whole))
    _SIGNS.get(name, lambda _draw, _whole: None)(ImageDraw.Draw(signs), whole)
    return Image.alpha_composite(tile, signs.reduce(SMOOTH))


def _draw_name(name: str) -> Image.Image:
    """Draw the letter of a column, the number of a row, or what is free between them."""
    whole = SIDE * SMOOTH
    image = Image.new("RGBA", (whole, whole), f"{FAINT}00")
    font, bold = ImageFont.load_default(NAME_HEIGHT * whole), NAME_WEIGHT * whole
    if name != CORNER:
        at = (NAME_AT, 0.5) if name in NUMBERS else (0.5, NAME_AT)
        middle, draw = (at[0] * whole, at[1] * whole), ImageDraw.Draw(image)
        draw.text(middle, name, FAINT, font, "mm", stroke_width=bold, stroke_fill=FAINT)
    return image.reduce(SMOOTH)


def _draw_mark(image: Image.Image, mark: Mark, scale: float, *, outline: float = 0) -> None:
    """Draw a mark in the middle, or what is to surround it: so much of the image on each side."""
    draw, whole = ImageDraw.Draw(image), image.width
    red, blue = (GROUND, GROUND) if outline else (RED, BLUE)
    reach, thick = 0.225 * whole * scale, 0.068 * whole * scale
    half = thick + outline * whole
    near, far = whole / 2 - reach, whole / 2 + reach
    if mark is Mark.X:
        for line in (((near, near), (far, far)), ((near, far), (far, near))):
            _stroke(draw, line, red, half)
    else:
        reach += 0.45 * thick
        box = whole / 2 - reach - half, whole / 2 + reach + half
        draw.ellipse((box[0], box[0], box[1], box[1]), None, blue, round(2 * half))


def _stroke(draw: ImageDraw.ImageDraw, points: tuple[Point, ...], fill: str, half: float) -> None:
    """Draw a line with round ends and corners."""
    draw.line(points, fill, round(2 * half), joint="curve")
    for point in points:
        draw.circle(point, half, fill)


def _star(draw: ImageDraw.ImageDraw, whole: int) -> None:
    points = []
    for corner in range(10):
        radius = whole * (0.29 if corner % 2 == 0 else 0.125)
        angle = math.pi * (corner / 5 - 0.5)
        points.append(
            (whole / 2 + radius * math.cos(angle), whole * 0.515 + radius * math.sin(angle))
        )
    draw.polygon(points, GOLD, GOLD, round(whole * 0.04))


def _check(draw: ImageDraw.ImageDraw, whole: int) -> None:
    points = ((0.3, 0.52), (0.44, 0.66), (0.71, 0.36))
    _stroke(draw, tuple((x * whole, y * whole) for x, y in points), HINT_WIN, 0.055 * whole)


def _equals(draw: ImageDraw.ImageDraw, whole: int) -> None:
    for height in (0.41, 0.59):
        line = (0.34 * whole, height * whole), (0.66 * whole, height * whole)
        _stroke(draw, line, HINT_DRAW, 0.05 * whole)


def _arrow_down(draw: ImageDraw.ImageDraw, whole: int) -> None:
    for line in (((0.5, 0.32), (0.5, 0.68)), ((0.35, 0.54), (0.5, 0.69), (0.65, 0.54))):
        _stroke(draw, tuple((x * whole, y * whole) for x, y in line), HINT_LOSS, 0.05 * whole)


def _dots(draw: ImageDraw.ImageDraw, whole: int) -> None:
    for across in (0.34, 0.5, 0.66):
        draw.circle((across * whole, 0.5 * whole), 0.045 * whole, TEXT)


def _dash(draw: ImageDraw.ImageDraw, whole: int) -> None:
    _stroke(draw, ((0.38 * whole, 0.5 * whole), (0.62 * whole, 0.5 * whole)), FAINT, 0.04 * whole)


_SIGNS = {
    "best": _star,
    "win": _check,
    "draw": _equals,
    "loss": _arrow_down,
    "unknown": _dots,
    "closed": _dash,
}
