"""Hints: the best cell with its reason, and what every free cell leads to."""

from collections.abc import Iterable

from bot.model import GameId, GridStyle, Player
from bot.service import Hint
from bot.ui.boards import board_texts, leaving_text
from bot.ui.button_ids import ButtonId, cell, game_id, number
from bot.ui.components import (
    Accent,
    ButtonStyle,
    Card,
    Component,
    button,
    container,
    row,
    sentence,
    text,
)
from bot.ui.games_here import AGAINST
from bot.ui.reply import Defer, Dismiss, Reply, Whisper
from bot.ui.request import Request
from bot.ui.router import Feature, Topic, command, on_click
from bot.ui.text.reasons import reason_clause
from bot.ui.text.texts import Words
from bot.ui.text.themes import Sign, drawing_of
from engine import (
    Cell,
    Prospect,
    Value,
    WhyBest,
    format_cell,
    letter_grid,
)

GIVE_HINT = ButtonId("hint", (game_id,))
"""Of a game."""
PLAY_HINT = ButtonId("follow", (game_id, number, cell))
"""Mark the cell that a hint names: game, ply, cell."""

PROSPECTS = (Value.WIN, Value.DRAW, Value.LOSS, None)
"""What a cell may lead to, best first; None where it is unknown."""

BEST_IN_TEXT = "[ ]"


class Hints(Feature):
    """Hints for those who play the bot, by command and by button."""

    @command("hint", AGAINST, topic=Topic.GAME)
    async def hint_here(self, request: Request, opponent: Player | None) -> Reply:
        return _shown(await self.services.games.hint_here(request.caller, opponent), request)

    @on_click(GIVE_HINT, defer=Defer.PRIVATE)
    async def hint(self, request: Request, game_id: GameId) -> Reply:
        return _shown(await self.services.games.hint(game_id, request.caller), request)

    @on_click(PLAY_HINT)
    async def play(self, request: Request, game_id: GameId, ply: int, cell: Cell) -> Reply:
        game = await self.services.games.play(game_id, ply, cell, request.caller)
        return Dismiss(moved=game, about=game.id)


def _shown(hint: Hint, request: Request) -> Whisper:
    card = hint_card(hint, request.words)
    return Whisper(card, about=hint.game.id, until_redrawn=True)


def hint_card(hint: Hint, words: Words) -> Card:
    """Show which cell is best and why, and on the grid what each free cell leads to."""
    game, analysis = hint.game, hint.analysis
    if hint.is_about_opening:
        return sentence(words("hint-opening"))
    cell = format_cell(analysis.best, game.variant)
    reason = reason_clause(analysis.reason, game.variant, words)
    same = _same_for_all(hint)
    if len(analysis.cells) == 1:
        best = words("hint-last", cell=cell)
    elif same is None:
        best = words("hint-best", cell=cell, reason=reason)
    elif analysis.reason.kind is WhyBest.HOLDS:
        best = words(same)
    else:
        best = f"{words(same)} {words('hint-try', cell=cell, reason=reason)}"
    title = words("hint-title", id=f"{game.id}")
    board = [text(_text_grid(hint, words))] if _is_text(hint) else _emoji_grid(hint)
    signs = [*_legend(hint, words)]
    # On a telephone four in one line would break between a sign and its word.
    rows = (" · ".join(each) for each in (signs[:1], signs[1:4], signs[4:]))
    legend = "\n".join(f"-# {line}" for line in rows if line)
    play = button(
        PLAY_HINT(game.id, game.ply, analysis.best),
        words("button-play-cell", cell=cell),
        style=ButtonStyle.PRIMARY,
    )
    leaving = leaving_text(game.position, game.look, words)
    below = [text("\n".join(filter(None, (legend, leaving))))] if legend or leaving else []
    parts = [text(f"### {title}\n{best}"), *board, *below, row([play])]
    return [container([*parts, text(f"-# {words('hint-hollow')}")], Accent.NEUTRAL)]


def _same_for_all(hint: Hint) -> str | None:
    """Return the message that every cell leads to the same, None where they do not.

    None, too, where that is the reason, or where the best cell wins at once.
    """
    if not _needs_no_signs(hint) or hint.analysis.reason.kind is WhyBest.DELAYS:
        return None
    return f"hint-every-{_key(_value(hint.analysis.cells[hint.analysis.best]))}"


def _needs_no_signs(hint: Hint) -> bool:
    """Return whether the sentence tells what every cell leads to, so that the board need not."""
    return _is_same(hint) and hint.analysis.reason.kind is not WhyBest.WINS_AT_ONCE


def _is_same(hint: Hint) -> bool:
    """Return whether several cells are free, and all lead to the same."""
    cells = hint.analysis.cells
    return len(cells) > 1 and len({_value(prospect) for prospect in cells.values()}) == 1


def _is_text(hint: Hint) -> bool:
    return hint.game.look.style is GridStyle.TEXT


def _legend(hint: Hint, words: Words) -> Iterable[str]:
    """Say what the signs on the grid mean, the one of the best cell first if it is better."""
    if not _is_text(hint) and _needs_no_signs(hint):
        return
    best, cells = hint.analysis.best, hint.analysis.cells
    signs = drawing_of(hint.game.look).signs
    if not _is_same(hint):
        sign = BEST_IN_TEXT if _is_text(hint) else signs[Sign.BEST]
        name = format_cell(best, hint.game.variant)
        yield words(f"hint-{_key(_value(cells[best]))}", sign=f"{sign}\u00a0{name}")
    others = {_value(prospect) for cell, prospect in cells.items() if cell != best}
    for value in PROSPECTS:
        if value in others:
            letter = words(f"hint-letter-{_key(value)}")
            sign = letter if _is_text(hint) else signs[Sign(_key(value))]
            yield words(f"hint-{_key(value)}", sign=sign)


def _emoji_grid(hint: Hint) -> list[Component]:
    """Draw the board with a sign in each free cell; in the best alone where words say the rest."""
    look, best = hint.game.look, hint.analysis.best
    others = {} if _needs_no_signs(hint) else hint.analysis.cells
    signs = {cell: Sign(_key(_value(prospect))) for cell, prospect in others.items()}
    signs[best] = Sign.BEST
    return board_texts(hint.game.position, look, signs)


def _text_grid(hint: Hint, words: Words) -> str:
    """Draw the board in letters; brackets stand around the best cell."""
    cells, best = hint.analysis.cells, hint.analysis.best
    letters = [
        words(f"hint-letter-{_key(_value(cells[Cell(cell)]))}") if mark is None else mark.value
        for cell, mark in enumerate(hint.game.position.marks)
    ]
    leaving = hint.game.position.leaving
    faint = () if leaving is None else (leaving,)
    return f"```\n{letter_grid(hint.game.variant, letters, (best,), faint=faint)}\n```"


def _value(prospect: Prospect | None) -> Value | None:
    return None if prospect is None else prospect.value


def _key(value: Value | None) -> str:
    return "unknown" if value is None else str(value)
