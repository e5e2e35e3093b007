"""Themes: which emoji stand for the marks, and for what a hint says about a free cell.

The default theme is drawn by ourselves: tiles, which Discord keeps as the application's emoji. The
bot can begin without them, so plain emoji stand in until `use_tiles` says what they are.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.model import GridStyle, Look
from bot.model.errors import MarksAlike
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
    CLOSED = "closed"


SIGNS: Mapping[Sign, str] = {
    Sign.BEST: "🎯",
    Sign.WIN: "🟩",
    Sign.DRAW: "🟨",
    Sign.LOSS: "💀",
    Sign.UNKNOWN: "❔",
    Sign.CLOSED: "➖",
}
"""The signs where there are no tiles."""

TILE_VERSION = 4
"""To be raised whenever a tile is drawn otherwise: the new ones are uploaded under new names."""

TILE = re.compile(r"oxo(\d+)_\w+", re.ASCII)
"""The names of our tiles in any version."""

MARKS = ("mark_x", "mark_o")
"""Marks without a tile around them, which stand beside words and on buttons."""

FORMS = "x_last", "o_last", "x_line", "o_line", "x_lost", "o_lost"
"""Marks as last move, in the line that won, and in one that lost, where a line loses."""

LETTERS, NUMBERS, CORNER = tuple("abcde"), tuple("12345"), "corner"
"""What names the columns and the rows of a board, and what is left free between them."""

TILES = (
    *("blank", "x", "o"),
    *FORMS,
    *MARKS,
    *Sign,
    *(*LETTERS, *NUMBERS, CORNER),
)
"""What is drawn; Discord knows it by `tile_name`."""


def tile_name(tile: str) -> str:
    """Return the name of an emoji that shows one of `TILES`."""
    return f"oxo{TILE_VERSION}_{tile}"


OUR_MARKS = frozenset(
    {mark for theme in THEMES.values() for mark in (theme.x, theme.o)} | {*map(tile_name, MARKS)}
)
"""The names of the emoji on buttons of our themes, which Discord draws for sure."""

CUSTOM_EMOJI = re.compile(r"<(a?):(\w{2,32}):(\d{1,20})>", re.ASCII)
"""How a server's own emoji is written in a message."""

_PICTURE_STYLE = "\ufe0f"


@dataclass(frozen=True, slots=True)
class _Tiles:
    """The tiles as messages write them."""

    themes: Mapping[str, Theme]
    marks: Mapping[Mark, str]
    signs: Mapping[Sign, str]


_tiles: _Tiles | None = None


def use_tiles(markup: Mapping[str, str] | None) -> None:
    """Draw the default theme with tiles from now on: `<:name:id>` by `TILES`; None for without."""
    global _tiles  # A card is drawn from what the process knows at that moment.
    if markup is None:
        _tiles = None
        return
    letters, numbers = ([markup[name] for name in names] for names in (LETTERS, NUMBERS))
    themes = {
        name: replace(theme, letters=letters, numbers=numbers, corner=markup[CORNER])
        for name, theme in THEMES.items()
    }
    forms = {form: markup[form] for form in ("x", "o", *FORMS)}
    themes[TILED] = replace(themes[TILED], empty=markup["blank"], **forms)
    marks = {Mark.X: markup["mark_x"], Mark.O: markup["mark_o"]}
    _tiles = _Tiles(themes, marks, {sign: markup[sign] for sign in Sign})


def has_tiles() -> bool:
    """Return whether the default theme is drawn with tiles."""
    return _tiles is not None


def theme_of(name: str) -> Theme:
    """Return the theme of a `Look`: one of ours by name, or a pair of emoji, X's first."""
    themes = THEMES if _tiles is None else _tiles.themes
    return themes.get(name) or _own_theme(name, themes["plain"])


def _own_theme(name: str, like: Theme) -> Theme:
    x, o = name.split(" ")
    return replace(like, x=x, o=o)


def mark_emoji(look: Look, mark: Mark) -> str:
    """Return a mark beside words or on a button: an emoji, or its letter where boards are text."""
    if look.style is GridStyle.TEXT:
        return mark.value
    if _tiles is not None and look.theme == TILED:
        return _tiles.marks[mark]
    theme = theme_of(look.theme)
    return theme.x if mark is Mark.X else theme.o


def sign_emoji(look: Look, sign: Sign) -> str:
    """Return what stands in a free cell of a grid to say something about it."""
    return (_tiles.signs if _tiles is not None and look.theme == TILED else SIGNS)[sign]


def own_theme(x: str, o: str) -> str:
    """Return the name of the theme in which two emoji stand for the marks.

    Raises MarksAlike if two of them, or one and the empty square, look the same.
    """
    if len({emoji.replace(_PICTURE_STYLE, "") for emoji in (x, o, EMOJI.empty)}) < 3:
        raise MarksAlike
    return f"{x} {o}"
