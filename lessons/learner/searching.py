"""A learner's search is run, and tried: which way to call it and to read it explains it best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from time import monotonic, process_time
from types import CodeType

from lessons.learner import letters
from lessons.learner.apart import guard
from lessons.learner.call_judge import ERROR, NOTHING, PRINTED, CallJudge
from lessons.learner.calling import Way, prepared
from lessons.learner.certain import free_literals
from lessons.learner.functions import Found
from lessons.learner.guard import LearnerError, Printed
from lessons.learner.judging import Judge
from lessons.learner.loading import LearnerModule, described
from lessons.learner.playing import PlayerFunction
from lessons.learner.readings import Reading, is_right, meaning, readings
from lessons.learner.source import LearnerSource
from lessons.learner.task import Case
from lessons.learner.watching import Cut, Watch, WatchedCall
from lessons.learner.writing import Shape, Writing, same

PROBES = (("XOOOOXXX.", "O"), (".OXOX..XO", "O"), ("X..XO.O.O", "X"), ("XX.OO....", "X"))
"""Boards near the end of a game, on which it is tried out how a function is called."""

_PROBE_SECONDS, _PLAN_SECONDS = 0.5, 5
"""How long one of these may take, and the search for a way to call a function."""

_PERFECT = 3.0 * len(PROBES)
"""What `_score` returns where each call is right."""


@dataclass(frozen=True, slots=True)
class SearchPlan:
    """A way to call a function and what its answers mean.

    It `trusts` that a mark named after a player, such as comp_symbol, says whose turn it is.
    """

    judge: Judge
    found: Found
    writing: Writing
    way: Way
    trusts: bool = True
    readings: tuple[tuple[str, Reading], ...] = ()

    def case_of(self, case: Case) -> Case:
        """Return a case as the function is asked of it; what counts the marks knows the turn."""
        seat = PlayerFunction(self.judge, self.found, self.writing, self.way)
        if self.way.legal and not seat.is_told:
            return replace(case, symbol=letters.mover(case.board))
        return seat.given(case)


def best_plan(judge: Judge, found: Found, watched: dict[CodeType, str]) -> SearchPlan:
    """Return the way to call a function by which most of its calls are right."""
    until = monotonic() + _PLAN_SECONDS
    best: SearchPlan | None = None
    best_score = 0.0
    for plan in _plans(judge, found):
        score = _score(plan, watched)
        if best is None or score > best_score:
            best, best_score = plan, score
        if best_score == _PERFECT or monotonic() > until:
            break
    assert best is not None
    return best


def _plans(judge: Judge, found: Found) -> Iterator[SearchPlan]:
    """Yield the ways to call a function, the likeliest first."""
    usual = judge.writing_of(found)
    writings = [usual]
    if usual.shape is Shape.LIST and "shape" not in usual.known:
        writings += [usual.but(shape=shape) for shape in (Shape.TUPLE, Shape.TEXT)]
    if "free" not in usual.known:
        frees = free_literals(judge.loaded.source.tree)
        writings += [usual.but(free=free) for free in frees if not same(free, usual.free)]
    has_mark = bool({"symbol", "side"} & {*found.roles})
    trusting = (True, False) if has_mark else (True,)
    for writing, way, trusts in product(writings, judge.ways(found), trusting):
        yield SearchPlan(judge, found, writing, way, trusts)


def run_search(
    plan: SearchPlan,
    watched: dict[CodeType, str],
    again: frozenset[str],
    judge: CallJudge,
    case: Case,
    seconds: float,
    clock: Callable[[], float] = monotonic,
) -> tuple[str, int, int]:
    """Call a function; return why it was stopped, its calls, and how many were of the recursion."""
    loaded = plan.judge.loaded
    entered: Counter[str] = Counter()

    def began(call: WatchedCall) -> None:
        if call.parent is not None:
            entered[call.function] += call.function in again
        judge.began(call)

    watch = Watch(watched, plan.writing, seconds, began, judge.ended, clock)
    stopped, printed = "", Printed()
    _forget(loaded)
    try:
        function = prepared(plan.judge.reading, plan.found, plan.writing, case, plan.way)
        with guard("asks for input()", printed):
            watch.run(function)
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
    plan: SearchPlan, watched: dict[CodeType, str]
) -> Iterator[tuple[CallJudge, list[WatchedCall]]]:
    """Yield what a plan leads to on each of the boards near the end of a game."""
    for board, turn in PROBES:
        case = plan.case_of(Case(board, turn))
        judge = CallJudge(case.turn, plan.writing, {}, plan.trusts)
        try:
            stopped, *_ = run_search(
                plan, watched, frozenset(), judge, case, _PROBE_SECONDS, process_time
            )
            judge.failed = bool(stopped)
        except LearnerError:
            judge.failed = True
        yield judge, list(_all(judge.root)) if judge.root else []


def _score(plan: SearchPlan, watched: dict[CodeType, str]) -> float:
    """Return how well a plan fits a function: how many of its calls are right by it."""
    found = list(_tried(plan, watched))
    best = _best_readings(found, plan.writing, plan.judge.loaded.source)
    score = 0.0
    for judge, calls in found:
        right = sum(_reads(call, judge, best[call.function], plan.writing) for call in calls)
        score += (3 * right - judge.wrong) / max(len(calls), 1) - 10 * judge.failed
        if judge.wrong and not plan.trusts:
            score -= 10  # That marks mean something else is believed where it explains all.
    return score


def with_readings(
    plan: SearchPlan, watched: dict[CodeType, str], again: frozenset[str]
) -> SearchPlan:
    """Return a plan with what the answers of each function mean.

    What is no recursion and never gives a right answer is no search: nothing is said about it.
    """
    found = list(_tried(plan, watched))
    best = _best_readings(found, plan.writing, plan.judge.loaded.source)
    meant = {
        call.function
        for judge, calls in found
        for call in calls
        if _reads(call, judge, best[call.function], plan.writing)
    }
    kept = tuple((name, best[name]) for name in best if name in meant | again)
    return replace(plan, readings=kept)


def _best_readings(
    found: list[tuple[CallJudge, list[WatchedCall]]], writing: Writing, source: LearnerSource
) -> dict[str, Reading]:
    """Return for each function the reading under which most of its answers are right.

    Functions that call each other hand values to and fro, so unless all is right they mean the
    same by them.
    """
    pairs: dict[str, list[tuple[CallJudge, WatchedCall]]] = {}
    for judge, calls in found:
        for call in calls:
            pairs.setdefault(call.function, []).append((judge, call))

    def rights(names: Iterable[str], reading: Reading) -> int:
        return sum(_fits(c, j, reading, writing) for name in names for j, c in pairs[name])

    best = {name: max(readings(), key=lambda reading: rights([name], reading)) for name in pairs}
    if all(_reads(c, j, best[name], writing) for name in pairs for j, c in pairs[name]):
        return best
    for name in pairs:
        mutual = [each for each in pairs if name in source.reached(each) & source.reached(name)]
        group = [each for each in mutual if each in source.reached(name)]
        if len(group) > 1:
            best[name] = max(readings(), key=lambda reading: rights(group, reading))
    return best


def _fits(call: WatchedCall, judge: CallJudge, reading: Reading, writing: Writing) -> int:
    """Return how much an answer speaks for a reading; most where a won board is asked about."""
    if not _reads(call, judge, reading, writing):
        return 0
    is_won = bool(letters.winner(call.board))
    assert judge.root is not None
    meant = meaning(call, call.turn, judge.root.turn, reading, writing) if is_won else ""
    return 4 if is_won and meant == call.right else 1


def _reads(call: WatchedCall, judge: CallJudge, reading: Reading, writing: Writing) -> bool:
    if judge.root is None or not call.board or call.answer is None:
        return False
    return is_right(call, call.turn, judge.root.turn, reading, writing)


def _all(call: WatchedCall) -> Iterator[WatchedCall]:
    yield call
    for child in call.children:
        yield from _all(child)
