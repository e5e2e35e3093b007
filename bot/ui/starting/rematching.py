"""Rematching: games that follow another, by the buttons of the one that ended."""

from bot.model import GameId
from bot.service import Offer, Wanted
from bot.ui.button_ids import ButtonId, board, game_id, one_of
from bot.ui.components import sentence
from bot.ui.reply import Defer, Post, Reply, Update, Whisper
from bot.ui.request import Request
from bot.ui.router import Feature, on_click
from bot.ui.starting.offers import offered
from bot.ui.text.game_names import player_name
from engine import Level

REMATCH = ButtonId("rematch", (game_id,))
"""Play a game that ended again: game."""
DECIDER = ButtonId("decider", (game_id,))
"""Play again where somebody wins, after a draw between two people: game."""
PLAY_WINNER = ButtonId("play-winner", (game_id,))
"""Challenge the person who won against another: game."""
TRY_LEVEL = ButtonId("try", (game_id, one_of(Level)))
"""Begin another game like one that ended, at another level: game, level."""
TRY_BOARD = ButtonId("try-board", (game_id, board))
"""Begin another game like one that ended, on another board: game, board."""

DECIDING_BOARD = "vanishing"
"""Where a draw is rare between people, as it takes three repetitions."""


class Rematching(Feature):
    """The buttons by which the same two, or one of them, play again."""

    @on_click(REMATCH)
    async def rematch(self, request: Request, game_id: GameId) -> Reply:
        again, ended = await self.services.rematches.rematch(game_id, request.caller)
        if isinstance(again, Wanted) and again.is_new:
            return Update(again.game)
        if isinstance(again, Wanted):
            opponent = ended.facing(ended.seat_of(request.user_id)).player
            name = player_name(opponent, request.words)
            waits = sentence(request.words("rematch-awaited", opponent=name))
            return Whisper(waits, about=ended.id)
        return Post(again, refresh=(ended,))

    @on_click(DECIDER)
    async def decider(self, request: Request, game_id: GameId) -> Reply:
        rematches, caller = self.services.rematches, request.caller
        again, ended = await rematches.decider(game_id, caller, DECIDING_BOARD)
        if isinstance(again, Offer):
            return offered(again, request.words)
        return Post(again, refresh=(ended,))

    @on_click(PLAY_WINNER, defer=Defer.PUBLIC)
    async def play_winner(self, request: Request, game_id: GameId) -> Reply:
        offer = await self.services.rematches.play_winner(game_id, request.caller)
        return offered(offer, request.words)

    @on_click(TRY_LEVEL, defer=Defer.PUBLIC)
    async def try_level(self, request: Request, game_id: GameId, level: Level) -> Reply:
        game, ended = await self.services.rematches.another(game_id, request.caller, level)
        return Post(game, refresh=(ended,))

    @on_click(TRY_BOARD, defer=Defer.PUBLIC)
    async def try_board(self, request: Request, game_id: GameId, board: str) -> Reply:
        game, ended = await self.services.rematches.another(game_id, request.caller, board=board)
        return Post(game, refresh=(ended,))
