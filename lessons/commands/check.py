"""`python -m engine check`: a learner's functions held against the boards of the lessons."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from textwrap import wrap

from lessons.commands.drawing import WIDTH, Style, styled
from lessons.commands.options import Commands, add_command, add_seconds
from lessons.learner.apart import LearnerFile
from lessons.learner.calling import Role
from lessons.learner.guard import LearnerError
from lessons.learner.lessons.asking import STAGES, TASK_NAMES, TASKS
from lessons.learner.lessons.checking import checked
from lessons.learner.lessons.report import Checked, Report
from lessons.learner.lessons.task import Case, Judgement
from lessons.learner.loading import Note

_PARTS = {
    1: "Adding a basic computer player",
    2: "Making It Modular",
    3: "Winning on the next turn",
    4: "The best move for me!",
    5: "The next, next, next moves",
    6: "Computer can't be beat",
}
"""The workbook's parts, as it calls them."""

_MODULAR = 2
"""The part that asks for functions first."""

_BOARD = re.compile(r"[XO.]{9}|\b[XOT]\b|[a-c][1-3]|square \d")
"""What differs from board to board where one fault shows on several."""

_SEED = 0
"""So that a player at random is right or wrong alike each time."""


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "check",
        "hold your functions against the tasks of the lessons",
        run,
        more=f"They are found by their names: {', '.join(TASK_NAMES)}, and names like these. For"
        " each board of the lesson it says what was expected and what came, and gives a hint.",
        examples=("check mine.py", "check mine.py --name free_squares=places_left"),
    )
    parser.add_argument("file", metavar="FILE", help="your Python file")
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="TASK=YOURS",
        help="what you call a function of the lessons; may be given several times",
    )
    parser.add_argument("--wrong", action="store_true", help="show only what is wrong")
    add_seconds(parser, default=30)


def run(chosen: argparse.Namespace) -> int:
    """Check the file; the exit code is 1 if something is wrong."""
    try:
        own_names = _own_names(chosen.name)
        file = LearnerFile(chosen.file, chosen.seconds, _SEED)
        found = checked(file, own_names)
    except LearnerError as error:
        chosen.parser.error(str(error))
    file.end()
    faults = [note for note in file.notes if note.is_wrong]
    if not found.reports and not faults:
        left_out = "".join(f" ({note.text})" for note in file.notes)
        chosen.parser.error(
            f"{chosen.file} has none of the lessons' functions ({', '.join(TASK_NAMES)});"
            f" say what you call yours, as in --name free_squares=places_left{left_out}"
        )
    for line in _lines(file.notes, found, chosen.wrong):
        print(line, flush=True)
    return (
        1
        if _faults(file.notes, found.reports) or any(report.half_built for report in found.reports)
        else 0
    )


def _lines(notes: Sequence[Note], found: Checked, only_wrong: bool) -> Iterator[str]:
    """Yield what is to be said, the last line saying how it is as a whole."""
    for note in notes:
        kind = styled("wrong", Style.MARKED) if note.is_wrong else "Note"
        yield from wrap(f"{kind}: {note.text}", WIDTH)
    if notes:
        yield ""
    given = [each for each in found.reports if each.plan and Role.BOARD in each.plan.roles]
    if str(found.style) and any("." not in report.found.name for report in given):
        yield from wrap(f"Your boards are taken as {found.style}.", WIDTH)
        yield ""
    told: dict[str, set[str]] = {}
    for report in found.reports:
        yield _heading(report)
        yield from _cases(report, only_wrong, told.setdefault(report.found.name, set()))
        yield ""
    names = {report.task.name for report in found.reports}
    if missing := [name for name in TASK_NAMES if name not in names]:
        yield from wrap(f"Not found, so not checked: {', '.join(missing)}.", WIDTH)
    looked_at = len({report.found.name for report in found.reports})
    yield f"Functions of the file that were looked at: {looked_at} of {found.functions}."
    yield from _end(notes, found.reports)


def _heading(report: Report) -> str:
    yours, task = report.found.name, report.task
    title = task.title
    if task in STAGES and task.part:
        title = f"part {task.part} ({_PARTS[task.part]}), {title}"
    is_named_so = yours.rpartition(".")[2] == task.name
    title = title if is_named_so else f"as {task.name}: {title}"
    verdict = styled("right", Style.BEST)
    if report.depends_on:
        verdict = f"depends on {' and '.join(report.depends_on)}; with a right one it is right"
    elif report.half_built:
        verdict = f"half built, next comes {report.half_built}"
    elif report.not_checked:
        verdict = "not checked"
    elif report.wrongs:
        verdict = f"{report.wrongs} of {len(report.tries)} wrong"
    return "\n".join(wrap(f"{yours}, {title}: {verdict}", WIDTH, break_long_words=False))


def _cases(report: Report, only_wrong: bool, told: set[str]) -> Iterator[str]:
    """Yield the cases as lines; a fault that was `told` is only counted on further boards."""
    if report.depends_on:
        return
    if report.not_checked:
        if report.not_checked not in told:
            yield from wrap(f"  because {report.not_checked}", WIDTH, subsequent_indent="  ")
        told.add(report.not_checked)
        return
    if report.advice:
        yield from wrap(f"  note: {report.advice}", WIDTH, subsequent_indent="  ")
    again = 0
    for case, judgement in report.tries:
        fault = _BOARD.sub("", judgement.hint or judgement.actual)
        if judgement.is_right:
            if judgement.hint or not only_wrong:
                yield from _case(case, judgement, "note" if judgement.hint else "right")
        elif fault in told:
            again += 1
        else:
            told.add(fault)
            word = "next" if report.half_built else styled("wrong", Style.MARKED)
            yield from _case(case, judgement, word)
    if again:
        yield f"  likewise on {again} more board{'s' if again > 1 else ''}"


def _case(case: Case, verdict: Judgement, word: str) -> Iterator[str]:
    yield f"  {verdict.given or case.given}: {word}"
    texts = [("Expected", verdict.expected or case.expected), ("Actual", verdict.actual)]
    if verdict.hint:
        texts.append(("Hint", verdict.hint))
    for name, text in texts:
        yield from wrap(
            text, WIDTH, initial_indent=f"    {name + ':':9} ", subsequent_indent=" " * 14
        )


def _end(notes: Sequence[Note], reports: Sequence[Report]) -> Iterator[str]:
    wrong = _faults(notes, reports)
    done = _parts_done(reports)
    if done:
        yield from wrap(_progress(done, reports), WIDTH)
    unfit = dict.fromkeys(report.found.name for report in reports if report.not_checked)
    half = [report.found.name for report in reports if report.half_built]
    stages = [each for each in reports if each.task in STAGES and "random" not in each.found.name]
    stage = stages[-1].task.part if stages else 0
    if wrong:
        yield f"{wrong} wrong."
    elif unfit:
        yield f"Nothing wrong is seen; not checked: {', '.join(unfit)}."
    elif half:
        yield f"Right as far as it goes: {', '.join(half)} is half built."
    elif done and done < len(_PARTS):
        yield f"All right so far: part {done} of {len(_PARTS)} done."
    elif stage and stage < len(_PARTS):
        name = stages[-1].found.name
        yield f"All right so far: {name} does what part {stage} of {len(_PARTS)} asks."
    else:
        yield "All right."


def _faults(notes: Sequence[Note], reports: Sequence[Report]) -> int:
    """Return how many lines and functions are wrong; a function counts once."""
    functions = {report.found.name for report in reports if report.is_wrong}
    return sum(note.is_wrong for note in notes) + len(functions)


def _progress(done: int, reports: Sequence[Report]) -> str:
    """Return how far the workbook is done, and what comes next in it."""
    text = f"Workbook: part {done} of {len(_PARTS)} done, {_PARTS[done]}"
    if done == len(_PARTS):
        return f"{text}."
    own = {report.task.title: report.found.name for report in reports}
    after = done + 1
    fine = _right_titles(reports) | {each.task.title for each in reports if each.depends_on}
    wanted = [task for task in TASKS if task.part == after and task.title not in fine]
    missing = dict.fromkeys(own.get(task.title, task.name) for task in wanted)
    dot = "" if text.endswith("!") else "."
    return f"{text}{dot} Next comes part {after}, {_PARTS[after]}: {', '.join(missing)}."


def _parts_done(reports: Sequence[Report]) -> int:
    """Return the last part of the workbook up to which everything is there and right."""
    right, found = _right_titles(reports), {report.task.title for report in reports}
    done = 0
    for part in sorted(_PARTS):
        titles = {task.title for task in TASKS if task.part == part}
        if titles and not titles <= right:
            break
        done = part
    begun = {task.title for task in TASKS if task.part == _MODULAR} <= found
    return done if begun else 0


def _right_titles(reports: Sequence[Report]) -> set[str]:
    """Return which tasks are done, apart from what a later part is needed for."""
    parts = {report.found.name: report.task.part for report in reports}
    return {
        report.task.title
        for report in reports
        if not report.wrongs
        or (
            report.depends_on
            and report.task.part < min(parts.get(each, 0) for each in report.depends_on)
        )
    }


def _own_names(given: list[str]) -> dict[str, str]:
    """Return the learner's names by task, read from `TASK=YOURS`; raises LearnerError."""
    names = {}
    for text in given:
        task, _, yours = text.partition("=")
        if task not in TASK_NAMES or not yours:
            raise LearnerError(
                f"--name {text}: write it as TASK=YOURS, TASK one of {', '.join(TASK_NAMES)}"
            )
        names[task] = yours
    return names
