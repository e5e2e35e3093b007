"""The clock by which deadlines of interactions run; tests can stop it and move it on."""

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta

from . import snowflakes
from .interactions import Timer


class Clock:
    """Runs with the machine's time until it is stopped, and can be moved on.

    Deadlines follow it: the three seconds for the first answer, and the fifteen minutes in which an
    interaction's messages can be changed. Ids and the times of messages stay the machine's.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._began = snowflakes.now() - timedelta(seconds=self._loop.time())
        self._ahead = 0.0
        self._stopped_at: float | None = None
        self._timers: set[_Timer] = set()

    def now(self) -> datetime:
        """Return the instant, in UTC, at which this clock stands."""
        return self._began + timedelta(seconds=self._seconds())

    def stop(self) -> None:
        """Stand still from now on: no deadline passes, except by `advance`."""
        self._stopped_at = self._seconds() - self._ahead
        for timer in self._timers:
            timer.unset()

    def advance(self, by: timedelta) -> None:
        """Move on, and let all deadlines pass that come by then, the nearest first."""
        self._ahead += by.total_seconds()
        for timer in sorted(self._timers, key=lambda each: each.due):
            timer.unset()
            if timer.due <= self._seconds():
                timer.fire()
            else:
                self._set(timer)

    def call_later(self, delay: float, callback: Callable[[], object]) -> Timer:
        """Run `callback` after `delay` seconds of this clock."""
        timer = _Timer(self._seconds() + delay, callback, self._timers)
        self._timers.add(timer)
        self._set(timer)
        return timer

    def _seconds(self) -> float:
        running = self._loop.time() if self._stopped_at is None else self._stopped_at
        return running + self._ahead

    def _set(self, timer: "_Timer") -> None:
        if self._stopped_at is None:
            timer.handle = self._loop.call_later(timer.due - self._seconds(), timer.fire)


class _Timer:
    """A call that is due at some second of the clock."""

    def __init__(self, due: float, callback: Callable[[], object], pending: "set[_Timer]") -> None:
        self.due = due
        self.handle: asyncio.TimerHandle | None = None
        self._callback = callback
        self._pending = pending

    def fire(self) -> None:
        """Call it, unless it was cancelled."""
        if self in self._pending:
            self._pending.remove(self)
            self._callback()

    def cancel(self) -> None:
        """Never call it."""
        self.unset()
        self._pending.discard(self)

    def unset(self) -> None:
        """Take it back from the event loop."""
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None
