"""`python -m engine move`: one position in, one move out."""

from __future__ import annotations

import argparse
import sys
from random import Random

from engine.board import Position
from engine.errors import EngineError
from engine.levels import Level, choose_cell
from engine.search import solve
from lessons.commands.options import (
    Commands,
    add_board,
    add_command,
    add_moves,
    add_seed,
    add_to_move,
    board_of,
    level_of,
    parse_position,
)


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
        examples=(
            "move < positions.txt",
            "move --board 5x5 --level clever",
            "move --board vanishing --moves",
        ),
    )
    parser.add_argument(
        "--level",
        type=level_of,
        choices=list(map(str, Level)),
        default=str(Level.UNBEATABLE),
        metavar="LEVEL",
        help=", ".join(Level),
    )
    add_to_move(parser)
    add_moves(parser)
    add_board(parser)
    add_seed(parser)


def run(chosen: argparse.Namespace) -> int:
    """Answer every line of standard input."""
    variant, level, rng = board_of(chosen), Level(chosen.level), Random(chosen.seed)
    for line in sys.stdin:
        try:
            position = parse_position(line, variant, chosen.to_move, by_moves=chosen.moves)
            print(answer(position, level, rng), flush=True)
        except EngineError as error:
            print(f"error: {error}", flush=True)
    return 0


def answer(position: Position, level: Level, rng: Random) -> str:
    """Return the index of the cell to play in a position; raises GameOver.

    For the level `unbeatable` the value for the side to move follows: "12 draw".
    """
    if level is not Level.UNBEATABLE:
        return str(choose_cell(position, level, rng))
    verdict = solve(position)
    value = verdict.prospect.value if verdict.prospect else "unknown"
    return f"{rng.choice(verdict.cells)} {value}"
