"""What is kept about a person can be had in full, and removed without a trace."""

import asyncio
from dataclasses import replace

import pytest

from bot.model import (
    SOMEBODY,
    Answer,
    ChannelId,
    Computer,
    Holdings,
    Place,
    Preferences,
    Seat,
    StaleBoard,
    Termination,
)
from bot.model.errors import NoGameHere, NoSuchChallenge
from bot.store import Store
from engine import Cell, Level, Mark
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
from tests.bot.store.conftest import Opener

LATER = NOON + 60
NOTHING = Holdings((), (), (), None)


def room(number: int) -> Place:
    return Place(GENERAL.guild_id, ChannelId(20 + number), "en-US")


async def test_nothing_is_kept_about_a_stranger(store: Store) -> None:
    assert await store.holdings(ALICE.id) == NOTHING
    forgotten = await store.forget(ALICE.id, LATER)
    assert (forgotten.ended, forgotten.closed, forgotten.games) == ((), (), 0)


async def test_all_that_is_kept_about_a_person(store: Store) -> None:
    ended = (await store.add_game(duel(BOB, ALICE), most_live=25)).resigned(BOB.id, NOON)
    await store.save(ended, seen_ply=0)
    live = await store.add_game(bot_game(ALICE, GAMES), most_live=25)
    await store.add_game(duel(BOB, CAROL), most_live=25)
    made = await store.add_challenge(offer(ALICE, None), pause=NO_PAUSE)
    got = await store.add_challenge(offer(BOB, ALICE), pause=NO_PAUSE)
    await store.add_challenge(offer(CAROL, BOB), pause=NO_PAUSE)
    chosen = await store.change_preferences(ALICE.id, lambda _: Preferences(pings=False))
    assert await store.holdings(ALICE.id) == Holdings(
        games=(ended, live),
        challenges=(made, got),
        seats=((GAMES.channel_id, live.id),),
        preferences=chosen,
    )


async def test_forgetting_ends_what_goes_on_and_keeps_the_rest_for_others(
    store: Store, opened: Opener
) -> None:
    won = await store.add_game(duel(ALICE, BOB), most_live=25)
    for ply, cell in enumerate((0, 3, 1, 4, 2)):
        won = won.played((ALICE, BOB)[ply % 2].id, ply, Cell(cell), NOON)
        await store.save(won, seen_ply=ply)
    second = await store.add_game(duel(BOB, ALICE, room(1)), most_live=25)
    alone = await store.add_game(bot_game(ALICE, room(2)), most_live=25)
    others = await store.add_game(duel(BOB, CAROL), most_live=25)
    made = await store.add_challenge(offer(ALICE, None), pause=NO_PAUSE)
    got = await store.add_challenge(offer(BOB, ALICE), pause=NO_PAUSE)
    await store.change_preferences(ALICE.id, lambda _: Preferences(pings=False))

    forgotten = await store.forget(ALICE.id, LATER)

    assert forgotten.games == 3
    assert {game.id for game in forgotten.ended} == {second.id, alone.id}
    for game in forgotten.ended:
        assert game.ending is not None
        assert game.ending.termination is Termination.RESIGNED
        assert game.ending.at == LATER
        assert game.ending.winner is not None
        assert game.ending.winner.player in (BOB, Computer(Level.UNBEATABLE))
        assert SOMEBODY in game.people
        assert ALICE not in game.people
    assert {(each.id, each.answer) for each in forgotten.closed} == {
        (made.id, Answer.WITHDRAWN),
        (got.id, Answer.DECLINED),
    }
    async with opened() as reopened:
        assert await reopened.holdings(ALICE.id) == NOTHING
        assert await reopened.preferences(ALICE.id) == Preferences()
        kept = await reopened.game(won.id)
        assert kept == replace(
            won,
            first=Seat(SOMEBODY, Mark.X),
            ending=kept.ending,
        )
        assert kept.ending is not None
        assert kept.ending.winner == Seat(SOMEBODY, Mark.X)
        assert await reopened.game(others.id) == others
        assert await reopened.live_game(GENERAL.channel_id, BOB.id) == others
        for place in (room(1), room(2)):
            with pytest.raises(NoGameHere):
                await reopened.live_game(place.channel_id, ALICE.id)
        with pytest.raises(NoGameHere):
            await reopened.live_game(room(1).channel_id, BOB.id)
        with pytest.raises(NoSuchChallenge):
            await reopened.open_challenge(GENERAL.channel_id, ALICE.id)
        assert await reopened.due_games(LATER + 10**9, 9) == (others,)
        assert (await reopened.challenge(got.id)).challenger == BOB


async def test_two_who_sat_in_one_game_can_both_be_forgotten(store: Store) -> None:
    game = await store.add_game(duel(), most_live=25)
    for person in (ALICE, BOB):
        await store.forget(person.id, LATER)
    kept = await store.game(game.id)
    assert kept.people == (SOMEBODY, SOMEBODY)
    assert kept.ending is not None
    assert kept.ending.winner == kept.second


async def test_a_move_that_meets_the_farewell_comes_before_or_not_at_all(store: Store) -> None:
    game = await store.add_game(duel(), most_live=25)
    results = await asyncio.gather(
        store.forget(ALICE.id, LATER),
        store.save(game.marked(Cell(4), NOON), seen_ply=0),
        return_exceptions=True,
    )
    assert isinstance(results[1], StaleBoard)
    assert ALICE not in (await store.game(game.id)).people


async def test_whoever_was_forgotten_may_sit_down_again(store: Store) -> None:
    await store.add_game(duel(), most_live=25)
    await store.add_challenge(offer(ALICE, None), pause=NO_PAUSE)
    await store.forget(ALICE.id, LATER)
    again = await store.add_game(duel(), most_live=25)
    assert (await store.holdings(ALICE.id)).games == (again,)
    await store.add_challenge(offer(ALICE, None), pause=NO_PAUSE)
