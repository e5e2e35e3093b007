"""Buttons: a press acts only on the game or challenge that its message shows."""

from bot.model import Caller, Challenge, Game, OldCopy
from bot.model.errors import BrokenButton


def check_button(caller: Caller, shown: Game | Challenge) -> None:
    """Check that the message whose button was pressed may act on `shown`.

    Raises BrokenButton in another channel. For a message older than the one that shows it, raises
    OldCopy if it is a game and BrokenButton if it is a challenge.
    """
    if caller.place.channel_id != shown.place.channel_id:
        raise BrokenButton
    if caller.message_id is None or shown.message_id is None:
        return
    # A newer message is allowed: a crash after posting leaves the stored id behind.
    if caller.message_id < shown.message_id:
        raise OldCopy(shown) if isinstance(shown, Game) else BrokenButton
