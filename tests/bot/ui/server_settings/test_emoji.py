"""Emoji: which texts have the shape of one, and which are of the server's own."""

import pytest

from bot.model.errors import NotDone
from bot.ui.server_settings.emoji import is_unicode_emoji, read_emoji
from bot.ui.text.themes import THEMES

OWN = (
    {"id": "11", "name": "cat", "animated": False, "available": True},
    {"id": "12", "name": "wave", "animated": True, "available": True},
    {"id": "13", "name": "lost", "animated": False, "available": False},
)


@pytest.mark.parametrize(
    "emoji", ["🐱", "❤️", "❤", "👍🏽", "👩‍🚀", "🏳️‍🌈", "🇫🇷", "#️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "⬛", "🫠", "©️", "↔️"]
)
def test_emoji_of_every_shape(emoji: str) -> None:
    assert is_unicode_emoji(emoji)
    assert read_emoji(f" {emoji} ", ()) == emoji


@pytest.mark.parametrize(
    "text", ["", "a", "7", "🐱🐱", "🐱 🐱", "🇫", "🐱x", "‍", "️", "→x", "♔", "🐱‍" * 30]
)
def test_what_is_no_emoji(text: str) -> None:
    assert not is_unicode_emoji(text)
    with pytest.raises(NotDone, match="unknown-emoji"):
        read_emoji(text, ())


def test_every_theme_is_made_of_emoji() -> None:
    for theme in THEMES.values():
        assert all(map(is_unicode_emoji, (theme.empty, theme.x, theme.o)))


@pytest.mark.parametrize(
    ("written", "read"),
    [
        (":cat:", "<:cat:11>"),
        ("cat", "<:cat:11>"),
        ("<:cat:11>", "<:cat:11>"),
        ("<:renamed:11>", "<:cat:11>"),
        (":wave:", "<a:wave:12>"),
        (":cat", "<:cat:11>"),  # A forgotten colon is no reason to refuse.
    ],
)
def test_the_servers_own(written: str, read: str) -> None:
    assert read_emoji(written, OWN) == read


@pytest.mark.parametrize("written", [":dog:", "<:cat:99>", ":lost:", "<:lost:13>", "@cat"])
def test_what_the_server_does_not_have(written: str) -> None:
    with pytest.raises(NotDone, match="unknown-emoji"):
        read_emoji(written, OWN)
