"""A second method for boards where a line wins, quick enough to judge thousands of positions.

It shares nothing with the engine's search: it makes its own lines, keeps them as plain masks of
cells, and never looks into the opening book. `PlainMinimax` and `PlainForcedWin` check it in turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from engine import Mark, Position, Value, Variant, Verdict
from engine.variant import symmetries

Lines = list[int]
"""Lines as masks of cells: whole, or reduced to their empty cells."""

_LOOKS = (0, 40, 12, 3)
"""How good a cell looks for lying on a line, by the line's empty cells; 1 from four on."""

_MOST_KNOWN = 200_000
"""How many answers to remember before starting afresh, so that memory stays small."""


class Judge:
    """Answers two questions: can the side to move force a line, and can it stop the enemy's?

    Where neither, the position is drawn. What is cut, and why that is safe:

    - Whoever can complete a line does; else who faces one such threat answers it, and two
      threats are lost.
    - A cell on two lines with two empty cells each makes two threats. So against such a cell one
      must play on every pair of those lines, or make a threat of one's own.
    - A line with e empty cells weighs 2^-e. A defender who always takes the heaviest cell keeps
      the total from growing, so an attacker with less than 1 never gets there (Erdős and
      Selfridge 1973). Of two open lines, one within the other, the larger adds nothing. Nor
      does a line with two cells that lie on no other: whenever the attacker takes one of these,
      the defender takes the other.

    A position is remembered by the cells that lie on open lines; the others are dead.
    """

    def __init__(self, variant: Variant) -> None:
        self._lines = [sum(1 << cell for cell in line) for line in _lines(variant)]
        self._board = (1 << variant.cells) - 1
        self._cells = variant.cells
        self._enough = 1 << variant.k
        self._size: dict[int, int] = {}
        self._weight: dict[int, int] = {}
        self._bits: dict[int, Lines] = {}
        self._within: dict[int, Lines] = {}
        """By line, the lines with one empty cell less that it contains."""
        for line in self._lines:
            part = line
            while part:
                self._size[part] = part.bit_count()
                self._weight[part] = self._enough >> part.bit_count()
                self._bits[part] = [1 << at for at in range(variant.cells) if part >> at & 1]
                self._within[part] = [part ^ bit for bit in self._bits[part]]
                part = part - 1 & line
        self._hopeless: set[tuple[int, int]] = set()
        self._forced: dict[int, bool] = {}
        self._fallen: dict[int, bool] = {}

    def learn_hopeless(self, positions: Iterable[Position]) -> None:
        """Find out which of these the side to move cannot win, turned and mirrored as well.

        A mark more never hurts on boards where a line wins, so against another enemy mark it
        cannot win either: that spares the search where a single mark was added.
        """
        for position in positions:
            if not self.wins(position):
                held, enemy = _by_turn(position)
                for image in symmetries(position.variant):
                    self._hopeless.add((_moved(held, image), _moved(enemy, image)))

    def confirms(self, position: Position, verdict: Verdict) -> bool:
        """Return whether the value is right and every one of the cells keeps it."""
        if verdict.prospect is None or not verdict.cells:
            return False
        afters = [position.play(cell) for cell in verdict.cells]
        if verdict.prospect.value is Value.WIN:
            return all(
                after.outcome.winner is position.to_move if after.outcome else self.loses(after)
                for after in afters
            )
        if verdict.prospect.value is Value.LOSS:
            return self.loses(position)
        return not self.wins(position) and all(
            after.outcome is not None or not self.wins(after) for after in afters
        )

    def value(self, position: Position) -> int:
        """Return 1, 0 or -1 as the side to move wins, draws or loses; it must not be over."""
        return 1 if self.wins(position) else -self.loses(position)

    def wins(self, position: Position) -> bool:
        """Return whether the side to move can force a line; the game must not be over."""
        held, enemy = _by_turn(position)
        if any((held, enemy & ~(1 << cell)) in self._hopeless for cell in range(self._cells)):
            return False
        return self._forces(*self._seen_by_mover(position))

    def loses(self, position: Position) -> bool:
        """Return whether the side to move cannot keep the other from a line."""
        return self._falls(*self._seen_by_mover(position))

    def _seen_by_mover(self, position: Position) -> tuple[Lines, Lines, int]:
        """Return the open lines of the side to move, those of the other, and the free cells."""
        held, enemy = _by_turn(position)
        if len(self._forced) + len(self._fallen) > _MOST_KNOWN:
            self._forced.clear()
            self._fallen.clear()
        return (
            [line for line in self._lines if not line & enemy],
            [line for line in self._lines if not line & held],
            self._board & ~(held | enemy),
        )

    def _forces(self, ours: Lines, theirs: Lines, free: int) -> bool:
        mine = {line & free for line in ours}
        sizes = set(map(self._size.__getitem__, mine))
        if 1 in sizes:
            return True
        enemy = {line & free for line in theirs}
        enemy_sizes = set(map(self._size.__getitem__, enemy))
        if 1 in enemy_sizes:
            threat, *more = self._of_size(1, enemy)
            return not more and self._falls(*_played(ours, theirs, free, threat))
        counted = _unpaired(self._without_larger(mine))
        missing = self._enough - sum(map(self._weight.__getitem__, counted))
        if 2 * missing > self._enough:
            return False
        if 2 in sizes and any(
            one & other for one, other in combinations(self._of_size(2, mine), 2)
        ):
            return True
        key = self._key(ours, theirs, free)
        if (known := self._forced.get(key)) is not None:
            return known
        cells = self._promising(mine, enemy)
        if missing > 0:
            weights = self._weights(counted)
            if max(weights.values()) < missing:
                return False
            for line in mine - counted:  # To play there may gain a move, so it is not excluded.
                weights |= dict.fromkeys(self._bits[line], missing)
            cells = [cell for cell in cells if weights.get(cell, 0) >= missing]
        if 2 in enemy_sizes:
            cells = self._useful(cells, mine, enemy)
        answer = any(self._falls(*_played(ours, theirs, free, cell)) for cell in cells)
        self._forced[key] = answer
        return answer

    def _falls(self, ours: Lines, theirs: Lines, free: int) -> bool:
        mine = {line & free for line in ours}
        if 1 in map(self._size.__getitem__, mine):
            return False
        enemy = {line & free for line in theirs}
        enemy_sizes = set(map(self._size.__getitem__, enemy))
        if 1 in enemy_sizes:
            threat, *more = self._of_size(1, enemy)
            return bool(more) or self._forces(*_played(ours, theirs, free, threat))
        counted = _unpaired(self._without_larger(enemy))
        if sum(map(self._weight.__getitem__, counted)) < self._enough:
            return False
        key = self._key(ours, theirs, free)
        if (known := self._fallen.get(key)) is not None:
            return known
        cells = self._promising(mine, enemy)
        if 2 in enemy_sizes:
            cells = self._useful(cells, mine, enemy)
        answer = all(self._forces(*_played(ours, theirs, free, cell)) for cell in cells)
        self._fallen[key] = answer
        return answer

    def _of_size(self, size: int, lines: set[int]) -> Lines:
        return [line for line in lines if self._size[line] == size]

    def _without_larger(self, lines: set[int]) -> set[int]:
        return {line for line in lines if lines.isdisjoint(self._within[line])}

    def _useful(self, cells: Lines, mine: set[int], enemy: set[int]) -> Lines:
        """Return those of `cells` that spoil all double threats of the enemy or make a threat."""
        spoils = self._board
        for one, other in combinations(self._of_size(2, enemy), 2):
            if one & other:
                spoils &= one | other
        for pair in self._of_size(2, mine):
            spoils |= pair
        return [cell for cell in cells if cell & spoils]

    def _weights(self, lines: set[int]) -> dict[int, int]:
        weights: dict[int, int] = {}
        for line in lines:
            weight = self._weight[line]
            for cell in self._bits[line]:
                weights[cell] = weights.get(cell, 0) + weight
        return weights

    def _promising(self, mine: set[int], enemy: set[int]) -> Lines:
        """Return the cells on open lines, most promising first."""
        looks: dict[int, int] = {}
        for lines, times in ((mine, 2), (enemy, 1)):
            for line in lines:
                cells = self._bits[line]
                worth = times * _LOOKS[len(cells)] if len(cells) < len(_LOOKS) else times
                for cell in cells:
                    looks[cell] = looks.get(cell, 0) + worth
        return sorted(looks, key=looks.__getitem__, reverse=True)

    def _key(self, ours: Lines, theirs: Lines, free: int) -> int:
        alive = alive_for_enemy = 0
        for line in ours:
            alive |= line
        for line in theirs:
            alive_for_enemy |= line
        key = alive & ~free
        key = key << self._cells | alive_for_enemy & ~free
        return key << self._cells | (alive | alive_for_enemy) & free


def _unpaired(lines: set[int]) -> set[int]:
    """Return the lines without those that two cells of their own let the defender stop."""
    while True:
        once = twice = 0
        for line in lines:
            twice |= once & line
            once |= line
        alone = once & ~twice
        left = {line for line in lines if not (own := line & alone) or not own & own - 1}
        if len(left) == len(lines):
            return lines
        lines = left


def _played(ours: Lines, theirs: Lines, free: int, cell: int) -> tuple[Lines, Lines, int]:
    """Return how the board looks to the other side once the mover has taken `cell`."""
    return [line for line in theirs if not line & cell], ours, free ^ cell


def _by_turn(position: Position) -> tuple[int, int]:
    """Return the cells of the side to move and those of the other."""
    if position.to_move is Mark.O:
        return position.o, position.x
    return position.x, position.o


def _moved(cells: int, image: tuple[int, ...]) -> int:
    return sum(1 << there for cell, there in enumerate(image) if cells >> cell & 1)


def _lines(variant: Variant) -> Iterator[list[int]]:
    """Yield every line as its cells: start at each cell, walk in each direction, stay within."""
    for start in range(variant.cells):
        for down, right in ((0, 1), (1, -1), (1, 0), (1, 1)):
            row, col = divmod(start, variant.cols)
            walk = [(row + down * step, col + right * step) for step in range(variant.k)]
            if all(row < variant.rows and 0 <= col < variant.cols for row, col in walk):
                yield [row * variant.cols + col for row, col in walk]
