"""Themes: which emoji stand for the marks."""

import re
from collections.abc import Mapping
from functools import lru_cache

from bot.model.errors import MarksAlike
from engine import EMOJI, Theme

THEMES: Mapping[str, Theme] = {
    "classic": EMOJI,
    "animals": Theme(empty="⬜", x="🐱", o="🐶", x_marked="😻", o_marked="🦮"),
    "sky": Theme(empty="⬛", x="🌞", o="🌜", x_marked="☀️", o_marked="🌕"),
    "garden": Theme(empty="🟫", x="🌵", o="🌸", x_marked="🎄", o_marked="🌺"),
    "sea": Theme(empty="🟦", x="🦀", o="🐟", x_marked="🦞", o_marked="🐠"),
}
"""Our themes by name, the default first; marked forms show the last move and the line."""

CUSTOM_EMOJI = re.compile(r"<(a?):(\w{2,32}):(\d{1,20})>", re.ASCII)
"""How a server's own emoji is written in a message."""

_PICTURE_STYLE = "\ufe0f"


@lru_cache(maxsize=100)
def theme_of(name: str) -> Theme:
    """Return the theme of a `Look`: one of ours by name, or a pair of emoji, X's first."""
    if (theme := THEMES.get(name)) is not None:
        return theme
    x, o = name.split(" ")
    return Theme(empty=EMOJI.empty, x=x, o=o, x_marked=x, o_marked=o)


def own_theme(x: str, o: str) -> str:
    """Return the name of the theme in which two emoji stand for the marks.

    Raises MarksAlike if two of them, or one and the empty square, look the same.
    """
    if len({emoji.replace(_PICTURE_STYLE, "") for emoji in (x, o, EMOJI.empty)}) < 3:
        raise MarksAlike
    return f"{x} {o}"
