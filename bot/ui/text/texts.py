"""Texts: a message key and a locale become words. The words stand in `locales/`, one file each."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Self

from fluent.runtime import FluentBundle, FluentResource

from bot.ui.locale_data import shed

LOCALES = Path(__file__).parent / "locales"
DEFAULT_LOCALE = "en-US"

REMEMBERED = 2_000
"""How many formatted messages a language keeps at hand."""


class Words:
    """The words of one language.

    `words("game-won", player="Alice")` gives the message of that key with its variables filled in;
    write `first_mark=…` for a variable `$first-mark`.
    """

    def __init__(self, locale: str, bundles: tuple[FluentBundle, ...]) -> None:
        self.locale = locale
        self._bundles = bundles
        # A board says much the same at every move, and formatting costs 20 µs a message.
        self._said = lru_cache(maxsize=REMEMBERED)(self._say)

    def __call__(self, key: str, **facts: str | int) -> str:
        return self._said(key, **facts)

    def _say(self, key: str, **facts: str | int) -> str:
        for bundle in self._bundles:
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value):
                arguments = {name.replace("_", "-"): fact for name, fact in facts.items()}
                text, errors = bundle.format_pattern(pattern, arguments)
                if not errors:
                    return str(text)
        raise KeyError(f"no message {key!r} in {self.locale} that takes {sorted(facts)}")


class Texts:
    """Every language that we speak."""

    def __init__(self, bundles: dict[str, FluentBundle]) -> None:
        self._bundles = bundles
        self._words: dict[str | None, Words] = {}

    @classmethod
    def load(cls) -> Self:
        """Read every file in `locales/`."""
        bundles = {file.stem: _bundle(file) for file in sorted(LOCALES.glob("*.ftl"))}
        shed(bundles)
        return cls(bundles)

    @property
    def locales(self) -> tuple[str, ...]:
        return tuple(self._bundles)

    def in_locale(self, locale: str | None) -> Words:
        """Return the words of `locale`; American English stands in for what is missing."""
        if locale not in self._words:
            wanted = (locale, DEFAULT_LOCALE) if locale in self._bundles else (DEFAULT_LOCALE,)
            bundles = tuple(self._bundles[name] for name in dict.fromkeys(wanted) if name)
            self._words[locale] = Words(locale or DEFAULT_LOCALE, bundles)
        return self._words[locale]


@cache
def texts() -> Texts:
    """The texts of this installation, read once."""
    return Texts.load()


def _bundle(file: Path) -> FluentBundle:
    # Fluent can wrap each variable in invisible direction marks; they would break links and
    # mentions, so only names get them, where they are cleaned (`names.py`).
    bundle = FluentBundle([file.stem], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
