"""Games at hand: what a process remembers never outruns what another wrote."""

from random import Random

import pytest

from bot.model import GameIsOver, MessageId, StaleBoard
from bot.service import Services
from bot.store import Store
from bot.service.thinking import Thinker
from engine import Cell
from tests.bot.builders import ALICE, BOB, NOON, duel
from tests.bot.store.conftest import Opener


def services(store: Store) -> Services:
    return Services.over(store, Thinker(Random(1)), Random(1), lambda: NOON)


async def test_a_game_is_at_hand_as_it_was_left(store: Store) -> None:
    game = await store.add_game(duel(), most_live=25)
    moved = game.marked(Cell(4), NOON)
    await store.save(moved, seen_ply=0)
    await store.show_game(game.id, MessageId(77))
    for message in (76, 75):
        await store.show_game(game.id, MessageId(message))
    assert await store.game_at(game.id, 1) == await store.game(game.id)
    assert (await store.game_at(game.id, 1)).message_id == 77
    # Whoever looked at another board is shown what is stored.
    assert await store.game_at(game.id, 0) == await store.game(game.id)


async def test_what_another_process_did_is_found_out(opened: Opener) -> None:
    async with opened() as here, opened() as there:
        game = await here.add_game(duel(), most_live=25)
        await there.save(game.marked(Cell(4), NOON), seen_ply=0)
        seen = await here.game_at(game.id, 0)
        with pytest.raises(StaleBoard) as stale:
            await here.save(seen.marked(Cell(0), NOON), seen_ply=0)
        stored = await there.game(game.id)
        assert stale.value.game == stored
        assert await here.game_at(game.id, 0) == stored


async def test_a_press_is_told_that_the_game_ended_in_another_process(opened: Opener) -> None:
    async with opened() as here, opened() as there:
        game = await here.add_game(duel(), most_live=25)
        await services(there).games.resign(game.id, BOB.id)
        for _ in range(2):
            with pytest.raises(GameIsOver) as over:
                await services(here).games.play(game.id, 0, Cell(4), ALICE.id)
            assert over.value.game == await there.game(game.id)


async def test_a_game_that_ended_or_was_forgotten_is_not_at_hand(store: Store) -> None:
    ended = await store.add_game(duel(), most_live=25)
    await store.save(ended.resigned(ALICE.id, NOON), seen_ply=0)
    assert (await store.game_at(ended.id, 0)).ending is not None
    left = await store.add_game(duel(), most_live=25)
    await store.forget(BOB.id, NOON)
    assert await store.game_at(left.id, 0) == await store.game(left.id)
