"""`puzzle` at the terminal."""

from tests.lessons.command import refused, shown


def test_a_puzzle_at_the_terminal() -> None:
    printed = shown("puzzle", "--date", "2026-11-25")
    assert printed.startswith("Puzzle 329, Wednesday 2026-11-25: 4x4, 4 in a row\n")
    assert printed.endswith("O to move: win in 2 moves. One cell is right.\n")
    answered = shown("puzzle", "--date", "2026-11-25", "--answer")
    assert "Right: d1. Best against best: d1 a4 c1.\n" in answered
    assert "a2, b2, a3: X answers d4 and threatens d1 and a4.\n" in answered
    assert shown("puzzle").startswith("Puzzle ")


def test_wrong_dates_get_one_clear_line() -> None:
    assert "the first puzzle is that of 2026-01-01" in refused("puzzle", "--date", "2025-12-31")
    assert "must be a date such as 2026-11-22, not '22.11.'" in refused(
        "puzzle", "--date", "22.11."
    )
    assert "must be a year from 2026 to 9998, not 'x'" in refused("puzzle", "--year", "x")
    assert "--answer goes with --date" in refused("puzzle", "--year", "2026", "--answer")
