"""What a person has done, for the card of a game that begins or ends."""

from bot.model import Game
from bot.model.errors import StoreUnavailable
from bot.store import Store


async def with_record(store: Store, game: Game) -> Game:
    """Return a game against the computer with what the person had done before it.

    Without it where the store fails: what the person asked for is stored already.
    """
    if game.level is None or game.record is not None:
        return game
    try:
        record = await store.games.record(game.people[0].id, game.level, game.id)
    except StoreUnavailable:
        return game
    return game.changed(record=record)
