"""`python -m engine move`: one position in, one move out."""

from __future__ import annotations

import argparse
import sys
from random import Random

from engine.errors import EngineError
from engine.levels import Level, choose_cell
from engine.search import solve
from engine.terminal.options import (
    Commands,
    add_board,
    add_command,
    add_seed,
    add_to_move,
    board_of,
    parse_position,
)
from engine.variant import Variant


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "move",
        "read positions, one a line, and print the cell to play in each",
        run,
        more="A position is written row by row with X, O and '.'; blanks do not count. Cells are"
        " counted from 0 at the top left. The level 'unbeatable' adds what the position is worth"
        " to the side to move: win, draw or loss, or 'unknown' if the board is too large to tell."
        " A line that is no legal unfinished position gets 'error: ...'.",
        examples=("move < positions.txt", "move --board 5x5 --level clever"),
    )
    parser.add_argument(
        "--level",
        type=str.lower,
        choices=list(map(str, Level)),
        default=str(Level.UNBEATABLE),
        metavar="LEVEL",
        help=", ".join(Level),
    )
    add_to_move(parser)
    add_board(parser)
    add_seed(parser)


def run(chosen: argparse.Namespace) -> int:
    """Answer every line of standard input."""
    variant, level, rng = board_of(chosen), Level(chosen.level), Random(chosen.seed)
    for line in sys.stdin:
        print(answer(line, variant, level, rng, chosen.to_move), flush=True)
    return 0


def answer(line: str, variant: Variant, level: Level, rng: Random, to_move: str | None) -> str:
    """Return the index of the cell to play in the position on `line`, or "error: ..." and why not.

    For the level `unbeatable` the value for the side to move follows: "12 draw".
    """
    try:
        position = parse_position(line, variant, to_move)
        if level is not Level.UNBEATABLE:
            return str(choose_cell(position, level, rng))
        verdict = solve(position)
    except EngineError as error:
        return f"error: {error}"
    value = verdict.prospect.value if verdict.prospect else "unknown"
    return f"{rng.choice(verdict.cells)} {value}"
