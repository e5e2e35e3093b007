"""Boards as nine letters, X, O or a dot: who has won, what best play leads to, boards to ask of."""

from __future__ import annotations

from functools import cache

from engine.results import best_of
from engine.winners import LINES, winner_by_sums

EMPTY = "." * 9


@cache
def winner(board: str) -> str:
    """Return who has a line, "" for nobody; of two winners X."""
    return winner_by_sums(board.replace(".", " ")) or ""


def free(board: str) -> list[int]:
    """Return the free cells."""
    return [at for at, mark in enumerate(board) if mark == "."]


def mover(board: str) -> str:
    """Return whose turn it is where X began."""
    return "X" if board.count("X") <= board.count("O") else "O"


def other(mark: str) -> str:
    """Return the other mark."""
    return "O" if mark == "X" else "X"


def put(board: str, at: int, mark: str) -> str:
    """Return the board with one more mark."""
    return f"{board[:at]}{mark}{board[at + 1 :]}"


def swapped(board: str) -> str:
    """Return the board with X for O and O for X."""
    return board.translate(str.maketrans("XO", "OX"))


@cache
def outcome(board: str, turn: str) -> str:
    """Return what best play leads to, X, O or T; the counts of the marks need not fit."""
    if winner(board) or "." not in board:
        return winner(board) or "T"
    return best_of(turn, [outcome(put(board, at, turn), other(turn)) for at in free(board)])


def last_move(board: str, mark: str) -> int:
    """Return a cell that a mark may have taken last: of its line, else any of its own."""
    own = [at for at, each in enumerate(board) if each == mark]
    lines = [line for line in LINES if {*line} <= {*own}]
    return lines[0][0] if lines else (own or [0])[0]


def wins(board: str, mark: str) -> list[int]:
    """Return the cells on which `mark` wins at once."""
    return [at for at in free(board) if winner(put(board, at, mark)) == mark]


def best_cells(board: str, turn: str) -> list[int]:
    """Return the cells that keep what best play leads to."""
    goal = outcome(board, turn)
    return [at for at in free(board) if outcome(put(board, at, turn), other(turn)) == goal]


def rule(board: str, turn: str) -> tuple[int, list[int]]:
    """Return which rule of the list speaks, and its cells: win, block, corner, centre, side."""
    by_rule = (wins(board, turn), wins(board, other(turn)), [0, 2, 6, 8], [4], [1, 3, 5, 7])
    open_cells = ([at for at in cells if board[at] == "."] for cells in by_rule)
    return next((each for each in enumerate(open_cells) if each[1]), (len(by_rule), []))


@cache
def reached() -> tuple[str, ...]:
    """Return all boards of games that X began, those with fewer marks first."""
    found, level = [EMPTY], {EMPTY}
    while level:
        level = {
            put(board, at, mover(board))
            for board in level
            if not winner(board)
            for at in free(board)
        }
        found += sorted(level)
    return tuple(found)


def _spread(boards: list[str], count: int) -> tuple[str, ...]:
    """Return about `count` of the boards, evenly."""
    return tuple(boards[:: max(1, len(boards) // count)])


WORKSHEETS = ("XOO.XO...", "X..XO.O.O", "XOOOOXXX.", ".OXOX..XO")
"""The lessons' own boards that are not full; on two of them O has made the first move."""

_UNFINISHED = [board for board in reached() if not winner(board) and "." in board]
_LATE = [board for board in _UNFINISHED if len(free(board)) <= 6]

OPEN = (*WORKSHEETS, EMPTY, *_spread(_UNFINISHED[1:], 16), "X...OO..X", "O..XX....")
"""Boards that nobody has won and that are not full."""

FULL = ("XOOOOXXXO", *_spread([b for b in reached() if "." not in b and not winner(b)], 2))
"""Full boards that nobody has won."""


def _won_by(line: tuple[int, ...], mark: str) -> str:
    """Return a board with this line alone, and no free square in its other lines of one mark."""
    return next(
        board
        for board in reached()
        if winner(board) == mark
        and [each for each in LINES if {board[at] for at in each} == {mark}] == [line]
        and len(free(board)) <= 4
    )


WON = (*(_won_by(line, mark) for line in LINES for mark in "XO"), "XXXOOXXOO", "OOXOXXXXO")
"""Boards with a line: each of the eight for both marks, and full ones."""

MATTERS = (
    *_spread([b for b in _LATE if 1 == len(best_cells(b, mover(b))) < len(free(b))], 24),
    *_spread([b for b in _LATE if 1 < len(best_cells(b, mover(b))) < len(free(b))], 16),
)
"""Boards on which it matters how one plays; on most of them one square alone is best."""

LOST = _spread([b for b in _LATE if outcome(b, mover(b)) == other(mover(b))], 6)
"""Boards on which whatever is played loses."""

_QUIET = [b for b in _UNFINISHED if not wins(b, "X") and not wins(b, "O")]
NO_CORNERS = (
    *_spread([b for b in _QUIET if rule(b, "X")[1] == [4]], 3),
    *_spread([b for b in _QUIET if rule(b, "X")[0] == 4], 4),
)
"""Boards on which a list of rules comes to its last, the centre and a side."""

LAST_CORNER = tuple(
    next(b for b in _QUIET if [at for at in (0, 2, 6, 8) if b[at] == "."] == [corner])
    for corner in (0, 2, 6, 8)
)
"""Quiet boards on which one corner is free, each of the four."""

ONE_FREE = tuple(next(b for b in (*_QUIET, *_UNFINISHED) if free(b) == [at]) for at in range(9))
"""Boards on which one square is free, each of the nine; where there is one, nobody wins there."""

BOTH_WIN = _spread([b for b in _LATE if wins(b, "X") and wins(b, "O")], 6)
"""Boards on which either side could win at once."""
