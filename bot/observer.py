"""Observer: who wants to hear what the bot does, as it does it. Nobody does unless a host asks."""

from typing import Protocol


class Observer(Protocol):
    """Hears of what happened; it is told of kinds and times, never of players and games."""

    def answered(self, kind: str, result: str, seconds: float) -> None:
        """An interaction (command, press, form) ended, so long after it arrived."""

    def accessed(self, access: str, seconds: float) -> None:
        """The store took so long to "read" or to "write", waiting included."""

    def disconnected(self, shard: int) -> None:
        """A shard lost its connection."""
