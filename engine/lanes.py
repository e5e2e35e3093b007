"""A side's open lines as one integer, so that a move is two bit operations.

A side's *open lines* are those that the enemy has not touched, each reduced to its empty cells:
when one cell is left, the side threatens to complete it. That is all a search needs to know. How
the rest of the board is filled makes no difference, so positions that agree in both sides' open
lines share an entry in the transposition table.

The integer has a byte for each *lane*, as in SIMD within a register. With k of at most 4 a lane
is two lines that overlap in all but their ends ("abcd" and "bcde" in a row of five), or a line
that is left over; with larger k it is a single line. A line takes k bits, one for each of its
cells, set while the cell is empty; all bits are clear once the line is dead. So if a side plays a
cell, this cell's bit is cleared from its lines; if the enemy does, all bits of the lines through
it are.

What a byte says of its lane (its *pattern*) is looked up in small tables made beforehand.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from operator import getitem

from engine.variant import Variant, winning_lines

_SCORES = (1, 3, 12, 40, 100, 200, 400, 800)
"""How good a cell scores for lying on a line, by how many of the line's cells are filled."""

_CELL_BITS = 16
"""The room that packed numbers leave for each cell."""

Line = tuple[int, ...]
"""A line as its cells, in reading order."""


@lru_cache(maxsize=8)
def lanes(variant: Variant) -> Lanes:
    """Return the lanes of `variant`; those of the last eight boards are kept (under 1 MB each)."""
    return Lanes(variant)


class Lanes:
    """The lanes of a board and the tables that read them.

    `start` is either side's open lines on the empty board. When a cell is played, the open lines of
    the side that plays it are `&` with `take[cell]`, those of its enemy with `lose[cell]`.
    There are `count` lanes on `cells` cells.
    """

    def __init__(self, variant: Variant) -> None:
        k = variant.k
        full = (1 << k) - 1
        pairs = _pair_up(variant)
        self.cells = variant.cells
        self.count = len(pairs)
        self.start = 0
        taken, lost = [0] * variant.cells, [0] * variant.cells
        for index, lane in enumerate(pairs):
            for slot, line in enumerate(lane):
                shift = 8 * index + k * slot
                self.start |= full << shift
                for at, cell in enumerate(line):
                    taken[cell] |= 1 << shift + at
                    lost[cell] |= full << shift
        self.take = [self.start & ~bits for bits in taken]
        self.lose = [self.start & ~bits for bits in lost]

        self.unit = 1 << k
        """The weight of a line without empty cells; each empty cell halves it."""
        fewest, weight = bytearray(256), bytearray(256)
        self.targets: list[dict[int, tuple[int, ...]]] = []
        """By lane and pattern, the lines with the fewest empty cells, as bit masks of those."""
        self._weights: list[dict[int, int]] = []
        self._scores: list[dict[int, int]] = []
        for lane in pairs:
            targets, weights, scores = {}, {}, {}
            for pattern in _patterns(k, len(lane)):
                lines = _open_lines(lane, pattern, k)
                fewest[pattern] = min(map(len, lines), default=0)
                weight[pattern] = sum(self.unit >> len(line) for line in lines)
                targets[pattern] = tuple(
                    _mask(line) for line in lines if len(line) == fewest[pattern]
                )
                weights[pattern] = sum(
                    self.unit >> len(line) << _CELL_BITS * cell
                    for line in _needed(lines)
                    for cell in line
                )
                scores[pattern] = sum(
                    _SCORES[k - len(line)] << _CELL_BITS * cell for line in lines for cell in line
                )
            self.targets.append(targets)
            self._weights.append(weights)
            self._scores.append(scores)
        self.fewest = bytes(fewest)
        """For `bytes.translate`: a pattern's fewest empty cells in a line, 0 if all are dead."""
        self.weight = bytes(weight)
        """For `bytes.translate`: the sum of the weights of a pattern's lines."""

    def open_lines(self, x: int, o: int) -> tuple[int, int]:
        """Return the open lines of X and of O where they hold the cells of the bit masks."""
        of_x = of_o = self.start
        for cell in range(self.cells):
            if x >> cell & 1:
                of_x &= self.take[cell]
                of_o &= self.lose[cell]
            elif o >> cell & 1:
                of_o &= self.take[cell]
                of_x &= self.lose[cell]
        return of_x, of_o

    def patterns(self, open_lines: int) -> bytes:
        """Return the pattern of each lane."""
        return open_lines.to_bytes(self.count, "little")

    def completes(self, open_lines: int, cell: int) -> bool:
        """Return whether playing `cell` completes a line."""
        patterns = self.patterns(open_lines)
        fewest = patterns.translate(self.fewest)
        return any(cells == 1 << cell for cells in self.lines_with(1, patterns, fewest))

    def lines_with(self, empty: int, patterns: bytes, fewest: bytes) -> Iterator[int]:
        """Yield lines with `empty` empty cells, as masks of those, where no lane has fewer.

        `fewest` is `patterns.translate(self.fewest)`, which the caller has already.
        """
        lane = fewest.find(empty)
        while lane >= 0:
            yield from self.targets[lane][patterns[lane]]
            lane = fewest.find(empty, lane + 1)

    def weight_of_cells(self, patterns: bytes) -> list[int]:
        """Return by how much each cell, once taken, adds to the side's total weight, at most."""
        return self._unpacked(sum(map(getitem, self._weights, patterns)))

    def ordering_scores(self, mine: bytes, theirs: bytes) -> list[int]:
        """Return the move ordering score of each cell for the side with `mine`, 0 off the lines."""
        return self._unpacked(
            2 * sum(map(getitem, self._scores, mine)) + sum(map(getitem, self._scores, theirs))
        )

    def _unpacked(self, packed: int) -> list[int]:
        return memoryview(packed.to_bytes(2 * self.cells, "little")).cast("H").tolist()


def _pair_up(variant: Variant) -> list[tuple[Line, ...]]:
    """Return the lines, each together with the next one along where both fit in a byte."""
    waiting = [
        tuple(cell for cell in range(variant.cells) if mask >> cell & 1)
        for mask in winning_lines(variant)
    ]
    pairs: list[tuple[Line, ...]] = []
    while waiting:
        line = waiting.pop(0)
        after = next((other for other in waiting if other[:-1] == line[1:]), None)
        if after is not None and 2 <= variant.k <= 4:
            waiting.remove(after)
            pairs.append((line, after))
        else:
            pairs.append((line,))
    return pairs


def _patterns(k: int, lines: int) -> Iterator[int]:
    """Yield every pattern that a lane of one or two lines can have."""
    for first in range(1 << k):
        if lines == 1:
            yield first
            continue
        for second in range(1 << k):
            # Where both lines are open they agree about the cells they share.
            if not first or not second or first >> 1 == second & (1 << k - 1) - 1:
                yield first | second << k


def _open_lines(lane: tuple[Line, ...], pattern: int, k: int) -> list[frozenset[int]]:
    """Return the empty cells of each open line, without lines that contain another.

    Whoever completes the larger one has completed the smaller, so the larger adds nothing.
    """
    lines = [
        frozenset(cell for at, cell in enumerate(line) if pattern >> k * slot + at & 1)
        for slot, line in enumerate(lane)
    ]
    lines = list(dict.fromkeys(filter(None, lines)))
    return [line for line in lines if not any(other < line for other in lines)]


def _needed(lines: list[frozenset[int]]) -> list[frozenset[int]]:
    """Return sets of cells of which one must be completed on the way to any of `lines`.

    Two lines of equal size that differ in their ends need their common part, which weighs as
    much as both together but leaves no weight on the ends.
    """
    if len(lines) == 2:
        return [lines[0] & lines[1]]
    return lines


def _mask(cells: frozenset[int]) -> int:
    return sum(1 << cell for cell in cells)
