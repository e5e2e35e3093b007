"""The interactions in flight, so that none is answered twice and each is timed."""

import time
from collections import OrderedDict
from enum import StrEnum
from typing import Protocol

from bot.model import InteractionId
from bot.ui.request import Kind

REMEMBERED = 1_000
"""How many interactions we know to have received, should Discord deliver one twice."""


class Result(StrEnum):
    """How an interaction ended: done, refused with a sentence, or failed through our fault."""

    ANSWERED = "answered"
    REFUSED = "refused"
    FAILED = "failed"


class Observer(Protocol):
    """Is called with kinds and times, never with players and games."""

    def answered(self, kind: str, result: str, seconds: float) -> None:
        """An interaction (command, component, form) ended, so long after it arrived."""

    def disconnected(self, shard: int) -> None:
        """A shard lost its connection."""


class InFlight:
    """Follows interactions from their arrival to their answer."""

    def __init__(self, observer: Observer | None) -> None:
        self._observer = observer
        self._since: dict[InteractionId, tuple[Kind, float]] = {}
        self._received: OrderedDict[InteractionId, None] = OrderedDict()

    def begin(self, interaction_id: InteractionId, kind: Kind) -> bool:
        """Note that an interaction arrived; return False if it was delivered before."""
        if interaction_id in self._received:
            return False
        self._received[interaction_id] = None
        if len(self._received) > REMEMBERED:
            self._received.popitem(last=False)
        self._since[interaction_id] = kind, time.perf_counter()
        return True

    def end(self, interaction_id: InteractionId, result: Result) -> None:
        """Note that it was answered, or that nothing more can be done."""
        kind, since = self._since.pop(interaction_id)
        if self._observer is not None and kind is not Kind.AUTOCOMPLETE:
            self._observer.answered(kind, result, time.perf_counter() - since)
