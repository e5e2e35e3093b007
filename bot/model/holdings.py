"""What is kept about one person, and what removing it changed."""

from dataclasses import dataclass

from bot.model.challenge import Challenge
from bot.model.game import Game
from bot.model.ids import ChannelId, GameId
from bot.model.settings import Preferences


@dataclass(frozen=True, slots=True)
class Holdings:
    """What is stored about one person besides their games and challenges, which come in pages.

    Where they sit now, and what they chose, None if they chose nothing.
    """

    seats: tuple[tuple[ChannelId, GameId], ...]
    preferences: Preferences | None


@dataclass(frozen=True, slots=True)
class Forgotten:
    """What was done to forget a person; their name is nowhere in it.

    `ended` are the games that they left by it, `closed` the challenges that were still open, and
    `games` counts all that now say "somebody".
    """

    ended: tuple[Game, ...]
    closed: tuple[Challenge, ...]
    games: int
