"""`trace` on a search that asks a game: what its values mean, and what it saves."""

from pathlib import Path

from tests.lessons.command import STUDENTS, run


def test_functions_that_call_each_other_mean_the_same(tmp_path: Path) -> None:
    """A leaf is right where the search above it takes the wrong one of its values."""
    code = (STUDENTS / "states_with_namedtuple.py").read_text(encoding="utf-8")
    code = code.replace("value = min(value, max_value", "value = max(value, max_value")
    (tmp_path / "mine.py").write_text(code, encoding="utf-8")
    done = run("trace", f"{tmp_path}/mine.py:alphabeta_player", ".OXOX..XO", "--to-move", "X")
    text = " ".join(done.stdout.split())
    assert "The first that goes wrong is call 2, with O to move on XOXOX..XO: should be 0" in text


SIDES = """
def player(board):
    return "X" if board.count("X") == board.count("O") else "O"

def winner(board):
    lines = [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]
    return next((board[a] for a, b, c in lines if " " != board[a] == board[b] == board[c]), "")

def after(board):
    for at in range(9):
        if board[at] == " ":
            yield [*board[:at], player(board), *board[at + 1:]]

def max_value(board):
    if winner(board) or " " not in board:
        return {"X": 1, "O": -1}.get(winner(board), 0)
    return max(min_value(each) for each in after(board))

def min_value(board):
    if winner(board) or " " not in board:
        return {"X": 1, "O": -1}.get(winner(board), 0)
    return min(max_value(each) for each in after(board))

def minimax(board):
    return max_value(board) if player(board) == "X" else min_value(board)
"""


def sides_traced(folder: Path, code: str) -> str:
    """Trace a search of two functions near the end of a game."""
    (folder / "mine.py").write_text(code)
    done = run("trace", f"{folder}/mine.py:minimax", "XX.OO....", "--to-move", "X")
    return " ".join(done.stdout.split())


def test_the_function_of_the_other_side_is_named_where_it_is_asked(tmp_path: Path) -> None:
    assert "All right." in sides_traced(tmp_path, SIDES)
    swapped = SIDES.replace('if player(board) == "X"', 'if player(board) == "O"')
    sentence = "call 2, with X to move on XX.OO....: min_value is asked, but X wants high values."
    assert sentence in sides_traced(tmp_path, swapped)
