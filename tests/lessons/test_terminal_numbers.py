"""Squares by number at the terminal: from 1, from 0, like a keypad; and which are free."""

import pytest

from tests.lessons.command import refused, run, shown


def test_free_lists_the_free_squares_by_number_and_name() -> None:
    assert "3, 6, 7, 8 (a2, a3, b3, c3)" in shown("free", "xoo_xo___", "--zero")
    assert "4, 1, 2, 3 (a2, a3, b3, c3)" in shown("free", "XOO.XO...", "--keypad")
    assert "1 free square: 9 (c3)." in shown("free", "XOOOOXXX.")
    assert shown("free", "XOOOOXXXO").endswith("No free squares: the board is full.\n")


@pytest.mark.parametrize(
    ("numbering", "typed", "answers"),
    [
        ([], "5\n5\n10\n", ["5 is taken by X", "10 is not on a board"]),
        (
            [],
            "foo\n\n",
            ["'foo' is not the name of a cell", "Type the number or the name of a free"],
        ),
        ([], "1,2\nd4\n", [" 1 |[X]| 3 ", "d4 is not on a board of 3 rows and 3 columns"]),
        (["--keypad"], "7\n7\na1\n", ["[X]| 8 | 9 ", "7 is taken by X", "a1 is taken by X"]),
        (["--zero"], "０\n0\n9\n", ["[X]| 1 | 2 ", "0 is taken by X", "9 is not on a board"]),
        (["--pairs"], "1,3\n1,3\n4,1\n", ["|1,2|[X]", "1,3 is taken by X", "4,1 is not on a"]),
        (["--zero", "--board", "4x4"], "centre\n", ["That could be 5 or 6 or 9 or 10."]),
    ],
)
def test_a_wrong_square_is_named_as_it_was_typed(
    numbering: list[str], typed: str, answers: list[str]
) -> None:
    done = run("play", "--two", "--mark", "x", "--first", "ME", *numbering, typed=f"{typed}q\n")
    for answer in answers:
        assert answer in done.stdout


def test_simulate_draws_numbers_from_zero() -> None:
    levels = "--x", "Easy", "--o", "BEGINNER"
    text = shown("simulate", *levels, "--games", "3", "--seed", "1", "--show", "--zero")
    assert "Game 3: " in text
    assert " 6 | 7 | O " in text


def test_help_in_a_game_says_the_rule_and_what_can_be_typed() -> None:
    text = run("play", "--two", "--mark", "X", "--zero", "--coach", typed="HELP\nq\n").stdout
    assert "Whoever first has 3 in a row, across, down or diagonally, wins." in text
    assert "the number it shows (0 to 8)" in text
    assert "? shows a hint, undo takes your last move back, q leaves." in text


def test_explain_says_who_wins_and_which_line_is_blocked() -> None:
    text = shown("explain", "XO.X.....", "--to-move", "O")
    assert "O to move. Best play: X wins, in 4 plies." in text
    assert "Best: a3, blocks the line a1-a2-a3." in text
    assert "Best play: O wins, in 1 ply." in shown("explain", "XOO.XO...", "--to-move", "O")


def test_rows_and_columns_are_printed_on_request() -> None:
    text = shown("free", "O.X.O.X.X", "--pairs")
    assert " O |1,2| X" in text
    assert "4 free squares: (1,2), (2,1), (2,3), (3,2) (b1, a2, c2, b3)." in text
    assert "not allowed with" in refused("free", "." * 9, "--pairs", "--zero")
    text = run("play", "--two", "--mark", "X", "--pairs", typed="help\nq\n").stdout
    assert "typed as the row and column it shows, by column and row" in text
