"""`python -m engine trace`: the calls of a learner's recursive function, beside what is right."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from tempfile import TemporaryDirectory
from textwrap import wrap

from engine.board import Position
from engine.errors import EngineError
from engine.marks import Cell
from engine.notation import format_cell
from engine.variant import BOARDS
from lessons.commands.drawing import WIDTH, Style, styled
from lessons.commands.html_file import add_html, write_page
from lessons.commands.options import (
    Commands,
    add_command,
    add_seconds,
    add_to_move,
    example_of,
    parse_position,
)
from lessons.commands.trace_page import trace_page
from lessons.learner.apart import LearnerFile
from lessons.learner.guard import LearnerError
from lessons.learner.tracing import Trace, trace
from lessons.learner.watching import TracedCall, nearest, walk

_SMALL = BOARDS["3x3"]
_MOST_DRAWN = 40
_DEEPEST_DRAWN = 14
_SECONDS = 8
_SLACK = 2
"""How many seconds more the process has than the function, to say how far that came."""


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "trace",
        "draw the calls that your own recursive function makes, beside the right results",
        run,
        more="Each call stands with its board, what it was given and what it gave back; the first"
        " one that is wrong is marked. A move that was not taken back, a missing return, a wrong"
        " symbol and a recursion without end can be seen so.",
        examples=(
            "trace mine.py:get_move_outcomes worksheet",
            "trace mine.py:get_move_outcomes XOO.XO... --to-move X --html trace.html",
        ),
    )
    parser.add_argument("function", metavar="FILE:FUNCTION", help="your file and your function")
    parser.add_argument(
        "position",
        nargs="+",
        metavar="POSITION",
        help="a board of 3x3, row by row as X, O and . or _ for free; or the word worksheet",
    )
    add_to_move(parser)
    add_html(parser, "write a page for a browser, with up to 4,000 calls to open and close")
    add_seconds(parser, _SECONDS)


def run(chosen: argparse.Namespace) -> int:
    """Trace the function; the exit code is 1 if a call is wrong."""
    position = _position(chosen)
    file, _, name = chosen.function.rpartition(":")
    if not file or not name:
        chosen.parser.error(f"{chosen.function!r}: write it as FILE:FUNCTION, mine.py:minimax")
    try:
        with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            learner = LearnerFile(file, chosen.seconds + _SLACK, 0, folder)
            try:
                found = learner.ask(trace, name, position, chosen.seconds)
            finally:
                learner.end()
    except LearnerError as error:
        text = str(error)
        chosen.parser.error(text if file in text else f"{chosen.function} {text}")
    for note in learner.notes:
        print("\n".join(wrap(note.text, WIDTH)) + "\n")
    if chosen.html:
        write_page(chosen.parser, chosen.html, trace_page(found, name))
        print(f"Wrote {chosen.html}. Open it in a browser.")
    else:
        print("\n".join(_CallDrawing(found).lines()))
    print()
    for sentence in _sentences(found, name, position):
        print("\n".join(wrap(sentence, WIDTH)))
    return 1 if found.first_wrong is not None or found.stopped else 0


def _position(chosen: argparse.Namespace) -> Position:
    text = "".join(chosen.position)
    if example := example_of(text, _SMALL, chosen):
        return example
    to_move = chosen.to_move
    if to_move is None and not set("._") & set(text):
        to_move = "X"  # On a full board it is nobody's turn, so the counts need not fit.
    parser: argparse.ArgumentParser = chosen.parser
    try:
        return parse_position(text, _SMALL, to_move)
    except EngineError as error:
        parser.error(str(error))


def _sentences(found: Trace, name: str, position: Position) -> Iterator[str]:
    """Yield what is to be said below the calls."""
    is_other = found.root.board not in ("", "".join(position.cells_as("X", "O", ".")))
    if found.counts and (is_other or found.root.turn != position.to_move.value):
        exchanged = ", and the marks are exchanged" * is_other
        yield (
            f"{name} counts the marks to know whose turn it is, and so did we: {found.root.turn}"
            f" is to move{exchanged}."
        )
    elif found.root.turn != position.to_move.value:
        yield f"{name} plays {found.root.turn} in your file, so the marks are exchanged here."
    calls, again = (f"{count:,} time{'s'[: count != 1]}" for count in (found.calls, found.again))
    yield (
        f"Called {calls} in all, by itself {again}."
        if found.again
        else f"Called {calls}, by itself 0 times: it never looks at a board after the next move."
    )
    if found.stopped:
        yield f"It {found.stopped}."
    if first := found.first_wrong:
        yield (
            f"The first that goes wrong is call {first.number}, with {first.turn} to move on"
            f" {first.board}: {first.fault}{'' if first.fault.endswith('?') else '.'}"
        )
    elif found.again and not found.stopped:
        judged = any(call.right for call in walk(found.root))
        yield "All right." if judged else "What its answers mean is not seen here."


class _CallDrawing:
    """The calls in letters: the first wrong one with those around it, and as many more as fit."""

    def __init__(self, found: Trace) -> None:
        self._found = found
        self._several = len({call.function for call in walk(found.root)}) > 1
        self._drawn = nearest(found.root, found.first_wrong, _MOST_DRAWN)

    def lines(self) -> Iterator[str]:
        """Yield the lines of the drawing."""
        return self._call(self._found.root, "", "")

    def _call(self, call: TracedCall, first: str, rest: str) -> Iterator[str]:
        """Yield a call and those below it; `first` and `rest` are drawn before its lines."""
        rows = [" ".join(call.board[at : at + 3]) for at in (0, 3, 6)] if call.board else [""]
        drawn = self._drawn if len(rest) < 3 * _DEEPEST_DRAWN else set()
        children = [child for child in call.children if child in drawn]
        left = call.below - sum(child.below + 1 for child in children)
        notes = list(self._notes(call, WIDTH - len(rest) - len(rows[0]) - 3))
        rows += [" " * len(rows[0])] * (len(notes) - len(rows))
        notes += [""] * (len(rows) - len(notes))
        for at, (row, note) in enumerate(zip(rows, notes, strict=True)):
            before = first if at == 0 else rest
            coloured = "".join(styled(c, Style[c]) if c in "XO" else c for c in row)
            yield f"{before}{coloured}   {note}".rstrip()
        for at, child in enumerate(children):
            is_last = at == len(children) - 1 and not left
            yield f"{rest}│"
            yield from self._call(
                child,
                f"{rest}{'└─ ' if is_last else '├─ '}",
                f"{rest}{'   ' if is_last else '│  '}",
            )
        if left:
            yield f"{rest}│"
            yield f"{rest}└─ {left:,} more call{'s'[: left != 1]}"

    def _notes(self, call: TracedCall, width: int) -> Iterator[str]:
        """Yield what stands beside a call's board."""
        if call.played is not None:
            other = "O" if call.turn == "X" else "X"
            yield f"{other} plays {format_cell(Cell(call.played), _SMALL)}"
        name = call.function if self._several or call is self._found.root else ""
        gave = f"gave {call.answer}" if call.answer else "was not done"
        yield from wrap(f"{call.number}. {name}({call.given}) {gave}", width)
        if not call.fault:
            ending = ": a bound, as the rest cannot matter" if call.is_bound else ""
            yield f"right{ending or f', {call.right}'}" if call.right else ""
            return
        is_first = call is self._found.first_wrong
        for line in wrap(f"{'FIRST WRONG' if is_first else 'wrong'}: {call.fault}", width):
            yield styled(line, Style.MARKED) if is_first else line
