"""Functions that are given no board, as they work on the one of their file."""

import re
from pathlib import Path

import pytest

from tests.lessons.command import run
from tests.lessons.test_check_lessons import LINES, of_workbook, said

OUTSIDE = f"""
board = [" "] * 9
turn = "X"
{LINES}
def free_squares():
    return [at for at in range(9) if board[at] == " "]

def switch_player():
    global turn
    turn = "O" if turn == "X" else "X"

def check_winner():
    for a, b, c in LINES:
        if " " != board[a] == board[b] == board[c]:
            return board[a]
    return None

def is_space_free(square):
    return board[square] == " "

def best(symbol):
    other = "O" if symbol == "X" else "X"
    if check_winner() or not free_squares():
        return check_winner() or "T"
    found = []
    for square in free_squares():
        board[square] = symbol
        found.append(best(other))
        board[square] = " "
    return next(each for each in (symbol, "T", other) if each in found)

def comp_move():
    other = "O" if turn == "X" else "X"
    order = [turn, "T", other]
    outcomes = []
    for square in free_squares():
        board[square] = turn
        outcomes.append((order.index(best(other)), square))
        board[square] = " "
    return min(outcomes)[1]

def show_board():
    for at in 0, 3, 6:
        print("|".join(board[at:at + 3]))
"""

PLACES = "    board[min(outcomes)[1]] = turn\n"


@pytest.mark.parametrize(
    "code",
    [
        OUTSIDE,
        of_workbook("    return min(outcomes)[1]\n", PLACES, OUTSIDE),
        OUTSIDE.replace("board", "spots"),
        OUTSIDE.replace('board = [" "] * 9', "def main():\n    global board\n    board = []"),
    ],
)
def test_a_board_outside_is_as_good(tmp_path: Path, code: str) -> None:
    """The player answers with a square, or puts its mark there; the board may be made later."""
    text = said(tmp_path, code)
    assert "every game" not in text
    assert text.endswith("All right so far: part 3 of 6 done.")


MISTAKES = {
    "one short": (
        of_workbook("for at in range(9) if", "for at in range(8) if", OUTSIDE),
        "free_squares, the numbers of the free squares: 3 of 5 wrong",
        "unbeatable: depends on free_squares",
    ),
    "the same turn": (
        of_workbook('"O" if turn == "X" else "X"\n\ndef check', "turn\n\ndef check", OUTSIDE),
        "switch_player, as other_symbol: the symbol of the other player: 2 of 2 wrong",
    ),
    "a mark that stays": (
        of_workbook('        board[square] = " "\n    return min', "    return min", OUTSIDE),
        "changed the board it was given and did not put it back",
    ),
    "no board at all": (
        "def check_winner():\n    return False\n",
        "it has no parameters: it must take (board, mark) Hint: what it is to look at is handed",
    ),
}


def test_a_person_called_player_is_not_the_turn(tmp_path: Path) -> None:
    code = f"""
{LINES}
bot, player = "O", "X"
def check_winner(board):
    for a, b, c in LINES:
        if " " != board[a] == board[b] == board[c]:
            return board[a]
def minimax(board, maximizing):
    if check_winner(board):
        return 1 if check_winner(board) == bot else -1
    found = []
    for at in range(9):
        if board[at] == " ":
            board[at] = bot if maximizing else player
            found.append(minimax(board, not maximizing))
            board[at] = " "
    return (max if maximizing else min)(found, default=0)
"""
    assert said(tmp_path, code).endswith("All right.")


@pytest.mark.parametrize("kind", MISTAKES)
def test_mistakes_on_it_are_named(tmp_path: Path, kind: str) -> None:
    code, *reasons = MISTAKES[kind]
    text = said(tmp_path, code)
    for reason in reasons:
        assert reason in text
    assert text.endswith(" 1 wrong.")


def test_it_is_traced_and_plays(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(OUTSIDE)
    name = f"{tmp_path}/mine.py"
    text = run("trace", f"{name}:best", "worksheet").stdout
    assert "Called 14 times in all, by itself 13 times. All right." in " ".join(text.split())
    done = run("simulate", "--x", "beginner", "--o", f"{name}:comp_move", "--games", "2")
    assert done.returncode == 0


OBJECTS = f"""
{LINES}
class Grid:
    def __init__(self):
        self.squares = [" "] * 9
        self.winner = None
    def place(self, square, letter):
        self.squares[square] = letter
        if any(all(self.squares[at] == letter for at in line) for line in LINES):
            self.winner = letter
    def free_squares(self):
        return [at for at in range(9) if self.squares[at] == " "]

class Computer:
    def __init__(self, letter):
        self.letter = letter
    def get_move(self, grid):
        found = []
        for square in grid.free_squares():
            grid.place(square, self.letter)
            found.append((self.minimax(grid, "O" if self.letter == "X" else "X"), square))
            grid.squares[square], grid.winner = " ", None
        return max(found)[1]
    def minimax(self, grid, letter):
        if grid.winner or not grid.free_squares():
            return 0 if not grid.winner else 1 if grid.winner == self.letter else -1
        found = []
        for square in grid.free_squares():
            grid.place(square, letter)
            found.append(self.minimax(grid, "O" if letter == "X" else "X"))
            grid.squares[square], grid.winner = " ", None
            if found[-1] == (1 if letter == self.letter else -1):
                break
        return max(found) if letter == self.letter else min(found)
"""


def test_a_player_may_be_given_an_object_with_the_board(tmp_path: Path) -> None:
    """The marks come there by its own method, which notes who has won."""
    text = said(tmp_path, OBJECTS)
    assert "Computer.get_move, as get_comp_move: part 6 (Computer can't be beat), all games" in text
    assert text.endswith("All right.")
    text = said(tmp_path, of_workbook('== " "]', '== "."]', OBJECTS))
    assert "Grid.free_squares, the numbers of the free squares: 4 of 5 wrong" in text
    (tmp_path / "mine.py").write_text(OBJECTS)
    text = run("trace", f"{tmp_path}/mine.py:Computer.minimax", "worksheet").stdout
    assert "All right." in text
    player = f"{tmp_path}/mine.py:Computer.get_move"
    done = run("simulate", "--x", "beginner", "--o", player, "--games", "1", "--seed", "1")
    assert done.returncode == 0


def test_a_state_is_not_the_game_that_has_a_method_of_its_parts_name(tmp_path: Path) -> None:
    code = """
class TicTacToe:
    def __init__(self):
        self.board = {}
    def utility(self, state, player):
        return state.utility * (1 if player == "X" else -1)
def game_over(state):
    return state.utility != 0 or not state.moves
"""
    assert said(tmp_path, code).endswith("All right.")


BOARDS_UNKNOWN = {
    "bits": """
WINS = 7, 56, 448, 73, 146, 292, 273, 84
def has_won(bits):
    return any(bits & win == win for win in WINS)
def best_move(me, you):
    free = [at for at in range(9) if not (me | you) >> at & 1]
    return next((at for at in free if has_won(me | 1 << at)), free[0])
""",
    "the moves so far": f"""
{LINES}
def free_squares(moves):
    return sorted(set(range(9)) - set(moves))
def has_won(moves, player):
    own = set(moves[player == "O"::2])
    return any(own.issuperset(line) for line in LINES)
def best_move(moves):
    player = "XO"[len(moves) % 2]
    wins = [at for at in free_squares(moves) if has_won([*moves, at], player)]
    return (wins or free_squares(moves))[0]
""",
    "sets of an object": f"""
{LINES}
class Game:
    def __init__(self):
        self.taken = {{"X": set(), "O": set()}}
    def free_squares(self):
        return set(range(9)) - self.taken["X"] - self.taken["O"]
    def has_won(self, who):
        return any(self.taken[who].issuperset(line) for line in LINES)
""".replace("self.taken[who]", "self.taken.get(who, set())"),
}


@pytest.mark.parametrize("kind", BOARDS_UNKNOWN)
def test_who_wants_no_board_that_is_known_is_not_checked(tmp_path: Path, kind: str) -> None:
    assert "Nothing wrong is seen; not checked: " in said(tmp_path, BOARDS_UNKNOWN[kind])


def test_what_a_function_keeps_outside_is_as_before_a_game(tmp_path: Path) -> None:
    code = f"""
{LINES}
board = ["-"] * 9
winner = None
def check_win():
    global winner
    for a, b, c in LINES:
        if "-" != board[a] == board[b] == board[c]:
            winner = board[a]
            return True
    return False
def check_tie():
    return "-" not in board and winner is None
"""
    assert said(tmp_path, code).endswith("All right.")


FIXED = f"""
{LINES}
board = [""] * 9
ai, human = "X", "O"
scores = {{"X": 1, "O": -1, "tie": 0}}
def check_winner():
    for a, b, c in LINES:
        if board[a] and board[a] == board[b] == board[c]:
            return board[a]
    return None if "" in board else "tie"
def minimax(board, is_maximizing):
    if check_winner():
        return scores[check_winner()]
    found = []
    for at in range(9):
        if board[at] == "":
            board[at] = ai if is_maximizing else human
            found.append(minimax(board, not is_maximizing))
            board[at] = ""
    return max(found) if is_maximizing else min(found)
def best_move():
    worth = {{}}
    for at in range(9):
        if board[at] == "":
            board[at] = ai
            worth[at] = minimax(board, False)
            board[at] = ""
    board[max(worth, key=worth.get)] = ai
"""


def test_a_computer_whose_mark_is_fixed_stays_that_mark(tmp_path: Path) -> None:
    text = said(tmp_path, FIXED)
    assert "minimax, the best move or its value: right" in text
    assert text.endswith("All right.")
    swapped = said(tmp_path, FIXED.replace("max(found) if", "min(found) if"))
    assert re.search(r"minimax, the best move or its value: \d of 6 wrong", swapped)
