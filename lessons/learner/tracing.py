"""A learner's recursion, traced in the process of its file: its calls beside the right results."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from time import monotonic, process_time
from types import CodeType
from typing import Any

from engine.board import Position
from lessons.learner import letters
from lessons.learner.call_judge import ERROR, NOTHING, PRINTED, CallJudge
from lessons.learner.calling import prepared
from lessons.learner.functions import Found
from lessons.learner.guard import LearnerError, Printed, guard
from lessons.learner.judging import Judge
from lessons.learner.loading import LearnerModule, described
from lessons.learner.playing import PlayerFunction, found_called
from lessons.learner.reading import NAMES, FileReading
from lessons.learner.readings import Reading, is_right, meaning, readings
from lessons.learner.task import Case
from lessons.learner.tasks import PLAYS
from lessons.learner.watching import ENDLESS, Cut, TracedCall, Watch, nearest, walk
from lessons.learner.writing import Writing

_PROBES = (("XOOOOXXX.", "O"), (".OXOX..XO", "O"), ("X..XO.O.O", "X"), ("XX.OO....", "X"))
"""Boards near the end of a game, on which it is tried out what answers mean."""

_PROBE_SECONDS = 0.5
"""How long one of these may take."""

_ENOUGH = 0.3
"""How much must be right of won boards and of full ones, or numbers mean something else."""

_SEARCHES = (*PLAYS, "move_outcomes", "value")
_CERTAIN_ERRORS = (NameError, RecursionError, ZeroDivisionError, AssertionError)
"""What fails however a board is meant."""

_FEW = 2
_MOST_SHOWN = 4_000
_NONE = ast.Constant(None)


@dataclass(frozen=True, slots=True)
class Trace:
    """What a function did: its calls as a tree, how many there were in all, what went wrong first.

    `again` is how often the recursion was entered again. `stopped` says why it did not come to its
    end; it `counts` the marks where it works out from them whose turn it is.
    """

    root: TracedCall
    calls: int
    again: int
    first_wrong: TracedCall | None
    stopped: str
    counts: bool


def trace(loaded: LearnerModule, name: str, position: Position, seconds: int) -> Trace:
    """Return what a function of a file does when asked of a position; raises LearnerError."""
    search = _Search(Judge(loaded, {}), name)
    case = Case("".join(position.cells_as("X", "O", ".")), position.to_move.value)
    if not search.suits(case):
        raise LearnerError("is for the other side's turns: choose another board")
    watch = search.run(case, seconds)
    if watch.root is None:
        raise LearnerError(f"could not be called: {watch.stopped}")
    if search.is_misread(watch):
        raise LearnerError(f"{watch.stopped}; I may misread it: check says how your file is read")
    judge = search.judged(watch, watch.root)
    _keep_shown(watch.root, judge.first_wrong, search.player.writing)
    return Trace(
        watch.root,
        watch.count,
        watch.again,
        judge.first_wrong,
        watch.stopped,
        search.player.way.legal,
    )


def first_wrong(judge: Judge, name: str) -> str:
    """Return the function whose call is the first wrong one in a search, "" if none is."""
    search = _Search(judge, name)
    judges = (search.judged(each, each.root) for each in search.probes if each.root)
    return next((each.first_wrong.function for each in judges if each.first_wrong), "")


class _Search:
    """A function of a file, with all that is needed to run it and to judge its calls."""

    def __init__(self, judge: Judge, name: str) -> None:
        self._judge = judge
        self._loaded = loaded = judge.loaded
        _forget(loaded)
        found = self._found(name)
        name = found.name
        if found.problem:
            raise LearnerError(found.problem)
        own = inspect.unwrap(loaded.function(name)).__code__
        writing = self._judge.writing_of(found)
        self.player = PlayerFunction(self._judge, found, writing, self._judge.way_of(found))
        names = {name, *loaded.source.reached(name)}
        self._recursion = {each for each in names if each in loaded.source.reached(each)}
        self._again = set(map(_short, self._recursion))
        codes = _codes(self._judge.reading)
        self._watched = {each for each in codes if each.co_name in self._again} | {own}
        probes = filter(self.suits, (Case(*each) for each in _PROBES))
        self.probes = [self.run(each, _PROBE_SECONDS, process_time) for each in probes]
        self._readings = self._best_readings({own.co_name, *self._again} if self._again else set())

    def _found(self, name: str) -> Found:
        return found_called(self._judge, name, _SEARCHES, "value")

    def is_misread(self, watch: Watch) -> bool:
        """Return whether it fails on all boards, soon or for a mark that may be none."""
        mark = self._roles(self.player.found.name).get("symbol", "").lower().strip("_")
        guessed = mark and not any(mark in NAMES[role] for role in ("symbol", "side", "other"))
        errors = [each.error for each in (*self.probes, watch)]
        if None in errors or any(isinstance(each, _CERTAIN_ERRORS) for each in errors):
            return False
        return bool(guessed) or all(each.count <= _FEW for each in (*self.probes, watch))

    def suits(self, case: Case) -> bool:
        """Return whether a function of one side's turns, such as max_value, is for this one."""
        is_any = self.player.found.task != "value" or self.player.way.comp == ""
        return is_any or self.player.way.comp == self._meant(case).turn

    def _meant(self, case: Case) -> Case:
        """Return a case as the function sees it: one that counts the marks sees whose turn it is.

        Where O has begun it cannot, and gets the marks exchanged.
        """
        if self.player.is_told or not self.player.way.legal:
            return self.player.given(case)
        is_legal = case.board.count("X") - case.board.count("O") in (0, 1)
        board = case.board if is_legal else letters.swapped(case.board)
        return replace(case, board=board, symbol=letters.mover(board))

    def run(self, case: Case, seconds: float, clock: Callable[[], float] = monotonic) -> Watch:
        """Ask the function of a board; return what was noted."""
        player, reading = self.player, self._judge.reading
        case = self._meant(case)
        boards = reading.board_variables
        watch = Watch(self._watched, self._again, player.writing, boards, case.turn)
        printed = Printed()
        _forget(self._loaded)
        try:
            function = prepared(reading, player.found, player.writing, case, player.way)
            with guard(printed):
                watch.run(function, seconds, clock)
        except Cut as cut:
            late = f"was stopped after {seconds:.0f} s: begin nearer to the end of the game"
            watch.stopped = str(cut) or f"{late}; --seconds allows more"
        except (LearnerError, KeyboardInterrupt):
            raise
        except BaseException as error:
            watch.error = error
            watch.stopped = f"failed: {described(error, self._loaded.path)}"
        watch.printed = printed.text
        return watch

    def judged(self, watch: Watch, root: TracedCall) -> CallJudge:
        """Return who has judged the calls."""
        told, flags = dict[str, str](), dict[str, str]()
        for name in self._recursion:
            roles = self._roles(name)
            if flag := roles.get("ismax", roles.get("color", "")):
                flags[_short(name)] = flag
            elif "other" not in roles:
                told[_short(name)] = roles.get("symbol", "")
        gives = frozenset(map(_short, filter(self._gives, self._recursion)))
        # What does not look ahead may remember, from games in which it was another's turn.
        is_seen = watch.again > 0 and all(call.board for call in walk(root))
        readings = self._readings if is_seen else {}
        failed = watch.error is not None
        judge = CallJudge(root, self.player.writing, readings, told, flags, gives, failed)
        judge.judge()
        if watch.stopped == ENDLESS:
            judge.blame_endless([each for each in watch.open if each], watch.stopped)
        first = judge.first_wrong
        if first and first.fault == ERROR:
            first.fault += watch.stopped.removeprefix("failed")
        if first and first.fault == NOTHING and watch.printed:
            first.fault = PRINTED
        return judge

    def _roles(self, name: str) -> dict[str, str]:
        """Return a function's parameters by their roles; of one within another none are known."""
        try:
            roles = self._found(name).roles
        except LearnerError:
            return {}
        taken = inspect.signature(self._loaded.function(name)).parameters
        return dict(zip(roles, [each for each in taken if each != "self"], strict=False))

    def _gives(self, name: str) -> bool:
        """Return whether a function gives something back, and never None on purpose."""
        nodes = ast.walk(self._loaded.source.functions[name])
        given = [ast.unparse(each.value or _NONE) for each in nodes if isinstance(each, ast.Return)]
        return bool(given) and "None" not in given

    def _best_readings(self, names: Collection[str]) -> dict[str, Reading]:
        """Return for each function the reading under which most of its answers are right."""
        calls = dict[str, list[tuple[TracedCall, str]]]()
        for root in (each.root for each in self.probes if each.root):
            for call in walk(root):
                # What is given a square, too, says what that move is worth, and not the board.
                has_pair = any(isinstance(each, tuple) for each in call.plain.values())
                if call.board and call.function in names and not has_pair:
                    calls.setdefault(call.function, []).append((call, root.turn))
        best = {
            name: max(readings(), key=lambda each: sum(self._fits(*call, each) for call in made))
            for name, made in calls.items()
        }
        return {name: each for name, each in best.items() if self._holds(calls[name], each)}

    def _holds(self, calls: Sequence[tuple[TracedCall, str]], reading: Reading) -> bool:
        """Return whether answers may be read so; numbers have to be right where games end."""
        ends: dict[str, list[bool]] = {}
        for call, first in calls:
            end = letters.winner(call.board) or ("T" if "." not in call.board else "")
            ends.setdefault(end, []).append(self._fits(call, first, reading) > 0)
        if reading[1] == "letter":
            return any(map(any, ends.values()))
        going_on = ends.pop("", [])
        return all(sum(each) > _ENOUGH * len(each) for each in ends.values() or [going_on])

    def _fits(self, call: TracedCall, first: str, reading: Reading) -> int:
        """Return how much an answer speaks for a reading; most where a won board is asked about."""
        given = call.value, call.board, call.turn, first, reading, self.player.writing
        if call.value is None or not is_right(*given):
            return 0
        return 4 if letters.winner(call.board) == meaning(*given) else 1


def _short(name: str) -> str:
    return name.rpartition(".")[2]


def _forget(loaded: LearnerModule) -> None:
    """Empty what a file keeps from call to call: its caches, and what was empty to begin with."""
    values = list(vars(loaded.module).values())
    kept = [each for each in values if isinstance(each, (dict, set))]
    empty: Any = loaded.memory.setdefault("empty", [each for each in kept if not each])
    for each in empty:
        each.clear()
    for each in values:
        if callable(clear := getattr(each, "cache_clear", None)):
            clear()


def _codes(reading: FileReading) -> Iterator[CodeType]:
    """Yield the code of all functions of a file, also of methods and of those within others."""
    waiting = [inspect.unwrap(function).__code__ for _, function in reading.functions()]
    for code in waiting:
        if not code.co_flags & inspect.CO_GENERATOR:  # It goes on after a call has ended.
            yield code
        waiting += [each for each in code.co_consts if isinstance(each, CodeType)]


def _keep_shown(root: TracedCall, first_wrong: TracedCall | None, writing: Writing) -> None:
    """Keep the calls that can be shown, as plain values."""
    kept = nearest(root, first_wrong, _MOST_SHOWN)
    for call in kept:
        call.children = [each for each in call.children if each in kept]
        call.given = ", ".join(
            repr(value) if value in writing.marks else f"{name}={value!r}"
            for name, value in call.plain.items()
        )
        try:
            text = " ".join(repr(call.value).split())
        except Exception:  # Whatever a learner's own kind of object raises.
            text = f"a {type(call.value).__name__}"
        call.answer = text[:60] if call.has_returned else ""
        call.value = call.holder = call.to_move = None
        call.plain = {}
