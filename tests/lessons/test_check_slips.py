"""What `check` reads in the source of a wrong function, and what it only notes of a right one."""

import re
from pathlib import Path

import pytest

from tests.lessons.lesson_files import CS50, WORKBOOK
from tests.lessons.test_check_lessons import LINES, of_workbook, said

SLIPS = {
    "or with a text alone": (
        of_workbook(
            "    return human_symbol if symbol == comp_symbol else comp_symbol\n",
            "    if symbol == 'X' or 'x':\n        return 'O'\n    return 'X'\n",
        ),
        "O: wrong Expected: X Actual: 'O' Hint: line 23: or 'x' alone is always true: compare on",
    ),
    "a function that is not called": (
        of_workbook(
            "        if check_winner(board):\n            outcomes",
            "        if check_winner:\n            outcomes",
        ),
        "Hint: line 37: check_winner without brackets is not called: check_winner(...) is",
    ),
    "a return in the loop": (
        of_workbook(
            "    return best_outcome_for_symbol(", "        return best_outcome_for_symbol("
        ),
        "line 42: return stands in the loop, so only the first square is looked at",
    ),
    "a list outside": (
        of_workbook("    outcomes = []\n", "").replace(
            "def get_move_outcomes", "outcomes = []\ndef get_move_outcomes"
        ),
        "line 31: outcomes is made once, outside, and each call adds to it: make a new one inside",
    ),
}


@pytest.mark.parametrize("kind", SLIPS)
def test_a_slip_in_a_wrong_function_is_named_with_its_line(tmp_path: Path, kind: str) -> None:
    code, reason = SLIPS[kind]
    text = said(tmp_path, code)
    assert reason in text
    assert text.endswith(" 1 wrong.")


def test_an_error_is_told_its_own_reason_though_there_is_a_slip(tmp_path: Path) -> None:
    text = said(
        tmp_path,
        of_workbook(
            "        if check_winner(board):\n            outcomes",
            "        if check_winer(board) or 'T':\n            outcomes",
        ),
    )
    assert "NameError: name 'check_winer' is not defined (line 37) Hint: did you mean" in text
    assert "alone is always true" not in text


def test_what_is_no_slip_is_not_named(tmp_path: Path) -> None:
    """The rest of a function that is wrong may be as it is meant."""
    code = """
def free_squares(board):
    for square in range(9):
        if board[square] == "X":
            continue
        return [square] or "none"
    for square in range(9):
        return square
"""
    text = said(tmp_path, code)
    assert "Hint: some are missing" in text
    assert "line" not in text


BOUNDS = f"""
{LINES}
def value(board, maximizing, alpha, beta):
    for a, b, c in LINES:
        if " " != board[a] == board[b] == board[c]:
            return 1 if board[a] == "X" else -1
    for square in range(9):
        if board[square] == " ":
            board[square] = "X" if maximizing else "O"
            found = value(board, not maximizing, alpha, beta)
            board[square] = " "
            if maximizing:
                alpha = max(alpha, found)
            else:
                beta = min(beta, found)
            if alpha >= beta:
                break
    if " " not in board:
        return 0
    return alpha if maximizing else beta

def minimax(board, maximizing):
    return value(board, maximizing, -2, 2)
"""


def test_a_bound_that_cannot_move_is_noted_of_a_right_search(tmp_path: Path) -> None:
    assert "note" not in said(tmp_path, BOUNDS)
    code = of_workbook(
        "                alpha = max(alpha, found)\n",
        "                best = max(best, found)\n                alpha = min(alpha, best)\n",
        of_workbook(
            "    for square in range(9):\n", "    best = -2\n    for square in range(9):\n", BOUNDS
        ),
    )
    code = of_workbook("return alpha if", "return best if", code)
    text = said(tmp_path, code)
    assert "note: line 16: alpha never rises by min, so less is cut than could be" in text
    assert text.endswith("All right.")
    text = said(tmp_path, code.replace("minimax", "alphabeta"))
    assert "as many as plain minimax Hint: line 16: alpha never rises" in text


def test_the_projects_error_for_a_taken_square_is_asked_for(tmp_path: Path) -> None:
    check = '    if action not in actions(board):\n        raise ValueError("not free")\n'
    text = said(tmp_path, of_workbook(check, "", CS50))
    assert "(0, 0) on X........: note Expected: an error, as a mark stands there" in text
    assert (
        "Hint: the project asks for an error here: raise one where the square is not free" in text
    )
    assert text.endswith("All right.")


def test_the_projects_search_is_told_its_side_or_how_to_see_its_calls(tmp_path: Path) -> None:
    chosen = "    best = max if player(board) == X else min\n    return best(actions"
    text = said(tmp_path, of_workbook(chosen, chosen.replace("== X", "== O"), CS50))
    assert "it chooses what is best for the other side: are max and min the wrong way" in text
    last = chosen.replace("max if player(board) == X else min", "lambda all, key: max(all)")
    text = said(tmp_path, of_workbook(chosen, last, CS50))
    assert "after that? python -m engine trace mine.py:minimax XX.OO.... --to-move X shows" in text


LOOSE = """
board = [["." for col in range(3)] for row in range(3)]

def is_end(board):
    for mark in "XO":
        for at in range(3):
            if board[at] == [mark] * 3 or [row[at] for row in board] == [mark] * 3:
                return mark
        if board[0][0] == board[1][1] == board[2][2] == mark:
            return mark
        if board[0][2] == board[1][1] == board[2][0] == mark:
            return mark
    for row in board:
        if "." in row:
            return None
    return "."

def isMovesLeft(board):
    return any("." in row for row in board)

def evaluate(board):
    if is_end(board) == "X":
        return 10
    return -10 if is_end(board) == "O" else 0
"""


def test_other_names_for_the_end_of_a_game_are_known(tmp_path: Path) -> None:
    text = said(tmp_path, LOOSE)
    for found in ("is_end, as game_over", "isMovesLeft, as isBoardFull"):
        assert f"{found}: whether" in text
    assert text.endswith("All right.")
    wrong = said(tmp_path, of_workbook("any(", "not any(", LOOSE))
    assert "Expected: False Actual: True" in wrong
    assert wrong.endswith("1 wrong.")
    draw = of_workbook(
        "isMovesLeft(board):\n    return any(", "check_draw(board):\n    return not any(", LOOSE
    )
    assert said(tmp_path, draw).endswith("All right.")
    draw = draw.replace("check_draw(board)", "check_draw(board, turn)")
    assert "check_draw" not in said(tmp_path, draw)


@pytest.mark.parametrize(
    ("parameters", "answer"),
    [
        ("board, player", "10 if player else 0 if board else -1"),
        ("board", "sum(board)"),
        ("board", "1 if board == 'X' else 0"),
    ],
)
def test_an_estimate_is_no_result(tmp_path: Path, parameters: str, answer: str) -> None:
    code = f"{LINES}def evaluate({parameters}):\n    return {answer}\n"
    done = said(tmp_path, f"{code}def is_full(board):\n    return ' ' not in board\n")
    assert "evaluate" not in done


def test_who_only_prints_that_a_game_is_over_is_asked_nothing(tmp_path: Path) -> None:
    code = "def $(board):\n    if ' ' not in board:\n        "
    text = said(tmp_path, code.replace("$", "is_full") + "return True\n    return None\n")
    assert text.endswith("All right.")
    prints = code.replace("$", "is_end") + "print('It is over!')\n"
    text = said(tmp_path, f"{prints}def other_symbol(symbol):\n    return symbol\n")
    assert "is_end" not in text


def test_how_many_functions_were_looked_at_is_said(tmp_path: Path) -> None:
    text = said(tmp_path, f"{WORKBOOK}def helper(board):\n    return board\n")
    assert "Functions of the file that were looked at: 6 of 7. Workbook: part 6 of 6 done" in text


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        (
            "enumerate(board)",
            "enumerate(board[:8])",
            "part 1 of 6 done, Adding a basic computer player. Next comes part 2, Making It"
            " Modular: get_free_squares.",
        ),
        (
            "        board[square] = ' '  # back\n",
            "",
            "part 4 of 6 done, The best move for me! Next comes part 5, The next, next, next"
            " moves: get_move_outcomes.",
        ),
    ],
)
def test_how_far_the_workbook_is_done_is_said_of_a_wrong_one_too(
    tmp_path: Path, old: str, new: str, line: str
) -> None:
    text = said(tmp_path, of_workbook(old, new))
    assert text.endswith(f"Workbook: {line} 1 wrong.")


def test_a_slow_player_is_asked_of_an_early_board_once(tmp_path: Path) -> None:
    """That one answer serves each part; of the rest it is asked where few squares are free."""
    asks = "    with open('asked.txt', 'a') as asked:\n        print(*board, sep='', file=asked)\n"
    code = of_workbook("    moves = {comp_symbol", f"{asks}    moves = {{comp_symbol")
    assert said(tmp_path, code).endswith("All right.")
    boards = (tmp_path / "asked.txt").read_text().splitlines()
    assert [board for board in boards if board.count(" ") > 7] == ["X        "]


def test_who_chooses_from_a_dictionary_is_told_so(tmp_path: Path) -> None:
    code = "import random\ndef random_player(game):\n    return random.choice(game.state.board)\n"
    text = said(tmp_path, code)
    assert re.search(r"KeyError: \d \(line 3\) Hint: random.choice takes a list, and this is", text)


def test_marks_in_the_wrong_column_do_not_slide(tmp_path: Path) -> None:
    code = """
def display(board):
    for at in 0, 3, 6:
        print(board[at], board[at + 1], board[at + 2], sep="|")
"""
    assert said(tmp_path, code).endswith("All right.")
    swapped = "print(board[at], board[at + 2 - at // 6], board[at + 1 + at // 6]"
    text = said(
        tmp_path, of_workbook("print(board[at], board[at + 1], board[at + 2]", swapped, code)
    )
    assert "Hint: a mark is not in its column: compare row by row" in text
