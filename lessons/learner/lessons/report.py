"""How a learner's functions did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from lessons.learner.boards import BoardStyle
from lessons.learner.lessons.asking import TASKS, Found
from lessons.learner.lessons.task import Case, Judgement, Plan, Task


@dataclass(slots=True)
class Report:
    """How a learner's function did."""

    found: Found
    plan: Plan | None = None
    tries: list[tuple[Case, Judgement]] = field(default_factory=list)
    depends_on: list[str] = field(default_factory=list)
    """The wrong functions of the file without which this one would be right."""
    half_built: str = ""
    """The step that comes next, of a function that is right as far as it goes."""
    timed_out: bool = False
    advice: str = ""
    """What could be better in a function that is right."""

    @property
    def task(self) -> Task:
        """What it was held against."""
        return TASKS[self.found.task]

    @property
    def wrongs(self) -> int:
        """How many cases are wrong."""
        return sum(not verdict.is_right for _, verdict in self.tries)

    @property
    def is_wrong(self) -> bool:
        """Whether the function has a fault of its own."""
        excused = self.depends_on or self.half_built or self.not_checked
        return bool(self.wrongs) and not excused

    @property
    def not_checked(self) -> str:
        """Why it could not be checked, "" if it could be."""
        wrong = [verdict for _, verdict in self.tries if not verdict.is_right]
        return wrong[0].actual if wrong and all(each.is_unfit for each in wrong) else ""


@dataclass(frozen=True, slots=True)
class Checked:
    """A file's functions in the order to mend them, and how the file writes its boards."""

    reports: Sequence[Report]
    style: BoardStyle
    functions: int
    """How many functions the file has."""
