"""A task of a lesson: what a function is called, what it takes, and cases to try it on."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

from engine.board import Position
from engine.marks import Mark
from engine.variant import BOARDS
from lessons.learner.apart import guard
from lessons.learner.boards import BoardStyle
from lessons.learner.calling import Role, arrangements, parameters_of, set_symbols
from lessons.learner.guard import LearnerError, Printed
from lessons.learner.loading import LearnerModule, described
from lessons.learner.objects import (
    keeps_a_board,
    method_at,
    method_of,
    style_of_object,
)
from lessons.learner.outside import put_outside, turn_outside
from lessons.learner.own_board import OwnBoard, board_in
from lessons.learner.seats import plain
from lessons.learner.watching import Cut

T = TypeVar("T")

_MOST_YIELDED = 100

_LONGEST = 200

RETURN = "it printed that, it did not return it: return gives a value back, print only shows it"
NO_RETURN = "there is no return on this way through the function: it gave nothing back (None)"
CHANGED = "a question changes nothing: the board is not as it was before"


@dataclass(frozen=True, slots=True)
class Case:
    """One try: what is given and expected, as texts, and what the judge needs to know."""

    given: str
    expected: str
    data: tuple[object, ...] = ()
    step: str = ""
    """Which step of a task this is, if it is built in steps."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What came, whether it is right, and a hint if it is not."""

    actual: str
    is_right: bool
    hint: str = ""
    given: str = ""
    """On what exactly it was wrong, if a case tries several things."""
    expected: str = ""
    is_unfit: bool = False
    """Whether it could not be tried, as it wants something that cannot be given here."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a learner's function is called: what its parameters get, and how boards are written."""

    name: str
    roles: tuple[Role, ...]
    style: BoardStyle
    reading: str = ""
    """What its answers mean, where a task leaves that open."""


@dataclass(slots=True)
class Attempt:
    """A learner's function to be tried, by its plan."""

    loaded: LearnerModule
    plan: Plan
    replaced: tuple[Hashable, ...] = ()
    """What of the file is put right: functions with the tasks of these, and lists."""
    printed: str = ""
    function: Callable[..., object] = field(init=False)
    thing: object = None
    """The object whose method was called last."""

    def __post_init__(self) -> None:
        self.function = method_of(self.loaded, self.plan.name)

    @property
    def style(self) -> BoardStyle:
        """How the function's boards are written."""
        return self.plan.style

    @property
    def free_sign(self) -> object:
        """What stands on the free squares of the boards that it was tried on last."""
        if self.thing is not None and board_in(self.thing) is not None:
            return OwnBoard(self.thing, self.style).free
        return self.style.free

    def call(
        self,
        given: Mapping[Role, object],
        position: Position | None = None,
        mover: Mark | None = None,
    ) -> object:
        """Return what the function answers; raises LearnerError, in one line.

        An object that keeps its own board is set to `position` before, with `mover` to move if that
        is another, as where who has just won is still on turn. `printed` is what was printed.
        """
        printed = Printed()
        path = Path(self.loaded.file)
        mark, other = (self.style.mark(each) for each in ("X", "O"))
        if position is not None and position.to_move is Mark.O:
            mark, other = other, mark
        set_symbols(self.function, mark, other)
        try:
            with guard("asks for input()", printed):
                put_outside(
                    self.loaded, self.plan.name, given.get(Role.BOARD), given.get(Role.MARK, mark)
                )
                function = self.function
                if position is not None and "." in self.plan.name:
                    function = method_at(self.loaded, self.plan.name, position, self.style)
                    self.thing = getattr(function, "__self__", None)
                    if mover is not None:
                        OwnBoard(self.thing, self.style).set_turn(mover)
                answer = function(*(given[role] for role in self.plan.roles))
                if inspect.isgenerator(answer):
                    answer = list(islice(answer, _MOST_YIELDED))
        except (LearnerError, KeyboardInterrupt):
            raise
        except Cut as cut:
            raise LearnerError(f"it {cut}") from None
        except BaseException as error:
            raise LearnerError(described(error, path)) from error
        finally:
            self.printed = printed.text
        return answer

    def once(self, question: Hashable, ask: Callable[[], T]) -> T:
        """Return what `ask` returns, or raise what it raises, without asking a question twice."""
        memory = self.loaded.memory
        key = self.plan.name, self.plan.style, self.replaced, question
        if key not in memory:
            try:
                memory[key] = ask()
            except LearnerError as error:
                memory[key] = error
        kept: Any = memory[key]
        if isinstance(kept, LearnerError):
            raise kept
        found: T = kept
        return found

    def says_none(self) -> bool:
        """Return whether `return None` stands in the function, so that None is an answer."""
        node = self.loaded.source.functions.get(self.plan.name.rpartition(".")[2], ast.Pass())
        return any(
            isinstance(each, ast.Return)
            and isinstance(each.value, ast.Constant)
            and each.value.value is None
            for each in ast.walk(node)
        )

    def nothing(self, answer: object, expected: object = "") -> str:
        """Return why there is no answer: it was printed, or nothing returned it; "" if there is."""
        if answer is not None:
            return ""
        return RETURN if self.printed.strip() else NO_RETURN


Judge = Callable[[Attempt, Case], Judgement]
Answer = Callable[[Attempt, Mapping[Role, object]], object]


@dataclass(frozen=True, slots=True)
class Task:
    """What a lesson asks for: `name`, other names it goes by, a title, and the cases to try."""

    name: str
    others: str
    title: str
    takes: tuple[Role, ...]
    cases: tuple[Case, ...]
    judge: Judge
    right: Answer | None = None
    """What a right function answers, to stand in for a learner's that is wrong."""
    part: int = 0
    """The part of the workbook that asks for it, 0 if none does."""
    also: tuple[Role, ...] = ()
    readings: tuple[str, ...] = ("",)
    reads: Callable[[LearnerModule, str], Sequence[str]] | None = None
    """What answers may mean, where that is another for each function."""
    in_steps: bool = False
    needs_all: bool = False
    """Whether a function is meant for it only if it takes all of that, as its name says little."""

    @property
    def names(self) -> Sequence[str]:
        """All names, as `plain` writes them, the lesson's own first."""
        return [plain(name) for name in (self.name, *self.others.split())]

    def plans(self, loaded: LearnerModule, name: str, style: BoardStyle) -> list[Plan]:
        """Return the ways to call a function, the likeliest first; raises LearnerError."""
        function = method_of(loaded, name)
        takes, is_own = self.takes, keeps_a_board(loaded, name)
        if is_own:
            if Role.BOARD in takes:
                style = style_of_object(loaded, name, style)
            takes = tuple(role for role in takes if role not in (Role.BOARD, Role.STATE))
        ways: list[tuple[Role, ...]] = [()]
        is_told = is_own or bool(turn_outside(loaded, name))
        if parameters_of(function) or (takes and not is_told):
            try:
                ways = arrangements(function, takes, self.also)
            except LearnerError:
                if Role.MOVE not in takes:
                    raise
                at = takes.index(Role.MOVE)
                ways = arrangements(function, (*takes[:at], Role.ROW, Role.COL, *takes[at + 1 :]))
            needed = sum(
                parameter.default is parameter.empty for parameter in parameters_of(function)
            )
            if needed and Role.MARK in takes and takes[0] is not Role.MARK:
                ways += [way[:needed] for way in ways if way[:needed] not in ways]
        if Role.STATE in self.takes and Role.BOARD in self.also:  # A board may be called a state.
            boards = [
                tuple(Role.BOARD if role is Role.STATE else role for role in way) for way in ways
            ]
            ways = list(dict.fromkeys([*ways, *boards]))
        readings = self.reads(loaded, name) if self.reads else self.readings
        return [Plan(name, way, style, reading) for reading in readings for way in ways]


def lesson_board(text: str, to_move: str) -> Position:
    """Return a board of a lesson; the counts of the marks need not fit."""
    return Position.parse(text, BOARDS["3x3"], Mark(to_move))


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
