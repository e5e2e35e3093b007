"""A learner's file: what keeps it from being loaded, what it prints, and who is who."""

from multiprocessing import get_all_start_methods
from pathlib import Path

import pytest

from engine import BOARDS, Position
from lessons.learner.apart import LearnerFile
from lessons.learner.guard import TakesTooLong
from lessons.learner.playing import chosen_cell
from tests.lessons.command import run, said, shown

WAYS = get_all_start_methods()

GUARD = 'put its game loop under: if __name__ == "__main__":'

FILES = {
    "loop.py": (
        "while True:\n    move = int(input('Your move: '))\n",
        f"loop.py, lines 1 to 2: left out, as it asks for input while it is loaded: {GUARD}",
    ),
    "menu.py": (
        "while True:\n    try:\n        int(input())\n    except Exception:\n        pass\n",
        f"menu.py, lines 1 to 5: left out, as it asks for input while it is loaded: {GUARD}",
    ),
    "lines.py": (
        "import sys\nfor line in sys.stdin:\n    pass\n",
        f"lines.py, lines 2 to 3: left out, as it asks for input while it is loaded: {GUARD}",
    ),
    "hidden.py": (
        "ask = input\nwhile True:\n    try:\n        ask()\n    except:\n        pass\n",
        f"hidden.py, lines 2 to 6: left out, as it asks for input while it is loaded: {GUARD}",
    ),
    "busy.py": (
        "import time\nwhile True:\n    time.sleep(9)\n",
        f"busy.py, lines 2 to 3: left out, as it still runs after 1 s while it is loaded: {GUARD}",
    ),
    "done.py": (
        "print('Bye')\nquit()\n",
        f"done.py, line 2: left out, as it ends the program while it is loaded: {GUARD}",
    ),
    "gone.py": (
        "import os\nos._exit(0)\n",
        f"gone.py, line 2: left out, as it ends the program while it is loaded: {GUARD}",
    ),
    "broken.py": (
        "def choose(board, mark)\n    return 0\n",
        "broken.py cannot be loaded: SyntaxError: expected ':' (line 1)",
    ),
    "own.py": (
        "class Stop(BaseException):\n    def __str__(self):\n        return 1\nraise Stop\n",
        "own.py cannot be loaded as a whole: Stop (line 4)",
    ),
    "above.py": (
        "symbol = other('X')\ndef other(symbol):\n    return 'O'\n",
        "line 1 of above.py uses other above the place where it is defined, line 2:",
    ),
}


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_cannot_be_loaded_is_told_why(tmp_path: Path, name: str) -> None:
    text, complaint = FILES[name]
    (tmp_path / name).write_text(text)
    done = run("simulate", "--x", f"{tmp_path}/{name}:choose", "--seconds", "1")
    assert complaint in done.stderr.replace(f"{tmp_path}/", "")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("player", "complaint"),
    [
        ("nowhere.py:choose", "there is no file 'nowhere.py'"),
        ("notes.txt:choose", "'notes.txt' is no Python file"),
        ("shapes.py", "shapes.py is a file: say which function of it, as in shapes.py:choose"),
    ],
)
def test_a_player_is_named_by_file_and_function(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, player: str, complaint: str
) -> None:
    for name in ("shapes.py", "notes.txt"):
        (tmp_path / name).touch()
    monkeypatch.chdir(tmp_path)
    done = run("simulate", "--x", player)
    assert (done.returncode, done.stderr) == (
        2,
        f"python -m engine simulate: error: {complaint}\n",
    )


def test_what_is_not_installed_is_no_mistake(tmp_path: Path) -> None:
    """A notebook's first cell, and what in the file needs it."""
    code = (
        "import nowhere.pyplot as plt\nplt.ion()\nshown = plt.figure()\nshown\n"
        "def other_symbol(symbol):\n    return 'O' if symbol == 'X' else 'X'\n"
    )
    text = said(tmp_path, code)
    assert "nowhere is not installed here, so line 1 of mine.py is left out, and what" in text
    assert "NameError" not in text
    assert text.endswith("All right.")


def test_what_a_function_prints_is_counted_and_shown_on_request(tmp_path: Path) -> None:
    (tmp_path / "chatty.py").write_text(
        "print('Welcome')\ndef f(board):\n    print(board)\n    return board.index(' ')\n"
    )
    arguments = ["simulate", "--x", f"{tmp_path}/chatty.py:f", "--o", "easy", "--games", "1"]
    text = run(*arguments, "--seed", "3").stdout
    assert "Welcome" not in text
    assert "['" not in text
    assert "chatty.py:f printed lines that --show shows: 3." in text
    text = run(*arguments, "--show").stdout
    assert "[' ', ' '," in text
    assert "printed" not in text


def test_two_learners_files_of_one_name_do_not_mix(tmp_path: Path) -> None:
    """Also the modules that they bring along, and the library's that theirs are called after."""
    for learner, square in (("ann", 0), ("bob", 8)):
        (tmp_path / learner).mkdir()
        (tmp_path / learner / "random.py").write_text(
            "import random\nfrom helpers import SQUARE\n"
            "def f(board):\n"
            "    free = [at for at in range(9) if board[at] == ' ']\n"
            "    return SQUARE if SQUARE in free else random.choice(free)\n"
        )
        (tmp_path / learner / "helpers.py").write_text(f"SQUARE = {square}\n")
    players = "--x", f"{tmp_path}/ann/random.py:f", "--o", f"{tmp_path}/bob/random.py:f"
    arguments = "simulate", *players, "--seed", "5", "--games", "20", "--show"
    text = shown(*arguments)
    boards = [
        game.replace("[", " ").replace("]", " ").split("\n\n")[1]
        for game in text.split("\nGame ")[1:]
    ]
    assert [board[1] for board in boards] == ["X"] * 20
    assert [board.rstrip()[-1] for board in boards] == ["O"] * 20
    assert shown(*arguments) == text, "the seed holds for their module random, too"


@pytest.mark.parametrize("start", [way for way in ("forkserver", "spawn") if way in WAYS])
def test_what_does_not_end_is_ended_however_processes_are_started(
    tmp_path: Path, start: str
) -> None:
    """Windows has nothing but "spawn"; the next question is put to a new process."""
    (tmp_path / "mine.py").write_text(
        "def endless(board, mark):\n    while True:\n        pass\n"
        "def choose(board, mark):\n    return 4\n"
    )
    file = LearnerFile(f"{tmp_path}/mine.py", 2, start=start)
    empty = Position.empty(BOARDS["3x3"])
    with pytest.raises(TakesTooLong, match="took over 2 s"):
        file.ask(chosen_cell, "mine.py:endless", empty, "in")
    assert file.ask(chosen_cell, "mine.py:choose", empty, "in")[0] == 4
    file.end()
