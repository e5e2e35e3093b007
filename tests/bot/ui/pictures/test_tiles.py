"""Tiles as they look on Discord's pages, dark and light, and as their code draws them."""

import re
from collections.abc import Callable
from functools import partial
from operator import sub
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

import playground
from bot.ui.pictures.tiles import CELL_TILES, EMOJI_TILES
from bot.ui.text.themes import BOARD_TILES, CORNER, LETTERS, NUMBERS, TILES, Sign
from docs.pictures.draw_listing import FOLDER as LISTING
from docs.pictures.draw_listing import PICTURES
from docs.pictures.draw_tiles import (
    DEEP,
    FREE,
    GOLD,
    GROUND,
    HINT_DRAW,
    HINT_LOSS,
    HINT_WIN,
    MID_GOLD,
    MID_GREEN,
    PALE,
    draw_cell,
    draw_emoji,
)
from engine import Mark
from tests.bot.ui.pictures.reading import Colour, contrast, rgb

PAGE = Path(playground.__file__).parent / "web" / "style.css"
DISCORD = ("#313338", "#2b2d31", "#1d1e22", "#f2f3f5", "#ffffff")
"""The pages and cards of Discord's own themes."""

PAGES = (*DISCORD, *re.findall(r"--raised: (#\w{6})", PAGE.read_text("utf-8")))

LEGIBLE = 3
"""What WCAG asks for of what is large or drawn."""

FRAMES = {"_last": MID_GREEN, "_line": MID_GOLD}


def read(file: Path) -> Image.Image:
    with Image.open(file) as image:
        return image.convert("RGBA")


def on_page(tile: str, page: str) -> Image.Image:
    """Draw a tile on a page."""
    drawn = read(EMOJI_TILES / f"{tile}.png")
    ground = Image.new("RGBA", drawn.size, page)
    return Image.alpha_composite(ground, drawn).convert("RGB")


def colours(image: Image.Image) -> set[Colour]:
    """The colours of at least fifty pixels."""
    found = image.getcolors(image.width * image.height) or []
    many = [each for count, each in found if count >= 50 and isinstance(each, tuple)]
    return {(red, green, blue) for red, green, blue in many}


def at(image: Image.Image, x: int, y: int) -> Colour:
    pixel = image.getpixel((x, y))
    assert isinstance(pixel, tuple)
    return pixel[0], pixel[1], pixel[2]


def test_the_playgrounds_pages_are_measured() -> None:
    assert len(PAGES) == len(DISCORD) + 2


@pytest.mark.parametrize("page", PAGES)
def test_a_free_cell_is_seen_and_smaller_than_a_marked_one(page: str) -> None:
    tile, ground = on_page("blank", page), rgb(page)
    assert near(FREE, {at(tile, 64, 64)})
    assert contrast(at(tile, 64, 64), ground) > LEGIBLE
    assert at(tile, 64, 16) == ground


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("name", [*LETTERS, *NUMBERS])
def test_the_name_of_a_column_or_row_can_be_read(name: str, page: str) -> None:
    tile, ground = on_page(name, page), rgb(page)
    assert max(contrast(each, ground) for each in colours(tile)) > LEGIBLE
    assert at(tile, 2, 2) == ground


def is_read(ink: str, ground: Colour, drawn: set[Colour]) -> bool:
    """Whether a colour stands out from its ground: by itself, or by the dark line around it."""
    assert near(ink, drawn)
    inks, line = rgb(ink), rgb(GROUND)
    is_outlined = near(GROUND, drawn) and contrast(line, ground) > LEGIBLE
    return contrast(inks, ground) > LEGIBLE or (is_outlined and contrast(inks, line) > LEGIBLE)


def near(ink: str, drawn: set[Colour]) -> bool:
    """Whether a colour was drawn, give or take what few colours cost."""
    return any(max(map(abs, map(sub, rgb(ink), each))) <= 12 for each in drawn)


MARK_TILES = [mark + kind for mark in "xo" for kind in ("", "_last", "_line")]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("name", MARK_TILES)
def test_a_mark_stands_out_from_its_tile(name: str, page: str) -> None:
    tile, mark = on_page(name, page), Mark(name[0].upper())
    assert near(DEEP[mark], {at(tile, 24, 24)})
    assert is_read(PALE[mark], at(tile, 24, 24), colours(tile))


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(
    ("sign", "ink"),
    [
        (Sign.BEST, GOLD),
        (Sign.WIN, HINT_WIN),
        (Sign.DRAW, HINT_DRAW),
        (Sign.LOSS, HINT_LOSS),
        (Sign.WRONG, HINT_LOSS),
        (Sign.UNKNOWN, HINT_DRAW),
        (Sign.CLOSED, HINT_DRAW),
    ],
)
def test_a_sign_stands_out_from_its_tile(sign: Sign, ink: str, page: str) -> None:
    tile = on_page(sign, page)
    assert is_read(ink, at(tile, 64, 16), colours(tile))


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("sign", Sign)
def test_the_tile_of_a_sign_is_as_light_as_the_page(sign: Sign, page: str) -> None:
    """Else it would be seen before the marks."""
    tile, ground = on_page(sign, page), rgb(page)
    assert 1.05 < contrast(at(tile, 24, 24), ground) < 2.2


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(
    ("name", "frame"),
    [
        *((mark + kind, frame) for mark in "xo" for kind, frame in FRAMES.items()),
        (Sign.BEST, MID_GOLD),
    ],
)
def test_a_frame_stands_out_from_the_page(name: str, frame: str, page: str) -> None:
    middle = at(on_page(name, page), 64, 8)
    assert near(frame, {middle})
    assert contrast(middle, rgb(page)) > LEGIBLE


def test_nothing_is_drawn_between_the_names() -> None:
    assert colours(on_page(CORNER, "#ffffff")) == {(255, 255, 255)}


def test_no_two_tiles_look_the_same() -> None:
    for folder, names in ((EMOJI_TILES, TILES), (CELL_TILES, BOARD_TILES)):
        assert {path.name for path in folder.iterdir()} == {f"{name}.png" for name in names}
        assert len({path.read_bytes() for path in folder.iterdir()}) == len(names)


@pytest.mark.parametrize(
    ("file", "drawn"),
    [
        *((EMOJI_TILES / f"{name}.png", partial(draw_emoji, name)) for name in TILES),
        *((CELL_TILES / f"{name}.png", partial(draw_cell, name)) for name in BOARD_TILES),
        *((LISTING / name, draw) for name, draw in PICTURES.items()),
    ],
    ids=[*TILES, *(f"{name} in a picture" for name in BOARD_TILES), *PICTURES],
)
def test_a_picture_is_what_its_code_draws(file: Path, drawn: Callable[[], Image.Image]) -> None:
    """Nearly: each version of Pillow draws edges and letters a little otherwise."""
    picture, expected = read(file), drawn().convert("RGBA")
    assert picture.size == expected.size
    difference = ImageStat.Stat(ImageChops.difference(picture, expected))
    assert max(difference.mean) < 1, "write it: python -m docs.pictures.draw_tiles, or draw_listing"
