"""The commands of looking: hints, watched games, histories and reviews."""

from bot.model.errors import StoreUnavailable
from bot.service import Services
from bot.ui.commands.options import BOARD, GAME, O_LEVEL, WHOSE_GAMES, X_LEVEL
from bot.ui.help import Topic
from bot.ui.hints import hint_card
from bot.ui.looking_back.history import game_choices, history_card
from bot.ui.looking_back.review import review_card
from bot.ui.reply import Choices, Defer, Post, Reply, Whisper
from bot.ui.request import Request, User
from bot.ui.router import command, completion
from engine import Level


class LookCommands:
    """Everything that only shows something; all but a watched game is private."""

    def __init__(self, services: Services) -> None:
        self._games = services.games
        self._hints = services.hints
        self._past_games = services.past_games

    @command("hint", topic=Topic.GAME)
    async def hint(self, request: Request) -> Reply:
        hint = await self._hints.hint_here(request.caller)
        return Whisper(hint_card(hint, request.words))

    @command("watch", X_LEVEL, O_LEVEL, BOARD, topic=Topic.AFTER, defer=Defer.PUBLIC)
    async def watch(
        self, request: Request, x: Level | None, o: Level | None, board: str | None
    ) -> Reply:
        return Post(await self._games.watch(request.caller, x, o, board))

    @command("history", WHOSE_GAMES, topic=Topic.AFTER)
    async def history(self, request: Request, user: User | None) -> Reply:
        whose = request.user_id if user is None else user.person.id
        history = await self._past_games.history(request.caller, whose)
        return Whisper(history_card(history, request.caller.place, request.words))

    @command("review", GAME, topic=Topic.AFTER)
    async def review(self, request: Request, game: str | None) -> Reply:
        if game is None:
            reviewed = await self._past_games.review_latest(request.caller)
        else:
            reviewed = await self._past_games.review_written(request.caller, game)
        return Whisper(review_card(reviewed, reviewed.game.ply, request.words))

    @completion("review", "game")
    async def finished_games(self, request: Request, typed: str) -> Reply:
        try:
            recent = await self._past_games.recent(request.user_id)
        except StoreUnavailable:
            return Choices(())
        return Choices(game_choices(recent, typed, request.words))
