"""The sample: a small board, to show a look before anybody plays on it."""

from dataclasses import replace

from bot.model import Computer, Ending, Game, GameId, GridStyle, Look, Place, Seat, Termination
from bot.model.ids import ChannelId
from bot.ui.cards import game as layout
from bot.ui.cards.components import Component, text
from engine import Level, Mark, parse_moves

_PLAYER = Computer(Level.CLEVER)
_GAME = Game(
    GameId(0),
    Place(None, ChannelId(0), ""),
    "3x3",
    Seat(_PLAYER, Mark.X),
    Seat(_PLAYER, Mark.O),
    started_at=0,
    moved_at=0,
    ending=Ending(Termination.STOPPED, None, 0),  # So that none of its buttons can be pressed.
)
_MOVES = parse_moves("b2a1c1a3", _GAME.variant)


def sample(look: Look) -> list[Component]:
    """Draw a board in the middle of a game in this look, as its card shows it."""
    game = replace(_GAME, look=look, moves=_MOVES)
    grid = [] if look.style is GridStyle.COMPACT else [text(layout.picture(game))]
    return [*grid, *layout.board_rows(game)]
