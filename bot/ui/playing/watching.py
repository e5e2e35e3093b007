"""Watching: a game that the bot plays against itself."""

from bot.ui.reply import Defer, Post, Reply
from bot.ui.request import Request
from bot.ui.router import Feature, Topic, command
from bot.ui.starting import BOARD, level_option
from engine import Level

X_LEVEL = level_option("x", "option-x")
O_LEVEL = level_option("o", "option-o")


class Watching(Feature):
    """The command that shows two levels playing each other."""

    @command("watch", X_LEVEL, O_LEVEL, BOARD, topic=Topic.AFTER, defer=Defer.PUBLIC)
    async def watch(
        self, request: Request, x: Level | None, o: Level | None, board: str | None
    ) -> Reply:
        return Post(await self.services.games.watch(request.caller, x, o, board))
