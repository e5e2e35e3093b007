"""Themes: which emoji stand for the marks."""

import re
from collections.abc import Mapping
from functools import lru_cache

from bot.model import GridStyle, Look
from bot.model.errors import MarksAlike
from engine import EMOJI, Mark, Theme

THEMES: Mapping[str, Theme] = {
    "classic": EMOJI,
    "animals": Theme("⬛", "🐱", "🐭", x_line="😻", o_line="🧀", x_last="🐈", o_last="🐁"),
    "sky": Theme("⬛", "☀️", "🌧️", x_line="🌟", o_line="🌈", x_last="🌞", o_last="☔"),
    "garden": Theme("🟫", "🌵", "🌸", x_line="🌳", o_line="💐", x_last="🪴", o_last="🌺"),
    "sea": Theme("⬛", "🦀", "🐳", x_line="🦐", o_line="🌊", x_last="🦞", o_last="🐬"),
}
"""Our themes by name, the default first. The two marks differ in colour and in shape."""

OUR_MARKS = frozenset(mark for theme in THEMES.values() for mark in (theme.x, theme.o))
"""The emoji on buttons of our themes, which Discord draws for sure."""

CUSTOM_EMOJI = re.compile(r"<(a?):(\w{2,32}):(\d{1,20})>", re.ASCII)
"""How a server's own emoji is written in a message."""

LINE = "🌟"
"""The winning line of marks that have no second form."""

_PICTURE_STYLE = "\ufe0f"


@lru_cache(maxsize=100)
def theme_of(name: str) -> Theme:
    """Return the theme of a `Look`: one of ours by name, or a pair of emoji, X's first."""
    if (theme := THEMES.get(name)) is not None:
        return theme
    x, o = name.split(" ")
    return Theme(EMOJI.empty, x, o, x_line=LINE, o_line=LINE)


def mark_emoji(look: Look, mark: Mark) -> str:
    """Return the emoji of a mark, or its letter where the board is text."""
    if look.style is GridStyle.TEXT:
        return mark.value
    theme = theme_of(look.theme)
    return theme.x if mark is Mark.X else theme.o


def own_theme(x: str, o: str) -> str:
    """Return the name of the theme in which two emoji stand for the marks.

    Raises MarksAlike if two of them, or one and the empty square, look the same.
    """
    if len({emoji.replace(_PICTURE_STYLE, "") for emoji in (x, o, EMOJI.empty)}) < 3:
        raise MarksAlike
    return f"{x} {o}"
