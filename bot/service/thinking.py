"""Thinker: moves and analyses, without blocking the event loop."""

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from random import Random
from typing import ParamSpec, Self, TypeVar

from bot.model import Computer, Game
from bot.worker import Worker, WorkerFailed
from engine import (
    Analysis,
    Cell,
    Level,
    Mistake,
    Position,
    Variant,
    analyse,
    best_cells,
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

SMALL_BUDGET = 3_000
"""Positions that a move may visit on the event loop, where its process failed twice: 40 ms at most.
Of 60 positions of 5x5 it proves 59."""

SMALL_REVIEW_BUDGET = 100
"""The same for each move of a game that is reviewed."""


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
        if _is_quick(position.variant) or player.level is not Level.UNBEATABLE:
            cell = choose_cell(position, player.level, self._rng)
        else:
            seed = self._rng.getrandbits(64)
            try:
                cell = await self._moves.run(choose_cell, position, player.level, Random(seed))
            except WorkerFailed as error:
                _log_small_budget(error)
                cell = Random(seed).choice(best_cells(position, SMALL_BUDGET))
        return game.marked(cell, clock())

    async def run(
        self, variant: Variant, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call a function of the engine: here on a small board, else as `run_long` does."""
        if _is_quick(variant):
            return work(*args, **kwargs)
        return await self.run_long(work, *args, **kwargs)

    async def run_long(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function of the engine in the process; where that fails, in a thread.

        There it slows down all else, by a third of a second at most.
        """
        try:
            return await self.background.run(work, *args, **kwargs)
        except WorkerFailed as error:
            log.error("%(error)s: a thread does this", {"error": error})
            return await asyncio.to_thread(work, *args, **kwargs)

    async def analysis(self, position: Position) -> Analysis:
        """Return what every free cell of `position` leads to. Raises GameOver."""
        return await self._thought(position.variant, partial(analyse, position), SMALL_BUDGET)

    async def mistakes(self, variant: Variant, moves: tuple[Cell, ...]) -> tuple[Mistake, ...]:
        """Return the moves of a game that gave something away, in order."""
        return await self._thought(variant, partial(review, variant, moves), SMALL_REVIEW_BUDGET)

    async def _thought(self, variant: Variant, think: Callable[..., T], small_budget: int) -> T:
        if _is_quick(variant):
            return think()
        try:
            return await self.background.run(think)
        except WorkerFailed as error:
            _log_small_budget(error)
            return think(small_budget)


def _is_quick(variant: Variant) -> bool:
    """Return whether any position takes microseconds, and a game has few moves."""
    return variant.cells <= QUICK_CELLS and not variant.vanishing


def _log_small_budget(error: WorkerFailed) -> None:
    log.error("%(error)s: this is thought through with a small budget", {"error": error})
