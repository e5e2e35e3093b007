"""What each rule of the list of eight would play in a position, and which of them speaks."""

from __future__ import annotations

from textwrap import fill

from engine.board import Position
from engine.notation import format_cell
from engine.rule_list import Rule, cells_by_rule
from engine.search import prospects
from lessons.commands.drawing import (
    WIDTH,
    Style,
    board,
    mark_name,
    short_prospect,
    styled,
    with_coordinates,
)

_IDEAS = {
    Rule.WIN: "complete a line",
    Rule.BLOCK: "take the cell on which the enemy would complete a line",
    Rule.FORK: "make two threats at once, of which only one can be blocked",
    Rule.BLOCK_FORK: "leave the enemy no way to make two threats at once",
    Rule.CENTRE: "take the centre, through which the most lines run",
    Rule.OPPOSITE_CORNER: "take the corner across from a corner of the enemy",
    Rule.CORNER: "take a corner",
    Rule.SIDE: "take a side",
}


def rules(position: Position) -> str:
    """Return what the rules say in a position that is not over, on a board where a line wins."""
    variant = position.variant
    by_rule = cells_by_rule(position)
    speaking = next(rule for rule in [*by_rule, None] if rule is None or by_rule[rule])
    cells = by_rule[speaking] if speaking else ()
    texts = ["*" if cell in cells else "" for cell in range(variant.cells)]
    outlook = prospects(position)
    lines = [
        with_coordinates(board(position, texts, 3, cells), variant, 3),
        "",
        f"{mark_name(position.to_move)} to move. What each rule would play, and whether that wins"
        " (W), draws (D)",
        "or loses (L) with best play, and in how many plies:",
        "",
    ]
    for number, (rule, found) in enumerate(by_rule.items(), start=1):
        played = [f"{format_cell(cell, variant)} {short_prospect(outlook[cell])}" for cell in found]
        row = fill(
            f"{number} {rule:17}{', '.join(played) or '-'}", WIDTH, subsequent_indent=" " * 19
        )
        lines.append(styled(row, *([Style.BEST] if rule is speaking else [])))
    if speaking is None:
        return "\n".join([*lines, "", "No rule speaks: any cell will do."])
    names = " or ".join(format_cell(cell, variant) for cell in cells)
    number = list(by_rule).index(speaking) + 1
    sentence = f"Rule {number} speaks, {speaking}: {_IDEAS[speaking]}. Here that is {names}."
    return "\n".join([*lines, "", fill(sentence, WIDTH)])
