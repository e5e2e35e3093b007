"""A function tried on its cases, alone or with what else of its file is wrong put right."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from lessons.learner.apart import LearnerFile
from lessons.learner.boards import is_board_name
from lessons.learner.calling import Role, parameters_of, player_of, role_named
from lessons.learner.guard import EndsProgram, LearnerError, TakesTooLong
from lessons.learner.lessons.asking import STAGES, TASKS, tried
from lessons.learner.lessons.lines import faulty_lists, faulty_literal
from lessons.learner.lessons.moving import PLAYER_MOVE
from lessons.learner.lessons.report import Report
from lessons.learner.lessons.searching import ALPHA_BETA, MINIMAX
from lessons.learner.lessons.task import Case, Judgement, Plan
from lessons.learner.loading import LearnerModule
from lessons.learner.objects import keeps_a_board, method_of
from lessons.learner.own_board import is_turn
from lessons.learner.source import names_used

_FEW = 4
"""On how many boards a function may be wrong by a line that it names wrongly."""


_IS_UNABLE = re.compile(r"^((?:Type|Attribute|Recursion)Error): .*$|(?<=e) for [XO]$")
"""What differs in the answers of a function that is given what it does not want."""


def tries(
    file: LearnerFile,
    number: int,
    plan: Plan,
    most_wrong: int,
    replaced: Sequence[tuple[int, Plan]] = (),
    lists: bool = False,
) -> tuple[list[tuple[Case, Judgement]], list[str], str, bool]:
    """Try a task's cases until `most_wrong` are wrong, or one does not come to an end."""
    found: list[tuple[Case, Judgement]] = []
    for at, case in enumerate(TASKS[number].cases):
        try:
            verdict = file.ask(tried, number, at, plan, replaced, lists)
        except TakesTooLong as slow:
            found.append((case, Judgement(str(slow), False, "does every loop come to an end?")))
            return found, [], "", True
        except (EndsProgram, LearnerError) as error:
            verdict = Judgement(str(error), False)
        found.append((case, verdict))
        if sum(not each.is_right for _, each in found) >= most_wrong:
            break
    return found, [], "", False


def _answers_nothing(report: Report) -> bool:
    """Return whether a function fails, or says the same, on half of its boards at least."""
    wrong = [verdict.actual for _, verdict in report.tries if not verdict.is_right]
    kinds = {_IS_UNABLE.sub(r"\1", actual) for actual in wrong}
    is_one = len(kinds) == 1 and kinds != {"None"}
    return is_one and 2 * len(wrong) >= len(report.tries)


def leave_open(file: LearnerFile, reports: Sequence[Report]) -> None:
    """Say what is not clear of functions that are wrong as they are given another thing.

    What is no board of one function is none of another that calls it the same.
    """
    guessed = {
        report.found: file.ask(_board_guessed, report.found.task, report.plan)
        for report in reports
        if report.wrongs and report.plan
    }
    unclear = {guessed.get(each.found) for each in reports if _answers_nothing(each)} - {"", None}
    for report in reports:
        if (name := guessed.get(report.found, "")) in unclear:
            why = f"it is not clear what {name} is: a board is called board, or the like"
            _leave_tries_open(report, why)


def _board_guessed(loaded: LearnerModule, task: int, plan: Plan) -> str:
    """Return the parameter that gets the board though its name does not say so, "" if none does."""
    function, roles = method_of(loaded, plan.name), plan.roles
    wanted = parameters_of(function)
    if TASKS[task] in STAGES:
        try:
            roles = player_of(function, plan.style, keeps_a_board(loaded, plan.name)).roles
        except LearnerError:
            return wanted[0].name if wanted else ""
    for parameter, role in zip(wanted, roles, strict=False):
        says = role_named(parameter, (Role.BOARD, Role.STATE, Role.POSITION, Role.GAME))
        if role is Role.BOARD and says is None:
            return parameter.name
    is_given = {Role.BOARD, Role.STATE} & {*roles} or keeps_a_board(loaded, plan.name)
    is_asked = Role.BOARD in TASKS[task].takes and TASKS[task] not in STAGES
    return wanted[0].name if is_asked and wanted and not is_given else ""


def names_read(loaded: LearnerModule, name: str) -> set[str]:
    """Return the names of all that a function, and those it calls, use."""
    return {each for node in _nodes(loaded, name) for each in names_used(node)}


def noted(loaded: LearnerModule, mover: str, name: str) -> str:
    """Return what a method for moves takes note of, beside the board, that a function reads."""
    stored = {
        each.attr
        for node in _nodes(loaded, mover)
        for each in ast.walk(node)
        if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store)
    }
    found = stored & names_read(loaded, name)
    return next((each for each in sorted(found) if not (is_board_name(each) or is_turn(each))), "")


def _nodes(loaded: LearnerModule, name: str) -> Iterator[ast.AST]:
    short = name.rpartition(".")[2]
    for each in (short, *sorted(loaded.source.reached(short))):
        yield loaded.source.functions.get(each, ast.Pass())


def blame_lists(file: LearnerFile, reports: Sequence[Report]) -> set[str]:
    """Return the lists of winning lines that make functions wrong.

    What is wrong in the list is said of the first function; the others depend on it.
    """
    wrong = [
        each
        for each in reports
        if each.wrongs and each.plan and not (each.timed_out or each.not_checked)
    ]
    hints = file.ask(faulty_lists) if wrong else {}
    blamed, told = set[str](), ""
    for report in wrong if hints else ():
        found, plan = report.found, report.plan
        names = [name for name in hints if name in file.ask(names_read, found.name)]
        if not names or plan is None:
            continue
        most = len(report.task.cases) + 1
        tried_again, _, _, timed_out = tries(file, found.task, plan, most, lists=True)
        mended = dict(tried_again)
        left = sum(not each.is_right for each in mended.values())
        if timed_out or left == report.wrongs:
            continue
        blamed.update(names)
        told = told or found.name
        if not left and told != found.name:
            report.depends_on = names
            continue
        hint = ", and ".join(hints[name] for name in names)
        report.tries = [
            (case, replace(old, hint=hint))
            if told == found.name and not old.is_right and mended[case].is_right
            else (case, mended[case])
            for case, old in report.tries
        ]
    for report in wrong:
        if report.wrongs <= _FEW and not blamed and report.task not in STAGES:
            hint = file.ask(faulty_literal, report.found.name)
            report.tries = [
                (case, each if each.is_right or not hint else replace(each, hint=hint))
                for case, each in report.tries
            ]
    return blamed


def find_dependence(
    file: LearnerFile, report: Report, reports: Sequence[Report], lists: bool
) -> None:
    """Note of which other wrong functions a function is only the victim, trying right ones."""
    is_settled = report.depends_on or report.not_checked or report.timed_out
    if not report.wrongs or report.plan is None or is_settled:
        return
    causes = [
        other
        for other in reports
        if other.wrongs
        and not other.not_checked
        and other.plan is not None
        and other.task.right is not None
        and other.found.name != report.found.name
        and other.found.name.rpartition(".")[2] in report.found.reached
    ]
    if not causes:
        _wait_for_moves(file, report, reports)
        _wait_for_search(report, reports)
        return
    replaced = [(each.found.task, each.plan) for each in causes if each.plan]
    again = Report(report.found, report.plan)
    again.tries, _, _, again.timed_out = tries(
        file, report.found.task, report.plan, len(report.task.cases) + 1, replaced, lists
    )
    if again.wrongs == again.timed_out < len(again.tries):  # Ours in their place may be slow.
        report.depends_on = list(dict.fromkeys(each.found.name for each in causes))
    elif not again.timed_out:
        report.tries = again.tries  # Its own faults, without those of the others.
        _wait_for_search(report, reports)


def _wait_for_moves(file: LearnerFile, report: Report, reports: Sequence[Report]) -> None:
    """Leave open how a function is that reads what only a method for moves notes, if that is wrong.

    No object of its class can be brought to a position by moves then.
    """
    name, kind = report.found.name, report.found.name.rpartition(".")[0]
    movers = [each.found.name for each in reports if each.task is PLAYER_MOVE and each.wrongs]
    for mover in movers:
        is_other = mover.rpartition(".")[0] == kind and mover != name
        if is_other and (read := file.ask(noted, mover, name)):
            _leave_tries_open(report, f"it reads {read}, which {mover} notes: mend that one first")


def _wait_for_search(report: Report, reports: Sequence[Report]) -> None:
    """Leave open how a player is whose search is wrong: no right one says what its own does."""
    for other in reports:
        is_asked = other.found.name.rpartition(".")[2] in report.found.reached
        is_search = other.task in (ALPHA_BETA, MINIMAX) and other.found.name != report.found.name
        if report.task in STAGES and is_search and is_asked and other.is_wrong:
            _leave_tries_open(report, f"it asks {other.found.name}: mend that one first")


def _leave_tries_open(report: Report, why: str) -> None:
    report.tries = [
        (case, each if each.is_right else Judgement(why, False, is_unfit=True))
        for case, each in report.tries
    ]
