"""Moving: by a button, or by the name of a cell; and the board once more."""

from bot.model import GameId, Here, NoGameWith, Player
from bot.model.errors import NoGameHere, StoreUnavailable
from bot.ui.button_ids import ButtonId, cell, game_id, number
from bot.ui.components import sentence
from bot.ui.games_here import AGAINST, meant_text
from bot.ui.playing.cell_choices import cell_choices
from bot.ui.reply import Choices, Defer, Post, Reply, Update
from bot.ui.request import Request
from bot.ui.router import Feature, Option, Topic, command, completion, on_click
from bot.ui.text.names import LONGEST_LINE
from engine import Cell

MARK = ButtonId("ttt", (game_id, number, cell))
"""Mark a cell: game, ply, cell."""

CELL = Option("cell", "option-cell", required=True, completed=True, longest=LONGEST_LINE)


class Moving(Feature):
    """The cells of a board, and the commands for those who type."""

    @on_click(MARK)
    async def mark(self, request: Request, game_id: GameId, ply: int, cell: Cell) -> Reply:
        games, caller = self.services.games, request.caller
        return Update(await games.play(game_id, ply, cell, caller, is_on=request.is_on))

    @command("move", CELL, AGAINST, topic=Topic.GAME, defer=Defer.PUBLIC)
    async def move(self, request: Request, cell: str, opponent: Player | None) -> Reply:
        here = await self.services.games.play_here(request.caller, cell, opponent)
        return _posted(here, request)

    @completion("move", "cell")
    async def free_cells(self, request: Request, typed: str) -> Reply:
        try:
            opponent = AGAINST.value_in(request)
            game = (await self.services.games.here(request.caller, opponent)).game
            preferences = await self.services.store.people.preferences(request.user_id)
        except (NoGameHere, NoGameWith, StoreUnavailable):
            return Choices(())
        return Choices(cell_choices(game, typed, preferences.numbering))

    @command("board", AGAINST, topic=Topic.GAME, defer=Defer.PUBLIC)
    async def board(self, request: Request, opponent: Player | None) -> Reply:
        return _posted(await self.services.games.here_to_post(request.caller, opponent), request)


def _posted(here: Here, request: Request) -> Post:
    """Post a game, and tell the caller in private which of several it is."""
    meant = meant_text(here, request.user_id, request.words)
    return Post(here.game, then=sentence(meant) if meant else None)
