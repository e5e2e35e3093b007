"""Classes that keep a board and are told moves, each in its own way."""

from pathlib import Path

import pytest

from tests.lessons.test_check_lessons import of_workbook, said

NOTES = """
class Board:
    lines = ((1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9), (1, 5, 9), (3, 5, 7))

    def __init__(self):
        self.cells = [" "] * 9
        self.players = ["X", "O"]
        self.current = 0
        self.champion = None

    def play(self, place):
        print("played", place)
        if self.champion or self.cells[place - 1] != " ":
            return False
        self.cells[place - 1] = self.players[self.current]
        if self.has_won():
            self.champion = self.players[self.current]
        self.current = 1 - self.current
        return True

    def has_won(self):
        mark = self.players[self.current]
        return any(all(self.cells[at - 1] == mark for at in line) for line in self.lines)

    def is_tie(self):
        return self.champion is None and " " not in self.cells

    def is_over(self):
        return self.champion is not None or self.is_tie()
"""

OBJECTS = """
class Side:
    def __init__(self, symbol="X"):
        self.symbol = symbol

class Match:
    def __init__(self):
        self.first, self.second = Side("X"), Side("O")
        self.turn = self.first
        self.rows = [[(0, 0), (0, 1), (0, 2)], [(1, 0), (1, 1), (1, 2)], [(2, 0), (2, 1), (2, 2)]]
        self.rows += [[(r, c) for r in range(3)] for c in range(3)]
        self.rows += [[(0, 0), (1, 1), (2, 2)], [(0, 2), (1, 1), (2, 0)]]
        self.grid = [[None] * 3 for _ in range(3)]

    def put(self, row, column):
        self.grid[row - 1][column - 1] = self.turn.symbol

    @property
    def winner(self):
        for row in self.rows:
            marks = {self.grid[r][c] for r, c in row}
            if len(marks) == 1 and None not in marks:
                return marks.pop()

    def best_move(self):
        for mark in (self.turn.symbol, "O" if self.turn.symbol == "X" else "X"):
            for row in self.rows:
                held = [self.grid[r][c] for r, c in row]
                if held.count(mark) == 2 and None in held:
                    r, c = row[held.index(None)]
                    return r + 1, c + 1
        places = [(2, 2), (1, 1), (1, 3), (3, 1), (3, 3), (1, 2), (2, 1), (2, 3), (3, 2)]
        return next((r, c) for r, c in places if self.grid[r - 1][c - 1] is None)
"""

ENUM = """
from enum import Enum

class Mark(Enum):
    X = 1
    O = 2

class Place:
    def __init__(self, comp="O", human="X"):
        self.board = {key: None for key in "qweasdzxc"}

    def mark_square(self, mark, key):
        assert self.board[key] is None
        self.board[key] = mark

    def draw(self):
        return None not in self.board.values()
"""

PARITY = """
class Grid:
    def __init__(self):
        self.grid = [[" "] * 3 for _ in range(3)]
        self.moves = []
        self.over = False

    def make_move(self, row, col):
        if self.grid[row][col] != " ":
            raise ValueError("taken")
        self.grid[row][col] = "OX"[len(self.moves) % 2 == 0]
        self.moves.append((row, col))
        self.over = len(self.moves) == 9

    @property
    def full(self):
        return len(self.moves) == 9

    def is_draw(self):
        return self.over
"""

OTHERS = {
    "whose turn it is by the number of moves": (PARITY, "make_move", "full", "is_draw"),
    "players in a list, and what a move notes": (NOTES, "play", "has_won", "is_tie", "is_over"),
    "players that are objects, and rows": (OBJECTS, "put", "winner", "best_move"),
    "a dictionary": (ENUM, "mark_square", "draw"),
}


@pytest.mark.parametrize("kind", OTHERS)
def test_other_classes_are_right(tmp_path: Path, kind: str) -> None:
    """They are told moves, and whose turn it is, each in its own way."""
    code, *names = OTHERS[kind]
    text = said(tmp_path, code)
    for name in names:
        assert f".{name}, " in text
    assert text.endswith("All right.")
    assert text.startswith(("Board.", "Match.", "Place.", "Grid.")), "nothing is printed by them"


def test_what_a_wrong_move_should_have_noted_is_not_held_against_others(tmp_path: Path) -> None:
    """No moves bring the object to a board on which `is_over` could be asked."""
    text = said(tmp_path, of_workbook('cells[place - 1] != " "', 'cells[place] != " "', NOTES))
    assert "9 on ........., X to move: wrong Expected: ........X Actual: IndexError" in text
    assert "not checked because it reads champion, which Board.play notes: mend that one" in text
    assert text.endswith("1 wrong.")


def test_a_list_that_each_object_has_is_blamed_too(tmp_path: Path) -> None:
    """Its squares are named as the list names them."""
    wrong = "[(1, 0), (1, 1), (2, 2)]"
    text = said(tmp_path, of_workbook("[(1, 0), (1, 1), (1, 2)]", wrong, OBJECTS))
    assert f"in rows, [(1, 0), (1, 1), (1, 2)] is missing and {wrong} is no line" in text
    assert "a win in one: depends on rows; with a right one it is right" in text
    assert text.endswith("1 wrong.")


def test_a_wrong_line_within_a_function_is_named(tmp_path: Path) -> None:
    """With its place in the file."""
    code = """
def check_winner(board):
    for a, b, c in ((0,1,2), (3,4,5), (6,7,8), (0,3,6), (1,4,7), (2,5,8), (0,4,8), (2,4,8)):
        if board[a] == board[b] == board[c] != " ":
            return board[a]
"""
    text = said(tmp_path, code)
    assert "Hint: in line 3, (2, 4, 6) is missing and (2, 4, 8) is no line" in text
    assert text.endswith("1 wrong.")


def test_a_move_depends_on_another_method_in_the_objects_own_numbers(tmp_path: Path) -> None:
    """The board's 0 says that its marks are numbers, though none is named."""
    code = """
class Game:
    def __init__(self):
        self.cells = [0] * 9
        self.turn = 1

    def free_squares(self):
        return [at for at in range(8) if self.cells[at] == 0]

    def make_move(self, at):
        if at not in self.free_squares():
            return False
        self.cells[at] = self.turn
        return True
"""
    text = said(tmp_path, code)
    assert "Game.free_squares, the numbers of the free squares: 3 of 5 wrong" in text
    assert "own board: depends on Game.free_squares; with a right one it is right" in text
    assert text.endswith("1 wrong.")


ONE_SIDE = """
class Game:
    def __init__(self):
        self.cells = [" "] * 9
        self.turn = "X"

    def has_row(self, mark):
        lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6)]
        lines += [(1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
        return any(all(self.cells[at] == mark for at in line) for line in lines)

    def win(self):
        return self.has_row("X")

    def lose(self):
        return self.has_row("O")
"""


def test_a_win_may_be_that_of_one_mark_whoever_is_to_move(tmp_path: Path) -> None:
    assert said(tmp_path, ONE_SIDE).endswith("All right.")


def test_a_loss_is_not_that_of_the_mark_that_wins(tmp_path: Path) -> None:
    text = said(tmp_path, of_workbook('has_row("O")', 'has_row("X")', ONE_SIDE))
    assert "Game.win, whether the game is won: right" in text
    assert "Game.lose, whether the game is lost: 10 of 16 wrong" in text
