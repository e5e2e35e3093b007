"""A task of a lesson: what a function is called, and cases to try it on."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from engine.board import Position
from engine.terminal.learner.calling import roles_of
from engine.terminal.learner.guard import LearnerError, Printed, guarded
from engine.terminal.learner.loading import described

Function = Callable[..., object]

_MOST_YIELDED = 100

_LONGEST = 200


@dataclass(frozen=True, slots=True)
class Case:
    """One try: what was given, what was expected and what came, as texts; a hint if it is wrong."""

    given: str
    expected: str
    actual: str
    is_right: bool
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A learner's function, the file it is from, and how many seconds a call may take."""

    function: Function
    file: str
    seconds: int

    def call(self, *arguments: object) -> tuple[object, str]:
        """Return what the function answers and prints; raises LearnerError, in one line."""
        printed = Printed()
        slow = f"took over {self.seconds} s; --seconds allows more"
        try:
            with guarded(self.seconds, "asks for input()", slow, printed):
                answer = self.function(*arguments)
                if inspect.isgenerator(answer):
                    answer = list(islice(answer, _MOST_YIELDED))
        except (LearnerError, KeyboardInterrupt):
            raise
        except BaseException as error:
            raise LearnerError(described(error, Path(self.file))) from error
        return answer, printed.text

    def call_by_name(
        self, values: dict[str, object], role_of: Callable[[inspect.Parameter], str | None]
    ) -> tuple[object, str]:
        """Call the function with those of `values` that its parameters' names ask for.

        What no name says goes by place, in the order of `values`.
        """
        wanted = f"({', '.join(values)})"
        roles = roles_of(self.function, role_of, list(values), wanted)
        if not roles:
            raise LearnerError(f"it has no parameters: it must take {wanted}")
        return self.call(*(values[role] for role in roles))


@dataclass(frozen=True, slots=True)
class Task:
    """What a lesson asks for: `name`, other names it goes by, a title, and the cases to try."""

    name: str
    others: str
    title: str
    cases: Callable[[Attempt], Iterable[Case]]

    @property
    def names(self) -> Sequence[str]:
        """All names, as `plain` writes them, the lesson's own first."""
        return [plain(name) for name in (self.name, *self.others.split())]


def plain(name: str) -> str:
    """Return a name without what styles of writing add: freeSquares is free_squares."""
    return name.replace("_", "").lower()


def shown(value: object) -> str:
    """Return a learner's value as Python writes it, its beginning if it is long."""
    try:
        text = " ".join(repr(value).split())
    except Exception:
        return f"a {type(value).__name__}"
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]} ..."


def equal(value: object, expected: object) -> bool:
    """Return whether a learner's value, of whatever kind, is the expected one."""
    try:
        return bool(value == expected) and not isinstance(value, bool)
    except Exception:
        return False


def one_line(position: Position) -> str:
    """Return a board as the lessons write it, with whose turn it is."""
    return f"{''.join(str(position).split())}, {position.to_move.value} to move"
