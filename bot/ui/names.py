"""Names and other people's text, made safe to show inside a message of ours."""

import re
import unicodedata

LONGEST = 32
"""Characters of a name that are shown: as many as Discord's own names may have."""

_MARKDOWN = re.compile(r"([\\*_~`|>#\[\]()<:@-])")
_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"


def shown(text: str) -> str:
    """Return `text` on one line, without its markdown, mentions and hidden characters.

    Right-to-left text stays right-to-left within itself and cannot turn what stands around it.
    """
    visible = "".join(" " if c.isspace() else c for c in text if _is_visible(c))
    words = " ".join(visible.split())
    if len(words) > LONGEST:
        words = words[: LONGEST - 1].rstrip() + "…"
    if not words:
        words = "?"
    escaped = _MARKDOWN.sub(r"\\\1", words)
    if words.isascii():
        return escaped
    return f"{_FIRST_STRONG_ISOLATE}{escaped}{_POP_ISOLATE}"


def _is_visible(character: str) -> bool:
    # Cc: controls; Cf: format marks, among them every direction override and zero-width space;
    # Cs, Co, Cn: no characters at all. Mn and Me would let marks pile up over other lines.
    return character.isspace() or unicodedata.category(character) not in {
        "Cc",
        "Cf",
        "Cs",
        "Co",
        "Cn",
        "Me",
    }
