"""`python -m engine check`: a learner's functions held against the boards of the lessons."""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator
from textwrap import wrap
from types import ModuleType

from engine.terminal.drawing import WIDTH, Style, styled
from engine.terminal.learner.guard import LearnerError, Printed, guarded
from engine.terminal.learner.lessons.playing import PLAYERS
from engine.terminal.learner.lessons.states import NOTEBOOK
from engine.terminal.learner.lessons.task import Attempt, Case, Function, Task, plain
from engine.terminal.learner.lessons.workbook import WORKBOOK
from engine.terminal.learner.loading import function_of, load
from engine.terminal.options import Commands, add_command, add_seconds

_TASKS = (*WORKBOOK, *PLAYERS, *NOTEBOOK)
_NAMES = tuple(dict.fromkeys(task.name for task in _TASKS))


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "check",
        "hold your functions against the tasks of the lessons",
        run,
        more=f"They are found by their names: {', '.join(_NAMES)}, and names like these. For each"
        " board of the lesson it says what was expected and what came, and gives a hint.",
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
    add_seconds(parser)


def run(chosen: argparse.Namespace) -> int:
    """Check the file; the exit code is 1 if something is wrong."""
    random.seed(0)  # So that a player at random is right or wrong alike each time.
    try:
        module = load(chosen.file, chosen.seconds)
        found = dict(_find(module, chosen.file, _own_names(chosen.name)))
    except LearnerError as error:
        chosen.parser.error(str(error))
    if not found:
        chosen.parser.error(
            f"{chosen.file} has none of the lessons' functions ({', '.join(_NAMES)});"
            " say what you call yours, as in --name free_squares=places_left"
        )
    wrong = 0
    next_part = ""
    for task in _TASKS:
        if task.name in found:
            yours, function = found[task.name]
            cases = list(task.cases(Attempt(function, chosen.file, chosen.seconds)))
            count = sum(not case.is_right for case in cases)
            wrong += count
            if count and task in PLAYERS:
                next_part = next_part or task.title
            print(f"{_heading(task, yours, count, len(cases))}", flush=True)
            for case in cases:
                if not (case.is_right and chosen.wrong):
                    print("\n".join(_lines(case)), flush=True)
            print()
    if next_part:
        print(f"Of the parts of {PLAYERS[0].name}, next comes {next_part}.")
    if missing := [name for name in _NAMES if name not in found]:
        print("\n".join(wrap(f"Not found, so not checked: {', '.join(missing)}.", WIDTH)))
    print("All right." if not wrong else f"{wrong} wrong.")
    return 1 if wrong else 0


def _own_names(given: list[str]) -> dict[str, str]:
    """Return the learner's names by task, read from `TASK=YOURS`; raises LearnerError."""
    names = {}
    for text in given:
        task, _, yours = text.partition("=")
        if task not in _NAMES or not yours:
            raise LearnerError(
                f"--name {text}: write it as TASK=YOURS, TASK one of {', '.join(_NAMES)}"
            )
        names[task] = yours
    return names


def _find(
    module: ModuleType, file: str, own_names: dict[str, str]
) -> Iterator[tuple[str, tuple[str, Function]]]:
    """Yield by task what the learner calls its function, and the function; raises LearnerError."""
    functions = dict(_functions(module))
    by_plain_name = {plain(name): name for name in reversed(functions)}
    for task in _TASKS:
        if task.name in own_names:
            name = own_names[task.name]
            yield task.name, (name, functions.get(name) or function_of(module, file, name))
            continue
        for name in task.names:
            if name in by_plain_name:
                yours = by_plain_name[name]
                yield task.name, (yours, functions[yours])
                break


def _functions(module: ModuleType) -> Iterator[tuple[str, Function]]:
    """Yield a file's own functions by name, and the methods of its classes, as of an instance."""
    own = [
        (name, thing)
        for name, thing in vars(module).items()
        if getattr(thing, "__module__", None) == module.__name__ and callable(thing)
    ]
    for name, thing in own:
        if not isinstance(thing, type):
            yield name, thing
    for _, thing in own:
        if isinstance(thing, type) and (instance := _instance(thing)) is not None:
            for name in dir(thing):
                if not name.startswith("_") and callable(getattr(thing, name, None)):
                    yield name, getattr(instance, name)


def _instance(kind: Callable[..., object]) -> object | None:
    """Return an instance of a learner's class for 3x3, None if it wants other arguments."""
    for arguments in ((), (3, 3, 3)):
        try:
            with guarded(1, "", "", Printed()):
                return kind(*arguments)
        except Exception:
            continue
    return None


def _heading(task: Task, yours: str, wrong: int, cases: int) -> str:
    title = task.title if yours == task.name else f"as {task.name}: {task.title}"
    verdict = styled("right", Style.BEST) if not wrong else f"{wrong} of {cases} wrong"
    return f"{yours}, {title}: {verdict}"


def _lines(case: Case) -> Iterator[str]:
    """Yield a case as lines."""
    yield f"  {case.given}: {'right' if case.is_right else styled('wrong', Style.MARKED)}"
    texts = [("Expected", case.expected), ("Actual", case.actual)]
    if case.hint:
        texts.append(("Hint", case.hint))
    for name, text in texts:
        yield from wrap(
            text, WIDTH, initial_indent=f"    {name + ':':9} ", subsequent_indent=" " * 14
        )
