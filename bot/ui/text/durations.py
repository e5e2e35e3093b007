"""Lengths of time as people write and read them: "90m", "1h 30min", "2 days"."""

import re
from datetime import timedelta

from bot.model.errors import ClockOutOfRange, UnreadableClock
from bot.ui.text.texts import Words

_UNITS = {
    "d": timedelta(days=1),
    "h": timedelta(hours=1),
    "m": timedelta(minutes=1),
    "s": timedelta(seconds=1),
}
_PART = re.compile(
    r"([0-9]{1,6}(?:[.,][0-9]{1,3})?)\s*"
    r"(d(?:ays?)?|h(?:(?:ou)?rs?)?|m(?:in(?:ute)?s?)?|s(?:ec(?:ond)?s?)?)"
)
_NAMES = {"days": "d", "hours": "h", "minutes": "m", "seconds": "s"}


def read_duration(text: str) -> timedelta:
    """Read a length of time, to the whole second: one number with its unit, or several.

    Raises UnreadableClock, or ClockOutOfRange for more than anybody could mean.
    """
    plain = text.strip().casefold()
    parts = list(_PART.finditer(plain))
    rest = _PART.sub("", plain)
    if not parts or re.sub(r"[\s,]|\band\b", "", rest):
        raise UnreadableClock(text)
    total = timedelta()
    for part in parts:
        total += float(part[1].replace(",", ".")) * _UNITS[part[2][0]]
    if total > timedelta(days=36_500):
        raise ClockOutOfRange
    return timedelta(seconds=round(total.total_seconds()))


def show_age(age: timedelta, words: Words) -> str:
    """Say how long ago something was, in its largest unit: "5 minutes ago", "just now"."""
    for name, unit in _NAMES.items():
        count = age // _UNITS[unit]
        if count > 0 and name != "seconds":
            return words(f"ago-{name}", count=count)
    return words("ago-now")


def show_duration(duration: timedelta, words: Words) -> str:
    """Say a length of time in words, the largest unit first; "0 seconds" for none."""
    left = int(duration.total_seconds())
    said: list[str] = []
    for name, unit in _NAMES.items():
        count, left = divmod(left, int(_UNITS[unit].total_seconds()))
        if count or (unit == "s" and not said):
            said.append(words(f"duration-{name}", count=count))
    return " ".join(said)
