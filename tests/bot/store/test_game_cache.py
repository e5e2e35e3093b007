"""The cache of games: it never hides what another process wrote."""

from dataclasses import replace

import pytest

from bot.model import GameId, MessageId, StaleBoard
from bot.store import Store
from bot.store.game_cache import MOST_CACHED_GAMES, GameCache
from engine import Cell
from tests.bot.builders import ALICE, BOB, NOON, duel
from tests.bot.store.conftest import Opener, fresh, new_start


async def test_a_cached_game_is_as_it_was_left(store: Store) -> None:
    game = await store.games.add(duel(), new_start())
    moved = game.marked(Cell(4), NOON)
    await store.games.save(moved, seen_ply=0, interaction=fresh())
    await store.games.note_message(game, MessageId(77))
    for message in (76, 75):
        await store.games.note_message(game, MessageId(message))
    cached = store.games.cached(game.id)
    assert cached is not None
    assert cached == await store.games.get(game.id)
    assert cached.message_id == 77


async def test_what_another_process_did_is_found_out(opened: Opener) -> None:
    async with opened() as here, opened() as there:
        game = await here.games.add(duel(), new_start())
        await there.games.save(game.marked(Cell(4), NOON), seen_ply=0, interaction=fresh())
        seen = here.games.cached(game.id)
        assert seen == game
        with pytest.raises(StaleBoard) as stale:
            await here.games.save(game.marked(Cell(0), NOON), seen_ply=0, interaction=fresh())
        stored = await there.games.get(game.id)
        assert stale.value.game == stored
        assert here.games.cached(game.id) is None


async def test_a_game_that_ended_or_was_forgotten_is_not_cached(store: Store) -> None:
    ended = await store.games.add(duel(), new_start())
    await store.games.save(ended.resigned(ALICE.id, NOON), seen_ply=0, interaction=fresh())
    assert store.games.cached(ended.id) is None
    left = await store.games.add(duel(), new_start())
    await store.people.forget(BOB.id, NOON)
    assert store.games.cached(left.id) is None


def test_the_newest_games_are_kept_with_the_newest_message() -> None:
    cache = GameCache()
    for message in (MessageId(8), MessageId(9), None, MessageId(7)):
        cache.put(replace(duel(), message_id=message))
    kept = cache.get(GameId(0))
    assert kept is not None
    assert kept.message_id == 9
    for number in range(1, MOST_CACHED_GAMES + 1):
        cache.put(replace(duel(), id=GameId(number)))
    assert cache.get(GameId(0)) is None
    assert cache.get(GameId(1)) is not None
