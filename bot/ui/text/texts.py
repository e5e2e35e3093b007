"""Texts: a message key and a locale become a sentence. Messages stand in `bot/ui/locales/`."""

import logging
import re
from collections.abc import Callable, Mapping
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

LOCALES = Path(__file__).parent.parent / "locales"
DEFAULT_LOCALE = "en-US"

INHERITS = {"en-GB": "en-US", "es-419": "es-ES"}
"""Languages whose files hold only what differs from another: a few messages, a quarter of them."""

GROUPED_FROM_FIVE_DIGITS = frozenset({"bg", "es-ES", "hu", "it", "pl"})
"""Where one writes 1534 and 15.340: minimumGroupingDigits in CLDR 48, which Babel does not know."""

CACHED_MESSAGES = 5_000
"""How many formatted messages are cached, of all languages together."""

_ENTRY = re.compile(r"\n(?=[A-Za-z#-])")
"""Where an entry of a Fluent file begins: its further lines begin with a space or a brace."""

_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""Another message, or a term, in the text of a message: `{ level-easy }`."""

_MENTION = re.compile(r"<[@#]\{[^}]*\}>")
"""A mention in the text of a message: `<@{ $user-id }>`. Discord shows a name there."""

_BESIDE_NAME = re.compile(r"(?<=mark \}) (?=[*¡]*\{)|(?<=second \}) (?=\{ \$second-mark)")
"""The space between a mark and a name in the text of a message: a line does not break there."""

_COMMAND = re.compile(r"`/ttt ([a-z]+)`")
"""A command in the text of a message: a person can click its mention."""

_ISOLATED = "\u2068\\g<0>\u2069"
"""A right-to-left name would turn the numbers behind it; see `names.py` for those we write."""

_PLAIN = re.compile(r"[^=]*= *([^\s{}][^{}\n]*?)\s*")
"""An entry of one line without variables, which stands for itself."""


def cached(most: int | None = None) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Cache up to `most` results of a function, like `lru_cache`, but typed as the function is."""
    decorate: Any = lru_cache(most)
    return decorate  # type: ignore[no-any-return]  # A wrapper of any arguments.


def entries_of(source: str) -> dict[str, str]:
    """Return the entries of a Fluent file by their keys: messages, and comments under odd ones."""
    return {entry.partition("=")[0].strip(): entry for entry in _ENTRY.split(source)}


class Messages:
    """The messages of a language, by their keys as `entries_of` reads them.

    Each is parsed when it is first asked for, unless it is plain text.

    Parsing all of them takes 50 ms and 0.8 MiB, Babel's data about the language another 1 MiB.
    """

    def __init__(self, entries: Mapping[str, str], locale: str) -> None:
        self._locale = locale
        self._entries = {**entries}
        self._keys = frozenset(entries)

    def __contains__(self, key: str) -> bool:
        return key in self._keys

    def format(self, key: str, variables: Mapping[str, str | int]) -> str:
        """Format a message. Raises LookupError if it is missing, or lacks a variable."""
        if plain := _PLAIN.fullmatch(self._entries.get(key, "")):
            return plain[1]
        if key not in self._keys:  # Asking the bundle would load Babel's data for nothing.
            raise LookupError("it is missing")
        unparsed = [key]
        while unparsed:
            if (entry := self._entries.pop(unparsed.pop(), None)) is not None:
                entry = _BESIDE_NAME.sub("\u00a0", _MENTION.sub(_ISOLATED, entry))
                self._bundle.add_resource(FluentResource(entry))
                unparsed += _REFERENCE.findall(entry)
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        if message is None or message.value is None:
            raise LookupError("it is missing")
        arguments = {
            name.replace("_", "-"): self._number(value) if isinstance(value, int) else value
            for name, value in variables.items()
        }
        text, errors = self._bundle.format_pattern(message.value, arguments)
        if errors:
            raise LookupError(*errors)
        return str(text)

    def _number(self, value: int) -> object:
        if self._locale in GROUPED_FROM_FIVE_DIGITS and abs(value) < 10_000:
            return fluent_number(value, useGrouping=False)
        return value

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Fluent's invisible direction marks around variables would break links and mentions; names
        # get theirs in `names.py`.
        return FluentBundle([self._locale], use_isolating=False)


class Words:
    """The messages of one language; those of `default` stand in for any that is missing.

    `words("game-won", player="Alice")` formats the message of that key with its variables; write
    `first_mark=…` for a variable `$first-mark`. `command_id` is Discord's id of `/ttt`, with which
    commands can be clicked.
    """

    def __init__(
        self,
        locale: str,
        messages: Messages,
        default: "Words | None" = None,
        command_id: int = 0,
    ) -> None:
        self.locale = locale
        self._command_id = command_id
        self._messages = messages
        self._default = default
        self._is_incomplete = False

    def format(self, key: str, **variables: str | int) -> str:
        """Format a message that is needed once: the cache would keep its language in memory."""
        try:
            return self._clickable(self._messages.format(key, variables))
        except LookupError as error:
            if self._default is None:
                raise KeyError(f"no message {key!r} in {self.locale}: {error}") from error
            if not self._is_incomplete:
                self._is_incomplete = True  # One line for a language: it may lack a hundred.
                fields = {"key": key, "locale": self.locale, "error": error}
                log.info(
                    "English stands in for messages of %(locale)s, such as %(key)s: %(error)s",
                    fields,
                )
            return self._default.format(key, **variables)

    # Most of a board repeats with every move, and formatting costs 20 µs a message.
    __call__ = cached(CACHED_MESSAGES)(format)

    def has(self, key: str) -> bool:
        """Return whether there is a message of a key, in this language or in `default`."""
        return key in self._messages or (self._default is not None and self._default.has(key))

    def command(self, name: str) -> str:
        """Return a command as a text mentions it."""
        return self._clickable(f"`/ttt {name}`")

    @cached_property
    def babel_locale(self) -> Locale:
        """What Babel knows about the language: units of time, names of languages."""
        return Locale.parse(self.locale, sep="-")

    def _clickable(self, text: str) -> str:
        return _COMMAND.sub(rf"</ttt \1:{self._command_id}>", text) if self._command_id else text


class Texts:
    """Every language that has a file in a folder; each is loaded when it is first needed."""

    def __init__(self, folder: Path = LOCALES) -> None:
        self._files = {file.stem: file for file in sorted(folder.glob("*.ftl"))}
        self.messages = cached()(self._read)
        """Returns the messages of a language, its own and those that it inherits.

        Raises OSError or UnicodeError.
        """
        self.in_locale = cached()(self._words)
        """Returns the words of a locale; American English stands in for what is missing.

        With Discord's id of `/ttt` after it, commands can be clicked.
        """

    def add(self, file: Path) -> None:
        """Add a language that stands in another folder, before anybody has read it."""
        self._files[file.stem] = file

    @property
    def locales(self) -> tuple[str, ...]:
        return tuple(self._files)

    def for_once(self, locale: str) -> Words:
        """Return the words of a locale without keeping its messages in memory."""
        return self._words(locale, read=self._read)

    def _words(
        self,
        locale: str | None,
        *command_id: int,
        read: Callable[[str], Messages] | None = None,
    ) -> Words:
        if locale is None or locale not in self._files:
            return self.in_locale(DEFAULT_LOCALE, *command_id)
        default = None if locale == DEFAULT_LOCALE else self.in_locale(DEFAULT_LOCALE, *command_id)
        try:
            messages = (read or self.messages)(locale)
        except (OSError, UnicodeError) as error:
            if default is None:
                raise
            fields = {"locale": locale, "error": error}
            log.warning("the words of %(locale)s cannot be read: %(error)s", fields)
            return default
        return Words(locale, messages, default, *command_id)

    def _read(self, locale: str) -> Messages:
        chain = [locale]
        while chain[-1] in INHERITS:
            chain.append(INHERITS[chain[-1]])
        entries: dict[str, str] = {}
        for each in reversed(chain):
            entries |= entries_of(self._files[each].read_text(encoding="utf-8"))
        return Messages(entries, locale)


@cache
def texts() -> Texts:
    """The texts of this installation."""
    return Texts()
