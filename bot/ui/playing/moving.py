"""Moving: by a button, or by the name of a cell; and the board once more."""

from collections.abc import Sequence

from bot.model import Game, GameId, Here, NoGameWith, Player, UserId
from bot.model.errors import NoGameHere, StoreUnavailable
from bot.ui.button_ids import ButtonId, cell, game_id, number
from bot.ui.components import (
    Accent,
    Card,
    button,
    container,
    link_button,
    row,
    section,
    sentence,
    text,
)
from bot.ui.games_here import AGAINST, meant_text
from bot.ui.playing.cell_choices import cell_choices
from bot.ui.reply import Choices, Defer, Post, Reply, Update, Whisper
from bot.ui.request import Request
from bot.ui.router import Feature, Option, Topic, command, completion, on_click
from bot.ui.text.game_names import player_name
from bot.ui.text.names import LONGEST_LINE, channel_mention, message_link
from bot.ui.text.texts import Words
from engine import Cell

MARK = ButtonId("ttt", (game_id, number, cell))
"""Mark a cell: game, ply, cell."""

BOARD_HERE = ButtonId("board")
"""Post the board of the clicker's game in this channel."""

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
        games, caller = self.services.games, request.caller
        if opponent is None and (waiting := await games.waiting(caller)):
            held = await self.services.store.games.live(request.channel_id, request.user_id)
            card = waiting_card(waiting, request.user_id, request.words, is_here=bool(held))
            return Whisper(card)
        return _posted(await games.here_to_post(caller, opponent), request)

    @on_click(BOARD_HERE, defer=Defer.PUBLIC)
    async def board_here(self, request: Request) -> Reply:
        return _posted(await self.services.games.here_to_post(request.caller, None), request)


def waiting_card(games: Sequence[Game], user: UserId, words: Words, *, is_here: bool) -> Card:
    """List games that wait for somebody's move, each with a link to its board.

    Where they have one in this channel, whose move it may be, a button posts its board.
    """
    frame = [text(words("waiting-title"))]
    for game in games:
        name = player_name(game.facing(game.seat_of(user)).player, words, alone=True)
        line = f"{name} · {channel_mention(game.place.channel_id)}"
        link = message_link(game.place, game.message_id)
        frame.append(section(line, link_button(link, words("button-to-game", id=f"{game.id}"))))
    if is_here:
        frame.append(row([button(BOARD_HERE(), words("button-board-here"))]))
    return [container(frame, Accent.NEUTRAL)]


def _posted(here: Here, request: Request) -> Post:
    """Post a game, and tell the caller in private which of several it is."""
    meant = meant_text(here, request.user_id, request.words)
    return Post(here.game, then=sentence(meant) if meant else None)
