"""Components: what stands in for emoji that Discord no longer knows."""

from bot.ui.components import Accent, button, container, row, text, without_emoji
from tests.bot.ui.card_text import buttons_of


def test_buttons_have_the_names_of_emoji_that_cannot_be_shown() -> None:
    buttons = button("a", emoji="<:cat:11>"), button("b", "Yes", emoji="🐱"), button("c", "No")
    plain = without_emoji([container([text("x"), row(buttons)], Accent.NEUTRAL)])
    labels = [each.get("label") for each in buttons_of(plain)]
    assert labels == ["cat", "Yes", "No"]
    assert "emoji" not in str(plain)
    assert buttons[0]["emoji"]["name"] == "cat"
