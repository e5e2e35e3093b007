"""Refusals: an error becomes a sentence in the reader's language."""

import re
from datetime import timedelta

from bot.model import (
    AlreadyChallenging,
    AlreadyPlaying,
    ChallengeClosed,
    GameRefusal,
    NoGameWith,
    NotYourTurn,
    UserId,
)
from bot.model.errors import (
    ChannelNotAllowed,
    GameError,
    NotDone,
    SharedJustNow,
    StoreUnavailable,
    TooSoon,
)
from bot.ui.text.durations import format_wait
from bot.ui.text.game_names import player_name
from bot.ui.text.game_text import status, title
from bot.ui.text.lists import any_of
from bot.ui.text.names import LONGEST_LINE, channel_mention, escape_text, message_link
from bot.ui.text.texts import Words
from engine import AmbiguousCell, CellLeaving, CellTaken, OffBoard, UnreadableCell

MOST_CHANNELS = 10
"""How many allowed channels a refusal lists."""

CellError = UnreadableCell | AmbiguousCell | OffBoard | CellTaken | CellLeaving
"""What the engine may find wrong with a cell that a player names."""

Refusal = GameError | StoreUnavailable | CellError
"""The errors that a player has a sentence for; any other is a fault of ours."""


def refusal(error: Refusal, user: UserId, words: Words) -> str:
    """Return the sentence that tells `user` why what they asked for was not done.

    It is the message `refused-` with what `NotDone` says, or with the name of another error,
    `refused-not-your-turn`; that may use every field of it that is a text or a number.
    """
    key = f"refused-{_kebab(type(error).__name__)}"
    match error:
        case NotDone(why=why):
            return words(f"refused-{why}")
        case AlreadyPlaying(game=game):
            opponent = player_name(game.facing(game.seat_of(user)).player, words, alone=True)
            link = message_link(game.place, game.message_id)
            about = f"{title(game, words)} · {status(game, words)}"
            lines = [words(key, opponent=opponent, link=link), f"-# {about}"]
            if game.level is None and game.to_move.player.id != user:
                lines.append(words(f"{key}-waiting"))
            return "\n".join(lines)
        case NoGameWith(opponent=opponent):
            return words(key, opponent=player_name(opponent, words, alone=True))
        case NotYourTurn(game=game):
            return words(key, player=player_name(game.to_move.player, words, alone=True))
        case GameRefusal(game=game):
            return words(key, link=message_link(game.place, game.message_id))
        case AlreadyChallenging(challenge=challenge):
            return words(key, link=message_link(challenge.place, challenge.message_id))
        case ChallengeClosed(challenge=challenge):
            return words(f"{key}-{challenge.answer}")
        case ChannelNotAllowed(channels=channels):
            listed = " ".join(map(channel_mention, sorted(channels)[:MOST_CHANNELS]))
            return words(key, channels=listed)
        case TooSoon(seconds=seconds) | SharedJustNow(seconds=seconds):
            return words(key, wait=format_wait(timedelta(seconds=seconds), words))
        case AmbiguousCell(text=text, names=names):
            return words(key, text=escape_text(text, LONGEST_LINE), cells=any_of(names, words))
        case _:
            return words(key, **_fields(error))


def _fields(error: Refusal) -> dict[str, str | int]:
    fields = {name: value for name, value in vars(error).items() if isinstance(value, str | int)}
    return {
        name: escape_text(value, LONGEST_LINE) if isinstance(value, str) else value
        for name, value in fields.items()
    }


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
