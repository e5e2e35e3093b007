"""Validation of application commands."""

import unicodedata
from collections.abc import Iterable

from ..records import Json
from .forms import Form, Path

LOCALES = frozenset(
    (
        *("id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu"),
        *("nl", "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg"),
        *("ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko", "ar", "he"),
    )
)
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(
    1, 12
)
SLASH, ON_USER, ON_MESSAGE = 1, 2, 3
MOST_TEXT = 8000
"""Characters of all names, descriptions and values of one command, in its longest language."""
MOST_COMMANDS = {SLASH: 100, ON_USER: 15, ON_MESSAGE: 15}


def check_command(form: Form, command: Json, path: Path = ()) -> None:
    """Check one command as it is about to be registered."""
    kind = form.choice(command, "type", path, (SLASH, ON_USER, ON_MESSAGE, 4)) or SLASH
    _name(form, command, path, free_text=kind != SLASH)
    if kind == SLASH:
        _description(form, command, path)
        _options(form, command, path, deep=0)
    elif command.get("description"):
        form.add_error(
            (*path, "description"),
            "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED",
            "Context menu commands cannot have descriptions",
        )
    elif command.get("options"):
        form.add_error(
            (*path, "options"),
            "APPLICATION_COMMAND_OPTIONS_NOT_ALLOWED",
            "Context menu commands cannot have options",
        )
    for key, most in (("contexts", 2), ("integration_types", 1)):
        for index, value in enumerate(form.items(command, key, path) or []):
            if value not in range(most + 1):
                listed = ", ".join(map(str, range(most + 1)))
                form.add_error(
                    (*path, key, index), "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}."
                )
    if form.valid and _text_length(command) > MOST_TEXT:
        form.add_error(
            path,
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({MOST_TEXT})",
        )


def check_all(form: Form, commands: list[object]) -> list[Json]:
    """Check a whole set of commands, which must not share names, and return them."""
    seen: set[tuple[str, str]] = set()
    found: list[Json] = []
    for index, entry in enumerate(commands):
        command = form.mapping(entry, (index,))
        if command is None:
            continue
        check_command(form, command, (index,))
        key = (str(command.get("type") or SLASH), str(command.get("name")))
        if key in seen:
            form.add_error(
                (index, "name"),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
        seen.add(key)
        found.append(command)
    return found


def _name(form: Form, holder: Json, path: Path, *, free_text: bool = False) -> None:
    name = form.string(holder, "name", path, 1, 32, required=True)
    if name and not free_text and not is_command_name(name):
        _bad_name(form, (*path, "name"))
    for locale, text in _localizations(form, holder, "name_localizations", path, 32):
        if not free_text and not is_command_name(text):
            _bad_name(form, (*path, "name_localizations", locale))


def _bad_name(form: Form, path: Path) -> None:
    form.add_error(
        path,
        "APPLICATION_COMMAND_INVALID_NAME",
        "Command name is invalid",
    )


def is_command_name(name: str) -> bool:
    """Return whether a text can be a slash command's or option's name: lower case, no spaces."""
    return (
        1 <= len(name) <= 32
        and name == name.lower()
        and all(
            letter in "-_'" or unicodedata.category(letter)[0] in "LN" or _is_joined(letter)
            for letter in name
        )
    )


def _is_joined(letter: str) -> bool:
    """Return whether a sign belongs to the Devanagari or Thai script."""
    return "\u0900" <= letter <= "\u097f" or "\u0e00" <= letter <= "\u0e7f"


def _description(form: Form, holder: Json, path: Path) -> None:
    form.string(holder, "description", path, 1, 100, required=True)
    _localizations(form, holder, "description_localizations", path, 100)


def _localizations(
    form: Form, holder: Json, key: str, path: Path, most: int
) -> Iterable[tuple[str, str]]:
    if holder.get(key) is None:
        return []
    here = (*path, key)
    texts = form.mapping(holder[key], here) or {}
    found = []
    for locale, given in texts.items():
        if locale not in LOCALES:
            form.add_error(
                (*here, locale), "ENUM_TYPE_COERCE", f'Value "{locale}" is not a locale.'
            )
        elif isinstance(given, str) and given.strip() and len(given) <= most:
            found.append((locale, given))  # Of thousands, so only what is wrong is checked in full.
        elif text := form.string(texts, locale, here, 1, most):
            found.append((locale, text))
    return found


def _options(form: Form, holder: Json, path: Path, deep: int) -> None:
    options = form.items(holder, "options", path, 0, 25) or []
    names: set[str] = set()
    optional = False
    given = [each.get("type") for each in options if isinstance(each, dict)]
    kinds = {each for each in given if isinstance(each, int)}
    if kinds & {SUBCOMMAND, GROUP} and kinds - {SUBCOMMAND, GROUP}:
        form.add_error(
            (*path, "options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-commands and sub-command group option types are mutually exclusive to other types",
        )
    for index, entry in enumerate(options):
        here = (*path, "options", index)
        option = form.mapping(entry, here)
        if option is None:
            continue
        _option(form, option, here, deep)
        if str(option.get("name")) in names:
            form.add_error(
                (*path, "options"),
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                "Option name already exists",
            )
        names.add(str(option.get("name")))
        if option.get("required") and optional:
            form.add_error(
                (*here, "required"),
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional |= not option.get("required") and option.get("type") not in (SUBCOMMAND, GROUP)


def _option(form: Form, option: Json, path: Path, deep: int) -> None:
    kinds = tuple(range(1 if deep < 2 else 3, 12))
    kind = form.choice(option, "type", path, kinds, required=True)
    _name(form, option, path)
    _description(form, option, path)
    if kind in (SUBCOMMAND, GROUP):
        if kind == GROUP and deep:
            form.add_error(
                (*path, "type"), "BASE_TYPE_CHOICES", "Groups cannot be placed within groups"
            )
            return
        _options(form, option, path, 2 if kind == SUBCOMMAND else 1)
    elif kind in (STRING, INTEGER, NUMBER):
        _choices(form, option, path, kind)
        if kind == STRING:
            form.integer(option, "min_length", path, 0, 6000)
            form.integer(option, "max_length", path, 1, 6000)


def _choices(form: Form, option: Json, path: Path, kind: int) -> None:
    choices = form.items(option, "choices", path, 0, 25)
    if choices and option.get("autocomplete"):
        form.add_error(
            (*path, "autocomplete"),
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_WITH_CHOICES",
            "Options with choices cannot be autocompleted",
        )
    names: set[str] = set()
    for index, entry in enumerate(choices or []):
        here = (*path, "choices", index)
        choice = form.mapping(entry, here)
        if choice is None:
            continue
        form.string(choice, "name", here, 1, 100, required=True)
        _localizations(form, choice, "name_localizations", here, 100)
        if str(choice.get("name")) in names:
            form.add_error(
                (*path, "choices"),
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS",
                "Option choice name already exists",
            )
        names.add(str(choice.get("name")))
        if kind == STRING:
            form.string(choice, "value", here, 1, 100, required=True)
        elif kind == INTEGER:
            form.integer(choice, "value", here, required=True)
        elif isinstance(choice.get("value"), bool) or not isinstance(
            choice.get("value"), int | float
        ):
            form.add_error((*here, "value"), "NUMBER_TYPE_COERCE", "Value is not a number.")


def _text_length(command: Json) -> int:
    return sum(
        _longest(each, key)
        for each in _nested(command)
        for key in ("name", "description", "value")
        if isinstance(each.get(key), str)
    )


def _longest(holder: Json, key: str) -> int:
    translations = holder.get(f"{key}_localizations")
    texts = translations.values() if isinstance(translations, dict) else ()
    return max(len(holder[key]), *(len(each) for each in texts if isinstance(each, str)), 0)


def _nested(holder: Json) -> Iterable[Json]:
    yield holder
    for key in ("options", "choices"):
        for each in holder.get(key) or []:
            if isinstance(each, dict):
                yield from _nested(each)
