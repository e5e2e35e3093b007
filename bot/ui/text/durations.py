"""Lengths of time as people read them: "30 minutes", "2 days ago"."""

import math
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Literal

from babel.dates import format_skeleton, format_timedelta

from bot.ui.text.texts import Words

_UNITS: Mapping[Literal["day", "hour", "minute", "second"], timedelta] = {
    "day": timedelta(days=1),
    "hour": timedelta(hours=1),
    "minute": timedelta(minutes=1),
    "second": timedelta(seconds=1),
}


def format_duration(duration: timedelta, words: Words) -> str:
    """Write a length of time in whole units, the largest that it has: "7 days", "90 minutes"."""
    unit = next(name for name, unit in _UNITS.items() if not duration % unit)
    # Below an infinite threshold Babel keeps to the unit named: 7 days stay days.
    return format_timedelta(
        duration, granularity=unit, threshold=math.inf, locale=words.babel_locale
    )


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


def format_day(at: int, words: Words) -> str:
    """Return the day of an instant (UTC seconds) as lists write it: "Nov 22"."""
    return format_skeleton("MMMd", datetime.fromtimestamp(at, UTC), locale=words.babel_locale)
