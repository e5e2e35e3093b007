"""Thinker: moves and analyses, without blocking the event loop."""

from collections.abc import Callable
from random import Random
from typing import ParamSpec, Self, TypeVar

from bot.model import Computer, Game
from bot.worker import Worker
from engine import (
    Analysis,
    Cell,
    Level,
    Mistake,
    Position,
    Variant,
    analyse,
    choose_cell,
    review,
    warm_up,
)

P = ParamSpec("P")
T = TypeVar("T")

QUICK_CELLS = 9
"""Boards of up to so many cells are answered from a table, faster than by another process."""


class Thinker:
    """Chooses cells and analyses positions: at once where that is quick, else in a process.

    `background` is a process for all that takes longer than a move, so that no move waits for it.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._moves = Worker()
        self.background = Worker()

    async def __aenter__(self) -> Self:
        warm_up()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._moves.close()
        self.background.close()

    async def reply(self, game: Game, clock: Callable[[], int]) -> Game:
        """Return the game after the computer's move, as it is if the computer is not to move."""
        player, position = game.to_move.player, game.position
        if game.ending is not None or not isinstance(player, Computer):
            return game
        if position.variant.cells <= QUICK_CELLS or player.level is not Level.UNBEATABLE:
            cell = choose_cell(position, player.level, self._rng)
        else:
            seed = self._rng.getrandbits(64)
            cell = await self._moves.run(choose_cell, position, player.level, Random(seed))
        return game.marked(cell, clock())

    async def run(
        self, variant: Variant, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call a function of the engine: here on a small board, else in the process."""
        if variant.cells <= QUICK_CELLS:
            return work(*args, **kwargs)
        return await self.background.run(work, *args, **kwargs)

    async def analysis(self, position: Position) -> Analysis:
        """Return what every free cell of `position` leads to. Raises GameOver."""
        return await self.run(position.variant, analyse, position)

    async def mistakes(self, variant: Variant, moves: tuple[Cell, ...]) -> tuple[Mistake, ...]:
        """Return the moves of a game that gave something away, in order."""
        return await self.run(variant, review, variant, moves)
