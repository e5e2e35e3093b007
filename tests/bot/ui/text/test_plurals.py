"""Plurals: no message says "1 games"."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.ui.text.texts import DEFAULT_LOCALE, LOCALES, texts

PLURAL = re.compile(r"\b1 (?:games|moves(?! first)|of the answers lose|minutes|rows)\b")


class Variables(Visitor):
    """Collects the names of a message's variables."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


def messages() -> dict[str, set[str]]:
    """Return the variables of each message that has any."""
    source = (LOCALES / f"{DEFAULT_LOCALE}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, fluent.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return {key: names for key, names in found.items() if names}


@pytest.mark.parametrize(("key", "names"), messages().items())
def test_one_of_a_thing_is_no_plural(key: str, names: set[str]) -> None:
    text = texts().in_locale(DEFAULT_LOCALE)(key, **{name.replace("-", "_"): 1 for name in names})
    assert not PLURAL.search(text), text
