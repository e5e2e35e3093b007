"""A learner's own function as a player, in every shape of the lessons, and what can go wrong."""

from pathlib import Path

import pytest

from tests.lessons.command import run

SHAPES = '''
"""Each function plays the first free square."""
comp_symbol, human_symbol = "O", "X"
winner = None

class Integer:  # As numpy's are: no int, but usable as an index.
    def __init__(self, value):
        self.value = value
    def __index__(self):
        return self.value

def get_comp_move(board):
    """The workbook's: it tries each square on the board and puts it back."""
    assert board.count(comp_symbol) <= board.count(human_symbol), "its own mark is O's seat's"
    for square in range(9):
        if board[square] == " ":
            board[square] = comp_symbol
            board[square] = " "
            return square

def choose(board, me, opponent):
    assert {me, opponent} == {*"XO"}
    return board.index(" ")

def swapped(letter, b):
    return b.index(" ")

def all_three(board, human_symbol, comp_symbol, depth=9):
    assert comp_symbol == "XO"[sum(map(bool, map(str.strip, board))) % 2]
    assert human_symbol != comp_symbol
    return board.index(" ")

def with_options(board, depth=9, mark="?"):
    assert depth == 9 and mark in "XO"
    return board.index(" ")

def works_out_the_turn(board):
    taken = [mark for mark in board if mark != " "]
    ahead = sum(1 if mark == "X" else -1 for mark in taken)
    assert ahead == len(taken) % 2, "X began"
    return board.index(" ")

def first_free(position):
    return position.free_cells[0]

def annotated(p: "engine.Position"):
    return p.free_cells[0]

def notebook(game):
    """It looks a move ahead, as notebooks do."""
    state = game.state
    moves = sorted(state.moves)
    assert (game.m, game.n, game.k) == (3, 3, 3)
    assert set(state.board) | set(moves) == {(r, c) for r in (1, 2, 3) for c in (1, 2, 3)}
    after = game.result(moves[0], state)
    assert after.board[moves[0]] == state.to_move != after.to_move
    assert moves[0] not in state.board and moves[0] not in after.moves
    if game.game_over(after):
        assert game.utility(after, state.to_move) == (1 if after.utility else 0)
        assert game.utility(after, after.to_move) == -game.utility(after, state.to_move)
    else:
        assert after.utility == game.utility(after, "X") == 0
    return moves[0]

def aima(game, state):
    return game.result(state, state.moves[0]) and state.moves[0]

def name(board, mark):
    return ["a1", "B1", "c 1", "a2", "centre", "c2", "a3", "b3", "bottom right"][board.index(" ")]

def numpys(board, mark):
    return Integer(board.index(" "))

def numpys_pair(board, mark):
    row, col = divmod(board.index(" "), 3)
    return [Integer(row + 1), Integer(col + 1)]
'''

FUNCTIONS = [
    line.partition("(")[0].removeprefix("def ")
    for line in SHAPES.splitlines()
    if line.startswith("def ")
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A learner's folder."""
    folder = tmp_path_factory.mktemp("learner")
    (folder / "shapes.py").write_text(SHAPES)
    (folder / "wrong.py").write_text(WRONG)
    return folder


@pytest.mark.parametrize("function", FUNCTIONS)
def test_every_shape_of_the_lessons_plays(folder: Path, function: str) -> None:
    """Against itself from both sides: X has the corners of the first free squares' game."""
    name = f"{folder}/shapes.py:{function}"
    done = run("simulate", "--x", name, "--o", name, "--games", "2", "--show")
    assert (done.returncode, done.stderr) == (0, "")
    assert "[X]| 8 | 9" in done.stdout, "X wins from a3 to c1 before b3 is played"


WRONG = """
import time
board = [" "] * 9

def centre(board, mark): return 4
def far(board, mark): return 9
def negative(board, mark): return -1
def digit(board, mark): return "5"
def word(board, mark): return "the middle one"
def pair_from_zero(board, mark): return (0, 2)
def three(board, mark): return (1, 2, 3)
def point(board, mark): return 4.0
def nothing(board, mark): print("hm")
def yes(board, mark): return True
def crash(board, mark): return board[10]
def deep(board): return deep(board)
def leave(board, mark): exit()
def marked(board, mark):
    board[4] = mark
    return 4
def appended(board, mark):
    board.append(mark)
    return 4
def marked_game(game):
    game.state.board[(2, 2)] = "X"
    return (2, 2)
def unready(game): return game.actions(game.state)
def taken_in_game(game): return game.result((1, 4), game.state)
def asks(board, mark): return int(input("Your move: ")) - 1
def asks_again(board, mark):
    while True:
        try:
            return int(input("Your move: "))
        except Exception:
            print("A number, please!")
def slow(board, mark):
    while True:
        try:
            time.sleep(60)
        except:
            pass
def none(): return 0
def only_mark(mark): return 0
def dash(board, mark): return board.index("free")
def taken_pair(board, mark): return [2, 2]
def method(self, board): return 0
def four(board, mark, other, more): return 0
def minimax(board, mark): return 0
def by_name(board, *, mark): return 0
def parts(board): yield 0
async def later(board): return 0
class Player:
    def __call__(self, board): return 0
number = 5
"""

IN_THE_GAME = {
    "centre": "answered 4: that is b2, which is taken by X, in O.. .X.",
    "far": "answered 9: it must be a number from 0 to 8, (row, col) from (1, 1) to (3, 3)",
    "negative": "answered -1: it must be a number from 0 to 8",
    "digit": "answered '5': it must be a number",
    "word": "answered 'the middle one': it must be",
    "pair_from_zero": "answered (0, 2): it must be",
    "three": "answered (1, 2, 3): it must be",
    "point": "answered 4.0: it must be",
    "nothing": "answered nothing (None): does every way through it end in a return?",
    "yes": "answered True: it must be a number",
    "crash": "failed in ... ... ... with X to move: IndexError: list index out of range (line 15)",
    "deep": "RecursionError: maximum recursion depth exceeded",
    "leave": "failed in ... ... ... with X to move: SystemExit",
    "marked": "changed the board it was given and did not put it back: square 4 was . and is X;"
    " answer with the square alone, and try moves on a copy, in ...",
    "appended": "made the board it was given another than a board",
    "marked_game": "changed the state it was given and did not put it back",
    "unready": "'Game' object has no attribute 'actions' (line 27); it has state, result,",
    "taken_in_game": "ValueError: (1, 4) is not free: state.moves are [(1, 1),",
    "asks": "asks for input in ... ... ... with X to move: a player has to choose by itself",
    "asks_again": "asks for input in ... ... ... with X to move: a player has to choose by itself",
    "dash": "ValueError: 'free' is not in list (line 44)",
    "taken_pair": "answered [2, 2]: that is b2, which is taken by X, in O",
    "slow": "took over 1 s in ... ... ... with X to move; --seconds allows more",
}
AT_THE_DOOR = {
    "none": "wrong.py:none is given no board: it must take (board), (board, mark), (position)",
    "only_mark": "wrong.py:only_mark is given no board",
    "minimax": "wrong.py:minimax gives a value, and a player gives a move: name what chooses it",
    "four": "wrong.py:four what is more? Say which of board, symbol, ",
    "method": "wrong.py:method what is self?",
    "by_name": "wrong.py:by_name must not need the parameter mark by name",
    "parts": "wrong.py:parts must be a plain function, without async or yield",
    "later": "wrong.py:later must be a plain function, without async or yield",
    "Player": "'Player' in {folder}/wrong.py is a class without a method such as ai_move()",
    "number": "'number' in {folder}/wrong.py is no function but 5",
    "centrre": "wrong.py has no function 'centrre': did you mean centre?",
}


@pytest.mark.parametrize("function", [*IN_THE_GAME, *AT_THE_DOOR])
def test_a_learners_mistake_is_one_clear_line(folder: Path, function: str) -> None:
    name = f"{folder}/wrong.py:{function}"
    done = run("simulate", "--x", name, "--o", "easy", "--seed", "2", "--seconds", "1")
    complaint = IN_THE_GAME.get(function) or AT_THE_DOOR[function].format(folder=folder)
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.returncode == (1 if function in IN_THE_GAME else 2)
