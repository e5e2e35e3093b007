"""Games of one person: which of several in a channel is meant, and those that are past."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self

from bot.model.errors import GameError, NoGameHere
from bot.model.game import Game
from bot.model.ids import UserId
from bot.model.players import Player


class NoGameWith(GameError):
    """The person has no live game with `opponent` in this channel."""

    def __init__(self, opponent: Player) -> None:
        super().__init__(opponent)
        self.opponent = opponent


class Here(NamedTuple):
    """The game that somebody means in a channel, and how many they hold there."""

    game: Game
    among: int

    @classmethod
    def of(cls, games: Sequence[Game], user: UserId, opponent: Player | None) -> Self:
        """Choose the game with `opponent`; for None one in which `user` is to move.

        Of several it is the first of `games`. Raises NoGameHere, or NoGameWith.
        """
        if not games:
            raise NoGameHere
        meant = [
            game
            for game in games
            if opponent is None or game.facing(game.seat_of(user)).player.id == opponent.id
        ]
        if not meant:
            assert opponent is not None
            raise NoGameWith(opponent)
        game = max(meant, key=lambda each: each.to_move.player.id == user)
        return cls(game, len(meant))


@dataclass(frozen=True, slots=True)
class History:
    """A page of a person's finished games, newest first; pages count from 0."""

    user: UserId
    games: tuple[Game, ...]
    page: int
    pages: int
    total: int
