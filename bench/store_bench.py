"""The store alone, without a bot around it: what saving a move costs, 40 games at once."""

import asyncio
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random

from bot.model import (
    ChannelId,
    Computer,
    Game,
    GameId,
    GuildId,
    InteractionId,
    Person,
    Place,
    Seat,
    UserId,
)
from bot.store import Start, Store
from bot.store.opening import open_store
from engine import Level, Mark

GAMES_AT_ONCE = 40
GAMES_EACH = 20
WARM_UP = 2
NOW = 1_700_000_000


@dataclass(frozen=True, slots=True)
class MoveFigures:
    """What one move cost: milliseconds of our process's CPU, and of the time that all took."""

    cpu: float
    wall: float

    @classmethod
    def median(cls, runs: list["MoveFigures"]) -> "MoveFigures":
        """The median of each figure over several runs."""
        return cls(
            statistics.median(run.cpu for run in runs), statistics.median(run.wall for run in runs)
        )


async def cost_of_a_move(url: str) -> MoveFigures:
    """Let 40 people play at once in the store at `url`."""
    interactions = map(InteractionId, count(1))
    async with open_store(url, allow_data_loss=True) as store:
        await _played(store, interactions, WARM_UP)
        cpu, wall = time.process_time(), time.perf_counter()
        moves = await _played(store, interactions, GAMES_EACH)
        cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
    return MoveFigures(1000 * cpu / moves, 1000 * wall / moves)


async def _played(store: Store, interactions: Iterator[InteractionId], games: int) -> int:
    players = (_play(store, interactions, who, games) for who in range(GAMES_AT_ONCE))
    return sum(await asyncio.gather(*players))


async def _play(store: Store, interactions: Iterator[InteractionId], who: int, games: int) -> int:
    """Play both sides of so many games, one after the other; return the number of moves."""
    rng, moves = Random(who), 0
    for _ in range(games):
        game = await store.games.add(_new_game(who), Start(next(interactions)))
        while game.ending is None:
            game = store.games.cached(game.id) or await store.games.get(game.id)
            game = game.marked(rng.choice(game.position.free_cells), NOW)
            game = await store.games.save(
                game, seen_ply=game.ply - 1, interaction=next(interactions)
            )
            moves += 1
    return moves


def _new_game(who: int) -> Game:
    return Game(
        GameId(0),
        Place(GuildId(1), ChannelId(1000 + who), "en-US"),
        "3x3",
        Seat(Person(UserId(2000 + who), "Somebody"), Mark.X),
        Seat(Computer(Level.UNBEATABLE), Mark.O),
        started_at=NOW,
        moved_at=NOW,
    )
