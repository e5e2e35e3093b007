"""Reasons in words: why a cell is the best, right or wrong."""

from bot.model import Look
from bot.ui.text.lists import all_of, any_of
from bot.ui.text.texts import Words
from bot.ui.text.themes import drawing_of
from engine import Cell, Position, Reason, Variant, WhyBest, WhyRight, WhyWrong, format_cell

MOST_CELLS = 3
"""How many cells a reason lists before it only counts them."""


def reason_clause(reason: Reason[WhyBest], variant: Variant, words: Words) -> str:
    """Return why a cell is the best, as a clause about "it"."""
    kind = reason.kind.replace("_", "-")
    if reason.kind is WhyBest.SETS_TRAPS and len(reason.cells) > MOST_CELLS:
        kind = "sets-many-traps"
    if variant.misere and reason.kind in (WhyBest.FORCES_WIN, WhyBest.ONLY_WIN):
        kind = "misere-win"
    return words(
        f"reason-{kind}",
        cells=_cells(reason, variant, words),
        count=len(reason.cells),
        # Only the moves of the person asking; 0 where the number is unknown.
        moves=0 if reason.plies is None else (reason.plies + 1) // 2,
    )


def _cells(reason: Reason[WhyBest], variant: Variant, words: Words) -> str:
    cells = [format_cell(cell, variant) for cell in reason.cells]
    return (all_of if reason.kind is WhyBest.FORKS else any_of)(cells, words)


def why_right_text(position: Position, why: Reason[WhyRight], look: Look, words: Words) -> str:
    """Return what the right cell of a puzzle does, as a clause about "it"."""
    variant, mover, marks = position.variant, position.to_move, drawing_of(look).marks
    return words(
        f"puzzle-merit-{why.kind.replace('_', '-')}",
        mark=marks[mover],
        enemy=marks[mover.other],
        cells=all_of([format_cell(each, variant) for each in why.cells], words),
        reply="" if why.reply is None else format_cell(why.reply, variant),
        then="" if why.then is None else format_cell(why.then, variant),
    )


def why_wrong_text(
    position: Position, cell: Cell, why_wrong: Reason[WhyWrong], look: Look, words: Words
) -> str:
    """Return why it was wrong to play `cell` in a game."""
    variant, mover, emoji = position.variant, position.to_move, drawing_of(look).marks
    reply, fault = why_wrong.reply, why_wrong.kind.replace("_", "-")
    return words(
        f"puzzle-wrong-{fault}",
        cell=format_cell(cell, variant),
        mark=emoji[mover],
        enemy=emoji[mover.other],
        reply="" if reply is None else format_cell(reply, variant),
        cells=all_of([format_cell(each, variant) for each in why_wrong.cells], words),
        count=len(why_wrong.cells),
    )
