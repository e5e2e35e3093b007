"""The workbook's recursion: what a board leads to, as the best letter or one for each square."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Mapping

from engine.board import Position
from engine.errors import InvalidPosition
from engine.results import result
from lessons.learner.boards import BoardStyle
from lessons.learner.calling import Role
from lessons.learner.lessons.calls import watched
from lessons.learner.lessons.task import (
    Attempt,
    Case,
    Judgement,
    Task,
    lesson_board,
    one_line,
    shown,
)

_NOT_BACK = "each move that is tried has to be taken back before the next"


def _move_outcomes(attempt: Attempt, case: Case) -> Judgement:
    position = lesson_board(*map(str, case.data))
    style = attempt.style
    board = style.write(position)
    given = {Role.BOARD: board, Role.MARK: style.mark(position.to_move.value)}
    seen = watched(attempt, attempt.plan.name, lambda: attempt.call(given, position))
    answer = seen.answer
    unchanged = style.holds(board, position)
    expected = result(position)
    if answer is None or isinstance(answer, str):
        if unchanged and isinstance(answer, str) and style.read(answer) == expected:
            return Judgement(shown(answer), True)
        hint = attempt.nothing(answer) if not seen.calls[1:] else ""
        hint = hint or seen.wrong or attempt.nothing(answer)
        actual = shown(answer)
        if not unchanged:
            hint, left = _NOT_BACK, "".join(style.marks(board))
            actual = f"{actual}, and the board was left as {left}"
        return Judgement(actual, False, hint or (_HINT if position.free_cells else _FULL))
    letters = (
        {int(at): result(position.play(at)) for at in position.free_cells}
        if position.outcome is None
        else {}
    )
    found = _by_square(answer, position, style)
    if found == letters and unchanged:
        return Judgement(shown(answer), True, expected=str(letters))
    hint = _hint_on_squares(found, letters) if unchanged else _NOT_BACK
    return Judgement(shown(answer), False, hint, expected=str(letters))


_FULL = "no square is free, and nobody has won: is that looked at first?"
_HINT = "play it on paper: whose turn is it after each move, and what would they choose?"


def _hint_on_squares(found: dict[int, str] | None, expected: dict[int, str | None]) -> str:
    if found is None:
        return "X, O or T is asked for: the best, or one for each free square"
    if set(found) != set(expected):
        return "is every free square tried, and no other?"
    wrong = next(square for square in expected if found[square] != expected[square])
    return f"play {wrong} on paper: whose turn is it then, and what would they choose?"


def _by_square(answer: object, position: Position, style: BoardStyle) -> dict[int, str] | None:
    """Read outcomes as a dictionary by square, a list, or as lists of wins, ties and losses."""
    free = [int(cell) for cell in position.free_cells]
    if isinstance(answer, dict):
        if not set(answer) <= {"win", "tie", "lose"}:
            cells = {style.cell(square): letter for square, letter in answer.items()}
            return {at: style.read(letter) for at, letter in cells.items() if at is not None}
        answer = [answer.get(name, []) for name in ("win", "tie", "lose")]
    if not isinstance(answer, Iterable):
        return None
    answer = list(answer)
    if len(answer) == 3 and all(isinstance(each, (list, tuple)) for each in answer):
        mark = position.to_move
        by_letter = zip((mark.value, "T", mark.other.value), map(_integers, answer), strict=True)
        return {square: letter for letter, squares in by_letter for square in squares or ()}
    if len(answer) == position.variant.cells:
        answer = [answer[square] for square in free]
    if len(answer) != len(free):
        return None
    return {square: style.read(letter) for square, letter in zip(free, answer, strict=True)}


def _integers(answer: Iterable[object]) -> list[int] | None:
    try:
        return [operator.index(each) for each in answer]  # type: ignore[arg-type]  # It raises.
    except TypeError:
        return None


def _right_outcomes(attempt: Attempt, given: Mapping[Role, object]) -> object:
    style = attempt.style
    text = "".join(style.marks(given[Role.BOARD]))
    try:
        position = lesson_board(text, style.read(given[Role.MARK]))
    except (InvalidPosition, ValueError):
        return style.tie  # No board of a game, as another function is wrong.
    return style.mark(result(position) or "T")


def _case(text: str, to_move: str, step: str) -> Case:
    position = lesson_board(text, to_move)
    return Case(one_line(position), str(result(position)), (text, to_move), step)


MOVE_OUTCOMES = Task(
    "get_move_outcomes",
    "move_outcomes get_outcomes outcomes outcomes_of_moves get_outcomes_of_moves get_move_outcome"
    " move_outcome get_best_result predict_outcome",
    "what the moves lead to",
    (Role.MARK, Role.BOARD),
    (
        _case("XOOOOXXXO", "X", "a full board (task 5.2)"),
        _case("XOO.XO...", "X", "a won board: a move that wins at once (tasks 5.3 and 5.4)"),
        _case("XX.OO.X..", "O", "a won board: a move that wins at once (tasks 5.3 and 5.4)"),
        _case("XOOOOXXX.", "O", "one square left, and nobody wins (task 5.5)"),
        _case(".OXOX..XO", "O", "recursion: the moves after that (task 5.5)"),
        _case("X..XO.O.O", "X", "recursion: the moves after that (task 5.5)"),
        _case("X...O...X", "O", "recursion: the moves after that (task 5.5)"),
    ),
    _move_outcomes,
    _right_outcomes,
    part=5,
    in_steps=True,
)
