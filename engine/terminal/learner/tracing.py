"""A learner's recursion, traced in the process of its file: its calls beside the right results."""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic, process_time
from types import CodeType

from engine.board import Position
from engine.marks import Mark
from engine.terminal.learner.apart import guard
from engine.terminal.learner.boards import BoardStyle
from engine.terminal.learner.calling import Role
from engine.terminal.learner.guard import LearnerError, Printed
from engine.terminal.learner.judging import ERROR, NOTHING, PRINTED, Judge
from engine.terminal.learner.loading import LearnerModule, described
from engine.terminal.learner.objects import method_of, methods_called
from engine.terminal.learner.readings import (
    Reading,
    is_right,
    meaning,
    plain_calls,
    readings,
    winner_of,
)
from engine.terminal.learner.search_plans import (
    SearchPlan,
    first_turn,
    full_name,
    search_call,
    search_plans,
)
from engine.terminal.learner.source import LearnerSource
from engine.terminal.learner.watching import Cut, Watch, WatchedCall, given
from engine.variant import BOARDS

_PROBES = (("XOOOOXXX.", "O"), (".OXOX..XO", "O"), ("X..XO.O.O", "X"), ("XX.OO....", "X"))
"""Boards near the end of a game, on which it is tried out how a function is called."""

_PROBE_SECONDS, _PLAN_SECONDS = 0.5, 5
"""How long one of these may take, and the search for a way to call a function."""


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
    plan = _with_readings(loaded, _best_plan(loaded, name, watched), watched, again)
    kept = _plies_kept(len(position.free_cells))
    first = first_turn(plan, position)
    judge = Judge(first, plan.style, dict(plan.readings), plan.trusts, kept)
    stopped, count, entered = _run(loaded, plan, watched, again, judge, position, seconds)
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


_PERFECT = 3.0 * len(_PROBES)
"""What `_score` returns where each call is right."""


def _best_plan(loaded: LearnerModule, name: str, watched: dict[CodeType, str]) -> SearchPlan:
    """Return the way to call a function by which most of its calls are right."""
    until = monotonic() + _PLAN_SECONDS
    plans = search_plans(loaded, name)
    best = next(plans)
    best_score = _score(loaded, best, watched)
    for plan in plans:
        if best_score == _PERFECT or monotonic() > until:
            break
        if (score := _score(loaded, plan, watched)) > best_score:
            best, best_score = plan, score
    return best


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


def _run(
    loaded: LearnerModule,
    plan: SearchPlan,
    watched: dict[CodeType, str],
    again: frozenset[str],
    judge: Judge,
    position: Position,
    seconds: float,
    clock: Callable[[], float] = monotonic,
) -> tuple[str, int, int]:
    """Call a function; return why it was stopped, its calls, and how many were of the recursion."""
    entered: Counter[str] = Counter()

    def began(call: WatchedCall) -> None:
        if call.parent is not None:
            entered[call.function] += call.function in again
        judge.began(call)

    watch = Watch(watched, plan.style, seconds, began, judge.ended, clock)
    stopped, printed = "", Printed()
    _forget(loaded)
    try:
        with guard("asks for input()", printed):
            watch.run(search_call(loaded, plan, position))
        if printed.text and judge.first_wrong and judge.first_wrong.fault == NOTHING:
            judge.first_wrong.fault = PRINTED
    except Cut as cut:
        stopped = str(cut) or f"was stopped after {seconds:.0f} s; --seconds allows more"
        if str(cut):
            judge.blame_endless(watch.chain, stopped)
    except (LearnerError, KeyboardInterrupt):
        raise
    except BaseException as error:
        why = described(error, Path(loaded.file))
        stopped = f"failed: {why}"
        if judge.first_wrong and judge.first_wrong.fault == ERROR:
            judge.first_wrong.fault = f"an error ended it: {why}"
    return stopped, watch.count, entered.total()


def _forget(loaded: LearnerModule) -> None:
    """Empty what a file keeps from call to call: its caches, and what was empty to begin with."""
    kept = [value for value in vars(loaded.module).values() if isinstance(value, (dict, set))]
    empty = loaded.memory.setdefault("empty", [each for each in kept if not each])
    assert isinstance(empty, list)
    for each in empty:
        each.clear()
    for value in vars(loaded.module).values():
        if callable(clear := getattr(value, "cache_clear", None)):
            clear()


def _tried(
    loaded: LearnerModule, plan: SearchPlan, watched: dict[CodeType, str]
) -> Iterator[tuple[Judge, list[WatchedCall]]]:
    """Yield what a plan leads to on each of the boards near the end of a game."""
    for text, to_move in _PROBES:
        position = Position.parse(text, BOARDS["3x3"], Mark(to_move))
        judge = Judge(first_turn(plan, position), plan.style, {}, plan.trusts)
        try:
            stopped, *_ = _run(
                loaded, plan, watched, frozenset(), judge, position, _PROBE_SECONDS, process_time
            )
            judge.failed = bool(stopped)
        except LearnerError:
            judge.failed = True
        yield judge, list(_all(judge.root)) if judge.root else []


def _score(loaded: LearnerModule, plan: SearchPlan, watched: dict[CodeType, str]) -> float:
    """Return how well a plan fits a function: how many of its calls are right by it."""
    found = list(_tried(loaded, plan, watched))
    best = _best_readings(found, plan.style, loaded.source)
    score = 0.0
    for judge, calls in found:
        right = sum(_reads(call, judge, best[call.function], plan.style) for call in calls)
        score += (3 * right - judge.wrong) / max(len(calls), 1) - 10 * judge.failed
        if judge.wrong and not plan.trusts:
            score -= 10  # That marks mean something else is believed where it explains all.
    return score


def _with_readings(
    loaded: LearnerModule, plan: SearchPlan, watched: dict[CodeType, str], again: frozenset[str]
) -> SearchPlan:
    """Return a plan with what the answers of each function mean.

    What is no recursion and never gives a right answer is no search: nothing is said about it.
    """
    found = list(_tried(loaded, plan, watched))
    best = _best_readings(found, plan.style, loaded.source)
    meant = {
        call.function
        for judge, calls in found
        for call in calls
        if _reads(call, judge, best[call.function], plan.style)
    }
    kept = tuple((name, best[name]) for name in best if name in meant | again)
    return replace(plan, readings=kept)


def _best_readings(
    found: list[tuple[Judge, list[WatchedCall]]], style: BoardStyle, source: LearnerSource
) -> dict[str, Reading]:
    """Return for each function the reading under which most of its answers are right.

    Functions that call each other hand values to and fro, so unless all is right they mean the
    same by them.
    """
    pairs: dict[str, list[tuple[Judge, WatchedCall]]] = {}
    for judge, calls in found:
        for call in calls:
            pairs.setdefault(call.function, []).append((judge, call))

    def rights(names: Iterable[str], reading: Reading) -> int:
        return sum(_fits(c, j, reading, style) for name in names for j, c in pairs[name])

    best = {name: max(readings(), key=lambda reading: rights([name], reading)) for name in pairs}
    if all(_reads(c, j, best[name], style) for name in pairs for j, c in pairs[name]):
        return best
    for name in pairs:
        mutual = [each for each in pairs if name in source.reached(each) & source.reached(name)]
        group = [each for each in mutual if each in source.reached(name)]
        if len(group) > 1:
            best[name] = max(readings(), key=lambda reading: rights(group, reading))
    return best


def _fits(call: WatchedCall, judge: Judge, reading: Reading, style: BoardStyle) -> int:
    """Return how much an answer speaks for a reading; most where a won board is asked about."""
    if not _reads(call, judge, reading, style):
        return 0
    is_won = winner_of(call.board) is not None
    assert judge.root is not None
    meant = meaning(call, call.turn, judge.root.turn, reading, style) if is_won else ""
    return 4 if is_won and meant == call.right else 1


def _reads(call: WatchedCall, judge: Judge, reading: Reading | None, style: BoardStyle) -> bool:
    if reading is None or judge.root is None or not call.board or call.answer is None:
        return False
    return is_right(call, call.turn, judge.root.turn, reading, style)


def _all(call: WatchedCall) -> Iterator[WatchedCall]:
    yield call
    for child in call.children:
        yield from _all(child)


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
