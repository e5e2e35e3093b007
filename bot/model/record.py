"""Records: what the card of a game says about the other games of those who play it. Pure."""

from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Record:
    """What is known when a game has ended, each where its card says it.

    `is_newcomers` says of a loss to the computer that the person was new: they had finished fewer
    than NEWCOMERS_GAMES games against it.
    `is_first_win` is about the level that was played, `best_beaten` about the easier ones, and a
    first win `is_step_up` if none of the harder ones was beaten before. Wins after the first of
    all, and later draws against the hardest level, may be the first ones `is_first_on_board`.
    `has_held` says, of a first win or of a draw against the hardest level, whether the person drew
    against that one before, without a hint.
    `streak` is how often in a row it ended so between these two, this game included. `is_unrated`
    says of a game between people that it counts for no rating. `score` is that of two people: wins
    of who opened this game, wins of the other, draws. `rematch` is the next game of the same
    players in the channel, and its message.
    """

    is_newcomers: bool = False
    is_first_win: bool = False
    is_first_on_board: bool = False
    is_step_up: bool = False
    best_beaten: Level | None = None
    has_held: bool = False
    streak: int = 0
    score: tuple[int, int, int] = (0, 0, 0)
    ratings: tuple[RatingChange, ...] = ()
    is_unrated: bool = False
    rematch: tuple[GameId, MessageId | None] | None = None
