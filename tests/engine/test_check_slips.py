"""What `check` reads in the source of a wrong function, and what it only notes of a right one."""

from pathlib import Path

from tests.engine.test_check_lessons import of_workbook, said


def test_a_slow_player_is_asked_of_an_early_board_once(tmp_path: Path) -> None:
    """That one answer serves each part; of the rest it is asked where few squares are free."""
    asks = "    with open('asked.txt', 'a') as asked:\n        print(*board, sep='', file=asked)\n"
    code = of_workbook("    moves = {comp_symbol", f"{asks}    moves = {{comp_symbol")
    assert said(tmp_path, code).endswith("All right.")
    boards = (tmp_path / "asked.txt").read_text().splitlines()
    assert [board for board in boards if board.count(" ") > 7] == ["X        "]
