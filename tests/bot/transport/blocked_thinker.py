"""A thinker that a test holds up."""

import asyncio
from random import Random

from bot.service.thinking import Thinker
from engine import Analysis, Cell, Level, Mistake, Position, Variant


class BlockedThinker(Thinker):
    """A thinker whose methods return only after `release` was set; `asked` is how often so far."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.release = asyncio.Event()
        self.asked = 0

    async def cell(self, position: Position, level: Level) -> Cell:
        await self._wait()
        return await super().cell(position, level)

    async def analysis(self, position: Position) -> Analysis:
        await self._wait()
        return await super().analysis(position)

    async def mistakes(self, variant: Variant, moves: tuple[Cell, ...]) -> tuple[Mistake, ...]:
        await self._wait()
        return await super().mistakes(variant, moves)

    async def _wait(self) -> None:
        self.asked += 1
        await self.release.wait()
