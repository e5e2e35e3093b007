"""Timekeeper: one sleeper for every deadline there is."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta

from bot.model.errors import StoreUnavailable

log = logging.getLogger(__name__)

LONGEST_SLEEP = timedelta(seconds=5)
"""Deadlines are rows, and a move or another process adds one without telling us: so we look again.
A look is three index lookups; a minute's clock ends at most so much late."""


class Timekeeper:
    """Sleeps until the nearest deadline, has it settled, and looks for the next.

    `next_due` gives the nearest deadline and `clock` the time, both in UTC seconds; `settle` deals
    with everything that is due.
    """

    def __init__(
        self,
        next_due: Callable[[], Awaitable[int | None]],
        settle: Callable[[], Awaitable[None]],
        clock: Callable[[], int],
    ) -> None:
        self._next_due = next_due
        self._settle = settle
        self._clock = clock
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """Look again: a deadline may have come nearer."""
        self._woken.set()

    async def run(self) -> None:
        """Keep time until cancelled."""
        while True:
            self._woken.clear()
            seconds = LONGEST_SLEEP.total_seconds()
            try:
                due = await self._next_due()
                if due is not None and due <= self._clock():
                    await self._settle()
                    continue
                if due is not None:
                    seconds = min(seconds, due - self._clock())
            except StoreUnavailable as error:
                log.error("deadlines wait: the store failed: %(error)s", {"error": error})
            except Exception:
                log.exception("deadlines wait")  # The next ones must not be missed for it.
            try:
                async with asyncio.timeout(seconds):
                    await self._woken.wait()
            except TimeoutError:
                pass
