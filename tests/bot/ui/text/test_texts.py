"""Words: every language is complete, every message is used, no Discord limit is broken."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.ui.text.texts import DEFAULT_LOCALE, LOCALES, Texts, texts

FILES = sorted(LOCALES.glob("*.ftl"))
UI = Path(LOCALES).parent.parent


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """Each key of a file with the variables that its message takes."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


ENGLISH = messages(LOCALES / f"{DEFAULT_LOCALE}.ftl")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_language_has_the_same_messages(file: Path) -> None:
    assert messages(file) == ENGLISH


@pytest.mark.parametrize("locale", [file.stem for file in FILES])
def test_lengths_stay_within_limits(locale: str) -> None:
    words = texts().in_locale(locale)
    for key, variables in ENGLISH.items():
        text = words(key, **{name.replace("-", "_"): "x" * 32 for name in variables})
        if key.startswith(("command-", "option-", "choice-", "level-", "board-")):
            assert len(text) <= 100, key
        if key.startswith("button-"):
            assert len(text) <= 80, key
        assert len(text) <= 4_000, key


def test_a_language_is_read_when_it_is_needed_and_english_stands_in(tmp_path: Path) -> None:
    english = (LOCALES / f"{DEFAULT_LOCALE}.ftl").read_text(encoding="utf-8")
    (tmp_path / f"{DEFAULT_LOCALE}.ftl").write_text(english, encoding="utf-8")
    (tmp_path / "de.ftl").write_text("button-resign = Aufgeben", encoding="utf-8")
    (tmp_path / "fr.ftl").write_bytes(b"\xff is no text")
    languages = Texts(tmp_path)
    assert languages.locales == ("de", "en-US", "fr")
    german = languages.in_locale("de")
    assert german.locale == "de"
    assert german("button-resign") == "Aufgeben"
    assert german("button-accept") == "Accept"
    assert languages.in_locale("de") is german
    for unknown in ("xx", "", None):
        assert languages.in_locale(unknown).locale == DEFAULT_LOCALE
    with pytest.raises(KeyError):
        german("no-such-message")
