"""The notebook's functions on states: result, compute_utility, utility and display."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy

from engine.marks import Cell
from engine.winners import LINES
from lessons.learner.calling import Role
from lessons.learner.lessons.task import (
    Attempt,
    Case,
    Judgement,
    Task,
    equal,
    lesson_board,
    one_line,
    shown,
)
from lessons.learner.notebook import NotebookGame, Square, State
from lessons.learner.seats import plain

_OLD_STATE = "the state before is no longer as it was: copy it, or its board, first"


def _result(attempt: Attempt, case: Case) -> Judgement:
    text, to_move, move = str(case.data[0]), str(case.data[1]), case.data[2]
    position = lesson_board(text, to_move)
    game = NotebookGame(position)
    assert isinstance(move, tuple)
    expected = game.result(move, game.state)
    given = {Role.MOVE: move, Role.STATE: game.state, Role.GAME: game}
    try:
        answer = attempt.call(given, position)
    finally:
        changed = game.state != NotebookGame(position).state
    if changed:
        return Judgement(_state(answer), False, _OLD_STATE)
    hint = attempt.nothing(answer) or _hint_on_result(answer, expected, move)
    computes = any(plain(each) in COMPUTE_UTILITY.names for each in attempt.loaded.source.functions)
    if not hint and computes and not equal(_part(answer, "utility"), expected.utility):
        worth = f", utility {_part(answer, 'utility')}"
        hint = "is the utility computed for the new state?"
        right = f"{_state(expected)}, utility {expected.utility}"
        return Judgement(_state(answer) + worth, False, hint, expected=right)
    return Judgement(_state(answer), not hint, hint)


def _hint_on_result(answer: object, expected: State, move: Square) -> str:
    """Return what is wrong with the state after a move, nothing if it is right."""
    board, to_move, moves = (_part(answer, name) for name in ("board", "to_move", "moves"))
    if not isinstance(board, dict):
        return "a state has to_move, utility, board and moves, and the board is a dictionary"
    taken = {square: mark for square, mark in board.items() if str(mark) in ("X", "O")}
    if not equal(taken, expected.board):
        return f"which mark stands on {move} now, and do the others still stand?"
    if not equal(to_move, expected.to_move):
        return "whose turn is it after a move?"
    if not isinstance(moves, (list, tuple, set, frozenset)) or (
        sorted(map(str, moves)) != sorted(map(str, expected.moves))
    ):
        return "which squares are free after the move?"
    return ""


def _right_result(attempt: Attempt, given: Mapping[Role, object]) -> object:
    state, move = given[Role.STATE], given[Role.MOVE]
    new: State = deepcopy(state)  # type: ignore[assignment]  # The learner's, with the same parts.
    mark = new.to_move
    new.board[move] = mark  # type: ignore[index]  # A move is a square.
    new.moves.remove(move)  # type: ignore[arg-type]  # A move is a square.
    new.to_move = "O" if mark == "X" else "X"
    new.utility = _utility_of(new.board)
    return new


def _utility_of(board: Mapping[Square, str]) -> int:
    marks = [board.get((at // 3 + 1, at % 3 + 1)) for at in range(9)]
    won = next((marks[a] for a, b, c in LINES if marks[a] and marks[a] == marks[b] == marks[c]), "")
    return {"X": 1, "O": -1}.get(str(won), 0)


def _compute_utility(attempt: Attempt, case: Case) -> Judgement:
    text, to_move, move = str(case.data[0]), str(case.data[1]), case.data[2]
    position = lesson_board(text, to_move)
    game = NotebookGame(position)
    assert isinstance(move, tuple)
    after = game.result(move, game.state)
    given = {
        Role.MOVE: move,
        Role.STATE: game.state,
        Role.BOARD: after.board,
        Role.MARK: to_move,
        Role.GAME: game,
    }
    answer = attempt.call(given, position)
    if game.state != NotebookGame(position).state:
        return Judgement(shown(answer), False, _OLD_STATE)
    if equal(answer, int(case.expected)):
        return Judgement(shown(answer), True)
    hint = attempt.nothing(answer) or f"{case.step}: 1 if X has a row then, -1 if O has, else 0"
    return Judgement(shown(answer), False, hint)


def _right_compute(attempt: Attempt, given: Mapping[Role, object]) -> object:
    state, move = given.get(Role.STATE), given.get(Role.MOVE)
    before, mark = _part(state, "board"), _part(state, "to_move")
    if isinstance(move, tuple) and isinstance(before, dict):
        return _utility_of({**before, move: str(mark)})
    board = given.get(Role.BOARD)
    return _utility_of(board) if isinstance(board, dict) else 0


def _utility(attempt: Attempt, case: Case) -> Judgement:
    text, player = (str(each) for each in case.data)
    game = NotebookGame(lesson_board(text, "X"))
    answer = attempt.call(
        {Role.STATE: game.state, Role.MARK: player, Role.GAME: game}, lesson_board(text, "X")
    )
    is_right = equal(answer, int(case.expected))
    hint = attempt.nothing(answer) or "1 for who has won, -1 for the other: and if nobody has?"
    return Judgement(shown(answer), is_right, "" if is_right else hint)


def _right_utility(attempt: Attempt, given: Mapping[Role, object]) -> object:
    value = getattr(given[Role.STATE], "utility", 0)
    return value if given[Role.MARK] == "X" else -value


def _game_over(attempt: Attempt, case: Case) -> Judgement:
    text, why = (str(each) for each in case.data)
    position = lesson_board(text, "X")
    game, board = NotebookGame(position), attempt.style.write(position)
    given = {Role.STATE: game.state, Role.GAME: game, Role.BOARD: board}
    answer = attempt.call(given, position)
    hint = "" if attempt.says_none() and case.expected == "False" else attempt.nothing(answer)
    is_right = not hint and bool(answer) == (case.expected == "True")
    if Role.BOARD in attempt.plan.roles and "." not in text and not hint:
        is_right = True  # On boards it may mean that somebody has won.
    return Judgement(shown(answer), is_right, hint or ("" if is_right else why))


def _right_game_over(attempt: Attempt, given: Mapping[Role, object]) -> object:
    board = given.get(Role.BOARD)
    if board is None:
        return bool(_part(given[Role.STATE], "utility") or not _part(given[Role.STATE], "moves"))
    marks = attempt.style.marks(board)
    return "." not in marks or any(marks[a] == marks[b] == marks[c] != "." for a, b, c in LINES)


_MOVES = (
    ("." * 9, "X", (2, 2)),
    ("X...O....", "X", (1, 3)),
    ("XOX.O....", "O", (3, 2)),
    ("XX.OO....", "X", (1, 3)),
)

_COMPUTED = (
    ("XX.OO....", "X", (1, 3), 1, "across"),
    ("XX.OO...X", "O", (2, 3), -1, "across"),
    (".O.OO.X.X", "X", (3, 2), 1, "across"),
    ("XO.XO....", "X", (3, 1), 1, "down"),
    ("XOX.O...X", "O", (3, 2), -1, "down"),
    (".OX.OX...", "X", (3, 3), 1, "down"),
    ("XO.O.X..X", "X", (2, 2), 1, "from the top left"),
    ("OX.XO.X..", "O", (3, 3), -1, "from the top left"),
    ("O.X.XO...", "X", (3, 1), 1, "from the top right"),
    ("XXO.O..X.", "O", (3, 1), -1, "from the top right"),
    ("." * 9, "X", (2, 2), 0, "nobody has a row"),
    ("XX.OO....", "X", (3, 3), 0, "nobody has a row"),
    ("XOXXOOO.X", "X", (3, 2), 0, "nobody has a row on the full board"),
)

RESULT = Task(
    "result",
    "make_move_in_state next_state successor",
    "the state after a move",
    (Role.MOVE, Role.STATE),
    tuple(
        Case(
            f"{move} in {text}, {to_move} to move",
            one_line(lesson_board(text, to_move).play(Cell(move[0] * 3 + move[1] - 4))),
            (text, to_move, move),
        )
        for text, to_move, move in _MOVES
    ),
    _result,
    _right_result,
    also=(Role.GAME,),
)

COMPUTE_UTILITY = Task(
    "compute_utility",
    "calculate_utility get_utility utility_of_move",
    "what a move makes of a state",
    (Role.MOVE, Role.STATE),
    tuple(
        Case(f"{move} in {text}, {to_move} to move", str(worth), (text, to_move, move), kind)
        for text, to_move, move, worth, kind in _COMPUTED
    ),
    _compute_utility,
    _right_compute,
    also=(Role.GAME, Role.BOARD, Role.MARK),
)

UTILITY = Task(
    "utility",
    "",
    "what a finished game is worth to a player",
    (Role.STATE, Role.MARK),
    tuple(
        Case(f"{text} for {player}", str(worth), (text, player))
        for text, player, worth in (
            ("XXXOO....", "X", 1),
            ("XXXOO....", "O", -1),
            ("OOOXX.X..", "O", 1),
            ("OOOXX.X..", "X", -1),
            ("XOOOOXXXO", "X", 0),
            ("XOOOOXXXO", "O", 0),
        )
    ),
    _utility,
    _right_utility,
    also=(Role.GAME,),
)

GAME_OVER = Task(
    "game_over",
    "terminal_test is_terminal is_over gameover is_game_over check_game_over is_end",
    "whether a state is the end of a game",
    (Role.STATE,),
    tuple(
        Case(text, str(is_over), (text, why))
        for text, is_over, why in (
            ("X...O....", False, "nobody has won, and squares are free: the game goes on"),
            ("XXXOO....", True, "X has won"),
            ("OOOXX.X..", True, "O has won"),
            ("XOOOOXXXO", True, "nobody has won, but no square is free: that is the end, too"),
            ("XXXOOXXOO", True, "X has won"),
        )
    ),
    _game_over,
    _right_game_over,
    also=(Role.GAME, Role.BOARD),
)


def _part(state: object, name: str) -> object:
    """Return a part of a learner's state, which may be an object or a dictionary."""
    return state.get(name) if isinstance(state, dict) else getattr(state, name, None)


def _state(state: object) -> str:
    board = _part(state, "board")
    if not isinstance(board, dict):
        return shown(state)
    rows = "".join(str(board.get((at // 3 + 1, at % 3 + 1), ".")) for at in range(9))
    return f"{rows}, {_part(state, 'to_move')} to move"


NOTEBOOK = (RESULT, COMPUTE_UTILITY, UTILITY, GAME_OVER)
