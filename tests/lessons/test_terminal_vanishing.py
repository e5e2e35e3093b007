"""Marks that vanish at the terminal, and positions that are read as moves, on every board."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from engine import BOARDS, Cell, Level, Mark, Position, Value, choose_cell, format_cell, solve
from engine.search import prospects
from tests.lessons.command import refused, run, shown

BOARD = BOARDS["vanishing"]
ROUND = "a1c1b1a2c2b2a3b3"
"""X goes round on four cells and O on four others, and nobody ever has a row."""


def answers(*lines: str, board: str = "vanishing") -> list[str]:
    """Return what `move --moves` says of each line."""
    typed = "\n".join([*lines, ""])
    return shown("move", "--board", board, "--moves", "--seed", "1", typed=typed).splitlines()


def test_positions_are_read_as_moves() -> None:
    """Ages count where the board is the same, as after the last two."""
    lines = "", "a1", "B1a3, b2b3 9 a1", "b2 a3 c3 b3 b1 a1"
    assert answers(*lines) == ["3 win", "4 draw", "2 win", "2 loss"]


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("b1a3b2b3c3a1 b1", "move 7, b1: b1 holds the X that leaves with this move"),
        ("b1 b1", "move 2, b1: b1 is taken by X"),
        ("d4", "d4 is not on a board"),
        ("a1a2b1b2c1 c2", "move 6, c2: the game is over: X won"),
        ("a1a2b1b2c1", "the game is over: X won"),
        (" ".join([ROUND, ROUND, ROUND[:12]]), "the game is over: it is a draw"),
    ],
)
def test_a_line_that_is_no_game_gets_an_error_and_the_run_goes_on(line: str, error: str) -> None:
    first, second = answers(line, "")
    assert first.startswith(f"error: {error}")
    assert second == "3 win"


@pytest.mark.parametrize("board", [name for name in BOARDS if name != "vanishing"])
def test_moves_are_read_on_every_board(board: str) -> None:
    variant, rng = BOARDS[board], Random(5)
    position, names = Position.empty(variant), list[str]()
    for _ in range(4):
        cell = rng.choice(position.free_cells)
        position = position.play(cell)
        names.append(format_cell(cell, variant))
    flat = str(position).replace("\n", "")
    by_board = shown("move", "--board", board, "--seed", "1", typed=f"{flat}\n").splitlines()
    assert answers(" ".join(names), board=board) == by_board
    assert not answers("", board=board)[0].startswith("error")


def test_who_is_to_move_says_who_began() -> None:
    text = shown("explain", "--moves", "b2", "--to-move", "X")
    assert "X to move" in text
    assert "O" in text.splitlines()[3]
    assert "O to move" in shown("explain", "--moves", "b2")


def test_a_board_alone_is_refused_where_ages_count() -> None:
    (line,) = shown("move", "--board", "vanishing", typed="X........\n").splitlines()
    assert line.startswith("error: on this board the age of the marks counts: add --moves")
    assert "add --moves" in refused("explain", "X........", "--board", "vanishing")
    assert "POSITION" in refused("explain")


def test_a_position_is_explained_with_the_mark_that_leaves() -> None:
    text = shown("explain", "--board", "vanishing", "--moves", "b1a3b2b3c3a1c1c2")
    assert "|(X) |[O]" in text
    assert "X to move. Best play: X wins, in 5 plies." in text
    assert "Loss in 6 plies: b1 (O answers b2)." in text
    assert shown("explain", "--board", "vanishing", "--moves").count("W13") == 4
    assert "3 free squares: 3, 4, 6 (c1, a2, c2)." in shown(
        "free", "--board", "vanishing", "--moves", "b1a3b2b3c3a1"
    )


@pytest.mark.parametrize("command", ["tree", "search", "explain --rules"])
def test_what_cannot_be_done_there_is_refused_in_a_line(command: str) -> None:
    assert "not on the board vanishing: " in refused(
        *command.split(), "--board", "vanishing", "--moves", "a1"
    )


def script(choose: Callable[[Position], Cell]) -> str:
    """Return what a person types who begins on b1 against perfect play with the seed 3."""
    position, rng, typed = Position.empty(BOARD), Random(3), list[str]()
    while position.outcome is None:
        if position.to_move is Mark.X:
            cell = choose(position) if typed else Cell(1)
            typed.append(format_cell(cell, BOARD))
        else:
            cell = choose_cell(position, Level.UNBEATABLE, rng)
        position = position.play(cell)
    return "\n".join([*typed, "n", ""])


PLAY = "play", "--board", "vanishing", "--mark", "X", "--first", "me", "--coach"


def test_perfect_play_is_beaten_from_a_side() -> None:
    typed = script(lambda position: solve(position).cells[0])
    text = shown(*PLAY, "--level", "perfect", "--seed", "3", typed=typed)
    assert "Each side keeps its three newest marks" in text
    assert "(X)" in text
    assert "You (X) win!\nNo mistakes." in text


def test_a_game_is_lost_on_purpose_and_the_coach_says_where() -> None:
    def worst(position: Position) -> Cell:
        found = prospects(position)
        values = {cell: each.value if each else Value.DRAW for cell, each in found.items()}
        return min(values, key=lambda cell: values[cell])

    text = shown(*PLAY, "--level", "unbeatable", "--seed", "3", typed=script(worst))
    assert "Computer (O) wins!" in text
    assert " lost: " in text.splitlines()[-2] + text.splitlines()[-3]


def test_two_people_draw_by_the_third_repetition_and_a_mark_that_leaves_is_named() -> None:
    names = [ROUND[at : at + 2] for at in range(0, len(ROUND), 2)]
    lines = [*names[:6], "a1", "help", *names[6:], *names, *names[:6], "n", ""]
    text = shown(*PLAY[:-1], "--two", typed="\n".join(lines))
    assert "Your mark on a1 leaves with this move, so a1 is not free yet." in text
    assert "It is a draw." in text
    assert text.count("Each side keeps its three newest marks") == 2


def test_the_strongest_level_is_called_perfect_there_alone() -> None:
    games = ("--games", "2", "--seed", "1")
    done = run("simulate", "--board", "vanishing", "--o", "clever", *games)
    assert "X perfect against O clever" in done.stdout
    assert "exact" not in done.stdout
    assert "X wins           2" in done.stdout
    assert "X unbeatable against" in run("simulate", "--x", "Perfect", *games).stdout
    table = run("tournament", "--board", "vanishing", "easy", "unbeatable", *games).stdout
    assert "1 perfect" in table
    asked = run("play", "--board", "vanishing", typed="q\n").stdout
    assert "clever, perfect, or person? [perfect]" in asked


def test_a_notebooks_game_is_refused_where_marks_vanish(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "def choose(game):\n    return game.state.moves[0]\n"
        "def first(board):\n    return board.index(' ')\n"
    )
    games = ("--board", "vanishing", "--games", "1", "--seed", "1")
    done = run("simulate", "--x", f"{file}:choose", *games)
    assert done.returncode == 1
    assert "is given a notebook's game, whose marks do not vanish" in done.stderr
    assert "O wins           1" in run("simulate", "--x", f"{file}:first", *games).stdout
