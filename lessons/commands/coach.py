"""What the coach says in a game: a hint before a move, and the mistakes at the end."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from textwrap import fill

from engine.analysis import analyse, review
from engine.board import Position
from engine.marks import Mark
from engine.notation import format_cell
from engine.reasons import reason_text
from engine.values import Value
from lessons.commands.drawing import WIDTH

VERBS = {Value.WIN: "won", Value.DRAW: "drew", Value.LOSS: "lost"}


def hint(position: Position) -> str:
    """Return the best cell and why."""
    found = analyse(position)
    value = f" (with best play: {found.prospect.value})" if found.prospect else ""
    best = format_cell(found.best, position.variant)
    why = reason_text(found.reason, position.variant)
    return fill(f"Hint: {best}, {why}{value}.", WIDTH)


def mistakes(history: Sequence[Position], people: Collection[Mark]) -> str:
    """Return the moves of `people` that gave away value, a line each."""
    variant = history[0].variant
    moves = [position.last for position in history if position.last is not None]
    movers = [position.to_move for position in history]
    lines = []
    for mistake in review(variant, moves):
        mover = movers[mistake.ply - 1]
        if mover not in people:
            continue
        played = format_cell(mistake.played, variant)
        better = " or ".join(format_cell(cell, variant) for cell in mistake.better)
        sentence = (
            f"Move {mistake.ply}, {mover.value} {played}, {VERBS[mistake.after]}:"
            f" {better} {VERBS[mistake.before]}."
        )
        lines.append(fill(sentence, WIDTH))
    return "\n".join(lines) or "No mistakes."
