"""Whether a game is won, lost, drawn or over: an article's properties, and functions like them."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

from engine.marks import Mark
from engine.winners import LINES
from lessons.learner.boards import LESSONS
from lessons.learner.calling import Role, parameters_of
from lessons.learner.lessons.task import (
    Attempt,
    Case,
    Judgement,
    Task,
    lesson_board,
    shown,
)
from lessons.learner.lessons.winning import MOVER, OTHER, WINNER
from lessons.learner.loading import LearnerModule
from lessons.learner.objects import (
    keeps_a_board,
    method_at,
    method_of,
    style_of_object,
)
from lessons.learner.own_board import OwnBoard
from lessons.learner.seats import plain


def _asks(hints: Mapping[str, str]) -> Callable[[Attempt, Case], Judgement]:
    """Return how a question about the end of a game is judged."""

    def judge(attempt: Attempt, case: Case) -> Judgement:
        position = lesson_board(case.given, "X")
        for mark in Mark:
            answer = attempt.call({Role.BOARD: attempt.style.write(position)}, position, mark)
            hint = attempt.nothing(answer) if case.expected == "True" else ""
            if hint or bool(answer) != (case.expected == "True"):
                given = f"{case.given}, {mark.value} to move"
                return Judgement(shown(answer), False, hint or hints[case.expected], given)
        return Judgement(shown(answer), True)

    return judge


def _says(
    is_right: Callable[[str, bool], bool], attempt: Attempt, given: Mapping[Role, object]
) -> object:
    text = "".join(attempt.style.marks(given[Role.BOARD]))
    return is_right(text, any(text[a] == text[b] == text[c] != "." for a, b, c in LINES))


def _win_readings(loaded: LearnerModule, name: str) -> Sequence[str]:
    """Return who may have won if `win` says so: beside a `lose`, one mark or the one to move."""
    if not _method(loaded, name, LOSE):
        return ("", MOVER, OTHER)
    return ("X", "O", MOVER) if _turn(loaded, name) else ("X", "O", MOVER, OTHER)


def _lose_readings(loaded: LearnerModule, name: str) -> Sequence[str]:
    """Return who may have won if `lose` says so: the other of the mark that `win` is about."""
    if winner := _winner_of_win(loaded, name):
        return (winner.other.value,)
    return (OTHER,) if _turn(loaded, name) else ("X", "O", MOVER, OTHER)


def _winner_of_win(loaded: LearnerModule, name: str) -> Mark | None:
    """Return the mark whose line is a win whoever is to move, None if it is not always one."""
    win = _method(loaded, name, WIN)
    style = style_of_object(loaded, name, LESSONS)
    said: list[bool] = []
    with suppress(Exception):  # Its own faults are those of `win`.
        for text in ("XXX.OO...", "OOO.XX..."):
            for mover in Mark:
                position = lesson_board(text, mover.value)
                said.append(bool(method_at(loaded, win, position, style)()))
    if said == [True, True, False, False]:
        return Mark.X
    return Mark.O if said == [False, False, True, True] else None


def _method(loaded: LearnerModule, name: str, task: Task) -> str:
    """Return the method of the same class that does a task, "" if there is none."""
    kind = name.rpartition(".")[0]
    names = (each for each in dir(loaded.function(kind)) if plain(each) in task.names)
    return next((f"{kind}.{each}" for each in names), "")


def _turn(loaded: LearnerModule, name: str) -> str:
    """Return whose turn it is by a new object, "" if it does not know that."""
    thing = method_of(loaded, name).__self__  # type: ignore[attr-defined]  # It is a method.
    return OwnBoard(thing, style_of_object(loaded, name, LESSONS)).turn()


WIN = replace(
    WINNER,
    name="win",
    others="won has_won is_win is_won wins",
    title="whether the game is won",
    part=0,
    reads=_win_readings,
)

LOSE = replace(
    WIN,
    name="lose",
    others="lost has_lost is_lost loses is_lose",
    title="whether the game is lost",
    reads=_lose_readings,
)

DRAW = Task(
    "draw",
    "is_draw check_draw is_tie check_tie tie drawn tied is_drawn is_tied check_for_draw"
    " check_for_tie game_draw is_a_draw is_a_tie is_game_draw",
    "whether the game is a draw",
    (Role.BOARD,),
    tuple(
        Case(text, str("." not in text))
        for text in ("XOXXOOOXX", "XOOOOXXXO", "XOOOOXXX.", ".OOOXXXXO", "XX.OO....", "." * 9)
    ),
    _asks(
        {
            "True": "no square is free, and nobody has three in a row: that is a draw",
            "False": "a square is free here, so the game goes on: which way round is it asked?",
        }
    ),
    partial(_says, lambda text, has_line: "." not in text and not has_line),
)

OVER = Task(
    "win_draw_lose",
    "",
    "whether the game is over",
    (Role.BOARD,),
    tuple(
        Case(text, str(is_over))
        for text, is_over in (
            ("XXX.OO...", True),
            ("OO.XXX..O", True),
            ("XO.OX...X", True),
            ("OOOXX.X..", True),
            ("XOXXOOOXX", True),
            ("XX.OO....", False),
            ("." * 9, False),
        )
    ),
    _asks(
        {
            "True": "it is over when somebody has won, and when no square is free",
            "False": "nobody has won, and squares are free: the game goes on",
        }
    ),
    partial(_says, lambda text, has_line: "." not in text or has_line),
)

ENDINGS = (WIN, LOSE, DRAW, OVER)


def asks_of_end(loaded: LearnerModule, task: Task, name: str) -> bool:
    """Return whether a function asks what one of these tasks is about: names alone say little."""
    short = name.rpartition(".")[2]
    wanted = parameters_of(method_of(loaded, name))
    keeps = keeps_a_board(loaded, name)
    if task is DRAW and short == "draw" and short not in loaded.source.properties:
        node = loaded.source.functions.get(short, ast.Pass())
        if not any(isinstance(each, ast.Return) and each.value for each in ast.walk(node)):
            return False  # It draws the board.
    if task is DRAW and not keeps:
        return len(wanted) == 1 and "." not in name
    return keeps and not wanted and (task is DRAW or "." in name)
