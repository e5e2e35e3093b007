"""Draw icon and banner for a bot's profile: `python -m docs.pictures.draw_listing` writes them."""

from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from bot.ui.pictures.colours import INK
from docs.pictures.draw_tiles import GOLD, GROUND, Paint, draw_tile
from engine import BOARDS, Mark, Position, parse_moves

FOLDER = Path(__file__).parent

ICON = 1024
"""Pixels of the icon's side. Discord shows a circle of it."""

BANNER = 1360, 480
"""Pixels of the banner: twice the 680 by 240 that Discord asks for."""

WON = Paint(frame=GOLD)


def icon() -> Image.Image:
    """Draw two marks each, within the circle."""
    image = Image.new("RGB", (ICON, ICON), GROUND)
    side, gap = 336, 24
    start = (ICON - 2 * side - gap) // 2
    for row, marks in enumerate(((Mark.X, Mark.O), (Mark.O, Mark.X))):
        for col, mark in enumerate(marks):
            tile = draw_tile(side, mark, WON if mark is Mark.X else Paint())
            place = start + col * (side + gap), start + row * (side + gap)
            image.paste(tile, place, tile)
    return image


def banner() -> Image.Image:
    """Draw the name, and a game that was won, whose line is framed."""
    image = Image.new("RGB", BANNER, GROUND)
    width, height = BANNER
    ImageDraw.Draw(image).text((120, height // 2), "Oxo", INK, ImageFont.load_default(260), "lm")
    position = Position.after(BOARDS["3x3"], parse_moves("b2a1c1a3a2c3c2", BOARDS["3x3"]))
    assert position.outcome is not None
    line, side, gap = position.outcome.line, 128, 12
    left, top = width - 120 - 3 * side - 2 * gap, (height - 3 * side - 2 * gap) // 2
    marks = position.marks
    for cell in range(9):
        row, col = divmod(cell, 3)
        tile = draw_tile(side, marks[cell], WON if cell in line else Paint())
        image.paste(tile, (left + col * (side + gap), top + row * (side + gap)), tile)
    return image


PICTURES = {"icon.png": icon, "banner.png": banner}


if __name__ == "__main__":
    for name, draw in PICTURES.items():
        draw().save(FOLDER / name, optimize=True)
