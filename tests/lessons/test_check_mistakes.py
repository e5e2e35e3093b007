"""Mistakes that pupils make in right programs: each is named where it is, and for what it is."""

from pathlib import Path

import pytest

from tests.lessons.lesson_files import CS50, ROWS, STATEFUL, TEN
from tests.lessons.test_check_lessons import LINES, of_workbook, said

BOOK = of_workbook(
    "            copy = list(board)\n",
    "            copy = getBoardCopy(board)\n",
    of_workbook(
        "                copy[move] = letter\n",
        "                makeMove(copy, letter, move)\n",
        TEN,
    ),
).replace(
    "def isSpaceFree",
    """def getBoardCopy(board):
    copy = []
    for square in board:
        copy.append(square)
    return copy

def makeMove(board, letter, move):
    board[move] = letter

def isSpaceFree""",
)

STATES = """
class TicTacToe:
    def game_over(self, state):
        return state.utility != 0 or not state.moves
    def utility(self, state, player):
        return state.utility if player == "X" else -state.utility
"""


@pytest.mark.parametrize("code", [BOOK, STATES])
def test_the_programs_without_mistakes_are_right(tmp_path: Path, code: str) -> None:
    text = said(tmp_path, code)
    assert text.endswith("All right.")
    assert "getBoardCopy" not in text.partition("Not found")[2] or code is STATES


MISTAKES = {
    "the first tie": (
        of_workbook(
            "    if symbol in outcomes:\n        return symbol\n",
            "    for outcome in outcomes:\n        if outcome in (symbol, 'T'):\n"
            "            return outcome\n",
        ),
        "['T', 'T', 'O', 'T', 'T'] for O: wrong Expected: O Actual: 'T' Hint: O comes after the",
        "get_move_outcomes, what the moves lead to: depends on best_outcome_for_symbol",
    ),
    "three free squares": (
        of_workbook("board[a] != ' ' and ", ""),
        "Actual: True Hint: three free squares are no line",
        "a win in one: depends on check_winner",
    ),
    "the same list": (
        of_workbook("    copy = []\n", "    return board\n", BOOK),
        "Actual: the same board Hint: it gave back the same list",
        "a free square: depends on getBoardCopy; with a right one it is right",
    ),
    "the same rows": (
        of_workbook(
            "def free_squares(board):\n",
            "def copy_board(board):\n    return board[:]\n\ndef free_squares(board):\n",
            ROWS,
        ),
        "the rows in it are the same lists: each row has to be copied, too",
    ),
    "== for =": (
        of_workbook("    board[move] = letter\n", "    board[move] == letter\n", BOOK),
        "Hint: line 15: == only compares: = puts a value there",
        "a win in one: depends on makeMove",
    ),
    "a board that nobody takes back": (
        of_workbook(
            "    board[move] = letter\n",
            "    board = board[:]\n    board[move] = letter\n    return board\n",
            BOOK,
        ),
        "makeMove, a mark on a square: 3 of 3 wrong",
        "the board is as it was before: is the mark put on that one",
    ),
    "a side before a corner": (
        of_workbook("for at in [4, 0,", "for at in [4, 1, 0,", STATEFUL),
        "or 3, c3 (square 8 of the list) Actual: '8', b1 (square 1 of the list)",
    ),
    "nothing for a space": (
        of_workbook("board[move] == ' '", "board[move] == ''", BOOK),
        "Actual: False Hint: on square 3 stands ' ': what is that compared with?",
    ),
    "True too soon": (
        of_workbook("not any(isSpace", "not all(isSpace", BOOK),
        "does it look at all nine, and say True only after?",
    ),
    "no draw": (
        of_workbook(" or not state.moves", "", STATES),
        "TicTacToe.game_over, whether a state is the end of a game: 1 of 5 wrong",
        "XOOOOXXXO: wrong Expected: True Actual: False Hint: nobody has won, but no square is free",
    ),
    "a move that is not returned": (
        of_workbook(
            "    return (moves[comp_symbol] or moves['T'] or moves[human_symbol])[0]",
            "    if moves[comp_symbol] or moves['T']:\n"
            "        return (moves[comp_symbol] or moves['T'])[0]\n    moves[human_symbol][0]",
        ),
        "X..XO.O.O, X to move: wrong Expected: a free square Actual: None Hint: there is no return",
    ),
    "a state's utility": (
        """
from copy import deepcopy
def utility_of_move(move, state):
    after = {**state.board, move: state.to_move}
    lines = [[(at, col) for col in (1, 2, 3)] for at in (1, 2, 3)]
    lines += [[(row, at) for row in (1, 2, 3)] for at in (1, 2, 3)]
    lines += [[(at, at) for at in (1, 2, 3)], [(at, 4 - at) for at in (1, 2, 3)]]
    won = any(all(after.get(at) == state.to_move for at in line) for line in lines)
    return won * (1 if state.to_move == "X" else -1)
def result(move, state):
    after = deepcopy(state)
    after.board[move] = state.to_move
    after.moves.remove(move)
    after.to_move = "O" if state.to_move == "X" else "X"
    return after
""",
        "Expected: XOX.O..O., X to move, utility -1 Actual: XOX.O..O., X to move, utility 0 Hint:",
    ),
    "eight squares for a win": (
        of_workbook(
            "        for move in range(1, 10):\n", "        for move in range(1, 9):\n", BOOK
        ),
        "XOO.XO..., X to move: wrong Expected: 9 Actual: 7",
    ),
    "the block before the win": (
        of_workbook(
            "(computerLetter, 'O' if computerLetter == 'X' else 'X')",
            "('O' if computerLetter == 'X' else 'X', computerLetter)",
            BOOK,
        ),
        "Hint: it could win at once, but blocks O: does it look for wins first",
    ),
    "a list for all calls": (
        of_workbook(
            "def get_free_squares(board):\n    free = []\n",
            "def get_free_squares(board, free=[]):\n",
        ),
        "a list in the def line is one list for all calls: make a new one inside",
    ),
    "what stands there": (
        of_workbook("free.append(index)", "free.append(square)"),
        "that is what stands on the squares: their numbers are asked for",
    ),
    "a name that is like another": (
        of_workbook("append(get_move_outcomes(", "append(get_move_outcome("),
        "NameError: name 'get_move_outcome' is not defined (line 40) Hint: did you mean get_move_",
    ),
    "a value with the move": (
        of_workbook("    return best(actions", "    return 1, best(actions", CS50),
        "Hint: the move alone is asked for",
    ),
}


@pytest.mark.parametrize("kind", MISTAKES)
def test_a_mistake_is_named_where_it_is(tmp_path: Path, kind: str) -> None:
    code, *reasons = MISTAKES[kind]
    text = said(tmp_path, code)
    for reason in reasons:
        assert reason in text
    assert text.endswith(" 1 wrong.")


PLAYERS_1_AND_2 = f"""
{LINES}
class Game:
    def __init__(self):
        self.board = [0] * 9
        self.player = 1
    def free(self):
        return [at for at in range(9) if self.board[at] == 0]
    def move(self, square):
        if self.board[square]:
            return False
        self.board[square] = self.player
        self.player = 2 if self.player == 1 else 1
        return True
    def undo(self, square):
        self.board[square] = 0
        self.player = 2 if self.player == 1 else 1
    def winner(self):
        b = self.board
        return next((b[x] for x, y, z in LINES if 0 != b[x] == b[y] == b[z]), 0)
    def value(self):
        return -1 if self.winner() else -min((self.after(at) for at in self.free()), default=0)
    def after(self, square):
        self.move(square)
        value = self.value()
        self.undo(square)
        return value
    def ai_move(self):
        return min((self.after(at), at) for at in self.free())[1]
"""


def test_a_turn_that_stays_is_named_and_no_other_method(tmp_path: Path) -> None:
    assert said(tmp_path, PLAYERS_1_AND_2).endswith("All right.")
    stays = PLAYERS_1_AND_2.replace("2 if self.player == 1 else 1", "2", 1)
    text = said(tmp_path, stays)
    assert "after X's move the turn changes: does it after O's?" in text
    assert text.endswith(" 1 wrong.")


WORTH = f"""
{LINES}
player, opponent = "x", "o"
def is_moves_left(board):
    return "_" in board
def evaluate(board):
    for a, b, c in LINES:
        if board[a] == board[b] == board[c]:
            if board[a] == player:
                return 10
            if board[a] == opponent:
                return -10
    return 0
def minimax(board, depth, is_max):
    if evaluate(board) or not is_moves_left(board):
        return evaluate(board)
    found = []
    for at in range(9):
        if board[at] == "_":
            board[at] = player if is_max else opponent
            found.append(minimax(board, depth + 1, not is_max))
            board[at] = "_"
    return max(found) if is_max else min(found)
def find_best_move(board):
    worth = {{}}
    for at in range(9):
        if board[at] == "_":
            board[at] = player
            worth[at] = minimax(board, 0, False)
            board[at] = "_"
    return max(worth, key=worth.get)
"""


def test_a_right_search_depends_on_a_wrong_value(tmp_path: Path) -> None:
    assert said(tmp_path, WORTH).endswith("All right.")
    text = said(tmp_path, WORTH.replace("in LINES", "in LINES[:3] + LINES[4:]"))
    assert "minimax, the best move or its value: depends on evaluate" in text
    assert text.endswith(" 1 wrong.")


def test_a_right_player_waits_for_its_search(tmp_path: Path) -> None:
    text = said(tmp_path, WORTH.replace("max(found) if", "min(found) if"))
    assert "because it asks minimax: mend that one first" in text
    assert text.endswith(" 1 wrong.")
