"""The request budget: what may wait in memory of requests that anybody can have sent."""

from typing import Protocol

TOGETHER = 16 << 20
"""Bytes of all requests whose signature is not checked yet. Of what is parsed a few times as much
is kept, so that the process stays under 150 MiB."""


class Droppable(Protocol):
    """A connection on which bytes come."""

    def drop(self) -> None:
        """Close it at once, and free what came."""


class RequestBudget:
    """Counts the bytes that came on each connection, and drops the largest that are too much.

    So requests that are large or slow go first, and Discord's, of a few kilobytes, last.
    """

    def __init__(self, together: int = TOGETHER) -> None:
        self._most = together
        self._together = 0
        self._sizes: dict[Droppable, int] = {}

    def take(self, connection: Droppable, size: int) -> None:
        """Count bytes that came on a connection; drop others, or it, if that is too much."""
        self._sizes[connection] = self._sizes.get(connection, 0) + size
        self._together += size
        while self._together > self._most:
            largest = max(self._sizes, key=self._sizes.__getitem__)
            self.release(largest)
            largest.drop()

    def release(self, connection: Droppable) -> None:
        """Forget what came on a connection: it is gone, refused or known to be Discord's."""
        self._together -= self._sizes.pop(connection, 0)
