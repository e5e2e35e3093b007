"""`check` finds out how a file writes its boards, whatever it makes them of."""

from pathlib import Path

import pytest

from tests.engine.test_check_lessons import LINES, said

LISTS = (
    "board = [0, 1, 2, 3, 4, 5, 6, 7, 8]",
    "board = list(range(9))",
    "def new_board():\n    return [str(at) for at in range(9)]",
    "def make():\n    squares = list('123456789')\n    return squares",
    "board = []\nfor at in range(9):\n    board.append(at + 1)",
)
ROWS = (
    "board = [[0, 1, 2], [3, 4, 5], [6, 7, 8]]",
    "board = [[3 * row + col for col in range(3)] for row in range(3)]",
    "grid = [['1', '2', '3'], ['4', '5', '6'], ['7', '8', '9']]",
)

OF_A_LIST = f"""
{LINES}
def check_winner(board):
    for a, b, c in LINES:
        if board[a] == board[b] == board[c]:
            return board[a]
    return None

def get_free_squares(board):
    return [$ for at, square in enumerate(board) if square not in ("X", "O")]
"""

OF_ROWS = """
def check_winner(board):
    slanted = [[board[i][i] for i in range(3)], [board[i][2 - i] for i in range(3)]]
    for a, b, c in [*board, *zip(*board), *slanted]:
        if a == b == c:
            return a
    return None

def get_free_squares(board):
    return [$ for r in range(3) for c in range(3) if board[r][c] not in ("X", "O")]
"""


@pytest.mark.parametrize(
    ("made", "code"),
    [
        *((made, OF_A_LIST.replace("$", told)) for made in LISTS for told in ("at", "square")),
        *(
            (made, OF_ROWS.replace("$", told))
            for made in ROWS
            for told in ("(r, c)", "board[r][c]")
        ),
    ],
)
def test_free_squares_may_be_numbers(tmp_path: Path, made: str, code: str) -> None:
    """From 0 or 1, as texts or not, in rows too; a free square is called by its place or number."""
    assert said(tmp_path, f"{made}\n{code}").endswith("All right.")


def test_a_list_of_numbers_need_not_be_a_board(tmp_path: Path) -> None:
    code = OF_A_LIST.replace("$", "at").replace('not in ("X", "O")', "== ' '")
    code = code.replace("if board[a]", "if ' ' != board[a]")
    asks = "def ask(move):\n    return move in [1, 2, 3, 4, 5, 6, 7, 8, 9]\n"
    text = said(tmp_path, f"{asks}{code}")
    assert "Your boards are taken as" not in text
    assert text.endswith("All right.")
