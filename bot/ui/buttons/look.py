"""The buttons and selects of private lists: histories and reviews."""

from functools import partial

from bot.model import Game, GameId, UserId
from bot.model.errors import BrokenButton, CannotAttach
from bot.service import Services
from bot.ui.button_ids import HISTORY_PAGE, OPEN_GAME, REVIEW_STEP, SAVE, SHARE
from bot.ui.looking_back.history import history_card
from bot.ui.looking_back.review import review_card
from bot.ui.looking_back.sharing import description, shared_card
from bot.ui.permissions import Permission
from bot.ui.pictures import drawn, game_gif
from bot.ui.reply import Defer, File, Post, Reply, Update, Whisper
from bot.ui.request import Request
from bot.ui.router import button
from bot.ui.text.texts import Words, texts


class LookButtons:
    """What can be pressed on a history or a review."""

    def __init__(self, services: Services) -> None:
        self._past_games = services.past_games
        self._background = services.background

    @button(REVIEW_STEP)
    async def step(self, request: Request, game_id: int, ply: int, _: int) -> Reply:
        reviewed = await self._past_games.review(request.caller, GameId(game_id))
        if ply > reviewed.game.ply:
            raise BrokenButton(request.name)
        return Update(review_card(reviewed, ply, request.words))

    @button(SHARE, defer=Defer.PUBLIC)
    async def share(self, request: Request, game_id: int) -> Reply:
        if not request.access.permissions & Permission.ATTACH_FILES:
            raise CannotAttach
        game = await self._past_games.share(request.caller, GameId(game_id))
        words = texts().in_locale(game.place.locale)
        file = await self._picture(game, words)
        return Post(shared_card(game, file, words, request.caller.person), file=file)

    @button(SAVE, defer=Defer.PRIVATE)
    async def save(self, request: Request, game_id: int) -> Reply:
        game = await self._past_games.finished(request.caller, GameId(game_id))
        file = await self._picture(game, request.words)
        return Whisper(shared_card(game, file, request.words), file)

    async def _picture(self, game: Game, words: Words) -> File | None:
        """Return the animated picture of a finished game, None where it cannot be drawn."""
        draw = partial(game_gif, game.variant, game.moves, game.first.mark)
        gif = await drawn(self._background, draw)
        if gif is None:
            return None
        return File(f"game-{game.id}.gif", gif, description(game, words))

    @button(HISTORY_PAGE)
    async def turn(self, request: Request, user: int, page: int) -> Reply:
        history = await self._past_games.history(request.caller, UserId(user), page)
        return Update(history_card(history, request.caller.place, request.words))

    @button(OPEN_GAME, defer=Defer.PRIVATE)
    async def open(self, request: Request) -> Reply:
        if len(request.values) != 1:
            raise BrokenButton(request.name)
        reviewed = await self._past_games.review_written(request.caller, request.values[0])
        return Whisper(review_card(reviewed, reviewed.game.ply, request.words))
