"""Refusals: an error becomes a sentence in the reader's language."""

import re

from bot.model import AlreadyChallenging, AlreadyPlaying, ChallengeClosed, UserId
from bot.model.errors import (
    ChannelNotAllowed,
    GameError,
    StoreUnavailable,
    TooManyGames,
    TooSoon,
    UnknownEmoji,
    UnreadableClock,
)
from bot.ui.cards.game import message_link
from bot.ui.text.names import shown
from bot.ui.text.texts import Words
from engine import (
    AmbiguousCell,
    CellTaken,
    OffBoard,
    UnreadableCell,
)

MOST_NAMED = 10
"""How many allowed channels a refusal names."""

Misnamed = UnreadableCell | AmbiguousCell | OffBoard | CellTaken
"""What the engine may find wrong with a cell that a player names."""

Refusal = GameError | StoreUnavailable | Misnamed
"""What a player may be told; anything else is a fault of ours."""


def refusal(error: Refusal, user: UserId, words: Words) -> str:
    """Say to `user` why what they asked for was not done."""
    match error:
        case AlreadyPlaying(game=game, user=playing) if playing == user:
            link = words("see-board", link=message_link(game.place, game.message_id))
            return words("refused-already-playing", link=link)
        case AlreadyPlaying(game=game, user=playing):
            name = shown(next(person.name for person in game.people if person.id == playing))
            return words("refused-already-playing-opponent", player=name)
        case AlreadyChallenging(challenge=challenge):
            link = words("see-challenge", link=message_link(challenge.place, challenge.message_id))
            return words("refused-already-challenging", link=link)
        case ChallengeClosed(challenge=challenge):
            return words(f"refused-challenge-closed-{challenge.answer}")
        case ChannelNotAllowed(channels=channels):
            named = " ".join(f"<#{channel}>" for channel in sorted(channels)[:MOST_NAMED])
            return words("refused-channel-not-allowed", channels=named)
        case UnreadableClock(text=text):
            return words("refused-unreadable-clock", text=shown(text))
        case UnknownEmoji(text=text):
            return words("refused-unknown-emoji", text=shown(text))
        case TooSoon(seconds=seconds):
            return words("refused-too-soon", seconds=seconds)
        case TooManyGames(most=most):
            return words("refused-too-many-games", most=most)
        case CellTaken(where=where):
            return words("refused-cell-taken", cell=where)
        case OffBoard(where=where):
            return words("refused-off-board", text=shown(where))
        case UnreadableCell(text=text):
            return words("refused-unreadable-cell", text=shown(text))
        case AmbiguousCell(text=text, names=names):
            return words("refused-ambiguous-cell", text=shown(text), cells=", ".join(names))
        case _:
            return words(f"refused-{_kebab(type(error).__name__)}")


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
