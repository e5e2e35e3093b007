"""`trace` on a search that asks a game: what its values mean, and what it saves."""

from pathlib import Path

import pytest

from tests.lessons.command import STUDENTS, run


@pytest.mark.parametrize(
    ("name", "old", "new", "says"),
    [
        (
            "states_with_namedtuple:alphabeta_player",
            "value = min(value, max_value",
            "value = max(value, max_value",
            "The first that goes wrong is call 2, with O to move on XOXOX..XO: should be 0",
        ),
        (
            "cs50_alphabeta:minimax",
            "if player(board) == X",
            "if player(board) == O",
            "call 2, with X to move on .OXOX..XO: min_value is asked, but X wants high values.",
        ),
    ],
)
def test_functions_that_call_each_other_mean_the_same(
    name: str, old: str, new: str, says: str, tmp_path: Path
) -> None:
    """A leaf is right where the search above it takes the wrong one of its values."""
    program, _, function = name.partition(":")
    code = (STUDENTS / f"{program}.py").read_text(encoding="utf-8")
    (tmp_path / "mine.py").write_text(code.replace(old, new), encoding="utf-8")
    done = run("trace", f"{tmp_path}/mine.py:{function}", ".OXOX..XO", "--to-move", "X")
    assert says in " ".join(done.stdout.split())
    assert done.returncode == 1


def test_who_counts_the_marks_gets_them_exchanged_where_o_has_begun() -> None:
    for function, mark in (("minimax", "X"), ("minimax", "O"), ("max_value", "X")):
        what = f"{STUDENTS}/cs50_alphabeta.py:{function}", "X..XO.O.O", "--to-move", mark
        assert "All right." in (done := run("trace", *what)).stdout or "other side" in done.stderr
