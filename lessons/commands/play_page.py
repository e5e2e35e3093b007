"""`python -m engine page`: a page to play on, for machines without Python."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from engine.board import Position
from engine.levels import Level, candidates
from engine.notation import cell_names
from engine.results import result
from engine.search import prospects
from engine.variant import BOARDS
from lessons.commands.drawing import short_prospect
from lessons.commands.html_file import filled, page_file, write_page
from lessons.commands.options import Commands, add_command

_BOARD = BOARDS["3x3"]


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "page",
        "write a page to play on in a browser, without Python and without internet",
        run,
        more="One file for Chromebooks and telephones: every level on 3x3, what each cell leads"
        " to, and the tree of what is left.",
        examples=("page oxo.html",),
    )
    parser.add_argument("file", type=page_file, metavar="FILE", help="where to write it")


def run(chosen: argparse.Namespace) -> int:
    """Write the page."""
    start = Position.empty(_BOARD)
    data = {
        "rows": _BOARD.rows,
        "cols": _BOARD.cols,
        "names": cell_names(_BOARD),
        "levels": [level.capitalize() for level in Level],
        "start": _written(start),
        "table": dict(_lines(start)),
        # The page makes its trees itself, of the table; see drawing.js.
        "whole": None,
        "merged": None,
        "answers": True,
        "symmetry": False,
    }
    write_page(chosen.parser, chosen.file, filled("play.html", data))
    print(f"Wrote {chosen.file}. Open it in a browser.")
    return 0


def _lines(start: Position) -> Iterator[tuple[str, str]]:
    """Yield every board that a game can reach, with what the page has to know of it."""
    seen = {_written(start)}
    waiting = [start]
    while waiting:
        position = waiting.pop()
        yield _written(position), _line(position)
        for cell in position.free_cells if position.outcome is None else ():
            after = position.play(cell)
            if (board := _written(after)) not in seen:
                seen.add(board)
                waiting.append(after)


def _line(position: Position) -> str:
    """Return whose turn it is, the result, what each free cell leads to, and the levels' cells."""
    ends_as = result(position)
    if outcome := position.outcome:
        return f"= {ends_as} {''.join(map(str, outcome.line))}".rstrip()
    leads_to = ",".join(map(short_prospect, prospects(position).values()))
    choices = (candidates(position, level) for level in Level)
    cells = " ".join("".join(map(str, each)) for each in choices)
    return f"{position.to_move.value} {ends_as} {leads_to} {cells}"


def _written(position: Position) -> str:
    return "".join(position.cells_as("X", "O", "."))
