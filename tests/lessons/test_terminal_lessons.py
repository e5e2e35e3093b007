"""`python -m engine` for those who learn: explain, tree, search, coach, own functions."""

import os
import pty
import subprocess
import sys

import pytest

from engine import BOARDS
from tests.lessons.command import ROOT, refused, run, shown


@pytest.mark.parametrize(
    ("position", "result"),
    [
        ("XOOOOXXXO", "T (nobody won, a tie)"),
        ("XXXOO....", "X (X won)"),
        ("XX.OOOX..", "O (O won)"),
    ],
)
def test_explain_says_who_won_a_finished_game(position: str, result: str) -> None:
    assert f"The game is over: {result}." in shown("explain", position)


def test_explain_takes_the_side_to_move() -> None:
    assert "Best play: a tie." in shown("explain", "XOOOOXXX.", "--to-move", "o")
    assert "Best play: O wins, in" in shown("explain", "X..XO.O.O", "--to-move", "X")


def test_tree_says_where_it_was_cut() -> None:
    text = shown("tree", ".........")
    assert "Cut after 2 moves, to draw at most 100 boards of 80 columns." in text
    assert "Results marked with ~ are the engine's" in text
    text = shown("tree", "XOX.O..X.", "--depth", "1")
    assert "~ T" in text
    assert "Cut" not in text


def test_tree_of_a_finished_game_is_one_board() -> None:
    assert shown("tree", "XXXOO....") == ("X X X   = X\nO O .\n. . .\n\nResult: X.\n")


@pytest.mark.parametrize("board", [name for name, each in BOARDS.items() if not each.vanishing])
def test_every_search_runs_on_every_board(board: str) -> None:
    cells = "." * BOARDS[board].cells
    assert "the engine" in shown("search", cells, "--board", board, "--limit", "50")


def test_a_finished_game_has_nothing_to_search_and_no_rules() -> None:
    assert "there is nothing to search" in shown("search", "XXXOO....")
    assert "The game is over: X (X won)." in shown("explain", "--rules", "XXXOO....")


def test_another_rule_speaks_on_another_board() -> None:
    text = shown("explain", "--rules", "." * 64, "--rows", "8", "--cols", "8", "--k", "3")
    assert max(map(len, text.splitlines())) <= 80
    assert "Rule 5 speaks, centre" in text
    for position in ("XOXOXXO.O", "O" + "." * 8):
        assert "speaks" in shown("explain", "--rules", position, "--to-move", "O")


def test_all_output_fits_eighty_columns() -> None:
    texts = [run(name, "--help").stdout for name in ("play", "simulate", "tree", "search")]
    texts += [shown("explain", "." * 64, "--rows", "8", "--cols", "8", "--k", "2")]
    texts += [shown("explain", "........."), shown("tree", ".........")]
    texts += [shown("tree", "." * 25, "--board", "5x5"), shown("search", "X........")]
    texts += [shown("simulate", "--games", "1", "--show", "--board", "5x5", "--x", "easy")]
    for text in texts:
        assert max(map(len, text.splitlines())) <= 80, text


def test_move_takes_free_boards_and_the_side_to_move() -> None:
    assert shown("move", "--to-move", "X", typed="XOO.XO...\n") == "8 win\n"
    assert shown("move", typed="XX.OO....\n") == "2 win\n"
    assert "say --to-move X or O" in shown("move", typed="XOO.XO...\n")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["explain"], "required: POSITION"),
        (["free", "XO-......"], "written with X, O and '.' or '_', not '-'"),
        (["free", "XOO.XO...", "--zero", "--keypad"], "not allowed with argument --zero"),
        (["explain", "XXX......"], "X moves first and they take turns; else say --to-move"),
        (["explain", "XXX...OOO", "--to-move", "X"], "both X and O have 3 in a row"),
        (["explain", "X........", "--to-move", "Z"], "invalid choice: 'Z'"),
        (["explain", "X........", "--board", "9x9"], "invalid choice: '9x9'"),
        (["explain", "X........", "--rows", "3"], "--rows, --cols and --k go together"),
        (["explain", "X........", "--misere"], "--misere goes with --rows, --cols and --k"),
        (["explain", "X........", "--board", "3x3", "--rows", "3"], "not both"),
        (["explain", ".", "--rows", "9", "--cols", "9", "--k", "3"], "within 1..8"),
        (["tree", ".........", "--depth", "0"], "whole number of at least 1"),
        (["search", ".........", "--limit", "many"], "whole number of at least 1"),
        (["explain", "." * 9, "--rules", "--board", "misere"], "for boards where a line wins"),
        (["dance"], "invalid choice: 'dance'"),
        (["puzzle", "--date", "2025-12-31"], "the first puzzle is that of 2026-01-01"),
        (["puzzle", "--date", "22.11."], "must be a date such as 2026-11-22, not '22.11.'"),
        (["puzzle", "--year", "x"], "must be a year from 2026 to 9998, not 'x'"),
        (["puzzle", "--year", "2026", "--answer"], "--answer goes with --date"),
    ],
)
def test_every_wrong_input_gets_a_clear_line(arguments: list[str], complaint: str) -> None:
    text = refused(*arguments)
    assert complaint in text
    assert "Traceback" not in text


def test_the_puzzle_is_todays_where_no_date_is_given() -> None:
    assert shown("puzzle").startswith("Puzzle ")


def test_the_coach_hints_takes_back_and_names_mistakes() -> None:
    typed = "?\n5\n1\nundo\n2\n1\n9\n7\n8\n4\nn\n"
    text = run("play", "--coach", "--two", "--mark", "X", "--first", "me", typed=typed).stdout
    assert "Hint: a1, sets a trap: 7 replies would lose (with best play: draw)." in text
    assert "Taken back." in text
    assert "Move 2, O b1, lost: a1 or c1 or a3 or c3 drew." in text


def test_undo_takes_the_computers_answer_back_too() -> None:
    typed = "undo\n5\nundo\n5\nq\n"
    text = run("play", "--coach", "--level", "easy", "--mark", "X", "--first", "me", typed=typed)
    assert "There is no move to take back." in text.stdout
    assert text.stdout.count("You (X): \nComputer (O) plays") == 2


def test_without_the_coach_there_are_no_hints() -> None:
    text = run("play", "--two", "--mark", "X", "--first", "me", typed="?\nundo\nq\n").stdout
    assert "Hint" not in text
    assert "A free cell is typed as the number it shows (1 to 9)" in text
    assert "'undo' is not the name of a cell" in text


def test_yes_and_no_are_answers() -> None:
    game = "1\n4\n2\n5\n3\n"
    typed = f"{game}perhaps\nyes\n{game}NO\n"
    text = run("play", "--two", "--mark", "X", "--first", "me", typed=typed).stdout
    assert text.count("Player X (X) wins!") == 2
    assert "[X]|[X]|[X]" in text
    assert "Please answer y or yes or n or no" in text
    assert text.endswith("Goodbye!\n")


@pytest.mark.parametrize(
    ("environment", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)]
)
def test_colours_are_for_terminals(environment: dict[str, str], coloured: bool) -> None:
    ours, theirs = pty.openpty()
    variables = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    subprocess.run(
        [sys.executable, "-m", "engine", "explain", "X...O...X"],
        stdout=theirs,
        check=True,
        cwd=ROOT,
        env=variables | {"TERM": "xterm"} | environment,
    )
    os.close(theirs)
    text = os.read(ours, 10_000)
    os.close(ours)
    assert (b"\x1b[" in text) is coloured
    assert "\x1b[" not in shown("explain", "X...O...X")
