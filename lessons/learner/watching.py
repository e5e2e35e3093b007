"""The calls that functions of a learner's file make, noted while they run."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from functools import cache
from inspect import CO_GENERATOR
from opcode import opname
from time import monotonic
from types import CodeType, FrameType
from typing import Any

from engine.board import Position
from lessons.learner.profiles import ROLES
from lessons.learner.writing import Shape, Squares, Writing, same

_CELLS = 9
_DEEPEST = 40
"""How many calls may be open at once; a right search of 3x3 has ten, twenty if it takes two."""

_BOARD = re.compile(
    r"^(the|my|self|new|copy|current|game|play|main|start|orig|original|old|temp|test)?_?"
    r"(board|grid|state|field|bo|b|cells|squares)(_?copy)?$",
    re.I,
)
_PLAYER = re.compile(
    r"^_?(comp|computer|ai|bot|machine|cpu|me|human|hu|user|player|opponent|you|enemy)"
    r"(_?(sym|symbol|mark|letter|player|piece|marker))?$",
    re.I,
)
_COUNTS = {*" ".join(ROLES[role] for role in ("depth", "alpha", "beta")).split()}

_PLAIN = (str, int, float, bool)

_EVENTS_PER_LOOK = 2_000
"""How often the clock is looked at."""

_PAIRS = Writing(squares=Squares.PAIRS_1)

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
        writing: Writing,
        seconds: float,
        began: Callable[[WatchedCall], None],
        ended: Callable[[WatchedCall], None],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._watched = frozenset(watched)
        self._writing = writing
        # Most boards are lists of nine, and there may be half a million of them.
        self._letters = dict(zip(writing.marks, "XO", strict=True))
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

    def _read(self, value: Any) -> str:
        """Return a board as nine letters, "" for all else; what is no mark is a free square."""
        if type(value) is list and len(value) == _CELLS and type(value[0]) is not list:
            return "".join([self._letters.get(square, ".") for square in value])
        if isinstance(value, Position):
            return "".join(value.cells_as("X", "O", "."))
        if hasattr(value, "to_move") and hasattr(value, "board"):
            value = value.board  # A state says more than the game that it is of.
        if isinstance(value, dict):
            pairs = all(isinstance(key, tuple) for key in value)
            own = self._writing if not pairs or self._writing.squares.has_pairs else _PAIRS
            squares = [own.square(at) for at in range(_CELLS)]
            is_board = pairs or (len(value) == _CELLS and {*value} == {*squares})
            value = [value.get(square) for square in squares] if is_board else []
        if isinstance(value, (list, tuple)) and len(value) == 3:
            value = [sign for row in value if isinstance(row, (list, tuple)) for sign in row]
        if (
            self._writing.shape is Shape.TEN
            and isinstance(value, list)
            and len(value) == _CELLS + 1
        ):
            value = value[1:]
        if not isinstance(value, (list, tuple, str)) or len(value) != _CELLS:
            return ""
        return "".join([self._letter(sign) for sign in value])

    def _letter(self, sign: object) -> str:
        return next((each for each in "XO" if same(self._writing.mark(each), sign)), ".")

    def _mover(self, values: dict[str, object]) -> tuple[str, str]:
        """Return the mark of whose turn it is, and the argument or state that says so."""
        signs = self._writing.marks
        marks = {
            name: value
            for name, value in values.items()
            if name.lower() not in _COUNTS
            and any(type(value) is type(sign) and value == sign for sign in signs)
        }
        told = [name for name in marks if not names_player(name)]
        if names := told or list(marks):
            return self._writing.letter(marks[names[0]]), names[0]
        states = [(name, getattr(value, "state", None)) for name, value in values.items()]
        for name, state in (*values.items(), *states):
            if to_move := getattr(state, "to_move", None):
                return self._writing.letter(getattr(to_move, "value", to_move)), name
        return "", ""


@cache
def names_player(name: str) -> bool:
    """Return whether a name is of a player, such as comp_symbol, rather than of a turn."""
    return bool(_PLAYER.match(name))


def _outside(frame: FrameType) -> Iterator[object]:
    """Yield what a function knows of the functions around it and of its file."""
    scope = frame.f_locals
    found = [scope[name] for name in frame.f_code.co_freevars if name in scope]
    found += [value for name, value in frame.f_globals.items() if _BOARD.match(name)]
    yield from found
    yield from _parts(found)


def _parts(values: Collection[object]) -> Iterator[object]:
    """Yield what of some objects may be a board, as `self.board` and `game.state.board` are."""
    for value in values:
        for holder in (value, getattr(value, "state", None)):
            yield from (
                part for name, part in getattr(holder, "__dict__", {}).items() if _BOARD.match(name)
            )


def _window(values: dict[str, object]) -> tuple[float, float] | None:
    """Return alpha and beta, if a call has them."""
    plain = {name.lower().strip("_"): value for name, value in values.items()}
    alpha, beta = (plain.get(name, plain.get(name[0])) for name in ("alpha", "beta"))
    if isinstance(alpha, (int, float)) and isinstance(beta, (int, float)):
        return float(alpha), float(beta)
    return None


def given(call: WatchedCall, writing: Writing) -> str:
    """Return the arguments of a call that are no boards, as Python writes them."""
    return ", ".join(
        repr(value) if value in writing.marks else f"{name}={value!r}"
        for name, value in call.given
        if len(str(value)) < _CELLS
    )
