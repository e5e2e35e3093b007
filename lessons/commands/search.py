"""`python -m engine search`: what each way to search costs, in nodes and time."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator

from engine.board import Position
from engine.book import look_up
from engine.forced_win import OutOfNodes
from engine.lanes import lanes
from engine.marks import Mark
from engine.misere import MisereSearch
from engine.results import result
from engine.search import Search
from engine.table import MOST_CELLS, solved
from engine.textbook import (
    EMPTY,
    CountedRules,
    Table,
    TooManyNodes,
    alpha_beta,
    good_first,
    minimax,
)
from lessons.commands.drawing import board, mark_name, with_coordinates
from lessons.commands.options import (
    Commands,
    add_command,
    add_position,
    at_least_one,
    position_of,
    refuse_vanishing,
)

_LIMIT = 1_000_000


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "search",
        "solve a position by plain minimax and by better searches, and count nodes",
        run,
        more="The searches but the engine's are in engine/textbook.py, to be read.",
        examples=("search .........", "search X...O....", "search ................ --board 4x4"),
    )
    add_position(parser)
    parser.add_argument(
        "--limit",
        type=at_least_one,
        default=_LIMIT,
        metavar="N",
        help=f"nodes that each search may visit (default: {_LIMIT:,})",
    )


def run(chosen: argparse.Namespace) -> int:
    """Print the comparison, a line as soon as it is known."""
    refuse_vanishing(chosen, "games there have no end that a search could reach")
    position = position_of(chosen)
    width = 3
    drawn = board(position, [""] * position.variant.cells, width)
    print(with_coordinates(drawn, position.variant, width))
    if outcome := position.outcome:
        who = f"{mark_name(outcome.winner)} won" if outcome.winner else "a tie"
        print(f"\nThe game is over, {who}: there is nothing to search.")
        return 0
    print(
        f"\n{mark_name(position.to_move)} to move. Each search may visit {chosen.limit:,} nodes.\n"
    )
    print(f"{'':33}{'result':>8} {'nodes':>11} {'time':>12} {'fewer':>8}")
    most = None
    for name, count in _searches(position, chosen.limit):
        start = time.perf_counter()
        found, nodes = count()
        spent = f"{(time.perf_counter() - start) * 1e3:,.1f} ms"
        if most is None:
            most = nodes if found else 0
        fewer = f"{most / nodes:,.0f} x" if found and most and nodes else ""
        row = f"{name:33}{found or 'stopped':>8} {nodes:>11,} {spent:>12} {fewer:>8}"
        print(row.rstrip(), flush=True)
    print("\nThe result of best play: X wins, O wins, or T for a tie.")
    return 0


def _searches(
    position: Position, limit: int
) -> Iterator[tuple[str, Callable[[], tuple[str | None, int]]]]:
    """Yield the searches by name; each returns the result, None if stopped, and its nodes."""
    variant, mark = position.variant, position.to_move.value
    cells = position.cells_as("X", "O", EMPTY)
    reading, good = list(range(variant.cells)), good_first(variant)

    def counted(search: Callable[[CountedRules], int]) -> tuple[str | None, int]:
        rules = CountedRules(variant, limit)
        try:
            return {1: "X", 0: "T", -1: "O"}[search(rules)], rules.nodes
        except TooManyNodes:
            return None, rules.nodes

    def cutting(order: list[int], with_table: bool) -> tuple[str | None, int]:
        table: Table | None = {} if with_table else None
        return counted(lambda rules: alpha_beta(cells[:], mark, rules, order, table))

    yield "minimax", lambda: counted(lambda rules: minimax(cells[:], mark, rules))
    yield "alpha-beta", lambda: cutting(reading, False)
    yield "alpha-beta, good moves first", lambda: cutting(good, False)
    yield "the same with a table", lambda: cutting(good, True)
    yield _engine_name(position), lambda: _engine(position, limit)


def _engine_name(position: Position) -> str:
    if position.variant.cells <= MOST_CELLS:
        return "the engine (fills its table)"
    return "the engine (in its book)" if look_up(position) else "the engine"


def _engine(position: Position, limit: int) -> tuple[str | None, int]:
    """Return the engine's result and how many positions its proof visits."""
    variant = position.variant
    if variant.cells <= MOST_CELLS:
        found = result(position)
        return found, len(solved(variant))
    if look_up(position):
        return result(position), 0
    try:
        if not variant.misere:
            search = Search(position, limit * 4 // 3 + 1)
            value = int(search.prove()[0])
            nodes = search.nodes
        else:
            misere = MisereSearch(lanes(variant), limit)
            of_x, of_o = lanes(variant).open_lines(position.x, position.o)
            by_turn = (of_x, of_o) if position.to_move is Mark.X else (of_o, of_x)
            value = misere.value(*by_turn, position.ply)
            nodes = limit - misere.nodes_left
    except OutOfNodes:
        return None, limit
    winner = position.to_move if value > 0 else position.to_move.other
    return winner.value if value else "T", nodes
