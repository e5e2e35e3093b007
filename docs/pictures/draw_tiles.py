"""Draw the tiles of boards: `python -m docs.pictures.draw_tiles` writes them anew.

A tile is what stands in a cell: as an emoji that lies on Discord's page, and as a cell of a game's
picture, which has a dark ground of its own.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image, ImageDraw, ImageFont

from bot.ui.pictures.tiles import CELL_TILES, EMOJI_TILES
from bot.ui.text.themes import BOARD_TILES, CORNER, HELD, HELPED, LETTERS, NUMBERS, TILES, Sign
from engine import Mark

GROUND = "#17181c"
"""Outlines what is bright, and lies behind icon and banner."""

SURFACE, RIM = "#2c2f3a", "#5b6275"
"""A cell of a picture, and the line around it."""

PALE = {Mark.X: "#ffe3e3", Mark.O: "#d6ebff"}
DEEP = {Mark.X: "#580010", Mark.O: "#00105c"}
"""The marks, and the tiles that they stand on. Discord shows a pressed button half transparent:
only what is nearly white on what is nearly black is then read on a dark page and on a light one."""

EDGES = {Mark.X: "#e0475a", Mark.O: "#3f8cff"}
"""The rims of those tiles."""

GREEN, GOLD, ROSE = "#4fd17a", "#ffc53d", "#f58a8a"
"""Frame the last move of a picture, and the line that won or lost."""

MID_GREEN, MID_GOLD, MID_RED = "#269a57", "#b38100", "#c9474f"
"""Frame them likewise on an emoji, which lies on dark pages and on light ones."""

TINT_LINE, TINT_HELD = "#b3810038", "#269a5738"
"""Fill the tile of the best cell of a hint, and of the shield."""

HINT_WIN, TINT_WIN = "#4fd17a", "#269a5748"
HINT_DRAW, TINT_DRAW = "#b4b9c6", "#82899b48"
HINT_LOSS, TINT_LOSS = "#f58a8a", "#d8484848"
"""The sign and the fill of what a move leads to."""

FREE = "#868b98"
"""A free cell: as far from a button's grey on dark pages as on light ones."""

FAINT, TINT = "#82899b", "#82899b24"
"""The names of columns and rows, the rim of a tile with a sign, and the tint within."""

SIDE = 128
"""Pixels of an emoji's side; Discord shows it with 48 of them alone, 22 in text, 20 on buttons."""

SMOOTH = 4
"""Tiles are drawn so many times larger and then reduced, since Pillow draws jagged edges."""

CELL_SIDE = 228
"""Pixels of a picture's cell: twice as many as it has on the smallest board."""

GAP = 0.024
"""What is left free on each side of a tile, as a part of it: a pixel between two beside words."""

FREE_GAP = 0.2
"""The same around a free cell: smaller than a mark's, so that a board fills as it is played."""

OUTLINE = 0.03
"""How thick the dark line is around a sign, as a part of a tile: for light pages."""

LEAVING_OUTLINE = 0.09
"""The same around a mark that leaves with the next move, which has no tile any more."""

NAME_HEIGHT, NAME_WEIGHT = 0.47, 0.012
"""How high the letters of columns are, and by how much their lines are thicker than the font's: to
be read with 22 pixels."""
NAME_AT = 0.6
"""How far down the middle of a letter is, and how far right that of a number: near the board."""

FRAME = 0.13
"""How thick a frame is: two and a half pixels of a button's emoji."""

MOST_COLOURS = 64


@dataclass(frozen=True, slots=True)
class Paint:
    """The colours of a tile without a mark, and what is around it.

    A `frame` takes the place of the thin rim. `gap` is left free on each side, as a part of the
    tile. A mark that `is_leaving` has no tile.
    """

    fill: str = SURFACE
    rim: str = RIM
    frame: str | None = None
    gap: float = 0
    is_leaving: bool = False


_EMOJI_PAINTS = {
    "blank": Paint(FREE, FREE, gap=FREE_GAP),
    "_last": Paint(frame=MID_GREEN, gap=GAP),
    "_line": Paint(frame=MID_GOLD, gap=GAP),
    "_lost": Paint(frame=MID_RED, gap=GAP),
    "_leaving": Paint(gap=GAP, is_leaving=True),
    Sign.BEST: Paint(TINT_LINE, frame=MID_GOLD, gap=GAP),
    Sign.WIN: Paint(TINT_WIN, FAINT, gap=GAP),
    Sign.DRAW: Paint(TINT_DRAW, FAINT, gap=GAP),
    Sign.LOSS: Paint(TINT_LOSS, FAINT, gap=GAP),
    Sign.WRONG: Paint(TINT_LOSS, FAINT, gap=GAP),
    HELD: Paint(TINT_HELD, frame=MID_GREEN, gap=GAP),
}
"""How an emoji is painted, by its name or by the end of its mark's name."""

_CELL_PAINTS = {
    "_last": Paint(frame=GREEN),
    "_line": Paint(frame=GOLD),
    "_lost": Paint(frame=ROSE),
    "_leaving": Paint(is_leaving=True),
}
"""How a picture's cell is painted, by the end of its mark's name."""

Point = tuple[float, float]


def draw_emoji(name: str) -> Image.Image:
    """Return one of `bot.ui.text.themes.TILES` in few colours."""
    return _named(name).quantize(MOST_COLOURS, Image.Quantize.FASTOCTREE)


def draw_cell(name: str) -> Image.Image:
    """Return one of `bot.ui.text.themes.BOARD_TILES` as a game's picture has it."""
    return draw_tile(CELL_SIDE, _mark_of(name), _CELL_PAINTS.get(name[1:], Paint()))


def draw_tile(side: int, mark: Mark | None, paint: Paint) -> Image.Image:
    """Draw a rounded tile, or one in its colours with a mark on it."""
    whole = side * SMOOTH
    image = Image.new("RGBA", (whole, whole))
    draw = ImageDraw.Draw(image)
    if paint.is_leaving:
        assert mark is not None
        _draw_mark(draw, whole, mark, DEEP[mark], LEAVING_OUTLINE)
    else:
        near, far = whole * paint.gap, whole * (1 - paint.gap) - 1
        fill, rim = (DEEP[mark], EDGES[mark]) if mark else (paint.fill, paint.rim)
        edge, thick = (paint.frame, FRAME) if paint.frame else (rim, 0.024)
        box = near, near, far, far
        draw.rounded_rectangle(box, whole * 0.16, fill, edge, round(whole * thick))
    if mark is not None:
        _draw_mark(draw, whole, mark, PALE[mark])
    return image.reduce(SMOOTH)


def _named(name: str) -> Image.Image:
    if name in (*LETTERS, *NUMBERS, CORNER):
        return _draw_name(name)
    mark = _mark_of(name)
    paint = _EMOJI_PAINTS.get(name[1:] if mark else name, Paint(TINT, FAINT, gap=GAP))
    tile = draw_tile(SIDE, mark, paint)
    if name not in _SIGNS:
        return tile
    whole, (draw_sign, ink) = SIDE * SMOOTH, _SIGNS[name]
    signs = Image.new("RGBA", (whole, whole))
    draw = ImageDraw.Draw(signs)
    draw_sign(draw, whole, GROUND, OUTLINE * whole)
    draw_sign(draw, whole, ink, 0)
    return Image.alpha_composite(tile, signs.reduce(SMOOTH))


def _mark_of(name: str) -> Mark | None:
    return Mark(name[0].upper()) if name[:2] in ("x", "o", "x_", "o_") else None


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


def _draw_mark(
    draw: ImageDraw.ImageDraw, whole: int, mark: Mark, ink: str, more: float = 0
) -> None:
    """Draw a mark in the middle, thicker on each side by so much of the image."""
    reach, half = 0.23 * whole, (0.085 + more) * whole
    near, far = whole / 2 - reach, whole / 2 + reach
    if mark is Mark.X:
        for line in (((near, near), (far, far)), ((near, far), (far, near))):
            _stroke(draw, line, ink, half)
    else:
        box = near - 0.015 * whole - half, far + 0.015 * whole + half
        draw.ellipse((box[0], box[0], box[1], box[1]), None, ink, round(2 * half))


def _stroke(draw: ImageDraw.ImageDraw, points: tuple[Point, ...], fill: str, half: float) -> None:
    """Draw a line with round ends and corners."""
    draw.line(points, fill, round(2 * half), joint="curve")
    for point in points:
        draw.circle(point, half, fill)


def _star(draw: ImageDraw.ImageDraw, whole: int, ink: str, more: float) -> None:
    points = _star_points(whole)
    draw.polygon(points, ink)
    _stroke(draw, (*points, points[0]), ink, 0.02 * whole + more)


def _hollow_star(draw: ImageDraw.ImageDraw, whole: int, ink: str, more: float) -> None:
    points = _star_points(whole, 1.15)
    _stroke(draw, (*points, points[0]), ink, 0.022 * whole + 0.5 * more)


def _star_points(whole: int, scale: float = 1) -> list[Point]:
    points = []
    for corner in range(10):
        radius = whole * scale * (0.29 if corner % 2 == 0 else 0.125)
        angle = math.pi * (corner / 5 - 0.5)
        points.append(
            (whole / 2 + radius * math.cos(angle), whole * 0.515 + radius * math.sin(angle))
        )
    return points


def _check(draw: ImageDraw.ImageDraw, whole: int, ink: str, more: float) -> None:
    points = ((0.3, 0.52), (0.44, 0.66), (0.71, 0.36))
    _stroke(draw, tuple((x * whole, y * whole) for x, y in points), ink, 0.055 * whole + more)


def _equals(draw: ImageDraw.ImageDraw, whole: int, ink: str, more: float) -> None:
    for height in (0.4, 0.6):
        line = (0.34 * whole, height * whole), (0.66 * whole, height * whole)
        _stroke(draw, line, ink, 0.05 * whole + more)


def _arrow_down(draw: ImageDraw.ImageDraw, whole: int, ink: str, more: float) -> None:
    for line in (((0.5, 0.32), (0.5, 0.68)), ((0.35, 0.54), (0.5, 0.69), (0.65, 0.54))):
        _stroke(draw, tuple((x * whole, y * whole) for x, y in line), ink, 0.05 * whole + more)


def _dots(draw: ImageDraw.ImageDraw, whole: int, ink: str, more: float) -> None:
    for across in (0.3, 0.5, 0.7):
        draw.circle((across * whole, 0.5 * whole), 0.05 * whole + more, ink)


def _barred(draw: ImageDraw.ImageDraw, whole: int, ink: str, more: float) -> None:
    """Draw a ring with a bar across it."""
    radius, half, reach = 0.24 * whole, 0.04 * whole + more, 0.16 * whole
    near, far = whole / 2 - radius - half, whole / 2 + radius + half
    draw.ellipse((near, near, far, far), None, ink, round(2 * half))
    near, far = whole / 2 - reach, whole / 2 + reach
    _stroke(draw, ((near, near), (far, far)), ink, half)


def _shield(draw: ImageDraw.ImageDraw, whole: int, ink: str, more: float) -> None:
    half = [(0.5, 0.26), (0.69, 0.32), (0.69, 0.5), (0.66, 0.6), (0.59, 0.69), (0.5, 0.75)]
    points = [(x * whole, y * whole) for x, y in half]
    points += [(whole - x, y) for x, y in reversed(points)]
    draw.polygon(points, ink)
    _stroke(draw, (*points, points[0]), ink, 0.02 * whole + more)


def _dash(draw: ImageDraw.ImageDraw, whole: int, ink: str, more: float) -> None:
    line = (0.32 * whole, 0.5 * whole), (0.68 * whole, 0.5 * whole)
    _stroke(draw, line, ink, 0.06 * whole + more)


_SIGNS: dict[str, tuple[Callable[[ImageDraw.ImageDraw, int, str, float], None], str]] = {
    Sign.BEST: (_star, GOLD),
    Sign.WIN: (_check, HINT_WIN),
    Sign.DRAW: (_equals, HINT_DRAW),
    Sign.LOSS: (_arrow_down, HINT_LOSS),
    Sign.UNKNOWN: (_dots, HINT_DRAW),
    Sign.WRONG: (_barred, HINT_LOSS),
    Sign.CLOSED: (_dash, HINT_DRAW),
    HELPED: (_hollow_star, GOLD),
    HELD: (_shield, GREEN),
}


def main() -> None:
    """Write every tile."""
    for tile in TILES:
        draw_emoji(tile).save(EMOJI_TILES / f"{tile}.png", optimize=True)
    for tile in BOARD_TILES:
        draw_cell(tile).save(CELL_TILES / f"{tile}.png", optimize=True)


if __name__ == "__main__":
    main()
