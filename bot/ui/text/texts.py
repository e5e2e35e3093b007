"""Texts: a message key and a locale become a sentence. Messages stand in `bot/ui/locales/`."""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parent.parent / "locales"
DEFAULT_LOCALE = "en-US"

CACHED_MESSAGES = 2_000
"""How many formatted messages are cached for each language."""


class Words:
    """The messages of one language.

    `words("game-won", player="Alice")` formats the message of that key with its variables; write
    `first_mark=…` for a variable `$first-mark`.
    """

    def __init__(self, locale: str, bundles: tuple[FluentBundle, ...]) -> None:
        self.locale = locale
        self._bundles = bundles
        # Most of a board repeats with every move, and formatting costs 20 µs a message.
        self._cached = lru_cache(maxsize=CACHED_MESSAGES)(self._format)

    def __call__(self, key: str, **variables: str | int) -> str:
        return self._cached(key, **variables)

    def _format(self, key: str, **variables: str | int) -> str:
        for bundle in self._bundles:
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value):
                arguments = {name.replace("_", "-"): value for name, value in variables.items()}
                text, errors = bundle.format_pattern(pattern, arguments)
                if not errors:
                    return str(text)
        raise KeyError(f"no message {key!r} in {self.locale} that takes {sorted(variables)}")


class Texts:
    """Every language that has a file in a folder; each is loaded when it is first needed."""

    def __init__(self, folder: Path = LOCALES) -> None:
        self._files: Mapping[str, Path] = {file.stem: file for file in sorted(folder.glob("*.ftl"))}
        self.in_locale = cache(self._load)
        """Returns the words of a locale; American English stands in for what is missing."""

    @property
    def locales(self) -> tuple[str, ...]:
        return tuple(self._files)

    def _load(self, locale: str | None) -> Words:
        if locale is None or locale not in self._files:
            return self.in_locale(DEFAULT_LOCALE)
        # Each language is parsed once: the others share the bundle that stands in.
        default = () if locale == DEFAULT_LOCALE else self.in_locale(DEFAULT_LOCALE)._bundles
        return Words(locale, (_bundle(self._files[locale]), *default))


@cache
def texts() -> Texts:
    """The texts of this installation."""
    return Texts()


def _bundle(file: Path) -> FluentBundle:
    # Fluent's invisible direction marks around variables would break links and mentions; names
    # get theirs in `names.py`.
    bundle = FluentBundle([file.stem], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
