"""A learner's file held against the tasks: each function judged as it is best called."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from lessons.learner.apart import LearnerFile
from lessons.learner.boards import BoardStyle, Shape
from lessons.learner.guard import LearnerError
from lessons.learner.lessons.asking import (
    STAGES,
    TASKS,
    Found,
    count_functions,
    found_in,
    ways_to_call,
    ways_to_write,
)
from lessons.learner.lessons.book import MAKE_MOVE, RANDOM_CHOICE, SPACE_FREE
from lessons.learner.lessons.dependence import (
    blame_lists,
    find_dependence,
    leave_open,
    tries,
)
from lessons.learner.lessons.games import NEVER_LOSES
from lessons.learner.lessons.playing import ALL, FREE, RULES, WIN
from lessons.learner.lessons.report import Checked, Report
from lessons.learner.lessons.searching import ALPHA_BETA, MINIMAX
from lessons.learner.lessons.task import NO_RETURN, RETURN, Judgement, Plan, Task
from lessons.learner.lessons.workbook import FREE_SQUARES
from lessons.learner.slips import bound_in, slip_in

_AIMS = {
    "": (FREE,),
    "win": (FREE, WIN),
    "rules": (FREE, WIN, RULES),
    "all": (FREE, WIN, ALL, NEVER_LOSES),
}
"""Which stages a player is held against, by what its code aims at."""


_OF_SQUARES = (FREE_SQUARES, SPACE_FREE, MAKE_MOVE, RANDOM_CHOICE, *STAGES)
"""Tasks in which squares have numbers."""


def checked(file: LearnerFile, own_names: Mapping[str, str]) -> Checked:
    """Hold a file's functions against the tasks; raises LearnerError for wrong own names."""
    found = file.ask(found_in, own_names)
    styles = file.ask(ways_to_write)
    others = [each for each in found if TASKS[each.task] not in STAGES]
    style, reports = _best_judged(file, others, styles)
    reports = [report for report in reports if not _asks_whether(report)]
    players = [each for each in found if TASKS[each.task] in STAGES]
    if players:  # A player may hand the file's other functions another board than it is given.
        first = [style] if others else []
        its_style, of_players = _best_judged(file, players, [*first, *styles])
        reports = [*reports, *of_players]
        style = style if others else its_style
    if again := _counting_from_one(file, found, style, reports):
        style, reports = again
    reports.sort(key=lambda report: report.found.task)
    leave_open(file, reports)
    lists = blame_lists(file, reports)
    for report in reports:
        find_dependence(file, report, reports, bool(lists))
    faulty = {report.found.name for report in reports if report.wrongs and not report.depends_on}
    faulty |= lists
    for report in reports:
        report.depends_on = [each for each in report.depends_on if each in faulty]
        if report.task.in_steps and not report.found.recurses:
            report.half_built = _next_step(report)
        _look_for_slips(file, report, {each.found.name for each in reports})
    return Checked(_ordered(reports), style, file.ask(count_functions))


def _counting_from_one(
    file: LearnerFile, found: Sequence[Found], style: BoardStyle, reports: Sequence[Report]
) -> tuple[BoardStyle, list[Report]] | None:
    """Return how a file does whose squares count from 1 in a list of nine, if all agree on that."""
    if style.shape is not Shape.LIST or style.first or not any(each.wrongs for each in reports):
        return None
    from_one = replace(style, first=1)
    again = _judged(file, found, from_one, reports)
    names = {each.found.name for each in again if each.task in _OF_SQUARES}
    is_meant = len(names) > 1 and not any(each.wrongs for each in again)
    return (from_one, again) if is_meant else None


def _asks_whether(report: Report) -> bool:
    """Return whether a function with a name like `empty_squares` asks if there are any."""
    answers = {judgement.actual for _, judgement in report.tries}
    return report.task is FREE_SQUARES and answers <= {"True", "False"}


def _best_judged(
    file: LearnerFile, found: Sequence[Found], styles: Sequence[BoardStyle]
) -> tuple[BoardStyle, list[Report]]:
    """Return the way to write boards by which most functions are right, and how they do then."""
    best, chosen = list[Report](), styles[0]
    for style in dict.fromkeys(styles):
        reports = _judged(file, found, style, best)
        if not best or _rights(reports) > _rights(best):
            best, chosen = reports, style
        if not any(report.wrongs for report in best):
            break
    return chosen, best


def _rights(reports: Sequence[Report]) -> int:
    return sum(not report.wrongs for report in reports) * 1000 - sum(
        each.wrongs for each in reports
    )


def _judged(
    file: LearnerFile, found: Sequence[Found], style: BoardStyle, before: Sequence[Report]
) -> list[Report]:
    reports = []
    stuck = {report.found for report in before if report.timed_out}
    stages: list[Report] = []
    for each in found:
        if each in stuck:
            kept = [report for report in before if report.found == each]
            reports += kept
            stages += [report for report in kept if report.task in STAGES]
            continue
        task = TASKS[each.task]
        if task in STAGES and not _is_reached(task, each.aim, stages):
            continue
        marks = [before.plan.reading for before in stages if before.plan and before.plan.reading]
        report = _judge(file, each, style, marks[0] if task in STAGES and marks else "")
        if task in STAGES:
            by_chance = task not in _AIMS[each.aim] and _rights_first(report) < 2
            if by_chance:
                continue
            if task is RULES and each.aim != "rules":
                report.tries = report.tries[:3]  # It blocks, and need not have places after that.
            stages.append(report)
        reports.append(report)
    return reports


def _is_reached(task: Task, aim: str, stages: Sequence[Report]) -> bool:
    """Return whether a player is held against a stage: it aims at it, or may do it anyhow."""
    by_task = {report.task.title: report for report in stages}
    if task is NEVER_LOSES and any(report.wrongs for report in stages):
        return False
    if task in _AIMS[aim]:
        return True
    if task is WIN:
        return not by_task[FREE.title].wrongs
    if task is RULES:
        return aim != "all" and WIN.title in by_task and not by_task[WIN.title].wrongs
    return False


def _rights_first(report: Report) -> int:
    """Return how many of the first three boards, to win or to block on, are right."""
    return sum(verdict.is_right for _, verdict in report.tries[:3])


def _judge(file: LearnerFile, found: Found, style: BoardStyle, reading: str = "") -> Report:
    """Judge a function by the way to call it by which most is right, or by the `reading` known."""
    task = TASKS[found.task]
    try:
        plans = file.ask(ways_to_call, found.task, found.name, style)
    except LearnerError as error:
        actual, _, hint = str(error).partition("; ")
        is_method = "." in found.name  # Its objects may keep their squares in what is no board.
        verdict = Judgement(actual, False, hint, is_unfit=is_method)
        return Report(found, None, [(case, verdict) for case in task.cases[:1]])
    best = Report(found, None)
    for plan in [plan for plan in plans if not reading or plan.reading == reading]:
        most = best.wrongs if best.plan else len(task.cases) + 1
        report = Report(found, plan, *tries(file, found.task, plan, most))
        # Another order of the parameters is only meant if all is right by it, or nothing by ours.
        is_open = task.reads or task.readings != ("",)
        may_be_meant = is_open or not report.wrongs or best.wrongs == len(best.tries)
        if best.plan is None or (report.wrongs < best.wrongs and may_be_meant):
            best = report
        if not best.wrongs or report.timed_out:
            break
    plays = best.plan is not None and best.plan.reading.startswith("move") and not best.wrongs
    if task in (ALPHA_BETA, MINIMAX) and plays:
        whole = Plan(found.name, NEVER_LOSES.takes, style)
        best.tries += tries(file, TASKS.index(NEVER_LOSES), whole, 3)[0]
    return best


def _next_step(report: Report) -> str:
    """Return the first step that a function does not do yet; "" if that is not how it is wrong."""
    wrong = [case.step for case, verdict in report.tries if not verdict.is_right]
    steps = list(dict.fromkeys(case.step for case, _ in report.tries))
    if not wrong:
        return ""
    came = [verdict.actual for case, verdict in report.tries if case.step == wrong[0]]
    if not all(actual == "None" or actual[:1] in "'\"" for actual in came):
        return ""  # It fails, rather than not being finished.
    first = steps.index(wrong[0])
    done = [case for case, verdict in report.tries if case.step in steps[:first]]
    report.tries = [each for each in report.tries if each[0] in done or each[0].step == wrong[0]]
    return wrong[0]


def _look_for_slips(file: LearnerFile, report: Report, judged: set[str]) -> None:
    """Note what the source of a wrong function shows, or of one that is held against no task."""
    found = report.found
    if report.is_wrong and not report.timed_out:
        helpers = [name for name in sorted(found.reached) if name not in judged]
        slip = file.ask(slip_in, [found.name, *helpers])
        report.tries = [
            (case, verdict)
            if verdict.is_right or not slip or _is_certain(verdict)
            else (case, replace(verdict, hint=slip))
            for case, verdict in report.tries
        ]
    elif found.recurses:
        report.advice = file.ask(bound_in, found.name)


def _is_certain(verdict: Judgement) -> bool:
    """Return whether a hint comes from the answer None, or from an error that ended it."""
    is_error = re.match(r"\w+(Error|Exception)\b", verdict.actual)
    return verdict.hint in (RETURN, NO_RETURN) or bool(is_error and verdict.hint)


def _ordered(reports: Sequence[Report]) -> list[Report]:
    """Return the reports in the lessons' order, but a function before those that depend on it."""
    ordered: list[Report] = []

    def add(report: Report) -> None:
        if report in ordered:
            return
        for other in reports:
            if other.found.name in report.depends_on and other is not report:
                add(other)
        ordered.append(report)

    for report in reports:
        add(report)
    return ordered
