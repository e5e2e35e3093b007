"""Boards where a line loses (misère), beyond those kept as tables.

Plain negamax with alpha-beta (Knuth and Moore, "An analysis of alpha-beta pruning", 1975) and a
table, over three values. Here every move is a burden, so the number of free cells counts as well:
two positions are the same if they agree in both sides' chances and in that number. A side without
chances can no longer lose, which bounds the value.
"""

from __future__ import annotations

from contextlib import suppress

from engine.board import Position
from engine.duel import OutOfNodes
from engine.lanes import Lanes, lanes
from engine.marks import Cell, Mark
from engine.values import Prospect, Value, Verdict


def solve(position: Position, budget_nodes: int) -> Verdict:
    """Return the best cells of an unfinished misère position, as far as the budget goes."""
    board = lanes(position.variant)
    of_x, of_o = board.chances(position.x, position.o)
    mine, theirs = (of_x, of_o) if position.to_move is Mark.X else (of_o, of_x)
    looks = board.looks_of_cells(board.patterns(mine), board.patterns(theirs))
    cells = sorted(position.free_cells, key=lambda cell: looks[cell])
    safe = [cell for cell in cells if not board.completes(mine, cell)]
    if not safe:
        return Verdict(tuple(sorted(cells)), Prospect(Value.LOSS, 1))
    search = Search(board, budget_nodes)
    best: list[Cell] = []
    value = None
    with suppress(OutOfNodes):
        value = Value(search.value(mine, theirs, position.ply))
        for cell in safe:
            after = theirs & board.lose[cell], mine & board.take[cell]
            if -search.value(*after, position.ply + 1, -value, 1 - value) >= value:
                best.append(cell)
    if value is None:
        quiet = looks[safe[0]]
        return Verdict(tuple(sorted(cell for cell in safe if looks[cell] == quiet)), None)
    return Verdict(tuple(sorted(best or safe)), Prospect(value))


def prospects(position: Position, budget_nodes: int) -> dict[Cell, Prospect | None]:
    """Return what the side to move can expect from each free cell, None where not proven."""
    board = lanes(position.variant)
    of_x, of_o = board.chances(position.x, position.o)
    mine, theirs = (of_x, of_o) if position.to_move is Mark.X else (of_o, of_x)
    search = Search(board, budget_nodes)
    found: dict[Cell, Prospect | None] = dict.fromkeys(position.free_cells)
    with suppress(OutOfNodes):
        for cell in position.free_cells:
            if board.completes(mine, cell):
                found[cell] = Prospect(Value.LOSS, 1)
            else:
                after = theirs & board.lose[cell], mine & board.take[cell]
                found[cell] = Prospect(Value(-search.value(*after, position.ply + 1)))
    return found


class Search:
    """A search with its memory; it may visit `budget_nodes` positions over all its questions."""

    def __init__(self, board: Lanes, budget_nodes: int) -> None:
        self.nodes_left = budget_nodes
        self._lanes = board
        self._bounds: dict[tuple[int, int, int], tuple[int, int]] = {}

    def value(self, mine: int, theirs: int, ply: int, alpha: int = -1, beta: int = 1) -> int:
        """Return 1, 0 or -1 as the side to move wins, draws or loses.

        `mine` and `theirs` are the chances of the side to move and of the other. Outside
        `alpha`..`beta` the answer is only a bound. Raises OutOfNodes.
        """
        if not mine:
            alpha = max(alpha, 0)
        if not theirs:
            beta = min(beta, 0)
        if alpha >= beta:
            return alpha if not mine else beta
        key = (mine, theirs, ply)
        low, high = self._bounds.get(key, (-1, 1))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        if self.nodes_left <= 0:
            raise OutOfNodes
        self.nodes_left -= 1
        best = self._best_reply(mine, theirs, ply, alpha, beta)
        if best > alpha:
            low = best
        if best < beta:
            high = best
        self._bounds[key] = (low, high)
        return best

    def _best_reply(self, mine: int, theirs: int, ply: int, alpha: int, beta: int) -> int:
        lanes = self._lanes
        my_patterns = lanes.patterns(mine)
        looks = lanes.looks_of_cells(my_patterns, lanes.patterns(theirs))
        losing = 0
        my_fewest = my_patterns.translate(lanes.fewest)
        if 1 in my_fewest:
            for cells in lanes.lines_with(1, my_patterns, my_fewest):
                losing |= cells
        on_lines = [cell for cell in range(lanes.cells) if looks[cell]]
        afters = [
            (theirs & lanes.lose[cell], mine & lanes.take[cell])
            for cell in sorted(on_lines, key=looks.__getitem__)
            if not losing >> cell & 1
        ]
        if len(on_lines) < lanes.cells - ply:
            # All cells off the lines are alike: a move there only passes the turn.
            afters.insert(0, (theirs, mine))
        best = -1
        for after in afters:
            best = max(best, -self.value(*after, ply + 1, -beta, -max(alpha, best)))
            if best >= beta:
                break
        return best
