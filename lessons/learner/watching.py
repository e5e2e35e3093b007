"""The calls that functions of a learner's file make, noted while they run."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from functools import cache
from inspect import CO_GENERATOR, Parameter
from opcode import opname
from time import monotonic
from types import CodeType, FrameType
from typing import Any

from engine.board import Position
from lessons.learner.boards import COMPUTER, HUMAN, BoardStyle, Shape, is_board_name
from lessons.learner.calling import Role, role_named

_CELLS = 9
_DEEPEST = 40
"""How many calls may be open at once; a right search of 3x3 has ten, twenty if it takes two."""

_PLAIN = (str, int, float, bool)

_EVENTS_PER_LOOK = 2_000
"""How often the clock is looked at."""

ENDLESS = "calls itself on and on: a recursion ends where the game is over, so look at that first"


class Cut(BaseException):
    """The learner's code ran too long or too deep; no Exception, for these are often caught."""


@dataclass(slots=True, eq=False)
class WatchedCall:
    """A call: what it was given, what it gave back, and what is wrong with it.

    Boards are nine letters, "X", "O" or "."; `mover` is whose turn the argument `told_by` says it
    is, "" if none does, `flag` the one that is true or false, `window` alpha and beta. `turn` is
    whose turn it is, `right` what best play leads to and `meant` what the answer says of that.
    """

    number: int
    function: str
    parent: WatchedCall | None
    board: str
    holder: object
    mover: str
    told_by: str
    flag: bool | None
    window: tuple[float, float] | None
    given: list[tuple[str, object]]
    after: str = ""
    answer: object = None
    has_returned: bool = False
    turn: str = ""
    right: str = ""
    meant: str = ""
    is_kept: bool = False
    fault: str = ""
    below: int = 0
    """How many calls were made from it, and from these."""
    children: list[WatchedCall] = field(default_factory=list)

    @property
    def depth(self) -> int:
        """How many calls it is below the first."""
        return 0 if self.parent is None else self.parent.depth + 1


class Watch:
    """Runs a function and tells of the calls of those that are `watched`."""

    def __init__(
        self,
        watched: Collection[CodeType],
        style: BoardStyle,
        seconds: float,
        began: Callable[[WatchedCall], None],
        ended: Callable[[WatchedCall], None],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._watched = frozenset(watched)
        self._style = style
        # Most boards are lists of nine, and there may be half a million of them.
        is_list = style.shape is Shape.LIST
        self._letters = {style.x: "X", style.o: "O"} if is_list else {}
        self._clock = clock
        self._until = clock() + seconds
        self._began, self._ended = began, ended
        self._open: list[WatchedCall] = []
        self.count = 0

    @property
    def chain(self) -> list[WatchedCall]:
        """The calls that are open, the first one first."""
        return self._open

    def run(self, function: Callable[[], object]) -> None:
        """Run it; raises what it raises, and Cut."""
        sys.setprofile(self._noting())
        try:
            function()
        finally:
            sys.setprofile(None)

    def _noting(self) -> Callable[[FrameType, str, Any], None]:
        """Return what Python tells of each call; forty times for each that is watched."""
        watched, clock, until = self._watched, self._clock, self._until
        events, late = 0, False

        def note(frame: FrameType, event: str, value: Any) -> None:
            nonlocal events, late
            if frame.f_code in watched:
                if event == "call":
                    self._begin(frame)
                elif event == "return" and self._open:
                    self._end(frame, value)
            events += 1
            if not events % _EVENTS_PER_LOOK:
                late = clock() > until
            # Python drops what is raised while it closes a generator, and tells no more calls.
            if late and event in ("call", "c_call") and not frame.f_code.co_flags & CO_GENERATOR:
                raise Cut("")

        return note

    def _begin(self, frame: FrameType) -> None:
        if len(self._open) >= _DEEPEST:
            raise Cut(ENDLESS)
        self.count += 1
        code = frame.f_code
        names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        values = {name: frame.f_locals[name] for name in names if name in frame.f_locals}
        holder, board = self._board(values, frame)
        call = WatchedCall(
            self.count,
            code.co_name,
            self._open[-1] if self._open else None,
            board,
            holder,
            *self._mover(values),
            next((value for value in values.values() if isinstance(value, bool)), None),
            _window(values),
            [(name, value) for name, value in values.items() if type(value) in _PLAIN],
        )
        for each in self._open:
            each.below += 1
        self._open.append(call)
        self._began(call)

    def _end(self, frame: FrameType, value: object) -> None:
        call = self._open.pop()
        call.answer = value
        # A frame that an error leaves "returns", too, but not by an instruction to return.
        last = opname[frame.f_code.co_code[frame.f_lasti]]
        call.has_returned = value is not None or last.startswith("RETURN")
        call.after = self._read(call.holder)
        self._ended(call)
        call.holder = None

    def _board(self, values: dict[str, object], frame: FrameType) -> tuple[object, str]:
        """Return the thing that holds the board of a call, and the board."""
        for candidates in (values.values(), _parts(values.values()), _outside(frame)):
            for value in candidates:
                if board := self._read(value):
                    return value, board
        return None, ""

    def _read(self, value: object) -> str:
        """Return a board as nine letters, "" for all else."""
        if type(value) is list and len(value) == _CELLS and self._letters:
            return "".join([self._letters.get(square, ".") for square in value])
        if isinstance(value, Position):
            return "".join(value.cells_as("X", "O", "."))
        if hasattr(value, "to_move") and hasattr(value, "board"):
            value = value.board  # A state says more than the game that it is of.
        if isinstance(value, dict) and all(isinstance(key, tuple) for key in value):
            marks = {key: self._style.read(mark) for key, mark in value.items()}
            squares = [marks.get((at // 3 + 1, at % 3 + 1), ".") for at in range(_CELLS)]
            return "".join(mark if mark in ("X", "O") else "." for mark in squares)
        if not hasattr(value, "__len__") or isinstance(value, bytes):
            return ""
        try:
            marks_of = self._style.marks(value)
        except (TypeError, ValueError, AttributeError):
            return ""
        return "".join(marks_of) if len(marks_of) == _CELLS else ""

    def _mover(self, values: dict[str, object]) -> tuple[str, str]:
        """Return the mark of whose turn it is, and the argument or state that says so."""
        signs = (self._style.x, self._style.o)
        marks = {
            name: value
            for name, value in values.items()
            if not _counts(name)
            and any(type(value) is type(sign) and value == sign for sign in signs)
        }
        told = [name for name in marks if not names_player(name)]
        if names := told or list(marks):
            return self._style.read(marks[names[0]]), names[0]
        states = [(name, getattr(value, "state", None)) for name, value in values.items()]
        for name, state in (*values.items(), *states):
            if to_move := getattr(state, "to_move", None):
                return self._style.read(getattr(to_move, "value", to_move)), name
        return "", ""


@cache
def _counts(name: str) -> bool:
    """Return whether a name is of a number, as depth is, which may be 1 like a mark."""
    parameter = Parameter(name, Parameter.POSITIONAL_OR_KEYWORD)
    return role_named(parameter, (Role.DEPTH, Role.ALPHA, Role.BETA)) is not None


@cache
def names_player(name: str) -> bool:
    """Return whether a name is of a player, such as comp_symbol, rather than of a turn."""
    return bool(COMPUTER.match(name) or HUMAN.match(name))


def _outside(frame: FrameType) -> Iterator[object]:
    """Yield what a function knows of the functions around it and of its file."""
    scope = frame.f_locals
    found = [scope[name] for name in frame.f_code.co_freevars if name in scope]
    found += [value for name, value in frame.f_globals.items() if is_board_name(name)]
    yield from found
    yield from _parts(found)


def _parts(values: Collection[object]) -> Iterator[object]:
    """Yield what of some objects may be a board, as `self.board` and `game.state.board` are."""
    for value in values:
        for holder in (value, getattr(value, "state", None)):
            yield from (
                part
                for name, part in getattr(holder, "__dict__", {}).items()
                if is_board_name(name)
            )


def _window(values: dict[str, object]) -> tuple[float, float] | None:
    """Return alpha and beta, if a call has them."""
    plain = {name.lower().strip("_"): value for name, value in values.items()}
    alpha, beta = (plain.get(name, plain.get(name[0])) for name in ("alpha", "beta"))
    if isinstance(alpha, (int, float)) and isinstance(beta, (int, float)):
        return float(alpha), float(beta)
    return None


def given(call: WatchedCall, style: BoardStyle) -> str:
    """Return the arguments of a call that are no boards, as Python writes them."""
    return ", ".join(
        repr(value) if value in (style.x, style.o) else f"{name}={value!r}"
        for name, value in call.given
        if len(str(value)) < _CELLS
    )
