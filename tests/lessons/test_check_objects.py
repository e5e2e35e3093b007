"""A learner's own classes: boards are objects of theirs, made and filled as the class does it."""

from pathlib import Path

import pytest

from tests.lessons.command import run
from tests.lessons.test_check_lessons import LINES, said

FIELD = f"""
{LINES}
class Field:
    def __init__(self, start="X"):
        self.squares = $
        self.won_by = None
        self.turn = start

    def put_mark(self, mark, square):
        if self.squares[square] != $0:
            raise ValueError("taken")
        self.squares[square] = mark
        if any(all(self.squares[each] == mark for each in line) for line in LINES):
            self.won_by = mark

    def left(self):
        return [at for at, square in enumerate(self.squares) if square == $0]
"""

SEARCHER = """
class Searcher:
    def __init__(self, name, mark):
        self.name, self.mark = name, mark
        self.rival = "O" if mark == "X" else "X"

    def worth(self, field, turn):
        if field.won_by:
            return 1 if field.won_by == self.mark else -1
        if not field.left():
            return 0
        found = []
        for square in field.left():
            field.put_mark(turn, square)
            found.append(self.worth(field, self.rival if turn == self.mark else self.mark))
            field.squares[square], field.won_by = $0, None
            if found[-1] == (1 if turn == self.mark else -1):
                break
        return max(found) if turn == self.mark else min(found)

    def best_move(self, game):
        best = {}
        for square in game.left():
            game.put_mark(self.mark, square)
            best[square] = self.worth(game, self.rival)
            game.squares[square], game.won_by = $0, None
        return max(best, key=best.get)
"""


def _file(made: str = '[" "] * 9', free: str = '" "', more: str = SEARCHER) -> str:
    return (FIELD + more).replace("$0", free).replace("$", made)


@pytest.mark.parametrize(("made", "free"), [('[" "] * 9', '" "'), ("[None] * 9", "None")])
def test_a_player_is_given_an_object_of_the_file(tmp_path: Path, made: str, free: str) -> None:
    """Marks come there by its own method, which notes who has won; the player knows its mark."""
    text = said(tmp_path, _file(made, free))
    assert "Searcher.best_move, as get_comp_move: part 6" in text
    assert "all games: right" in " ".join(text.split())
    assert text.endswith("All right.")


def test_a_player_with_an_object_may_be_wrong(tmp_path: Path) -> None:
    """The object fits, so what comes is the player's own mistake."""
    text = said(tmp_path, _file().replace("else min(found)", "else max(found)"))
    assert "Searcher.best_move, as get_comp_move: part 6 (Computer can't be beat)" in text
    assert text.endswith("1 wrong.")


def test_a_move_may_be_made_on_the_object(tmp_path: Path) -> None:
    """A player that answers nothing has put its mark on the board that it was given."""
    makes = """
def computer_move(field, mark):
    for square in field.left():
        return field.put_mark(mark, square)
"""
    assert said(tmp_path, _file(more=makes)).endswith("what part 2 of 6 asks.")


def test_what_wants_an_object_that_cannot_be_made_is_not_checked(tmp_path: Path) -> None:
    """It is not called wrong, nor right; a name that no class of the file has is wrong."""
    wants = _file().replace('def __init__(self, start="X")', "def __init__(self, window, theme)")
    text = said(tmp_path, wants)
    assert "Searcher.best_move, as get_comp_move: part 2 (Making It Modular), a free" in text
    assert "not checked because it asks for left, which objects of your class Field have" in text
    assert text.endswith("Nothing wrong is seen; not checked: Searcher.best_move.")
    assert said(tmp_path, wants.replace("game.left()", "game.lefft()")).endswith("1 wrong.")


OWN_MARKS = """
class Play:
    def __init__(self$):
        self.board = {key: "-" for key in range(1, 10)}
        $0
    def free(self):
        return [key for key in self.board if self.board[key] == "-"]
    def has_won(self, mark):
        b = self.board
        rows = [(1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9), (1, 5, 9)]
        return any(b[x] == b[y] == b[z] == mark for x, y, z in [*rows, (3, 5, 7)])
    def worth(self, mine):
        if self.has_won(self.computer) or self.has_won(self.player):
            return 1 if self.has_won(self.computer) else -1
        found = []
        for key in self.free():
            self.board[key] = self.computer if mine else self.player
            found.append(self.worth(not mine))
            self.board[key] = "-"
            if found[-1] == (1 if mine else -1):
                break
        return (max if mine else min)(found, default=0)
    def computer_move(self):
        found = {}
        for key in self.free():
            self.board[key] = self.computer
            found[key] = self.worth(False)
            self.board[key] = "-"
        self.board[max(found, key=found.get)] = self.computer
"""


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (', player="X", computer="O"', "self.player, self.computer = player, computer"),
        ("", 'self.player, self.computer = "X", "O"'),
    ],
)
def test_an_object_has_the_marks_of_both(tmp_path: Path, given: str, kept: str) -> None:
    """The computer's own is that of who is to move, and the person called player has the other."""
    text = said(tmp_path, OWN_MARKS.replace("$0", kept).replace("$", given))
    assert "all games: right" in " ".join(text.split())
    assert text.endswith("All right.")


def test_it_is_traced_and_plays(tmp_path: Path) -> None:
    """`trace` and `simulate` read the board as `check` does."""
    (tmp_path / "mine.py").write_text(_file())
    traced = run("trace", f"{tmp_path}/mine.py:Searcher.worth", "worksheet").stdout
    assert "Called 14 times in all, by itself 13 times. All right." in " ".join(traced.split())
    player = f"{tmp_path}/mine.py:Searcher.best_move"
    played = run("simulate", "--x", "beginner", "--o", player, "--games", "1", "--seed", "1")
    assert played.returncode == 0, played.stderr


ARRAYS = """
import numpy

def new_board():
    return numpy.full($)

def free_squares(board):
    return $1

def is_board_full(board):
    return not (board == $0).any()
"""


@pytest.mark.parametrize(
    ("made", "free", "squares"),
    [
        ("(3, 3), ' '", "' '", "[(int(r), int(c)) for r, c in numpy.argwhere(board == ' ')]"),
        ("9, 0", "0", "numpy.flatnonzero(board == 0)"),
    ],
)
def test_boards_may_be_arrays(tmp_path: Path, made: str, free: str, squares: str) -> None:
    """Those of numpy, in rows or not."""
    pytest.importorskip("numpy")
    text = ARRAYS.replace("$0", free).replace("$1", squares).replace("$", made)
    assert said(tmp_path, text).endswith("All right.")
    assert said(tmp_path, text.replace("not (", "(")).endswith("1 wrong.")


NOBODY = f"""
from enum import Enum
{LINES}
class Cell(Enum):
    EMPTY = 0
    X = 1
    O = 2

class Board:
    def __init__(self):
        self.grid = [Cell.EMPTY] * 9
        self.turn = Cell.X

    def place(self, square):
        if self.grid[square] is not Cell.EMPTY:
            return False
        self.grid[square] = self.turn
        self.turn = Cell.O if self.turn is Cell.X else Cell.X
        return True

    def winner(self):
        for a, b, c in LINES:
            if Cell.EMPTY is not self.grid[a] is self.grid[b] is self.grid[c]:
                return self.grid[a]
        return Cell.EMPTY
"""


def test_nobody_may_be_what_stands_on_a_free_square(tmp_path: Path) -> None:
    assert said(tmp_path, NOBODY).endswith("All right.")
    wrong = said(tmp_path, NOBODY.replace("Cell.EMPTY is not ", ""))
    assert "Board.winner, as check_winner: whether somebody has won: 1 of 16 wrong" in wrong
