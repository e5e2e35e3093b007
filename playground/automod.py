"""AutoMod, as far as bots meet it: a server refuses answers that hold a word."""

from collections.abc import Iterator

from .errors import refusal
from .records import Channel, Json


def check_words(channel: Channel, body: Json) -> None:
    """Raise DiscordError 200000 if the server blocks a word of the texts in `body`."""
    blocked = channel.guild.blocked_words if channel.guild is not None else ()
    if any(word.lower() in text.lower() for word in blocked for text in _texts(body)):
        raise refusal(200000)


def _texts(value: object) -> Iterator[str]:
    """Return every `content` in a body, whatever else is in it."""
    if isinstance(value, dict):
        if isinstance(content := value.get("content"), str):
            yield content
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from _texts(each)
