"""Past games: a page of what somebody has played."""

from dataclasses import dataclass

from bot.model.game import Game


@dataclass(frozen=True, slots=True)
class PastGames:
    """Some of a person's finished games, newest first, and how many there are in all."""

    games: tuple[Game, ...]
    total: int
