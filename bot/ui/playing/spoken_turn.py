"""Whose turn it is in a game against the bot, and what the bot says to it."""

from bot.model import Game
from bot.ui.text.game_text import voice
from bot.ui.text.texts import Words
from bot.ui.text.themes import drawing_of
from engine import Cell, threatened_line

VARIANTS = 4
"""How many texts there are for a greeting and for a row that was blocked; game and move select one.
"""


def spoken_turn(game: Game, words: Words) -> str:
    """Return whose turn it is, with a greeting, or with a word on a row that was just blocked."""
    mark = game.to_move.mark
    turn = words("game-your-move", mark=drawing_of(game.look).marks[mark])
    if len(game.moves) < 2:
        return f"{turn} {_greeting(game, words)}".strip()
    if game.variant.misere or game.level is None:
        return turn
    *_, move, reply = game.moves
    held = game.position.x | game.position.o
    free = (Cell(cell) for cell in range(game.variant.cells) if not held >> cell & 1)
    if threatened_line(game.position, mark, reply):
        is_forked = any(threatened_line(game.position, mark, cell) for cell in free)
        what = "talk-forked" if is_forked else "talk-blocked"
    elif threatened_line(game.position, mark.other, move, before=reply):
        what = "talk-was-blocked"
    else:
        return turn
    key = voice(what, game.level, game.variant, words)
    return f"{turn} {words(key, variant=(game.id + len(game.moves) // 2) % VARIANTS)}"


def _greeting(game: Game, words: Words) -> str:
    """Return what a level says as every second game begins: each time, it would repeat itself."""
    if game.id % 2 == 0 or game.level is None:
        return ""
    key = voice("talk-greeting", game.level, game.variant, words)
    return words(key, variant=game.id // 2 % VARIANTS)
