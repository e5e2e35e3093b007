"""The rules, by counting everything there is to count on 3x3."""

from collections import Counter
from functools import cache

import pytest

from engine import (
    BOARDS,
    Cell,
    CellTaken,
    GameOver,
    InvalidPosition,
    InvalidVariant,
    Mark,
    OffBoard,
    Outcome,
    Position,
    Variant,
)

SMALL = BOARDS["3x3"]


@cache
def games_from(x: int, o: int) -> Counter[tuple[int, Mark | None]]:
    """Count the games from a 3x3 position by length in plies and winner."""
    position = Position(SMALL, x, o)
    if outcome := position.outcome:
        return Counter({(position.ply, outcome.winner): 1})
    total: Counter[tuple[int, Mark | None]] = Counter()
    for cell in position.free_cells:
        after = position.play(cell)
        total += games_from(after.x, after.o)
    return total


def test_there_are_255168_games() -> None:
    games = games_from(0, 0)
    by_winner = {
        winner: sum(n for (_, who), n in games.items() if who is winner)
        for winner in (Mark.X, Mark.O, None)
    }
    assert by_winner == {Mark.X: 131_184, Mark.O: 77_904, None: 46_080}
    assert games.total() == 255_168


def test_perft() -> None:
    """The number of ways to play n plies, for n = 1..9."""
    level: Counter[Position] = Counter({Position(SMALL, 0, 0): 1})
    counts = []
    for _ in range(9):
        after: Counter[Position] = Counter()
        for position, ways in level.items():
            if position.outcome is None:
                for cell in position.free_cells:
                    played = position.play(cell)
                    after[Position(SMALL, played.x, played.o)] += ways
        level = after
        counts.append(level.total())
    assert counts == [9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872]


def test_there_are_5478_positions() -> None:
    games_from(0, 0)
    assert games_from.cache_info().currsize == 5_478


def test_parse_accepts_exactly_the_positions_that_can_occur() -> None:
    games_from(0, 0)
    accepted = 0
    for code in range(3**9):
        text = "".join(".XO"[code // 3**place % 3] for place in range(9))
        try:
            position = Position.parse(text, SMALL)
        except InvalidPosition:
            continue
        accepted += 1
        assert str(position).replace("\n", "") == text
    assert accepted == 5_478


def test_x_moves_first_and_turns_alternate() -> None:
    position = Position.empty(SMALL)
    assert (position.to_move, position.ply, position.last) == (Mark.X, 0, None)
    position = position.play(Cell(4))
    assert (position.to_move, position.ply, position.last) == (Mark.O, 1, 4)
    assert position.mark_at(Cell(4)) is Mark.X
    assert position.mark_at(Cell(0)) is None
    assert position.free_cells == (0, 1, 2, 3, 5, 6, 7, 8)


def test_the_winning_line_is_part_of_the_outcome() -> None:
    position = Position.after(SMALL, map(Cell, (4, 1, 0, 2, 8)))
    assert position.outcome == Outcome(Mark.X, (Cell(0), Cell(4), Cell(8)))


def test_a_move_that_completes_two_lines_shows_both() -> None:
    position = Position.after(SMALL, map(Cell, (0, 3, 1, 4, 5, 7, 8, 6, 2)))
    assert position.outcome == Outcome(Mark.X, tuple(map(Cell, (0, 1, 2, 5, 8))))


def test_a_full_board_without_a_line_is_a_draw() -> None:
    position = Position.after(SMALL, map(Cell, (0, 1, 2, 4, 3, 5, 7, 6, 8)))
    assert position.outcome == Outcome(None, ())


def test_in_misere_whoever_completes_a_line_loses() -> None:
    position = Position.after(BOARDS["misere"], map(Cell, (4, 1, 0, 2, 8)))
    assert position.outcome == Outcome(Mark.O, (Cell(0), Cell(4), Cell(8)))


def test_a_long_side_alone_can_hold_a_line() -> None:
    position = Position.after(Variant(1, 8, 3), map(Cell, (0, 7, 1, 6, 2)))
    assert position.outcome == Outcome(Mark.X, (Cell(0), Cell(1), Cell(2)))


def test_an_outcome_does_not_need_to_know_the_last_move() -> None:
    position = Position.parse("XXX OO. ...", SMALL)
    assert position.last is None
    assert position.outcome == Outcome(Mark.X, (Cell(0), Cell(1), Cell(2)))


def test_a_taken_cell_is_refused() -> None:
    position = Position.empty(SMALL).play(Cell(4))
    with pytest.raises(CellTaken, match="b2 is taken by X") as caught:
        position.play(Cell(4))
    assert (caught.value.cell, caught.value.mark) == (4, Mark.X)


@pytest.mark.parametrize("cell", [-1, 9, 400])
def test_a_cell_off_the_board_is_refused(cell: int) -> None:
    with pytest.raises(OffBoard, match=f"{cell} is not on a board of 3 rows and 3 columns"):
        Position.empty(SMALL).play(Cell(cell))


def test_no_move_follows_the_end() -> None:
    position = Position.after(SMALL, map(Cell, (4, 1, 0, 2, 8)))
    with pytest.raises(GameOver, match="the game is over: X won") as caught:
        position.play(Cell(5))
    assert caught.value.outcome.winner is Mark.X


@pytest.mark.parametrize(
    ("board", "reason"),
    [
        ("XXX OOO ...", "both X and O have 3 in a row"),
        ("XXX XXO ...", "5 X and 1 O"),
        ("OO. ... ...", "0 X and 2 O"),
        ("XXX OO. ..O", "X has 3 in a row, and O moved after the end"),
        ("OOO XX. X.X", "O has 3 in a row, and X moved after the end"),
        ("XX. OO. ..", "8 cells given where the board has 9"),
        ("XX. OO. ..?", "not '?'"),
    ],
)
def test_an_impossible_position_is_refused_with_its_reason(board: str, reason: str) -> None:
    with pytest.raises(InvalidPosition) as caught:
        Position.parse(board, SMALL)
    assert reason in str(caught.value)


def test_two_lines_apart_cannot_come_from_one_move() -> None:
    with pytest.raises(InvalidPosition, match="no single move completes"):
        Position.parse("XXX. OO.O O..O XXX.", Variant(4, 4, 3))


@pytest.mark.parametrize(
    ("rows", "cols", "k"), [(3, 3, 4), (0, 3, 1), (9, 3, 3), (3, 9, 3), (3, 3, 0), (2, 2, -1)]
)
def test_a_board_that_cannot_be_is_refused(rows: int, cols: int, k: int) -> None:
    with pytest.raises(InvalidVariant) as caught:
        Variant(rows, cols, k)
    assert (caught.value.rows, caught.value.cols, caught.value.k) == (rows, cols, k)


def test_the_boards_on_offer() -> None:
    assert list(BOARDS) == ["3x3", "4x4", "5x5", "5x5-five", "misere", "vanishing"]
    assert [(board.rows, board.cols, board.k) for board in BOARDS.values()] == [
        (3, 3, 3),
        (4, 4, 4),
        (5, 5, 4),
        (5, 5, 5),
        (3, 3, 3),
        (3, 3, 3),
    ]
    assert [name for name, board in BOARDS.items() if board.misere] == ["misere"]
    assert [name for name, board in BOARDS.items() if board.vanishing] == ["vanishing"]
