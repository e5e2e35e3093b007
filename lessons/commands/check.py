"""`python -m engine check`: a learner's functions held against the boards of the lessons."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import wrap
from time import monotonic

from lessons.commands.drawing import WIDTH, Style, styled
from lessons.commands.options import Commands, add_command, add_seconds
from lessons.learner.apart import LearnerFile
from lessons.learner.checking import Checked, check
from lessons.learner.declared import WORDS
from lessons.learner.guard import LearnerError
from lessons.learner.profiles import PARTS, WORKBOOK
from lessons.learner.report import Judged, Report
from lessons.learner.showing import Wrong
from lessons.learner.tasks import TASKS

_SEED = 0
"""So that a player at random is right or wrong alike each time."""

_SILENT = 5.0
"""After how many seconds without a word it is said what takes so long."""

_INDENT = "    "
_FILES = (".py", ".ipynb")
_UNFINISHED = (Judged.WRONG, Judged.STEP)


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "check",
        "hold your functions against the tasks of the lessons",
        run,
        more="They are found by their names, and by names like these. The first line says how the"
        " file is read; if that is not what you mean, say it by the options below, or by a line of"
        ' the file: # oxo: board=rows free="-" squares=pairs1',
        examples=(
            "check mine.py",
            "check class_7b",
            "check mine.py --name get_free_squares=places_left --squares 1",
        ),
    )
    parser.add_argument("file", metavar="FILE", help="your Python file, a notebook, or a folder")
    parser.add_argument("--wrong", action="store_true", help="show only what is wrong or open")
    parser.add_argument("--all", action="store_true", help="list what was not found, too")
    add_seconds(parser, default=10)
    group = parser.add_argument_group("how your file is read")
    group.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="TASK=YOURS",
        help="what you call a function of the lessons; may be given several times",
    )
    for word, (values, about) in WORDS.items():
        group.add_argument(f"--{word}", metavar="WORD", help=f"{about}: {values}")


def run(chosen: argparse.Namespace) -> int:
    """Check the file, or all files of a folder; the exit code is 1 if something is wrong."""
    folder = Path(chosen.file)
    if folder.is_dir():
        return _run_folder(chosen, folder)
    try:
        found = _checked(chosen.file, chosen)
    except LearnerError as error:
        chosen.parser.error(str(error))
    if not found.reports and not found.faults:
        left_out = "".join(f"; {note}" for note in found.notes)
        chosen.parser.error(
            f"{chosen.file} has no function that is called as in the lessons, such as"
            f" get_free_squares; --name get_free_squares=yours says what yours is called{left_out}"
        )
    for line in _lines(found, chosen):
        print(line, flush=True)
    return _code(found)


def _code(found: Checked) -> int:
    return int(bool(found.faults) or any(each.verdict in _UNFINISHED for each in found.reports))


def _checked(path: str, chosen: argparse.Namespace) -> Checked:
    """Check a file, and say on the error output what takes long; raises LearnerError."""
    options = {word: value for word in WORDS if (value := getattr(chosen, word)) is not None}
    for text in chosen.name:
        task, equals, yours = text.partition("=")
        if not equals or not yours:
            raise LearnerError(f"--name {text}: write it as get_free_squares=yours")
        options[f"name:{task}"] = yours
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        file = LearnerFile(path, chosen.seconds, _SEED, folder)
        said = monotonic()

        def wait() -> None:
            nonlocal said
            if monotonic() - said > _SILENT:
                said = monotonic()
                print(f"{path}: still at {file.at} ...", file=sys.stderr, flush=True)

        file.waits = wait
        try:
            return check(file, options)
        finally:
            file.end()


def _lines(found: Checked, chosen: argparse.Namespace) -> Iterator[str]:
    """Yield what is to be said, the last line saying how it is as a whole."""
    yield from wrap(f"Read as {found.profile}: {found.writing}.", WIDTH)
    yield ""
    for text in found.faults:
        yield from wrap(f"{styled('wrong', Style.MARKED)}: {text}", WIDTH)
    for text in found.notes:
        yield from wrap(f"Note: {text}", WIDTH)
    if found.faults or found.notes:
        yield ""
    for report in found.reports:
        if not (chosen.wrong and report.verdict is Judged.RIGHT and not report.why):
            yield from _report(report)
    yield from _end(found, chosen.all)


def _report(report: Report) -> Iterator[str]:
    head, verdict = f"{report.name}, {TASKS[report.task].title}", report.verdict
    text = {
        Judged.RIGHT: styled("right", Style.BEST),
        Judged.WRONG: styled("wrong", Style.MARKED),
        Judged.OPEN: "I may misread your board",
        Judged.STEP: "right as far as it goes; next comes",
        Judged.WAITS: "waits",
        Judged.UNCHECKED: "not checked",
    }[verdict]
    if verdict is Judged.WRONG and report.cases:
        text += f" on {report.count} of {report.cases} boards" if _has_boards(report) else ""
    joint = " " if verdict is Judged.STEP else "; " if verdict is Judged.RIGHT else ": "
    why, line, declared = report.why.partition("# oxo:")
    whole = f"{head}: {text}{joint + why.strip() if why else ''}"
    yield from wrap(whole, WIDTH, subsequent_indent="  ", break_long_words=False)
    if line:
        yield f"{_INDENT}{line}{declared}"
    if verdict is Judged.WRONG:
        if report.slip:
            yield from wrap(report.slip, WIDTH, initial_indent="  ", subsequent_indent="  ")
        for wrong in report.wrongs:
            yield from _wrong(wrong)
    yield ""


def _has_boards(report: Report) -> bool:
    return any(wrong.board for wrong in report.wrongs)


def _wrong(wrong: Wrong) -> Iterator[str]:
    """Yield a board as three rows, with what was expected and what came beside it."""
    rows = [" ".join(wrong.board[at : at + 3]) for at in (0, 3, 6)] if wrong.board else []
    width = WIDTH - len(_INDENT) - (8 if rows else 0)
    beside = [wrong.given] if wrong.given else []
    for name, text in (("Expected", wrong.expected), ("Actual", wrong.actual)):
        beside += wrap(f"{name + ':':9} {text}", width, subsequent_indent=" " * 10)
    height = max(len(rows), len(beside))
    rows += [" " * 5 if rows else ""] * (height - len(rows))
    beside += [""] * (height - len(beside))
    for row, text in zip(rows, beside, strict=True):
        yield f"{_INDENT}{row}{'   ' if row else ''}{text}".rstrip()


def _end(found: Checked, lists_all: bool) -> Iterator[str]:
    reports = found.reports
    yield from _missing(found, lists_all)
    looked_at = len({report.name for report in reports})
    yield f"Functions of the file that were looked at: {looked_at} of {found.functions}."
    if loops := found.loops:
        many = len(loops) > 1
        text = (
            f"The loop{'s' * many} in {' and '.join(loops)} {'are' if many else 'is'} not checked."
        )
        yield from wrap(text, WIDTH)
    wrong = len(found.faults) + len(found.wrong)
    names = {
        verdict: ", ".join(each.name for each in reports if each.verdict is verdict)
        for verdict in Judged
    }
    if wrong:
        yield f"{wrong} wrong."
    elif open_ := names[Judged.OPEN]:
        yield from wrap(f"Nothing wrong is seen; still open: {open_}.", WIDTH)
    elif unfit := names[Judged.UNCHECKED]:
        yield from wrap(f"Nothing wrong is seen; not checked: {unfit}.", WIDTH)
    elif half := names[Judged.STEP]:
        yield from wrap(f"Right as far as it goes: {half}.", WIDTH)
    elif looked_at < found.functions or found.loops:
        yield "All that was looked at is right."
    else:
        yield "All right."


def _missing(found: Checked, lists_all: bool) -> Iterator[str]:
    """Yield how far the workbook is done, or what else of the lesson was not found."""
    names = {each.task for each in found.reports}
    missing = [name for task, name in found.lesson.items() if task not in names]
    if found.profile == WORKBOOK.title and names & found.lesson.keys() - {"winner"}:
        yield from wrap(_progress(found), WIDTH)
    elif missing:
        yield from wrap(f"Not found, so not checked: {missing[0]} and what follows.", WIDTH)
    if lists_all and missing:
        yield from wrap(f"Not found, so not checked: {', '.join(missing)}.", WIDTH)


def _progress(found: Checked) -> str:
    """Return up to which part of the workbook everything is right, and what comes next."""
    done, after, wanted = 1, 1, list[str]()
    for after in range(2, len(PARTS)):
        tasks = {task for task in WORKBOOK.names if TASKS[task].part == after}
        tasks |= {"comp_move"} if after in (2, 3) else set()
        right = {
            each.task
            for each in found.reports
            if (each.verdict is Judged.RIGHT and (each.task != "comp_move" or each.part >= after))
            or (each.verdict is Judged.STEP and each.part > after)
        }
        wanted = [found.lesson[task] for task in WORKBOOK.names if task in tasks - right]
        if wanted:
            break
        done = after
    if done == len(PARTS) - 1:
        return f"Workbook: part {done} of {done} done, {PARTS[done]}."
    begun = f"part {done} of {len(PARTS) - 1} done. Next" if done > 1 else "next"
    return f"Workbook: {begun} comes part {after}, {PARTS[after]}: {', '.join(wanted)}."


def _run_folder(chosen: argparse.Namespace, folder: Path) -> int:
    """Print one table for the files of a folder."""
    files = sorted(path for path in folder.iterdir() if path.suffix in _FILES)
    if not files:
        chosen.parser.error(f"there is no Python file in {chosen.file!r}")
    width = max(len(path.name) for path in files)
    print(f"{'file':{width}}  {'read as':18}  {'right':>8}  first wrong or open", flush=True)
    code = 0
    for path in files:
        try:
            found = _checked(str(path), chosen)
        except LearnerError as error:
            code, row = 1, f"{'':18}  {'':>8}  {str(error).removeprefix(f'{path} ')}"
        else:
            code = code or _code(found)
            right = sum(each.verdict is Judged.RIGHT for each in found.reports)
            share = f"{right} of {len(found.reports)}"
            row = f"{found.profile:18}  {share:>8}  {_first(found)}"
        print(f"{path.name:{width}}  {row}".rstrip(), flush=True)
    return code


def _first(found: Checked) -> str:
    """Return what is wrong first, else what is open or not checked first."""
    order = (
        Judged.WRONG,
        Judged.OPEN,
        Judged.STEP,
        Judged.UNCHECKED,
    )
    for text in found.faults:
        return text
    for verdict in order:
        for each in found.reports:
            if each.verdict is verdict:
                return f"{each.name}: {verdict}{', ' if each.why else ''}{each.why}"
    return ""
