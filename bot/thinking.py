"""Thinking: how the computer's moves are found without holding up anyone else's click."""

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Self

from engine import Cell, Level, Position, choose_cell, warm_up

log = logging.getLogger(__name__)

QUICK_CELLS = 9
"""Boards of so many cells are answered from a table, in far less than a trip to a process."""


class Thinker:
    """Chooses the computer's cells: at once where that is quick, else in a process of its own.

    The process starts with the first position that needs it, and is replaced if it dies.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._pool: ProcessPoolExecutor | None = None

    async def __aenter__(self) -> Self:
        warm_up()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def cell(self, position: Position, level: Level) -> Cell:
        """Return the cell that `level` chooses in `position`."""
        if position.variant.cells <= QUICK_CELLS or level is not Level.UNBEATABLE:
            return choose_cell(position, level, self._rng)
        seed = self._rng.getrandbits(64)
        try:
            return await self._elsewhere(position, level, seed)
        except BrokenProcessPool:
            log.warning("the thinking process died; starting another")
            self._pool = None
            return await self._elsewhere(position, level, seed)

    async def _elsewhere(self, position: Position, level: Level, seed: int) -> Cell:
        if self._pool is None:
            # Not fork: the child would inherit the gateway's sockets and the database.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(max_workers=1, mp_context=context)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, _choose, position, level, seed)


def _choose(position: Position, level: Level, seed: int) -> Cell:
    return choose_cell(position, level, Random(seed))
