"""Records: what the card of a game says about the other games of those who play it. Pure."""

from dataclasses import dataclass
from enum import StrEnum

from bot.model.ids import GameId, MessageId, UserId
from engine import Level

NEWCOMERS_GAMES = 3
"""Whoever finished fewer games against the computer is new: an easier level is offered first."""


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a rated game made of one of its players, in points."""

    user: UserId
    before: int
    after: int


class Unrated(StrEnum):
    """Why a game between people counts for no rating, though both of them moved."""

    DAY = "day"
    """The two had played as many as count on a day."""
    LEFT_OUT = "left-out"
    """The server's settings leave one of them out."""
    SURE = "sure"
    """Who won was rated so far above the other that it says nothing."""


@dataclass(frozen=True, slots=True)
class Record:
    """What is known when a game has ended, each where its card says it.

    `is_newcomers` says of a loss to the computer that the person was new: they had finished fewer
    than NEWCOMERS_GAMES games against it.
    `beaten` are the levels that the person had beaten before without a hint, `beaten_here` those on
    this board; `helped_here` those that they beat here with hints, or held, if it is the hardest.
    `times` is how often they had this result against this level by now, 0 if that is not known.
    `has_held` says of a draw against the hardest level, and of a loss, whether the person drew
    against the hardest before, without a hint, and `has_held_here` whether on this board; the
    latter also of a win.
    `streak` is how often in a row it ended so between these two, this game included. `unrated`
    says of a game between people why it counts for no rating. `score` is that of two people: wins
    of who opened this game, wins of the other, draws. `rematch` is the next game of the same
    players in the channel, and its message.
    """

    is_newcomers: bool = False
    beaten: frozenset[Level] = frozenset()
    beaten_here: frozenset[Level] = frozenset()
    helped_here: frozenset[Level] = frozenset()
    times: int = 0
    has_held: bool = False
    has_held_here: bool = False
    streak: int = 0
    score: tuple[int, int, int] = (0, 0, 0)
    ratings: tuple[RatingChange, ...] = ()
    unrated: Unrated | None = None
    rematch: tuple[GameId, MessageId | None] | None = None
