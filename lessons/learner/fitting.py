"""A learner's search is run, and tried: which way to call it and to read it explains it best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic, process_time
from types import CodeType

from engine.board import Position
from engine.marks import Mark
from engine.variant import BOARDS
from lessons.learner.apart import guard
from lessons.learner.boards import BoardStyle
from lessons.learner.guard import LearnerError, Printed
from lessons.learner.judging import ERROR, NOTHING, PRINTED, Judge
from lessons.learner.loading import LearnerModule, described
from lessons.learner.readings import Reading, is_right, meaning, readings, winner_of
from lessons.learner.search_plans import SearchPlan, first_turn, search_call, search_plans
from lessons.learner.source import LearnerSource
from lessons.learner.watching import Cut, Watch, WatchedCall

_PROBES = (("XOOOOXXX.", "O"), (".OXOX..XO", "O"), ("X..XO.O.O", "X"), ("XX.OO....", "X"))
"""Boards near the end of a game, on which it is tried out how a function is called."""

_PROBE_SECONDS, _PLAN_SECONDS = 0.5, 5
"""How long one of these may take, and the search for a way to call a function."""

_PERFECT = 3.0 * len(_PROBES)
"""What `_score` returns where each call is right."""


def best_plan(loaded: LearnerModule, name: str, watched: dict[CodeType, str]) -> SearchPlan:
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


def run_search(
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
            stopped, *_ = run_search(
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


def with_readings(
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
