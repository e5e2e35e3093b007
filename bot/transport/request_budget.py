"""The request budget: what is read at once of requests that anybody can have sent."""

from typing import Protocol

TOGETHER = 16 << 20
"""Bytes of all requests whose signature is not checked yet. Of what is parsed a few times as much
is kept, so that the process stays under 150 MiB."""


LARGE_BODY_BYTES = 1 << 15
MOST_LARGE_BODIES = 2
"""How many large bodies are read at once: hardly any is Discord's, and a flood of them on 510
connections leaves the process at 79 MiB in place of 138."""


class Droppable(Protocol):
    """A connection on which bytes come."""

    def drop(self) -> None:
        """Close it at once, and free what came."""


class RequestBudget:
    """Counts the bytes that came on each connection, and drops the largest that are too much.

    So requests that are large or slow go first, and Discord's, of a few kilobytes, last.
    """

    def __init__(self) -> None:
        self._large: set[Droppable] = set()
        self._together = 0
        self._sizes: dict[Droppable, int] = {}

    def take(self, connection: Droppable, size: int) -> None:
        """Count bytes that came on a connection; drop others, or it, if that is too much."""
        self._sizes[connection] = self._sizes.get(connection, 0) + size
        self._together += size
        while self._together > TOGETHER:
            largest = max(self._sizes, key=self._sizes.__getitem__)
            self.release(largest)
            largest.drop()

    def reserve(self, connection: Droppable, length: int) -> bool:
        """Return whether a body of so many bytes may be read now; a large one takes a place."""
        if length <= LARGE_BODY_BYTES:
            return True
        if len(self._large) >= MOST_LARGE_BODIES:
            return False
        self._large.add(connection)
        return True

    def release(self, connection: Droppable) -> None:
        """Forget what came on a connection: it is gone, refused or known to be Discord's."""
        self._together -= self._sizes.pop(connection, 0)
        self._large.discard(connection)
