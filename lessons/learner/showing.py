"""Cases and answers as a learner reads them, with signs as the file writes them."""

from __future__ import annotations

from dataclasses import dataclass

from lessons.learner import letters
from lessons.learner.comparing import CELLS, shown_by, squares_of
from lessons.learner.task import Answered, Case, Task
from lessons.learner.writing import Writing

_MOST = 60


@dataclass(frozen=True, slots=True)
class Wrong:
    """A case on which a function is wrong: the board if it has one, and the texts beside it."""

    board: str
    given: str
    expected: str
    actual: str


def wrong_case(task: Task, writing: Writing, case: Case, outcome: Answered, failure: str) -> Wrong:
    """Return a case that went wrong as texts; `failure` is the error, if there was one."""
    roles = task.roles.split()
    has_board = bool({"board", "state", "game"} & {*roles}) or task.answer == "drawing"
    actual = failure or _answer(task, writing, outcome)
    if not failure and not outcome.kept and task.keeps:
        after = writing.read(outcome.after)
        left = [at for at in range(9) if after and after[at] != case.board[at]]
        where = f", square {writing.square(left[0])}" if left else ""
        actual += f" (the board is changed{where})"
    wanted = expected(task, writing, case)
    if actual == wanted and task.answer == "state":
        state = outcome.answer
        moves = [writing.square(at) for at in letters.free(case.board) if at != case.square]
        wanted += f", moves {moves}, to_move {writing.mark(letters.other(case.turn))}"
        actual += (
            f", moves {getattr(state, 'moves', None)}, to_move {getattr(state, 'to_move', None)}"
        )
    elif actual == wanted:
        actual += " (the very one that was given)"
    board = case.board if has_board or task.name in ("player_move", "ai_shown") else ""
    return Wrong(board, _given(task, writing, case), wanted, actual)


def _given(task: Task, writing: Writing, case: Case) -> str:
    parts = []
    if case.symbol and "symbol" in task.roles:
        parts.append(repr(writing.mark(case.symbol)))
    elif case.symbol or task.answer in ("best", "rules", "block", "state"):
        parts.append(f"{case.turn} to move")
    if case.given:
        parts.append(repr([writing.mark(each) for each in case.given]))
    if case.squares:
        parts.append(f"of {[writing.square(at) for at in case.squares]}")
    if case.square is not None:
        parts.append(f"square {writing.square(case.square)}")
    return ", ".join(parts)


def expected(task: Task, writing: Writing, case: Case) -> str:
    """Return what is right, in the file's own signs."""
    board, turn = case.board, case.turn
    cells = CELLS[task.answer](board, turn) if task.answer in CELLS else None
    if task.answer == "one" and isinstance(case.expected, list):
        cells = case.expected
    if cells is not None:
        return " or ".join(repr(writing.square(at)) for at in cells) or "None"
    if task.answer == "squares":
        return repr([writing.square(at) for at in letters.free(board)])
    if task.answer == "mark":
        return repr(writing.mark(str(case.expected)))
    if task.answer == "winner":
        if case.symbol:
            return repr(case.expected)
        return f"{case.expected} has won" if case.expected else "nobody has won"
    if task.answer == "value":
        won = letters.outcome(board, turn)
        return "a tie" if won == "T" else f"{won} wins"
    if task.answer in ("board", "drawing"):
        return rows(str(case.expected or board))
    if task.answer == "state" and case.square is not None:
        return rows(letters.put(board, case.square, turn))
    return repr(case.expected)


def _answer(task: Task, writing: Writing, outcome: Answered) -> str:
    if task.answer == "drawing":
        return " / ".join(shown_by(outcome).split("\n"))[:_MOST] or "nothing"
    answer = outcome.answer
    for value in (answer, getattr(answer, "board", None), outcome.after):
        if task.answer in ("board", "state") and (board := writing.read(value)):
            return rows(board)
    if task.answer == "squares":
        try:
            found = squares_of(writing, answer)
            if None not in found:
                return repr([writing.square(at) for at in found if at is not None])
        except TypeError:
            pass
    try:
        text = " ".join(repr(answer).split())
    except Exception:
        text = f"a {type(answer).__name__}"
    return text if len(text) <= _MOST else f"{text[:_MOST]}..."


def rows(board: str) -> str:
    """Return a board in one line."""
    return " / ".join(" ".join(board[at : at + 3]) for at in (0, 3, 6))
