"""Records: what a person had done before a game, and a game that another one replaces."""

from dataclasses import replace

import pytest

from bot.model import (
    Computer,
    Ending,
    Game,
    GameId,
    Record,
    Seat,
    StaleBoard,
    Termination,
)
from bot.model.errors import NoSuchGame
from bot.store import Store
from engine import Cell, Level, Mark
from tests.bot.builders import ALICE, BOB, CAROL, NOON, bot_game, duel
from tests.bot.store.conftest import fresh

BEFORE_ALL = Record(finished=0, has_won=False, lost_last=False)


async def add(store: Store, game: Game, replacing: Game | None = None) -> Game:
    return await store.games.add(game, most_live=25, interaction=fresh(), replacing=replacing)


async def finish(
    store: Store,
    winner: str | None,
    *,
    level: Level = Level.UNBEATABLE,
    swapped: bool = False,
    termination: Termination = Termination.LINE,
) -> GameId:
    """Store a finished game of Alice's against a level; `winner` is alice, computer or nobody."""
    seats = Seat(ALICE, Mark.X), Seat(Computer(level), Mark.O)
    won = {"alice": seats[0], "computer": seats[1], None: None}[winner]
    first, second = seats[::-1] if swapped else seats
    game = await add(store, replace(bot_game(), first=first, second=second))
    ended = replace(game, ending=Ending(termination, won, NOON))
    await store.games.save(ended, seen_ply=0, interaction=None)
    return game.id


async def record(store: Store, level: Level = Level.UNBEATABLE) -> Record:
    return await store.games.record(ALICE.id, level, GameId(1_000_000))


async def test_whoever_has_not_played_has_an_empty_record(store: Store) -> None:
    await add(store, bot_game())
    await add(store, duel(BOB, CAROL))
    assert await record(store) == BEFORE_ALL


@pytest.mark.parametrize("swapped", [False, True])
async def test_a_record_knows_wins_and_the_latest_loss_in_either_seat(
    store: Store, swapped: bool
) -> None:
    await finish(store, "computer", swapped=swapped)
    assert await record(store) == Record(1, has_won=False, lost_last=True)
    await finish(store, None, swapped=not swapped, termination=Termination.FULL)
    assert await record(store) == Record(2, has_won=False, lost_last=False)
    await finish(store, "alice", swapped=swapped)
    assert await record(store) == Record(3, has_won=True, lost_last=False)
    await finish(store, "computer", swapped=not swapped, termination=Termination.RESIGNED)
    assert await record(store) == Record(4, has_won=True, lost_last=True)


async def test_levels_are_counted_apart_and_games_together(store: Store) -> None:
    await finish(store, "alice", level=Level.EASY)
    await finish(store, "computer", level=Level.CLEVER)
    assert await record(store, Level.EASY) == Record(2, has_won=True, lost_last=False)
    assert await record(store, Level.CLEVER) == Record(2, has_won=False, lost_last=True)
    assert await record(store, Level.CASUAL) == Record(2, has_won=False, lost_last=False)


async def test_what_nobody_played_out_and_what_came_later_does_not_count(store: Store) -> None:
    first = await finish(store, "computer")
    await finish(store, None, termination=Termination.UNFINISHED)
    await finish(store, None, termination=Termination.STOPPED)
    assert await record(store) == Record(1, has_won=False, lost_last=True)
    assert await store.games.record(ALICE.id, Level.UNBEATABLE, first) == BEFORE_ALL
    assert await store.games.record(BOB.id, Level.UNBEATABLE, GameId(99)) == BEFORE_ALL


async def test_a_game_takes_the_place_of_another(store: Store) -> None:
    old = await add(store, bot_game())
    new = await add(store, bot_game(), replacing=old)
    assert await store.games.live(old.place.channel_id, ALICE.id) == new
    with pytest.raises(NoSuchGame):
        await store.games.get(old.id)
    with pytest.raises(NoSuchGame):
        await add(store, bot_game(), replacing=old)


async def test_a_game_that_moved_on_is_not_replaced(store: Store) -> None:
    old = await add(store, bot_game())
    moved = await store.games.save(old.marked(Cell(4), NOON), seen_ply=0, interaction=None)
    with pytest.raises(StaleBoard) as stale:
        await add(store, bot_game(), replacing=old)
    assert stale.value.game == moved
    assert await store.games.live(old.place.channel_id, ALICE.id) == moved
