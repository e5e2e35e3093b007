"""Words: every language is complete, every message is used, no Discord limit is broken."""

import re
from collections.abc import Collection, Mapping
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.model import GridStyle, Remains
from bot.ui.cards.game import NOBODY_WON
from bot.ui.cards.help import FACTS, NOTES, SECTIONS
from bot.ui.cards.permissions import MESSAGE_KEYS
from bot.ui.custom_ids import Section, Setting, SettingForm
from bot.ui.text.texts import DEFAULT_LOCALE, LOCALES, Texts, texts
from bot.ui.text.themes import THEMES
from engine import BOARDS, Level, Numbering, ReasonKind, Value

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


LITERAL = re.compile(r'["\']([a-z0-9]+(?:-[a-z0-9]+)*)["\']')
STEM = re.compile(r'f["\']([a-z]+(?:-[a-z]+)*)-\{')

BUILT: Mapping[str, Collection[str]] = {
    "board": BOARDS,
    "button": ("first", "back", "next", "last"),
    "button-ask": [form.name.lower() for form in SettingForm],
    "button-section": [section.name.lower() for section in Section],
    "form": ("clock-title", "emoji-title"),
    "form-emoji": ("x-label", "o-label"),
    "game": NOBODY_WON.values(),
    "help": (*SECTIONS, *NOTES.values(), *FACTS),
    "help-on": [command for section in SECTIONS.values() for command in section],
    "hint": [*Value, "unknown"],
    "hint-letter": [*Value, "unknown"],
    "history": ("won", "lost", "drawn", "unfinished", "stopped"),
    "history-title": ("server", "anywhere"),
    "level": [*Level],
    "mistake": ("win-draw", "win-loss", "draw-loss"),
    "numbering": [numbering.value for numbering in Numbering],
    "permission": [key + why for key in MESSAGE_KEYS.values() for why in ("", "-why")],
    "reason": [*(kind.replace("_", "-") for kind in ReasonKind), "sets-many-traps"],
    "remains": [*Remains],
    "settings": [setting.key for setting in Setting],
    "style": ("server", *GridStyle),
    "theme": (*THEMES, "own"),
}
"""The keys that code builds from a stem and one of these ends; those of refusals are checked
with their errors."""


def test_every_message_is_used_and_every_one_used_is_there() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in UI.rglob("*.py"))
    assert set(STEM.findall(code)) - {"refused"} == BUILT.keys()
    built = {f"{stem}-{end}" for stem, ends in BUILT.items() for end in ends}
    assert built <= ENGLISH.keys()
    unused = ENGLISH.keys() - built - set(LITERAL.findall(code))
    assert {key for key in unused if not key.startswith("refused-")} == set()


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
