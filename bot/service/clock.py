"""The clock: the time in UTC seconds, as Discord has it."""

import logging
from collections.abc import Callable
from typing import Protocol

log = logging.getLogger(__name__)

AGREEMENT_SECONDS = 60
"""How far this machine's clock may be from Discord's, which tells whole seconds, and counts."""

JUMP_SECONDS = 5
"""A larger change of the wall clock against the monotonic one since the last call is a jump. A
clock that is slewed drifts by milliseconds between two calls."""


class Clock(Protocol):
    """Gives the time in UTC seconds; nothing that is due is done before it `is_confirmed`."""

    @property
    def is_confirmed(self) -> bool:
        """Whether Discord has confirmed the time since the start, and since the last jump."""

    @property
    def seconds_ahead(self) -> float:
        """How far this machine's clock was ahead of Discord's at its last answer; NaN before."""

    def __call__(self) -> int:
        """Return the time in UTC seconds."""

    def confirm(self, discords: float) -> None:
        """Take note of the time that Discord gave just now, in UTC seconds."""


class SteadyClock:
    """This machine's clock while Discord agrees with it, else Discord's.

    A jump of the wall clock counts only once Discord confirms it; until then the monotonic clock
    gives the time. `wall` gives UTC seconds; `monotonic` gives seconds since any instant, those of
    a suspended machine included.
    """

    def __init__(self, wall: Callable[[], float], monotonic: Callable[[], float]) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._offset = wall() - monotonic()
        self._correction = 0.0
        self.is_confirmed = False
        self.seconds_ahead = float("nan")

    def __call__(self) -> int:
        """Return the time in UTC seconds."""
        elapsed = self._monotonic()
        offset = self._wall() - elapsed
        jump = offset - self._offset
        if abs(jump) > JUMP_SECONDS:
            seconds = round(jump)
            log.warning("the clock jumped by %(seconds)d s: Discord is asked", {"seconds": seconds})
            self._correction -= jump
            self.is_confirmed = False
        self._offset = offset
        return int(elapsed + offset + self._correction)

    def confirm(self, discords: float) -> None:
        """Let Discord's time count, unless the clock agrees with it already."""
        disagreement = discords - self()
        self.seconds_ahead = self._wall() - discords
        if self.is_confirmed and abs(disagreement) <= AGREEMENT_SECONDS:
            return
        is_wrong = abs(self.seconds_ahead) > AGREEMENT_SECONDS
        self._correction = -self.seconds_ahead if is_wrong else 0.0
        self.is_confirmed = True
        if is_wrong:
            way = "ahead of" if self.seconds_ahead > 0 else "behind"
            log.error(
                "this machine's clock is %(seconds)d s %(way)s Discord's: Discord's time counts; "
                "let the system set it by NTP",
                {"seconds": abs(self.seconds_ahead), "way": way},
            )
        else:
            log.info("this machine's clock agrees with Discord's")
