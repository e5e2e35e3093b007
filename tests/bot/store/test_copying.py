"""Moving a host's data between two databases."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.database_url import SQLITE
from bot.model import ChallengeId, GameId, GuildId, GuildSettings, MessageId, Preferences, UserId
from bot.model.errors import StoreError
from bot.store import Store
from bot.store.copying import ROWS_AT_ONCE, copy
from bot.store.database import Database, Opened
from bot.store.opening import open_database, open_store
from bot.store.queries import insert, rows
from bot.store.rows import game_row
from engine import Cell
from tests.bot.builders import ALICE, BOB, CAROL, GAMES, NO_PAUSE, NOON, bot_game, duel, offer
from tests.bot.store.conftest import fresh, new_start
from tests.postgres_server import Server

pytestmark = pytest.mark.postgres


@pytest.fixture(params=["to postgres", "to sqlite"])
def urls(request: pytest.FixtureRequest, postgres: Server, tmp_path: Path) -> tuple[str, str]:
    """Where to copy from and to."""
    file, server = f"sqlite:///{tmp_path}/oxo.db", postgres.new_database()
    return (file, server) if request.param == "to postgres" else (server, file)


def alone(url: str) -> Opened:
    """Open a database as `copy` does."""
    return open_database(url, allow_data_loss=True, exclusive=True)


def silent(what: str, done: int, total: int) -> None:
    assert done <= total


async def everything(store: Store, user: UserId) -> tuple[object, ...]:
    """All that a store keeps about a person."""
    return (
        await store.people.personal_data(user),
        await store.people.games_of(user, GameId(0), 99),
        await store.people.challenges_of(user, ChallengeId(0), 99),
    )


async def fill_a_little(database: Database) -> None:
    """Store a little of everything, and delete the newest game."""
    store = Store(database)
    game = await store.games.add(duel(), new_start())
    await store.games.save(game.marked(Cell(4), NOON + 1), seen_ply=0, interaction=fresh())
    await store.games.note_message(game, MessageId(2**62))
    for person in (CAROL, ALICE, BOB):
        ended = await store.games.add(bot_game(person, GAMES), new_start())
        await store.games.save(
            ended.resigned(person.id, NOON + person.id), seen_ply=0, interaction=fresh()
        )
    await store.challenges.add(offer(ALICE, None), pause=NO_PAUSE, interaction=fresh())
    await store.challenges.add(offer(CAROL, BOB), pause=NO_PAUSE, interaction=fresh())
    await store.settings.change(GuildId(7), lambda _: GuildSettings(locale="de", most_live=2))
    await store.people.change_preferences(ALICE.id, lambda _: Preferences(pings=False))
    await database.write(partial(rows, "DELETE FROM games WHERE id = 4"))


async def test_everything_arrives_as_it_was(urls: tuple[str, str]) -> None:
    async with alone(urls[0]) as source, alone(urls[1]) as target:
        await fill_a_little(source)
        assert await copy(source, target, silent) == 3 + 2 + 1 + 1
        before, after = Store(source), Store(target)
        for person in (ALICE, BOB, CAROL):
            assert await everything(after, person.id) == await everything(before, person.id)
        assert await after.settings.of(GuildId(7)) == await before.settings.of(GuildId(7))
        # Ids go on past those that were deleted.
        assert (await after.games.add(bot_game(CAROL), new_start())).id == 5
        assert (
            await after.challenges.add(offer(BOB, None), pause=NO_PAUSE, interaction=fresh())
        ).id == 3


async def more_than_fit_at_once() -> None:
    ended = bot_game(CAROL, GAMES).resigned(CAROL.id, NOON)
    for _ in range(ROWS_AT_ONCE):
        await insert("games", game_row(ended))


async def test_a_copy_that_was_cut_off_goes_on(urls: tuple[str, str]) -> None:
    def cut_off(what: str, done: int, total: int) -> None:
        if what == "copying games":
            assert (done, total) == (ROWS_AT_ONCE, ROWS_AT_ONCE + 3)
            raise KeyboardInterrupt

    async with alone(urls[0]) as source, alone(urls[1]) as target:
        await fill_a_little(source)
        await source.write(more_than_fit_at_once)
        with pytest.raises(KeyboardInterrupt):
            await copy(source, target, cut_off)
        calls: list[tuple[str, int]] = []
        await copy(source, target, lambda what, done, _: calls.append((what, done)))
        copied = [done for what, done in calls if what == "copying games"]
        checked = [done for what, done in calls if what == "checking games"]
        assert (copied, checked) == ([ROWS_AT_ONCE + 3], [ROWS_AT_ONCE, ROWS_AT_ONCE + 3])


async def test_other_data_is_never_mixed_with_ours(urls: tuple[str, str]) -> None:
    async with alone(urls[0]) as source, alone(urls[1]) as target:
        await fill_a_little(source)
        await Store(target).games.add(bot_game(CAROL), new_start())
        with pytest.raises(StoreError, match="the target is not empty"):
            await copy(source, target, silent)
        await target.write(partial(rows, "DELETE FROM games"))
        await copy(source, target, silent)
        store = Store(source)
        game = (await store.games.live(duel().place.channel_id, ALICE.id))[0]
        await store.games.save(replace(game, moves=(Cell(0),)), seen_ply=1, interaction=fresh())
        with pytest.raises(StoreError, match="differs"):
            await copy(source, target, silent)


@pytest.mark.parametrize("place", [0, 1], ids=["source", "target"])
async def test_a_database_is_not_copied_while_a_bot_runs(urls: tuple[str, str], place: int) -> None:
    url = urls[place]
    async with open_store(url, allow_data_loss=True) as running:
        game = await running.games.add(bot_game(), new_start())
        with pytest.raises(StoreError, match="in use") as refused:
            async with alone(url):
                pass
        assert "\n" not in str(refused.value)
        await running.games.save(game.marked(Cell(4), NOON), seen_ply=0, interaction=fresh())
        async with open_store(url, allow_data_loss=True) as another:  # As `check` and `migrate` do.
            await another.check()
    if url.startswith(SQLITE):
        path = Path(url.removeprefix(SQLITE))
        with closing(sqlite3.connect(path, isolation_level=None)) as backup:  # As one that goes on.
            backup.execute("BEGIN")
            backup.execute("SELECT * FROM games").fetchone()
            with pytest.raises(StoreError, match="let a backup end first"):
                async with alone(url):
                    pass
    async with alone(url):
        with pytest.raises(StoreError):
            async with open_store(url, allow_data_loss=True):
                pass
    async with open_store(url, allow_data_loss=True) as again:
        await again.check()
