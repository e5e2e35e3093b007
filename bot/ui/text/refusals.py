"""Refusals: an error becomes a sentence in the reader's language."""

import re
from collections.abc import Iterator, Mapping
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
from bot.model.errors import GameError, NotDone, StoreUnavailable
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

    It is the message `refused-` with what `NotDone` says and its facts, or with the name of another
    error, `refused-not-your-turn`; that may use every field of it that is a text or a number.
    """
    key = f"refused-{_kebab(type(error).__name__)}"
    match error:
        case NotDone(why=why, facts=facts):
            return words(f"refused-{why}", **dict(_shown(facts, words)))
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
        case AmbiguousCell(text=text, names=names):
            return words(key, text=escape_text(text, LONGEST_LINE), cells=any_of(names, words))
        case _:
            return words(key, **dict(_shown(vars(error), words)))


def _shown(facts: Mapping[str, object], words: Words) -> Iterator[tuple[str, str | int]]:
    """Return facts as a sentence names them."""
    for name, value in facts.items():
        match value:
            case int() if name == "seconds":
                yield "wait", format_wait(timedelta(seconds=value), words)
            case frozenset() if name == "channels":
                yield name, " ".join(map(channel_mention, sorted(value)[:MOST_CHANNELS]))
            case str():
                yield name, escape_text(value, LONGEST_LINE)
            case int():
                yield name, value


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
