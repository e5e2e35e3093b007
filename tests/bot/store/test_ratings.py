"""Ratings follow from the games alone, in whatever order and process they arrive and change."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any

import pytest

from bot.model import ChannelId, Game, GuildId, Person, Place, Termination, Unrated, UserId
from bot.model.choices import GuildSettings
from bot.model.errors import StoreUnavailable
from bot.model.ratings import DAY, MOST_A_DAY, Ranking, RatingPoint, Season
from bot.store import Store
from bot.store.database import Query
from bot.store.queries import rows
from bot.store.rated_games import AT_ONCE
from tests.bot.builders import ALICE, BOB, CAROL, NOON
from tests.bot.results import forget_ratings, store_result
from tests.bot.store.conftest import Opener

GUILD = GuildId(1)
PEOPLE = tuple(Person(UserId(101 + number), f"Player {number}") for number in range(6))
SEASON = Season.at(NOON)


async def ended(
    store: Store,
    first: Person,
    second: Person,
    at: int,
    *,
    winner: Person | None = None,
    by: Termination | None = None,
    moves: int = 2,
    channel: int = 30,
) -> Game:
    place = Place(GUILD, ChannelId(channel), "en-US")
    return await store_result(store, place, first, second, at, winner=winner, by=by, moves=moves)


async def played(store: Store, seed: int, games: int = 60, shuffled: bool = False) -> None:
    """Store games at random; `shuffled` so that they arrive in another order than they ended in."""
    rng = Random(seed)
    instants = [NOON + 3_600 * number // 2 for number in range(games)]
    plans = []
    for at in instants:
        first, second = rng.sample(PEOPLE, 2)
        plans.append((first, second, at, rng.choice((first, second, None))))
    if shuffled:
        Random(seed + 1).shuffle(plans)
    for number, (first, second, at, winner) in enumerate(plans):
        await ended(store, first, second, at, winner=winner)
        if shuffled and number % 7 == 0:
            await store.ratings.catch_up(GUILD)
    await store.ratings.catch_up(GUILD)


async def stored(store: Store) -> Sequence[tuple[Any, ...]]:
    """All ratings, exactly as they are."""
    sql = "SELECT * FROM ratings ORDER BY guild_id, season, user_id, number"
    found = await store.database.read(partial(rows, sql))
    return [tuple(row[key] for key in row.keys()) for row in found]  # noqa: SIM118  # Iterating gives values.


async def rebuilt(store: Store) -> Sequence[tuple[Any, ...]]:
    """All ratings after they were deleted and worked out again."""
    await forget_ratings(store)
    await store.ratings.catch_up(GUILD)
    return await stored(store)


async def points(store: Store, person: Person, season: Season = SEASON) -> list[RatingPoint]:
    await store.ratings.catch_up(GUILD)
    return [*await store.ratings.points(GUILD, season, person.id)]


async def test_a_rebuild_gives_exactly_the_same_numbers(store: Store) -> None:
    await played(store, seed=1)
    before = await stored(store)
    assert len(before) > 60
    assert await rebuilt(store) == before


async def test_games_that_arrive_late_are_rated_in_their_place(
    store: Store, opened: Opener
) -> None:
    await played(store, seed=2, shuffled=True)
    assert await rebuilt(store) == await stored(store)


async def test_the_winner_rises_and_the_loser_falls(store: Store) -> None:
    await ended(store, ALICE, BOB, NOON, winner=BOB)
    assert await points(store, ALICE) == [RatingPoint(NOON, 1421, 242)]
    assert await points(store, BOB) == [RatingPoint(NOON, 1579, 242)]
    await ended(store, BOB, ALICE, NOON + 9)
    assert [point.rating for point in await points(store, BOB)] == [1579, 1564]


@pytest.mark.parametrize(
    ("by", "moves"),
    [
        (Termination.RESIGNED, 1),
        (Termination.TIME, 0),
        (Termination.STOPPED, 4),
        (Termination.UNFINISHED, 4),
    ],
)
async def test_what_is_not_rated(store: Store, by: Termination, moves: int) -> None:
    winner = BOB if by in (Termination.RESIGNED, Termination.TIME) else None
    await ended(store, ALICE, BOB, NOON, winner=winner, by=by, moves=moves)
    assert await points(store, ALICE) == []


async def test_three_games_a_day_count_for_the_same_two(store: Store) -> None:
    midnight = NOON - NOON % DAY
    for number in range(5):
        await ended(store, ALICE, BOB, midnight + number, winner=(ALICE, BOB)[number % 2])
        await store.ratings.catch_up(GUILD)  # The count goes on from what is stored.
    await ended(store, ALICE, CAROL, midnight + 9)
    await ended(store, BOB, ALICE, midnight + DAY)
    assert [each.at - midnight for each in await points(store, ALICE)] == [0, 1, 2, 9, DAY]
    assert MOST_A_DAY == 3


async def test_games_of_a_day_count_before_they_were_rated(store: Store) -> None:
    midnight, pair = NOON - NOON % DAY, (ALICE.id, BOB.id)
    why = []
    for at, moves in ((-1, 2), (0, 2), (1, 1), (2, 3), (3, 2)):
        by = Termination.RESIGNED
        await ended(store, ALICE, BOB, midnight + at, winner=ALICE, by=by, moves=moves)
        why.append(await store.ratings.why_unrated(GUILD, pair, midnight + 9))
    assert why == [None, None, None, None, Unrated.DAY]
    await forget_ratings(store)  # None of them is rated then.
    assert await store.ratings.why_unrated(GUILD, pair[::-1], midnight + 9) is Unrated.DAY
    assert await store.ratings.why_unrated(GUILD, pair, midnight + DAY) is None


async def test_a_game_that_is_not_rated_says_why(store: Store) -> None:
    for number in range(4):
        first = await ended(store, ALICE, BOB, NOON + number)
    left_out = PEOPLE[5]
    await store.settings.change(GUILD, lambda _: GuildSettings(unrated=frozenset({left_out.id})))
    second = await ended(store, left_out, CAROL, NOON + 9)
    for day in range(1, 40):
        third = await ended(store, PEOPLE[1], PEOPLE[2], NOON + day * DAY, winner=PEOPLE[1])
    await store.ratings.catch_up(GUILD)
    records = [(await store.games.get(game.id)).record for game in (first, second, third)]
    why = [record and record.unrated for record in records]
    assert why == [Unrated.DAY, Unrated.LEFT_OUT, Unrated.SURE]


async def test_every_season_begins_anew_and_the_last_one_stays(store: Store) -> None:
    await ended(store, ALICE, BOB, SEASON.ends_at - 1, winner=ALICE)
    await ended(store, ALICE, BOB, SEASON.ends_at, winner=BOB)
    following = Season(SEASON.number + 1)
    assert [each.rating for each in await points(store, ALICE)] == [1579]
    assert [each.rating for each in await points(store, ALICE, following)] == [1421]
    assert await store.leaderboards.seasons(GUILD) == (following, SEASON)


async def test_whoever_is_forgotten_takes_their_games_out_of_all_ratings(store: Store) -> None:
    await played(store, seed=3)
    gone = PEOPLE[2]
    await store.people.forget(gone.id, NOON)
    await store.ratings.catch_up(GUILD)
    after = await stored(store)
    assert not any(gone.id in row for row in after)
    assert {row[2] for row in after} == {each.id for each in PEOPLE if each != gone}
    assert await rebuilt(store) == after


async def test_a_last_game_that_goes_leaves_the_opponent_on_the_list(store: Store) -> None:
    await ended(store, ALICE, BOB, NOON, winner=ALICE)
    await ended(store, ALICE, CAROL, NOON + 1, winner=ALICE)
    await store.ratings.catch_up(GUILD)
    await store.people.forget(CAROL.id, NOON)
    await store.ratings.catch_up(GUILD)
    leaders = await store.leaderboards.page(Ranking(GUILD, SEASON), ALICE.id, 0, 10)
    assert [leader.user for leader in leaders.leaders] == [ALICE.id, BOB.id]


async def test_whoever_is_left_out_counts_for_nobody_and_may_come_back(store: Store) -> None:
    await played(store, seed=4)
    before = await stored(store)
    left_out = PEOPLE[1].id
    await store.settings.change(GUILD, lambda _: GuildSettings(unrated=frozenset({left_out})))
    await store.ratings.catch_up(GUILD)
    after = await stored(store)
    assert not any(left_out in row for row in after)
    assert await rebuilt(store) == after
    await store.settings.change(GUILD, lambda _: GuildSettings())
    await store.ratings.catch_up(GUILD)
    assert await stored(store) == before


async def test_deleted_games_leave_their_ratings_and_a_basis_for_later_ones(store: Store) -> None:
    await played(store, seed=5)
    before = await stored(store)
    assert await store.prune(NOON + 10 * 3_600) > 0
    assert await stored(store) == before
    await ended(store, PEOPLE[0], PEOPLE[1], NOON + 20 * 3_600, winner=PEOPLE[0])  # It comes late.
    await store.ratings.catch_up(GUILD)
    late = await stored(store)
    assert len(late) in (len(before), len(before) + 2)
    await store.people.forget(PEOPLE[3].id, NOON)
    await store.ratings.catch_up(GUILD)
    assert not any(PEOPLE[3].id in row for row in await stored(store))


async def rated_at_once(store: Store, game: Game) -> list[int]:
    """The ratings that a game came back with from being stored; nothing is left to be sent then."""
    assert game.record is not None
    assert await store.outbox.is_due(NOON) is (not game.record.ratings)
    return [each.after for each in game.record.ratings]


async def test_a_game_that_ends_comes_back_with_the_ratings(store: Store) -> None:
    assert await rated_at_once(store, await ended(store, ALICE, BOB, NOON, winner=ALICE)) == [
        1_579,
        1_421,
    ]


async def test_the_end_of_a_game_waits_for_no_backlog(store: Store) -> None:
    for number in range(AT_ONCE):
        await ended(store, PEOPLE[4], PEOPLE[5], NOON + number)
    await forget_ratings(store)
    game = await ended(store, ALICE, BOB, NOON + AT_ONCE, winner=ALICE)
    assert await rated_at_once(store, game) == []
    await store.ratings.catch_up(GUILD)
    later = await store.games.get(game.id)
    assert later.record is not None
    assert [each.after for each in later.record.ratings] == [1_579, 1_421]


async def test_games_are_rated_before_they_are_deleted(store: Store) -> None:
    await ended(store, ALICE, BOB, NOON, winner=ALICE)
    await forget_ratings(store)
    midnight = NOON - NOON % DAY + DAY
    assert await store.prune(midnight - 1) == 0  # The day is not over.
    assert await store.prune(midnight) == 1
    assert [each.rating for each in await points(store, ALICE)] == [1579]


async def caught_up(store: Store) -> None:
    """Rate all games, also where a busy machine makes PostgreSQL late."""
    while True:
        with suppress(StoreUnavailable):
            return await store.ratings.catch_up(GUILD)


async def test_two_processes_rate_at_once(opened: Opener) -> None:
    async with opened() as one, opened() as other:
        rng = Random(6)
        instants = rng.sample(range(NOON, NOON + DAY), 20)  # Most are late, then.
        for at in instants:
            first, second = rng.sample(PEOPLE, 2)
            await ended(rng.choice((one, other)), first, second, at, winner=first)
            await asyncio.gather(caught_up(one), caught_up(other))
        found = await stored(one)
        assert len(found) > 20
        assert await rebuilt(other) == found


async def test_a_leaderboard_has_fair_places(store: Store) -> None:
    for number, person in enumerate(PEOPLE[:4]):
        # Each beats a stranger of their own, the last of them twice.
        rival = Person(UserId(900 + number), "Rival")
        for game in range(1 + (number == 3)):
            await ended(store, person, rival, NOON + 10 * number + game, winner=person)
    await store.ratings.catch_up(GUILD)

    async def settle() -> None:
        await Query("UPDATE ratings SET placed = 1 WHERE user_id < 900", ())

    await store.database.write(settle)
    page = partial(store.leaderboards.page, Ranking(GUILD, SEASON))
    leaders = await page(PEOPLE[2].id, 0, 10)
    assert [leader.place for leader in leaders.leaders] == [1, 2, 2, 2, None, None, None, None]
    assert leaders.leaders[0].user == PEOPLE[3].id
    assert leaders.own is not None
    assert (leaders.own.place, leaders.total) == (2, 8)
    second = await page(CAROL.id, 1, 3)
    assert [leader.place for leader in second.leaders] == [2, None, None]
    last = await page(CAROL.id, 9, 3)
    assert (last.page, last.pages, len(last.leaders)) == (2, 3, 2)
    await store.ratings.unlist(GUILD, [PEOPLE[3].id])
    leaders = await page(PEOPLE[3].id, 0, 10)
    assert [leader.place for leader in leaders.leaders] == [1, 1, 1, None, None, None, None]
    assert leaders.own is None
    await store.ratings.list_again(GUILD, PEOPLE[3].id)
    leaders = await page(PEOPLE[3].id, 0, 10)
    assert leaders.own is not None
    assert leaders.own.place == 1
    assert leaders.total == 8


async def test_a_channel_lists_those_who_played_there(store: Store) -> None:
    await ended(store, ALICE, BOB, NOON, winner=ALICE, channel=30)
    await ended(store, ALICE, CAROL, NOON + 1, winner=ALICE, channel=31)
    await store.ratings.catch_up(GUILD)
    for channel, people in ((30, [ALICE, BOB]), (31, [ALICE, CAROL]), (32, [])):
        ranking = Ranking(GUILD, SEASON, ChannelId(channel))
        page = await store.leaderboards.page(ranking, ALICE.id, 0, 10)
        assert [leader.user for leader in page.leaders] == [person.id for person in people]
        assert page.total == len(people)


async def test_past_seasons_with_their_place(store: Store) -> None:
    await ended(store, ALICE, BOB, NOON, winner=ALICE)
    await ended(store, ALICE, BOB, SEASON.ends_at, winner=BOB)
    await store.ratings.catch_up(GUILD)
    past = await store.leaderboards.past(GUILD, BOB.id, 5)
    assert [(each.season, each.leader.points) for each in past] == [
        (Season(SEASON.number + 1), 1579),
        (SEASON, 1421),
    ]
