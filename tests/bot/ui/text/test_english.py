"""English: one voice in all of its messages, since every other language is translated from it."""

import re

from fluent.syntax.serializer import serialize_pattern

from bot.ui.text.texts import DEFAULT_LOCALE, INHERITS
from tests.bot.ui.text.fluent_files import own_messages

STIFF = re.compile(
    r"\b(can|do|does|did|is|are|was|has|have|will|would) ?not\b|\b[Ii]t is\b|\b[Yy]ou are\b"
    r"|\b[Tt]here is\b|\bI am\b| …"
)
"""What is said with a contraction, and an ellipsis that stands apart."""

ORDER = re.compile(r"(command|option|choice)-")
LONGEST_BUTTON = 22
"""Characters: two such buttons stand on one line of a telephone."""


def sources(locale: str) -> dict[str, str]:
    """Return the messages of a file as they stand there, by their keys."""
    found = own_messages(locale).items()
    return {key: serialize_pattern(each.value).strip() for key, each in found if each.value}


def test_english_has_contractions_and_closes_up_what_is_left_out() -> None:
    assert [key for key, text in sources(DEFAULT_LOCALE).items() if STIFF.search(text)] == []


def test_commands_call_the_bot_by_its_name() -> None:
    texts = sources(DEFAULT_LOCALE).items()
    assert [
        key for key, text in texts if ORDER.match(key) and re.search(r"\bthe bot\b", text)
    ] == []


def test_buttons_are_short() -> None:
    texts = sources(DEFAULT_LOCALE).items()
    buttons = {key: text for key, text in texts if key.startswith("button-") and "{" not in text}
    assert {key for key, text in buttons.items() if len(text) > LONGEST_BUTTON} == set()


def test_a_variety_of_english_says_only_what_differs() -> None:
    english = sources(DEFAULT_LOCALE)
    for locale, parent in INHERITS.items():
        if parent == DEFAULT_LOCALE:
            same = {key for key, text in sources(locale).items() if english[key] == text}
            assert same == set(), locale
