"""`python -m engine explain`: what every cell of a position leads to, and why the best is best."""

from __future__ import annotations

import argparse
from textwrap import fill

from engine.analysis import Analysis, analyse
from engine.board import Position
from engine.marks import Cell, Mark
from engine.notation import format_cell
from engine.reasons import reason_text
from engine.results import letter
from engine.search import best_cells
from engine.values import Prospect, Value
from lessons.commands.drawing import (
    WIDTH,
    Style,
    board,
    mark_name,
    short_prospect,
    styled,
    with_coordinates,
)
from lessons.commands.options import (
    Commands,
    add_command,
    add_position,
    position_of,
    refuse_vanishing,
)
from lessons.commands.rules import rules

_MOST_REPLIES = 8


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "explain",
        "draw a position with what every free cell leads to, the best cell and why",
        run,
        examples=(
            "explain X...O...X",
            "explain XOO.XO... --to-move X",
            "explain X...O...X --rules",
            "explain --board vanishing --moves b1 a3 b2",
        ),
    )
    parser.add_argument(
        "--rules", action="store_true", help="show which of eight rules speaks, and what each plays"
    )
    add_position(parser)


def run(chosen: argparse.Namespace) -> int:
    """Print the explanation."""
    if chosen.rules:
        refuse_vanishing(chosen, "the rules are for boards whose marks stay")
    position = position_of(chosen)
    if chosen.rules and position.variant.misere:
        chosen.parser.error("--rules is for boards where a line wins")
    print(rules(position) if chosen.rules and not position.outcome else explanation(position))
    return 0


def explanation(position: Position) -> str:
    """Return what there is to say about a position."""
    variant = position.variant
    if outcome := position.outcome:
        texts = [""] * variant.cells
        who = f"{mark_name(outcome.winner)} won" if outcome.winner else "nobody won, a tie"
        drawn = with_coordinates(board(position, texts, 3), variant, 3)
        return f"{drawn}\n\nThe game is over: {letter(outcome)} ({who})."
    found = analyse(position)
    texts = [""] * variant.cells
    for cell, prospect in found.cells.items():
        texts[cell] = short_prospect(prospect)
    width = max(map(len, texts)) + 2
    drawn = with_coordinates(board(position, texts, width, [found.best]), variant, width)
    mover = position.to_move
    best = styled(format_cell(found.best, variant), Style.BEST)
    lines = [
        drawn,
        "",
        "Free cells: W wins, D draws, L loses, and in how many plies the game ends.",
        "",
        f"{mark_name(mover)} to move. {_best_play(mover, found.prospect)}",
        fill(f"Best: {best}, {reason_text(found.reason, variant)}.", WIDTH),
    ]
    lines += _others(position, found)
    return "\n".join(lines)


def _others(position: Position, found: Analysis) -> list[str]:
    """Return what the other cells allow, those of equal prospect together."""
    variant = position.variant
    groups: dict[Prospect | None, list[Cell]] = {}
    for cell, prospect in found.cells.items():
        if cell != found.best:
            groups.setdefault(prospect, []).append(cell)
    lines = []
    for prospect, cells in groups.items():
        losing = prospect is not None and prospect.value is Value.LOSS
        names = []
        for at, cell in enumerate(cells):
            reply = ""
            after = position.play(cell)
            if losing and at < _MOST_REPLIES and after.outcome is None:
                answer = format_cell(best_cells(after)[0], variant)
                reply = f" ({after.to_move.value} answers {answer})"
            names.append(format_cell(cell, variant) + reply)
        sentence = f"{_words(prospect)}: {', '.join(names)}"
        lines.append(fill(f"{sentence[0].upper()}{sentence[1:]}.", WIDTH, subsequent_indent="  "))
    return ["", "The others:", *lines] if lines else lines


def _best_play(mover: Mark, prospect: Prospect | None) -> str:
    """Return in a sentence what best play by both sides leads to."""
    if prospect is None:
        return "The board is too large to tell who wins."
    if prospect.value is Value.DRAW:
        return "Best play: a tie."
    winner = mover if prospect.value is Value.WIN else mover.other
    length = f", in {_plies(prospect.plies)}" if prospect.plies else ""
    return f"Best play: {mark_name(winner)} wins{length}."


def _words(prospect: Prospect | None) -> str:
    if prospect is None:
        return "unknown"
    if prospect.plies is None:
        return str(prospect.value)
    return f"{prospect.value} in {_plies(prospect.plies)}"


def _plies(count: int) -> str:
    return "1 ply" if count == 1 else f"{count} plies"
