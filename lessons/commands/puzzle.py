"""`python -m engine puzzle`: the puzzle of a day, its answer, and a proof of a whole year."""

from __future__ import annotations

import argparse
from collections import Counter
from datetime import UTC, date, datetime, timedelta
from textwrap import fill

from engine.board import Position
from engine.marks import Cell
from engine.notation import format_cell
from engine.puzzles import FIRST_DAY, Puzzle, puzzle_of
from engine.reasons import WhyWrong, why_wrong
from engine.solving import keeps, solution
from engine.values import Prospect, Value
from lessons.commands.drawing import (
    WIDTH,
    Style,
    board,
    mark_name,
    report_progress,
    styled,
    with_coordinates,
)
from lessons.commands.options import Commands, add_command, board_name

_CLAUSES = {
    WhyWrong.LOSES_AT_ONCE: "{me} has a row, which loses",
    WhyWrong.LINE: "{enemy} answers {reply} and has a row",
    WhyWrong.FORK: "{enemy} answers {reply} and threatens {cells}",
    WhyWrong.LOST: "{enemy} answers {reply} and wins",
    WhyWrong.MUST_COMPLETE: "{enemy} answers {reply}, and {me} will have to complete a row",
    WhyWrong.ONLY_DRAWS: "{enemy} answers {reply}, and no win is left",
    WhyWrong.ENDS_IN_DRAW: "the board is full, and nobody has won",
}


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "puzzle",
        "print the puzzle of a day: a position in which exactly one cell is right",
        run,
        more="Everybody has the same one on the same day (UTC): it is made from the date alone.",
        examples=("puzzle", "puzzle --date 2026-11-22 --answer", "puzzle --year 2026"),
    )
    days = parser.add_mutually_exclusive_group()
    days.add_argument("--date", type=_date, metavar="D", help="such as 2026-11-22; default: today")
    days.add_argument("--year", type=_year, metavar="Y", help="prove every puzzle of a year")
    parser.add_argument(
        "--answer", action="store_true", help="say which cell is right, and why no other is"
    )


def run(chosen: argparse.Namespace) -> int:
    """Print the puzzle, or the table of a year."""
    if chosen.year is None:
        puzzle = puzzle_of(chosen.date or max(FIRST_DAY, datetime.now(UTC).date()))
        print(_question(puzzle))
        if chosen.answer:
            print(f"\n{_answer(puzzle)}")
        return 0
    if chosen.answer:
        chosen.parser.error("--answer goes with --date")
    print(_year_table(chosen.year))
    return 0


def _question(puzzle: Puzzle) -> str:
    position = puzzle.position
    drawn = board(position, [""] * position.variant.cells, 3)
    rule = "whoever has a row loses" if position.variant.misere else ""
    about = f"{board_name(position.variant)}, {position.variant.k} in a row"
    return "\n".join(
        [
            f"Puzzle {puzzle.number}, {puzzle.day:%A} {puzzle.day}: {rule or about}",
            "",
            with_coordinates(drawn, position.variant, 3),
            "",
            f"{mark_name(position.to_move)} to move: {_goal(puzzle.goal)}. One cell is right.",
        ]
    )


def _answer(puzzle: Puzzle) -> str:
    position = puzzle.position
    moves = solution(position, puzzle.goal.value)
    names = " ".join(format_cell(cell, position.variant) for cell in moves)
    right = styled(format_cell(puzzle.right, position.variant), Style.BEST)
    wrong: dict[str, list[str]] = {}
    for cell in position.free_cells:
        if cell != puzzle.right:
            name = format_cell(cell, position.variant)
            wrong.setdefault(_why_wrong(position, cell), []).append(name)
    lines = [f"Right: {right}. Best against best: {names}.", "", "Wrong:"]
    lines += [
        fill(f"{', '.join(cells)}: {why}.", WIDTH, subsequent_indent="  ")
        for why, cells in wrong.items()
    ]
    return "\n".join(lines)


def _why_wrong(position: Position, cell: Cell) -> str:
    found, variant = why_wrong(position, cell), position.variant
    return _CLAUSES[found.kind].format(
        me=position.to_move.value,
        enemy=position.to_move.other.value,
        reply="" if found.reply is None else format_cell(found.reply, variant),
        cells=" and ".join(format_cell(each, variant) for each in found.cells),
    )


def _goal(goal: Prospect) -> str:
    if goal.value is Value.DRAW or goal.plies is None:
        return "hold the draw"
    return f"win in {(goal.plies + 1) // 2} moves" if goal.plies > 2 else "win with this move"


def _year_table(year: int) -> str:
    """Return how many puzzles of each kind a year has; each is proven on the way."""
    day, end = max(FIRST_DAY, date(year, 1, 1)), date(year + 1, 1, 1)
    counts: Counter[tuple[str, str]] = Counter()
    days = (end - day).days
    for at in range(days):
        puzzle = puzzle_of(day + timedelta(days=at))
        position = puzzle.position
        right = [cell for cell in position.free_cells if keeps(position, cell, puzzle.goal.value)]
        if right != [puzzle.right]:
            raise AssertionError(f"puzzle {puzzle.number} has not one right cell but {right}")
        counts[puzzle.board, _goal(puzzle.goal)] += 1
        report_progress(at + 1, days)
    rows = [f"{name:10}{goal:20}{count:>8}" for (name, goal), count in sorted(counts.items())]
    head = f"{'board':10}{'goal':20}{'puzzles':>8}"
    return "\n".join([head, *rows, f"{'':30}{days:>8}, each with exactly one right cell"])


def _date(text: str) -> date:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"must be a date such as 2026-11-22, not {text!r}"
        ) from None
    if day < FIRST_DAY:
        raise argparse.ArgumentTypeError(f"the first puzzle is that of {FIRST_DAY}")
    return day


def _year(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or not FIRST_DAY.year <= int(text) <= 9998:
        raise argparse.ArgumentTypeError(
            f"must be a year from {FIRST_DAY.year} to 9998, not {text!r}"
        )
    return int(text)
