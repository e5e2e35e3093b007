"""Ratings: what a game changes, what is not rated, and what cheating could bring."""

from datetime import UTC, datetime

import pytest

from bot.model import GameId, UserId
from bot.model.ratings import DAY, START, Rater, Result, Season, Standing

ME = UserId(1)
SETTLED = Standing(1_500, 80, games=50, wins=20, draws=10, opponents=2, opponent=UserId(9))
DAYS = 92
"""The longest season."""


def result(day: int, other: UserId, score: float = 1) -> Result:
    """A game of mine, resigned after a move each."""
    return Result(GameId(1), day * DAY, ME, other, score, "resigned", 2)


def farmed(mine: Standing, accounts: int) -> Standing:
    """Where I stand after a season of three wins a day against each of my other accounts."""
    rater = Rater({ME: mine}, {}, 0, frozenset())
    for day in range(DAYS):
        for account in range(accounts):
            for _ in range(3):
                if (rated := rater.rate(result(day, UserId(100 + account)))) is not None:
                    mine = rated[0].standing
    return mine


@pytest.mark.parametrize(
    ("mine", "accounts", "rating", "games"),
    [
        (Standing(), 1, 1_725, 4),
        (Standing(), 5, 1_912, 9),
        (SETTLED, 1, 1_548, 7),
        (SETTLED, 2, 1_583, 12),
        (SETTLED, 5, 1_664, 25),
    ],
)
def test_what_a_season_of_wins_against_other_accounts_brings(
    mine: Standing, accounts: int, rating: int, games: int
) -> None:
    after = farmed(mine, accounts)
    assert (round(after.rating), after.games - mine.games) == (rating, games)


def test_other_accounts_alone_settle_no_rating() -> None:
    assert not any(farmed(Standing(), accounts).is_settled for accounts in (1, 2, 5, 20))


def test_what_was_farmed_is_gone_after_a_few_honest_games() -> None:
    rater = Rater({}, {}, 0, frozenset())
    mine = Standing()
    for day in range(4):
        rated = rater.rate(result(day, UserId(100)))
        assert rated is not None
        mine = rated[0].standing
    honest = {UserId(200 + number): SETTLED for number in range(10)}
    rater = Rater({ME: mine, **honest}, {}, 0, frozenset())
    for day, opponent in enumerate(honest):
        rated = rater.rate(result(day, opponent, score=day % 2))
        assert rated is not None
        mine = rated[0].standing
    assert round(mine.rating) == 1_577


def test_trading_resignations_brings_nothing() -> None:
    rater = Rater({ME: SETTLED, UserId(2): SETTLED}, {}, 0, frozenset())
    highest = START
    for day in range(DAYS):
        for number in range(3):
            rated = rater.rate(result(day, UserId(2), score=(3 * day + number) % 2))
            assert rated is not None
            highest = max(highest, rated[0].standing.rating)
    assert round(highest) == 1_505


def test_nobody_plays_themselves_or_somebody_left_out_or_forgotten() -> None:
    rater = Rater({}, {}, 0, frozenset({UserId(5)}))
    assert [rater.rate(result(0, UserId(other))) for other in (ME, 5, 0)] == [None] * 3


def test_a_sure_win_is_not_rated_and_its_opposite_is() -> None:
    standings = {ME: Standing(1_900, 80), UserId(2): SETTLED}
    rater = Rater(standings, {}, 0, frozenset())
    assert rater.rate(result(0, UserId(2))) is None
    drawn = rater.rate(result(0, UserId(2), score=0.5))
    assert drawn is not None
    assert drawn[0].standing.rating < 1_900


def test_a_rating_settles_after_ten_games_against_two_people() -> None:
    standing = Standing()
    for _ in range(12):
        standing = standing.after(START, 100, 0.5, UserId(2))
    assert not standing.is_settled
    assert standing.after(START, 100, 0.5, UserId(3)).is_settled
    assert (standing.draws, standing.losses) == (12, 0)


@pytest.mark.parametrize(
    ("year", "month", "day", "season"), [(2026, 1, 1, (2026, 1)), (2026, 12, 31, (2026, 4))]
)
def test_seasons_are_quarters(year: int, month: int, day: int, season: tuple[int, int]) -> None:
    found = Season.at(int(datetime(year, month, day, 12, tzinfo=UTC).timestamp()))
    assert (found.year, found.quarter) == season
    assert Season.at(found.starts_at) == Season.at(found.ends_at - 1) == found
    assert Season.at(found.ends_at) > found
