"""AND/OR search: can the side to move force a line?

Minimax with three values (win, draw, loss) has to settle every draw for both sides at once. Two
yes/no searches are cheaper: can I force a line? If not, after which of my moves can the enemy not
force one? The attacker needs one good move at every turn (OR), the defender one good answer to
each of them (AND).

Cut-offs, in this order: complete a line; block the enemy's; make two threats at once (a fork);
against forks only moves that stop all of them, or a threat of one's own. Then comes a bound by
Erdős and Selfridge ("On a combinatorial game", 1973): give each line the weight 2^-e, where e is
the number of its empty cells. A defender who always takes the heaviest cell keeps the total from
growing, so with a total below 1 and the defender to move the attacker never completes a line.
"""

from __future__ import annotations

from itertools import combinations

from engine.lanes import Lanes

FOREVER = 100
"""More plies than any game has: the limit that is none."""

_UNKNOWN = (0, FOREVER + 1)


def one_less(plies: int) -> int:
    """Return the plies that are left after one of `plies`."""
    return plies - 1 if plies < FOREVER else FOREVER


class OutOfNodes(Exception):
    """The search has visited as many positions as it was allowed to."""


class ForcedWinSearch:
    """A search with its memory; it may visit `budget_nodes` positions over all its questions.

    What it learns is kept for its next questions and lost with the object, so its memory is
    bounded by the budget (about 200 bytes a node).
    """

    def __init__(self, lanes: Lanes, budget_nodes: int) -> None:
        self.nodes_left = budget_nodes
        self._lanes = lanes
        self._attacks: dict[tuple[int, int], tuple[int, int]] = {}
        self._defences: dict[tuple[int, int], tuple[int, int]] = {}

    def can_force(self, mine: int, theirs: int, plies: int = FOREVER) -> bool:
        """Return whether the side to move can complete a line in `plies` plies by force.

        `mine` and `theirs` are the open lines of the side to move and of the other. A line of the
        other side ends the game, too. Raises OutOfNodes.
        """
        key = (mine, theirs)
        too_few, enough = self._attacks.get(key, _UNKNOWN)
        if plies >= enough:
            return True
        if plies <= too_few:
            return False
        if self._attack(mine, theirs, plies):
            self._attacks[key] = (too_few, plies)
            return True
        self._attacks[key] = (plies, enough)
        return False

    def cannot_stop(self, mine: int, theirs: int, plies: int = FOREVER) -> bool:
        """Return whether, whatever the side to move does, the other completes a line in `plies`.

        `mine` and `theirs` are the open lines of the side to move and of the other.
        Raises OutOfNodes.
        """
        lanes = self._lanes
        later = one_less(plies)
        if self.nodes_left <= 0:
            raise OutOfNodes
        self.nodes_left -= 1
        my_patterns = mine.to_bytes(lanes.count, "little")
        my_fewest = my_patterns.translate(lanes.fewest)
        if 1 in my_fewest:
            return False
        their_patterns = theirs.to_bytes(lanes.count, "little")
        their_fewest = their_patterns.translate(lanes.fewest)
        if 1 in their_fewest:
            if plies < 2:
                return False
            threats = 0
            for cells in lanes.lines_with(1, their_patterns, their_fewest):
                threats |= cells
            if threats & threats - 1:
                return True
            cell = threats.bit_length() - 1
            return self.can_force(theirs & lanes.lose[cell], mine & lanes.take[cell], later)
        if plies < 4 or sum(their_patterns.translate(lanes.weight)) < lanes.unit:
            return False
        key = (mine, theirs)
        too_few, enough = self._defences.get(key, _UNKNOWN)
        if plies >= enough:
            return True
        if plies <= too_few:
            return False
        for cell in self._defending_cells(my_patterns, my_fewest, their_patterns, their_fewest):
            if not self.can_force(theirs & lanes.lose[cell], mine & lanes.take[cell], later):
                self._defences[key] = (plies, enough)
                return False
        self._defences[key] = (too_few, plies)
        return True

    def _attack(self, mine: int, theirs: int, plies: int) -> bool:
        lanes = self._lanes
        later = one_less(plies)
        if self.nodes_left <= 0:
            raise OutOfNodes
        self.nodes_left -= 1
        my_patterns = mine.to_bytes(lanes.count, "little")
        my_fewest = my_patterns.translate(lanes.fewest)
        if 1 in my_fewest:
            return True
        if plies < 3:
            return False
        their_patterns = theirs.to_bytes(lanes.count, "little")
        their_fewest = their_patterns.translate(lanes.fewest)
        if 1 in their_fewest:
            threats = 0
            for cells in lanes.lines_with(1, their_patterns, their_fewest):
                threats |= cells
            if threats & threats - 1:
                return False
            cell = threats.bit_length() - 1
            return self.cannot_stop(theirs & lanes.lose[cell], mine & lanes.take[cell], later)
        total = sum(my_patterns.translate(lanes.weight))
        if 2 * total < lanes.unit:
            return False
        on_pairs, forks = self._pairs(my_patterns, my_fewest)
        if forks:
            return True
        if plies < 5:
            return False
        for cell in self._attacking_cells(
            my_patterns, their_patterns, their_fewest, on_pairs, lanes.unit - total
        ):
            if self.cannot_stop(theirs & lanes.lose[cell], mine & lanes.take[cell], later):
                return True
        return False

    def _attacking_cells(
        self,
        mine: bytes,
        theirs: bytes,
        their_fewest: bytes,
        on_pairs: int,
        missing: int,
    ) -> list[int]:
        """Return the cells worth an attack, most promising first.

        `missing` is the weight that the attacker's total lacks of the Erdős-Selfridge bound.
        """
        lanes = self._lanes
        cells = list(range(lanes.cells))
        if missing > 0:
            weights = lanes.weight_of_cells(mine)
            cells = [cell for cell in cells if weights[cell] >= missing]
        if cells and 2 in their_fewest:
            spoils = self._spoils(theirs, their_fewest)
            if spoils is not None:
                cells = [cell for cell in cells if (spoils | on_pairs) >> cell & 1]
        if not cells:
            return cells
        scores = lanes.ordering_scores(mine, theirs)
        if missing <= 0:
            cells = [cell for cell in cells if scores[cell]]
        cells.sort(key=scores.__getitem__, reverse=True)
        return cells

    def _defending_cells(
        self, mine: bytes, my_fewest: bytes, theirs: bytes, their_fewest: bytes
    ) -> list[int]:
        """Return the cells worth a try in defence, most promising first."""
        lanes = self._lanes
        scores = lanes.ordering_scores(mine, theirs)
        cells = [cell for cell in range(lanes.cells) if scores[cell]]
        on_pairs, forks = self._pairs(mine, my_fewest)
        if forks:
            cells = [forks.bit_length() - 1]
        elif 2 in their_fewest:
            spoils = self._spoils(theirs, their_fewest)
            if spoils is not None:
                cells = [cell for cell in cells if (spoils | on_pairs) >> cell & 1]
        cells.sort(key=scores.__getitem__, reverse=True)
        return cells

    def _pairs(self, patterns: bytes, fewest: bytes) -> tuple[int, int]:
        """Return the cells on lines with two empty cells, and those on several such lines."""
        once = twice = 0
        # A set, as two lines may have come down to the same pair, which is no fork.
        for pair in set(self._lanes.lines_with(2, patterns, fewest)):
            twice |= once & pair
            once |= pair
        return once, twice

    def _spoils(self, patterns: bytes, fewest: bytes) -> int | None:
        """Return the cells that spoil every fork the enemy could play next; None if there is none.

        A fork is a cell on two lines with two empty cells each: playing it makes two threats.
        """
        spoils = None
        for one, other in combinations(set(self._lanes.lines_with(2, patterns, fewest)), 2):
            if one & other:
                spoils = one | other if spoils is None else spoils & (one | other)
        return spoils
