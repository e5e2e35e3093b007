"""`check` takes the lessons' code as they write it, and says why a wrong one is wrong."""

import re
from contextlib import chdir
from pathlib import Path

import pytest

from tests.lessons.command import run
from tests.lessons.lesson_files import CS50, ROWS, STATEFUL, TEN, WORKBOOK

LINES = "LINES = [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]\n"


def said(folder: Path, code: str, *arguments: str) -> str:
    """Check a file with this code; return what is said, in one line."""
    (folder / "mine.py").write_text(code)
    with chdir(folder):
        done = run("check", "mine.py", "--wrong", *arguments)
    assert done.stderr == ""
    return " ".join(done.stdout.split())


WINS = """
def get_comp_move(board):
    for square in get_free_squares(board):
        board[square] = comp_symbol
        wins = check_winner(board)
        board[square] = ' '
        if wins:
            return square
    return random.choice(get_free_squares(board))
"""

RIGHT = {
    "the workbook": WORKBOOK,
    "ten strings": TEN,
    "an object with its own board": STATEFUL,
    "CS50's project": CS50,
    "rows": ROWS,
    "a list shown in one line": (
        "def show_board(board):\n    print(board[:3], board[3:6], board[6:])\n"
    ),
    "a display with a grid": (
        "def display(board):\n    for at in 0, 3, 6:\n        print('|'.join(board[at:at + 3]))\n"
        "        print('-+-+-')\n"
    ),
    "a display of its own state": """
class TicTacToe:
    def __init__(self, rows=3, cols=3, k=3):
        self.board = {}
    def display(self):
        for row in (1, 2, 3):
            print(*[self.board.get((row, col), '.') for col in (1, 2, 3)])
        print('---')
""",
    "the symbol first, by any name": """
def best_outcome_for_symbol(whose, found):
    for letter in (whose, "T"):
        if letter in found:
            return letter
    return found[0]
""",
    "the list first": "def best_outcome(first, second):\n"
    "    return second if second in first else 'T' if 'T' in first else first[0]\n",
    "numbers for free squares": """
squares = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
def check_winner(squares):
    for a, b, c in ((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)):
        if squares[a] == squares[b] == squares[c]:
            return squares[a]
    return None
""",
    "numbers for marks": f"board = [0] * 9\n{LINES}"
    """
def find_winner(board):
    for a, b, c in LINES:
        if board[a] == board[b] == board[c] == 1:
            return 1
        if board[a] == board[b] == board[c] == -1:
            return -1
    return 0
""",
    "a state that is copied deeply": """
from copy import deepcopy
def result(move, state):
    after = deepcopy(state)
    after.board[move] = after.to_move
    after.moves.remove(move)
    after.to_move = "O" if state.to_move == "X" else "X"
    return after
""",
    "alpha-beta with a value and a move": """
def alphabeta(game, state, alpha=-9, beta=9):
    if game.game_over(state):
        return None, state.utility
    best, worth = None, None
    for move in state.moves:
        _, value = alphabeta(game, game.result(move, state), alpha, beta)
        if state.to_move == "X" and (worth is None or value > worth):
            best, worth, alpha = move, value, max(alpha, value)
        elif state.to_move == "O" and (worth is None or value < worth):
            best, worth, beta = move, value, min(beta, value)
        if alpha >= beta:
            break
    return best, worth
""",
}


@pytest.mark.parametrize("kind", RIGHT)
def test_what_is_right_is_called_right(tmp_path: Path, kind: str) -> None:
    text = said(tmp_path, RIGHT[kind])
    assert text.endswith("All right.")
    assert not re.search(r"\bwrong\b|depends", text)


def of_workbook(old: str, new: str, code: str = WORKBOOK) -> str:
    """Return the workbook's program with a mistake."""
    assert old in code
    return code.replace(old, new)


WRONG = {
    "rows only": (
        of_workbook(
            "[(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]", "[(0,1,2)]"
        ),
        "check_winner, whether somebody has won: 8 of 16 wrong OO.XXX..O, across: wrong",
        "get_move_outcomes, what the moves lead to: depends on check_winner; with a right one",
    ),
    "counted from 1": (
        of_workbook("free.append(index)", "free.append(index + 1)"),
        "get_free_squares, as free_squares: the numbers of the free squares: 4 of 5 wrong",
        "unbeatable: depends on get_free_squares; with a right one it is right",
    ),
    "the own symbol after the own move": (
        of_workbook("get_move_outcomes(human_symbol", "get_move_outcomes(comp_symbol"),
        "asked for O on OOXOX..XO: after one's own move it is the other's turn",
    ),
    "the same symbol in the recursion": (
        of_workbook("get_opposite_symbol(symbol), board", "symbol, board"),
        "X on OOXOX..XO: is asked for O, but O has just moved, so it is X's turn: whose turn is",
        "unbeatable: depends on get_move_outcomes",
    ),
    "not taken back": (
        of_workbook("        board[square] = ' '  # back\n", ""),
        "each move that is tried has to be taken back before the next",
    ),
    "no return": (
        of_workbook("    return best_outcome_for_symbol(", "    best_outcome_for_symbol("),
        "there is no return on this way through the function",
    ),
    "no end": (
        of_workbook("    if not free:\n        return 'T'\n", ""),
        "no square is free, and nobody has won: is that looked at first?",
    ),
    "an inner rows' copy": (
        of_workbook("copy.deepcopy(board)", "board.copy()", CS50),
        "(1, 1) on .........: wrong",
        "the board before is no longer as it was",
    ),
    "a mover that is not X": (
        of_workbook("X if marks % 2 == 0 else O", "O if marks % 2 == 0 else X", CS50),
        "player, whose turn it is: 5 of 5 wrong",
        "minimax, the best move: depends on player",
    ),
    "the last rule without a return": (
        of_workbook(
            "    return choose_random(board, (2, 4, 6, 8))", "    choose_random(board, (2,))", TEN
        ),
        "XOX.X.OXO, O to move: wrong Expected: a free square Actual: None Hint: there is no return",
    ),
    "an empty list": (
        of_workbook("random.choice(free) if free else None", "random.choice(free)", TEN),
        "a list of taken squares: wrong Expected: None Actual: IndexError",
    ),
    "eight squares of nine": (
        of_workbook("for move in range(1, 10))", "for move in range(1, 9))", TEN),
        "isBoardFull, whether no square is free: 1 of 6 wrong XOOOOXXX.: wrong",
    ),
    "marks that slide": (
        "def display(state):\n    for row in (1, 2, 3):\n"
        "        print(*[m for (r, c), m in sorted(state.board.items()) if r == row])\n",
        "a free square needs something in its place too",
    ),
    "a state that is changed": (
        "def result(move, state):\n    state.board[move] = state.to_move\n    return state\n",
        "the state before is no longer as it was",
    ),
    "minimax by another name": (
        """
def alphabeta(game, state, alpha=-9, beta=9):
    if game.game_over(state):
        return state.utility
    values = [alphabeta(game, game.result(move, state), alpha, beta) for move in state.moves]
    return max(values) if state.to_move == "X" else min(values)
""",
        "1,053 positions, as many as plain minimax Hint: it cuts nothing",
    ),
    "printed": (
        "def best_outcome_for_symbol(symbol, outcomes):\n    print(symbol)\n",
        "it printed that, it did not return it",
    ),
    "rows of a move only": (
        "def compute_utility(move, state):\n"
        "    marks = [state.board.get((move[0], c)) for c in (1, 2, 3) if c != move[1]]\n"
        "    return (marks == ['X'] * 2) - (marks == ['O'] * 2)\n",
        "compute_utility, what a move makes of a state: 7 of 13 wrong (3, 1) in XO.XO....",
    ),
    "used above its definition": (
        "symbol = get_opposite_symbol('X')\ndef get_opposite_symbol(symbol):\n"
        "    return 'O' if symbol == 'X' else 'X'\n",
        "line 1 of mine.py uses get_opposite_symbol above the place where it is defined, line 2",
        "the symbol of the other player: right",
    ),
}


@pytest.mark.parametrize("kind", WRONG)
def test_what_is_wrong_is_called_wrong_once_and_for_its_own_reason(
    tmp_path: Path, kind: str
) -> None:
    code, *reasons = WRONG[kind]
    text = said(tmp_path, code)
    for reason in reasons:
        assert reason in text
    assert text.endswith(" 1 wrong.")


def test_a_function_half_built_is_told_its_next_step(tmp_path: Path) -> None:
    start = WORKBOOK.index("def get_move_outcomes")
    functions = WORKBOOK[:start]
    built = f"{functions}def get_move_outcomes(symbol, board):\n"
    built += "    free = get_free_squares(board)\n    if not free:\n        return 'T'\n"
    text = said(tmp_path, built)
    assert "half built, next comes a won board: a move that wins at once" in text
    assert "XOO.XO..., X to move: next Expected: X Actual: None" in text
    built += """
    found = []
    for square in free:
        board[square] = symbol
        if check_winner(board):
            found.append(symbol)
        board[square] = ' '
    return best_outcome_for_symbol(symbol, found)
"""
    text = said(tmp_path, built)
    assert "half built, next comes one square left, and nobody wins (task 5.5)" in text
    assert text.endswith("Right as far as it goes: get_move_outcomes is half built.")


def test_a_part_that_is_done_is_named(tmp_path: Path) -> None:
    text = said(tmp_path, WORKBOOK[: WORKBOOK.index("def get_move_outcomes")] + WINS)
    assert "part 4 of 6 done, The best move for me! Next comes part 5" in text


def test_a_part_of_the_workbook_that_is_done_is_done(tmp_path: Path) -> None:
    start, end = WORKBOOK.index("def best_outcome"), WORKBOOK.index("while True:")
    small = WORKBOOK[:start].replace("'X'", "'x'").replace("'O'", "'o'")
    text = said(tmp_path, f"{small}{WINS}{WORKBOOK[end:]}")
    assert "Your boards are taken as 'x' and 'o' for the marks." in text
    assert "left out, as it asks for input while it is loaded: put its game loop under" in text
    assert "Next comes part 4, The best move for me!: best_outcome_for_symbol." in text
    assert text.endswith("All right so far: part 3 of 6 done.")


def test_a_function_that_does_not_end_is_ended(tmp_path: Path) -> None:
    code = "def get_free_squares(board):\n    while board:\n        pass\n" + WORKBOOK.partition(
        "def get_opposite_symbol"
    )[2].join(["def get_opposite_symbol", ""])
    text = said(tmp_path, code, "--seconds", "1")
    assert "Actual: took over 1 s; --seconds allows more" in text
    assert "get_opposite_symbol, as other_symbol: the symbol of the other player: right" in text


def test_a_player_that_does_not_end_is_ended(tmp_path: Path) -> None:
    code = "import random\ndef get_comp_move(board):\n    while True:\n        random.random()\n"
    text = said(tmp_path, code, "--seconds", "1")
    assert "get_comp_move, part 2 (Making It Modular), a free square: 1 of 1 wrong" in text
    assert text.endswith(" 1 wrong.")


def test_such_files_play(tmp_path: Path) -> None:
    """Also against a person, and all of a folder's against one another."""
    for name, code in (("ten", TEN), ("stateful", STATEFUL), ("rows", ROWS), ("cs50", CS50)):
        (tmp_path / f"{name}.py").write_text(code)
    names = [f"{tmp_path}/stateful.py:Game", f"{tmp_path}/ten.py:getComputerMove"]
    names += [f"{tmp_path}/cs50.py:minimax", f"{tmp_path}/rows.py:choose"]
    for name in names:
        done = run("simulate", "--x", "beginner", "--o", name, "--games", "1", "--seed", "1")
        assert done.returncode == 0
    (tmp_path / "cs50.py").unlink()  # Its first move takes seconds.
    (tmp_path / "empty.py").write_text("def helper():\n    return 1\n")
    done = run("tournament", str(tmp_path), "easy", "--games", "1", "--seed", "1")
    assert "4 players on 3x3, 12 games" in done.stdout
    assert f"{tmp_path}/empty.py has no function that plays" in done.stderr
    typed = "a1\nb1\nq\n"
    arguments = ["play", "--level", names[1], "--mark", "X", "--first", "me"]
    assert "Computer (O) plays " in run(*arguments, typed=typed).stdout


def test_who_fails_against_a_person_is_told_why(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def choose(board):\n    return 9\n")
    arguments = ["play", "--mark", "O", "--first", "other", "--level"]
    done = run(*arguments, f"{tmp_path}/mine.py:choose")
    assert done.returncode == 1
    assert "answered 9: it must be 0 to 8" in done.stderr
    done = run(*arguments, "brilliant")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
