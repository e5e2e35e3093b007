"""The notebook's functions on states: result, utility and display."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

from engine.terminal.learner.guard import LearnerError
from engine.terminal.learner.lessons.playing import ALPHA_BETA
from engine.terminal.learner.lessons.task import Attempt, Case, Task, equal, shown
from engine.terminal.learner.lessons.workbook import lesson_board
from engine.terminal.learner.notebook import NotebookGame, Square, State

_NAMES = {
    **dict.fromkeys(("move", "action", "a", "m", "square"), "move"),
    **dict.fromkeys(("state", "s", "board", "position"), "state"),
    **dict.fromkeys(("player", "mark", "symbol", "p", "to_move"), "player"),
    "game": "game",
}


def _role_of(parameter: inspect.Parameter) -> str | None:
    return _NAMES.get(parameter.name.lower())


def _result(attempt: Attempt) -> Iterator[Case]:
    for text, to_move, move in (
        ("." * 9, "X", (2, 2)),
        ("X...O....", "X", (1, 3)),
        (".OXOX..XO", "O", (3, 1)),
    ):
        game = NotebookGame(lesson_board(text, to_move))
        before = lesson_board(text, to_move)
        given = f"{move} in {text}, {to_move} to move"
        expected = game.result(move, game.state)
        try:
            answer, _ = attempt.call_by_name(
                {"move": move, "state": game.state, "game": game}, _role_of
            )
        except LearnerError as error:
            yield Case(given, _state(expected), str(error), False)
            continue
        hint = _hint_on_result(answer, expected, game.state == NotebookGame(before).state, move)
        yield Case(given, _state(expected), _state(answer), not hint, hint)


def _hint_on_result(answer: object, expected: State, unchanged: bool, move: Square) -> str:
    """Return what is wrong with the state after a move, nothing if it is right."""
    if not unchanged:
        return "the state before is no longer as it was: copy its board first"
    if answer is None:
        return "what does the function return at its end?"
    board, to_move, moves = (_part(answer, name) for name in ("board", "to_move", "moves"))
    if not isinstance(board, dict):
        return "a state has to_move, utility, board and moves, and the board is a dictionary"
    taken = {square: mark for square, mark in board.items() if str(mark) in ("X", "O")}
    if not equal(taken, expected.board):
        return f"which mark stands on {move} now, and do the others still stand?"
    if not equal(to_move, expected.to_move):
        return "whose turn is it after a move?"
    if not isinstance(moves, (list, tuple, set)) or (
        sorted(map(str, moves)) != sorted(map(str, expected.moves))
    ):
        return "which squares are free after the move?"
    return ""


def _utility(attempt: Attempt) -> Iterator[Case]:
    for text, player, expected in (
        ("XXXOO....", "X", 1),
        ("XXXOO....", "O", -1),
        ("OOOXX.X..", "O", 1),
        ("OOOXX.X..", "X", -1),
        ("XOOOOXXXO", "X", 0),
        ("XOOOOXXXO", "O", 0),
    ):
        game = NotebookGame(lesson_board(text, "X"))
        given = f"{text} for {player}"
        try:
            answer, _ = attempt.call_by_name(
                {"state": game.state, "player": player, "game": game}, _role_of
            )
        except LearnerError as error:
            yield Case(given, str(expected), str(error), False)
            continue
        is_right = equal(answer, expected)
        hint = "" if is_right else "1 for who has won, -1 for the other: and if nobody has?"
        yield Case(given, str(expected), shown(answer), is_right, hint)


def _display(attempt: Attempt) -> Iterator[Case]:
    for text in ("X..XO.O.O", "XOXOOX.X."):
        position = lesson_board(text, "X")
        game = NotebookGame(position)
        expected = str(position).split()
        try:
            answer, printed = attempt.call_by_name({"state": game.state, "game": game}, _role_of)
        except LearnerError as error:
            yield Case(text, " / ".join(expected), str(error), False)
            continue
        displayed = printed or (answer if isinstance(answer, str) else "")
        rows = [row.strip() for row in displayed.splitlines() if row.strip()]
        marks = [found for row in rows if (found := "".join(each for each in row if each in "XO"))]
        is_right = marks == [row.replace(".", "") for row in expected]
        hint = "nothing was printed" if not displayed.strip() else "a row of the board is a line"
        actual = " / ".join(rows) or shown(answer)
        yield Case(text, " / ".join(expected), actual, is_right, "" if is_right else hint)


def _part(state: object, name: str) -> object:
    """Return a part of a learner's state, which may be an object or a dictionary."""
    return state.get(name) if isinstance(state, dict) else getattr(state, name, None)


def _state(state: object) -> str:
    board = _part(state, "board")
    if not isinstance(board, dict):
        return shown(state)
    rows = "".join(str(board.get((at // 3 + 1, at % 3 + 1), ".")) for at in range(9))
    return f"{rows}, {_part(state, 'to_move')} to move"


NOTEBOOK = (
    Task("result", "", "the state after a move", _result),
    Task("utility", "", "what a finished game is worth to a player", _utility),
    Task("display", "", "a state on the screen", _display),
    ALPHA_BETA,
)
