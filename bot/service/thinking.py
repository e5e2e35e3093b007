"""Thinker: moves and analyses, without blocking the event loop."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent import futures
from random import Random
from typing import ParamSpec, Self, TypeVar

from bot.model import Computer, Game
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


class Worker:
    """One process, started by the first call of `run` and replaced if it dies."""

    def __init__(self) -> None:
        self._pool: futures.ProcessPoolExecutor | None = None

    def close(self) -> None:
        """Take no more work; calls that have not begun are cancelled."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call `work` there and return its result; retry once if the process dies meanwhile."""
        pool = self._started()
        try:
            return await asyncio.wrap_future(pool.submit(work, *args, **kwargs))
        except futures.BrokenExecutor:
            if self._pool is pool:  # Else another call has replaced it already.
                log.warning("the worker process died; starting another")
                self._pool = None
            return await asyncio.wrap_future(self._started().submit(work, *args, **kwargs))

    def _started(self) -> futures.ProcessPoolExecutor:
        if self._pool is None:
            # Not fork: the child would inherit the gateway's sockets and the database.
            context = multiprocessing.get_context("spawn")
            self._pool = futures.ProcessPoolExecutor(
                max_workers=1, mp_context=context, initializer=_end_with_parent
            )
        return self._pool


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
            cell = await self._moves.run(_choose, position, player.level, seed)
        return game.marked(cell, clock())

    async def analysis(self, position: Position) -> Analysis:
        """Return what every free cell of `position` leads to. Raises GameOver."""
        if position.variant.cells <= QUICK_CELLS:
            return analyse(position)
        return await self.background.run(analyse, position)

    async def mistakes(self, variant: Variant, moves: tuple[Cell, ...]) -> tuple[Mistake, ...]:
        """Return the moves of a game that gave something away, in order."""
        if variant.cells <= QUICK_CELLS:
            return review(variant, moves)
        return await self.background.run(review, variant, moves)


def _end_with_parent() -> None:
    """End this process with the bot: not by Ctrl-C, but when the parent is gone, even killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait_for_parent() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait_for_parent, daemon=True).start()


def _choose(position: Position, level: Level, seed: int) -> Cell:
    return choose_cell(position, level, Random(seed))
