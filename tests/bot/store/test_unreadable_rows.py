"""A row that this version cannot read is logged and left out; nothing else stops because of it."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.model import GameId
from bot.model.errors import UnreadableRow
from bot.store import Store
from bot.store.opening import open_store
from tests.bot.builders import ALICE, BOB, GAMES, NO_PAUSE, NOON, bot_game, duel, offer
from tests.bot.store.conftest import empty_outbox, fresh, new_start

LATE = NOON + 10**6
AN_HOUR = 3_600

DAMAGES = (
    "UPDATE games SET board = 'a board of tomorrow' WHERE id = 1",
    "UPDATE games SET moves = 'a1a1', ply = 2 WHERE id = 1",
    "UPDATE games SET ply = 3 WHERE id = 1",
    "UPDATE games SET second_level = 'a level of tomorrow', second_id = NULL WHERE id = 1",
    "UPDATE games SET moves = CAST(x'fffe' AS TEXT) WHERE id = 1",
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "oxo.db"


def damage(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(sql)


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    async with open_store(f"sqlite:///{path}", allow_data_loss=True) as store:
        yield store


@pytest.mark.parametrize("damage_sql", DAMAGES)
async def test_a_game_does_not_stop_the_others(
    store: Store, path: Path, damage_sql: str, caplog: pytest.LogCaptureFixture
) -> None:
    damaged = await store.games.add(duel(), new_start())
    intact = await store.games.add(duel(place=GAMES), new_start())
    damage(path, damage_sql)
    with pytest.raises(UnreadableRow, match="row 1 of games"):
        await store.games.get(damaged.id)
    await store.deadlines.put_reminders(LATE, 9)
    assert [each.subject_id for each in await empty_outbox(store)] == [intact.id]
    assert await store.deadlines.due_games(LATE, 9) == (intact,)
    assert "the row 1 of games cannot be read" in caplog.text
    assert await store.people.games_of(ALICE.id, GameId(0), 1) == (intact,)
    await store.games.save(intact.expired(LATE), seen_ply=0, interaction=None)
    # It comes again in an hour, not at once.
    assert await store.deadlines.next() == LATE + AN_HOUR
    assert await store.deadlines.due_games(LATE + AN_HOUR, 9) == ()
    assert await store.deadlines.next() == LATE + AN_HOUR
    await store.deadlines.put_reminders(LATE + AN_HOUR, 9)
    assert damaged.id not in {each.subject_id for each in await empty_outbox(store)}
    assert await store.deadlines.next() == LATE + 2 * AN_HOUR


async def test_a_page_of_history_leaves_it_out(store: Store, path: Path) -> None:
    ended = []
    for _ in range(2):
        game = await store.games.add(bot_game(), new_start())
        ended.append(game.resigned(ALICE.id, NOON))
        await store.games.save(ended[-1], seen_ply=0, interaction=None)
    damage(path, DAMAGES[0])
    past = await store.played.past(ALICE.id, most=9)
    assert (past.games, past.total) == ((ended[1],), 2)


async def test_a_challenge_does_not_stop_the_others(store: Store, path: Path) -> None:
    await store.challenges.add(offer(), pause=NO_PAUSE, interaction=fresh())
    intact = await store.challenges.add(offer(BOB, None), pause=NO_PAUSE, interaction=fresh())
    damage(path, "UPDATE challenges SET mark = 'a mark of tomorrow' WHERE id = 1")
    await store.challenges.close_expired(LATE)
    assert [each.subject_id for each in await empty_outbox(store)] == [intact.id]
    assert await store.deadlines.next() == LATE + AN_HOUR


async def test_a_person_can_be_forgotten(store: Store, path: Path) -> None:
    await store.games.add(duel(), new_start())
    damage(path, DAMAGES[0])
    forgotten = await store.people.forget(ALICE.id, NOON)
    assert (forgotten.ended, forgotten.games) == ((), 1)
    await store.games.add(duel(), new_start())  # Their seats are free.
    assert len(await store.people.games_of(ALICE.id, GameId(0), 9)) == 1
