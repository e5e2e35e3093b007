"""An attempt at a puzzle, and days in a row."""

import pytest

from bot.model.puzzle import PuzzleAttempt, PuzzleStreak
from engine import Cell


def test_three_wrong_tries_end_it() -> None:
    attempt = PuzzleAttempt()
    for cell, left in ((1, 2), (2, 1), (3, 0)):
        assert attempt.ended_at is None
        attempt = attempt.with_wrong(Cell(cell), 77)
        assert (attempt.tries_left, attempt.last_out) == (left, cell)
    assert (attempt.ended_at, attempt.is_solved, attempt.tries_taken) == (77, False, 3)


def test_a_right_move_costs_nothing_until_it_is_solved() -> None:
    attempt = PuzzleAttempt().with_wrong(Cell(1), 5).with_hint((Cell(2), Cell(3)))
    assert (attempt.wrong, attempt.tries_left, attempt.last_out) == ((1, 2, 3), 1, None)
    assert attempt.tried == {1}
    attempt = attempt.with_moves((Cell(4), Cell(5)), is_solved=False, now=6)
    assert (attempt.wrong, attempt.tries_left, attempt.last_out) == ((), 1, None)
    assert not attempt.tried
    attempt = attempt.with_moves((Cell(6),), is_solved=True, now=7)
    assert (attempt.moves, attempt.presses, attempt.ended_at) == ((4, 5, 6), 4, 7)
    assert (attempt.tries, attempt.tries_taken) == ("xh", 3)


def test_a_hint_that_takes_out_one_cell_names_it() -> None:
    attempt = PuzzleAttempt().with_hint((Cell(2),))
    assert attempt.last_out == 2
    attempt = attempt.with_wrong(Cell(1), 5)
    assert attempt.last_out == 1
    assert attempt.with_hint((Cell(3),)).last_out is None


@pytest.mark.parametrize(
    ("solved", "today", "streak"),
    [
        ([], 9, PuzzleStreak(0, 0)),
        ([9], 9, PuzzleStreak(1, 1)),
        ([8], 9, PuzzleStreak(1, 1)),
        ([7], 9, PuzzleStreak(0, 1)),
        ([9, 8, 6, 5, 4], 9, PuzzleStreak(2, 3)),
        ([4, 5, 6, 8, 9], 12, PuzzleStreak(0, 3)),
    ],
)
def test_a_streak_lives_until_a_day_ends_without(
    solved: list[int], today: int, streak: PuzzleStreak
) -> None:
    assert PuzzleStreak.of(solved, today) == streak
