"""Themes: which emoji stand for the marks, and for what a hint says about a free cell.

The default theme is drawn by ourselves: tiles, which Discord keeps as the application's emoji. The
bot can begin without them, so plain emoji stand in until `use_tiles` says what they are.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from bot.model import GridStyle, Look
from bot.model.errors import NotDone, Why
from engine import EMOJI, Mark, Theme

TILED = "classic"
"""The theme that is drawn with tiles where they are there."""

THEMES: Mapping[str, Theme] = {
    TILED: EMOJI,
    "plain": EMOJI,
    "animals": Theme("⬛", "🐱", "🐭"),
    "sky": Theme("⬛", "☀️", "🌧️"),
    "garden": Theme("🟫", "🌵", "🌸"),
    "sea": Theme("⬛", "🦀", "🐳"),
}
"""Our themes by name, the default first. The two marks differ in colour and in shape."""


class Sign(StrEnum):
    """What a hint or a puzzle shows in a free cell in place of an empty square."""

    BEST = "best"
    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"
    UNKNOWN = "unknown"
    WRONG = "wrong"
    CLOSED = "closed"


SIGNS: Mapping[Sign, str] = {
    Sign.BEST: "🎯",
    Sign.WIN: "🟩",
    Sign.DRAW: "🟨",
    Sign.LOSS: "💀",
    Sign.UNKNOWN: "❔",
    Sign.WRONG: "🚫",
    Sign.CLOSED: "➖",
}
"""The signs where there are no tiles."""

BUTTON_SIGNS: Mapping[Sign, str] = {Sign.WRONG: "🚫", Sign.CLOSED: "–"}
"""The signs of cells that cannot be pressed any more, on their buttons."""

TILE_VERSION = 8
"""To be raised whenever a tile is drawn otherwise: the new ones are uploaded under new names."""

TILE = re.compile(r"oxo(?P<version>\d+)_(mark_)?(?P<shown>\w+)", re.ASCII)
"""The names of our tiles in any version: `oxo3_mark_x`, `oxo9_x_last`, `oxo3_blank`."""

LEAVING = "x_leaving", "o_leaving"
"""Marks that leave with the next move, on boards and on buttons."""

FORMS = "x_last", "o_last", "x_line", "o_line", "x_lost", "o_lost", *LEAVING
"""Marks as last move, in the line that won, in one that lost, or as a mistake, and these."""

BOARD_TILES = "blank", "x", "o", *FORMS
"""What cells of a game hold, also in its picture."""

LETTERS, NUMBERS, CORNER = tuple("abcde"), tuple("12345"), "corner"
"""What names the columns and the rows of a board, and what is left free between them."""

STAR, HOLLOW_STAR, SHIELD, CUP = "⭐", "☆", "🛡️", "🏆"
"""Trophies for a level that was beaten, without hints or with some, and for the hardest one: held
to a draw, or beaten where that can be done."""

HELPED, HELD = "helped", "held"
"""The tiles of the hollow star and of the shield; a star is on that of the best cell."""

TILES = (
    *BOARD_TILES,
    *Sign,
    HELPED,
    HELD,
    *(*LETTERS, *NUMBERS, CORNER),
)
"""What is drawn; Discord knows it by `tile_name`."""


def tile_name(tile: str) -> str:
    """Return the name of an emoji that shows one of `TILES`."""
    return f"oxo{TILE_VERSION}_{tile}"


HINT_EMOJI, EASY_EMOJI = "💡", "🙂"
"""What stands on the buttons that give a hint, and that lead to an easy level."""

CUSTOM_EMOJI = re.compile(r"<(a?):(\w{2,32}):(\d{1,20})>", re.ASCII)
"""How a server's own emoji is written in a message."""

_PICTURE_STYLE = "\ufe0f"


@dataclass(frozen=True, slots=True)
class Drawing:
    """What boards of a look are drawn with.

    `marks` stand beside words: emoji, or letters where boards are text. `signs` stand in free cells
    to say something about them. `star`, `hollow_star` and `shield` are the trophies.
    """

    theme: Theme
    marks: Mapping[Mark, str]
    signs: Mapping[Sign, str]
    star: str = STAR
    hollow_star: str = HOLLOW_STAR
    shield: str = SHIELD


_tiles: Mapping[str, str] | None = None


def use_tiles(markup: Mapping[str, str] | None) -> None:
    """Draw the default theme with tiles from now on: `<:name:id>` by `TILES`; None for without."""
    global _tiles  # A card is drawn from what the process knows at that moment.
    _tiles = markup
    drawing_of.cache_clear()


@lru_cache(maxsize=1_000)  # A card asks four times, and servers have emoji of their own.
def drawing_of(look: Look) -> Drawing:
    """Return what a look is drawn with; its theme is one of ours or a pair of emoji, X's first."""
    if look.theme in THEMES:
        theme = THEMES[look.theme]
    else:
        x, o = look.theme.split(" ")
        theme = replace(EMOJI, x=x, o=o)
    signs, trophies = SIGNS, (STAR, HOLLOW_STAR, SHIELD)
    if _tiles is not None:
        letters, numbers = ([_tiles[name] for name in names] for names in (LETTERS, NUMBERS))
        theme = replace(theme, letters=letters, numbers=numbers, corner=_tiles[CORNER])
        if look.theme == TILED:
            forms = {form: _tiles[form] for form in ("x", "o", *FORMS)}
            theme = replace(theme, empty=_tiles["blank"], **forms)
            signs = {sign: _tiles[sign] for sign in Sign}
            trophies = _tiles[Sign.BEST], _tiles[HELPED], _tiles[HELD]
    marks = {Mark.X: theme.x, Mark.O: theme.o}
    if look.style is GridStyle.TEXT:
        marks = {mark: mark.value for mark in Mark}
    return Drawing(theme, marks, signs, *trophies)


def own_theme(x: str, o: str) -> str:
    """Return the name of the theme in which two emoji stand for the marks.

    Raises NotDone if two of them, or one and the empty square, look the same.
    """
    if len({emoji.replace(_PICTURE_STYLE, "") for emoji in (x, o, EMOJI.empty)}) < 3:
        raise NotDone(Why.MARKS_ALIKE)
    return f"{x} {o}"
