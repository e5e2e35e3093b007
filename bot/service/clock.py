"""SteadyClock: the time in UTC seconds, without the jumps of a wall clock that was set wrongly."""

import logging
from collections.abc import Callable

log = logging.getLogger(__name__)

TOLERANCE_SECONDS = 5
"""A larger change of the difference between the two clocks since the last call is a jump. A clock
that is slewed drifts by milliseconds between two calls."""

CONFIRMED_SECONDS = 180
"""How long after a jump the new time counts."""


class SteadyClock:
    """Follows the wall clock, but a jump counts only after `CONFIRMED_SECONDS`.

    Until then the monotonic clock gives the time, so that no deadline comes too early. `wall` gives
    UTC seconds; `monotonic` gives seconds since any instant, those of a suspended machine included.
    """

    def __init__(self, wall: Callable[[], float], monotonic: Callable[[], float]) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._offset = wall() - monotonic()
        self._jumped_at: float | None = None
        self._jumped_offset = 0.0

    def __call__(self) -> int:
        """Return the time in UTC seconds."""
        elapsed = self._monotonic()
        offset = self._wall() - elapsed
        if abs(offset - self._offset) <= TOLERANCE_SECONDS:
            if self._jumped_at is not None:
                log.warning("the clock is back: its jump is ignored")
            self._offset, self._jumped_at = offset, None
        elif self._jumped_at is None or abs(offset - self._jumped_offset) > TOLERANCE_SECONDS:
            fields = {"seconds": round(offset - self._offset), "confirmed": CONFIRMED_SECONDS}
            message = "the clock jumped by %(seconds)d s: it counts after %(confirmed)d s"
            log.warning(message, fields)
            self._jumped_at = elapsed
        elif elapsed - self._jumped_at >= CONFIRMED_SECONDS:
            log.warning("the clock did not jump back: its new time counts")
            self._offset, self._jumped_at = offset, None
        self._jumped_offset = offset
        return int(elapsed + self._offset)
