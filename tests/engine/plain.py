"""Slow and simple solvers to check the engine against: the rules, recursion, and a memory."""

from __future__ import annotations

from engine import Mark, Position, Variant
from engine.variant import winning_lines

WIN = 1000
"""The score of a win in no plies."""


class PlainMinimax:
    """Scores positions of any board by the whole tree: WIN - plies for a win, 0 for a draw.

    Knows the rules through `Position` alone, so it is for the last dozen plies of a game.
    """

    def __init__(self) -> None:
        self._scores: dict[Position, int] = {}

    def score(self, position: Position) -> int:
        """Return the score for the side to move."""
        key = Position(position.variant, position.x, position.o, None, position.first)
        if key not in self._scores:
            self._scores[key] = self._score(position)
        return self._scores[key]

    def score_of(self, position: Position, after: Position) -> int:
        """Return the score of the move from `position` to `after`, for who makes it."""
        score = -self.score(after)
        return score - 1 if score > 0 else score + 1 if score < 0 else 0

    def _score(self, position: Position) -> int:
        if outcome := position.outcome:
            if outcome.winner is None:
                return 0
            return WIN if outcome.winner is position.to_move else -WIN
        return max(
            self.score_of(position, after) for after in map(position.play, position.free_cells)
        )


class PlainForcedWin:
    """Finds out whether the side to move can force a line, on boards where a line wins.

    A side is the set of its open lines, each a mask of its empty cells. Nothing is cut but what
    an immediate win or block decides and what the bound of Erdős and Selfridge excludes: a line
    with e empty cells weighs 2^-e, and a defender who is to move stops a total below 1.
    """

    def __init__(self, variant: Variant) -> None:
        self._lines = winning_lines(variant)
        self._weight = [1 << variant.k - empty for empty in range(variant.k + 1)]
        self._enough = 1 << variant.k
        self._known: dict[tuple[frozenset[int], frozenset[int]], bool] = {}

    def value(self, position: Position) -> int:
        """Return 1, 0 or -1 as the side to move wins, draws or loses; it must not be over."""
        if self.mover_wins(position):
            return 1
        for after in map(position.play, position.free_cells):
            if after.outcome or not self.mover_wins(after):
                return 0
        return -1

    def mover_wins(self, position: Position) -> bool:
        """Return whether the side to move can force a line."""
        held, enemy = position.x, position.o
        if position.to_move is Mark.O:
            held, enemy = enemy, held
        return self._forces(
            frozenset(line & ~held for line in self._lines if not line & enemy),
            frozenset(line & ~enemy for line in self._lines if not line & held),
        )

    def _forces(self, mine: frozenset[int], theirs: frozenset[int]) -> bool:
        key = (mine, theirs)
        if key not in self._known:
            self._known[key] = self._works_out(mine, theirs)
        return self._known[key]

    def _works_out(self, mine: frozenset[int], theirs: frozenset[int]) -> bool:
        if any(_single(line) for line in mine):
            return True
        threats = [line for line in theirs if _single(line)]
        if len(threats) > 1:
            return False
        weights = self._weights(mine)
        missing = self._enough - self._total(mine)
        if threats:
            cells = threats
        elif missing > 0:
            cells = [cell for cell in weights if weights[cell] >= missing]
        else:
            cells = list(weights | self._weights(theirs))
        cells.sort(key=lambda cell: -weights.get(cell, 0))
        return any(not self._stopped(*_played(theirs, mine, cell)) for cell in cells)

    def _stopped(self, mine: frozenset[int], theirs: frozenset[int]) -> bool:
        """Return whether the side to move can keep the other from a line."""
        if any(_single(line) for line in mine) or self._total(theirs) < self._enough:
            return True
        threats = [line for line in theirs if _single(line)]
        if len(threats) > 1:
            return False
        weights = self._weights(theirs)
        for cell, weight in self._weights(mine).items():
            weights[cell] = weights.get(cell, 0) + 2 * weight
        cells = threats or sorted(weights, key=weights.__getitem__, reverse=True)
        return any(not self._forces(*_played(theirs, mine, cell)) for cell in cells)

    def _total(self, lines: frozenset[int]) -> int:
        return sum([self._weight[line.bit_count()] for line in lines])

    def _weights(self, lines: frozenset[int]) -> dict[int, int]:
        weights: dict[int, int] = {}
        for line in lines:
            weight = self._weight[line.bit_count()]
            while line:
                cell = line & -line
                line ^= cell
                weights[cell] = weights.get(cell, 0) + weight
        return weights


def _played(
    enemy: frozenset[int], mover: frozenset[int], cell: int
) -> tuple[frozenset[int], frozenset[int]]:
    """Return the lines of the enemy, who is next, and of the mover, after the latter's `cell`."""
    return (
        frozenset([line for line in enemy if not line & cell]),
        frozenset([line & ~cell for line in mover]),
    )


def _single(line: int) -> bool:
    return not line & line - 1
