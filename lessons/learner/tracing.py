"""A learner's recursion, traced in the process of its file: its calls beside the right results."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import CodeType

from engine.board import Position
from engine.marks import Mark
from engine.variant import BOARDS
from lessons.learner.functions import bound
from lessons.learner.guard import LearnerError
from lessons.learner.judging import Judge
from lessons.learner.letters import plain_calls
from lessons.learner.loading import LearnerModule
from lessons.learner.readings import Reading
from lessons.learner.searching import PROBES, run_search, search_plan
from lessons.learner.task import Case
from lessons.learner.watching import WatchedCall, given
from lessons.learner.writing import Writing


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
    counts the marks to know whose turn it is, else it may play a mark of its own.
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


_SEARCHES = ("move_outcomes", "comp_move", "rule_move", "best_move", "state_best", "value")


def trace(loaded: LearnerModule, name: str, position: Position, seconds: int) -> Trace:
    """Return what a function of a file does when asked of a position; raises LearnerError."""
    judge = Judge(loaded, {})
    methods = [each for each, _ in judge.reading.functions() if each.endswith(f".{name}")]
    if methods and not hasattr(loaded.module, name):
        name = methods[0]
    watched, again = _watched(loaded, name)
    known = [each for each in judge.found if each.name == name and each.task in _SEARCHES]
    found = known[0] if known else bound(judge.reading, name, "value", loaded.function(name))
    if found.problem:
        raise LearnerError(f"{name}: {found.problem}")
    plan = search_plan(judge, found, watched, again)
    board = "".join(position.cells_as("X", "O", "."))
    case = plan.case_of(Case(board, position.to_move.value))
    kept, meant = _plies_kept(len(position.free_cells)), dict(plan.readings)
    calls = plan.call_judge(case, kept)
    stopped, count, entered = run_search(plan, watched, again, calls, case, seconds)
    root = calls.root
    if root is None:
        raise LearnerError(f"{name} could not be called: {stopped}")
    wrong = calls.first_wrong
    return Trace(
        _shown(root, plan.writing, meant),
        count,
        entered,
        calls.boards,
        calls.wrong,
        wrong.number if wrong else None,
        stopped,
        plain_calls(root.board, root.turn, calls.asks_won, calls.asks_full) if root.board else 0,
        root.window is not None or any(child.window is not None for child in root.children),
        plan.way.legal,
    )


def first_wrong(loaded: LearnerModule, name: str) -> str:
    """Return the function whose call is the first wrong one in a search, "" if none is."""
    for board, turn in PROBES:
        try:
            found = trace(loaded, name, Position.parse(board, BOARDS["3x3"], Mark(turn)), 2)
        except LearnerError:
            continue
        calls = [found.root]
        for call in calls:
            calls += call.children
        for call in calls:
            if call.number == found.first_wrong:
                return call.function
    return ""


def _watched(loaded: LearnerModule, name: str) -> tuple[dict[CodeType, str], frozenset[str]]:
    """Return the code of a function and of the recursion it enters, and the names of the latter."""
    source = loaded.source
    names = {name, *source.reached(name)}
    recursive = frozenset(each.rpartition(".")[2] for each in names if each in source.reached(each))
    function = loaded.function(name)
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


def _shown(call: WatchedCall, writing: Writing, read: Mapping[str, Reading]) -> TracedCall:
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
        given(call, writing),
        answer[:60] if call.has_returned else "",
        call.right if call.function in read else "",
        not call.fault and call.meant not in ("", call.right),
        call.fault,
        call.below,
        tuple(
            _shown(each, writing, read)
            for each in sorted(call.children, key=lambda each: each.number)
        ),
    )
