"""`python -m engine free`: the free squares of a board."""

from __future__ import annotations

import argparse
from textwrap import fill

from engine.notation import format_cell
from lessons.commands.drawing import WIDTH, numbered_board
from lessons.commands.numbers import add_numbers, numbers_of
from lessons.commands.options import Commands, add_command, add_position, position_of


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "free",
        "list the free squares of a board, by number and by name",
        run,
        more="Whose turn it is does not matter here, so the counts of the marks need not fit.",
        examples=("free XOO.XO...", "free XOO.XO... --zero", "free XOO.XO... --pairs"),
    )
    add_position(parser)
    add_numbers(parser)


def run(chosen: argparse.Namespace) -> int:
    """Print the board and its free squares."""
    if not chosen.moves:
        chosen.to_move = chosen.to_move or "X"
    position = position_of(chosen)
    numbers = numbers_of(chosen, position.variant)
    free = position.free_cells
    print("\n".join(row.rstrip() for row in numbered_board(position, numbers).split("\n")))
    if not free:
        print("\nNo free squares: the board is full.")
        return 0
    counted = "1 free square" if len(free) == 1 else f"{len(free)} free squares"
    written = [numbers.format(cell) for cell in free]
    listed = ", ".join(f"({pair})" for pair in written) if numbers.pairs else ", ".join(written)
    names = ", ".join(format_cell(cell, position.variant) for cell in free)
    print(f"\n{fill(f'{counted}: {listed} ({names}).', WIDTH)}")
    return 0
