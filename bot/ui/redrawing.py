"""Redrawing: cards that change by themselves, brought up to date while nobody waits."""

import asyncio
import logging

import discord

from bot.model import Game, GameId
from bot.model.errors import StoreUnavailable
from bot.ui.posting import Cards
from bot.ui.wire import Unheard

log = logging.getLogger(__name__)


class Redrawing:
    """Edits the message of each game, one edit at a time, always with what came last.

    Where Discord slows a channel down, moves in between are left out and other games go on.
    """

    def __init__(self, cards: Cards) -> None:
        self._cards = cards
        self._wanted: dict[GameId, Game] = {}
        self._tasks: dict[GameId, asyncio.Task[None]] = {}

    def show(self, client: discord.Client, game: Game) -> None:
        """Bring the message of `game` up to date soon."""
        self._wanted[game.id] = game
        if game.id not in self._tasks:
            self._tasks[game.id] = asyncio.create_task(self._keep(client, game.id))

    async def close(self) -> None:
        """Leave the rest undone: the next start shows it."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _keep(self, client: discord.Client, game_id: GameId) -> None:
        try:
            while (game := self._wanted.pop(game_id, None)) is not None:
                try:
                    await self._cards.edit_game(client, game)
                except (OSError, Unheard, StoreUnavailable) as error:
                    told = {"game": game_id, "error": error}
                    log.info("game %(game)d is not shown as it stands: %(error)s", told)
        finally:
            del self._tasks[game_id]
