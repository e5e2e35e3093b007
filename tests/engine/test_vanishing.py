"""Marks that vanish: the rules, and perfect play held against a second method."""

import sys
from collections import Counter
from random import Random

import pytest

from engine import (
    BOARDS,
    Cell,
    CellLeaving,
    CellTaken,
    GameOver,
    InvalidPosition,
    InvalidVariant,
    Level,
    Mark,
    Outcome,
    Position,
    Prospect,
    Reason,
    Theme,
    Value,
    Variant,
    Verdict,
    WhyBest,
    WhyWrong,
    analyse,
    candidates,
    choose_cell,
    grid,
    level_name,
    parse_moves,
    reason_text,
    review,
    solve,
    text_grid,
    why_wrong,
)
from engine.board import times_seen
from engine.search import prospects
from engine.threats import completing_cells, forking_cells
from tests.engine.vanishing_proof import (
    confirm_by_rules,
    confirm_table,
    plies_to_the_end,
    repetitive_moves,
    state_after,
    states,
)

BOARD = BOARDS["vanishing"]
ROUND = "a1c1b1a2c2b2a3b3"
"""X goes round on four cells and O on four others, and nobody ever has a row."""


def after(moves: str, first: Mark = Mark.X) -> Position:
    return Position.after(BOARD, parse_moves(moves, BOARD), first)


def cells(names: str) -> tuple[Cell, ...]:
    return parse_moves(names, BOARD)


def test_a_fourth_mark_takes_the_oldest_away() -> None:
    six = after("a1b1a2b2b3c1")
    assert (str(six), six.leaving, six.ply) == ("XOO\nXO.\n.X.", Cell(0), 6)
    seven = six.play(Cell(8))
    assert str(seven) == ".OO\nXO.\n.XX"
    assert (seven.leaving, seven.to_move, seven.ply, seven.last) == (Cell(1), Mark.O, 7, Cell(8))
    assert six.free_cells == cells("c2a3c3")


def test_nothing_leaves_before_there_are_three_of_each() -> None:
    assert [after("a1b1a2b2b3c1"[: 2 * ply]).leaving for ply in range(6)] == [None] * 6


def test_either_side_may_open() -> None:
    position = after("a1b1a2b2b3c1", Mark.O)
    assert (position.to_move, position.mark_at(Cell(0)), position.leaving) == (Mark.O, Mark.O, 0)
    assert position.play(Cell(8)).held_by(Mark.O) == 1 << 3 | 1 << 7 | 1 << 8


def test_the_cell_of_the_mark_that_leaves_is_not_free_in_that_move() -> None:
    position = after("a1b1a2b2b3c1")
    with pytest.raises(CellLeaving, match="a1 holds the X that leaves with this move"):
        position.play(Cell(0))
    with pytest.raises(CellTaken, match="a2 is taken by X") as caught:
        position.play(Cell(3))
    assert not isinstance(caught.value, CellLeaving)
    assert Cell(0) in position.play(Cell(8)).free_cells


def test_three_in_a_row_of_what_is_then_on_the_board_win() -> None:
    assert after("a1a2b1b2c1").outcome == Outcome(Mark.X, cells("a1b1c1"))
    late = after("a2a3b1c3c1b2a1")
    assert (str(late).split()[0], late.outcome) == ("XXX", Outcome(Mark.X, cells("a1b1c1")))


def test_a_row_with_the_mark_that_leaves_is_none() -> None:
    """X has a1 and b1, but a1 leaves as c1 is placed."""
    position = after("a1b2b1a3a2c3")
    assert completing_cells(position, Mark.X) == ()
    assert position.play(Cell(2)).outcome is None
    assert str(position.play(Cell(2))).split()[0] == ".XX"


def test_a_position_that_comes_for_the_third_time_is_a_draw() -> None:
    position, outcomes = Position.empty(BOARD), []
    for cell in cells(ROUND * 2 + ROUND[:12]):
        outcomes.append(position.outcome)
        position = position.play(cell)
    assert (position.ply, position.outcome) == (22, Outcome(None, ()))
    assert outcomes == [None] * 22
    with pytest.raises(GameOver, match="it is a draw"):
        position.play(position.free_cells[0])


def test_the_same_board_with_other_ages_is_no_repetition() -> None:
    """Both sides hold the same cells three times, but placed them in another order."""
    boards = [str(after("a1c1b1a2c2b2")), str(after("b1c1a1a2c2b2")), str(after("c2c1b1a2a1b2"))]
    assert len(set(boards)) == 1
    assert after("a1c1b1a2c2b2").leaving != after("b1c1a1a2c2b2").leaving
    assert after("a1c1b1a2c2b2") != after("b1c1a1a2c2b2")


def test_a_position_is_the_same_for_one_side_to_move_alone() -> None:
    """After seven moves the marks may lie as before, with their colours changed."""
    assert times_seen(bytes([0, 1, 2, 3, 4, 5, 8, 0, 1, 2, 3, 4, 5])) == 1
    assert times_seen(bytes([0, 1, 2, 3, 4, 5, 8, 7, 0, 1, 2, 3, 4, 5])) == 2


def test_a_position_is_not_told_by_its_board() -> None:
    with pytest.raises(InvalidPosition, match="a position is its moves"):
        Position.parse("X........", BOARD)


@pytest.mark.parametrize("size", [(4, 4, 4), (3, 3, 2), (3, 4, 3)])
def test_marks_vanish_on_three_by_three_alone(size: tuple[int, int, int]) -> None:
    with pytest.raises(InvalidVariant, match="on 3x3 alone"):
        Variant(*size, vanishing=True)
    with pytest.raises(InvalidVariant, match="on 3x3 alone"):
        Variant(3, 3, 3, misere=True, vanishing=True)


def test_the_figures() -> None:
    """What two programs that know nothing of each other found."""
    plies = plies_to_the_end()
    live = [state for state, afters in states().items() if afters]
    values = Counter(
        "drawn" if state not in plies else "won" if plies[state] % 2 else "lost" for state in live
    )
    assert (len(states()), len(live)) == (73_450, 66_682)
    assert values == {"won": 45_709, "drawn": 7_585, "lost": 13_388}
    assert max(plies.values()) == 17


def test_the_table_is_right_everywhere() -> None:
    assert confirm_table() == 73_450


def test_only_a_side_wins_from_the_empty_board() -> None:
    drawn, won = Prospect(Value.DRAW), Prospect(Value.WIN, 13)
    assert prospects(after("")) == {
        cell: won if cell in cells("b1a2c2b3") else drawn for cell in map(Cell, range(9))
    }


@pytest.mark.parametrize("side", cells("b1a2c2b3"))
def test_perfect_play_wins_in_thirteen(side: Cell) -> None:
    position, rng = Position.empty(BOARD).play(side), Random(side)
    while position.outcome is None:
        position = position.play(choose_cell(position, Level.UNBEATABLE, rng))
    assert (position.outcome.winner, position.ply) == (Mark.X, 13)


@pytest.mark.parametrize(
    ("moves", "plies", "best", "prospect"),
    [
        ("b2b3a3c2b1a2a1c1" * 2 + "b2b3a3c2b1", 3, "a1", Prospect(Value.WIN, 7)),
        ("c3a1c1b2b3c2b1a3" * 2 + "c3a1c1b2b3", 5, "a2", Prospect(Value.WIN, 7)),
        ("a2b3b1a1c1a3b2c2" * 2 + "a2b3b1a1c1", 3, "c3", Prospect(Value.DRAW)),
        ("c3b3b2a3c1a1b1c2" * 2 + "c3b3b2a3c1", 5, "a2", Prospect(Value.DRAW)),
        ("a3c3b1b2a1c1c2a2" * 2 + "a3c3b1b2", 4, "a1", Prospect(Value.DRAW)),  # A move later.
    ],
)
def test_where_the_best_move_would_repeat_another_is_best(
    moves: str, plies: int, best: str, prospect: Prospect
) -> None:
    """To come once more to where the game was twice draws it: what would win in `plies` does not.

    `make prove` tries more such games.
    """
    position = after(moves)
    assert plies_to_the_end()[state_after(position.trail)] == plies
    assert solve(position) == Verdict(cells(best), prospect)
    confirm_by_rules(position, 7)


@pytest.mark.parametrize("plies", [60, 204])
def test_many_positions_that_came_twice_change_what_they_should(plies: int) -> None:
    """Held against the second method, to which each of them is a draw everywhere."""
    position = Position.after(BOARD, repetitive_moves(plies))
    seen = [state_after(position.trail[:ply]) for ply in range(6, plies + 1)]
    drawn = frozenset(state for state, times in Counter(seen).items() if times == 2)
    assert len(drawn) > plies / 10
    plies_left = plies_to_the_end(drawn)
    for cell, prospect in prospects(position).items():
        after = position.play(cell)
        if after.outcome is None:
            assert prospect is not None
            left = plies_left.get(state_after(after.trail))
            assert prospect.plies == (None if left is None else left + 1)


def test_positions_that_came_twice_cost_a_review_little() -> None:
    """Worked out anew at each ply, they would take a hundred times as many calls."""
    calls = 0

    def count(_frame: object, event: str, _arg: object) -> None:
        nonlocal calls
        calls += event == "call"

    moves = repetitive_moves(204)
    sys.setprofile(count)
    try:
        review(BOARD, moves)
    finally:
        sys.setprofile(None)
    assert calls < 204 * 1_000


def test_a_review_may_be_of_some_moves() -> None:
    moves = repetitive_moves(40)
    parts = [review(BOARD, moves, range(start, start + 8)) for start in range(0, 40, 8)]
    assert tuple(mistake for part in parts for mistake in part) == review(BOARD, moves) != ()


def test_among_draws_the_trap_is_preferred() -> None:
    """Of the answers to a1 two draw, and after one of them more replies lose."""
    position = after("a1")
    drawn = [cell for cell, found in prospects(position).items() if found == Prospect(Value.DRAW)]
    losing = {
        cell: sum(
            reply is not None and reply.value is Value.LOSS
            for reply in prospects(position.play(cell)).values()
        )
        for cell in drawn
    }
    assert solve(position).cells == cells("b2")
    assert losing[Cell(4)] == max(losing.values())


def test_levels_see_what_is_then_on_the_board() -> None:
    """X holds a2 and b2, O a1 and c1, but a2 and c1 are about to leave: no row is near."""
    position = after("a2c1b2b3a3a1")
    assert candidates(position, Level.EASY) == position.free_cells == cells("b1c2c3")
    assert candidates(position, Level.CASUAL) == cells("c3")
    assert candidates(after("a2c1b2b3a3a1c3b1"), Level.CASUAL) == cells("c1")
    assert candidates(after("a2c1b2b3a3a1c3b1a2"), Level.EASY) == cells("c1")


def test_a_threat_where_a_mark_leaves_cannot_be_blocked() -> None:
    before = after("a3c1b1c3a2b3c2a1a3")
    why = why_wrong(before, Cell(4))
    assert why == Reason(WhyWrong.UNBLOCKABLE, cells("b3"), Cell(8))
    found = analyse(before.play(Cell(4)))
    assert (found.best, found.prospect) == (Cell(8), Prospect(Value.WIN, 3))
    assert found.reason.kind is WhyBest.UNBLOCKABLE
    text = reason_text(found.reason, before.variant)
    assert text == "threatens b3, which no mark can block before it is free"


def test_a_block_is_told_by_its_line() -> None:
    position = after("a2c1b2b3a3a1c3b1a2b2")
    reason = analyse(position).reason
    assert reason.kind is WhyBest.BLOCKS
    assert reason_text(reason, position.variant) == "blocks the line b1-b2-b3"


def test_there_are_no_forks() -> None:
    """Two marks stay, and they are on one line at most."""
    rng = Random(4)
    for _ in range(200):
        position = Position.empty(BOARD)
        while position.outcome is None and position.ply < 12:
            assert forking_cells(position, position.to_move) == ()
            assert len(completing_cells(position, position.to_move)) <= 1 or position.ply < 6
            position = position.play(rng.choice(position.free_cells))


def test_a_review_names_the_mistakes() -> None:
    """The opening wins, a3 in place of a2 gives that away, and O does not see it."""
    moves = cells("b1a3b2b3c3a1c1c2a2")
    (mistake,) = review(BOARD, moves)
    assert (mistake.ply, mistake.played, mistake.better) == (9, Cell(3), cells("a3"))
    assert (mistake.before, mistake.after) == (Value.WIN, Value.DRAW)


def test_a_repetition_for_the_third_time_gives_a_win_away() -> None:
    position = after("b2b3a3c2b1a2a1c1" * 2 + "b2b3a3c2b1")
    assert position.play(Cell(3)).outcome == Outcome(None, ())
    assert why_wrong(position, Cell(3)) == Reason(WhyWrong.REPEATS)


def test_the_level_that_can_be_beaten_is_called_perfect() -> None:
    assert level_name(Level.UNBEATABLE, BOARD) == "perfect"
    assert level_name(Level.UNBEATABLE, BOARDS["3x3"]) == "unbeatable"
    assert level_name(Level.CLEVER, BOARD) == "clever"


def test_letters_show_which_mark_leaves() -> None:
    assert text_grid(after("a1b1a2b2b3c1")).splitlines()[1:] == [
        "1 (X) O [O]",
        "2  X  O  .",
        "3  .  X  .",
    ]
    assert text_grid(after("a1b1")).splitlines()[1] == "1  X [O] ."
    assert text_grid(after("a1a2b1b2c1")).splitlines()[1] == "1 [X][X][X]"


def test_a_theme_may_have_a_form_for_the_mark_that_leaves() -> None:
    theme = Theme(".", "X", "O", x_leaving="x", o_leaving="o")
    assert grid(after("a1b1a2b2b3c1"), theme).splitlines() == ["xoO", "XO.", ".X."]
    assert grid(after("a1b1a2b2b3c1c3"), theme).splitlines()[0] == ".oO"
    assert grid(after("a1b1a2b2b3c1")).splitlines()[0] == "❌🔵🔵"
