"""The clock: this machine's, held against Discord's at the start and after a jump."""

import logging
from collections.abc import Callable

log = logging.getLogger(__name__)

AGREEMENT_SECONDS = 60
"""How far the clock may be from Discord's, which tells whole seconds."""

JUMP_SECONDS = 5
"""A larger change of the wall clock against the monotonic one since the last call is a jump. A
clock that is slewed drifts by milliseconds between two calls."""


class Clock:
    """This machine's clock in UTC seconds; nothing that is due is done unless it `is_confirmed`.

    After a jump the monotonic clock goes on, until Discord agrees with it or with the wall clock.
    `wall` gives UTC seconds; `monotonic` gives seconds since any instant, those of a suspended
    machine included.
    """

    def __init__(self, wall: Callable[[], float], monotonic: Callable[[], float]) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._offset = self._seen = wall() - monotonic()
        """What counts, and what the wall clock gave last, each less the monotonic clock."""
        self.is_confirmed = False
        """Whether Discord agreed since the start and the last jump."""
        self.problem: str | None = None
        """Why it did not; None while it does, or was not asked."""
        self.seconds_ahead = float("nan")
        """How far the wall clock was ahead of Discord's when it was asked last; NaN before."""

    def __call__(self) -> int:
        """Return the time in UTC seconds."""
        elapsed = self._monotonic()
        offset = self._wall() - elapsed
        jump = offset - self._seen
        if abs(jump) > JUMP_SECONDS:
            seconds = round(jump)
            log.warning("the clock jumped by %(seconds)d s: Discord is asked", {"seconds": seconds})
            self.is_confirmed = False
        elif self._offset == self._seen:
            self._offset = offset
        self._seen = offset
        return int(elapsed + self._offset)

    @property
    def is_wrong(self) -> bool:
        """Whether Discord gave another time when it was asked last."""
        return not self.is_confirmed and abs(self.seconds_ahead) > AGREEMENT_SECONDS

    def compare(self, discords: float) -> None:
        """Hold Discord's time (UTC seconds) against the wall clock, else against how time went."""
        self()
        elapsed = self._monotonic()
        self.seconds_ahead = elapsed + self._seen - discords
        for offset in (self._seen, self._offset):
            if abs(elapsed + offset - discords) <= AGREEMENT_SECONDS:
                self._offset, self.is_confirmed, self.problem = offset, True, None
                return
        way = "ahead of" if self.seconds_ahead > 0 else "behind"
        seconds = f"{abs(self.seconds_ahead):,.0f} s"
        self.note_problem(f"this machine's clock is {seconds} {way} Discord's; set it by NTP")

    def note_problem(self, problem: str) -> None:
        """Note why Discord does not confirm the time, and log it unless it was noted before."""
        if self.problem is None:
            log.error("what is due waits: %(problem)s", {"problem": problem})
        self.problem = problem
