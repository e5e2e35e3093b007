"""The puzzle of a day: the same everywhere, proven, and a new one every day."""

from datetime import date, timedelta
from hashlib import sha256

import pytest

from engine import (
    BOARDS,
    Cell,
    Mark,
    Position,
    Reason,
    Value,
    WhyRight,
    WhyWrong,
    is_reached,
    keeps,
    parse_cell,
    parse_moves,
    practice_puzzle,
    puzzle_number,
    puzzle_of,
    solution,
    why_right,
    why_wrong,
)
from engine.puzzles import FIRST_DAY
from engine.threats import completing_cells
from tests.engine.puzzle_proof import confirm_no_repetition, confirm_puzzle, puzzles

FORK = Position.parse("X...O...X", BOARDS["3x3"])
"""O to move: an edge holds the draw, a corner loses to two threats."""


def test_the_first_weeks_are_proven_and_differ() -> None:
    """`make prove` does the same for two years."""
    found = puzzles(56)
    for puzzle in found:
        confirm_puzzle(puzzle)
    confirm_no_repetition(found)


def test_every_machine_makes_the_same() -> None:
    """A digest of four weeks: it may never change, or people would have different puzzles."""
    texts = [f"{p.number} {p.board} {p.position} {p.right} {p.goal.plies}" for p in puzzles(28)]
    digest = sha256("\n".join(texts).encode()).hexdigest()
    assert digest == "b6ec849b6886e1f148e574ca4e4d917c4521fed842d8972418385efdc6abbaee"


def test_the_week_grows() -> None:
    week = [puzzle_of(date(2026, 11, 23) + timedelta(days=at)) for at in range(7)]
    boards = [puzzle.board for puzzle in week]
    assert boards == ["misere", "misere", "4x4", "5x5", "5x5", "5x5", "5x5"]
    assert puzzle_of(date(2026, 11, 30)).board == "3x3"
    plies = [puzzle.goal.plies for puzzle in week]
    assert plies[2:5] == [3, 3, None]
    assert plies[5] == 5
    assert plies[6] in (7, 9)


def test_numbers_count_the_days() -> None:
    assert [puzzle_number(FIRST_DAY), puzzle_number(date(2026, 11, 23))] == [1, 327]
    assert puzzle_of(date(2026, 11, 23)).day == date(2026, 11, 23)
    with pytest.raises(ValueError, match="the first puzzle is that of 2026-01-01, not of 2025"):
        puzzle_of(date(2025, 12, 31))


def test_a_fork_is_named() -> None:
    corner, edge = parse_cell("c1", FORK.variant), parse_cell("b1", FORK.variant)
    assert not keeps(FORK, corner, Value.DRAW)
    assert keeps(FORK, edge, Value.DRAW)
    reply = parse_cell("a3", FORK.variant)
    threats = parse_cell("a2", FORK.variant), parse_cell("b3", FORK.variant)
    assert why_wrong(FORK, corner) == Reason(WhyWrong.FORK, threats, reply)


@pytest.mark.parametrize(
    ("board", "text", "cell", "fault"),
    [
        ("3x3", "XX.OO....", "c3", WhyWrong.LINE),
        ("3x3", "X...O...X", "a3", WhyWrong.FORK),
        ("3x3", "X........", "b1", WhyWrong.LOST),
        ("4x4", "OO....OX.OXX.XX.", "c1", WhyWrong.ONLY_DRAWS),
        ("3x3", "XOXXOOO.X", "b3", WhyWrong.ENDS_IN_DRAW),
        ("misere", "XX.OO....", "c1", WhyWrong.LOSES_AT_ONCE),
        ("misere", "OO..X...X", "c1", WhyWrong.MUST_COMPLETE),
    ],
)
def test_why_a_cell_is_wrong(board: str, text: str, cell: str, fault: WhyWrong) -> None:
    position = Position.parse(text, BOARDS[board])
    assert why_wrong(position, parse_cell(cell, position.variant)).kind is fault


@pytest.mark.parametrize(
    ("board", "text", "goal", "moves", "merit"),
    [
        ("3x3", "XX.OO....", Value.WIN, "c1", WhyRight.LINE),
        ("4x4", "OO....OX.OXX.XX.", Value.WIN, "d1a4c1", WhyRight.FORK),
        ("5x5", "XXO.XO.X.O.OX.X...O......", Value.WIN, "c4d5b4e4a4", WhyRight.FORCES_FORK),
        ("5x5", "X.O.XX.O....X.X..O.O.X..O", Value.WIN, "d3b1d4b4d2d5d1", WhyRight.THREATS),
        ("3x3", "X.......O", Value.WIN, "c1b1a3b2a2", WhyRight.FORCES_FORK),
        ("3x3", "XO.......", Value.WIN, "b2c3a3c1a2", WhyRight.FORCES_FORK),
        ("misere", "OX.XO.X.O", Value.WIN, "c1", WhyRight.MUST_COMPLETE),
        ("3x3", "XX..O....", Value.DRAW, "c1", WhyRight.BLOCKS),
        ("5x5", "X...O....XO.X.O.OX...O.XX", Value.DRAW, "c2", WhyRight.SPOILS_FORK),
        ("3x3", "X........", Value.DRAW, "b2", WhyRight.ONLY_DRAW),
        ("3x3", ".........", Value.DRAW, "b2", WhyRight.HOLDS),
        ("misere", "XOX..OOX.", Value.DRAW, "a2b2", WhyRight.ONLY_DRAW),
    ],
)
def test_why_a_cell_is_right(
    board: str, text: str, goal: Value, moves: str, merit: WhyRight
) -> None:
    position = Position.parse(text, BOARDS[board])
    assert why_right(position, parse_moves(moves, position.variant), goal).kind is merit


def test_the_threats_of_a_right_cell_are_named() -> None:
    def cells(names: str) -> tuple[Cell, ...]:
        return parse_moves(names, wednesday.variant)

    wednesday = Position.parse("OO....OX.OXX.XX.", BOARDS["4x4"])
    assert why_right(wednesday, cells("d1a4c1"), Value.WIN) == Reason(WhyRight.FORK, cells("c1a4"))


def test_a_solution_reaches_the_goal() -> None:
    for puzzle in puzzles(14):
        moves = solution(puzzle.position, puzzle.goal.value)
        assert moves[0] == puzzle.right
        position = puzzle.position
        for cell in moves:
            position = position.play(cell)
        assert is_reached(position, puzzle.goal.value)
        if puzzle.goal.plies:
            assert len(moves) == puzzle.goal.plies
            assert position.outcome
        else:
            # Whatever is played next holds the draw.
            after = [position.play(cell) for cell in position.free_cells]
            assert all(keeps(position, cell, Value.DRAW) for cell in position.free_cells), after


def test_practice_is_of_every_kind_and_one_cell_is_right() -> None:
    found = [practice_puzzle(seed) for seed in range(60)]
    assert {each.board for each in found} == {"3x3", "misere", "4x4", "5x5", "vanishing"}
    assert {each.goal.value for each in found} == {Value.WIN, Value.DRAW}
    assert practice_puzzle(7) == found[7]
    assert {practice_puzzle(seed, "5x5").board for seed in range(5)} == {"5x5"}
    for puzzle in found:
        if puzzle.board != "vanishing":
            confirm_puzzle(puzzle)
            continue
        position, goal = puzzle.position, puzzle.goal
        assert (goal.value, goal.plies in range(3, 10)) == (Value.WIN, True)
        right = [cell for cell in position.free_cells if keeps(position, cell, goal.value)]
        assert right == [puzzle.right]
        assert not any(completing_cells(position, side) for side in Mark)
        assert len(solution(position, goal.value)) == goal.plies
