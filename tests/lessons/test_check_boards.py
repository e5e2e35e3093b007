"""`check` finds out how a file writes its boards, whatever it makes them of."""

import re
from pathlib import Path

import pytest

from tests.lessons.test_check_lessons import LINES, said

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


FREE_NOWHERE_MADE = {
    "in the middle of a game": OF_A_LIST.replace("$", "square") + "if __name__ == '__main__':\n"
    "    example = ['O', 1, 'X', 'X', 4, 'X', 6, 'O', 'O']\n"
    "    print(get_free_squares(example))\n",
    "None, looked for": OF_A_LIST.replace("$", "at")
    .replace('not in ("X", "O")', "is None")
    .replace("if board[a]", "if board[a] and board[a]")
    + "def is_full(board):\n    return None not in board\n",
    "None, never named": OF_A_LIST.replace("$", "at")
    .replace('not in ("X", "O")', "is None")
    .replace("if board[a]", "if board[a] and board[a]"),
}


@pytest.mark.parametrize("kind", FREE_NOWHERE_MADE)
def test_a_free_square_is_found_where_no_empty_board_is_made(tmp_path: Path, kind: str) -> None:
    assert said(tmp_path, FREE_NOWHERE_MADE[kind]).endswith("All right.")


TEXT = """
LINES = ["012", "345", "678", "036", "147", "258", "048", "246"]
def check_winner(board):
    for line in LINES:
        marks = "".join(board[int(at)] for at in line)
        if marks in ("XXX", "OOO"):
            return marks[0]
    return None
def free_squares(board):
    return [at for at, square in enumerate(board) if square == "."]
def get_move_outcomes(symbol, board):
    other = "O" if symbol == "X" else "X"
    if check_winner(board):
        return check_winner(board)
    found = [get_move_outcomes(other, board[:at] + symbol + board[at + 1:])
             for at in free_squares(board)]
    return next((each for each in (symbol, "T", other) if each in found), "T")
"""

SIGNS = f"""
{LINES}
def free_squares(board):
    return [at for at in range(9) if board[at] == 0]
def check_winner(board):
    for line in LINES:
        total = sum(board[at] for at in line)
        if abs(total) == 3:
            return total // 3
    return 0
def other_player(player):
    return -player
def negamax(board, player):
    if check_winner(board):
        return -1
    best = -2
    for at in free_squares(board):
        board[at] = player
        best = max(best, -negamax(board, -player))
        board[at] = 0
    return best if best > -2 else 0
"""

FLAT = f"""
X, O, EMPTY = "X", "O", None
{LINES}
def initial_state():
    return [EMPTY] * 9
def player(board):
    return X if board.count(X) == board.count(O) else O
def actions(board):
    return [at for at in range(9) if board[at] is EMPTY]
def result(board, action):
    after = board[:]
    after[action] = player(board)
    return after
def winner(board):
    for a, b, c in LINES:
        if board[a] and board[a] == board[b] == board[c]:
            return board[a]
def terminal(board):
    return winner(board) is not None or EMPTY not in board
def utility(board):
    return {{X: 1, O: -1}}.get(winner(board), 0)
"""

KEYPAD = """
def is_free(board, square):
    return board[square] == " "
def draw_board(board):
    for first in (7, 4, 1):
        print("|".join(board[first:first + 3]))
board = [" "] * 10
"""

OTHER_BOARDS = {
    "a text": TEXT,
    "signs by sums": SIGNS,
    "CS50's names on nine squares": FLAT,
    "CS50's names on tuples": FLAT.replace("[EMPTY] * 9", "(EMPTY,) * 9").replace(
        "    after = board[:]\n    after[action] = player(board)\n    return after\n",
        "    return board[:action] + (player(board),) + board[action + 1:]\n",
    ),
    "a keypad": KEYPAD,
    "a dictionary by pairs": """
def new_board():
    return {(row, col): None for row in range(3) for col in range(3)}
def free_squares(board):
    return [square for square, mark in board.items() if mark is None]
def has_won(board, symbol):
    lines = [[(at, col) for col in range(3)] for at in range(3)]
    lines += [[(row, at) for row in range(3)] for at in range(3)]
    lines += [[(at, at) for at in range(3)], [(at, 2 - at) for at in range(3)]]
    return any(all(board[at] == symbol for at in line) for line in lines)
""",
    "a dictionary by names": """
board = dict.fromkeys(["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"], "-")
def free_squares(board):
    return [name for name in board if board[name] == "-"]
def is_free(board, square):
    return board[square] == "-"
def get_comp_move(board):
    return free_squares(board)[0]
""",
    "squares from 1 throughout": """
def free_squares(board):
    return [at + 1 for at in range(9) if board[at] == " "]
def is_free(board, square):
    return board[square - 1] == " "
""",
    "a board that is called b": """
def minimax(b, maximizing):
    lines = ((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6))
    for x, y, z in lines:
        if b[x] == b[y] == b[z] != " ":
            return 1 if b[x] == "X" else -1
    found = []
    for at in range(9):
        if b[at] == " ":
            found.append(minimax(b[:at] + ["OX"[maximizing]] + b[at + 1:], not maximizing))
    return (max if maximizing else min)(found, default=0)
""",
    "a computer that is always X": """
def get_free_squares(board):
    return [at for at in range(9) if board[at] == " "]
def get_comp_move(board):
    for at in get_free_squares(board):
        board[at] = "X"
        won = check_winner(board)
        board[at] = " "
        if won:
            return at
    return get_free_squares(board)[0]
def check_winner(board):
    lines = ((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6))
    return any(" " != board[a] == board[b] == board[c] for a, b, c in lines)
""",
    "another word for a tie": """
def best_outcome_for_symbol(symbol, outcomes):
    if symbol in outcomes:
        return symbol
    return "Tie" if "Tie" in outcomes else outcomes[0]
""",
    "a text called by a letter, the mover by the marks": f"""
{LINES}
def to_move(s):
    return "X" if s.count("X") == s.count("O") else "O"
def place(s, i):
    return s[:i] + to_move(s) + s[i + 1:]
def winner(s):
    return next((s[a] for a, b, c in LINES if "." != s[a] == s[b] == s[c]), None)
def negamax(s):
    if winner(s) or "." not in s:
        return -1 if winner(s) else 0
    return max(-negamax(place(s, i)) for i in range(9) if s[i] == ".")
START = "." * 9
""",
    "a symbol that need not be given": (
        f"{LINES}\ndef check_winner(board, symbol=None):\n"
        "    return any(' ' != board[a] == board[b] == board[c] for a, b, c in LINES)\n"
    ),
}


@pytest.mark.parametrize("kind", OTHER_BOARDS)
def test_boards_may_be_texts_tuples_or_numbers(tmp_path: Path, kind: str) -> None:
    text = said(tmp_path, OTHER_BOARDS[kind])
    assert re.search(r"All right( so far: (part|get_comp_move does what part) [23] .*)?\.$", text)


ROW_AND_COL = """
def is_valid_move(board, row, col):
    return 0 <= row < 3 and 0 <= col < 3 and board[row][col] == " "

def make_board():
    return [[" "] * 3 for _ in range(3)]
"""


def test_a_square_may_be_a_row_and_a_column(tmp_path: Path) -> None:
    assert said(tmp_path, ROW_AND_COL).endswith("All right.")
    wrong = said(tmp_path, ROW_AND_COL.replace('== " "', '!= " "'))
    assert "is_valid_move, as isSpaceFree: whether a square is free: 6 of 7 wrong" in wrong
    swapped = said(tmp_path, ROW_AND_COL.replace("[row][col]", "[col][row]"))
    assert "whether a square is free: 2 of 7 wrong" in swapped


FROM_THREE = f"""
{LINES}
def free_squares(board):
    return [at for at in range(9) if board[at] == 0]
def check_winner(board):
    return next((board[a] for a, b, c in LINES if 0 != board[a] == board[b] == board[c]), 0)
def win_in_one(board, player):
    for at in free_squares(board):
        if check_winner(board[:at] + [player] + board[at + 1:]) == player:
            return at
    return None
def computer_move(board, player):
    for who in player, 3 - player:
        if (at := win_in_one(board, who)) is not None:
            return at
    return next(at for at in (4, 0, 2, 6, 8, 1, 3, 5, 7) if board[at] == 0)
"""


def test_who_takes_a_player_from_three_has_players_1_and_2(tmp_path: Path) -> None:
    text = said(tmp_path, FROM_THREE)
    assert "Your boards are taken as 1 and 2 for the marks" in text
    assert "All right" in text
