"""What the answers of a learner's search mean, and what they should be."""

from __future__ import annotations

from collections.abc import Callable

from lessons.learner.letters import free, other, outcome, put
from lessons.learner.writing import Writing

Reading = tuple[str, str]
"""Which part of an answer counts, and whose view its numbers take (or "letter", "move")."""

_TIES = ("T", "TIE", "TIED", "DRAW", "D", "CAT", "DRAWN")
_WINS, _LOSSES = ("WIN", "WON", "W"), ("LOSE", "LOST", "LOSS", "L")


_SCORES = ("score", "value", "outcome", "result", "utility", "eval", "evaluation", "best_score")
_PARTS = ("whole", "first", "last", "score")


def readings() -> list[Reading]:
    """Return all ways to read answers, the likeliest first."""
    views = ("letter", "x", "first", "mover", "other", "o")
    return [
        *((part, view) for part in _PARTS for view in views),
        ("whole", "squares"),
        *((part, "move") for part in _PARTS),
    ]


def _part_of(answer: object, part: str) -> object:
    """Return an answer ("whole"), its "first" or "last" of two or three, or its "score"."""
    if part == "score" and isinstance(answer, dict):
        return next((answer[key] for key in _SCORES if key in answer), None)
    if part in ("first", "last") and isinstance(answer, (tuple, list)) and len(answer) in (2, 3):
        return answer[0 if part == "first" else -1]
    return answer if part == "whole" else None


def meaning(
    answer: object, board: str, mover: str, first: str, reading: Reading, writing: Writing
) -> str:
    """Return what an answer means, as X, O or T, or "" if it means nothing when read so.

    `mover` is whose turn it is on the board, `first` whose it was at the first call.
    """
    part, view = reading
    answer = _part_of(answer, part)
    if view == "move":
        cell = _cell(answer, board, writing)
        return "" if cell is None else outcome(put(board, cell, mover), other(mover))
    if view == "squares":
        return _of_squares(answer, board, mover, writing)
    if view == "letter":
        return _letter(answer, mover, writing)
    number = _number(answer)
    if number is None:
        return ""
    sees = {"x": "X", "o": "O", "first": first, "mover": mover, "other": other(mover)}[view]
    return "T" if number == 0 else sees if number > 0 else other(sees)


def is_right(
    answer: object, board: str, mover: str, first: str, reading: Reading, writing: Writing
) -> bool:
    """Return whether an answer is right."""
    return meaning(answer, board, mover, first, reading, writing) == outcome(board, mover)


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
    is_tie = bool(text) and "tie" not in writing.known  # It may be in another language.
    return text if text in ("X", "O") else "T" * is_tie


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
    if isinstance(answer, (str, bytes)) or answer is None:
        return None
    convert: Callable[[], float] | None = getattr(answer, "__float__", None)
    try:
        return convert() if convert else None
    except Exception:
        return None
