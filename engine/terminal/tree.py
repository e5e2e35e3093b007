"""`python -m engine tree`: all games from a position, drawn, with each result worked out."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from textwrap import fill

from engine.board import Position
from engine.marks import Cell
from engine.notation import format_cell
from engine.results import best_of, letter, result
from engine.search import solve
from engine.terminal.drawing import WIDTH, Style, styled
from engine.terminal.options import Commands, add_command, add_position, at_least_one, position_of

_DEPTH = 4
_MOST_NODES = 100
_INDENT = 3


@dataclass(frozen=True, slots=True)
class Node:
    """A position in the tree: its result, the moves that follow, and the best of these.

    `unseen` is whether moves follow that are not in the tree.
    """

    position: Position
    result: str
    children: tuple[tuple[Cell, Node], ...]
    best: Cell | None
    unseen: bool


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "tree",
        "draw the last moves of a game as a tree, each result worked out from below",
        run,
        more="The ends of games are X, O or T for a tie; above them whoever is to move chooses"
        " the best result. Stars mark the line of best play.",
        examples=("tree XOXOOX.X.", "tree XOX.O..X. --depth 2"),
    )
    add_position(parser)
    parser.add_argument(
        "--depth",
        type=at_least_one,
        default=_DEPTH,
        metavar="N",
        help="how many moves to draw (default: %(default)s)",
    )


def run(chosen: argparse.Namespace) -> int:
    """Draw the tree."""
    position = position_of(chosen)
    fitting = (WIDTH - 30 - 2 * position.variant.cols) // _INDENT
    wanted = min(chosen.depth, len(position.free_cells), fitting)
    depth = _depth_that_fits(position, wanted)
    if depth < 1 and position.outcome is None:
        chosen.parser.error(f"more than {_MOST_NODES} moves are possible: nothing to draw")
    tree = grow(position, depth)
    print("\n".join(_drawn(tree, "", "", True, None)))
    print(f"\n{_line(tree)}")
    if depth < min(chosen.depth, len(position.free_cells)):
        moves = "1 move" if depth == 1 else f"{depth} moves"
        print(f"Cut after {moves}, to draw at most {_MOST_NODES} boards of {WIDTH} columns.")
    if _is_cut(tree):
        print("Results marked with ~ are the engine's, as the moves below them are not drawn.")
    return 0


def grow(position: Position, depth: int) -> Node:
    """Return the tree of all games from `position`, `depth` moves deep.

    Results come from the children: the best for whoever is to move. Where the tree is cut, the
    engine says what best play leads to; "?" if it does not know.
    """
    if outcome := position.outcome:
        return Node(position, letter(outcome), (), None, False)
    if depth == 0:
        return Node(position, result(position) or "?", (), None, True)
    children = tuple((cell, grow(position.play(cell), depth - 1)) for cell in position.free_cells)
    results = [child.result for _, child in children]
    found = "?" if "?" in results else best_of(position.to_move.value, results)
    good = solve(position).cells  # Of equal results the engine takes the quicker win.
    best = next(
        (cell for cell, child in children if child.result == found and cell in good), children[0][0]
    )
    return Node(position, found, children, best, False)


def _depth_that_fits(position: Position, depth: int) -> int:
    """Return up to which depth the tree has few enough nodes to draw."""
    level, nodes = [position], 1
    for reached in range(depth):
        level = [
            node.play(cell) for node in level if node.outcome is None for cell in node.free_cells
        ]
        nodes += len(level)
        if nodes > _MOST_NODES:
            return reached
    return depth


def _drawn(node: Node, first: str, rest: str, on_line: bool, played: Cell | None) -> Iterator[str]:
    """Yield the lines of a node and of all below it; `first` and `rest` are drawn before them."""
    position = node.position
    rows = [" ".join(row) for row in str(position).split("\n")]
    notes = _notes(node, on_line, played)
    rows += [" " * len(rows[0])] * (len(notes) - len(rows))
    notes += [""] * (len(rows) - len(notes))
    stem = "│" if node.children else " "
    for at, (row, note) in enumerate(zip(rows, notes, strict=True)):
        before = first if at == 0 else rest
        coloured = "".join(styled(c, Style[c]) if c in "XO" else c for c in row)
        yield f"{before}{coloured}   {note}".rstrip()
    for at, (cell, child) in enumerate(node.children):
        last = at == len(node.children) - 1
        yield f"{rest}{stem}"
        yield from _drawn(
            child,
            f"{rest}{'└─ ' if last else '├─ '}",
            f"{rest}{'   ' if last else '│  '}",
            on_line and cell == node.best,
            cell,
        )


def _notes(node: Node, on_line: bool, played: Cell | None) -> list[str]:
    """Return what stands beside a node's board."""
    position = node.position
    notes = []
    if played is not None:
        mark = position.to_move.other.value
        star = styled(" *", Style.BEST) if on_line else ""
        notes.append(f"{mark} plays {format_cell(played, position.variant)}{star}")
    result_shown = styled(node.result, Style.BEST if on_line else Style.MARKED)
    if node.children:
        results = ", ".join(child.result for _, child in node.children)
        mover = position.to_move.value
        if len(node.children) > 1:
            if len(results) > 20:
                results = f"{len(node.children)} moves"
            return [*notes, f"{mover} chooses: {result_shown}", f"(of {results})"]
        return [*notes, f"{mover} must: {result_shown}"]
    return [*notes, f"{'~' if node.unseen else '='} {result_shown}"]


def _line(node: Node) -> str:
    """Return the line of best play in words."""
    names, at = [], node
    while at.best is not None:
        names.append(f"{at.position.to_move.value} {format_cell(at.best, at.position.variant)}")
        at = next(child for cell, child in at.children if cell == at.best)
    line = f" Best play (*): {', '.join(names)}." if names else ""
    return fill(f"Result: {node.result}.{line}", WIDTH)


def _is_cut(node: Node) -> bool:
    return node.unseen or any(_is_cut(child) for _, child in node.children)
