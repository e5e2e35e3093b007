"""Watching: a game that the bot plays against itself."""

from bot.model import GameId
from bot.ui.button_ids import ButtonId, number
from bot.ui.permissions import Permission
from bot.ui.reply import Defer, Post, Reply, Update
from bot.ui.request import Request
from bot.ui.router import Feature, Topic, command, on_click
from bot.ui.starting import BOARD, level_option
from engine import Level

X_LEVEL = level_option("x", "option-x")
O_LEVEL = level_option("o", "option-o")

STOP = ButtonId("stop", (number,))
"""End a game that is watched: game."""


class Watching(Feature):
    """Two levels that play each other, until somebody has seen enough."""

    @command("watch", X_LEVEL, O_LEVEL, BOARD, topic=Topic.AFTER, defer=Defer.PUBLIC)
    async def watch(
        self, request: Request, x: Level | None, o: Level | None, board: str | None
    ) -> Reply:
        return Post(await self.services.new_games.watch(request.caller, x, o, board))

    @on_click(STOP)
    async def stop(self, request: Request, game_id: int) -> Reply:
        may_moderate = Permission.MANAGE_MESSAGES in request.permissions
        games = self.services.games
        return Update(
            await games.stop_watched(GameId(game_id), request.caller, may_moderate=may_moderate)
        )
