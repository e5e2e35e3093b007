"""The exercises of tic-tac-toe workbooks, each idea named by a test."""

import re

import pytest

from engine import (
    BOARDS,
    Cell,
    InvalidPosition,
    Mark,
    Numbering,
    Position,
    Variant,
    format_number,
    parse_cell,
)
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


def test_a_full_board_needs_no_thought() -> None:
    outcome = board("XOOOOXXXO", "X").outcome
    assert outcome is not None
    assert letter(outcome) == "T"


def test_the_empty_board_is_a_tie_under_best_play() -> None:
    assert result(Position.empty(SMALL)) == "T"


@pytest.mark.parametrize(
    ("mark", "results", "best"),
    [
        ("X", ["X", "O", "X", "T", "T"], "X"),
        ("O", ["X", "O", "X", "T", "T"], "O"),
        ("X", ["O", "T", "O"], "T"),
        ("O", ["X", "T", "X"], "T"),
        ("X", ["O", "O"], "O"),
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


def test_the_free_squares_of_a_board() -> None:
    assert board("XOO.XO...", "X").free_cells == (3, 6, 7, 8)
    assert board("XOOOOXXX.", "O").free_cells == (8,)
    assert board("XOOOOXXXO", "X").free_cells == ()
    assert Position.empty(SMALL).free_cells == tuple(range(9))


def test_playing_a_square_gives_a_new_board_and_leaves_the_old_one() -> None:
    before = board("XOOOOXXX.", "O")
    after = before.play(Cell(8))
    assert (str(before)[-1], str(after)[-1]) == (".", "O")
    assert after.to_move is Mark.X


def test_a_node_is_the_best_of_its_children_for_whose_choice_it_is() -> None:
    """The worksheet: leaves are X, O or T; each node above is worked out from below."""
    tree = grow(board("XOXOOX.X."), 4)
    assert tree.result == "T"
    results = {cell: child.result for cell, child in tree.children}
    assert results == {6: "X", 8: "T"}
    assert tree.best == 8
    assert tree.result == best_of("O", list(results.values()))


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


def test_a_game_may_begin_with_o() -> None:
    position = Position.empty(SMALL, Mark.O).play(Cell(4))
    assert str(position) == "...\n.O.\n..."
    assert position.to_move is Mark.X


def test_squares_are_numbered_in_reading_order() -> None:
    assert [format_number(Cell(cell), SMALL) for cell in range(9)] == list("123456789")


def test_squares_are_numbered_like_a_numeric_keypad() -> None:
    numbers = [format_number(Cell(cell), SMALL, Numbering.KEYPAD) for cell in range(9)]
    assert numbers == list("789456123")


def test_squares_are_entered_as_row_and_column() -> None:
    assert parse_cell("1,2", SMALL) == 1
    assert parse_cell("(3, 1)", SMALL) == 6


def test_an_mnk_game_is_rows_columns_and_a_length() -> None:
    """The state of an m,n,k-game: the board's size, the length of a line, the marks, the turn."""
    position = Position.parse(".... .X.. ....", Variant(rows=3, cols=4, k=3))
    assert (position.variant.rows, position.variant.cols, position.variant.k) == (3, 4, 3)
    assert (position.marks[5], position.to_move) == (Mark.X, Mark.O)
    assert result(position) == "X"
