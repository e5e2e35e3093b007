"""What is kept about a person can be had in full, and removed without a trace."""

import asyncio
from dataclasses import replace
from typing import Any

from bot.model import (
    SOMEBODY,
    Answer,
    ChallengeId,
    ChannelId,
    Ending,
    GameId,
    Place,
    Preferences,
    Seat,
    StaleBoard,
    Termination,
    UserId,
)
from bot.store import Store
from engine import Cell, Mark
from tests.bot.builders import (
    ALICE,
    BOB,
    CAROL,
    GAMES,
    GENERAL,
    NO_PAUSE,
    NOON,
    bot_game,
    duel,
    offer,
)
from tests.bot.store.conftest import Opener, fresh, new_start

LATER = NOON + 60
NO_GAME = GameId(0)
NO_CHALLENGE = ChallengeId(0)


async def stored_about(store: Store, user: UserId) -> dict[str, list[dict[str, Any]]]:
    """Return the tables that hold something about a person."""
    found = await store.people.personal_data(user)
    return {table: rows for table, rows in found.items() if rows}


def other_place(number: int) -> Place:
    return Place(GENERAL.guild_id, ChannelId(20 + number), "en-US")


async def test_nothing_is_kept_about_a_stranger(store: Store) -> None:
    assert await stored_about(store, ALICE.id) == {}
    forgotten = await store.people.forget(ALICE.id, LATER)
    assert (forgotten.ended, forgotten.closed, forgotten.games) == ((), (), 0)


async def test_all_that_is_kept_about_a_person(store: Store) -> None:
    ended = (await store.games.add(duel(BOB, ALICE), new_start())).resigned(BOB.id, NOON)
    await store.games.save(ended, seen_ply=0, interaction=fresh())
    live = await store.games.add(bot_game(ALICE, GAMES), new_start())
    await store.games.add(duel(BOB, CAROL), new_start())
    made = await store.challenges.add(offer(ALICE, None), pause=NO_PAUSE, interaction=fresh())
    got = await store.challenges.add(offer(BOB, ALICE), pause=NO_PAUSE, interaction=fresh())
    await store.challenges.add(offer(CAROL, BOB), pause=NO_PAUSE, interaction=fresh())
    await store.people.change_preferences(
        ALICE.id, lambda _: Preferences(pings=False, blocked=frozenset({CAROL.id}))
    )
    assert await store.people.games_of(ALICE.id, NO_GAME, 9) == (ended, live)
    assert await store.people.games_of(ALICE.id, NO_GAME, 1) == (ended,)
    assert await store.people.games_of(ALICE.id, ended.id, 1) == (live,)
    assert await store.people.games_of(ALICE.id, live.id, 1) == ()
    assert await store.people.challenges_of(ALICE.id, NO_CHALLENGE, 9) == (made, got)
    assert await store.people.challenges_of(ALICE.id, made.id, 9) == (got,)
    assert await stored_about(store, ALICE.id) == {
        "preferences": [
            {
                "user_id": ALICE.id,
                "chosen": '{"numbering":"reading","style":null,"pings":false,"turn_notices":true,'
                '"is_challengeable":true,"blocked":[103],"is_named":true}',
            }
        ],
    }


async def test_forgetting_ends_what_goes_on_and_keeps_the_rest_for_others(
    store: Store, opened: Opener
) -> None:
    won = await store.games.add(duel(ALICE, BOB), new_start())
    for ply, cell in enumerate((0, 3, 1, 4, 2)):
        won = won.played((ALICE, BOB)[ply % 2].id, ply, Cell(cell), NOON)
        await store.games.save(won, seen_ply=ply, interaction=fresh())
    second = await store.games.add(duel(BOB, ALICE, other_place(1)), new_start())
    alone = await store.games.add(bot_game(ALICE, other_place(2)), new_start())
    others = await store.games.add(duel(BOB, CAROL), new_start())
    made = await store.challenges.add(offer(ALICE, None), pause=NO_PAUSE, interaction=fresh())
    got = await store.challenges.add(offer(BOB, ALICE), pause=NO_PAUSE, interaction=fresh())
    await store.people.change_preferences(
        ALICE.id, lambda _: Preferences(pings=False, blocked=frozenset({CAROL.id}))
    )

    forgotten = await store.people.forget(ALICE.id, LATER)

    assert forgotten.games == 3
    assert {game.id for game in forgotten.ended} == {second.id, alone.id}
    for each in forgotten.ended:
        game = await store.games.get(each.id)
        assert game.ending == Ending(Termination.CALLED_OFF, None, LATER)
        assert SOMEBODY in game.people
        assert ALICE not in game.people
    assert {(each.id, each.answer) for each in forgotten.closed} == {
        (made.id, Answer.WITHDRAWN),
        (got.id, Answer.DECLINED),
    }
    async with opened() as reopened:
        assert await stored_about(reopened, ALICE.id) == {}
        assert await reopened.people.games_of(ALICE.id, NO_GAME, 9) == ()
        assert await reopened.people.challenges_of(ALICE.id, NO_CHALLENGE, 9) == ()
        assert await reopened.people.preferences(ALICE.id) == Preferences()
        kept = await reopened.games.get(won.id)
        assert kept == replace(
            won,
            first=Seat(SOMEBODY, Mark.X),
            ending=kept.ending,
        )
        assert kept.ending is not None
        assert kept.ending.winner == Seat(SOMEBODY, Mark.X)
        assert await reopened.games.get(others.id) == others
        assert await reopened.games.live(GENERAL.channel_id, BOB.id) == (others,)
        for place in (other_place(1), other_place(2)):
            assert not await reopened.games.live(place.channel_id, ALICE.id)
        assert not await reopened.games.live(other_place(1).channel_id, BOB.id)
        assert await reopened.challenges.open(GENERAL.channel_id, ALICE.id) is None
        assert await reopened.deadlines.due_games(LATER + 10**9, 9) == (others,)
        assert (await reopened.challenges.get(got.id)).challenger == BOB


async def test_two_who_sat_in_one_game_can_both_be_forgotten(store: Store) -> None:
    game = await store.games.add(duel(), new_start())
    moved = game.marked(Cell(4), NOON)
    await store.games.save(moved, seen_ply=0, interaction=fresh())
    for person in (ALICE, BOB):
        await store.people.forget(person.id, LATER)
    kept = await store.games.get(game.id)
    assert kept.people == (SOMEBODY, SOMEBODY)
    assert kept.ending is not None
    assert kept.ending.winner == kept.second


async def test_a_move_that_meets_a_deletion_comes_before_or_not_at_all(store: Store) -> None:
    game = await store.games.add(duel(), new_start())
    results = await asyncio.gather(
        store.people.forget(ALICE.id, LATER),
        store.games.save(game.marked(Cell(4), NOON), seen_ply=0, interaction=fresh()),
        return_exceptions=True,
    )
    assert isinstance(results[1], StaleBoard)
    assert ALICE not in (await store.games.get(game.id)).people


async def test_whoever_was_forgotten_may_sit_down_again(store: Store) -> None:
    await store.games.add(duel(), new_start())
    await store.challenges.add(offer(ALICE, None), pause=NO_PAUSE, interaction=fresh())
    await store.people.forget(ALICE.id, LATER)
    again = await store.games.add(duel(), new_start())
    assert await store.people.games_of(ALICE.id, NO_GAME, 9) == (again,)
    await store.challenges.add(offer(ALICE, None), pause=NO_PAUSE, interaction=fresh())
