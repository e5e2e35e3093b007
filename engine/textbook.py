"""Minimax as textbooks print it, on a list of strings, and what each improvement saves.

`minimax` comes first; `alpha_beta` adds a window, an order of cells and a table. All return 1, 0
or -1 as X wins, nobody wins or O wins under best play, and count the boards they look at. This is
for reading and measuring: `search.py` is what plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.variant import BOARDS, Variant, lines_through, winning_lines

EMPTY = " "

Board = list[str]
"""One string for each cell in reading order: "X", "O" or " "."""

Table = dict[tuple[str, ...], tuple[int, int]]
"""Between which two values each board met before lies."""


class TooManyNodes(Exception):
    """The search would have looked at more boards than it was allowed to."""


def lines_of(variant: Variant) -> tuple[tuple[int, ...], ...]:
    """Return the winning lines as cell numbers: (0, 1, 2), (0, 3, 6) and so on."""
    return tuple(
        tuple(cell for cell in range(variant.cells) if line >> cell & 1)
        for line in winning_lines(variant)
    )


@dataclass
class CountedRules:
    """The rules of a board, and how many nodes were visited of those allowed."""

    variant: Variant = BOARDS["3x3"]
    limit: int = 1_000_000
    nodes: int = field(default=0, init=False)

    def __post_init__(self) -> None:
        self._lines = lines_of(self.variant)
        self._line_wins = -1 if self.variant.misere else 1

    def result(self, board: Board) -> int | None:
        """Return 1, 0 or -1 if the game is over, else None; counts a node."""
        if self.nodes == self.limit:
            raise TooManyNodes
        self.nodes += 1
        for line in self._lines:
            mark = board[line[0]]
            if mark == EMPTY:
                continue
            for cell in line:
                if board[cell] != mark:
                    break
            else:
                return self._line_wins if mark == "X" else -self._line_wins
        return None if EMPTY in board else 0


def other(mark: str) -> str:
    """Return the opponent's mark."""
    return "O" if mark == "X" else "X"


def minimax(board: Board, mark: str, rules: CountedRules) -> int:
    """Return the value of `board` with `mark` to move, by looking at every game from there."""
    result = rules.result(board)
    if result is not None:
        return result
    values = []
    for cell in range(len(board)):
        if board[cell] == EMPTY:
            board[cell] = mark
            values.append(minimax(board, other(mark), rules))
            board[cell] = EMPTY
    return max(values) if mark == "X" else min(values)


def alpha_beta(
    board: Board,
    mark: str,
    rules: CountedRules,
    order: Sequence[int],
    table: Table | None = None,
    alpha: int = -1,
    beta: int = 1,
) -> int:
    """Return the value of `board` as `minimax` does, without games that cannot matter.

    X is sure of `alpha` already and O of `beta`: where they meet, the rest is cut off. Cells are
    tried in `order`; boards met before are looked up in `table`, if there is one.
    """
    low, high = table.get(tuple(board), (-1, 1)) if table is not None else (-1, 1)
    alpha, beta = max(alpha, low), min(beta, high)
    if alpha >= beta and (low, high) != (-1, 1):
        return low if low >= beta else high
    result = rules.result(board)
    if result is not None:
        return result
    best = -2 if mark == "X" else 2
    window = alpha, beta
    for cell in order:
        if board[cell] != EMPTY:
            continue
        board[cell] = mark
        value = alpha_beta(board, other(mark), rules, order, table, alpha, beta)
        board[cell] = EMPTY
        if mark == "X":
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    if table is not None:
        table[tuple(board)] = (
            low if best <= window[0] else best,
            high if best >= window[1] else best,
        )
    return best


def good_first(variant: Variant) -> list[int]:
    """Return the cells by how many lines run through them: on 3x3 centre, corners, sides."""
    lines = lines_through(variant)
    return sorted(range(variant.cells), key=lambda cell: -len(lines[cell]))
