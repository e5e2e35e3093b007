"""What a task of the lessons is: boards with what is right, what compares, hints and steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.board import Position
from lessons.learner import letters
from lessons.learner.letters import EMPTY
from lessons.learner.writing import Writing


@dataclass(frozen=True, slots=True)
class Case:
    """A question: a board as letters, whose turn it is, a square; and what is right."""

    board: str = EMPTY
    symbol: str = ""
    expected: object = None
    square: int | None = None
    given: tuple[str, ...] = ()
    """A list of outcomes."""
    squares: tuple[int, ...] = ()
    """A list of squares."""
    side: str = ""
    """Whose win counts 1, for a function that is told it."""
    cols: int = 3
    position: Position | None = None
    """The same as the engine's value, where it comes from there."""

    @property
    def turn(self) -> str:
        """Whose turn it is; where nothing says it, X began."""
        return self.symbol or letters.mover(self.board)


@dataclass(slots=True)
class Answered:
    """What a call gave: an answer or an error, what it printed, the board after it."""

    answer: Any = None
    error: BaseException | None = None
    printed: str = ""
    given: object = None
    after: object = None
    kept: bool = True
    """Whether the board is as it was."""
    played: bool = False
    """Whether all that is new on the board is the mover's mark on the square that is said."""


Cases = Sequence[Case]
Answers = Sequence[Answered]
Compare = Callable[[Writing, Cases, Answers], list[bool]]
Condition = Callable[[Writing, Case, Answered], bool]


@dataclass(frozen=True, slots=True)
class TaskHint:
    """A sentence for answers that are wrong in a certain way.

    If it `is_sure`, the mistake holds however the board is meant.
    """

    holds: Condition
    text: str
    is_sure: bool = False


@dataclass(frozen=True, slots=True)
class Task:
    """A task: what a function takes in the lesson's order, its boards, and what is right.

    `steps` are what the lesson has before it is done, with what comes
    next. `keeps` is whether the board must be as it was, `kinds` what an answer is, `fixes` what
    of a reading is sure once this is right. A task that `is_basic` can show how a file writes its
    boards.
    """

    name: str
    title: str
    roles: str
    cases: Cases
    compare: Compare
    answer: str = ""
    is_basic: bool = False
    keeps: bool = False
    kinds: tuple[type, ...] = ()
    fixes: tuple[str, ...] = ()
    hints: tuple[TaskHint, ...] = ()
    steps: tuple[tuple[str, Compare], ...] = ()
    part: int = 0
    """Of the workbook."""


def holds(condition: Condition, writing: Writing, case: Case, outcome: Answered) -> bool:
    """Return whether something is true of an answer, which may be anything."""
    try:
        return bool(condition(writing, case, outcome))
    except Exception:  # Whatever an answer raises is not what was expected.
        return False


def each(condition: Condition) -> Compare:
    """Return what compares answer by answer; an error is never right."""

    def compare(writing: Writing, cases: Cases, outcomes: Answers) -> list[bool]:
        return [
            outcome.error is None and holds(condition, writing, case, outcome)
            for case, outcome in zip(cases, outcomes, strict=True)
        ]

    return compare


def best_view(*views: Compare) -> Compare:
    """Return what compares by the one of several views under which most is right."""

    def compare(writing: Writing, cases: Cases, outcomes: Answers) -> list[bool]:
        return max((view(writing, cases, outcomes) for view in views), key=sum)

    return compare
