"""SteadyClock: the time in UTC seconds, without the jumps of a wall clock that was set wrongly."""

import logging
from collections.abc import Callable
from datetime import timedelta

log = logging.getLogger(__name__)

TOLERANCE = timedelta(seconds=5)
"""The least difference between wall clock and monotonic clock since the last call that counts as a
jump. A clock that is slewed drifts by milliseconds between two calls."""

CONFIRMED_AFTER = timedelta(minutes=3)
"""How long a new time must stand before it counts."""


class SteadyClock:
    """Follows the wall clock, except for jumps that have not stood for `CONFIRMED_AFTER`.

    Until then the time goes on as before the jump, by the monotonic clock, so that no deadline is
    due too early. `wall` gives UTC seconds; `monotonic` gives seconds since any instant, and should
    count those in which the machine was suspended.
    """

    def __init__(self, wall: Callable[[], float], monotonic: Callable[[], float]) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._offset = wall() - monotonic()
        self._jump: _Jump | None = None

    def __call__(self) -> int:
        """Return the time in UTC seconds."""
        elapsed = self._monotonic()
        offset = self._wall() - elapsed
        if not _differ(offset, self._offset):
            if self._jump is not None:
                log.warning("the clock is back: its jump is ignored")
            self._offset, self._jump = offset, None
        elif self._jump is None or _differ(offset, self._jump.offset):
            log.warning(
                "the clock jumped by %(seconds)d s: it counts if it stays so for %(confirmed)d s",
                {
                    "seconds": round(offset - self._offset),
                    "confirmed": CONFIRMED_AFTER.total_seconds(),
                },
            )
            self._jump = _Jump(offset, elapsed)
        elif elapsed - self._jump.since >= CONFIRMED_AFTER.total_seconds():
            log.warning("the clock stayed so: its new time counts")
            self._offset, self._jump = offset, None
        else:
            self._jump.offset = offset
        return int(elapsed + self._offset)


class _Jump:
    """The difference between the clocks after a jump, and the monotonic time of its first sight."""

    def __init__(self, offset: float, since: float) -> None:
        self.offset = offset
        self.since = since


def _differ(one: float, other: float) -> bool:
    return abs(one - other) > TOLERANCE.total_seconds()
