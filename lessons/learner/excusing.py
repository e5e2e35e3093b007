"""Other readings of a file, tried to find whether a function was only misread."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import product
from time import monotonic

from lessons.learner.certain import FREE_SIGNS, short_texts
from lessons.learner.declared import applied, declared
from lessons.learner.functions import Found
from lessons.learner.judging import Judge
from lessons.learner.writing import NUMBERED, Shape, Squares, Writing, same, usual_squares

_SECONDS = 6
"""How long readings are tried; then none has been found."""

LATE = "late"
"""What is returned if there was no time for all readings."""

_SHAPES = (Shape.LIST, Shape.ROWS, Shape.TEN, Shape.DICT, Shape.TEXT, Shape.TUPLE)
_MARKS: tuple[tuple[object, object], ...] = (
    ("X", "O"),
    ("x", "o"),
    (1, 2),
    (2, 1),
    (1, -1),
    (-1, 1),
    ("1", "2"),
)
_PAIRS = (Squares.PAIRS_0, Squares.PAIRS_1)
_NUMBERS = (Squares.FROM_0, Squares.FROM_1)
_SQUARES = {
    Shape.LIST: (*_NUMBERS, Squares.KEYPAD, *_PAIRS),
    Shape.TUPLE: _NUMBERS,
    Shape.ROWS: (*_PAIRS, *_NUMBERS),
    Shape.TEN: (Squares.FROM_1, Squares.KEYPAD),
    Shape.DICT: (Squares.FROM_1, Squares.FROM_0, Squares.KEYPAD, *_PAIRS),
    Shape.STATE: (Squares.PAIRS_1, Squares.PAIRS_0),
    Shape.TEXT: _NUMBERS,
}


def other_readings(judge: Judge, usual: Writing) -> Iterator[Writing]:
    """Yield every other reading that a line of the file could declare, the likeliest first."""
    is_state = usual.shape is Shape.STATE
    texts = short_texts(judge.loaded.source.tree)
    shapes = [usual.shape] if is_state or "shape" in usual.known else list(_SHAPES)
    frees: list[object] = [usual.free]
    if not is_state and "free" not in usual.known:
        frees += [each for each in (*FREE_SIGNS, *texts, *NUMBERED) if not same(each, usual.free)]
    marks = [usual.marks]
    if "marks" not in usual.known:
        marks += [each for each in _MARKS if each != usual.marks]
    found: list[tuple[int, Writing]] = []
    for shape in shapes:
        own = usual.squares if shape is usual.shape else usual_squares(shape, usual.free)
        numbers = [usual.squares] if "squares" in usual.known else _SQUARES[shape]
        for squares, free, pair in product(numbers, frees, marks):
            differs = (shape is not usual.shape) + (squares is not own)
            differs += (free is not frees[0]) + (pair is not marks[0])
            if differs and not any(same(free, mark) for mark in pair):
                other = usual.but(shape=shape, squares=squares, free=free, marks=pair, names=())
                found.append((differs, other))
    for _, other in sorted(found, key=lambda each: each[0]):
        yield other


def excuse(
    judge: Judge,
    failing: Sequence[Found],
    right: Sequence[Found],
    callers: Sequence[Found],
    confirmed: Collection[str],
) -> tuple[Writing | None, str]:
    """Return the reading, and its line, under which functions are right that are and were.

    There may be none, or no time to find it, LATE. If no function that calls them is right then,
    the reading is not what the file means.
    """
    before = judge.reading.writing
    usual = judge.writing_of(failing[0]).but(confirmed)
    ends = monotonic() + _SECONDS

    def is_right(found: Found, writing: Writing) -> bool:
        return all(judge.tried(found, writing, quick=True).rights)

    for other in other_readings(judge, usual):
        if monotonic() > ends:
            return None, LATE
        if not _is_said(other, usual) or not all(is_right(each, other) for each in failing):
            continue
        judge.reading.writing = other
        try:
            if all(is_right(each, other) for each in right):
                same_squares = (
                    other.squares is usual.squares
                    or other.squares.has_pairs != usual.squares.has_pairs
                )
                if not callers or same_squares or any(is_right(each, other) for each in callers):
                    return other, other.difference(usual)
        finally:
            judge.reading.writing = before
    return None, ""


def _is_said(other: Writing, usual: Writing) -> bool:
    """Return whether the line that is offered is read as this reading."""
    now = applied(usual, declared(other.difference(usual), {}, {}), {})
    return (now.shape, now.squares, now.marks) == (other.shape, other.squares, other.marks) and (
        now.free == other.free
    )
