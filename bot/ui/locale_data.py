"""Locale data: what Babel reads for Fluent and keeps in memory, cut down to what Fluent needs.

A language comes with the names of all countries, currencies and time zones, and with it tables of
the whole world: 2 MiB each. Fluent formats our numbers and chooses plurals.
"""

from collections.abc import Iterable
from typing import Any, cast

from babel import Locale, localedata
from babel.core import get_global

NUMBERS = frozenset(
    {"plural_form", "number_symbols", "decimal_formats", "default_numbering_system"}
)
"""What stays of a language, as Babel names it."""

WORLD = (
    "all_currencies",
    "currency_fractions",
    "likely_subtags",
    "meta_zones",
    "territory_aliases",
    "territory_currencies",
    "territory_languages",
    "territory_zones",
    "windows_zone_mapping",
    "zone_aliases",
    "zone_territories",
)
"""Tables that nobody asks once the languages are known."""


def shed(locales: Iterable[str]) -> None:
    """Drop what is not needed of languages that are loaded; no other can be loaded after that."""
    for locale in locales:
        known = Locale.parse(locale, sep="-")
        for name in (str(known), known.language, "root"):  # Each shares what it inherits.
            data = localedata.load(name)
            for key in data.keys() - NUMBERS:
                del data[key]
    for table in WORLD:
        cast("dict[str, Any]", get_global(cast("Any", table))).clear()
