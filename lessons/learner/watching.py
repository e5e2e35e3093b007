"""The calls that functions of a learner's file make, noted while they run."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from inspect import CO_GENERATOR
from itertools import zip_longest
from opcode import opname
from time import monotonic
from types import CodeType, FrameType
from typing import Any

from engine.board import Position
from lessons.learner import letters
from lessons.learner.reading import NAMES
from lessons.learner.writing import Writing

_DEEPEST = 40
"""How many calls may be open at once; a right search of 3x3 has ten, twenty if it takes two."""

_MOST = 20_000
"""After how many calls only those near the first are noted; the others are counted."""

_NEAR = 4
_MARKS = NAMES["symbol"] | NAMES["side"] | NAMES["other"]
_LONGEST = 8
"""How long a text may be that is shown as an argument; boards are longer."""

_EVENTS_PER_LOOK = 2_000
"""How often the clock is looked at."""

ENDLESS = "calls itself on and on: a recursion ends where the game is over, so look at that first"


class Cut(BaseException):
    """The learner's code ran too long or too deep; no Exception, for these are often caught."""


@dataclass(slots=True, eq=False)
class TracedCall:
    """A call: what it was given, what it gave back, and what is wrong with it.

    Boards are nine letters, "X", "O" or ".", and "" where none is seen; `after` is the board that
    the call leaves, in what is its `holder`. `turn` is whose turn it is, as each move changes it,
    and `to_move` whose a state says it is. `plain` are the arguments that are numbers, pairs and
    short texts, `given` and `answer` texts of what is given and given back. `right` is what best
    play leads to, if answers can be read. An answer `is_bound` if the search may have cut
    something, so that it need not be the right one.
    """

    number: int
    function: str
    parent: TracedCall | None
    board: str
    turn: str
    plain: dict[str, object]
    to_move: object
    holder: object
    value: object = None
    is_done: bool = False
    has_returned: bool = False
    after: str = ""
    given: str = ""
    answer: str = ""
    right: str = ""
    is_bound: bool = False
    fault: str = ""
    below: int = 0
    """How many calls were made from it, and from these."""
    children: list[TracedCall] = field(default_factory=list)

    @property
    def played(self) -> int | None:
        """The cell of the move before, None if it is not one."""
        before = self.parent.board if self.parent and self.board else ""
        new = [at for at, mark in enumerate(before) if mark != self.board[at]]
        return new[0] if len(new) == 1 else None

    @property
    def numbers(self) -> dict[str, object]:
        """The numbers that it is given and that are no marks: a depth, the bounds of a search."""
        named = {name.lower().strip("_"): value for name, value in self.plain.items()}
        return {
            name: value
            for name, value in named.items()
            if type(value) in (int, float) and name not in _MARKS
        }


def walk(call: TracedCall) -> Iterator[TracedCall]:
    """Yield a call and all below it that are noted."""
    yield call
    for child in call.children:
        yield from walk(child)


def nearest(root: TracedCall, call: TracedCall | None, most: int) -> set[TracedCall]:
    """Return about so many calls: those around one, and those nearest to the first."""
    found = {*call.children} if call else set[TracedCall]()
    while call:
        found.add(call)
        call = call.parent
    near = [root]
    for each in near:
        if len(found) < most:
            found.add(each)
            near += each.children
    return found


class Watch:
    """Runs a function and notes the calls of those that are `watched`.

    `turn` is whose turn it is at first, `boards` names the file's own, and what is called by the
    names `again` is the recursion.
    """

    def __init__(
        self,
        watched: Collection[CodeType],
        again: Collection[str],
        writing: Writing,
        boards: Collection[str],
        turn: str,
    ) -> None:
        self._watched, self._recursion = watched, again
        self._writing, self._boards, self._turn = writing, boards, turn
        self._squares = {writing.square(at) for at in range(9)}
        self.open: list[TracedCall | None] = []
        """The calls that have not returned, the first one first; None for what is not noted."""
        self.root: TracedCall | None = None
        self.count = self.again = 0
        """How many calls there were, and how often the recursion was entered again."""
        self.stopped = self.printed = ""
        """Why it did not come to its end, and what it printed."""
        self.error: BaseException | None = None

    def run(
        self,
        function: Callable[[], object],
        seconds: float,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Run it; raises what it raises, and Cut."""
        sys.setprofile(self._noting(clock() + seconds, clock))
        try:
            function()
        finally:
            sys.setprofile(None)

    def _noting(
        self, until: float, clock: Callable[[], float]
    ) -> Callable[[FrameType, str, Any], None]:
        """Return what Python tells of each call; forty times for each that is watched."""
        events, late = 0, False

        def note(frame: FrameType, event: str, value: Any) -> None:
            nonlocal events, late
            if frame.f_code in self._watched:
                if event == "call":
                    self._begin(frame)
                elif event == "return" and self.open:
                    self._end(frame, value)
            events += 1
            if not events % _EVENTS_PER_LOOK:
                late = clock() > until
            # Python drops what is raised while it closes a generator, and tells no more calls.
            if late and event in ("call", "c_call") and not frame.f_code.co_flags & CO_GENERATOR:
                raise Cut("")

        return note

    def _begin(self, frame: FrameType) -> None:
        if len(self.open) >= _DEEPEST:
            raise Cut(ENDLESS)
        self.count += 1
        self.again += bool(self.open) and frame.f_code.co_name in self._recursion
        for each in self.open:
            if each is not None:
                each.below += 1
        if self.count > _MOST and len(self.open) >= _NEAR:
            self.open.append(None)
            return
        parent = self.open[-1] if self.open else None
        code, scope = frame.f_code, frame.f_locals
        names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        values = {name: scope[name] for name in names if name in scope}
        holder, board = self._board(values, frame)
        turn = parent.turn if parent else self._turn
        call = TracedCall(
            self.count,
            code.co_name,
            parent,
            board,
            letters.other(turn) if parent and _moves(parent.board, board) % 2 else turn,
            {name: value for name, value in values.items() if _is_plain(value)},
            next((each.to_move for each in values.values() if hasattr(each, "to_move")), None),
            holder,
        )
        if parent:
            parent.children.append(call)
        self.root = self.root or call
        self.open.append(call)

    def _end(self, frame: FrameType, value: object) -> None:
        call = self.open.pop()
        if call is None:
            return
        call.value, call.is_done = value, True
        # A frame that an error leaves "returns", too, but not by an instruction to return.
        last = opname[frame.f_code.co_code[frame.f_lasti]]
        call.has_returned = value is not None or last.startswith("RETURN")
        call.after = self._read(call.holder)

    def _board(self, values: Mapping[str, object], frame: FrameType) -> tuple[object, str]:
        """Return the thing that holds the board of a call, and the board."""
        scope = frame.f_locals
        outside = {name: scope[name] for name in frame.f_code.co_freevars if name in scope}
        outside |= {name: frame.f_globals.get(name) for name in self._boards}
        for names in (values, outside):
            for value in (*names.values(), *_parts(names.values())):
                if board := self._read(value):
                    return value, board
        return None, ""

    def _read(self, value: object) -> str:
        if isinstance(value, Position):
            return "".join(value.cells_as("X", "O", "."))
        if isinstance(value, dict) and not value.keys() <= self._squares:
            return ""
        is_board = isinstance(value, (list, tuple, str, dict))
        return self._writing.read(value) if is_board else ""


def _moves(before: str, after: str) -> int:
    """Return how many squares differ; two where a call plays for both."""
    return sum(one != other for one, other in zip_longest(before, after))


def _is_plain(value: object) -> bool:
    is_pair = isinstance(value, tuple) and len(value) == 2
    return (is_pair or isinstance(value, (str, int, float))) and len(str(value)) <= _LONGEST


def _parts(values: Collection[Any], depth: int = 2) -> Iterator[object]:
    """Yield what of some objects may be a board, as `self.board` and `game.state.board` are."""
    for value in values:
        own = value._asdict() if hasattr(value, "_asdict") else getattr(value, "__dict__", {})
        parts = [part for name, part in own.items() if _is_boards(name.lower().strip("_"))]
        yield from parts
        if depth:
            yield from _parts(parts, depth - 1)


def _is_boards(name: str) -> bool:
    return name in NAMES["board"] or "board" in name
