"""What removing one person's data changed."""

from dataclasses import dataclass

from bot.model.challenge import Challenge
from bot.model.game import Game


@dataclass(frozen=True, slots=True)
class Deletion:
    """What deleting a person's data changed; their name is nowhere in it.

    `ended` are the games that they resigned by it, `closed` the challenges that were still open,
    and `games` counts all in which `SOMEBODY` takes their place now.
    """

    ended: tuple[Game, ...]
    closed: tuple[Challenge, ...]
    games: int
