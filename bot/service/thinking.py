"""Thinker: moves and analyses, without blocking the event loop."""

import logging
from collections.abc import Callable
from datetime import timedelta
from random import Random
from typing import ParamSpec, Self, TypeVar

from bot.model import Computer, Game
from bot.model.errors import NotDone, Why
from bot.worker import Worker, WorkerFailed
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

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

QUICK_CELLS = 9
"""Boards of up to so many cells are answered from a table, faster than by another process."""

MOVE_LIMIT = timedelta(seconds=3)
"""How long a move may take in its process: the longest takes a quarter of a second, and a start as
much."""

BACKGROUND_LIMIT = timedelta(seconds=5)
"""The same for analyses and pictures: the longest takes 0.3 s."""

STAND_IN = Level.CLEVER
"""Who moves, at once, where the process failed twice: play goes on."""

REVIEWED_AT_ONCE = 16
"""How many moves of a game the process reviews before it does what others ask for."""


class Thinker:
    """Chooses cells and analyses positions: at once where that is quick, else in a process.

    `background` is a process for all that takes longer than a move, so that no move waits for it.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._moves = Worker(MOVE_LIMIT)
        self.background = Worker(BACKGROUND_LIMIT)

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
        if is_quick(position.variant) or player.level is not Level.UNBEATABLE:
            cell = choose_cell(position, player.level, self._rng)
        else:
            seed = self._rng.getrandbits(64)
            try:
                cell = await self._moves.run(choose_cell, position, player.level, Random(seed))
            except WorkerFailed as error:
                log.error("%(error)s: a lower level moves instead", {"error": error})
                cell = choose_cell(position, STAND_IN, Random(seed))
        return game.marked(cell, clock())

    async def run(
        self, variant: Variant, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call a function of the engine: here on a small board, else as `run_long` does."""
        if is_quick(variant):
            return work(*args, **kwargs)
        return await self.run_long(work, *args, **kwargs)

    async def run_long(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function of the engine in the process. Raises NotDone where that fails twice."""
        try:
            return await self.background.run(work, *args, **kwargs)
        except WorkerFailed as error:
            log.error("%(error)s: somebody is told to ask again", {"error": error})
            raise NotDone(Why.NOT_NOW) from None

    async def analysis(self, position: Position) -> Analysis:
        """Return what every free cell of `position` leads to. Raises GameOver or NotDone."""
        return await self.run(position.variant, analyse, position)

    async def mistakes(self, variant: Variant, moves: tuple[Cell, ...]) -> tuple[Mistake, ...]:
        """Return the moves of a game that gave something away, in order. Raises NotDone."""
        found: list[Mistake] = []
        for start in range(0, len(moves), REVIEWED_AT_ONCE):
            few = range(start, min(start + REVIEWED_AT_ONCE, len(moves)))
            found += await self.run(variant, review, variant, moves, few)
        return tuple(found)


def is_quick(variant: Variant) -> bool:
    """Return whether any position takes microseconds, and a game has few moves."""
    return variant.cells <= QUICK_CELLS and not variant.vanishing
