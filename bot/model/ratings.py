"""Ratings: what a person's results in a server's season amount to. Pure.

The method is OpenSkill's Bradley-Terry model (Weng and Lin 2011), in which a draw counts as half a
win: good players of this game mostly draw. Thurstone-Mosteller takes a draw for proof that both are
equally strong, and moves two players who are not by twice as much.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, Self

from bot.model.ending import PLAYED_OUT
from bot.model.ids import ChannelId, GameId, GuildId, UserId
from bot.model.players import SOMEBODY
from bot.model.record import Unrated

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull

START = 1_500.0
START_SPREAD = 250.0
BETA = START_SPREAD / 2
TAU = START_SPREAD / 100
"""OpenSkill's own proportions, on a scale where 200 points more win three of four games."""

MOST_A_DAY = 3
"""How many games of the same two people are rated on one day (UTC)."""

SURE_WIN = 400
"""A win over somebody so many points below is not rated: it shows nothing, and can be bought."""

PLACED_GAMES = 3
"""So many rated games a place takes."""

SETTLED_GAMES = 10
"""A rating is provisional until so many rated games."""

DAY = 86_400


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A person's rating after a game that ended `at` (UTC seconds), in points; ± `spread`."""

    at: int
    rating: int
    spread: int


@dataclass(frozen=True, slots=True, order=True)
class Season:
    """A quarter of a calendar year, UTC; `number` counts quarters since the year 0."""

    number: int

    @classmethod
    def at(cls, instant: int) -> Self:
        """The season of an instant (UTC seconds)."""
        then = datetime.fromtimestamp(instant, UTC)
        return cls(4 * then.year + (then.month - 1) // 3)

    @property
    def year(self) -> int:
        return self.number // 4

    @property
    def quarter(self) -> int:
        """1 to 4."""
        return self.number % 4 + 1

    @property
    def starts_at(self) -> int:
        return int(datetime(self.year, 3 * self.quarter - 2, 1, tzinfo=UTC).timestamp())

    @property
    def ends_at(self) -> int:
        """When the next season starts."""
        return type(self)(self.number + 1).starts_at


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a person stands in a season after `games` rated games."""

    rating: float = START
    spread: float = START_SPREAD
    games: int = 0
    wins: int = 0
    draws: int = 0

    @property
    def losses(self) -> int:
        return self.games - self.wins - self.draws

    @property
    def is_placed(self) -> bool:
        return self.games >= PLACED_GAMES

    @property
    def is_settled(self) -> bool:
        return self.games >= SETTLED_GAMES

    def after(self, rating: float, spread: float, score: float) -> Self:
        """Return the standing after one more game; `score` is 1, 0.5 or 0."""
        return replace(
            self,
            rating=rating,
            spread=spread,
            games=self.games + 1,
            wins=self.wins + (score == 1),
            draws=self.draws + (score == 0.5),
        )


@dataclass(frozen=True, slots=True)
class Leader:
    """Somebody on a leaderboard; `place` is None where their rated games are too few."""

    user: UserId
    standing: Standing
    place: int | None

    @property
    def points(self) -> int:
        """The rating as it is shown; equal ones share a place."""
        return round(self.standing.rating)


@dataclass(frozen=True, slots=True)
class Ranking:
    """Who is compared: those with a rating in a season of a server, or of one of its channels."""

    guild: GuildId
    season: Season
    channel: ChannelId | None = None


@dataclass(frozen=True, slots=True)
class Leaders:
    """A page of a leaderboard, the best first; where the reader stands, and how many stand there.

    `own` is None if the reader has no rated game there. Pages count from 0.
    """

    leaders: tuple[Leader, ...]
    own: Leader | None
    total: int
    page: int
    pages: int


@dataclass(frozen=True, slots=True)
class PastSeason:
    """Where somebody stood in a season."""

    season: Season
    leader: Leader


@dataclass(frozen=True, slots=True)
class Result:
    """How a game between two people ended; `score` is the first's: 1, 0.5 or 0."""

    game: GameId
    at: int
    first: UserId
    second: UserId
    score: float
    termination: str
    ply: int

    @property
    def may_count(self) -> bool:
        """Whether it is a game that is rated, as far as it can be known by itself."""
        return self.termination in PLAYED_OUT and self.ply >= 2 and self.first != self.second


class Rated(NamedTuple):
    """Where a game leaves its two players, nothing if it counts for no rating; `unrated` says why.

    None where its card does not say it.
    """

    standings: Mapping[UserId, Standing]
    unrated: Unrated | None = None


def rate(
    results: Iterable[Result],
    standings: Mapping[UserId, Standing],
    today: Mapping[frozenset[UserId], int],
    left_out: frozenset[UserId],
) -> Iterator[Rated]:
    """Rate games of one server and season, in the order of their end and their ids.

    `standings` are those of the people who will come up, where they have any; `today` counts for
    each two people what was rated on the day of the first game, and the one that was one too many;
    games with one of `left_out` are not rated.
    """
    known, counted, day = dict(standings), Counter(today), None
    for each in results:
        if each.at // DAY != day:
            if day is not None:
                counted.clear()
            day = each.at // DAY
        pair = frozenset((each.first, each.second))
        first, second = (known.get(user, Standing()) for user in (each.first, each.second))
        lead = (first.rating - second.rating) * (2 * each.score - 1)
        if not each.may_count or SOMEBODY.id in pair:
            yield Rated({})
        elif pair & left_out:
            yield Rated({}, Unrated.LEFT_OUT)
        elif counted[pair] >= MOST_A_DAY:
            counted[pair] += 1
            is_first = counted[pair] == MOST_A_DAY + 1  # It is said once a day.
            yield Rated({}, Unrated.DAY if is_first else None)
        elif lead >= SURE_WIN:
            yield Rated({}, Unrated.SURE)
        else:
            counted[pair] += 1
            one, other = _rated(first, second, each.score)
            standings = {
                each.first: first.after(*one, each.score),
                each.second: second.after(*other, 1 - each.score),
            }
            known |= standings
            yield Rated(standings)


def _rated(
    first: Standing, second: Standing, score: float
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return the rating and the spread of both after a game in which the first made `score`."""
    model = _model()
    teams = [[model.rating(each.rating, each.spread)] for each in (first, second)]
    (one,), (other,) = model.rate(teams, scores=[score, 1 - score])
    return (one.mu, one.sigma), (other.mu, other.sigma)


@cache
def _model() -> "BradleyTerryFull":
    # Imported with the first rated game: it takes 40 ms and 4 MiB.
    from openskill.models import BradleyTerryFull

    return BradleyTerryFull(mu=START, sigma=START_SPREAD, beta=BETA, tau=TAU)
