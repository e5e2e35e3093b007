"""What a file says of itself: the line `# oxo: board=rows free="-" squares=pairs1`."""

from __future__ import annotations

import re
import shlex
from ast import literal_eval
from collections.abc import Mapping

from lessons.learner.guard import LearnerError
from lessons.learner.profiles import tasks_called
from lessons.learner.writing import Absent, Numbered, Shape, Squares, Writing, usual_squares

SHAPES = {each.word: each for each in Shape if each is not Shape.STATE}
SQUARES = {each.word: each for each in Squares}
WORDS = {
    "board": (" | ".join(SHAPES), "what your board is"),
    "free": ('"-" | None | numbers | digits | absent', "what is on a free square"),
    "marks": ("XO | 1,2", "your signs for X and O"),
    "computer": ("X | O", "the computer's mark"),
    "tie": ('"draw"', "what stands for a tie"),
    "squares": (" | ".join(SQUARES), "how squares are numbered"),
    "order": ("board,symbol", "what the parameters are"),
}
"""The words of the line, with what each may say; `name:TASK=YOURS` and `squares:TASK=` go along."""

_OURS = "|".join((*WORDS, "name"))
_LINE = re.compile(
    rf"^\s*#+ *oxo\b(?= *:|.*=|[^\w\n]*(?:{_OURS})\b)[ \t:;,-]*(.*)$", re.MULTILINE | re.IGNORECASE
)
"""A comment that begins with oxo and says something; one that only names the game does not."""

Declared = Mapping[str, str]


def declared(text: str, options: Mapping[str, str], tasks: Mapping[str, object]) -> Declared:
    """Return what a file's lines say, and the options, which count for more.

    The words `name` and `squares` may be for one of the `tasks`. Raises LearnerError.
    """
    found: dict[str, str] = {}
    for line in _LINE.findall(text):
        try:
            words = shlex.split(line)
        except ValueError as error:
            raise LearnerError(f"# oxo: {line}: {error}") from None
        for word in words:
            key, equals, value = word.partition("=")
            if not equals or (not value and key != "free"):
                raise LearnerError(f"# oxo: {word}: write it as word=value, board=rows")
            found[key] = value
    found |= options
    for key, value in found.items():
        _check(key, value, tasks)
    return found


def _check(key: str, value: str, tasks: Mapping[str, object]) -> None:
    word, _, task = key.partition(":")
    known = [*WORDS, "name:TASK", "squares:TASK"]
    if word not in (*WORDS, "name") or (word == "name") > bool(task):
        raise LearnerError(f"# oxo: {key}: one of {', '.join(known)}")
    if task and (word not in ("name", "squares") or not (task in tasks or tasks_called(task))):
        raise LearnerError(f"# oxo: {key}: TASK is a function of a lesson, as get_free_squares")
    kinds = {"board": [*SHAPES], "squares": [*SQUARES], "computer": ["X", "O"]}
    allowed = kinds.get(word, [value])
    if value not in allowed:
        raise LearnerError(f"# oxo: {key}={value}: one of {', '.join(allowed)}")
    if word == "marks" and len(_pair(value)) != 2:
        raise LearnerError(f"# oxo: marks={value}: two signs, as XO or 1,2")


def applied(writing: Writing, words: Declared, names: Mapping[str, object]) -> Writing:
    """Return how a file writes with what it declares; `names` are what its constants stand for."""
    changes: dict[str, object] = {}
    if "board" in words:
        shape = changes["shape"] = SHAPES[words["board"]]
        if shape is not writing.shape:
            changes["squares"] = usual_squares(shape, writing.free)
    if "squares" in words:
        changes["squares"] = SQUARES[words["squares"]]
    if "free" in words:
        squares = changes.get("squares", writing.squares)
        first = int(squares not in (Squares.FROM_0, Squares.PAIRS_0))
        kinds = {"numbers": Numbered(int, first), "digits": Numbered(str, first)}
        kinds_of_free = {**kinds, "absent": Absent.KEY}
        changes["free"] = kinds_of_free.get(words["free"], _value(words["free"], names))
    if "marks" in words:
        changes["marks"] = tuple(_value(each, names) for each in _pair(words["marks"]))
    if "tie" in words:
        changes["tie"] = _value(words["tie"], names)
    known = {"shape" if each == "board" else each for each in words} & {*changes}
    return writing.but(known, **changes)


def _pair(text: str) -> list[str]:
    return text.split(",") if "," in text else list(text)


def _value(text: str, names: Mapping[str, object]) -> object:
    """Return what a word stands for: a constant of the file, a number, None, or a text."""
    if text in names:
        return names[text]
    try:
        return literal_eval(text)
    except (ValueError, SyntaxError):
        return text
