"""Functions that are given no board, as they work on the one of their file."""

from pathlib import Path

import pytest

from tests.engine.command import run
from tests.engine.test_check_lessons import LINES, of_workbook, said

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
