"""What is kept about one person, and what removing it changed."""

from dataclasses import dataclass

from bot.model.challenge import Challenge
from bot.model.game import Game
from bot.model.ids import ChannelId, GameId
from bot.model.settings import Preferences


@dataclass(frozen=True, slots=True)
class PersonalData:
    """What is stored about one person besides their games and challenges, which come in pages.

    Where they sit now, and what they chose, None if they chose nothing.
    """

    seats: tuple[tuple[ChannelId, GameId], ...]
    preferences: Preferences | None


@dataclass(frozen=True, slots=True)
class Deletion:
    """What deleting a person's data changed; their name is nowhere in it.

    `ended` are the games that they resigned by it, `closed` the challenges that were still open,
    and `games` counts all in which `SOMEBODY` takes their place now.
    """

    ended: tuple[Game, ...]
    closed: tuple[Challenge, ...]
    games: int
