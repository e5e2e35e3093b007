"""Statistics and leaderboards with 100,000 games and 10,000 people in one server.

`python -m bench.leaderboard [URL]` fills an empty database, a new file if none is named.
"""

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from random import Random

from bench.tables import table
from bot.model import (
    Caller,
    ChannelId,
    Computer,
    Ending,
    Game,
    GameId,
    GuildId,
    InteractionId,
    Person,
    Place,
    Player,
    Seat,
    Termination,
    UserId,
)
from bot.model.ratings import Season
from bot.service import Services, Thinker
from bot.store import Store
from bot.store.opening import open_store
from bot.store.queries import add
from bot.store.rows import game_row
from engine import Level, Mark

GAMES, PEOPLE = 100_000, 10_000
BUSIEST = 2_000
"""How many games the person who plays most has, besides what chance gives them."""
AT_ONCE = 500
TIMES = 15
GUILD = GuildId(1)
SEASON = Season(4 * 2025)
NOW = SEASON.ends_at - 1


async def measure(url: str) -> None:
    """Fill the database at `url`, measure and print."""
    async with open_store(url, allow_data_loss=True) as store:
        await _fill(store)
        began, cpu = time.perf_counter(), time.process_time()
        await store.ratings.catch_up(GUILD)
        took, cpu = time.perf_counter() - began, time.process_time() - cpu
        print(f"\n{url.partition(':')[0]}, {GAMES:,} games of {PEOPLE:,} people in a server; all")
        print(f"their games rated anew in {took:.1f} s, {cpu:.1f} s CPU of the bot\n")
        await _vacuum(url)
        print(await _figures(store), flush=True)


async def _vacuum(url: str) -> None:
    """Clean up behind so many changes now, as PostgreSQL does by itself within a minute."""
    if url.startswith("postgresql"):
        import asyncpg  # An extra: not everyone has it.

        connection = await asyncpg.connect(url)
        await connection.execute("VACUUM ANALYZE")
        await connection.close()


async def _fill(store: Store) -> None:
    rng = Random(1)
    for first in range(0, GAMES, AT_ONCE):
        rows = [game_row(_game(rng, number)) for number in range(first, first + AT_ONCE)]

        async def work(new: Sequence[dict[str, object]] = rows) -> None:
            await add("games", *new)

        await store.database.write(work)


def _game(rng: Random, number: int) -> Game:
    """One of the games: half between people, half of one of them against the computer."""
    me = 0 if number % (GAMES // BUSIEST) == 0 else rng.randrange(PEOPLE)
    other: Player = Computer(rng.choice(list(Level)))
    if number % 2:
        other = _person((me + rng.randrange(1, PEOPLE)) % PEOPLE)
    seats = (Seat(_person(me), Mark.X), Seat(other, Mark.O))
    at = SEASON.starts_at + number * (NOW - SEASON.starts_at) // GAMES
    game = Game(
        GameId(0),
        Place(GUILD, ChannelId(1 + number % 3), "en-US"),
        rng.choice(("3x3", "3x3", "4x4", "misere")),
        *(seats if rng.random() < 0.5 else seats[::-1]),
        started_at=at,
        moved_at=at,
    )
    for _ in range(2):
        game = game.marked(rng.choice(game.position.free_cells), at)
    winner = rng.choice((game.first, game.second, None))
    by = Termination.RESIGNED if winner else Termination.FULL
    return replace(game, ending=Ending(by, winner, at))


def _person(number: int) -> Person:
    return Person(UserId(1_000 + number), f"Player {number}")


async def _figures(store: Store) -> str:
    rng = Random()
    service = Services.over(store, Thinker(rng), rng, lambda: NOW).ratings

    async def nobody(_: GuildId, __: Sequence[UserId]) -> frozenset[UserId]:
        return frozenset()

    def caller(number: int) -> Caller:
        return Caller(InteractionId(1), Place(GUILD, ChannelId(1), "en-US"), _person(number))

    board = partial(service.leaderboard, caller(5_000), None)
    asked: dict[str, Callable[[], Awaitable[object]]] = {
        "leaderboard, first page": partial(board, None, nobody),
        "leaderboard, last page": partial(board, None, nobody, 10**6),
        "leaderboard of a channel": partial(board, ChannelId(1), nobody),
        "stats": partial(service.stats, caller(5_000), _person(5_000).id),
        "stats of another": partial(service.stats, caller(5_000), _person(6_000).id),
        f"stats of who plays most ({BUSIEST:,} games)": partial(
            service.stats, caller(0), _person(0).id
        ),
        "seasons": partial(service.seasons, GUILD),
    }
    lines = [[name, *(f"{each:.1f}" for each in await _timed(ask))] for name, ask in asked.items()]
    return table(["milliseconds", "median", "slowest"], lines)


async def _timed(ask: Callable[[], Awaitable[object]]) -> tuple[float, float]:
    took = []
    for _ in range(TIMES):
        began = time.perf_counter()
        await ask()
        took.append(1_000 * (time.perf_counter() - began))
    return statistics.median(took), max(took)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as new:
        asyncio.run(measure(sys.argv[1] if sys.argv[1:] else f"sqlite:///{new}/oxo.db"))
