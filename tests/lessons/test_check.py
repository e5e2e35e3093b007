"""`python -m engine check`: a learner's functions against the boards of the lessons."""

from pathlib import Path

import pytest

from tests.lessons.command import refused, run
from tests.lessons.students import BLOG, NOTEBOOK, WORKBOOK

STATES = '''
from collections import namedtuple
GameState = namedtuple("GameState", "to_move utility board moves")

class TicTacToe:
    """The notebook's class."""

    def __init__(self, h=3, v=3, k=3):
        self.h, self.v, self.k = h, v, k

    def result(self, move, state):
        board = state.board.copy()
        board[move] = state.to_move
        moves = list(state.moves)
        moves.remove(move)
        return GameState("O" if state.to_move == "X" else "X", 0, board, moves)

    def utility(self, state, player):
        return state.utility if player == "X" else -state.utility

    def display(self, state):
        for x in range(1, self.h + 1):
            for y in range(1, self.v + 1):
                print(state.board.get((x, y), "."), end=" ")
            print()
'''


WINNER = """
def check_winner(board):
    return has_won(board, "X") or has_won(board, "O")
"""


def checked(folder: Path, code: str, *arguments: str) -> tuple[int, str]:
    """Check a file with this code; return the exit code and the output in one line."""
    (folder / "mine.py").write_text(code)
    done = run("check", f"{folder}/mine.py", *arguments)
    assert done.stderr == ""
    assert max(map(len, done.stdout.splitlines())) <= 80
    return done.returncode, " ".join(done.stdout.split())


def test_a_right_workbook_is_right_in_every_part(tmp_path: Path) -> None:
    code, text = checked(tmp_path, WORKBOOK + WINNER)
    assert code == 0
    assert text.endswith("All right.")
    assert "XOO.XO...: right Expected: [3, 6, 7, 8] Actual: [3, 6, 7, 8]" in text
    assert "['X', 'O', 'X', 'T', 'T'] for X: right Expected: X Actual: 'X'" in text
    given = ".OXOX..XO, O to move: right Expected: {0: 'X', 5: 'X', 6: 'T'}"
    assert given in text
    for part in (
        "2 (Making It Modular), a free square",
        "3 (Winning on the next turn), a win in one",
        "6 (Computer can't be beat), unbeatable",
        "6 (Computer can't be beat), all games",
    ):
        assert f"get_comp_move, part {part}: right" in text
    assert "every game as O: right Expected: never lost Actual: never lost" in text
    assert "Workbook: part 6 of 6 done, Computer can't be beat. All right." in text
    missing = (
        "isSpaceFree, isBoardFull, getBoardCopy, makeMove, chooseRandomMoveFromList, player_move,"
        " win, lose, draw, win_draw_lose, result, compute_utility, utility, game_over, display,"
        " alphabeta, minimax, initial_state, player, actions, winner, terminal."
    )
    assert f"Not found, so not checked: {missing}" in text


def test_a_notebooks_functions_and_methods_are_checked(tmp_path: Path) -> None:
    code, text = checked(tmp_path, STATES + NOTEBOOK)
    assert (code, text[-10:]) == (0, "All right.")
    assert "(2, 2) in ........., X to move: right Expected: ....X...., O to move" in text
    assert "XXXOO.... for O: right Expected: -1 Actual: -1" in text
    assert "X..XO.O.O: right Expected: X.. / XO. / O.O Actual: X . . / X O . / O . O" in text
    assert "alphabeta, the best move or its value, without games that cannot matter: right" in text


def test_own_names_are_given_or_guessed(tmp_path: Path) -> None:
    code, text = checked(tmp_path, BLOG, "--name", "get_comp_move=choose")
    assert code == 0
    assert "Your boards are taken as a list of ten, square 0 unused." in text
    assert "isWinner, as check_winner: whether somebody has won: right" in text
    assert "choose, as get_comp_move: the rule list: right" in text
    code, text = checked(tmp_path, "def getEmptySquares(b):\n    return b\n")
    assert "getEmptySquares, as free_squares" in text


def test_a_player_that_is_right_by_luck_or_on_the_boards_alone_is_found_out(tmp_path: Path) -> None:
    lucky = """
asked = set()
def getComputerMove(board, letter):
    text = "".join(board).replace(" ", ".")
    first, _ = text not in asked, asked.add(text)
    if first and text in ("XX.OO....", "XOO.XO..."):
        return {"XX.OO....": 2, "XOO.XO...": 8}[text]
    return [i for i in range(9) if board[i] == " "][-2 if text.count(".") > 1 else 0]
"""
    _, text = checked(tmp_path, lucky)
    assert "XX.OO...., X to move: wrong Expected: 2 Actual: 7" in text
    sides = WORKBOOK.replace("random.choice([0, 2, 6, 8])", "1")
    _, text = checked(tmp_path, sides, "--wrong")
    assert "X...O...X, O to move" not in text, "the boards of the last part are right"
    assert "every game as O: wrong Expected: never lost Actual: lost: b2 b1" in text
    assert "unbeatable --losses names the move that lost" in text


WRONG = {
    "def free_squares(board): return [i + 1 for i in range(9) if board[i] == ' ']": (
        "Actual: [4, 7, 8, 9] Hint: what number has the first square of a list? Here it is 0"
    ),
    "def free_squares(board): return [i for i in range(8) if board[i] == ' ']": (
        "Hint: some are missing: does it look at every square"
    ),
    "def free_squares(board): return board.count(' ')": "Hint: the squares themselves are asked",
    "def free_squares(board): return [i for i in range(9) if board[i] != ' ']": (
        "Hint: these squares are taken"
    ),
    "def free_squares(b):\n    b.append(' ')\n    return [i for i in range(9) if b[i] == ' ']": (
        "Hint: a question changes nothing: the board is not as it was before"
    ),
    "def free_squares(board): print(board)": (
        "Actual: None Hint: it printed that, it did not return it"
    ),
    "def free_squares(board):\n    for i in range(10):\n        if board[i] == ' ': yield i": (
        "IndexError: list index out of range (line 3) Hint: the squares of a list count from 0"
    ),
    "board = []\ndef free_squares(): return []": "it has no parameters: it must take (board)",
    "def free_squares(board, a): return []": "has too many parameters: it must take (board)",
    "def other_symbol(s): print('O')": "Hint: it printed that, it did not return it",
    "def other_symbol(s):\n    if s == 'X': return 'O'": (
        "O: wrong Expected: X Actual: None Hint: there is no return on this way"
    ),
    "def other_symbol(s): return s": "X: wrong Expected: O Actual: 'X' Hint: there are two",
    "def best_outcome_for_symbol(symbol, outcomes): return max(outcomes)": (
        "['X', 'O', 'X', 'T', 'T'] for O: wrong Expected: O Actual: 'X' Hint: if O could choose"
    ),
    "def get_move_outcomes(board, symbol):\n    board[0] = symbol\n    return []": (
        "Hint: each move that is tried has to be taken back before the next"
    ),
    "def get_move_outcomes(board): return {i: 'T' for i in range(9) if board[i] == ' '}": (
        "Hint: play 0 on paper: whose turn is it then, and what would they choose?"
    ),
    "import random\ndef get_comp_move(board):\n    return random.randrange(9)": "is taken by",
    "def get_comp_move(board): return input()": "Actual: asks for input()",
    "def get_comp_move(board): return '5'": "answered the text '5': int(...) makes the number 5",
    "def result(move, state):\n    state.board[move] = 'X'\n    return state": (
        "Hint: the state before is no longer as it was"
    ),
    "def result(state, action): return state": "Hint: which mark stands on (2, 2) now",
    "def result(state): return {'board': {(2, 2): 'X'}, 'to_move': 'X'}": "whose turn is it after",
    "def result(state, move): pass": "Actual: None Hint: there is no return on this way",
    "def utility(state, player): return 1": "Hint: 1 for who has won, -1 for the other",
    "def display(state): pass": "Hint: nothing was printed",
    "def display(state): print(state.board.values())": "Hint: a row of the board is a line",
    "def alphabeta(state, alpha, beta, depth): return 0": "Expected: X wins, by 2 Actual: 0",
}


@pytest.mark.parametrize("code", WRONG)
def test_what_is_wrong_comes_with_a_hint(tmp_path: Path, code: str) -> None:
    exit_code, text = checked(tmp_path, code)
    assert WRONG[code] in text
    assert exit_code == 1
    assert text.endswith(" wrong.")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["nowhere.py"], "there is no file 'nowhere.py'"),
        (["mine.py", "--name", "free_squares"], "write it as TASK=YOURS, TASK one of free_sq"),
        (["mine.py", "--name", "fork=f"], "write it as TASK=YOURS"),
        (["mine.py", "--name", "free_squares=f"], "mine.py has no function 'f'"),
        (["mine.py"], "mine.py has none of the lessons' functions (free_squares, other_symbol,"),
        ([], "the following arguments are required: FILE"),
        (["loop.py"], 'put its game loop under: if __name__ == "__main__":'),
    ],
)
def test_wrong_input_is_refused_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text("def unrelated(board):\n    return 0\n")
    (tmp_path / "loop.py").write_text("move = input()\n")
    assert complaint in refused("check", *arguments)
