"""InHand: the interactions being answered, so that a stop can wait for them."""

import asyncio
import time
from collections import OrderedDict
from datetime import timedelta
from enum import StrEnum

from bot.observer import Observer

REMEMBERED = 1_000
"""How many interactions we know to have taken in hand, should Discord deliver one twice."""


class Result(StrEnum):
    """How an interaction ended: done, refused with a sentence, or failed through our fault."""

    ANSWERED = "answered"
    REFUSED = "refused"
    FAILED = "failed"


class InHand:
    """Follows interactions from their arrival to their answer."""

    def __init__(self, observer: Observer | None) -> None:
        self._observer = observer
        self._since: dict[int, tuple[str, float]] = {}
        self._known: OrderedDict[int, None] = OrderedDict()
        self._idle = asyncio.Event()
        self._idle.set()

    def is_new(self, interaction_id: int) -> bool:
        """Whether an interaction is delivered for the first time; asked once for each delivery."""
        if interaction_id in self._known:
            return False
        self._known[interaction_id] = None
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return True

    def taken(self, interaction_id: int, kind: str) -> bool:
        """Note that an interaction of a kind (command, press, form) arrived; say if it is new."""
        if not self.is_new(interaction_id):
            return False
        self._since[interaction_id] = kind, time.perf_counter()
        self._idle.clear()
        return True

    def done(self, interaction_id: int, result: Result) -> None:
        """Note that it was answered, or that nothing more can be done."""
        if (taken := self._since.pop(interaction_id, None)) is not None:
            kind, since = taken
            if self._observer is not None:
                self._observer.answered(kind, result, time.perf_counter() - since)
        if not self._since:
            self._idle.set()

    async def finished(self, within: timedelta) -> bool:
        """Wait until nothing is in hand; say whether that came about in time."""
        try:
            async with asyncio.timeout(within.total_seconds()):
                await self._idle.wait()
        except TimeoutError:
            return False
        return True
