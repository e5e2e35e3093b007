"""Boards where a line loses (misère), beyond those kept as tables.

Plain negamax with alpha-beta (Knuth and Moore, "An analysis of alpha-beta pruning", 1975) and a
table, over three values. To pass would often be best, so the number of free cells counts as well:
two positions are the same if they agree in both sides' open lines and in that number. A side
without open lines can no longer lose, which bounds the value.
"""

from __future__ import annotations

from contextlib import suppress

from engine.board import Position
from engine.forced_win import FOREVER, OutOfNodes
from engine.lanes import Lanes, lanes
from engine.marks import Cell, Mark
from engine.values import Prospect, Value, Verdict

_LENGTH_NODES = 40_000
"""How many positions the length of a win or loss may take after its proof.

With 12 of 16 cells free no more is needed; from the empty board it would take ten seconds.
"""


def solve_misere(position: Position, budget_nodes: int) -> Verdict:
    """Return the best cells of an unfinished misère position, as far as the budget goes.

    Nodes that the proof of the value leaves over are spent on the length of wins and losses;
    where they do not suffice, the plies are None. Draws all count alike.
    """
    board = lanes(position.variant)
    mine, theirs = _open_lines(position, board)
    scores = board.ordering_scores(board.patterns(mine), board.patterns(theirs))
    cells = sorted(position.free_cells, key=lambda cell: scores[cell])
    safe = [cell for cell in cells if not board.completes(mine, cell)]
    if not safe:
        return Verdict(tuple(sorted(cells)), Prospect(Value.LOSS, 1))
    search = MisereSearch(board, budget_nodes)
    ply = position.ply + 1
    afters = {cell: (theirs & board.lose[cell], mine & board.take[cell]) for cell in safe}
    best: list[Cell] = []
    value = plies = None
    with suppress(OutOfNodes):
        value = Value(search.value(mine, theirs, position.ply))
        best = [
            cell
            for cell in safe
            if value is Value.LOSS or -search.value(*afters[cell], ply, -value, 1 - value) >= value
        ]
        search.nodes_left = min(search.nodes_left, _LENGTH_NODES)
        lengths = {cell: search.plies(*afters[cell], ply, value) for cell in best}
        if value is not Value.DRAW:
            plies = (min if value is Value.WIN else max)(filter(None, lengths.values()))
            best = [cell for cell in best if lengths[cell] == plies]
    if value is None:
        best = [cell for cell in safe if scores[cell] == scores[safe[0]]]
        return Verdict(tuple(sorted(best)), None)
    return Verdict(tuple(sorted(best or safe)), Prospect(value, plies))


def misere_prospects(position: Position, budget_nodes: int) -> dict[Cell, Prospect | None]:
    """Return what the side to move can expect from each free cell, None where not proven."""
    board = lanes(position.variant)
    mine, theirs = _open_lines(position, board)
    search = MisereSearch(board, budget_nodes)
    found: dict[Cell, Prospect | None] = dict.fromkeys(position.free_cells)
    with suppress(OutOfNodes):
        for cell in position.free_cells:
            if board.completes(mine, cell):
                found[cell] = Prospect(Value.LOSS, 1)
            else:
                after = theirs & board.lose[cell], mine & board.take[cell]
                value = Value(-search.value(*after, position.ply + 1))
                found[cell] = Prospect(value)
                found[cell] = Prospect(value, search.plies(*after, position.ply + 1, value))
    return found


class MisereSearch:
    """A search with its memory; it may visit `budget_nodes` positions over all its questions."""

    def __init__(self, board: Lanes, budget_nodes: int) -> None:
        self.nodes_left = budget_nodes
        self._lanes = board
        self._bounds: dict[tuple[int, int, int], tuple[int, int]] = {}
        self._within: dict[tuple[int, int, int], tuple[int, int]] = {}

    def value(self, mine: int, theirs: int, ply: int, alpha: int = -1, beta: int = 1) -> int:
        """Return 1, 0 or -1 as the side to move wins, draws or loses.

        `mine` and `theirs` are the open lines of the side to move and of the other. Outside
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
        self._visit()
        best = self._best_reply(mine, theirs, ply, alpha, beta)
        if best > alpha:
            low = best
        if best < beta:
            high = best
        self._bounds[key] = (low, high)
        return best

    def plies(self, mine: int, theirs: int, ply: int, value: Value) -> int | None:
        """Return how long a game lasts from before the last move, None for a draw.

        `value` is that of the side that made this move. Raises OutOfNodes.
        """
        if value is Value.WIN:
            odd = range(1, FOREVER, 2)
            return next(n + 1 for n in odd if self.loses_within(mine, theirs, ply, n))
        if value is Value.LOSS:
            even = range(2, FOREVER, 2)
            return next(n + 1 for n in even if self.wins_within(mine, theirs, ply, n))
        return None

    def loses_within(self, mine: int, theirs: int, ply: int, plies: int) -> bool:
        """Return whether the side to move must complete a line within `plies` plies."""
        if not mine or ply == self._lanes.cells:
            return False
        key = (mine, theirs, ply)
        too_few, enough = self._within.get(key, (0, FOREVER + 1))
        fewest = min(filter(None, self._lanes.patterns(mine).translate(self._lanes.fewest)))
        if plies <= max(too_few, 2 * fewest - 2):
            return False
        if plies >= enough:
            return True
        self._visit()
        for after in self._afters(mine, theirs, ply):
            if not self.wins_within(*after, ply + 1, plies - 1):
                self._within[key] = (plies, enough)
                return False
        self._within[key] = (too_few, plies)
        return True

    def wins_within(self, mine: int, theirs: int, ply: int, plies: int) -> bool:
        """Return whether the side to move can force the other to complete a line in `plies`."""
        return any(
            self.loses_within(*after, ply + 1, plies - 1)
            for after in self._afters(mine, theirs, ply)
        )

    def _visit(self) -> None:
        if self.nodes_left <= 0:
            raise OutOfNodes
        self.nodes_left -= 1

    def _best_reply(self, mine: int, theirs: int, ply: int, alpha: int, beta: int) -> int:
        best = -1
        for after in self._afters(mine, theirs, ply):
            best = max(best, -self.value(*after, ply + 1, -beta, -max(alpha, best)))
            if best >= beta:
                break
        return best

    def _afters(self, mine: int, theirs: int, ply: int) -> list[tuple[int, int]]:
        """Return the open lines of the next side and of the mover after each move that is safe."""
        lanes = self._lanes
        my_patterns = lanes.patterns(mine)
        scores = lanes.ordering_scores(my_patterns, lanes.patterns(theirs))
        losing = 0
        my_fewest = my_patterns.translate(lanes.fewest)
        if 1 in my_fewest:
            for cells in lanes.lines_with(1, my_patterns, my_fewest):
                losing |= cells
        on_lines = [cell for cell in range(lanes.cells) if scores[cell]]
        afters = [
            (theirs & lanes.lose[cell], mine & lanes.take[cell])
            for cell in sorted(on_lines, key=scores.__getitem__)
            if not losing >> cell & 1
        ]
        if len(on_lines) < lanes.cells - ply:
            # All cells off the lines are alike: a move there only passes the turn.
            afters.insert(0, (theirs, mine))
        return afters


def _open_lines(position: Position, board: Lanes) -> tuple[int, int]:
    """Return the open lines of the side to move and of the other."""
    of_x, of_o = board.open_lines(position.x, position.o)
    return (of_x, of_o) if position.to_move is Mark.X else (of_o, of_x)
