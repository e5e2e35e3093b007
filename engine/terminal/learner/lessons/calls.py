"""The calls that a learner's recursive function makes of itself, and the first that went wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass
from functools import wraps
from typing import Any

from engine.errors import InvalidPosition
from engine.results import result
from engine.terminal.learner.boards import BoardStyle
from engine.terminal.learner.lessons.task import NO_RETURN, Attempt, lesson_board

_MOST_CALLS = 20_000

TURN = "after one's own move it is the other's turn: whose symbol is passed on?"


@dataclass(slots=True)
class Call:
    """A call: whose symbol, the board before and after it, the call that made it, the answer."""

    symbol: str
    before: str
    parent: Call | None
    after: str = ""
    answer: object = None
    is_over: bool = False


@contextmanager
def recorded(attempt: Attempt, name: str = "") -> Iterator[list[Call]]:
    """Note the calls of a file's function `name`, the attempt's own without one."""
    name = name or attempt.plan.name
    variables = vars(attempt.loaded.module)
    function = variables.get(name)
    calls: list[Call] = []
    if not callable(function) or isinstance(function, type):
        yield calls
        return
    is_own = name == attempt.plan.name
    variables[name] = _noting(function, attempt.style, calls)
    if is_own:
        attempt.function = variables[name]
    try:
        yield calls
    finally:
        variables[name] = function


def _noting(
    function: Callable[..., object], style: BoardStyle, calls: list[Call]
) -> Callable[..., object]:
    open_calls: list[Call] = []

    @wraps(function)
    def noting(*arguments: Any, **named: Any) -> object:
        given = [*arguments, *named.values()]
        boards = [each for each in given if isinstance(each, (list, dict))]
        marks = [each for each in given if style.read(each) in ("X", "O")]
        if not boards or not marks or len(calls) > _MOST_CALLS:
            return function(*arguments, **named)
        parent = open_calls[-1] if open_calls else None
        call = Call(style.read(marks[0]), _text(boards[0], style), parent)
        calls.append(call)
        open_calls.append(call)
        try:
            call.answer = deepcopy(function(*arguments, **named))
            call.is_over = True
        finally:
            call.after = _text(boards[0], style)
            open_calls.pop()
        return call.answer

    return noting


def _text(board: object, style: BoardStyle) -> str:
    try:
        return "".join(style.marks(board))
    except (TypeError, ValueError):
        return ""


def first_wrong(calls: list[Call], style: BoardStyle) -> str:
    """Return why the first call that answers wrongly does, "" if none does by itself."""
    for call in calls[1:]:
        parent = call.parent
        if parent is None or len(call.before) != len(parent.before):
            continue
        new = [at for at, mark in enumerate(call.before) if mark != parent.before[at]]
        if not new:
            return f"{_call(call)} is asked of a board without a new move on it"
        if len(new) > 1:
            return f"{_call(call)}: a move that was tried before was not taken back"
        if call.before[new[0]] == call.symbol:
            return f"{_call(call)}: {TURN}"
    for call in sorted(calls, key=lambda call: call.before.count(".")):
        if not call.is_over or len(call.before) != 9:
            continue
        expected = _outcome(call)
        if call.after != call.before:
            return f"{_call(call)} leaves a move on the board: take it back before the return"
        if expected is None or (
            isinstance(call.answer, str) and style.read(call.answer) == expected
        ):
            continue
        if call.answer is None:
            return f"{_call(call)}: {NO_RETURN}"
        if call is not calls[0]:
            return (
                f"it goes wrong first at {_call(call)}: expected {expected}, came {call.answer!r}"
            )
    return ""


def _call(call: Call) -> str:
    return f"{call.symbol} on {call.before}"


def _outcome(call: Call) -> str | None:
    try:
        position = lesson_board(call.before, call.symbol)
    except InvalidPosition:
        return None  # Both have a line, as the file does not see lines.
    if position.outcome is not None and position.outcome.winner is not None:
        return None  # The workbook asks of no board that is won already.
    return result(position)
