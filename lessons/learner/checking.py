"""A file checked: each function judged in the file's process, then weighed against the others."""

from __future__ import annotations

import ast
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

from lessons.learner.apart import LearnerFile
from lessons.learner.excusing import LATE, excuse
from lessons.learner.functions import Found, unknown_names
from lessons.learner.guard import EndsProgram, LearnerError, TakesTooLong
from lessons.learner.judging import Judge
from lessons.learner.loading import LearnerModule
from lessons.learner.profiles import NOTEBOOK
from lessons.learner.report import Judged, Report
from lessons.learner.slips import sure_slips
from lessons.learner.tasks import TASKS
from lessons.learner.tracing import first_wrong
from lessons.learner.writing import Shape

_JUDGE = "judge"
_LITTLE = 0.2
"""The share of boards up to which what is right may be so by chance."""

_WORDS = {"shape": "board", "free": "free", "marks": "marks", "squares": "squares"}
"""What a reading is made of, by its words in a declaring line."""

_NO_LINE = "no reading that a line could say makes it right"


@dataclass(frozen=True, slots=True)
class Survey:
    """How a file is read, which functions are found, and whom each of them calls."""

    profile: str
    writing: str
    found: list[tuple[str, str]]
    calls: dict[str, set[str]]
    known: frozenset[str]
    loops: list[str]
    loop_in: set[str]
    """The functions that may never end, as they or those that they call have `while`."""
    unknown: list[str]
    """What it declares to be functions, and has not."""
    functions: int
    lesson: dict[str, str]
    """The lesson's own names by task."""
    slips: list[tuple[str, str]]
    """What is wrong in functions whatever they are for."""


@dataclass(slots=True)
class Checked:
    """What is to be said of a file."""

    survey: Survey
    reports: list[Report] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def wrong(self) -> list[Report]:
        """The functions that are wrong."""
        return [each for each in self.reports if each.verdict is Judged.WRONG]


def check(file: LearnerFile, options: Mapping[str, str], say: Callable[[str], None]) -> Checked:
    """Return what is to be said of a file; `say` is told which function is looked at.

    Raises LearnerError.
    """
    checked = Checked(file.ask(survey, options))
    checked.notes = [note.text for note in file.notes if not note.is_wrong]
    unknown = checked.survey.unknown
    checked.notes += [f"# oxo: {each}: the file has no such function" for each in unknown]
    checked.faults = [note.text for note in file.notes if note.is_wrong]
    for number, (name, task) in enumerate(checked.survey.found):
        say(name)
        try:
            report = file.ask(judged, options, number)
        except (TakesTooLong, EndsProgram) as error:
            why = str(error).partition(";")[0]
            # What has no `while` may only be slow.
            is_slow = isinstance(error, TakesTooLong) and name not in checked.survey.loop_in
            verdict = Judged.UNCHECKED if is_slow else Judged.WRONG
            report = Report(name, task, verdict, why, is_sure=True, share=0)
        except LearnerError as error:  # It asks for input and catches that it may not.
            report = Report(name, task, Judged.UNCHECKED, str(error))
        checked.reports.append(report)
    say("what differs")
    _Weighing(checked, file, options).weigh()
    wrong = {each.name for each in checked.wrong}
    slips = [each for each in checked.survey.slips if each[0] not in wrong]
    checked.faults += [f"{name}, {slip}" for name, slip in slips]
    return checked


def _judge(loaded: LearnerModule, options: Mapping[str, str]) -> Judge:
    if _JUDGE not in loaded.memory:
        loaded.memory[_JUDGE] = Judge(loaded, options)
    judge = loaded.memory[_JUDGE]
    assert isinstance(judge, Judge)
    return judge


def survey(loaded: LearnerModule, options: Mapping[str, str]) -> Survey:
    """Return what is found in a file, in its process."""
    judge = _judge(loaded, options)
    writings = [judge.writing_of(each) for each in judge.found if not each.problem]
    if judge.reading.profile is NOTEBOOK:
        writings = [each for each in writings if each.shape is Shape.STATE]
    return Survey(
        judge.reading.profile.title,
        str(writings[0] if len(set(writings)) == 1 else judge.reading.writing),
        [(each.name, each.task) for each in judge.found],
        {each.name: loaded.source.reached(each.name) for each in judge.found},
        judge.reading.writing.known,
        list(_loops(loaded)),
        {
            each.name
            for each in judge.found
            if any(isinstance(node, ast.While) for node in loaded.source.nodes(each.name))
        },
        unknown_names(judge.reading),
        len(
            {each.name for each in judge.found}
            | {name for name, _ in judge.reading.functions() if not name.endswith("__")}
        ),
        {task: names.split()[0] for task, names in judge.reading.profile.names.items()},
        sure_slips(loaded),
    )


def _loops(loaded: LearnerModule) -> list[str]:
    """Return the lines of the file's loops outside of functions: they are not checked."""
    found = []
    for statement in loaded.source.tree.body:
        loops = isinstance(statement, (ast.While, ast.For)) or (
            isinstance(statement, ast.If)
            and any(isinstance(each, (ast.While, ast.For)) for each in ast.walk(statement))
        )
        if loops:
            found.append(f"lines {statement.lineno} to {statement.end_lineno}")
    return found


def judged(loaded: LearnerModule, options: Mapping[str, str], number: int) -> Report:
    """Return the report on a function by its number, in the file's process."""
    judge = _judge(loaded, options)
    return judge.judged(judge.found[number])


def excused(
    loaded: LearnerModule,
    options: Mapping[str, str],
    failing: Sequence[int],
    right: Sequence[int],
    callers: Sequence[int],
    confirmed: Collection[str],
) -> str:
    """Return the line under which functions would be right, in the file's process."""
    judge = _judge(loaded, options)

    def all_of(numbers: Sequence[int]) -> list[Found]:
        return [judge.found[each] for each in numbers]

    return excuse(judge, all_of(failing), all_of(right), all_of(callers), confirmed)


class _Weighing:
    """What is wrong may only be misread, or wait for what is wrong."""

    def __init__(self, checked: Checked, file: LearnerFile, options: Mapping[str, str]) -> None:
        self.reports = checked.reports
        self.calls = checked.survey.calls
        self.known = checked.survey.known
        self.file, self.options = file, options

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

    def _accused(self) -> list[int]:
        """Return the functions that are wrong, but not for certain."""
        return [
            number
            for number, report in enumerate(self.reports)
            if report.verdict is Judged.WRONG
            and not report.is_sure
            and not report.slip
            and not self._waiting(number)
        ]

    def _confirmed(self) -> set[str]:
        """Return what of the reading other functions confirm, as they are right under it."""
        right = (Judged.RIGHT, Judged.STEP)
        return {fix for each in self.reports if each.verdict in right for fix in each.fixes}

    def _is_basic(self, number: int) -> bool:
        report = self.reports[number]
        return report.reads_board and TASKS[report.task].is_basic

    def _mend(self) -> None:
        """Find readings under which functions are right, first those that show how boards look."""
        basic = [number for number in self._accused() if self._is_basic(number)]
        if len(basic) > 1 and (line := self._excuse(basic, set())) not in ("", LATE):
            self._open(basic, line)
        others = [number for number in self._accused() if number not in basic]
        for number in basic + others:
            report = self.reports[number]
            if report.reads_board and number in self._accused():
                is_free = number in basic or report.only_board_errors
                line = self._excuse([number], set() if is_free else self._confirmed())
                is_late = line == LATE and report.only_board_errors and report.share <= _LITTLE
                if is_late or line not in ("", LATE):
                    self._open([number], "" if is_late else line)

    def _doubt(self) -> None:
        """Open what leans on a reading that another's line changes, or that nothing confirms."""
        confirmed = self._confirmed() | self.known
        lines = " ".join(each.why for each in self.reports if each.verdict is Judged.OPEN)
        changed = {what for what, word in _WORDS.items() if f" {word}=" in lines}
        for number in self._accused():
            report = self.reports[number]
            enough = 0.6 if report.answers_yes_or_no else 0.3
            # How squares are numbered has few ways, and none of them makes it right.
            leans = {*report.leans} - confirmed - {"squares"}
            # An error on each board counts where the file itself makes such boards.
            is_made = {"shape", "free"} <= self.known
            is_unread = (
                report.only_board_errors
                and report.share <= _LITTLE
                and not (self._confirmed() and (report.share or is_made))
            )
            is_doubted = bool(changed & {*report.leans}) or (report.share < enough and leans)
            if report.is_other_kind or is_unread or is_doubted:
                self._open([number], "")

    def _part_mutual(self) -> None:
        """Of functions that call each other blame the one whose call goes wrong first."""
        for number in self._accused():
            name = self.reports[number].name
            mutual = [
                each
                for each in self.reports
                if each.verdict is Judged.WRONG
                and each.name in self.calls[name]
                and name in self.calls[each.name]
            ]
            if len(mutual) > 1:
                try:
                    first = self.file.ask(first_wrong, name)
                except LearnerError:
                    continue
                blamed = [each.name for each in mutual if each.name.rpartition(".")[2] == first]
                for each in mutual if blamed else ():
                    if each.name != blamed[0]:
                        each.verdict = Judged.WAITS
                        each.why = f"it and {blamed[0]} use each other, which comes first"

    def _wait(self) -> None:
        """Let what calls a function that is wrong or open wait for it, the callees first."""
        unsettled = (Judged.WRONG, Judged.OPEN, Judged.STEP)
        for number in sorted(
            range(len(self.reports)), key=lambda each: len(self.calls[self.reports[each].name])
        ):
            report = self.reports[number]
            waits_for = self._waiting(number)
            certain = report.is_sure and not report.wrongs
            if report.verdict in unsettled and not certain and waits_for:
                report.verdict = Judged.WAITS
                report.why = f"uses {' and '.join(waits_for)}, which comes first"

    def _waiting(self, number: int) -> list[str]:
        """Return what a function calls that is wrong or open, unless that calls it in turn."""
        name = self.reports[number].name
        return [
            each.name
            for each in self.reports
            if each.verdict in (Judged.WRONG, Judged.OPEN, Judged.STEP)
            and each.name != name
            and each.name in self.calls[name]
            and name not in self.calls[each.name]
        ]

    def _excuse(self, failing: list[int], confirmed: set[str]) -> str:
        right, callers = [], []
        names = {self.reports[each].name for each in failing}
        for number, report in enumerate(self.reports):
            if report.verdict is Judged.RIGHT and self._is_basic(number):
                right.append(number)
            uses = bool(names & self.calls[report.name])
            if (
                number not in failing
                and report.verdict is Judged.WRONG
                and not report.slip
                and uses
            ):
                callers.append(number)
        try:
            return self.file.ask(excused, self.options, failing, right, callers, confirmed)
        except LearnerError:
            return ""

    def _open(self, numbers: list[int], line: str) -> None:
        for number in numbers:
            report = self.reports[number]
            report.verdict = Judged.OPEN
            would = f"it would be right with the line {line}" if line else ""
            report.why = would or _NO_LINE
