"""Texts: languages load when somebody reads them, and English stands in for what is missing."""

import logging
from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.ui.text.game_names import voice
from bot.ui.text.texts import DEFAULT_LOCALE, Texts, texts
from engine import BOARDS, Level

VOICES = """
talk-easy = Hm.
talk-clever = Aha.
talk-unbeatable = So.
talk-perfect = Thus.
"""

ENGLISH = """
# Comments, also those = with signs, are no messages.
button-resign = Resign
button-accept = Accept
hello = Hello, { $player }!
level-easy = Easy
end-beat = Try { level-easy }, { $player }.
games = { $count ->
    [one] 1 game

   *[other] { $count } games
}
two-lines =
    One
    two
"""


@pytest.fixture
def languages(tmp_path: Path) -> Texts:
    """German is whole in part, Polish has mistakes, French is no text."""
    german = """
        button-resign = Aufgeben
        end-beat = Versuch { level-easy }, { $player }.
        level-easy = { -word }
        -word = Leicht
        games = { $count } Spiele
        two-lines = { "" }
    """
    polish = """
        button-resign = Poddaj się {
        hello = Cześć, { $name }!
        games = { $count ->
            [one] gra
            [few] { $count } gry
           *[many] { $count } gier
        }
    """
    (tmp_path / f"{DEFAULT_LOCALE}.ftl").write_text(ENGLISH, "utf-8")
    for locale, text in (("de", german), ("pl", polish)):
        (tmp_path / f"{locale}.ftl").write_text(text.replace("\n        ", "\n"), "utf-8")
    (tmp_path / "fr.ftl").write_bytes(b"\xff is no text")
    return Texts(tmp_path)


def test_a_language_speaks_with_its_own_messages(languages: Texts) -> None:
    assert languages.locales == ("de", DEFAULT_LOCALE, "fr", "pl")
    german, english = languages.in_locale("de"), languages.in_locale(DEFAULT_LOCALE)
    assert (german.locale, german("button-resign")) == ("de", "Aufgeben")
    assert german("end-beat", player="Ann") == "Versuch Leicht, Ann."
    assert german("level-easy") == "Leicht"
    assert german("two-lines") == ""
    assert languages.in_locale("de") is german
    assert english("two-lines") == "One\ntwo"
    assert [english("games", count=count) for count in (1, 2)] == ["1 game", "2 games"]


def test_plurals_and_numbers_follow_the_language(languages: Texts) -> None:
    polish = languages.in_locale("pl")
    assert [polish("games", count=count) for count in (1, 3, 5)] == ["gra", "3 gry", "5 gier"]
    assert languages.in_locale("de")("games", count=12_345) == "12.345 Spiele"


@pytest.mark.parametrize(
    ("level", "board", "said"),
    [
        (Level.BEGINNER, "3x3", "Hm."),
        (Level.CASUAL, "3x3", "Hm."),
        (Level.CLEVER, "vanishing", "Aha."),
        (Level.UNBEATABLE, "3x3", "So."),
        (Level.UNBEATABLE, "vanishing", "Thus."),
    ],
)
def test_a_level_without_a_voice_speaks_with_a_neighbours(
    level: Level, board: str, said: str, tmp_path: Path
) -> None:
    (tmp_path / "en-US.ftl").write_text(VOICES, encoding="utf-8")
    (tmp_path / "fr.ftl").write_text("talk-easy = Euh.\n", encoding="utf-8")
    english, french = map(Texts(tmp_path).in_locale, ("en-US", "fr"))
    key = voice("talk", level, BOARDS[board], english)
    assert english(key) == said
    assert key == voice("talk", level, BOARDS[board], french)


@pytest.mark.parametrize("unknown", ["xx", "", None])
def test_a_language_without_a_file_is_english(languages: Texts, unknown: str | None) -> None:
    assert languages.in_locale(unknown) is languages.in_locale(DEFAULT_LOCALE)


def test_english_stands_in_for_what_is_missing_or_wrong(
    languages: Texts, caplog: pytest.LogCaptureFixture
) -> None:
    polish = languages.in_locale("pl")
    caplog.set_level(logging.INFO)
    for _ in range(2):
        assert polish("button-accept") == "Accept"
        assert polish("button-resign") == "Resign"
        assert polish("hello", player="Ann") == "Hello, Ann!"
        assert polish("hello", player="Bob") == "Hello, Bob!"
    logged = [(record.levelno, record.getMessage()) for record in caplog.records]
    assert logged == [
        (
            logging.INFO,
            "English stands in for messages of pl, such as button-accept: it is missing",
        )
    ]
    fields = caplog.records[0].args
    assert isinstance(fields, Mapping)
    assert (fields["key"], fields["locale"]) == ("button-accept", "pl")


def test_a_mention_cannot_turn_what_follows_it(tmp_path: Path) -> None:
    (tmp_path / "en-US.ftl").write_text("a = <@{ $id }> · { $name } ± 60\n", "utf-8")
    english = Texts(tmp_path).in_locale("en-US")
    assert english("a", id="1", name="<@2>") == "\u2068<@1>\u2069 · <@2> ± 60"


@pytest.mark.parametrize("locale", texts().locales)
def test_a_no_break_space_stands_between_a_mark_and_its_name(locale: str) -> None:
    words = texts().in_locale(locale)
    players = {"first": "Alice", "first_mark": "❌", "second": "Bob", "second_mark": "🔵"}
    title = words("game-title", **players)
    assert "❌\u00a0Alice" in title
    assert "🔵\u00a0Bob" in title
    assert words("game-title-score", wins=2, losses=1, **players).endswith("Bob\u00a0🔵")


def test_a_language_may_inherit_from_another(tmp_path: Path) -> None:
    (tmp_path / "en-US.ftl").write_text("a = A\nb = B\nc = C\n", "utf-8")
    (tmp_path / "es-ES.ftl").write_text("a = Uno\nb = Dos { a }\n", "utf-8")
    (tmp_path / "es-419.ftl").write_text("a = Un\n", "utf-8")
    latin = Texts(tmp_path).in_locale("es-419")
    assert (latin("a"), latin("b"), latin("c")) == ("Un", "Dos Un", "C")


def test_english_stands_in_for_a_file_that_cannot_be_read(
    languages: Texts, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(2):
        assert languages.in_locale("fr") is languages.in_locale(DEFAULT_LOCALE)
    (record,) = caplog.records
    assert "the words of fr cannot be read: 'utf-8' codec" in record.getMessage()


def test_a_message_that_english_lacks_is_a_fault_of_ours(languages: Texts) -> None:
    with pytest.raises(KeyError, match="no message 'goodbye' in en-US"):
        languages.in_locale("de")("goodbye")
