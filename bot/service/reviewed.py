"""Reviewed games: finished ones with the mistakes in them, and which of these make puzzles."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.model import Game, Person, UserId
from engine import Mistake, Value

FEWEST_MARKS = 1 / 9
"""How much of the board is full where a mistake is a puzzle: an empty board has nothing to see."""


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A finished game in its reader's grid style, and the moves that gave something away.

    `reader` is None where everybody reads it. They `may_share` it where they look at it.
    """

    game: Game
    mistakes: tuple[Mistake, ...]
    reader: UserId | None
    may_share: bool = False

    def is_readers(self, ply: int) -> bool:
        """Return whether its reader made a move."""
        player = self.game.seats[(ply - 1) % 2].player
        return isinstance(player, Person) and player.id == self.reader

    @property
    def losing_ply(self) -> int | None:
        """The ply of the mistake that lost it to a person; None where it makes no puzzle."""
        game = self.game
        winner = None if game.ending is None else game.ending.winner
        if winner is None or not self.mistakes:
            return None
        loser, last = game.facing(winner), self.mistakes[-1]
        is_theirs = game.seats[(last.ply - 1) % 2] == loser and isinstance(loser.player, Person)
        is_lost = is_theirs and last.after is Value.LOSS and self.is_puzzle(last)
        return last.ply if is_lost else None

    def mistakes_of(self, user: UserId) -> Iterator[Mistake]:
        """Return the mistakes that `user` made; raises NotYourGame."""
        mine = self.game.seats.index(self.game.seat_of(user))
        return (each for each in self.mistakes if (each.ply - 1) % 2 == mine)

    def is_puzzle(self, mistake: Mistake) -> bool:
        """Return whether there is something to see in the position before a mistake."""
        variant = self.game.variant
        is_early = mistake.ply - 1 < FEWEST_MARKS * variant.cells
        # Where marks vanish a draw would have to be held for as long as a game may last.
        is_endless = variant.vanishing and mistake.before is Value.DRAW
        return not (is_early or is_endless)
