"""`python -m engine`, run as a user runs it."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from fractions import Fraction
from functools import partial

from engine import BOARDS, Level
from tests.lessons.command import run, shown


def moves(*lines: str, board: str = "3x3") -> list[str]:
    variant = BOARDS[board]
    arguments = ["--rows", str(variant.rows), "--cols", str(variant.cols), "--k", str(variant.k)]
    arguments += ["--misere"] * variant.misere
    return shown("move", *arguments, typed="\n".join([*lines, ""])).splitlines()


def test_help_lists_the_commands() -> None:
    commands = re.findall(r"^    (\w+)", shown(), re.MULTILINE)
    assert len(commands) == 13
    for command in commands:
        assert f"examples:\n  python -m engine {command}" in shown(command, "--help")


def test_the_computer_answers_and_another_game_is_offered() -> None:
    typed = "".join(f"{cell}\n" for cell in range(1, 10)) * 3
    done = run("play", "--mark", "o", "--level", "unbeatable", "--seed", "5", typed=typed)
    assert "Computer (X) plays" in done.stdout
    assert "Another game" in done.stdout
    assert "You (O) win!" not in done.stdout


def test_the_lot_decides_who_starts() -> None:
    starts = {
        run("play", "--mark", "X", "--two", "--seed", str(seed), typed="q\n").stdout.split("\n")[2]
        for seed in range(8)
    }
    assert starts == {"Player X (X) starts.", "Player O (O) starts."}


def test_what_is_not_given_is_asked_for() -> None:
    done = run("play", "--first", "me", typed="nobody\ncasual\n\n5\nq\n")
    assert "Please answer beginner or easy" in done.stdout
    assert "You (X) start." in done.stdout
    assert "Computer (O) plays" in done.stdout
    assert "Player X" in run("play", "--first", "me", typed="person\nX\nq\n").stdout


def test_the_end_of_the_input_leaves() -> None:
    assert shown("play", "--two", "--mark", "X").endswith("Goodbye!\n")


def test_simulate_can_be_stopped_and_prints_the_counts_so_far() -> None:
    """On a terminal: the bar is there from the start, and Ctrl-C does not throw the games away."""
    arguments = ["--x", "beginner", "--o", "beginner", "--games", "1000000"]
    command = [sys.executable, "-m", "engine", "simulate", *arguments]
    ours, theirs = pty.openpty()
    # Whoever runs the tests in the background has Ctrl-C ignored, also by what they start.
    default_interrupt = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=theirs, text=True, preexec_fn=default_interrupt
    ) as process:
        os.close(theirs)
        bar = b""
        while b"] 0/1000000" not in bar:
            bar += os.read(ours, 1000)
        assert process.stdout is not None
        process.send_signal(signal.SIGINT)
        text = process.stdout.read()
    os.close(ours)
    assert process.returncode == 130
    assert "stopped after" in text


def test_figures_are_exact_fractions_for_every_pair() -> None:
    figures = json.loads(run("figures").stdout)
    assert list(figures) == [str(level) for level in Level]
    for row in figures.values():
        assert list(row) == [str(level) for level in Level]
        for result in row.values():
            assert sum(map(Fraction, result.values())) == 1
    assert figures["unbeatable"]["beginner"] == {"win": "191/192", "draw": "1/192", "loss": "0"}
    assert figures["beginner"]["unbeatable"]["loss"] == "866/945"


def test_move_prints_cell_and_value() -> None:
    assert moves("XX.OO....", "XO.......")[0] == "2 win"
    assert moves("XO.......") in (["3 win"], ["4 win"], ["6 win"])
    assert moves("X........") == ["4 draw"]
    assert moves(".XXX......O............O.", board="5x5")[0].endswith("loss")
    assert moves(".........", board="misere") == ["4 draw"]


def test_a_bad_line_gets_an_error_and_the_run_goes_on() -> None:
    answers = moves("XXXXXO...", "XXX......", "XX.", "hello wor", "", "XXXOO....", "X........")
    assert [answer.split(":")[0] for answer in answers] == ["error"] * 6 + ["4 draw"]
    assert "5 X and 1 O" in answers[0]
    assert "the game is over: X won" in answers[5]
