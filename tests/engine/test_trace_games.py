"""`trace` on a search that asks a game: what its values mean, and whose game it is."""

from pathlib import Path

from tests.engine.command import run
from tests.engine.students import NOTEBOOK
from tests.engine.test_check_lessons import of_workbook

GAME = """
class TicTacToe:
    def result(self, move, state):
        return state
"""


def traced(folder: Path, code: str) -> str:
    """Trace the notebook's player on the worksheet's board; return what is said, in one line."""
    (folder / "mine.py").write_text(code)
    done = run("trace", f"{folder}/mine.py:alphabeta", ".OXOX..XO", "--to-move", "X")
    return " ".join(done.stdout.split())


def test_functions_that_call_each_other_mean_the_same(tmp_path: Path) -> None:
    """A leaf is right where the search above it takes the wrong one of its values."""
    text = traced(tmp_path, of_workbook("v = min(v, max_value", "v = max(v, max_value", NOTEBOOK))
    assert "The first that goes wrong is call 2, with O to move on XOXOX..XO: should be 0" in text


def test_a_game_that_is_not_the_files_own_is_named(tmp_path: Path) -> None:
    sentence = "The game that it gets is ours, not your TicTacToe: check tries that."
    assert sentence in traced(tmp_path, GAME + NOTEBOOK)
    assert "is ours" not in traced(tmp_path, NOTEBOOK)
