"""The ending of a game: why it ended, and who won."""

from dataclasses import dataclass, replace
from enum import StrEnum

from bot.model.players import Seat


class Termination(StrEnum):
    """Why a game ended."""

    LINE = "line"
    FULL = "full"
    """A draw: the board is full or, where marks vanish, a position came for the third time."""
    RESIGNED = "resigned"
    TIME = "time"
    UNFINISHED = "unfinished"
    STOPPED = "stopped"
    SET_ASIDE = "set-aside"
    CALLED_OFF = "called-off"


PLAYED_OUT = (Termination.LINE, Termination.FULL, Termination.RESIGNED, Termination.TIME)
"""The endings that say something about the players."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended and when (UTC, seconds). `winner` is None when nobody won."""

    termination: Termination
    winner: Seat | None
    at: int

    def is_like(self, other: "Ending | None") -> bool:
        """Whether both say the same of a game, whenever it was."""
        return other is not None and replace(self, at=other.at) == other
