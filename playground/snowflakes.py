"""Snowflakes: 64-bit ids that contain the time of their creation."""

import time
from datetime import UTC, datetime, timedelta

EPOCH_MS = 1_420_070_400_000
"""First millisecond of 2015, from which Discord counts."""
ONE_MS = 1 << 22
"""How far ids of neighbouring milliseconds are apart."""


class Snowflakes:
    """A source of ids that only grow, one after another, even within a millisecond."""

    def __init__(self, first: int | None = None) -> None:
        """Begin with this id and go on by the millisecond, until the clock is followed."""
        self._follows_clock = first is None
        self._last = first - ONE_MS if first else 0

    def next(self) -> int:
        """Return an id for this instant, greater than every one before it."""
        if self._follows_clock:
            now = (time.time_ns() // 1_000_000 - EPOCH_MS) << 22
            self._last = max(now, self._last + 1)
        else:
            self._last += ONE_MS
        return self._last

    def follow_clock(self) -> None:
        """Return ids of the present from now on."""
        self._follows_clock = True


def created_at(snowflake: int) -> datetime:
    """Return the instant, in UTC, that is written in an id."""
    return datetime.fromtimestamp(EPOCH_MS / 1000, UTC) + timedelta(milliseconds=snowflake >> 22)


def timestamp(instant: datetime) -> str:
    """Write an instant as Discord does in JSON."""
    return instant.astimezone(UTC).isoformat(timespec="microseconds")


def now() -> datetime:
    """Return this instant in UTC."""
    return datetime.now(UTC)


def parse_snowflake(text: object) -> int | None:
    """Read an id from JSON or a path; None if it is not one."""
    if isinstance(text, int) and not isinstance(text, bool):
        return text if 0 <= text < 1 << 64 else None
    if isinstance(text, str) and text.isascii() and text.isdecimal() and len(text) <= 20:
        return int(text)
    return None
