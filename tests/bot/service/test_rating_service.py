"""Leaderboards where many people come and go."""

from collections.abc import Sequence

import pytest

from bot.model import GuildId, Person, UserId
from bot.model.errors import NotDone
from bot.model.ratings import Season
from bot.service import Services
from bot.service.rating_service import MOST_LEADERS, MOST_LOOKS, read_season
from bot.store import Store
from tests.bot.builders import ALICE, BOB, GENERAL, NOON
from tests.bot.results import store_result
from tests.bot.service.callers import caller
from tests.bot.service.conftest import Clock


async def all_stay(_: GuildId, __: Sequence[UserId]) -> frozenset[UserId]:
    return frozenset()


async def all_left(_: GuildId, users: Sequence[UserId]) -> frozenset[UserId]:
    return frozenset(users)


async def test_whoever_comes_back_and_plays_is_listed_in_past_seasons_too(
    services: Services, store: Store, clock: Clock
) -> None:
    await store_result(store, GENERAL, ALICE, BOB, NOON, winner=ALICE)
    await services.ratings.leaderboard(caller(BOB), None, None, all_left)
    clock.now = Season.at(NOON).ends_at
    await store_result(store, GENERAL, ALICE, BOB, clock.now, winner=ALICE)
    rating = (await services.ratings.stats(caller(ALICE), ALICE.id)).rating
    assert rating is not None
    assert [each.season for each in rating.past] == [Season.at(NOON)]


async def test_a_page_names_nobody_who_left_however_many_they_are(
    services: Services, store: Store
) -> None:
    for number in range(0, (MOST_LOOKS + 1) * MOST_LEADERS, 2):
        first, second = (Person(UserId(500 + number + each), "Gone") for each in (0, 1))
        await store_result(store, GENERAL, first, second, NOON, winner=first)
    page = await services.ratings.leaderboard(caller(ALICE), None, None, all_left)
    assert page.leaders.leaders == ()
    again = await services.ratings.leaderboard(caller(ALICE), None, None, all_stay)
    assert again.leaders.total == MOST_LEADERS


@pytest.mark.parametrize(
    "text",
    [
        "2026 Q4",
        "2026-4",
        " 2026q4 ",
        "Q4 2026",
        "4. Quartal 2026",
        "2026年第4四半期",
        "4-й кв. 2026 г.",
    ],
)
def test_a_season_is_read_in_any_language(text: str) -> None:
    assert read_season(text) == Season(4 * 2026 + 3)


@pytest.mark.parametrize(
    "text", ["", "2026", "Q4", "2026 Q5", "2026 Q0", "26 Q4", "2026 4 1", "1 2"]
)
def test_what_is_no_season(text: str) -> None:
    with pytest.raises(NotDone, match="unknown-season"):
        read_season(text)
