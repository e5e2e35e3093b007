"""What is PostgreSQL's own: starts at once, schema versions, and a server that goes away."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from typing import TypeVar

import pytest

from bot.model import (
    AlreadyPlaying,
    ChannelId,
    Game,
    GameId,
    GuildSettings,
    Person,
    Place,
    StaleBoard,
    UserId,
)
from bot.model.errors import NotDone, StoreError, StoreTooNew, StoreUnavailable
from bot.store import Start, Store
from bot.store.opening import open_database, open_store
from bot.store.queries import add, number, rows
from engine import Cell
from tests.bot.builders import ALICE, GENERAL, NOON, bot_game
from tests.bot.store.conftest import fresh, new_start
from tests.postgres_server import PASSWORD, Server

T = TypeVar("T")

pytestmark = pytest.mark.postgres


@pytest.fixture
def url(postgres: Server) -> str:
    """An empty database."""
    return postgres.new_database()


async def test_several_processes_may_start_at_once(url: str) -> None:
    async with AsyncExitStack() as opened:
        opening = (
            opened.enter_async_context(open_store(url, allow_data_loss=True)) for _ in range(8)
        )
        stores = await asyncio.gather(*opening)
        game = await stores[0].games.add(bot_game(), new_start())
        assert await stores[-1].games.get(game.id) == game


async def test_a_database_from_a_newer_version_is_refused(url: str) -> None:
    async with open_database(url, allow_data_loss=True) as database:
        await database.write(partial(rows, "INSERT INTO schema_versions VALUES (9999)"))
    with pytest.raises(StoreTooNew, match="schema 9999"):
        async with open_database(url, allow_data_loss=True):
            pass


async def test_writes_are_durable(url: str) -> None:
    async with open_database(url, allow_data_loss=True) as database:
        for setting in ("synchronous_commit", "fsync", "full_page_writes"):
            assert await database.read(partial(number, f"SHOW {setting}")) == "on"


async def test_queries_are_planned_for_disks_that_do_not_seek(url: str) -> None:
    async with open_store(url, allow_data_loss=True) as store:
        sql = "SELECT current_setting('random_page_cost')::float"
        assert await store.database.read(partial(number, sql)) == 1.1


async def test_a_channel_is_never_overfull_however_many_processes_start_games(url: str) -> None:
    async with (
        open_store(url, allow_data_loss=True) as one,
        open_store(url, allow_data_loss=True) as other,
    ):
        assert GENERAL.guild_id is not None
        await one.settings.change(GENERAL.guild_id, lambda _: GuildSettings(most_live=3))
        starts = (
            store.games.add(bot_game(Person(UserId(who), str(who))), Start(fresh()))
            for who in range(1000, 1010)
            for store in (one, other)
        )
        results = await asyncio.gather(*starts, return_exceptions=True)
        assert sum(isinstance(result, Game) for result in results) == 3
        assert await one.games.count_live() == 3
        with pytest.raises(NotDone, match="too-many-games"):
            await other.games.add(bot_game(), Start(fresh()))


async def test_works_that_lock_each_other_out_both_get_done(url: str) -> None:
    holding: set[int] = set()

    async def raise_both(mine: int, theirs: int) -> None:
        sql = "UPDATE preferences SET chosen = chosen || '.' WHERE user_id = ?"
        await rows(sql, mine)
        holding.add(mine)
        while theirs not in holding:
            await rows("SELECT 1")
        await rows(sql, theirs)

    async with open_database(url, allow_data_loss=True) as database:
        for user in (1, 2):
            await database.write(partial(add, "preferences", {"user_id": user, "chosen": ""}))
        # PostgreSQL takes a second to notice by default, which is all that an access has.
        name = await database.read(partial(number, "SELECT current_database()"))
        sql = f"ALTER DATABASE {name} SET deadlock_timeout = '50ms'"
        await database.write(partial(rows, sql))
    async with open_database(url, allow_data_loss=True) as database:
        await asyncio.gather(
            database.write(partial(raise_both, 1, 2)), database.write(partial(raise_both, 2, 1))
        )
        sql = "SELECT sum(length(chosen)) FROM preferences"
        assert await database.read(partial(number, sql)) == 4


async def test_no_error_holds_the_password(url: str, postgres: Server) -> None:
    wrong = url.replace(PASSWORD, "hush-hush")
    nowhere = url.replace(f":{postgres.port}", ":1").replace(PASSWORD, "hush-hush")
    missing = f"{url}-that-is-not-there"
    for unusable in (wrong, nowhere, missing):
        with pytest.raises(StoreError, match="cannot open the PostgreSQL database") as refused:
            async with open_store(unusable, allow_data_loss=True):
                pass
        assert "hush-hush" not in str(refused.value)
        assert PASSWORD not in str(refused.value)


@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_the_server_goes_away_under_load_and_no_answered_move_is_lost(
    url: str, postgres: Server, mode: str
) -> None:
    async with open_store(url, allow_data_loss=True) as store:
        players = [_Player(store, ChannelId(500 + channel)) for channel in range(6)]
        async with _at_once(player.play() for player in players) as until:
            await until(lambda: all(len(player.answered) >= 2 for player in players))
            await asyncio.to_thread(postgres.stop, mode)
            try:
                await until(lambda: sum(player.refused for player in players) >= 12)
                with pytest.raises(StoreUnavailable):
                    await store.check()
            finally:
                await asyncio.to_thread(postgres.start)
            before = [len(player.answered) for player in players]
            await until(
                lambda: all(
                    len(player.answered) >= games + 2
                    for player, games in zip(players, before, strict=True)
                )
            )
        for player in players:
            for game, moves in player.answered.items():
                assert (await store.games.get(game)).moves[: len(moves)] == moves


WINNING = tuple(map(Cell, (0, 1, 3, 2, 6)))
"""X takes the first column while O looks on."""


class _Player:
    """Plays one game after the other in a channel, and remembers what was answered."""

    def __init__(self, store: Store, channel: ChannelId) -> None:
        self._store = store
        self._place = Place(GENERAL.guild_id, channel, "en-US")
        self.answered: dict[GameId, tuple[Cell, ...]] = {}
        self.refused = 0

    async def play(self) -> None:
        while True:
            with suppress(AlreadyPlaying):  # The start was refused, and yet it came through.
                await self._act(self._store.games.add(bot_game(place=self._place), new_start()))
            while (game := await self._act(self._live())) is not None:
                moved = game.marked(WINNING[game.ply], NOON)
                with suppress(StaleBoard):
                    if await self._act(self._saved(moved)):
                        self.answered[game.id] = moved.moves

    async def _live(self) -> Game | None:
        games = await self._store.games.live(self._place.channel_id, ALICE.id)
        return games[0] if games else None

    async def _saved(self, game: Game) -> bool:
        await self._store.games.save(game, seen_ply=game.ply - 1, interaction=fresh())
        return True

    async def _act(self, act: Awaitable[T]) -> T | None:
        try:
            return await act
        except StoreUnavailable:
            self.refused += 1
            await asyncio.sleep(0.01)  # As nobody clicks faster; the others get a turn.
            return None


ENDLESS_SECONDS = 60
"""What takes longer would never come."""

Until = Callable[[Callable[[], bool]], Awaitable[None]]


@asynccontextmanager
async def _at_once(endless: Iterable[Coroutine[None, None, None]]) -> AsyncIterator[Until]:
    """Run all that never ends by itself; gives a way to wait for something to become true."""
    tasks = [asyncio.create_task(each) for each in endless]

    async def until(true: Callable[[], bool]) -> None:
        async with asyncio.timeout(ENDLESS_SECONDS):
            while not true():
                wait = asyncio.wait(tasks, timeout=0.01, return_when=asyncio.FIRST_COMPLETED)
                for task in (await wait)[0]:
                    task.result()

    try:
        yield until
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
