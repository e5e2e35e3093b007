"""The store alone, without a bot around it: what saving a move costs, 40 games at once."""

import asyncio
import statistics
import time
from dataclasses import dataclass
from random import Random

from bot.model import ChannelId, Computer, Game, GameId, GuildId, Person, Place, Seat, UserId
from bot.store import Store
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
    async with open_store(url) as store:
        await _played(store, WARM_UP)
        cpu, wall = time.process_time(), time.perf_counter()
        moves = await _played(store, GAMES_EACH)
        cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
    return MoveFigures(1000 * cpu / moves, 1000 * wall / moves)


async def _played(store: Store, games: int) -> int:
    return sum(await asyncio.gather(*(_play(store, who, games) for who in range(GAMES_AT_ONCE))))


async def _play(store: Store, who: int, games: int) -> int:
    """Play both sides of so many games, one after the other; return the number of moves."""
    rng, moves = Random(who), 0
    for _ in range(games):
        game = await store.add_game(_new_game(who), most_live=1)
        while game.ending is None:
            game = await store.game_at(game.id, game.ply)
            game = game.marked(rng.choice(game.position.free_cells), NOW)
            await store.save(game, seen_ply=game.ply - 1)
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
