"""The cache of games: it never hides what another process wrote."""

import pytest

from bot.model import MessageId, StaleBoard
from bot.store import Store
from engine import Cell
from tests.bot.builders import ALICE, BOB, NOON, duel
from tests.bot.store.conftest import Opener, fresh


async def test_a_cached_game_is_as_it_was_left(store: Store) -> None:
    game = await store.games.add(duel(), most_live=25, interaction=fresh())
    moved = game.marked(Cell(4), NOON)
    await store.games.save(moved, seen_ply=0, interaction=fresh())
    await store.games.show(game, MessageId(77))
    for message in (76, 75):
        await store.games.show(game, MessageId(message))
    assert await store.games.cached(game.id, 1) == await store.games.get(game.id)
    assert (await store.games.cached(game.id, 1)).message_id == 77
    # Whoever looked at another board is shown what is stored.
    assert await store.games.cached(game.id, 0) == await store.games.get(game.id)


async def test_what_another_process_did_is_found_out(opened: Opener) -> None:
    async with opened() as here, opened() as there:
        game = await here.games.add(duel(), most_live=25, interaction=fresh())
        await there.games.save(game.marked(Cell(4), NOON), seen_ply=0, interaction=fresh())
        seen = await here.games.cached(game.id, 0)
        with pytest.raises(StaleBoard) as stale:
            await here.games.save(seen.marked(Cell(0), NOON), seen_ply=0, interaction=fresh())
        stored = await there.games.get(game.id)
        assert stale.value.game == stored
        assert await here.games.cached(game.id, 0) == stored


async def test_a_game_that_ended_or_was_forgotten_is_not_cached(store: Store) -> None:
    ended = await store.games.add(duel(), most_live=25, interaction=fresh())
    await store.games.save(ended.resigned(ALICE.id, NOON), seen_ply=0, interaction=fresh())
    assert (await store.games.cached(ended.id, 0)).ending is not None
    left = await store.games.add(duel(), most_live=25, interaction=fresh())
    await store.people.forget(BOB.id, NOON)
    assert await store.games.cached(left.id, 0) == await store.games.get(left.id)
