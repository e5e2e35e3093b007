"""Rematching: games that follow another, by the buttons of the one that ended."""

from bot.model import Game, GameId, UserId
from bot.service import Offer, Wanted
from bot.ui.button_ids import ButtonId, board, game_id, one_of
from bot.ui.components import Card, button, row, text
from bot.ui.reply import Defer, Post, Reply, Update, Whisper
from bot.ui.request import Request
from bot.ui.router import Feature, on_click
from bot.ui.starting.offers import offered
from bot.ui.text.game_names import player_name
from bot.ui.text.texts import Words
from engine import Level

REMATCH = ButtonId("rematch", (game_id,))
"""Play a game that ended again: game."""
OFFER_REMATCH = ButtonId("rematch-offer", (game_id,))
"""Offer to play it again, in a message of its own: game."""
TRY_LEVEL = ButtonId("try", (game_id, one_of(Level)))
"""Begin another game like one that ended, at another level: game, level."""
TRY_BOARD = ButtonId("try-board", (game_id, board))
"""Begin another game like one that ended, on another board: game, board."""


class Rematching(Feature):
    """The buttons by which the same two, or one of them, play again."""

    @on_click(REMATCH)
    async def rematch(self, request: Request, game_id: GameId) -> Reply:
        again, ended = await self.services.rematches.rematch(game_id, request.caller)
        if isinstance(again, Wanted) and again.is_new:
            return Update(again.game)
        if isinstance(again, Wanted):
            card = awaited_card(again.game, request.user_id, request.words)
            return Whisper(card, about=ended.id)
        return _rematch(again, ended, request)

    @on_click(OFFER_REMATCH)
    async def offer_rematch(self, request: Request, game_id: GameId) -> Reply:
        offer = await self.services.rematches.offer(game_id, request.caller)
        return _rematch(offer, None, request)

    @on_click(TRY_LEVEL, defer=Defer.PUBLIC)
    async def try_level(self, request: Request, game_id: GameId, level: Level) -> Reply:
        game, ended = await self.services.rematches.another(game_id, request.caller, level)
        return Post(game, refresh=(ended,))

    @on_click(TRY_BOARD, defer=Defer.PUBLIC)
    async def try_board(self, request: Request, game_id: GameId, board: str) -> Reply:
        game, ended = await self.services.rematches.another(game_id, request.caller, board=board)
        return Post(game, refresh=(ended,))


def _rematch(again: Game | Offer, ended: Game | None, request: Request) -> Reply:
    if isinstance(again, Offer):
        return offered(again, request.words)
    return Post(again, refresh=tuple(filter(None, [ended])))


def awaited_card(ended: Game, user: UserId, words: Words) -> Card:
    """Tell who asked for a rematch that the opponent did not yet, with a button that challenges."""
    name = player_name(ended.facing(ended.seat_of(user)).player, words)
    ask = button(OFFER_REMATCH(ended.id), words("button-offer-rematch"))
    return [text(words("rematch-awaited", opponent=name)), row([ask])]
