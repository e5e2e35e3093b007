"""Whether somebody has won: check_winner, isWinner, find_winner and the like."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from engine.marks import Mark
from engine.winners import LINES
from lessons.learner.boards import COMPUTER, HUMAN
from lessons.learner.calling import Role, parameters_of
from lessons.learner.lessons.task import (
    RETURN,
    Attempt,
    Case,
    Judgement,
    Task,
    lesson_board,
    shown,
)
from lessons.learner.loading import LearnerModule
from lessons.learner.objects import keeps_a_board, method_of
from lessons.learner.own_board import OwnBoard

_TIES = ("t", "tie", "draw", "drawn", "cat", "nobody", "none", "no winner", "-", "d", "tied")

_ACROSS, _DOWN, _SLANTED = "across", "down", "slanted"

_WON = (
    ("XXX.OO...", _ACROSS),
    ("OO.XXX..O", _ACROSS),
    (".O.OO.XXX", _ACROSS),
    ("XO.XO.X..", _DOWN),
    ("OXO.X..XO", _DOWN),
    (".OX.OX..X", _DOWN),
    ("XO.OX...X", _SLANTED),
    ("O.X.XOX..", _SLANTED),
    ("XXXOOXXOO", "full"),
    ("OXXXOOXXO", "full"),
)
_NOBODY = ("." * 9, "XX.OO....", "X.O......", "..XOO...X", "XOXXOOOXX", "XOOOOXXXO")

_SWAPPED = str.maketrans("XO", "OX")

_SIDE = re.compile(f"{COMPUTER.pattern}|{HUMAN.pattern}", re.I)
"""What a variable is called on which it may hang whom a number is good for."""

MOVER, OTHER = "whether who is to move has won", "whether the other has won"
"""What an object's answer may mean that knows whose turn it is."""


def _winner(attempt: Attempt, case: Case) -> Judgement:
    """Judge a board and the same with the marks swapped."""
    text, kind = (str(each) for each in case.data)
    lines = {text[a] for a, b, c in LINES if text[a] == text[b] == text[c] != "."}
    verdicts = []
    for board, won in (
        (text, "".join(lines)),
        (text.translate(_SWAPPED), "".join(lines).translate(_SWAPPED)),
    ):
        judged = _judged(attempt, board, won, kind)
        if not judged.is_right:
            return replace(
                judged,
                given=judged.given or (f"{board}, {kind}" if won else board),
                expected=judged.expected or won or "nobody",
            )
        verdicts.append(judged)
    return verdicts[0]


def _judged(attempt: Attempt, text: str, won: str, kind: str) -> Judgement:
    if Role.MARK in attempt.plan.roles or attempt.plan.reading:
        return _winner_of_mark(attempt, text, won, kind)
    answer = _asked(attempt, text)
    if _meaning(attempt, answer, text, won) == won:
        return Judgement(shown(answer), True)
    printed = answer is None and attempt.printed.strip()
    return Judgement(shown(answer), False, RETURN if printed else _hint(kind, won, text))


def _asked(attempt: Attempt, text: str, mark: str = "X") -> object:
    turns = {MOVER: Mark(mark), OTHER: Mark(mark).other}
    position = lesson_board(text, "O" if text.count("X") > text.count("O") else "X")
    style = attempt.style
    board = style.write(position)
    given = {Role.BOARD: board, Role.MARK: style.mark(mark), Role.OTHER: style.mark("X")}
    answer = attempt.call(given, position, turns.get(attempt.plan.reading))
    if not style.holds(board, position):
        return _Changed()
    return answer


class _Changed:
    """What is answered by who changes the board."""

    def __repr__(self) -> str:
        return "the board was changed"


def _meaning(attempt: Attempt, answer: object, text: str, won: str) -> str:
    """Return "X", "O" or "" for who has won by an answer, as this function answers elsewhere."""
    if isinstance(answer, _Changed):
        return "?"
    wins = {mark: _asked(attempt, text) for mark, text in (("X", "XXX.OO..."), ("O", "OOO.XX.X."))}
    style = attempt.style
    for mark, other in (("X", "O"), ("O", "X")):
        if _same(wins[mark], style.mark(other)):
            wins[mark] = None  # The wrong one is named even there.
    texts = {"X": style.mark("X"), "O": style.mark("O")}
    for mark in ("X", "O"):
        if _same(answer, texts[mark]) and not isinstance(answer, bool):
            return mark
    for mark in (won, "X", "O"):
        if mark and wins[mark] and _same(answer, wins[mark]):
            return mark
    if (
        not answer
        or _same(answer, attempt.free_sign)
        or (isinstance(answer, str) and answer.strip().lower() in _TIES)
    ):
        return ""
    tie_like = "." not in text or (isinstance(answer, (str, int)) and not isinstance(answer, bool))
    if not won and tie_like and answer is not True:
        return ""
    return won if won and not any(wins.values()) and isinstance(answer, tuple) else "?"


def _same(one: object, other: object) -> bool:
    try:
        return type(one) is type(other) and bool(one == other)
    except Exception:
        return False


def _winner_of_mark(attempt: Attempt, text: str, won: str, kind: str) -> Judgement:
    """Judge a function that is asked whether one mark has won: both are asked about.

    An object is asked about who is to move, or the other, or one that is always the same.
    """
    reading = attempt.plan.reading
    for mark in (reading,) if reading in ("X", "O") else ("X", "O"):
        answer = _asked(attempt, text, mark)
        is_yes = bool(answer) and not (isinstance(answer, str) and answer.lower() in _TIES)
        if isinstance(answer, _Changed) or is_yes != (mark == won):
            printed = answer is None and attempt.printed.strip()
            hint = RETURN if printed else _hint(kind, won if mark == won else "", text)
            if won and mark != won:
                hint = f"{won} has three in a row there, {mark} has not"
            if not reading:
                expected = f"{mark == won} for {mark}"
                return Judgement(f"{shown(answer)} for {mark}", False, hint, expected=expected)
            turn = mark if reading != OTHER else mark.translate(_SWAPPED)
            if won and reading in (MOVER, OTHER):
                hint = f"{hint.partition(',')[0]}, and it is {turn}'s turn: who is asked about?"
            given = f"{text}, {turn} to move"
            return Judgement(shown(answer), False, hint, given, str(mark == won))
    return Judgement("True for it alone" if won else "False for both", True)


def _readings(loaded: LearnerModule, name: str) -> Sequence[str]:
    """Return whose line a function may mean: anybody's, or that of who is to move or has moved."""
    is_object = "." in name and keeps_a_board(loaded, name)
    return ("", MOVER, OTHER) if is_object and not parameters_of(method_of(loaded, name)) else ("",)


def _hint(kind: str, won: str, text: str) -> str:
    if not won and any(text[a] == text[b] == text[c] == "." for a, b, c in LINES):
        return "three free squares are no line: is it asked whether a mark stands there?"
    if not won:
        return "nobody has three in a row there"
    if kind == "full":
        return "a full board may have a line: look for lines first"
    return f"{won} has three in a row there, {kind}: are all eight lines looked at?"


def _right_winner(attempt: Attempt, given: Mapping[Role, object]) -> object:
    """Return who has won, or whether somebody has, as the function is asked."""
    style, reading = attempt.style, attempt.plan.reading
    marks = style.marks(given[Role.BOARD])
    won = next((marks[a] for a, b, c in LINES if marks[a] == marks[b] == marks[c] != "."), "")
    if (worth := _worth(attempt, won)) is not None:
        return worth
    if Role.MARK in given:
        return won == style.read(given[Role.MARK])
    if reading:
        turn = OwnBoard(given[Role.BOARD], style).turn()
        asked = {MOVER: turn, OTHER: turn.translate(_SWAPPED)}.get(reading, reading)
        return bool(won) and won == asked
    if attempt.once("names the winner", lambda: _names_the_winner(attempt)):
        return style.mark(won) if won else None
    return bool(won)


def _worth(attempt: Attempt, won: str) -> float | None:
    """Return the number that a function gives most boards that a mark has won, if it is one."""
    if attempt.plan.roles != (Role.BOARD,) or "." in attempt.plan.name:
        return None
    variables = vars(attempt.loaded.module)
    names = attempt.once("sides", lambda: [each for each in variables if _SIDE.match(each)])
    sides = tuple(str(variables[name]) for name in names)
    return attempt.once(("worth", won, sides), lambda: _usual_number(attempt, won))


def _usual_number(attempt: Attempt, won: str) -> float | None:
    found = Counter[float]()
    for text in [text for text, _ in _WON[:7]] if won else _NOBODY[1:4]:
        board = text.translate(_SWAPPED) if won == "O" else text
        with suppress(Exception):  # It may be wrong just there.
            answer = attempt.function(attempt.style.write(lesson_board(board, "X")))
            if isinstance(answer, (int, float)) and not isinstance(answer, bool):
                found[answer] += 1
    return found.most_common(1)[0][0] if found else None


def _names_the_winner(attempt: Attempt) -> bool:
    """Return whether a function returns who has won, rather than True."""
    node = attempt.loaded.source.functions.get(attempt.plan.name.rpartition(".")[2])
    returned = (
        [each.value for each in ast.walk(node) if isinstance(each, ast.Return)] if node else []
    )
    return not any(isinstance(each, ast.Constant) and each.value is True for each in returned)


_CASES = [
    (text, kind, {text[a] for a, b, c in LINES if text[a] == text[b] == text[c] != "."})
    for text, kind in _WON
]

WINNER = Task(
    "check_winner",
    "is_winner find_winner get_winner winner has_won check_win is_win win won wins has_winner"
    " who_won check_for_win check_for_winner check_for_winners is_winning checkwinner check_victory"
    " check_win_condition winning_player has_player_won is_won someone_won check_if_win check_lines"
    " check_game_won check_who_won check_if_won check_three which_mark_won evaluate",
    "whether somebody has won",
    (Role.BOARD, Role.MARK),
    (
        *(Case(f"{text}, {kind}", "OX"["X" in line], (text, kind)) for text, kind, line in _CASES),
        *(Case(text, "nobody", (text, "nobody")) for text in _NOBODY),
    ),
    _winner,
    _right_winner,
    part=3,
    reads=_readings,
)
