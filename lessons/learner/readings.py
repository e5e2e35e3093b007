"""What the answers of a learner's search mean, and what they should be."""

from __future__ import annotations

from collections.abc import Callable

from lessons.learner.comparing import PARTS, part_of
from lessons.learner.letters import free, other, outcome, put
from lessons.learner.watching import WatchedCall
from lessons.learner.writing import Writing

Reading = tuple[str, str]
"""Which part of an answer counts, and whose view its numbers take (or "letter", "move")."""

_TIES = ("T", "TIE", "TIED", "DRAW", "D", "CAT", "DRAWN")
_WINS, _LOSSES = ("WIN", "WON", "W"), ("LOSE", "LOST", "LOSS", "L")


def readings() -> list[Reading]:
    """Return all ways to read answers, the likeliest first."""
    views = ("letter", "x", "first", "mover", "other", "o")
    parts = PARTS
    return [
        *((part, view) for part in parts for view in views),
        ("whole", "squares"),
        *((part, "move") for part in parts),
    ]


def meaning(call: WatchedCall, mover: str, first: str, reading: Reading, writing: Writing) -> str:
    """Return what an answer means, as X, O or T, or "" if it means nothing when read so.

    `mover` is whose turn it is at this call, `first` at the first one.
    """
    part, view = reading
    answer = part_of(call.answer, part)
    if view == "move":
        cell = _cell(answer, call.board, writing)
        if cell is None:
            return ""
        return outcome(put(call.board, cell, mover), other(mover))
    if view == "squares":
        return _of_squares(answer, call.board, mover, writing)
    if view == "letter":
        return _letter(answer, mover, writing)
    number = _number(answer)
    if number is None:
        return ""
    sees = {"x": "X", "o": "O", "first": first, "mover": mover, "other": other(mover)}[view]
    return "T" if number == 0 else sees if number > 0 else other(sees)


def is_right(call: WatchedCall, mover: str, first: str, reading: Reading, writing: Writing) -> bool:
    """Return whether an answer is right; of a search that cuts, a bound is."""
    meant = meaning(call, mover, first, reading, writing)
    if meant == call.right:
        return True
    if call.window is None or not meant or reading[1] in ("letter", "move", "squares"):
        return False
    number = _number(part_of(call.answer, reading[0]))
    sees = {"x": "X", "o": "O", "first": first, "mover": mover}.get(reading[1], other(mover))
    worth = {"T": 0, sees: 1}.get(call.right, -1)
    alpha, beta = call.window
    sign = {"T": 0, sees: 1}.get(meant, -1)
    assert number is not None
    return (number >= beta and worth >= sign) or (number <= alpha and worth <= sign)


def _letter(answer: object, mover: str, writing: Writing) -> str:
    if letter := writing.letter(answer):
        return letter
    text = answer.strip().upper() if isinstance(answer, str) else ""
    if text in _TIES:
        return "T"
    if text in _WINS:
        return mover
    if text in _LOSSES:
        return other(mover)
    return text if text in ("X", "O") else ""


def _of_squares(answer: object, board: str, mover: str, writing: Writing) -> str:
    """Return the result if an answer holds the right one for each free square."""
    cells = free(board)
    expected = {at: outcome(put(board, at, mover), other(mover)) for at in cells}
    found: dict[int | None, object] = {}
    if isinstance(answer, dict):
        found = {writing.at(square): letter for square, letter in answer.items()}
    elif isinstance(answer, (list, tuple)):
        squares = cells if len(answer) == len(cells) else range(len(answer))
        found = dict(zip(squares, answer, strict=True))
    else:
        return ""
    said = {at: _letter(letter, mover, writing) for at, letter in found.items() if at in expected}
    return outcome(board, mover) if said == expected else ""


def _cell(answer: object, board: str, writing: Writing) -> int | None:
    """Return the free cell that an answer names, in the file's own numbers or from 0."""
    own = writing.at(answer)
    for at in (own, answer if type(answer) is int else None):
        if at is not None and 0 <= at < len(board) and board[at] == ".":
            return at
    return None


def _number(answer: object) -> float | None:
    if isinstance(answer, (bool, str, bytes)) or answer is None:
        return None
    convert: Callable[[], float] | None = getattr(answer, "__float__", None)
    try:
        return convert() if convert else None
    except Exception:
        return None
