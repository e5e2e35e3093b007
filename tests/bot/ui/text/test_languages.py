"""Languages: what a file translates says all that English says, to the same places.

Each rule is one test over all languages. What is missing or outdated is listed by `make words`, and
refused by a release.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache

import pytest
from babel import Locale
from fluent.syntax import ast

from bot.ui.text.texts import DEFAULT_LOCALE, INHERITS, LOCALES, texts
from playground.checks.commands import LOCALES as OF_DISCORD
from tests.bot.ui.text.fluent_files import (
    arguments,
    current,
    messages,
    nodes,
    ratings,
    selects,
    variables,
    variant_keys,
)

ENGLISH = messages(DEFAULT_LOCALE)
VARIABLES = {key: variables(message) for key, message in ENGLISH.items()}
COUNTS = {key: {name for name, _ in selects(message)} for key, message in ENGLISH.items()}
"""The variables of each message that are numbers and change its text."""

SAMPLES = (1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 100, 101, 121)
"""Numbers that differ in some language. 0 is asked for only where English has a text for it."""

SINGULAR_AFTER_NUMBERS = {"hu", "tr"}
"""Languages that say "2 game", so that one needs no form of its own."""

MARKUP = re.compile(r"<[@#][^>]*>|\]\([^)]*\)|`[^`]*`|\*\*|\n|^#+ |^-# ", re.MULTILINE)
"""What Discord reads: mentions, links, code such as commands, bold, lines and headings."""

RATINGS = {key: ratings(message) for key, message in ENGLISH.items()}
"""The variables of each message that are ratings: numbers that are never grouped."""

A_RATING = 70_001
"""Ratings stand for themselves in formatted texts; more than one in a message count up."""

SHOWN = re.compile(r"⟨[^⟩]*⟩|7000[0-9]")
"""A variable that does not change the text, in a formatted text."""

LIMITS = {
    "menu-": 32,
    "form-": 45,
    "button-": 34,  # Discord advises so; `make words` lists those over 24.
    **dict.fromkeys(("command-", "option-", "choice-", "level-", "board-"), 100),
    "form-emoji-hint": 100,
    **dict.fromkeys(("theme-", "style-", "remains-", "numbering-", "pings-", "challenges-"), 100),
    **dict.fromkeys(("language-auto", "most-live", "pause-none"), 100),
    **dict.fromkeys(("channels-all", "roles-all", "unrated-none"), 150),
    **dict.fromkeys(("more-choices",), 150),
}
"""Most characters of messages whose keys begin so; the rest of a message has room for 4,000."""

HINTS = ("win", "draw", "loss", "unknown")

MESSAGES = {locale: texts().messages(locale) for locale in texts().locales}


def formatted(locale: str, key: str, **values: str | int) -> str:
    """Format a message without English to stand in; variables are `⟨name⟩` unless given."""
    names = {name.replace("-", "_"): f"⟨{name}⟩" for name in VARIABLES[key]}
    points = {name: A_RATING + nth for nth, name in enumerate(sorted(RATINGS[key]))}
    return MESSAGES[locale].format(key, {**names, **values, **points})


def test_files_are_named_as_discord_names_locales() -> None:
    assert set(texts().locales) == OF_DISCORD - {"ar", "he"}
    for locale in texts().locales:
        assert Locale.parse(locale, sep="-").language == locale.split("-")[0]


def translated() -> Iterator[tuple[str, str, ast.Message]]:
    """Yield the messages of each language that are translated from the English as it is."""
    for locale in texts().locales:
        for key, message in current(locale).items():
            yield locale, key, message


def test_no_file_has_messages_that_nothing_asks_for() -> None:
    unasked = {locale: messages(locale).keys() - ENGLISH.keys() for locale in texts().locales}
    assert {locale: keys for locale, keys in unasked.items() if keys} == {}


def test_every_message_can_be_formatted() -> None:
    """What a message refers to is in its file, and it is no blank."""
    problems = []
    for locale, key, _ in translated():
        try:
            if not formatted(locale, key, **arguments(COUNTS[key], 2)).strip():
                problems.append(f"{locale} {key}: blank")
        except LookupError as error:
            problems.append(f"{locale} {key}: {error}")
    assert not problems, "\n".join(problems)


@cache
def samples() -> Mapping[tuple[str, str], list[tuple[dict[str, str | int], str]]]:
    """Return, by key and counted variable, the arguments of each text that differs in English."""
    found = {}
    for key, counts in COUNTS.items():
        for name in counts or {""}:
            differing: dict[str, dict[str, str | int]] = {}
            zero = (0,) if (name, "0") in numbers(ENGLISH[key]) else ()
            for number in (*zero, *SAMPLES) if name else SAMPLES[:1]:
                values = arguments(counts - {name}, 7) | arguments(counts & {name}, number)
                differing.setdefault(formatted(DEFAULT_LOCALE, key, **values), values)
            found[key, name] = [(values, text) for text, values in differing.items()]
    return found


def test_a_message_says_what_the_english_one_says() -> None:
    """For every number it shows the same variables, mentions, links, commands and lines.

    Different numbers make different texts: a Russian "one" is 21 as well.
    """
    problems = []
    counted = [(*each[:2], name) for each in translated() for name in COUNTS[each[1]] or {""}]
    for locale, key, name in counted:
        differing = samples()[key, name]
        seen: dict[str, object] = {}
        for values, english in differing:
            theirs, number = formatted(locale, key, **values), values.get(name.replace("-", "_"))
            at = f"{locale} {key}" + ("" if number is None else f": {name} = {number}")
            if theirs in seen:
                problems.append(f"{at}: the same text as for {seen[theirs]}")
            seen[theirs] = number
            if missing := {*SHOWN.findall(english)} - {*SHOWN.findall(theirs)}:
                problems.append(f"{at}: does not show {missing}")
            wanted, found = Counter(MARKUP.findall(english)), Counter(MARKUP.findall(theirs))
            if wanted != found:
                problems.append(
                    f"{at}: lacks {[*wanted - found]}, should not have {[*found - wanted]}"
                )
    assert not problems, "\n".join(problems)


@cache
def plural_forms(locale: str) -> set[str]:
    """Return the forms that numbers have in a language, besides "other"."""
    plural_form = Locale.parse(locale, sep="-").plural_form
    forms = {plural_form(number) for number in range(201)} - {"other"}
    return forms - ({"one"} if locale in SINGULAR_AFTER_NUMBERS else set())


def test_selections_have_every_form_of_the_language() -> None:
    """Each that goes by plurals has a variant for every form that numbers have there."""
    problems = []
    for locale, key, message in translated():
        forms = plural_forms(locale)
        english = list(selects(ENGLISH[key]))
        plural = {name for name, select in english if "one" in variant_keys(select)}
        for name, select in selects(message):
            (default,) = [each for each in select.variants if each.default]
            if not isinstance(default.key, ast.Identifier) or default.key.name != "other":
                problems.append(f"{locale} {key}: *[other] should be the default of {name}")
            if name in plural and (missing := forms - variant_keys(select)):
                problems.append(f"{locale} {key}: {name} has no {missing}")
        if missing_numbers := numbers(ENGLISH[key]) - numbers(message):
            problems.append(f"{locale} {key}: no variants for {missing_numbers}")
    assert not problems, "\n".join(problems)


def numbers(message: ast.Message) -> set[tuple[str, str]]:
    """Return the exact numbers that a message has variants for: ("moves", "0")."""
    return {
        (name, number)
        for name, select in selects(message)
        for number in variant_keys(select)
        if number.isdigit()
    }


def test_ratings_are_never_grouped() -> None:
    for locale, key, message in translated():
        assert ratings(message) == RATINGS[key], f"{locale} {key}: NUMBER($…, useGrouping: 0)"


@pytest.mark.parametrize(
    ("locale", "small", "large"),
    [
        ("en-US", "1,534", "15,340"),
        ("de", "1.534", "15.340"),
        ("es-ES", "1534", "15.340"),
        ("es-419", "1,534", "15,340"),
        ("pl", "1534", "15\xa0340"),
        ("hi", "1,534", "15,340"),
    ],
)
def test_numbers_are_grouped_as_the_language_does(locale: str, small: str, large: str) -> None:
    assert small in formatted(locale, "own-place", place=1, total=1_534)
    assert large in formatted(locale, "own-place", place=1, total=15_340)


def test_signs_of_hints_are_as_wide_as_the_marks_beside_them() -> None:
    """They stand in a block of code, whose letters are equally wide in these scripts alone."""
    problems = []
    for locale in texts().locales:
        signs = [formatted(locale, f"hint-letter-{each}") for each in HINTS]
        scripts = {unicodedata.name(sign).split()[0] for sign in "".join(signs) if sign != "?"}
        if not scripts <= {"LATIN", "GREEK", "CYRILLIC"} or {*map(len, signs)} != {1}:
            problems.append(f"{locale}: {signs} are not one narrow letter each")
        if len({*signs} - {"x", "o"}) < len(signs):
            problems.append(f"{locale}: {signs} are not all different, or like a mark")
    assert not problems, "\n".join(problems)


def test_command_texts_are_plain() -> None:
    """They are read from every file at each start, too often for parsing."""
    for locale, key, message in translated():
        if key.startswith(("command-", "option-", "choice-", "menu-", "level-", "board-")):
            is_plain = not any(isinstance(node, ast.Placeable) for node in nodes(message))
            assert is_plain, (locale, key)
            assert "\n" not in formatted(locale, key), (locale, key)


def test_texts_fit_where_discord_shows_them() -> None:
    problems = []
    for locale, key, _ in translated():
        value = "x" * (12 if key.startswith("button-") else 32)  # Those of buttons: levels, cells.
        length = len(formatted(locale, key, **arguments(VARIABLES[key], value)))
        most = max((LIMITS[start] for start in LIMITS if key.startswith(start)), default=4_000)
        if length > most:
            problems.append(f"{locale} {key}: {length} characters, at most {most}")
    assert not problems, "\n".join(problems)


def test_the_glossary_says_what_the_files_say() -> None:
    page = (LOCALES.parents[2] / "docs" / "translating.md").read_text("utf-8")
    terms = [
        (locale, word)
        for locale, words in re.findall(
            r"^\| ([a-z]{2}(?:-[A-Z0-9]+)?) \| (.*) \|$", page, re.MULTILINE
        )
        for word in words.split(" | ")
        if "](" not in words
    ]
    assert len(terms) == 15 * (len(texts().locales) - 2)
    problems = []
    for locale, word in terms:
        files = (locale, INHERITS.get(locale, locale))
        text = "".join((LOCALES / f"{each}.ftl").read_text("utf-8") for each in files)
        if word.casefold() not in text.casefold():
            problems.append(f"{locale} has no {word!r}: the glossary or the file is to be changed")
    assert not problems, "\n".join(problems)
