"""Watching: a game that the bot plays against itself."""

from bot.model import Game, GameId
from bot.model.ending import PLAYED_OUT
from bot.service import Reviewed, is_quick
from bot.ui.button_ids import ButtonId, game_id
from bot.ui.looking_back.review import marked_name, mistake_text
from bot.ui.permissions import Permission
from bot.ui.reply import Defer, Post, Reply, Update
from bot.ui.request import Request
from bot.ui.router import Feature, Topic, command, on_click
from bot.ui.starting.starting import BOARD, level_option
from bot.ui.text.texts import Words
from bot.ui.text.themes import drawing_of
from engine import Level, Value, review, solve

X_LEVEL = level_option("x", "option-x")
O_LEVEL = level_option("o", "option-o")

STOP = ButtonId("stop", (game_id,))
"""End a game that is watched: game."""


class Watching(Feature):
    """Two levels that play each other, until somebody has seen enough."""

    @command("watch", X_LEVEL, O_LEVEL, BOARD, topic=Topic.AFTER, defer=Defer.PUBLIC)
    async def watch(
        self, request: Request, x: Level | None, o: Level | None, board: str | None
    ) -> Reply:
        return Post(await self.services.new_games.watch(request.caller, x, o, board))

    @on_click(STOP)
    async def stop(self, request: Request, game_id: GameId) -> Reply:
        may_moderate = Permission.MANAGE_MESSAGES in request.permissions
        games = self.services.games
        return Update(await games.stop_watched(game_id, request.caller, may_moderate=may_moderate))


def remark(game: Game, words: Words) -> str | None:
    """Say what the last move of a game between two levels led to; in the end, which one decided it.

    None where there is nothing to say, and on boards where that may take long.
    """
    if not is_quick(game.variant):  # A card may not wait for a search.
        return None
    mistakes = review(game.variant, game.moves)
    last = next(reversed(mistakes), None)
    if game.ending is not None:
        if last is None or game.ending.termination not in PLAYED_OUT:
            return None
        return mistake_text(Reviewed(game, mistakes, reader=None), last, words)
    if not game.moves:
        return words("watch-begin")
    seat = game.to_move
    player, opponent = (marked_name(game, each, words) for each in (game.facing(seat), seat))
    since = game.ply - (last.ply if last else 0)
    if not since and last is not None:
        if last.after is Value.DRAW:
            return words("watch-missed", player=player)
        return words("watch-slipped", player=player, mark=drawing_of(game.look).marks[seat.mark])
    # Until the next mistake that stays as it is: said in two ways by turns.
    again = ("still", "yet")[since % 2]
    prospect = solve(game.position).prospect
    value = Value.DRAW if prospect is None else prospect.value
    if value is Value.DRAW:
        return words("watch-even" if since == game.ply == 1 else f"watch-even-{again}")
    winner = opponent if value is Value.WIN else player
    return words("watch-wins" if since == 1 else f"watch-wins-{again}", player=winner)
