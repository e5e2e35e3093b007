"""Names and other people's text, made safe to show inside a message of ours."""

import re
import unicodedata
from functools import lru_cache

LONGEST = 32
"""Characters of a name that are shown: as many as Discord's own names may have."""

_MARKDOWN = re.compile(r"([\\*_~`|>#\[\]()<:@-])")
# Marks that sit on the letter before them; more than two reach into other lines.
_PILE = re.compile(
    r"([\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]{2})"
    r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]+"
)
_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"


@lru_cache(maxsize=1_000)
def shown(text: str) -> str:
    """Return `text` on one line, without its markdown, mentions and hidden characters.

    Right-to-left text stays right-to-left within itself and cannot turn what stands around it.
    """
    return _isolated(_MARKDOWN.sub(r"\\\1", _cleaned(text)))


def plain(text: str) -> str:
    """Return `text` likewise, for places where Discord reads no markdown, such as a select."""
    return _isolated(_cleaned(text))


def _cleaned(text: str) -> str:
    visible = "".join(" " if c.isspace() else c for c in text if c.isspace() or not _is_hidden(c))
    words = " ".join(_PILE.sub(r"\1", visible).split())
    if len(words) > LONGEST:
        words = words[: LONGEST - 1].rstrip() + "…"
    return words or "?"


def _isolated(text: str) -> str:
    return text if text.isascii() else f"{_FIRST_STRONG_ISOLATE}{text}{_POP_ISOLATE}"


def _is_hidden(character: str) -> bool:
    # Cc: controls; Cf: format marks, among them every direction override and zero-width space;
    # Cs, Co, Cn: no characters at all.
    return unicodedata.category(character) in {"Cc", "Cf", "Cs", "Co", "Cn"}
