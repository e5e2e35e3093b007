"""Buttons: a press acts only on the game or challenge that its message shows."""

from bot.model import Caller, Challenge, Game, GameId, OldCopy
from bot.model.errors import NotDone, Why
from bot.store import Store


async def pressed_game(store: Store, game_id: GameId, caller: Caller) -> Game:
    """Return the game of a button that was pressed.

    Raises NoSuchGame, and what `check_button` raises.
    """
    game = await store.games.get(game_id)
    check_button(caller, game)
    return game


def check_button(caller: Caller, shown: Game | Challenge) -> None:
    """Check that the message whose button was pressed may act on `shown`.

    Raises NotDone in another channel. For a message older than the one that shows it, raises
    OldCopy if it is a game and NotDone if it is a challenge.
    """
    if caller.place.channel_id != shown.place.channel_id:
        raise NotDone(Why.BROKEN_BUTTON)
    if caller.message_id is None or shown.message_id is None:
        return
    # A newer message is allowed: a crash after posting leaves the stored id behind.
    if caller.message_id < shown.message_id:
        raise OldCopy(shown) if isinstance(shown, Game) else NotDone(Why.BROKEN_BUTTON)
