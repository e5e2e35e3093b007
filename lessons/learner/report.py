"""What is said of a function for a task, and what that rests on."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from lessons.learner.showing import Wrong


class Judged(StrEnum):
    """What is said of a function."""

    RIGHT = "right"
    WRONG = "wrong"
    OPEN = "open"
    STEP = "right as far as it goes"
    WAITS = "waits"
    UNCHECKED = "not checked"


@dataclass(slots=True)
class Report:
    """What is said of a function for a task, and what that rests on.

    `share` is on how much of its boards it is right, `fixes` what of the reading is sure if it is
    right, `leans` what of it the verdict leans on. It `is_other_kind` where lists may be given for
    texts or tuples. What `is_sure` is wrong under any reading.
    """

    name: str
    task: str
    verdict: Judged = Judged.RIGHT
    why: str = ""
    wrongs: list[Wrong] = field(default_factory=list)
    count: int = 0
    cases: int = 0
    part: int = 0
    slip: str = ""
    share: float = 1
    fixes: tuple[str, ...] = ()
    leans: tuple[str, ...] = ()
    reads_board: bool = False
    is_sure: bool = False
    only_board_errors: bool = False
    is_other_kind: bool = False
    answers_yes_or_no: bool = False

    @property
    def is_right(self) -> bool:
        """Whether all of it is right."""
        return self.verdict is Judged.RIGHT

    @property
    def may_be_chance(self) -> bool:
        """Whether so little is right that it may be so by chance, the board being misread."""
        return self.share < (0.6 if self.answers_yes_or_no else 0.3)
