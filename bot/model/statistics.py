"""Statistics: what a person made of their finished games. Pure."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Self

from bot.model.ids import UserId
from bot.model.ratings import Leader, PastSeason, RatingPoint, Season
from engine import BOARDS, Level


@dataclass(frozen=True, slots=True)
class Score:
    """Games won, drawn and lost."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    def __add__(self, other: Self) -> Self:
        return type(self)(
            self.wins + other.wins, self.draws + other.draws, self.losses + other.losses
        )


@dataclass(frozen=True, slots=True)
class HeldDraws:
    """On one board of a server: who held the unbeatable computer first, and who longest in a row.

    `first_at` is in UTC seconds, `longest` is the number of draws.
    """

    board: str
    first: UserId
    first_at: int
    longest_by: UserId
    longest: int


@dataclass(frozen=True, slots=True)
class Counted:
    """Games of one kind: against people (`level` None) or the computer, on a board.

    `is_beaten` says of the computer that it was without a hint, or held where nobody does better;
    `is_helped` that it was with hints.
    """

    level: Level | None
    board: str
    score: Score
    is_beaten: bool = False
    is_helped: bool = False


@dataclass(frozen=True, slots=True)
class Streak:
    """Games won in a row against people: up to now, and at best."""

    current: int
    best: int


@dataclass(frozen=True, slots=True)
class Rating:
    """A person's rating in a server: this season's, `points` the oldest first, and earlier ones.

    `now` is None before the first rated game of the season.
    """

    season: Season
    now: Leader | None
    points: tuple[RatingPoint, ...]
    past: tuple[PastSeason, ...]


@dataclass(frozen=True, slots=True)
class Stats:
    """All that `/ttt stats` shows about `user`; `versus` is the asking person's score with them.

    `longest_draws` are runs of draws against the unbeatable computer, by board. `beaten` and
    `helped` are the kinds of `computer` that were beaten, or held, without a hint and with some.
    """

    user: UserId
    people: Score
    computer: Mapping[tuple[Level, str], Score]
    streak: Streak
    longest_draws: Mapping[str, int]
    versus: Score | None
    rating: Rating | None
    is_left_out: bool = False
    beaten: frozenset[tuple[Level, str]] = frozenset()
    helped: frozenset[tuple[Level, str]] = frozenset()


def total(counted: Iterable[Counted]) -> Score:
    """Add up all of it."""
    return sum((each.score for each in counted), Score())


def by_level(counted: Iterable[Counted]) -> dict[tuple[Level, str], Score]:
    """Add up what was played against the computer, by level and board, in their order."""
    scores: dict[tuple[Level, str], Score] = {}
    for each in counted:
        if each.level is not None:
            key = each.level, each.board
            scores[key] = scores.get(key, Score()) + each.score
    levels, boards = [*Level], [*BOARDS]
    return {
        key: scores[key]
        for key in sorted(scores, key=lambda key: (levels.index(key[0]), boards.index(key[1])))
    }
