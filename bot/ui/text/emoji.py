"""Emoji as people write them: `🐱`, `<:cat:123>`, or `:cat:` for one of the server's own."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from bot.model.errors import UnknownEmoji
from bot.ui.text.themes import CUSTOM_EMOJI

# The shape of an emoji (UTS #51): a picture with its tone, style or tags, several joined, a flag
# or a keycap. The pictures' blocks hold other characters too; Discord has the last word on those.
_PICTURE = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u231a-\u23ff\u24c2\u25aa-\u25fe"
    "\u2600-\u27bf\u2934\u2935\u2b05-\u2b55\u3030\u303d\u3297\u3299"
    "\U0001f000-\U0001f1e5\U0001f200-\U0001faff]"
)
_ELEMENT = f"{_PICTURE}[\U0001f3fb-\U0001f3ff]?\ufe0f?(?:[\U000e0020-\U000e007e]+\U000e007f)?"
_SHAPE = re.compile(
    f"{_ELEMENT}(?:\u200d{_ELEMENT})*|[\U0001f1e6-\U0001f1ff]{{2}}|[0-9#*]\ufe0f?\u20e3"
)
_NAMED = re.compile(r":?(\w{2,32}):?", re.ASCII)

LONGEST = 32
"""Characters that the name of an emoji on a button may have."""


def is_unicode_emoji(text: str) -> bool:
    """Return whether a text is one emoji of Unicode."""
    return len(text) <= LONGEST and _SHAPE.fullmatch(text) is not None


def read_emoji(text: str, server_emoji: Iterable[Mapping[str, Any]]) -> str:
    """Read one emoji and return it as messages write it.

    `server_emoji` are the server's own, as Discord's API describes them. Raises UnknownEmoji.
    """
    text = text.strip()
    if is_unicode_emoji(text):
        return text
    markup, name = CUSTOM_EMOJI.fullmatch(text), _NAMED.fullmatch(text)
    for emoji in server_emoji:
        by_id = markup is not None and markup[3] == emoji["id"]
        by_name = name is not None and name[1] == emoji["name"]
        if (by_id or by_name) and emoji.get("available", True):
            return f"<{'a' if emoji.get('animated') else ''}:{emoji['name']}:{emoji['id']}>"
    raise UnknownEmoji(text)
