"""What is kept about one person, and what removing it changed."""

from dataclasses import dataclass

from bot.model.challenge import Challenge
from bot.model.game import Game
from bot.model.ids import ChannelId, GameId, GuildId
from bot.model.ratings import RatingPoint, Season
from bot.model.settings import Preferences


@dataclass(frozen=True, slots=True)
class PersonalRating:
    """A person's rating in a server after one of their games."""

    guild: GuildId
    season: Season
    game: GameId
    point: RatingPoint


@dataclass(frozen=True, slots=True)
class PersonalDraws:
    """When a person first held the unbeatable computer on a board of a server; the longest run."""

    guild: GuildId
    board: str
    first_at: int
    longest: int


@dataclass(frozen=True, slots=True)
class PersonalData:
    """What is stored about one person besides their games and challenges, which come in pages.

    Where they sit now, what they chose, None if they chose nothing, and what follows from their
    games.
    """

    seats: tuple[tuple[ChannelId, GameId], ...]
    preferences: Preferences | None
    ratings: tuple[PersonalRating, ...] = ()
    draws: tuple[PersonalDraws, ...] = ()


@dataclass(frozen=True, slots=True)
class Deletion:
    """What deleting a person's data changed; their name is nowhere in it.

    `ended` are the games that they resigned by it, `closed` the challenges that were still open,
    and `games` counts all in which `SOMEBODY` takes their place now.
    """

    ended: tuple[Game, ...]
    closed: tuple[Challenge, ...]
    games: int
