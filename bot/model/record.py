"""Records: what the card of a game says about the other games of those who play it. Pure."""

from dataclasses import dataclass

from bot.model.ids import GameId, MessageId, UserId
from engine import Level


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a rated game made of one of its players, in points."""

    user: UserId
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Record:
    """What is known when a game begins or has ended, each where its card says it.

    `finished` counts the games against the computer that somebody finished before one that begins
    or is lost, up to a few.
    `is_first_win` is about the level that was played, `best_beaten` about the easier ones.
    `streak` is how often in a row it ended so between these two, this game included. `score` is
    that of two people: wins of who opened this game, wins of the other, draws. `rematch` is the
    next game of the same players in the channel, and its message.
    """

    finished: int = 0
    is_first_win: bool = False
    best_beaten: Level | None = None
    streak: int = 0
    score: tuple[int, int, int] = (0, 0, 0)
    ratings: tuple[RatingChange, ...] = ()
    rematch: tuple[GameId, MessageId | None] | None = None
