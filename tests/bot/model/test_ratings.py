"""Ratings: what a game changes, what is not rated, and what cheating could bring."""

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime

import pytest

from bot.model import GameId, Unrated, UserId
from bot.model.ratings import DAY, START, Rated, Result, Season, Standing, rate

ME = UserId(1)
SETTLED = Standing(1_500, 80, games=50, wins=20, draws=10)
DAYS = 92
"""The longest season."""


def result(day: int, other: UserId, score: float = 1) -> Result:
    """A game of mine, resigned after a move each."""
    return Result(GameId(1), day * DAY, ME, other, score, "resigned", 2)


def mine_after(results: Iterable[Result], standings: Mapping[UserId, Standing]) -> list[Standing]:
    """Where I stand after each of the games that are rated."""
    return [after[ME] for after, _ in rate(results, standings, {}, frozenset()) if after]


def farmed(mine: Standing, accounts: int) -> Standing:
    """Where I stand after a season of three wins a day against each of my other accounts."""
    results = (
        result(day, UserId(100 + account))
        for day in range(DAYS)
        for account in range(accounts)
        for _ in range(3)
    )
    return mine_after(results, {ME: mine})[-1]


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


def test_what_was_farmed_is_gone_after_a_few_honest_games() -> None:
    mine = mine_after((result(day, UserId(100)) for day in range(4)), {})
    assert len(mine) == 4
    honest = {UserId(200 + number): SETTLED for number in range(10)}
    results = (result(day, other, score=day % 2) for day, other in enumerate(honest))
    mine = mine_after(results, {ME: mine[-1], **honest})
    assert len(mine) == 10
    assert round(mine[-1].rating) == 1_577


def test_trading_resignations_brings_nothing() -> None:
    results = (
        result(day, UserId(2), score=(3 * day + number) % 2)
        for day in range(DAYS)
        for number in range(3)
    )
    mine = mine_after(results, {ME: SETTLED, UserId(2): SETTLED})
    assert len(mine) == 3 * DAYS
    assert round(max(each.rating for each in mine)) == 1_505


def test_nobody_plays_themselves_or_somebody_left_out_or_forgotten() -> None:
    results = [result(0, UserId(other)) for other in (ME, 5, 0)]
    assert [*rate(results, {}, {}, frozenset({UserId(5)}))] == [
        Rated({}),
        Rated({}, Unrated.LEFT_OUT),
        Rated({}),
    ]


def test_a_sure_win_is_not_rated_and_its_opposite_is() -> None:
    standings = {ME: Standing(1_900, 80), UserId(2): SETTLED}
    results = [result(0, UserId(2)), result(0, UserId(2), score=0.5)]
    (sure, why), (drawn, _) = rate(results, standings, {}, frozenset())
    assert not sure
    assert why is Unrated.SURE
    assert drawn[ME].rating < 1_900


def test_a_rating_has_a_place_after_three_games_and_settles_after_ten() -> None:
    standings = [Standing()]
    for _ in range(10):
        standings.append(standings[-1].after(START, 100, 0.5))
    assert [each.is_placed for each in standings] == [False] * 3 + [True] * 8
    assert [each.is_settled for each in standings] == [False] * 10 + [True]
    assert (standings[-1].draws, standings[-1].losses) == (10, 0)


@pytest.mark.parametrize(
    ("year", "month", "day", "season"), [(2026, 1, 1, (2026, 1)), (2026, 12, 31, (2026, 4))]
)
def test_seasons_are_quarters(year: int, month: int, day: int, season: tuple[int, int]) -> None:
    found = Season.at(int(datetime(year, month, day, 12, tzinfo=UTC).timestamp()))
    assert (found.year, found.quarter) == season
    assert Season.at(found.starts_at) == Season.at(found.ends_at - 1) == found
    assert Season.at(found.ends_at) > found
