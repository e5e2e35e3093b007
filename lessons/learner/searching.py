"""A learner's search is run and watched, and what its answers mean is found near a game's end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic, process_time
from types import CodeType

from lessons.learner import letters
from lessons.learner.apart import guard
from lessons.learner.call_judge import ERROR, NOTHING, PRINTED, CallJudge
from lessons.learner.calling import Way, prepared
from lessons.learner.functions import Found
from lessons.learner.guard import LearnerError, Printed
from lessons.learner.judging import Judge
from lessons.learner.loading import LearnerModule, described
from lessons.learner.playing import PlayerFunction
from lessons.learner.readings import Reading, is_right, meaning, readings
from lessons.learner.task import Case
from lessons.learner.watching import Cut, Watch, WatchedCall
from lessons.learner.writing import Writing

PROBES = (("XOOOOXXX.", "O"), (".OXOX..XO", "O"), ("X..XO.O.O", "X"), ("XX.OO....", "X"))
"""Boards near the end of a game, on which it is tried out what answers mean."""

_PROBE_SECONDS = 0.5
"""How long one of these may take."""


@dataclass(frozen=True, slots=True)
class SearchPlan:
    """A way to call a function and what its answers mean."""

    judge: Judge
    found: Found
    writing: Writing
    way: Way
    readings: tuple[tuple[str, Reading], ...] = ()

    def case_of(self, case: Case) -> Case:
        """Return a case as the function is asked of it; what counts the marks knows the turn."""
        player = PlayerFunction(self.judge, self.found, self.writing, self.way)
        if self.way.legal and not player.is_told:
            return replace(case, symbol=letters.mover(case.board))
        return player.given(case)

    def call_judge(self, case: Case, plies_kept: int = 9) -> CallJudge:
        """Return who judges the calls; a mark says whose turn it is, unless several are told."""
        trusts = not {"side", "other", "ismax", "color"} & {*self.found.roles}
        return CallJudge(case.turn, self.writing, dict(self.readings), trusts, plies_kept)


def search_plan(
    judge: Judge, found: Found, watched: dict[CodeType, str], again: frozenset[str]
) -> SearchPlan:
    """Return the way to call a function by which most is right, and what its answers mean.

    What is no recursion and never gives a right answer is no search: nothing is said about it.
    """
    writing = judge.writing_of(found)
    plan = SearchPlan(judge, found, writing, judge.way_of(found))
    tried = list(_tried(plan, watched))
    best = _best_readings(tried, plan)
    meant = {
        call.function
        for calls, probe in tried
        for call in calls
        if _reads(call, probe, best[call.function], writing)
    }
    kept = tuple((name, best[name]) for name in best if name in meant | again)
    return replace(plan, readings=kept)


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
) -> Iterator[tuple[list[WatchedCall], CallJudge]]:
    """Yield the calls that a function makes on each of the boards near the end of a game."""
    for board, turn in PROBES:
        case = plan.case_of(Case(board, turn))
        judge = plan.call_judge(case)
        try:
            run_search(plan, watched, frozenset(), judge, case, _PROBE_SECONDS, process_time)
        except LearnerError:
            continue
        calls = [judge.root] if judge.root else []
        for call in calls:
            calls += call.children
        yield calls, judge


def _best_readings(
    tried: list[tuple[list[WatchedCall], CallJudge]], plan: SearchPlan
) -> dict[str, Reading]:
    """Return for each function the reading under which most of its answers are right.

    Functions that call each other hand values to and fro, so unless all is right they mean the
    same by them.
    """
    pairs: dict[str, list[tuple[WatchedCall, CallJudge]]] = {}
    for calls, judge in tried:
        for call in calls:
            pairs.setdefault(call.function, []).append((call, judge))

    def rights(names: Iterable[str], reading: Reading) -> int:
        found = [pair for name in names for pair in pairs[name]]
        return sum(_fits(call, judge, reading, plan.writing) for call, judge in found)

    best = {name: max(readings(), key=lambda reading: rights([name], reading)) for name in pairs}
    if all(_reads(*pair, best[name], plan.writing) for name in pairs for pair in pairs[name]):
        return best
    source = plan.judge.loaded.source
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
    assert judge.root is not None
    first = judge.root.turn
    meant = meaning(call.answer, call.board, call.turn, first, reading, writing)
    return 4 if letters.winner(call.board) == meant else 1


def _reads(call: WatchedCall, judge: CallJudge, reading: Reading, writing: Writing) -> bool:
    if judge.root is None or not call.board or call.answer is None:
        return False
    first = judge.root.turn
    given = call.answer, call.board, call.turn, first, reading, writing
    return is_right(*given, call.window)
