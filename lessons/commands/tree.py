"""`python -m engine tree`: all games from a position, drawn, with each result worked out."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from textwrap import fill

from engine.board import Position
from engine.game_tree import Node, depth_that_fits, grow, size, walk
from engine.marks import Cell
from engine.notation import format_cell
from lessons.commands.drawing import WIDTH, Style, styled
from lessons.commands.html_file import add_html, write_page
from lessons.commands.options import (
    Commands,
    add_command,
    add_position,
    at_least_one,
    board_of,
    example_of,
    position_of,
    refuse_vanishing,
)
from lessons.commands.tree_page import page

_DEPTH = 4
_MOST_NODES = 100
_MOST_ON_A_PAGE = 4_000
_INDENT = 3
_MOST_NAMES = 4
_BLANK = "[ ]"


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "tree",
        "draw the last moves of a game as a tree, each result worked out from below",
        run,
        more="The ends of games are X, O or T for a tie; above them whoever is to move chooses"
        " the best result. Stars mark the line of best play. In place of a POSITION the word"
        " 'worksheet' stands for .OXOX..XO with O to move, where one square ties and two lose.",
        examples=(
            "tree XOXOOX.X.",
            "tree worksheet --blank",
            "tree worksheet --html worksheet.html",
            "tree ......... --symmetry --html whole-game.html",
        ),
    )
    add_position(parser)
    parser.add_argument(
        "--depth",
        type=at_least_one,
        metavar="N",
        help=f"how many moves to draw (default: {_DEPTH}, or all with --html)",
    )
    parser.add_argument(
        "--symmetry",
        action="store_true",
        help="draw boards once that can be turned or mirrored into one another",
    )
    parser.add_argument("--blank", action="store_true", help="leave the results out: a worksheet")
    add_html(
        parser,
        "write a page for a browser: open and close boards, go through minimax and alpha-beta"
        " step by step, print",
    )


def run(chosen: argparse.Namespace) -> int:
    """Draw the tree."""
    refuse_vanishing(chosen, "as marks leave, a tree of its games has no ends")
    example = example_of("".join(chosen.position), board_of(chosen), chosen)
    position = example or position_of(chosen)
    if chosen.html:
        chosen.blank = chosen.blank or example is not None  # A worksheet is to be filled in.
        return _write_page(position, chosen)
    moves = len(position.free_cells)
    fitting = (WIDTH - 30 - 2 * position.variant.cols) // _INDENT
    wanted = min(chosen.depth or _DEPTH, moves, fitting)
    depth = depth_that_fits(position, wanted, _MOST_NODES, symmetry=chosen.symmetry)
    tree = grow(position, depth, symmetry=chosen.symmetry)
    print("\n".join(_Drawing(chosen.blank, tree).lines()))
    print("\n" + ("Result: [ ]" if chosen.blank else _line(tree)))
    if depth < min(chosen.depth or _DEPTH, moves):
        after = "1 move" if depth == 1 else f"{depth} moves"
        print(f"Cut after {after}, to draw at most {_MOST_NODES} boards of {WIDTH} columns.")
    if chosen.blank:
        print("\n" + fill(_hint(position), WIDTH))
    elif any(node.unseen for node in walk(tree)):
        print("Results marked with ~ are the engine's, as the moves below them are not drawn.")
    return 0


def _write_page(position: Position, chosen: argparse.Namespace) -> int:
    parser: argparse.ArgumentParser = chosen.parser
    moves = len(position.free_cells)
    depth = min(chosen.depth or moves, moves)
    sizes = {
        symmetry: size(position, depth, _MOST_ON_A_PAGE, symmetry=symmetry)
        for symmetry in (False, True)
    }
    if sizes[chosen.symmetry] > _MOST_ON_A_PAGE:
        fits = depth_that_fits(position, depth, _MOST_ON_A_PAGE, symmetry=chosen.symmetry)
        once = "" if sizes[True] > _MOST_ON_A_PAGE else ", or --symmetry to draw like boards once"
        parser.error(
            f"a page holds {_MOST_ON_A_PAGE:,} boards, and this tree has more: "
            f"add --depth {fits}{once}"
        )
    merged = grow(position, depth, symmetry=True)
    whole = grow(position, depth) if sizes[False] <= _MOST_ON_A_PAGE else None
    html = page(whole, merged, answers=not chosen.blank, symmetry=chosen.symmetry)
    write_page(parser, chosen.html, html)
    boards = sizes[chosen.symmetry]
    print(f"Wrote {chosen.html}: {boards:,} board{'s'[: boards != 1]}. Open it in a browser.")
    return 0


class _Drawing:
    """A tree in letters, with its results or without."""

    def __init__(self, blank: bool, tree: Node) -> None:
        self._blank = blank
        self._tree = tree

    def lines(self) -> Iterator[str]:
        """Yield the lines of the drawing."""
        return self._node(self._tree, "", "", not self._blank, None)

    def _node(
        self, node: Node, first: str, rest: str, on_line: bool, played: Cell | None
    ) -> Iterator[str]:
        """Yield a node and all below it; `first` and `rest` are drawn before its lines."""
        rows = [" ".join(row) for row in str(node.position).split("\n")]
        notes = self._notes(node, on_line, played)
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
            yield from self._node(
                child,
                f"{rest}{'└─ ' if last else '├─ '}",
                f"{rest}{'   ' if last else '│  '}",
                on_line and cell == node.best,
                cell,
            )

    def _notes(self, node: Node, on_line: bool, played: Cell | None) -> list[str]:
        """Return what stands beside a node's board."""
        position = node.position
        notes = []
        if played is not None:
            names = [format_cell(cell, position.variant) for cell in (played, *node.alike)]
            if len(names) > _MOST_NAMES:
                names = [names[0], f"{len(names) - 1} like it"]
            star = styled(" *", Style.BEST) if on_line else ""
            notes.append(f"{position.to_move.other.value} plays {' or '.join(names)}{star}")
        result = _BLANK
        if not self._blank:
            result = styled(node.result, Style.BEST if on_line else Style.MARKED)
        if not node.children:
            sign = "as elsewhere:" if node.repeats else "~" if node.unseen else "="
            return [*notes, f"{sign} {result}"]
        mover = position.to_move.value
        if len(node.children) == 1 and not node.children[0][1].alike:
            return [*notes, f"{mover} must: {result}"]
        results = ", ".join(child.result for _, child in node.children)
        if len(results) > 20:
            results = f"{len(node.children)} moves"
        of = [] if self._blank else [f"(of {results})"]
        return [*notes, f"{mover} chooses: {result}", *of]


def _line(node: Node) -> str:
    """Return the line of best play in words."""
    names, at = [], node
    while at.best is not None:
        names.append(f"{at.position.to_move.value} {format_cell(at.best, at.position.variant)}")
        at = next(child for cell, child in at.children if cell == at.best)
    line = f" Best play (*): {', '.join(names)}." if names else ""
    return fill(f"Result: {node.result}.{line}", WIDTH)


def _hint(position: Position) -> str:
    wins = "loses" if position.variant.misere else "wins"
    return (
        f"Begin at the boards furthest to the right: write X, O or T (a tie) beside each that is"
        f" over; a line {wins}. Then go left: where X chooses write the best result for X, where"
        " O chooses the best for O."
    )
