"""A learner's recursion, traced in the process of its file: its calls beside the right results."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import CodeType

from engine.board import Position
from lessons.learner.boards import BoardStyle
from lessons.learner.calling import Role
from lessons.learner.fitting import best_plan, run_search, with_readings
from lessons.learner.guard import LearnerError
from lessons.learner.judging import Judge
from lessons.learner.loading import LearnerModule
from lessons.learner.objects import method_of, methods_called
from lessons.learner.readings import Reading, plain_calls
from lessons.learner.search_plans import first_turn, full_name
from lessons.learner.watching import WatchedCall, given


@dataclass(frozen=True, slots=True)
class TracedCall:
    """A call as it is shown: boards are nine letters, `played` is the cell of the move before.

    An answer `is_bound` if alpha-beta cut the rest, as the right result cannot matter any more.
    """

    number: int
    function: str
    board: str
    turn: str
    played: int | None
    given: str
    answer: str
    right: str
    is_bound: bool
    fault: str
    below: int
    children: tuple[TracedCall, ...]


@dataclass(frozen=True, slots=True)
class Trace:
    """What a function did: its calls as a tree, how many there were in all, what went wrong first.

    `again` is how often the recursion was entered again, and `boards` how many calls asked of a
    board of their own, where plain minimax would make `plain` such calls. `stopped` says why it
    was stopped, if it was, and `cuts` is whether it has alpha and beta. `counts` is whether it
    counts the marks to know whose turn it is.
    """

    root: TracedCall
    calls: int
    again: int
    boards: int
    wrong: int
    first_wrong: int | None
    stopped: str
    plain: int
    cuts: bool
    counts: bool
    own_game: str
    """The class of the file whose game it would get, where it gets ours; "" for none."""


def trace(loaded: LearnerModule, name: str, position: Position, seconds: int) -> Trace:
    """Return what a function of a file does when asked of a position; raises LearnerError."""
    name = full_name(loaded, name)
    watched, again = _watched(loaded, name)
    plan = with_readings(loaded, best_plan(loaded, name, watched), watched, again)
    kept = _plies_kept(len(position.free_cells))
    first = first_turn(plan, position)
    judge = Judge(first, plan.style, dict(plan.readings), plan.trusts, kept)
    stopped, count, entered = run_search(loaded, plan, watched, again, judge, position, seconds)
    root = judge.root
    if root is None:
        raise LearnerError(f"{name} could not be called: {stopped}")
    wrong = judge.first_wrong
    own_game = next(iter(methods_called(loaded, lambda each: each == "result")), "").partition(".")[
        0
    ]
    return Trace(
        _shown(root, plan.style, dict(plan.readings)),
        count,
        entered,
        judge.boards,
        judge.wrong,
        wrong.number if wrong else None,
        stopped,
        plain_calls(root.board, root.turn, judge.asks_won, judge.asks_full) if root.board else 0,
        root.window is not None or any(child.window is not None for child in root.children),
        plan.counts,
        own_game if {Role.GAME, Role.STATE} & {*plan.roles} else "",
    )


def _watched(loaded: LearnerModule, name: str) -> tuple[dict[CodeType, str], frozenset[str]]:
    """Return the code of a function and of the recursion it enters, and the names of the latter."""
    short = name.rpartition(".")[2]
    source = loaded.source
    names = {short, *source.reached(short)}
    recursive = frozenset(each for each in names if each in source.reached(each))
    function = method_of(loaded, name)
    codes = {code: code.co_name for code in _codes(loaded) if code.co_name in recursive}
    own = getattr(inspect.unwrap(function), "__code__", None)
    if own is None:
        raise LearnerError(f"{name} is not written in Python")
    return codes | {own: own.co_name}, recursive


def _codes(loaded: LearnerModule) -> Iterator[CodeType]:
    """Yield the code of all functions of a file, also of methods and of those within others."""
    waiting: list[object] = []
    for value in vars(loaded.module).values():
        if isinstance(value, type) and value.__module__ == loaded.module.__name__:
            waiting += vars(value).values()
        else:
            waiting.append(value)
    for value in waiting:
        value = getattr(value, "__func__", value)
        code = getattr(inspect.unwrap(value) if callable(value) else value, "__code__", value)
        if isinstance(code, CodeType):
            yield code
            waiting += code.co_consts


def _plies_kept(free: int) -> int:
    """Return how many plies of a search can be shown."""
    plies, level, boards = 0, 1, 1
    while plies < free and boards + level * (free - plies) <= 4_000:
        level *= free - plies
        boards += level
        plies += 1
    return plies


def _shown(call: WatchedCall, style: BoardStyle, read: Mapping[str, Reading]) -> TracedCall:
    """Return a call with those below it that were kept, as plain values."""
    parent = call.parent
    new = [
        at for at in range(9) if parent and call.board[at:] and call.board[at] != parent.board[at]
    ]
    try:
        answer = " ".join(repr(call.answer).split())
    except Exception:
        answer = f"a {type(call.answer).__name__}"
    return TracedCall(
        call.number,
        call.function,
        call.board,
        call.turn,
        new[0] if len(new) == 1 else None,
        given(call, style),
        answer[:60] if call.has_returned else "",
        call.right if call.function in read else "",
        not call.fault and call.meant not in ("", call.right),
        call.fault,
        call.below,
        tuple(
            _shown(each, style, read)
            for each in sorted(call.children, key=lambda each: each.number)
        ),
    )
