"""A file checked: each function judged, then weighed against the others."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from lessons.learner.apart import LearnerFile
from lessons.learner.excusing import LATE, excuse
from lessons.learner.functions import Found, unknown_names
from lessons.learner.guard import Ended, EndsProgram, LearnerError, TakesTooLong, begin
from lessons.learner.judging import Judge
from lessons.learner.loading import LearnerModule
from lessons.learner.profiles import NOTEBOOK
from lessons.learner.report import Judged, Report
from lessons.learner.slips import sure_slips
from lessons.learner.tasks import TASKS
from lessons.learner.tracing import first_wrong
from lessons.learner.writing import Shape

_LITTLE = 0.2
"""The share of boards up to which what is right may be so by chance."""

_WORDS = {"shape": "board", "free": "free", "marks": "marks", "squares": "squares"}
"""What a reading is made of, by its words in a declaring line."""

_NO_LINE = "no reading that a line could say makes it right"
_UNSETTLED = (Judged.WRONG, Judged.OPEN, Judged.STEP)
_UNSURE = (*_UNSETTLED, Judged.UNCHECKED)

Passed = Mapping[int | str, Ended]
"""What is not begun again, as it ended the file's process, and how it did."""


@dataclass(slots=True)
class Checked:
    """What is to be said of a file, and how it is read."""

    profile: str
    writing: str
    lesson: Mapping[str, str]
    """The lesson's own names by task."""
    loops: list[str]
    functions: int
    notes: list[str]
    faults: list[str]
    reports: list[Report] = field(default_factory=list)

    @property
    def wrong(self) -> list[Report]:
        """The functions that are wrong."""
        return [each for each in self.reports if each.verdict is Judged.WRONG]


def check(file: LearnerFile, options: Mapping[str, str]) -> Checked:
    """Return what is to be said of a file; raises LearnerError.

    What ends the file's process is passed over when all is begun anew.
    """
    passed: dict[int | str, Ended] = {}
    while True:
        try:
            return file.ask(checked, options, passed)
        except Ended as ended:
            if file.at in passed:
                raise
            passed[file.at] = ended


def checked(loaded: LearnerModule, options: Mapping[str, str], passed: Passed) -> Checked:
    """Return what is to be said of a file, in its process."""
    judge = Judge(loaded, options)
    reading = judge.reading
    writings = [judge.writing_of(each) for each in judge.found if not each.problem]
    if reading.profile is NOTEBOOK:
        writings = [each for each in writings if each.shape is Shape.STATE]
    unknown = [f"# oxo: {each}: the file has no such function" for each in unknown_names(reading)]
    others = {name for name, _ in reading.functions() if not name.endswith("__")}
    found = Checked(
        reading.profile.title,
        str(writings[0] if len(set(writings)) == 1 else reading.writing),
        {task: names.split()[0] for task, names in reading.profile.names.items()},
        list(_loops(loaded)),
        len({each.name for each in judge.found} | others),
        [*(note.text for note in loaded.notes if not note.is_wrong), *unknown],
        [note.text for note in loaded.notes if note.is_wrong],
    )
    found.reports += [_report(judge, each, passed) for each in judge.found]
    _Weighing(found.reports, judge, passed).weigh()
    wrong = {each.name for each in found.wrong}
    slips = sure_slips(loaded)
    found.faults += [f"{name}, {slip}" for name, slip in slips if name not in wrong]
    return found


def _report(judge: Judge, found: Found, passed: Passed, line: str = "") -> Report:
    """Return the report on a function as it is read, or as it is with a line."""
    begin(what := f"{found.name} with {line}" if line else found.name)
    if (ended := passed.get(what)) is None:
        return judge.judged(found)
    has_loop = any(isinstance(each, ast.While) for each in judge.loaded.source.nodes(found.name))
    # What has no `while` may only be slow; what asks for input may catch that it must not.
    is_wrong = has_loop if isinstance(ended, TakesTooLong) else isinstance(ended, EndsProgram)
    verdict = Judged.WRONG if is_wrong and not line else Judged.UNCHECKED
    why = str(ended).partition(";")[0]
    return Report(found.name, found.task, verdict, why, is_sure=True, share=0)


def _loops(loaded: LearnerModule) -> Iterator[str]:
    """Yield the lines of the file's loops outside of functions: they are not checked."""
    for statement in loaded.source.tree.body:
        inner = ast.walk(statement) if isinstance(statement, ast.If) else [statement]
        if any(isinstance(each, (ast.While, ast.For)) for each in inner):
            yield f"lines {statement.lineno} to {statement.end_lineno}"


class _Weighing:
    """What is wrong may only be misread, or wait for what is wrong."""

    def __init__(self, reports: list[Report], judge: Judge, passed: Passed) -> None:
        self.reports, self.judge, self.passed = reports, judge, passed
        self.calls = {each.name: judge.loaded.source.reached(each.name) for each in reports}
        self.known = judge.reading.writing.known
        self.line_for: set[str] = set()
        """The functions whose line the others are judged with."""

    def weigh(self) -> None:
        """Settle what is wrong, open and waiting."""
        self._mend()
        self._doubt()
        self._part_mutual()
        self._wait()
        for report in self.reports:
            if report.verdict is Judged.OPEN and report.why == _NO_LINE:
                report.verdict = Judged.UNCHECKED
                if report.only_board_errors:
                    report.why = f"on my boards it stops with {report.wrongs[0].actual}"

    def _accused(self) -> list[Report]:
        """Return the functions that are wrong, but not for certain."""
        return [
            each
            for each in self.reports
            if each.verdict is Judged.WRONG
            and not each.is_sure
            and not each.slip
            and not self._waiting(each)
        ]

    def _confirmed(self) -> set[str]:
        """Return what of the reading other functions confirm, as they are right under it."""
        right = (Judged.RIGHT, Judged.STEP)
        return {fix for each in self.reports if each.verdict in right for fix in each.fixes}

    def _mend(self) -> None:
        """Find readings under which functions are right, first those that show how boards look."""
        if len(basic := list(filter(_is_basic, self._accused()))) > 1:
            self._excuse(basic)
        accused = sorted(self._accused(), key=_is_basic, reverse=True)
        for name in [each.name for each in accused if each.reads_board]:
            self._excuse([each for each in self._accused() if each.name == name])

    def _doubt(self) -> None:
        """Open what leans on a reading that another's line changes, or that nothing confirms."""
        confirmed = self._confirmed() | self.known
        opened = [each for each in self.reports if each.verdict is Judged.OPEN]
        lines = " ".join(each.why for each in opened if each.name not in self.line_for)
        changed = {what for what, word in _WORDS.items() if f" {word}=" in lines}
        is_other_kind = any(each.is_other_kind for each in self._accused())
        for report in self._accused():
            # How squares are numbered has few ways, and none of them makes it right.
            leans = {*report.leans} - confirmed - {"squares"}
            # An error on each board counts where the file itself makes such boards.
            is_made = {"shape", "free"} <= self.known and (
                report.reads_board or "marks" in self.known
            )
            is_unread = (
                report.only_board_errors
                and report.share <= _LITTLE
                and not (self._confirmed() and (report.share or is_made))
            )
            is_doubted = bool(changed & {*report.leans}) or (report.may_be_chance and leans)
            # One that answers all boards alike may look for other marks than a right one.
            is_doubted = is_doubted or (not report.share and "marks" in report.fixes)
            if is_unread or is_doubted or (is_other_kind and report.reads_board):
                _open([report], "")

    def _part_mutual(self) -> None:
        """Of functions that call each other blame the one whose call goes wrong first."""
        for name in [each.name for each in self._accused()]:
            mutual = [
                each
                for each in self.reports
                if each.verdict is Judged.WRONG
                and each.name in self.calls[name]
                and name in self.calls[each.name]
            ]
            if len(mutual) > 1 and self._begins(f"the calls of {name}"):
                with suppress(LearnerError):
                    first = first_wrong(self.judge, name)
                    blamed = [each.name for each in mutual if each.name.rpartition(".")[2] == first]
                    for each in mutual if blamed else ():
                        if each.name != blamed[0]:
                            each.verdict = Judged.WAITS
                            each.why = f"it and {blamed[0]} use each other, which comes first"

    def _wait(self) -> None:
        """Let what calls a function that is wrong or open wait for it, the callees first."""
        for report in sorted(self.reports, key=lambda each: len(self.calls[each.name])):
            waits_for = self._waiting(report)
            certain = report.is_sure and not report.wrongs
            if report.verdict in _UNSETTLED and not certain and waits_for:
                report.verdict = Judged.WAITS
                report.why = f"uses {' and '.join(waits_for)}, which comes first"

    def _waiting(self, report: Report) -> list[str]:
        """Return what a function calls that is wrong or open, unless that calls it in turn."""
        return [
            each.name
            for each in self.reports
            if each.verdict in _UNSURE
            and each.name not in {report.name, *self.line_for}
            and each.name in self.calls[report.name]
            and report.name not in self.calls[each.name]
        ]

    def _excuse(self, failing: Sequence[Report]) -> None:
        """Open functions that are right under another reading, and judge the others under it."""
        names = {each.name for each in failing}
        if not failing or not self._begins(f"other readings of {', '.join(sorted(names))}"):
            return
        shows = all(map(_is_basic, failing))
        right = {each.name for each in filter(_is_basic, self.reports) if each.is_right}
        callers = {
            each.name
            for each in self.reports
            if each.verdict is Judged.WRONG and not each.slip and names & self.calls[each.name]
        }
        groups = names, right, callers - names
        found = [[each for each in self.judge.found if each.name in group] for group in groups]
        is_free = shows or all(each.only_board_errors for each in failing)
        confirmed = set[str]() if is_free else self._confirmed()
        reading, line = None, ""
        with suppress(LearnerError):
            reading, line = excuse(self.judge, found[0], found[1], found[2], confirmed)
        may_be = all(each.only_board_errors and each.share <= _LITTLE for each in failing)
        if reading or (line == LATE and may_be):
            _open(failing, line if reading else "")
        names |= {each.name for each in self.reports if line and each.why.endswith(line)}
        if reading and len(names | right) > 1 and not any("." in each for each in names):
            self.judge.reading.writing = reading
            self.known |= reading.known | {*_WORDS} - {"squares"}
            self.line_for |= names
            for at, each in enumerate(self.judge.found):
                if each.name not in self.line_for:
                    report = self.reports[at] = _report(self.judge, each, self.passed, line)
                    report.why = report.why or "with that line" * report.is_right

    def _begins(self, what: str) -> bool:
        """Begin something, unless it has ended the process before."""
        begin(what)
        return what not in self.passed


def _is_basic(report: Report) -> bool:
    return report.reads_board and TASKS[report.task].is_basic


def _open(reports: Sequence[Report], line: str) -> None:
    for report in reports:
        report.verdict = Judged.OPEN
        report.why = f"it would be right with the line {line}" if line else _NO_LINE
