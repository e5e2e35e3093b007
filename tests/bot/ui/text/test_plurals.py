"""Plurals: no message says "1 games"."""

import re

from bot.ui.text.texts import DEFAULT_LOCALE, texts
from tests.bot.ui.text.fluent_files import arguments, messages, variables

PLURAL = re.compile(r"\b1 (?:games|moves(?! first)|of the answers lose|minutes|rows)\b")


def test_one_of_a_thing_is_no_plural() -> None:
    words = texts().in_locale(DEFAULT_LOCALE)
    for key, message in messages(DEFAULT_LOCALE).items():
        text = words(key, **arguments(variables(message), 1))
        assert not PLURAL.search(text), text
