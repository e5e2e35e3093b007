"""The clock: the time in UTC seconds, as Discord has it."""

import logging
from collections.abc import Callable
from datetime import timedelta

log = logging.getLogger(__name__)

AGREEMENT_SECONDS = 60
"""How far this machine's clock may be from Discord's, which tells whole seconds, and counts."""

JUMP_SECONDS = 5
"""A larger change of the wall clock against the monotonic one since the last call is a jump. A
clock that is slewed drifts by milliseconds between two calls."""

LOG_DOUBT_EVERY = timedelta(hours=1)
"""How often it is logged that an answer gave another time: each of a broken proxy's does."""


class Clock:
    """This machine's clock while Discord agrees with it, else Discord's.

    A jump of the wall clock counts only once Discord confirms it; until then the monotonic clock
    gives the time. Another time of Discord's counts only once a second answer gives the same: one
    server of theirs may be wrong, or a proxy before them. `wall` gives UTC seconds; `monotonic`
    gives seconds since any instant, those of a suspended machine included.
    """

    def __init__(self, wall: Callable[[], float], monotonic: Callable[[], float]) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._offset = wall() - monotonic()
        self._correction = 0.0
        self._doubt: float | None = None
        """What the last answer gave, less the monotonic clock, where nothing else says so."""
        self._log_doubt_next_at = float("-inf")
        self._logged: float | None = None
        self.is_confirmed = False
        """Whether Discord has confirmed the time since the start, the last jump, and the last
        answer that gave another. Nothing that is due is done before."""
        self.seconds_ahead = float("nan")
        """How far this machine's clock was ahead of Discord's at its last answer; NaN before."""

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
        disagreement, ahead = discords - self(), self._wall() - discords
        is_same = abs(disagreement) <= AGREEMENT_SECONDS
        if self.is_confirmed and is_same:
            self._doubt, self.seconds_ahead = None, ahead
            return
        is_wrong = abs(ahead) > AGREEMENT_SECONDS
        # How time went on since it was known, and the machine's own clock, are witnesses as well.
        if is_same or not (is_wrong or self.is_confirmed) or self._is_given_again(discords):
            self._correct(ahead if is_wrong else 0.0)
            self.seconds_ahead = ahead
        else:
            self._doubt_time(discords, disagreement)

    def _is_given_again(self, discords: float) -> bool:
        if self._doubt is None:
            return False
        return abs(discords - self._monotonic() - self._doubt) <= AGREEMENT_SECONDS

    def _doubt_time(self, discords: float, disagreement: float) -> None:
        """Let nothing that is due be done before another answer gave the time."""
        now = self._monotonic()
        self._doubt, self.is_confirmed = discords - now, False
        if now >= self._log_doubt_next_at:
            self._log_doubt_next_at = now + LOG_DOUBT_EVERY.total_seconds()
            log.warning(
                "Discord's answer is %(seconds)d s from the time: it is asked again",
                {"seconds": disagreement},
            )

    def _correct(self, ahead: float) -> None:
        """Let the time count that is so many seconds behind this machine's clock."""
        is_known = self._logged is not None and abs(ahead - self._logged) <= AGREEMENT_SECONDS
        self._correction, self._doubt, self._logged, self.is_confirmed = -ahead, None, ahead, True
        if is_known:
            return
        if ahead:
            way = "ahead of" if ahead > 0 else "behind"
            log.error(
                "this machine's clock is %(seconds)d s %(way)s Discord's: Discord's time counts; "
                "let the system set it by NTP",
                {"seconds": abs(ahead), "way": way},
            )
        else:
            log.info("this machine's clock agrees with Discord's")
