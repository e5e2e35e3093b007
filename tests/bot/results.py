"""Finished games, stored without anybody clicking."""

from dataclasses import replace
from itertools import count

from bot.model import (
    Ending,
    Game,
    GameId,
    InteractionId,
    Place,
    Player,
    Seat,
    Termination,
)
from bot.store import Start, Store
from bot.store.database import Query
from engine import Mark

_interactions = count(1_000_000)


async def store_result(
    store: Store,
    place: Place,
    first: Player,
    second: Player,
    at: int,
    *,
    winner: Player | None = None,
    by: Termination | None = None,
    moves: int = 2,
    board: str = "3x3",
    hinted: bool = False,
) -> Game:
    """Store a game that ended `at`: won by resignation, without a winner drawn on a full board."""
    seats = Seat(first, Mark.X), Seat(second, Mark.O)
    game = Game(GameId(0), place, board, *seats, started_at=at, moved_at=at)
    game = await store.games.add(game, Start(InteractionId(next(_interactions))))
    if hinted:
        await store.games.note_hint(game)
    for cell in game.position.free_cells[:moves]:
        game = game.marked(cell, at)
    won = next((seat for seat in seats if seat.player == winner), None)
    by = by or (Termination.FULL if won is None else Termination.RESIGNED)
    game = replace(game, ending=Ending(by, won, at))
    return await store.games.save(game, seen_ply=0, interaction=InteractionId(next(_interactions)))


async def forget_ratings(store: Store) -> None:
    """Have all ratings worked out again, as after an upgrade."""

    async def delete() -> None:
        await Query("DELETE FROM ratings", ())
        await Query("UPDATE games SET rated = NULL", ())

    await store.database.write(delete)
