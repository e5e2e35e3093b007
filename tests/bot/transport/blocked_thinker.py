"""A thinker that a test holds up."""

import asyncio
from collections.abc import Callable
from random import Random

from bot.model import Game
from bot.service.thinking import Thinker
from engine import Analysis, Cell, Mistake, Position, Variant


class BlockedThinker(Thinker):
    """A thinker whose methods return only after `release` was set; `asked` is how often so far."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.release = asyncio.Event()
        self.asked = 0

    async def reply(self, game: Game, clock: Callable[[], int]) -> Game:
        if game.to_move.is_computer and game.ending is None:
            await self._wait()
        return await super().reply(game, clock)

    async def analysis(self, position: Position) -> Analysis:
        await self._wait()
        return await super().analysis(position)

    async def mistakes(self, variant: Variant, moves: tuple[Cell, ...]) -> tuple[Mistake, ...]:
        await self._wait()
        return await super().mistakes(variant, moves)

    async def _wait(self) -> None:
        self.asked += 1
        await self.release.wait()
