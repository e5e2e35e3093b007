"""`puzzle` at the terminal."""

from tests.lessons.command import refused, shown


def test_the_puzzle_is_todays_where_no_date_is_given() -> None:
    assert shown("puzzle").startswith("Puzzle ")


def test_wrong_dates_get_one_clear_line() -> None:
    assert "the first puzzle is that of 2026-01-01" in refused("puzzle", "--date", "2025-12-31")
    assert "must be a date such as 2026-11-22, not '22.11.'" in refused(
        "puzzle", "--date", "22.11."
    )
    assert "must be a year from 2026 to 9998, not 'x'" in refused("puzzle", "--year", "x")
    assert "--answer goes with --date" in refused("puzzle", "--year", "2026", "--answer")
