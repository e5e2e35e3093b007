"""Which texts are one emoji."""

import pytest

from ..checks.emoji import is_emoji


@pytest.mark.parametrize(
    "text",
    [
        *"❌⭕🟦⬜🤖🎲🏳↩♟",
        "❤️",
        "♻️",
        "1️⃣",
        "#⃣",
        "🇩🇪",
        "👍🏽",
        "☝🏿",
        "👨‍👩‍👧‍👦",
        "🏳️‍🌈",
        "❤️‍🔥",
        "🧑🏽‍💻",
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "🫩",
    ],
)
def test_one_emoji(text: str) -> None:
    assert is_emoji(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a",
        "1",
        "#",
        "x️",
        "❌❌",
        "❌ ",
        " ❌",
        "❌a",
        ":x:",
        "<:x:123>",
        "\u200d",
        "\ufe0f",
        "👍‍",
        "🇩",
        "🇩🇪🇩",
        "㊙㊙",
        "中",
        "\u202e",
        "❌" * 40,
    ],
)
def test_not_one_emoji(text: str) -> None:
    assert not is_emoji(text)
