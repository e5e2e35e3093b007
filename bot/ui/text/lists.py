"""Lists as a language writes them: "a1, b2, and c3", 「a1、b2、c3」."""

import re
from collections.abc import Sequence
from functools import reduce

from babel.lists import format_list

from bot.ui.text.texts import Words

# Thai, Japanese and Chinese words have a space before Latin ones; in CLDR's lists they have none.
WITHOUT_SPACE = re.compile(
    r"(?<=\w)(?=[\u0e00-\u0e7f\u3040-\u9fff])|(?<=[\u0e00-\u0e7f\u3040-\u9fff])(?=\w)", re.A
)


def all_of(parts: Sequence[str], words: Words) -> str:
    """Write what holds for every part: "a1, b2, and c3"."""
    return WITHOUT_SPACE.sub(" ", format_list(parts, "standard", words.babel_locale))


def any_of(parts: Sequence[str], words: Words) -> str:
    """Write what holds for each part by itself: "a1, b2, or c3"."""
    return WITHOUT_SPACE.sub(" ", format_list(parts, "or", words.babel_locale))


def one_by_one(parts: Sequence[str], words: Words) -> str:
    """Write parts without a word before the last: "a1, b2, c3"."""
    middle: str = words.babel_locale.list_patterns["standard"]["middle"]
    return reduce(middle.format, parts)
