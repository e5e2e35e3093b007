"""What the answers of a learner's search mean, and what they should be."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.results import best_of
from engine.winners import winner_by_sums
from lessons.learner.boards import BoardStyle
from lessons.learner.watching import WatchedCall

Reading = tuple[str, str]
"""Which part of an answer counts, and whose view its numbers take (or "letter", "move")."""

_OTHER = {"X": "O", "O": "X"}
_TIES = ("T", "TIE", "TIED", "DRAW", "D", "CAT", "DRAWN")
_WINS, _LOSSES = ("WIN", "WON", "W"), ("LOSE", "LOST", "LOSS", "L")
_KEYS = ("score", "value", "outcome", "result", "utility", "eval", "evaluation", "best_score")


@cache
def winner_of(board: str) -> str | None:
    """Return who has a line."""
    return winner_by_sums(board.replace(".", " "))


@cache
def right_result(board: str, mover: str) -> str:
    """Return what best play leads to, as X, O or T; the marks need not fit."""
    if winner := winner_of(board):
        return winner
    free = [at for at, mark in enumerate(board) if mark == "."]
    if not free:
        return "T"
    after = (f"{board[:at]}{mover}{board[at + 1 :]}" for at in free)
    return best_of(mover, [right_result(each, _OTHER[mover]) for each in after])


@cache
def plain_calls(board: str, turn: str, won: bool, full: bool) -> int:
    """Return how many calls plain minimax makes from a board, with those of ended games or not."""
    free = [at for at, mark in enumerate(board) if mark == "."]
    if winner_of(board):
        return int(won)
    if not free:
        return int(full)
    other = "O" if turn == "X" else "X"
    return 1 + sum(
        plain_calls(f"{board[:at]}{turn}{board[at + 1 :]}", other, won, full) for at in free
    )


def readings() -> list[Reading]:
    """Return all ways to read answers, the likeliest first."""
    views = ("letter", "x", "first", "mover", "other", "o")
    parts = ("", "0", "last", "key")
    return [
        *((part, view) for part in parts for view in views),
        ("", "squares"),
        *((part, "move") for part in parts),
    ]


def meaning(call: WatchedCall, mover: str, first: str, reading: Reading, style: BoardStyle) -> str:
    """Return what an answer means, as X, O or T, or "" if it means nothing when read so.

    `mover` is whose turn it is at this call, `first` at the first one.
    """
    part, view = reading
    answer = _part(call.answer, part)
    if view == "move":
        cell = _cell(answer, call.board, style)
        if cell is None:
            return ""
        after = f"{call.board[:cell]}{mover}{call.board[cell + 1 :]}"
        return right_result(after, _OTHER[mover])
    if view == "squares":
        return _of_squares(answer, call.board, mover, style)
    if view == "letter":
        return _letter(answer, mover, style)
    number = _number(answer)
    if number is None:
        return ""
    sees = {"x": "X", "o": "O", "first": first, "mover": mover, "other": _OTHER[mover]}[view]
    return "T" if number == 0 else sees if number > 0 else _OTHER[sees]


def is_right(
    call: WatchedCall, mover: str, first: str, reading: Reading, style: BoardStyle
) -> bool:
    """Return whether an answer is right; of a search that cuts, a bound is."""
    meant = meaning(call, mover, first, reading, style)
    if meant == call.right:
        return True
    if call.window is None or not meant or reading[1] in ("letter", "move", "squares"):
        return False
    number = _number(_part(call.answer, reading[0]))
    sees = {"x": "X", "o": "O", "first": first, "mover": mover}.get(reading[1], _OTHER[mover])
    worth = {"T": 0, sees: 1}.get(call.right, -1)
    alpha, beta = call.window
    sign = {"T": 0, sees: 1}.get(meant, -1)
    assert number is not None
    return (number >= beta and worth >= sign) or (number <= alpha and worth <= sign)


def _part(answer: object, part: str) -> object:
    if part == "key" and isinstance(answer, dict):
        return next((answer[key] for key in _KEYS if key in answer), None)
    if part in ("0", "last") and isinstance(answer, (tuple, list)) and len(answer) in (2, 3):
        return answer[0 if part == "0" else -1]
    return answer if not part else None


def _letter(answer: object, mover: str, style: BoardStyle) -> str:
    if not isinstance(answer, str) and answer not in (style.x, style.o):
        return ""
    read = style.read(answer)
    text = read.strip().upper()
    if text in _TIES:
        return "T"
    if text in _WINS:
        return mover
    if text in _LOSSES:
        return _OTHER[mover]
    return text if text in ("X", "O") else ""


def _of_squares(answer: object, board: str, mover: str, style: BoardStyle) -> str:
    """Return the result if an answer holds the right one for each free square."""
    free = [at for at, mark in enumerate(board) if mark == "."]
    expected = {
        at: right_result(f"{board[:at]}{mover}{board[at + 1 :]}", _OTHER[mover]) for at in free
    }
    found: dict[int | None, object] = {}
    if isinstance(answer, dict):
        found = {style.cell(square): letter for square, letter in answer.items()}
    elif isinstance(answer, (list, tuple)):
        squares = free if len(answer) == len(free) else range(len(answer))
        found = dict(zip(squares, answer, strict=True))
    else:
        return ""
    letters = {at: _letter(letter, mover, style) for at, letter in found.items() if at in expected}
    return right_result(board, mover) if letters == expected else ""


def _cell(answer: object, board: str, style: BoardStyle) -> int | None:
    """Return the free cell that an answer names."""
    for read in (style.cell, _pair, _index):
        cell = read(answer)
        if cell is not None and 0 <= cell < len(board) and board[cell] == ".":
            return cell
    return None


def _pair(answer: object) -> int | None:
    if isinstance(answer, tuple) and len(answer) == 2 and all(type(at) is int for at in answer):
        row, col = answer
        return (row - 1) * 3 + col - 1 if 1 <= row <= 3 and 1 <= col <= 3 else None
    return None


def _index(answer: object) -> int | None:
    return answer if type(answer) is int else None


def _number(answer: object) -> float | None:
    if isinstance(answer, (bool, str, bytes)) or answer is None:
        return None
    convert: Callable[[], float] | None = getattr(answer, "__float__", None)
    try:
        return convert() if convert else None
    except Exception:
        return None
