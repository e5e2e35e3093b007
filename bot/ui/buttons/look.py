"""The buttons and selects of private lists: histories and reviews."""

from bot.model import GameId, UserId
from bot.model.errors import BrokenButton
from bot.service import Services
from bot.ui.cards.history import history_card
from bot.ui.cards.review import review_card
from bot.ui.custom_ids import HISTORY_PAGE, OPEN_GAME, REVIEW_STEP
from bot.ui.reply import Defer, Reply, Update, Whisper
from bot.ui.request import Request
from bot.ui.router import button


class LookButtons:
    """What can be pressed on a history or a review."""

    def __init__(self, services: Services) -> None:
        self._past_games = services.past_games

    @button(REVIEW_STEP)
    async def step(self, request: Request, game_id: int, ply: int, _: int) -> Reply:
        reviewed = await self._past_games.review(request.caller, GameId(game_id))
        if ply > reviewed.game.ply:
            raise BrokenButton(request.name)
        return Update(review_card(reviewed, ply, request.words))

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
