"""What the bot says as a game against it begins, and when a row was blocked."""

from bot.model import Game
from bot.ui.text.game_names import voice
from bot.ui.text.game_text import computers_mark
from bot.ui.text.texts import Words
from engine import Cell, Level, threatened_line

TALK_VARIANTS = 4
"""How many texts there are for a greeting and for a row that was blocked; game and move select one.
"""


def table_talk(game: Game, words: Words) -> str:
    """Return a greeting, or a word on a row that was just blocked, behind the mark of who says it.

    Empty where there is nothing to say.
    """
    said = _greeting(game, words) if len(game.moves) < 2 else _on_a_row(game, words)
    return f"{computers_mark(game)}\u00a0{said}" if said else ""


def _on_a_row(game: Game, words: Words) -> str:
    if game.variant.misere or game.level is None:
        return ""
    mark = game.to_move.mark
    *_, move, reply = game.moves
    held = game.position.x | game.position.o
    free = (Cell(cell) for cell in range(game.variant.cells) if not held >> cell & 1)
    if threatened_line(game.position, mark, reply):
        is_forked = any(threatened_line(game.position, mark, cell) for cell in free)
        what = "talk-forked" if is_forked else "talk-blocked"
    elif threatened_line(game.position, mark.other, move, before=reply):
        what = "talk-was-blocked"
    else:
        return ""
    key = voice(what, game.level, game.variant, words)
    return words(key, variant=(game.id + len(game.moves) // 2) % TALK_VARIANTS)


def _greeting(game: Game, words: Words) -> str:
    """Return what a level says as every second game begins: each time, it would repeat itself.

    Perfect tells everybody who opens that there is a way to beat it.
    """
    if game.level is Level.UNBEATABLE and game.variant.vanishing and not game.moves:
        return words("game-perfect")
    if game.id % 2 == 0 or game.level is None:
        return ""
    key = voice("talk-greeting", game.level, game.variant, words)
    return words(key, variant=game.id // 2 % TALK_VARIANTS)
