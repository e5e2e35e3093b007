"""Names, links, and other people's text, made safe to show inside a message of ours."""

import re
import unicodedata

from bot.model import ChannelId, MessageId, Place

LONGEST_NAME = 32
"""Characters of a name that are shown: as many as Discord's own names may have."""

LONGEST_LINE = 100
"""Characters of what people type into an option: Discord takes no more, and refusals repeat it."""

_MARKDOWN = re.compile(r"([\\*_~`|>#\[\]()<:@-])")
# Marks that sit on the letter before them; more than two reach into other lines.
_PILE = re.compile(
    r"([\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]{2})"
    r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]+"
)
_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"

_SELECTORS = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Variation selectors: invisible, but they choose the form of the character before them."""

FILLERS = "\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0"
"""What Unicode 16.0 calls a letter or a mark and default-ignorable, such as the Hangul filler
U+3164: not drawn. All else that is ignorable is hidden by its category."""

# The blank pattern of Braille is a symbol to Unicode and a space to the eye.
_BLANK = "\u2800"


def escape_name(text: str) -> str:
    """Return `text` on one line, without its markdown, mentions and hidden characters.

    Right-to-left text stays right-to-left within itself and cannot turn what stands around it.
    """
    return escape_text(text, LONGEST_NAME)


def escape_text(text: str, longest: int) -> str:
    """Return `text` likewise, of which at most `longest` characters are shown."""
    return _isolate(_MARKDOWN.sub(r"\\\1", _clean(text, longest)))


def plain_name(text: str) -> str:
    """Return `text` likewise, for places where Discord reads no markdown, such as a select."""
    return _isolate(_clean(text, LONGEST_NAME))


def channel_mention(channel: ChannelId) -> str:
    """Return what Discord shows as a channel's name, likewise unable to turn its surroundings."""
    return f"{_FIRST_STRONG_ISOLATE}<#{channel}>{_POP_ISOLATE}"


def message_link(place: Place, message_id: MessageId | None) -> str:
    """Return the address of a message, or of its channel while the message is unknown."""
    guild = "@me" if place.guild_id is None else str(place.guild_id)
    channel = f"https://discord.com/channels/{guild}/{place.channel_id}"
    return channel if message_id is None else f"{channel}/{message_id}"


def _clean(text: str, longest: int) -> str:
    if not (text.isascii() and text.isprintable()):  # Most are, and need no look at each character.
        spaced = "".join(" " if c.isspace() or c == _BLANK else c for c in text)
        visible = "".join(c for c in spaced if not _is_hidden(c))
        text = _PILE.sub(r"\1", visible)
    name = " ".join(text.split())
    if len(name) > longest:
        name = name[: longest - 1].rstrip() + "…"
    return name if _SELECTORS.sub("", name).strip() else "?"


def _isolate(text: str) -> str:
    return text if text.isascii() else f"{_FIRST_STRONG_ISOLATE}{text}{_POP_ISOLATE}"


def _is_hidden(character: str) -> bool:
    # Cc: controls; Cf: format marks, among them every direction override and zero-width space;
    # Cs, Co, Cn: no characters at all.
    return character in FILLERS or (
        unicodedata.category(character) in {"Cc", "Cf", "Cs", "Co", "Cn"}
    )
