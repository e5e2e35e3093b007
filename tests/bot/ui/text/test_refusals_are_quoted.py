"""Every refusal has a story: a test quotes its sentence, whole or in good part."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from bot.ui.text.texts import DEFAULT_LOCALE, LOCALES

STORIES = Path(__file__).parent.parent.parent
FEWEST_WORDS = 3
"""How many words are part enough of a sentence."""


def refusals() -> dict[str, list[str]]:
    """What each refusal says, in the pieces between the facts that it names."""
    source = (LOCALES / f"{DEFAULT_LOCALE}.ftl").read_text(encoding="utf-8")
    return {
        entry.id.name: [
            element.value if isinstance(element, fluent.TextElement) else ""
            for element in entry.value.elements
        ]
        for entry in FluentParser().parse(source).body
        if isinstance(entry, fluent.Message)
        and entry.value is not None
        and entry.id.name.startswith("refused-")
    }


def texts_of(file: Path) -> Iterator[str]:
    """Every text in the code of a file."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def quoted_by(text: str) -> list[str]:
    """Return the refusals that a text may be quoted from."""
    return [key for key, pieces in SAID.items() if _is_of(text, pieces)]


def _is_of(text: str, pieces: list[str]) -> bool:
    if len(text.split()) >= FEWEST_WORDS and any(text in piece for piece in pieces):
        return True
    whole = "".join(re.escape(piece) if piece else ".+" for piece in pieces)
    return re.fullmatch(whole, text) is not None


SAID = refusals()
WRITTEN = {text for file in STORIES.rglob("test_*.py") for text in texts_of(file)}
TOLD = [quoted_by(text) for text in WRITTEN if len(text) < 1_000]
"""For each text, whose sentence it is; of several refusals it tells none."""


@pytest.mark.parametrize("refusal", SAID)
def test_a_story_quotes_it(refusal: str) -> None:
    assert [refusal] in TOLD, (
        f"no story quotes {' … '.join(SAID[refusal])!r}, or only in words that others have too"
    )
