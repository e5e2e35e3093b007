"""The strongest move: which way to find it, and how to choose among moves of equal value.

Small boards are looked up in a table (`table.py`), and where marks vanish in one of its own
(`vanishing.py`). On the others, two yes/no searches settle the value (`forced_win.py`, and
`misere.py` where a line loses), after a look into the opening book (`book.py`). Positions that are
too large for the budget are played by move ordering score, avoiding losses found so far.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from engine.board import Position
from engine.book import look_up
from engine.errors import GameOver
from engine.forced_win import FOREVER, ForcedWinSearch, OutOfNodes, one_less
from engine.lanes import lanes
from engine.marks import Cell, Mark
from engine.misere import misere_prospects, solve_misere
from engine.table import MOST_CELLS, WIN, Entry, solved
from engine.values import Prospect, Value, Verdict
from engine.vanishing import solve_vanishing, vanishing_prospects
from engine.variant import BOARDS

BUDGET_NODES = 200_000
"""How many positions a search may visit by default: enough for the boards on offer."""

ANALYSIS_NODES = 400_000
"""How many positions an analysis of all cells may visit by default."""

_TIE_BREAK_NODES = 4_000
"""How many more a proven position may take to choose among moves of equal value.

Half of them for traps, which nobody misses as much as a quick win.
"""

_SHORT_PLIES = 11
"""How far to look for a forced win on a board that is too large to be searched to the end."""


def best_cells(position: Position, budget_nodes: int = BUDGET_NODES) -> tuple[Cell, ...]:
    """Return the strongest cells for the side to move, all equally good, in reading order.

    Raises GameOver. See `solve` for what is preferred.
    """
    if entry := solved(position.variant).get(position.key):
        return entry.cells
    return solve(position, budget_nodes).cells


def solve(position: Position, budget_nodes: int = BUDGET_NODES) -> Verdict:
    """Return the best cells and their prospect, None if `budget_nodes` did not suffice to prove it.

    Among wins the quickest are preferred, among losses the slowest, and among draws those that
    set the most traps: after which the most replies lose. On boards of up to 16 cells the lengths
    of wins and losses are exact; where a line loses, only with at most 12 cells free, and draws
    beyond the 3x3 tables count alike. Elsewhere this goes as far as a small part of the budget
    does, and `plies` is None where the length is not known. Where marks vanish all is exact, since
    there are fewer positions than the default budget, and one that came twice already counts as a
    draw. Raises GameOver.
    """
    if entry := solved(position.variant).get(position.key):
        return _from_table(entry)
    if outcome := position.outcome:
        raise GameOver(outcome)
    if position.variant.vanishing:
        return solve_vanishing(position)
    if position.variant.misere:
        return solve_misere(position, budget_nodes)
    if known := look_up(position):
        return known
    return Search(position, budget_nodes).solve()


def warm_up() -> None:
    """Fill the tables of the small boards on offer, so that no move has to wait for them."""
    for variant in BOARDS.values():
        if variant.cells <= MOST_CELLS and not variant.vanishing:
            solved(variant)


def prospects(
    position: Position, budget_nodes: int = ANALYSIS_NODES
) -> dict[Cell, Prospect | None]:
    """Return, for each free cell, what the side to move can expect from playing it.

    None where `budget_nodes`, shared by all cells, did not suffice. Raises GameOver.
    """
    if outcome := position.outcome:
        raise GameOver(outcome)
    if position.key in solved(position.variant):
        return {cell: _after_in_table(position.play(cell)) for cell in position.free_cells}
    if position.variant.vanishing:
        return {**vanishing_prospects(position)}
    if position.variant.misere:
        return misere_prospects(position, budget_nodes)
    search = Search(position, budget_nodes)
    found: dict[Cell, Prospect | None] = {}
    for cell in position.free_cells:
        after = position.play(cell)
        if after.outcome is None and (known := look_up(after)):
            found[cell] = known.prospect and known.prospect.one_ply_before
            continue
        try:
            found[cell] = search.prospect_of(cell)
        except OutOfNodes:
            found[cell] = None
    return found


def _from_table(entry: Entry) -> Verdict:
    if not entry.score:
        return Verdict(entry.cells, Prospect(Value.DRAW))
    value = Value.WIN if entry.score > 0 else Value.LOSS
    return Verdict(entry.cells, Prospect(value, WIN - abs(entry.score)))


def _after_in_table(after: Position) -> Prospect:
    """Return the prospect of the side that has just moved to `after`."""
    if outcome := after.outcome:
        if outcome.winner is None:
            return Prospect(Value.DRAW)
        return Prospect(Value.LOSS if outcome.winner is after.to_move else Value.WIN, 1)
    prospect = _from_table(solved(after.variant)[after.key]).prospect
    assert prospect is not None
    return prospect.one_ply_before


class Search:
    """A search from one position of a board where a line wins."""

    def __init__(
        self, position: Position, budget_nodes: int, tie_break_nodes: int = _TIE_BREAK_NODES
    ) -> None:
        self._lanes = lanes(position.variant)
        self._proof_nodes = budget_nodes * 3 // 4
        self._forced_win = ForcedWinSearch(self._lanes, self._proof_nodes)
        self._spare_nodes = budget_nodes // 4
        self._tie_break_nodes = tie_break_nodes
        of_x, of_o = self._lanes.open_lines(position.x, position.o)
        self._mine, self._theirs = (of_x, of_o) if position.to_move is Mark.X else (of_o, of_x)
        self._scores = self._lanes.ordering_scores(
            self._lanes.patterns(self._mine), self._lanes.patterns(self._theirs)
        )
        self._cells = sorted(position.free_cells, key=lambda cell: -self._scores[cell])

    @property
    def nodes(self) -> int:
        """How many positions the proof has visited so far."""
        return self._proof_nodes - self._forced_win.nodes_left

    def solve(self) -> Verdict:
        """Prove the value of the position, then choose with care among the moves that keep it."""
        try:
            value, cell = self.prove()
        except OutOfNodes:
            return self._unproven()
        if value is Value.LOSS:
            return self._slowest_loss()
        return self._quickest_win(cell) if value is Value.WIN else self._best_trap(cell)

    def prove(self) -> tuple[Value, Cell]:
        """Return the value of the position and a cell that keeps it; raises OutOfNodes."""
        if self._forced_win.can_force(self._mine, self._theirs):
            return Value.WIN, next(cell for cell in self._cells if self._wins(cell))
        for cell in self._cells:
            if not self._loses(cell):
                return Value.DRAW, cell
        return Value.LOSS, self._cells[0]

    def keeps(self, cell: Cell, value: Value) -> bool:
        """Return whether playing `cell` still wins, or at least draws; raises OutOfNodes."""
        return self._wins(cell) if value is Value.WIN else not self._loses(cell)

    def prospect_of(self, cell: Cell) -> Prospect:
        """Return what the side to move can expect from playing `cell`; raises OutOfNodes."""
        if self._wins(cell):
            return Prospect(Value.WIN, self._first_odd(lambda plies: self._wins(cell, plies)))
        if self._loses(cell):
            replies = self._first_odd(lambda plies: self._loses(cell, plies))
            return Prospect(Value.LOSS, replies and replies + 1)
        return Prospect(Value.DRAW)

    def _quickest_win(self, winning: Cell) -> Verdict:
        self._limit_tie_break(self._tie_break_nodes)
        with suppress(OutOfNodes):
            for plies in range(1, FOREVER, 2):
                if cells := [cell for cell in self._cells if self._wins(cell, plies)]:
                    return Verdict(tuple(sorted(cells)), Prospect(Value.WIN, plies))
        return Verdict((winning,), Prospect(Value.WIN))

    def _slowest_loss(self) -> Verdict:
        self._limit_tie_break(self._tie_break_nodes)
        standing = self._cells
        with suppress(OutOfNodes):
            for plies in range(1, FOREVER, 2):
                safe = [cell for cell in standing if not self._loses(cell, plies)]
                if not safe:
                    return Verdict(self._best_scored(standing), Prospect(Value.LOSS, plies + 1))
                standing = safe
        return Verdict(self._best_scored(standing), Prospect(Value.LOSS))

    def _best_trap(self, holding: Cell) -> Verdict:
        """Return, of the cells that draw, those after which the most replies lose."""
        self._limit_tie_break(self._tie_break_nodes // 2)
        best, most = [holding], (-1, 0)
        with suppress(OutOfNodes):
            for cell in self._cells[self._cells.index(holding) :]:
                if self._loses(cell):
                    continue
                worth = (self._traps(cell, most[0]), self._scores[cell])
                if worth > most:
                    best, most = [], worth
                if worth == most:
                    best.append(cell)
        return Verdict(tuple(sorted(best)), Prospect(Value.DRAW))

    def _unproven(self) -> Verdict:
        """Look ahead further and further; of the cells that stand longest take the best looking."""
        self._forced_win.nodes_left = self._spare_nodes // 2
        with suppress(OutOfNodes):
            # Without a limit a wide board spends the budget on long games; most wins are short.
            if self._forced_win.can_force(self._mine, self._theirs, _SHORT_PLIES):
                return self._quickest_win(next(filter(self._wins_soon, self._cells)))
        self._forced_win.nodes_left += self._spare_nodes // 2
        standing = self._cells
        with suppress(OutOfNodes):
            for plies in range(1, FOREVER, 2):
                if cells := [cell for cell in self._cells if self._wins(cell, plies)]:
                    return Verdict(tuple(sorted(cells)), Prospect(Value.WIN, plies))
                safe = [cell for cell in standing if not self._loses(cell, plies)]
                if not safe:
                    return Verdict(self._best_scored(standing), Prospect(Value.LOSS, plies + 1))
                standing = safe
        return Verdict(self._best_scored(standing), None)

    def _limit_tie_break(self, nodes: int) -> None:
        self._forced_win.nodes_left = min(self._forced_win.nodes_left + self._spare_nodes, nodes)

    def _best_scored(self, cells: list[Cell]) -> tuple[Cell, ...]:
        best = max(self._scores[cell] for cell in cells)
        return tuple(sorted(cell for cell in cells if self._scores[cell] == best))

    def _wins(self, cell: Cell, plies: int = FOREVER) -> bool:
        """Return whether playing `cell` forces a line within `plies` plies, this one included."""
        if self._lanes.completes(self._mine, cell):
            return True
        mine, theirs = self._after(cell)
        return self._forced_win.cannot_stop(theirs, mine, one_less(plies))

    def _wins_soon(self, cell: Cell) -> bool:
        return self._wins(cell, _SHORT_PLIES)

    def _loses(self, cell: Cell, plies: int = FOREVER) -> bool:
        """Return whether the enemy can force a line within `plies` plies after `cell`."""
        if self._lanes.completes(self._mine, cell):
            return False
        mine, theirs = self._after(cell)
        return self._forced_win.can_force(theirs, mine, plies)

    def _traps(self, cell: Cell, enough: int) -> int:
        """Return how many replies to `cell` lose, -1 if they are fewer than `enough`."""
        mine, theirs = self._after(cell)
        lose, take = self._lanes.lose, self._lanes.take
        traps = len(self._cells) - 1
        for reply in self._cells:
            if reply != cell and not self._forced_win.can_force(
                mine & lose[reply], theirs & take[reply]
            ):
                traps -= 1
                if traps < enough:
                    return -1
        return traps

    def _after(self, cell: Cell) -> tuple[int, int]:
        return self._mine & self._lanes.take[cell], self._theirs & self._lanes.lose[cell]

    def _first_odd(self, happens_within: Callable[[int], bool]) -> int | None:
        """Return in how few plies something happens, None if that takes too long to find out."""
        nodes_left = self._forced_win.nodes_left
        self._forced_win.nodes_left = min(nodes_left, self._tie_break_nodes)
        found = None
        with suppress(OutOfNodes):
            found = next(plies for plies in range(1, FOREVER, 2) if happens_within(plies))
        self._forced_win.nodes_left += nodes_left - min(nodes_left, self._tie_break_nodes)
        return found
