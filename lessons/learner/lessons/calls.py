"""The calls that a learner's recursion makes while it is checked, and the first that goes wrong."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from math import inf

from lessons.learner.judging import Judge
from lessons.learner.lessons.task import Attempt
from lessons.learner.watching import Watch, WatchedCall


@dataclass(frozen=True, slots=True)
class Watched:
    """What was answered, the calls in their order, and what went wrong first, "" if nothing did."""

    answer: object
    calls: list[WatchedCall]
    wrong: str


def watched(attempt: Attempt, name: str, ask: Callable[[], object]) -> Watched:
    """Return what `ask` answers and which calls of the file's recursion `name` it leads to.

    That the first call gives another letter is no news. Raises LearnerError as `ask` does.
    """
    function = vars(attempt.loaded.module).get(name, attempt.function)
    code = getattr(inspect.unwrap(function), "__code__", None)
    calls: list[WatchedCall] = []
    answers: list[object] = []
    judge = Judge("X", attempt.style, {name.rpartition(".")[2]: ("", "letter")})

    def began(call: WatchedCall) -> None:
        if call.parent is None:
            judge.first = call.mover or judge.first
        calls.append(call)
        judge.began(call)

    watch = Watch([code] if code else [], attempt.style, inf, began, judge.ended)
    watch.run(lambda: answers.append(ask()))
    first = judge.first_wrong
    if first is None or (first is judge.root and first.fault.startswith("should be")):
        return Watched(answers[0], calls, "")
    return Watched(answers[0], calls, f"{first.turn} on {first.board}: {first.fault}")
