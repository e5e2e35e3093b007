"""Lengths of time as people write and read them: "90m", "1h 30min", "2 days"."""

import math
import re
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Literal

from babel.dates import format_skeleton, format_timedelta

from bot.model.errors import NotDone, Why
from bot.ui.text.lists import units
from bot.ui.text.texts import Words
from engine import plain_text

Unit = Literal["day", "hour", "minute", "second"]

_UNITS: Mapping[Unit, timedelta] = {
    "day": timedelta(days=1),
    "hour": timedelta(hours=1),
    "minute": timedelta(minutes=1),
    "second": timedelta(seconds=1),
}
_BY_LETTER = {name[0]: unit for name, unit in _UNITS.items()}
_PART = re.compile(
    r"([0-9]{1,6}(?:[.,][0-9]{1,3})?)\s*"
    r"(d(?:ays?)?|h(?:(?:ou)?rs?)?|m(?:in(?:ute)?s?)?|s(?:ec(?:ond)?s?)?)"
)


def read_duration(text: str) -> timedelta:
    """Read a length of time, to the whole second: one number with its unit, or several.

    Raises NotDone, also for more than anybody could mean.
    """
    written = plain_text(text)
    parts = list(_PART.finditer(written))
    rest = _PART.sub("", written)
    if not parts or re.sub(r"[\s,]|\band\b", "", rest):
        raise NotDone(Why.UNREADABLE_CLOCK, text=text)
    total = timedelta()
    for part in parts:
        total += float(part[1].replace(",", ".")) * _BY_LETTER[part[2][0]]
    if total > timedelta(days=36_500):
        raise NotDone(Why.CLOCK_OUT_OF_RANGE)
    return timedelta(seconds=round(total.total_seconds()))


def format_duration(duration: timedelta, words: Words) -> str:
    """Write a length of time, the largest unit first: "1 hour, 30 minutes", or "0 seconds"."""
    rest = timedelta(seconds=int(duration.total_seconds()))
    parts: list[str] = []
    for name, unit in _UNITS.items():
        count, rest = divmod(rest, unit)
        if count or (name == "second" and not parts):
            parts.append(_format_unit(name, count * unit, words))
    return units(parts, words)


def format_wait(duration: timedelta, words: Words) -> str:
    """Write how long it is until something, rounded up to one unit: "in 55 minutes"."""
    unit = next((unit for unit in _UNITS.values() if duration >= unit), _UNITS["second"])
    whole = -(-duration // unit) * unit
    return format_timedelta(whole, threshold=1, add_direction=True, locale=words.babel_locale)


def format_age(age: timedelta, words: Words) -> str:
    """Write how long ago something was, rounded to one unit: "5 minutes ago", "just now"."""
    if age < _UNITS["minute"]:
        return words("ago-now")
    return format_timedelta(-age, threshold=1, add_direction=True, locale=words.babel_locale)


def _format_unit(unit: Unit, amount: timedelta, words: Words) -> str:
    # Below an infinite threshold Babel keeps to the unit named: 7 days stay days.
    return format_timedelta(amount, granularity=unit, threshold=math.inf, locale=words.babel_locale)


def format_day(at: int, words: Words) -> str:
    """Return the day of an instant (UTC seconds) as lists write it: "Nov 22"."""
    return format_skeleton("MMMd", datetime.fromtimestamp(at, UTC), locale=words.babel_locale)
