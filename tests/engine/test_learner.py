"""A learner's own function as a player in `python -m engine simulate`."""

from pathlib import Path

import pytest

from tests.engine.command import run_process

LEARNER = """
import random

def choose(board, mark):
    free = [cell for cell in range(9) if board[cell] == " "]
    return random.choice(free)

def first_free(position):
    return position.free_cells[0]

def centre(board, mark):
    return 4

def far(board, mark):
    return 9

def word(board, mark):
    return "b2"

def crash(board, mark):
    return board[10]

def leave(board, mark):
    exit()

def slow(board, mark):
    while True:
        pass

def nothing():
    return 0

number = 5
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A learner's folder; the file has the name of a library, as theirs do."""
    (tmp_path / "random.py").write_text(LEARNER)
    (tmp_path / "broken.py").write_text("def choose(board, mark)\n    return 0\n")
    return tmp_path


def test_a_learners_function_plays(folder: Path) -> None:
    arguments = ["simulate", "--x", "random.py:choose", "--o", "random.py:first_free"]
    arguments += ["--games", "50", "--seed", "1"]
    done = run_process(*arguments, folder=folder)
    assert done.returncode == 0
    assert "X random.py:choose against O random.py:first_free" in done.stdout
    assert "exact" not in done.stdout
    assert run_process(*arguments, folder=folder).stdout == done.stdout, (
        "the seed holds for its module"
    )


@pytest.mark.parametrize(
    ("player", "code", "complaint"),
    [
        ("random.py:centre", 1, "answered 4 in O.. .X. ... with X to move: b2 is taken by X"),
        ("random.py:far", 1, "answered 9 in ... ... ... with X to move: it must be 0 to 8"),
        ("random.py:word", 1, "answered 'b2' in"),
        ("random.py:crash", 1, "IndexError: list index out of range (line 21)"),
        ("random.py:leave", 1, "failed in ... ... ... with X to move: SystemExit"),
        ("random.py:slow", 1, "took over 1 s in ... ... ... with X to move"),
        ("random.py:nothing", 2, "must take (board, mark)"),
        ("random.py:number", 2, "has no function 'number'"),
        ("random.py:missing", 2, "has no function 'missing'"),
        ("broken.py:choose", 2, "broken.py cannot be loaded: SyntaxError: expected ':' (line 1)"),
    ],
)
def test_a_learners_mistake_is_named(folder: Path, player: str, code: int, complaint: str) -> None:
    done = run_process(
        "simulate", "--x", player, "--o", "easy", "--seed", "2", "--seconds", "1", folder=folder
    )
    text = " ".join(done.stderr.split())
    assert complaint in text
    assert done.returncode == code
    assert "Traceback" not in text
