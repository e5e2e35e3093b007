"""Languages: each file says all that the English one says, to the same places."""

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache

from babel import Locale
from fluent.syntax import ast

from bot.ui.text.texts import DEFAULT_LOCALE, LOCALES, Messages, texts
from playground.checks.commands import LOCALES as OF_DISCORD
from tests.bot.ui.text.fluent_files import (
    arguments,
    messages,
    nodes,
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

SHOWN = re.compile(r"⟨[^⟩]*⟩")
"""A variable that is no number, in a formatted text."""

LIMITS = {
    "menu-": 32,
    "form-": 45,
    "button-": 80,
    **dict.fromkeys(("command-", "option-", "choice-", "level-", "board-"), 100),
    **dict.fromkeys(("form-clock-hint", "form-emoji-hint"), 100),
    **dict.fromkeys(("theme-", "style-", "remains-", "numbering-", "pings-", "challenges-"), 100),
    **dict.fromkeys(("language-auto", "most-live", "pause-none"), 100),
    **dict.fromkeys(("channels-all", "roles-all", "unrated-none"), 150),
    **dict.fromkeys(("more-choices", "history-open"), 150),
}
"""Most characters of messages whose keys begin so; the rest of a message has room for 4,000."""

MESSAGES = {
    locale: Messages((LOCALES / f"{locale}.ftl").read_text("utf-8"), locale)
    for locale in texts().locales
}


def formatted(locale: str, key: str, **values: str | int) -> str:
    """Format a message without English to stand in; variables are `⟨name⟩` unless given."""
    names = {name.replace("-", "_"): f"⟨{name}⟩" for name in VARIABLES[key]}
    return MESSAGES[locale].format(key, {**names, **values})


def test_files_are_named_as_discord_names_locales() -> None:
    assert set(texts().locales) == OF_DISCORD - {"ar", "he"}
    for locale in texts().locales:
        assert Locale.parse(locale, sep="-").language == locale.split("-")[0]


def test_every_message_is_there_with_its_variables(locale: str) -> None:
    theirs = messages(locale)
    assert theirs.keys() - ENGLISH.keys() == set(), "messages that nothing asks for"
    assert ENGLISH.keys() - theirs.keys() == set(), "messages that are missing"
    wrong = {
        key: different
        for key, names in VARIABLES.items()
        if (different := names ^ variables(theirs[key]))
    }
    assert wrong == {}, "variables that are too many or missing"


def test_every_message_can_be_formatted(locale: str) -> None:
    """What a message refers to is in its file, and it is no blank."""
    problems = []
    for key in ENGLISH:
        try:
            if not formatted(locale, key, **arguments(COUNTS[key], 2)).strip():
                problems.append(f"{key}: blank")
        except LookupError as error:
            problems.append(f"{key}: {error}")
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


def test_a_message_says_what_the_english_one_says(locale: str) -> None:
    """For every number it shows the same variables, mentions, links, commands and lines.

    Different numbers make different texts: a Russian "one" is 21 as well.
    """
    problems = []
    for (key, name), differing in samples().items():
        seen: dict[str, object] = {}
        for values, english in differing:
            theirs, number = formatted(locale, key, **values), values.get(name.replace("-", "_"))
            at = key if number is None else f"{key}: {name} = {number}"
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


def test_selections_have_every_form_of_the_language(locale: str) -> None:
    """Each that goes by plurals has a variant for every form that numbers have there."""
    plural_form = Locale.parse(locale, sep="-").plural_form
    forms = {plural_form(number) for number in range(201)} - {"other"}
    forms -= {"one"} if locale in SINGULAR_AFTER_NUMBERS else set()
    problems = []
    for key, message in messages(locale).items():
        english = list(selects(ENGLISH[key]))
        plural = {name for name, select in english if "one" in variant_keys(select)}
        for name, select in selects(message):
            (default,) = [each for each in select.variants if each.default]
            if not isinstance(default.key, ast.Identifier) or default.key.name != "other":
                problems.append(f"{key}: *[other] should be the default of {name}")
            if name in plural and (missing := forms - variant_keys(select)):
                problems.append(f"{key}: {name} has no {missing}")
        if missing_numbers := numbers(ENGLISH[key]) - numbers(message):
            problems.append(f"{key}: no variants for {missing_numbers}")
    assert not problems, "\n".join(problems)


def numbers(message: ast.Message) -> set[tuple[str, str]]:
    """Return the exact numbers that a message has variants for: ("moves", "0")."""
    return {
        (name, number)
        for name, select in selects(message)
        for number in variant_keys(select)
        if number.isdigit()
    }


def test_command_texts_are_plain(locale: str) -> None:
    """They are read from every file at each start, too often for parsing."""
    for key, message in messages(locale).items():
        if key.startswith(("command-", "option-", "choice-", "menu-", "level-", "board-")):
            assert not any(isinstance(node, ast.Placeable) for node in nodes(message)), key
            assert "\n" not in formatted(locale, key), key


def test_texts_fit_where_discord_shows_them(locale: str) -> None:
    problems = []
    for key, names in VARIABLES.items():
        length = len(formatted(locale, key, **arguments(names, "x" * 32)))
        most = max((LIMITS[start] for start in LIMITS if key.startswith(start)), default=4_000)
        if length > most:
            problems.append(f"{key}: {length} characters, at most {most}")
    assert not problems, "\n".join(problems)
