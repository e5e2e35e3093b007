"""`python -m engine tournament`: levels and learners' own players, everybody from both sides."""

from pathlib import Path

import pytest

from tests.lessons.command import STUDENTS as PROGRAMS
from tests.lessons.command import run


@pytest.fixture
def students(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the programs of the three lessons, in which commands run."""
    for name, program in (
        ("workbook", "workbook_whole"),
        ("blog", "book_from_one"),
        ("notebook", "states_with_namedtuple"),
    ):
        text = (PROGRAMS / f"{program}.py").read_text(encoding="utf-8")
        # All games from the empty board take a while.
        quick = '    if board.count(" ") > 7:\n        return 4 if board[4] == " " else 0\n'
        text = text.replace("    outcomes = {", f"{quick}    outcomes = {{")
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


STUDENTS = "workbook.py:get_comp_move", "blog.py:getComputerMove", "notebook.py:alphabeta_player"


def rows(text: str) -> dict[str, list[float]]:
    """Return points, wins, draws and losses by player, in the order of the table."""
    table = text.split("\n\n")[1].splitlines()[1:]
    return {row.split()[1]: [float(each) for each in row.split()[2:]] for row in table}


def test_the_programs_of_the_lessons_and_levels_play_one_another(students: Path) -> None:
    arguments = ["tournament", *STUDENTS, "Casual", "unbeatable", "--games", "1", "--seed", "1"]
    done = run(*arguments, "--losses")
    assert done.returncode == 0
    assert done.stdout.startswith("5 players on 3x3, 20 games, seed 1\n")
    assert "] 20/20" in done.stderr
    table = rows(done.stdout)
    assert set(table) == {*STUDENTS, "casual", "unbeatable"}
    assert list(table.values()) == sorted(table.values(), key=lambda row: -row[0])
    for points, won, drawn, lost in table.values():
        assert won + drawn + lost == 8, "four opponents, from both sides"
        assert points == won + drawn / 2
    assert sum(row[0] for row in table.values()) == 20
    assert [table[name][3] for name in (STUDENTS[0], STUDENTS[2], "unbeatable")] == [0, 0, 0]
    assert "How casual lost:\n    1 x as O against" in done.stdout
    assert "after a1, c3 lost, b2 drew" in done.stdout
    assert "unbeatable lost no game on the board." in done.stdout


def test_who_fails_loses_that_game_and_the_others_play_on(students: Path) -> None:
    """After three failed games a player is asked no more."""
    (students / "bad.py").write_text(
        "def first(board, mark):\n"
        "    with open('calls', 'a') as calls:\n        calls.write('.')\n"
        "    return 0\n"
    )
    done = run("tournament", "bad.py:first", "clever", "beginner", "--games", "2", "--losses")
    assert done.returncode == 1
    table = rows(done.stdout)
    assert table["bad.py:first"] == [0, 0, 0, 8]
    assert table["clever"][1] >= 4
    assert "error: bad.py:first answered 0: that is a1, which is" in done.stderr
    assert done.stderr.endswith("(lost 8 games so)\n")
    assert "bad.py:first lost no game on the board." in done.stdout
    assert len((students / "calls").read_text()) <= 6, "at most two calls in each of three games"


def test_a_tournament_on_another_board_names_lost_moves(students: Path) -> None:
    done = run("tournament", "easy", "beginner", "--board", "misere", "--games", "5", "--losses")
    assert done.returncode == 0
    assert "2 players on misere, 10 games" in done.stdout
    assert " lost, " in done.stdout


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["tournament", "easy"], "a tournament needs two players or more"),
        (["tournament", "easy", "EASY"], "easy is named twice"),
        (
            ["tournament", "easy", "blog.py:getComputerMov"],
            "blog.py has no function 'getComputerMov': did you mean",
        ),
        (["tournament", "easy", "nobody"], "'nobody' is neither a level"),
        (["tournament", "easy", "clever", "--seed", "x"], "--seed: invalid int value: 'x'"),
    ],
)
def test_wrong_input_is_refused_in_a_line(
    students: Path, arguments: list[str], complaint: str
) -> None:
    done = run(*arguments)
    assert complaint in done.stderr
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
