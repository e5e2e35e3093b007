"""The exercises of tic-tac-toe workbooks, each idea named by a test."""

import re

import pytest

from engine import BOARDS, Cell, InvalidPosition, Mark, Position
from engine.game_tree import grow
from engine.results import best_of, letter, result

SMALL = BOARDS["3x3"]


def board(text: str, to_move: str | None = None) -> Position:
    return Position.parse(text, SMALL, Mark(to_move) if to_move else None)


@pytest.mark.parametrize(
    ("text", "to_move", "expected"),
    [
        ("XOOOOXXXO", "X", "T"),
        ("XOOOOXXX.", "O", "T"),
        ("XOO.XO...", "X", "X"),
        ("X..XO.O.O", "X", "O"),
    ],
)
def test_the_result_of_a_board_is_x_o_or_t(text: str, to_move: str, expected: str) -> None:
    """The four boards; the counts of the marks need not say who is to move."""
    assert result(board(text, to_move)) == expected


@pytest.mark.parametrize(
    ("mark", "results", "best"),
    [
        ("O", ["X", "O", "X", "T", "T"], "O"),
        ("X", ["O", "T", "O"], "T"),
        ("O", ["X"], "X"),
        ("x", ["x", "O", "t"], "X"),
        ("o", ["t", "x"], "T"),
    ],
)
def test_the_best_of_a_list_is_the_own_win_then_a_tie(
    mark: str, results: list[str], best: str
) -> None:
    assert best_of(mark, results) == best


@pytest.mark.parametrize(
    ("mark", "results", "complaint"),
    [("Z", ["X"], "X or O, not 'Z'"), ("X", ["X", "?"], "not '?'"), ("X", [], "no results")],
)
def test_the_best_of_nonsense_is_an_error(mark: str, results: list[str], complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)):
        best_of(mark, results)


def test_a_tree_is_right_wherever_it_is_cut() -> None:
    for depth in range(5):
        assert grow(board("XOX.O..X."), depth).result == "T"


def test_either_side_may_be_to_move_whatever_the_counts() -> None:
    position = board("XX.......", "O")
    assert (position.to_move, position.first) == (Mark.O, Mark.O)
    assert result(position) == "X", "X is a move ahead"
    assert position.play(Cell(2)).to_move is Mark.X


def test_a_board_with_a_line_is_over_whoever_is_to_move() -> None:
    for to_move in "XO":
        outcome = board("XXX.O....", to_move).outcome
        assert outcome is not None
        assert letter(outcome) == "X"
    with pytest.raises(InvalidPosition, match="both X and O"):
        board("XXX...OOO", "X")
