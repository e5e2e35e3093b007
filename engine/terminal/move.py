"""`python -m engine move`: one position in, one move out."""

from __future__ import annotations

from random import Random

from engine.board import Position
from engine.errors import EngineError
from engine.levels import Level, choose_cell
from engine.search import solve
from engine.variant import Variant


def answer(line: str, variant: Variant, level: Level, rng: Random) -> str:
    """Return the index of the cell to play in the position on `line`, or "error: ..." and why not.

    For the level `unbeatable` the value for the side to move follows: "12 draw".
    """
    try:
        position = Position.parse(line, variant)
        if level is not Level.UNBEATABLE:
            return str(choose_cell(position, level, rng))
        verdict = solve(position)
    except EngineError as error:
        return f"error: {error}"
    value = verdict.prospect.value if verdict.prospect else "unknown"
    return f"{rng.choice(verdict.cells)} {value}"
