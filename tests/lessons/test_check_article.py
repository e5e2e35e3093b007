"""A class that keeps its board, is told moves, and says how the game stands."""

from pathlib import Path

import pytest

from tests.lessons.test_check_lessons import of_workbook, said

CLASS = """
from itertools import cycle

BLANK_VALUE, O_VALUE, X_VALUE = 2, 3, 5
OTHER = {O_VALUE: X_VALUE, X_VALUE: O_VALUE}
KEYS = {7: 0, 8: 1, 9: 2, 4: 3, 5: 4, 6: 5, 1: 6, 2: 7, 3: 8}
THREES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

class Taken(Exception):
    pass

class NoSuchKey(Exception):
    pass

class Game:
    def __init__(self):
        self._board = [BLANK_VALUE] * 9
        self._turns = cycle((O_VALUE, X_VALUE))
        self._turn = next(self._turns)

    def player_move(self, key):
        if key not in KEYS:
            raise NoSuchKey(key)
        if self._board[KEYS[key]] != BLANK_VALUE:
            raise Taken(key)
        self._board[KEYS[key]] = self._turn

    def find_winner(self):
        for value in (O_VALUE, X_VALUE):
            for three in THREES:
                if all(self._board[at] == value for at in three):
                    return value
        return None

    @property
    def win(self):
        return self.find_winner() == self._turn

    @property
    def lose(self):
        return self.find_winner() == OTHER[self._turn]

    @property
    def draw(self):
        return BLANK_VALUE not in self._board

    @property
    def win_draw_lose(self):
        return self.win or self.lose or self.draw
"""

PLAYER = """
    def _square(self):
        for value in (self._turn, OTHER[self._turn]):
            for three in THREES:
                held = [self._board[at] for at in three]
                if held.count(value) == 2 and BLANK_VALUE in held:
                    return three[held.index(BLANK_VALUE)]
        return next(at for at in (4, 0, 2, 6, 8, 1, 3, 5, 7) if self._board[at] == BLANK_VALUE)

    def ai_move(self):
        return str({at: key for key, at in KEYS.items()}[self._square()])
"""

MISTAKES = {
    "free squares are refused": (
        CLASS + PLAYER,
        "!= BLANK_VALUE:",
        "== BLANK_VALUE:",
        "Game.player_move, a move on the object's own board: 3 of 4 wrong",
        "7 on ........., X to move: wrong Expected: X........ Actual: Taken: 7 (line 25) Hint: 7 is"
        " free here: which squares are to be refused?",
        "8 on XO..X...O, X to move: wrong Expected: refused: the board stays as it is",
        "Game.ai_move, as get_comp_move: the rule list: right",
        "1 wrong.",
    ),
    "a move does nothing": (
        CLASS + PLAYER,
        "self._board[KEYS[key]] = self._turn",
        "self._board[KEYS[key]] == self._turn",
        "Expected: a mark on the board Actual: ......... Hint: line 26: == only compares",
        "not checked because what its numbers mean is told by player_move, which puts no mark",
        "1 wrong.",
    ),
    "taken squares are overwritten": (
        CLASS,
        "!= BLANK_VALUE:",
        "== 0:",
        "8 on XO..X...O, X to move: wrong Expected: refused: the board stays as it is Actual:"
        " XX..X...O Hint: 8 is taken: is that asked before the mark is put?",
        "1 wrong.",
    ),
    "the other's mark": (
        CLASS,
        "KEYS[key]] = self._turn",
        "KEYS[key]] = OTHER[self._turn]",
        "Actual: O........ Hint: it is X's turn: whose mark is put there?",
        "1 wrong.",
    ),
    "two keys are mixed up": (
        CLASS,
        "7: 0, 8: 1",
        "7: 1, 8: 0",
        "7 on ........., X to move: wrong Expected: X........ Actual: .X....... Hint: which square"
        " of the list is 7?",
        "1 wrong.",
    ),
    "a square that is none": (
        CLASS,
        "if key not in KEYS:",
        "if key > 9:",
        "0 on .........: wrong Expected: refused: the board stays as it is Actual: KeyError: 0",
        "1 wrong.",
    ),
    "draw upside down": (
        CLASS,
        "return BLANK_VALUE not in",
        "return BLANK_VALUE in",
        "Game.draw, whether the game is a draw: 6 of 6 wrong",
        "Hint: a square is free here, so the game goes on",
        "Game.win_draw_lose, whether the game is over: depends on Game.draw",
        "1 wrong.",
    ),
    "win and lose are the same": (
        CLASS,
        "== OTHER[self._turn]",
        "== self._turn",
        "Game.win, whether the game is won: right",
        "Game.lose, whether the game is lost: 10 of 16 wrong XXX.OO..., O to move: wrong Expected:"
        " True Actual: False Hint: X has three in a row there, and it is O's turn",
        "depends on Game.lose; with a right one it is right",
        "1 wrong.",
    ),
    "a draw goes on": (
        CLASS,
        "self.win or self.lose or self.draw",
        "self.win or self.lose",
        "Game.win_draw_lose, whether the game is over: 1 of 7 wrong",
        "1 wrong.",
    ),
    "the list's own numbers": (
        CLASS + PLAYER,
        "{at: key for key, at in KEYS.items()}[self._square()]",
        "self._square()",
        "Expected: a free square Actual: answered '8': that is square 1 of the list, taken by O",
        "its numbers are those of the list, but player_move takes 7 8 9 / 4 5 6 / 1 2 3: square 0"
        " of the list is 7 there",
        "1 wrong.",
    ),
    "a wrong line": (
        CLASS + PLAYER,
        "(2, 5, 8)",
        "(2, 5, 7)",
        "Game.find_winner, as check_winner: whether somebody has won: 1 of 16 wrong",
        "Hint: in THREES, (2, 5, 8) is missing and (2, 5, 7) is no line",
        "Game.win, whether the game is won: depends on THREES",
        "Game.ai_move, as get_comp_move: the rule list: depends on THREES",
        "1 wrong.",
    ),
}


def test_the_whole_class_is_right(tmp_path: Path) -> None:
    """Its numbers are those of the keypad, its marks are primes."""
    text = said(tmp_path, CLASS + PLAYER)
    for name in ("player_move, a move on", "win, whether", "lose, ", "draw, ", "win_draw_lose, "):
        assert f"Game.{name}" in text
    assert "wrong" not in text
    assert text.endswith("All right.")


@pytest.mark.parametrize("mistake", MISTAKES)
def test_each_mistake_in_it_is_named(tmp_path: Path, mistake: str) -> None:
    """At the method that it is in, and what only follows from it is not called wrong."""
    code, old, new, *expected, end = MISTAKES[mistake]
    text = said(tmp_path, of_workbook(old, new, code))
    for each in expected:
        assert each in text
    assert text.endswith(end)
