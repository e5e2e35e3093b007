"""How a function does on the boards of its task, and what of that is certain."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import starmap
from time import monotonic

from engine.board import Position
from lessons.learner import letters
from lessons.learner.calling import Way, call
from lessons.learner.comparing import (
    LEVELS,
    follows_rules,
    is_seen,
    wins_before_it_blocks,
)
from lessons.learner.functions import Found, found_in, named_by_lesson
from lessons.learner.guard import LearnerError
from lessons.learner.loading import LearnerModule, described
from lessons.learner.notebook import State
from lessons.learner.profiles import BOOK
from lessons.learner.reading import NAMES, FileReading
from lessons.learner.report import Judged, Report
from lessons.learner.showing import wrong_case
from lessons.learner.slips import conditions, slip_in
from lessons.learner.source import names_called
from lessons.learner.task import Answered, Case, Cases, Task, holds
from lessons.learner.tasks import STUCK, TASKS, WINS_OF, is_legal
from lessons.learner.writing import Shape, Writing

_BOARD_ERRORS = (TypeError, KeyError, IndexError, AttributeError, ValueError, StopIteration)
_CERTAIN_ERRORS = (NameError, RecursionError, ZeroDivisionError, AssertionError, RuntimeError)
_OTHER_KIND = re.compile("not .(str|tuple|list)|be str|item assignment|unhashable|has no attribute")
_OURS = (Position.__module__, State.__module__)
_DRAWING = ("tkinter", "_tkinter", "turtle", "pygame")
_SIDE = re.compile(r"_*(max|min)(?!i?m(ax|in))")
"""What the functions of two sides are called: max_value and min_value, but not minimax."""

_TELLS = ("yes", "winner", "mark", "squares", "number", "value")
"""What is answered by functions that tell something; some set a variable of their file instead."""

_MARKS = ("make_move", "player_move", "put")
"""The tasks that put a mark on the board."""

_LONG = 20.0
"""After how many seconds a function is asked of no more boards."""


@dataclass(frozen=True, slots=True)
class Tried:
    """What a function gave, and what of it is right, under the way of calling that fits best."""

    rights: list[bool]
    cases: Cases
    outcomes: list[Answered]
    next_step: str
    way: Way


class Judge:
    """Judges the functions of a file, in its process."""

    def __init__(self, loaded: LearnerModule, options: Mapping[str, str]) -> None:
        self.loaded = loaded
        self.reading = FileReading(loaded, options)
        self.found = found_in(self.reading)

    def writing_of(self, found: Found) -> Writing:
        """Return how boards are written for a function."""
        return self.reading.writing_for(found.task, found.roles, found.owner)

    def judged(self, found: Found) -> Report:
        """Return the report on a function, before others are looked at."""
        task = TASKS[found.task]
        if task.name == "comp_move" and self.level(found) == "rules":
            task = replace(task, answer="rules")
        report = Report(found.name, found.task)
        report.part = self._part(found)
        report.reads_board = (
            bool({"board", "state"} & {*found.roles})
            or bool(found.owner)
            or ("board" in task.roles.split())
        )
        if why := self._cannot_be_asked(found):
            report.verdict, report.why = Judged.UNCHECKED, why
            if found.is_wrong:
                report.verdict, report.is_sure = Judged.WRONG, True
            return report
        writing = self.writing_of(found)
        tried = self.tried(found, writing)
        report.cases = len(tried.rights)
        self._note_leans(report, found, writing, tried)
        bad = [at for at, right in enumerate(tried.rights) if not right]
        if not bad:
            report.verdict = Judged.STEP if tried.next_step else Judged.RIGHT
            report.why = tried.next_step or self._cuts(found)
            return report
        outcomes = [tried.outcomes[at] for at in bad]
        report.share = _share_of(tried, report.answers_yes_or_no)
        if len({repr((each.answer, each.printed)) for each in tried.outcomes}) == 1:
            report.share = 0  # It may have seen no mark at all,
            if writing.shape is Shape.STATE:  # as the squares of a state may have other names.
                report.leans = ("names",)
        guess = found.guess if report.may_be_chance else ""
        if why := self._unfit(found, outcomes, tried) or guess:
            report.verdict, report.why = Judged.UNCHECKED, why
            return report
        report.verdict, report.count = Judged.WRONG, len(bad)
        self._note_reasons(report, found, outcomes)
        path = self.loaded.path
        for at in bad[:3]:
            case, outcome = tried.cases[at], tried.outcomes[at]
            failure = described(outcome.error, path) if outcome.error else ""
            report.wrongs.append(wrong_case(task, writing, case, outcome, failure))
        for at in bad:
            self._hint(report, task, writing, tried.cases[at], tried.outcomes[at])
        pairs = zip(tried.cases, tried.outcomes, strict=True)
        if (
            task.name == "winner"
            and self._is_condition(found)
            and any(starmap(_is_text_for_no, pairs))
        ):
            report.is_sure, report.why = True, "where it is asked with if, any text counts as yes"
        report.slip = slip_in(self.loaded, found.name)
        return report

    def _cannot_be_asked(self, found: Found) -> str:
        if found.problem:
            return found.problem
        if TASKS[found.task].answer in _TELLS and (name := self._sets(found)):
            return f"it sets {name} and gives nothing back"
        gets = {"board", "state", "game", "position"} & {*found.roles}
        gets |= {role for role in found.roles if role.startswith("a ")}
        needs = "board" in TASKS[found.task].roles.split() or not TASKS[found.task].roles
        if found.owner and needs and not gets and not self.reading.board_of(found.owner):
            return f"no board is found in a {found.owner}"
        needs = "board" in TASKS[found.task].roles.split()
        if needs and not found.owner and not gets and not self.reading.boards_used(found.name):
            return "the board that it looks at is not found"
        return ""

    def _sets(self, found: Found) -> str:
        """Return the variable that a function sets where others return, "" for none."""
        if self._returns(found.name):
            return ""
        nodes = list(ast.walk(self.loaded.source.functions[found.name]))
        outside = {name for each in nodes if isinstance(each, ast.Global) for name in each.names}
        for each in nodes:
            is_set = isinstance(getattr(each, "ctx", None), ast.Store)
            if is_set and isinstance(each, ast.Attribute):
                return each.attr
            if is_set and isinstance(each, ast.Name) and each.id in outside:
                return each.id
        return ""

    def _counts(self, found: Found) -> str:
        """Return what a method, or one that it calls, looks at and its class counts in."""
        added = {
            each.target.attr
            for name, node in self.loaded.source.functions.items()
            if found.owner and name.startswith(f"{found.owner}.")
            for each in ast.walk(node)
            if isinstance(each, ast.AugAssign) and isinstance(each.target, ast.Attribute)
        }
        if found.task in _MARKS and "symbol" not in found.roles:
            added |= {
                each.attr
                for each in self.loaded.source.nodes(found.name)
                if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store)
            }
        asked = (getattr(each, "attr", "") for each in self.loaded.source.nodes(found.name))
        return next((name for name in asked if name in added), "")

    def _returns(self, name: str) -> bool:
        """Return whether a function has a way that gives something back."""
        node = self.loaded.source.functions.get(name)
        return node is None or any(
            isinstance(each, ast.Return) and each.value is not None for each in ast.walk(node)
        )

    def _note_leans(self, report: Report, found: Found, writing: Writing, tried: Tried) -> None:
        """Note what of the reading a verdict leans on, and what is sure once it is right."""
        task = TASKS[found.task]
        told = {"marks"} if "symbol" in found.roles and task.name != "other_symbol" else set()
        # Who has won is told without a look at free squares.
        fixes = {*task.fixes} - ({"free"} if "marks" in task.fixes else set())
        report.fixes = tuple(fixes - told)
        usual = {"shape", "free", "marks"} if "board" in task.roles.split() else {"marks"}
        usual |= {"tie"} if "outcome" in task.name else set()
        leans = {*task.fixes} or usual
        is_state = writing.shape is Shape.STATE
        report.leans = () if is_state else tuple(leans - told - writing.known)
        expected = {type(case.expected) for case in task.cases}
        report.answers_yes_or_no = expected <= {bool, type(None)} or task.name == "winner"

    def _unfit(self, found: Found, wrong: list[Answered], tried: Tried) -> str:
        """Return why a function cannot be judged by what it gave, "" if it can."""
        errors = [each.error for each in wrong]
        first = errors[0]
        if all(isinstance(each, LearnerError) for each in errors):
            return str(first)
        if any(isinstance(each, SystemExit) for each in errors):
            return "it ends the program"
        if all(isinstance(each, NotImplementedError) for each in errors):
            return "it uses what is not written yet"
        if all(type(each).__module__.partition(".")[0] in _DRAWING for each in errors):
            return "it draws, and there is no window here"
        if isinstance(first, AttributeError) and all(
            isinstance(each.error, AttributeError)
            and each.given is not None
            and (each.error.obj is each.given or type(each.error.obj).__module__ in _OURS)
            and not any(hasattr(kind, str(each.error.name)) for kind in (list, dict, str))
            for each in wrong
        ):
            return (
                f"it asks the board for .{first.name}, and mine has none: is it a class of yours?"
            )
        given = self.writing_of(found), tried.cases, tried.outcomes
        if TASKS[found.task].answer == "drawing" and not errors[0] and not is_seen(*given):
            return "it is not seen where its squares stand"
        if name := self._counts(found):
            return f"it counts in .{name}, and my boards come in mid-game"
        is_missing = any("not installed" in note.text for note in self.loaded.notes)
        if is_missing and all(isinstance(each, (NameError, AttributeError)) for each in errors):
            return "a library is not installed here"
        task = TASKS[found.task]
        kinds = task.kinds
        answers = [each.answer for each in tried.outcomes if each.answer is not None]
        if found.task == "is_over" and not named_by_lesson(self.reading, found.short):
            says = [bool(each.answer) for each in tried.outcomes]
            if says == [bool(letters.winner(case.board)) for case in tried.cases]:
                return "it says whether somebody has won, and not whether the board is full"
        if task.answer == "mark":
            signs = (a for a in answers if not self.reading.writing.letter(a))
            if (sign := next(signs, None)) is not None:
                return f"it gives {sign!r}: say by marks= and tie= how you write X, O and a tie"
        if task.name == "free_squares" and given[0].squares.has_pairs:
            with suppress(TypeError):
                turned = [
                    replace(each, answer=[tuple(at)[::-1] for at in each.answer])
                    for each in tried.outcomes
                ]
                if all(task.compare(given[0], tried.cases, turned)):
                    return "its pairs begin with the column"
        named = [
            at for a in answers if task.answer == "squares" and hasattr(a, "__len__") for at in a
        ]
        if len({*map(repr, named)}) > 1 and not any(given[0].at(at) is not None for at in named):
            return f"I cannot tell which square {named[0]!r} is"
        is_other = kinds and answers and not any(isinstance(each, kinds) for each in answers)
        if is_other and not named_by_lesson(self.reading, found.short):
            return f"it gives {answers[0]!r}: if it is for {task.title}, say name:{task.name}="
        return ""

    def _note_reasons(self, report: Report, found: Found, wrong: list[Answered]) -> None:
        """Note what makes a mistake certain, and what lets it look like a misread board."""
        errors = [each.error for each in wrong]
        report.only_board_errors = all(isinstance(each, _BOARD_ERRORS) for each in errors)
        report.is_other_kind = all(_OTHER_KIND.search(str(each)) for each in errors)
        report.is_sure = any(isinstance(each, _CERTAIN_ERRORS) for each in errors)
        node = self.loaded.source.functions.get(found.name)
        if node is None:
            return
        taken = [each.arg for each in node.args.args][bool(found.owner) :]
        used = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
        boards = [n for n, role in zip(taken, found.roles, strict=False) if role == "board"]
        if boards and boards[0] not in used:
            report.is_sure, report.why = True, f"it never looks at {boards[0]}"

    def _hint(
        self, report: Report, task: Task, writing: Writing, case: Case, outcome: Answered
    ) -> None:
        for hint in task.hints:
            is_fit = outcome.error is None and (hint is not STUCK or task.keeps)
            if is_fit and holds(hint.holds, writing, case, outcome):
                report.why = report.why or hint.text
                # A misread board, too, leads past each return of a function that has one.
                is_read = hint is STUCK or outcome.answer is not None
                report.is_sure |= hint.is_sure and (is_read or not self._returns(report.name))

    def _cuts(self, found: Found) -> str:
        """Return what is to be said of an alpha-beta search that is right: that it cuts little."""
        nodes = list(self.loaded.source.nodes(found.name))
        bounds = {
            each.arg
            for each in nodes
            if isinstance(each, ast.arg) and each.arg.lower() in NAMES["alpha"] | NAMES["beta"]
        }
        if len(bounds) < 2:
            is_meant = "alpha" in found.short.lower() and self.loaded.source.recurses(found.name)
            return "plain minimax under this name: it cuts nothing" if is_meant else ""
        compared = any(
            isinstance(each, ast.Compare)
            and bounds & {part.id for part in ast.walk(each) if isinstance(part, ast.Name)}
            for each in nodes
        )
        return "" if compared else "it never compares with alpha and beta, so it cuts nothing"

    # Calling it on the boards

    def tried(self, found: Found, writing: Writing, quick: bool = False) -> Tried:
        """Return how a function does, called in the way in which most is right.

        If it is `quick`, boards that fail from the first on are not all asked.
        """
        task = TASKS[found.task]
        asked: Cases = task.cases
        if task.name == "winner" and {"symbol", "square", "row"} & {*found.roles}:
            asked = WINS_OF
        if {"square", "row"} & {*found.roles} and asked is WINS_OF:
            asked = [case for case in asked if case.board[case.square or 0] == case.symbol]
        if task.name == "value" and "side" not in found.roles:
            asked = list(dict.fromkeys(replace(case, side="") for case in asked))
        best: Tried | None = None
        for way in self.ways(found):
            cases = [case for case in asked if _suits(case, way)]
            if self._is_random(found) and not quick:
                cases = cases * 2
            now = self._asked(found, writing, cases, way, quick)
            if best is None or _share(now) > _share(best):
                best = now
            if all(now.rights) and not now.next_step:
                break
        assert best is not None
        return best

    def way_of(self, found: Found) -> Way:
        """Return how a player is called, tried on a few boards where its file leaves it open."""
        ways = self.ways(found)
        if len(ways) == 1:
            return ways[0]
        writing, tried = self.writing_of(found), list[tuple[float, int]]()
        for number, way in enumerate(ways):
            cases = [case for case in TASKS[found.task].cases[::9] if _suits(case, way)]
            now = self._asked(found, writing, cases, way, quick=True)
            tried.append((-_share(now), number))
        return ways[min(tried)[1]]

    def _asked(self, found: Found, writing: Writing, cases: Cases, way: Way, quick: bool) -> Tried:
        outcomes: list[Answered] = []
        ends = monotonic() + _LONG
        for case in cases:
            outcomes.append(call(self.reading, found, writing, case, way))
            fails = [each.error is not None for each in outcomes]
            endless = all(isinstance(each.error, RecursionError) for each in outcomes)
            if quick and len(fails) == 3 and all(fails):
                return Tried([False], cases[:1], outcomes[:1], "", way)
            if (endless and len(outcomes) == 6) or monotonic() > ends:
                break
        cases = cases[: len(outcomes)]
        rights, next_step = self._compared(found, writing, cases, outcomes)
        return Tried(rights, cases, outcomes, next_step, way)

    def _is_random(self, found: Found) -> bool:
        names = {
            getattr(each, "attr", getattr(each, "id", ""))
            for each in self.loaded.source.nodes(found.name)
        }
        return bool(names & {"choice", "randint", "shuffle", "randrange", "sample", "choices"})

    def ways(self, found: Found) -> list[Way]:
        """Return the ways in which a function may be meant to be called."""
        comp, name = self.reading.comp, found.task
        ways = [Way()]
        if {"ismax", "color"} & {*found.roles} and not comp:
            ways = [Way(top="X"), Way(top="O")]
        if "depth" in found.roles:
            ways = [replace(way, deep=deep) for way in ways for deep in (False, True)]
        told = {"symbol", "state", "game", "position"} & {*found.roles}
        if name == "comp_move" and not told and not found.owner:
            # One that is right for both sides may work out from the board whose turn it is.
            ways = [Way(legal=True), *[Way(comp=each) for each in comp or "XO"]]
        if name == "value" and (side := _SIDE.match(found.short.lower())):
            # A function of one side's turns is asked of no others; which side it is is its affair.
            sides = ("X", "O") if side[1] == "max" else ("O", "X")
            ways = [replace(way, comp=mark) for way in ways for mark in sides]
        if name == "comp_move" and found.owner and not told:
            ways += [Way(comp="X"), Way(comp="O"), Way(legal=True)]
        views = {"symbol", "side", "ismax", "color"}
        if name in ("best_move", "state_best") or (name == "value" and not views & {*found.roles}):
            ways = [replace(way, legal=True) for way in ways]
        if name in _MARKS and "symbol" not in found.roles:
            # One that is not told the mark may work out from the board whose turn it is.
            ways.append(Way(legal=True))
        if "position" in found.roles:
            ways = [Way(legal=True)]
        return ways

    def _compared(
        self, found: Found, writing: Writing, cases: Cases, outcomes: list[Answered]
    ) -> tuple[list[bool], str]:
        """Return what is right, and what comes next if it is a step on the way."""
        task = TASKS[found.task]
        level = self.level(found) if task.name == "comp_move" else ""
        rights = (LEVELS[level] if level else task.compare)(writing, cases, outcomes)
        if task.keeps:
            plays = task.name == "comp_move" and all(each.played for each in outcomes)
            rights = [r and (plays or each.kept) for r, each in zip(rights, outcomes, strict=True)]
        if level and all(rights):
            rights = wins_before_it_blocks(writing, cases, outcomes)
        if task.name == "winner" and self._is_condition(found):
            pairs = zip(rights, cases, outcomes, strict=True)
            rights = [right and not _is_text_for_no(case, each) for right, case, each in pairs]
        if all(rights):
            return rights, ""
        is_search = task.name == "move_outcomes" and self.loaded.source.recurses(found.name)
        loses = task.name == "comp_move" and self._loses(found)
        steps = [] if is_search or loses else list(task.steps)
        if level == "rules":
            steps.append(("the last of its rules", follows_rules(4)))
        if level == "win" and named_by_lesson(self.reading, found.short):
            steps.append(("3.2, giving back a winning move that it has found", LEVELS["one"]))
        for says, compare in steps:
            if all(compare(writing, cases, outcomes)) and all(each.kept for each in outcomes):
                return [True] * len(cases), says
        return rights, ""

    def level(self, found: Found) -> str:
        """Return what a player goes for: all games, the book's rules, a win in one, any square."""
        source = self.loaded.source
        if source.recurses(found.name):
            return "best"
        reached = source.reached(found.name)
        asks = any(each.task == "winner" and each.name in reached for each in self.found)
        if (asks and self.reading.profile is BOOK) and (
            any(each.task == "choose_from" and each.name in reached for each in self.found)
            or any(map(self._is_corners, source.nodes(found.name)))
        ):
            return "rules"
        return "block" if "block" in found.name.lower() else "win" if asks else "one"

    def _is_corners(self, node: ast.AST) -> bool:
        """Return whether the four corners stand there, as in a list of rules."""
        squares: tuple[object, ...] = ()
        if isinstance(node, (ast.List, ast.Tuple, ast.Set)) and len(node.elts) == 4:
            with suppress(ValueError):
                squares = ast.literal_eval(node)
        return {self.reading.writing.at(each) for each in squares} == {0, 2, 6, 8}

    def _loses(self, found: Found) -> bool:
        """Return whether the last line of a function works something out and lets it go."""
        node = self.loaded.source.functions.get(found.name)
        last = node.body[-1] if node else None
        if not isinstance(last, (ast.Assign, ast.Expr)):
            return False
        if isinstance(last, ast.Assign) and not isinstance(last.targets[0], ast.Name):
            return False
        made = (ast.Call, ast.Subscript) if isinstance(last, ast.Assign) else ast.Call
        return isinstance(last.value, made) and "print" not in names_called(last)

    def _part(self, found: Found) -> int:
        """Return the part of the workbook that a function is of."""
        if found.task == "comp_move":
            return {"best": 6, "one": 2}.get(self.level(found), 3)
        return TASKS[found.task].part

    def _is_condition(self, found: Found) -> bool:
        """Return whether the file asks `if check_winner(board)`, so that any text means yes."""
        parts = conditions(self.loaded.source.tree)
        called = [part.func for part in parts if isinstance(part, ast.Call)]
        return any(getattr(f, "id", getattr(f, "attr", "")) == found.short for f in called)


def _is_text_for_no(case: Case, outcome: Answered) -> bool:
    """Return whether a word, which counts as yes, is said of a game that goes on."""
    is_on = not letters.winner(case.board) and "." in case.board
    return is_on and isinstance(outcome.answer, str) and len(outcome.answer) > 2


def _suits(case: Case, way: Way) -> bool:
    return way.comp in ("", case.turn) and (not way.legal or is_legal(case))


def _share_of(tried: Tried, has_kinds: bool) -> float:
    """Return how much is right, where yes or no is asked for the mean of both kinds of boards."""
    kinds: dict[bool, list[bool]] = {}
    for case, right in zip(tried.cases, tried.rights, strict=True):
        kinds.setdefault(has_kinds and bool(case.expected), []).append(right)
    return sum(sum(rights) / len(rights) for rights in kinds.values()) / len(kinds)


def _share(tried: Tried) -> float:
    return sum(tried.rights) / max(1, len(tried.rights)) - 0.001 * bool(tried.next_step)
