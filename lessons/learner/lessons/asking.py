"""In the process of a learner's file: which tasks it has, and how one case of a task comes out."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, replace
from functools import wraps

from engine.board import Position
from lessons.learner.boards import BoardStyle
from lessons.learner.calling import Role, parameters_of, role_named
from lessons.learner.evidence import styles_of
from lessons.learner.guard import LearnerError
from lessons.learner.held_boards import HeldStyle
from lessons.learner.lessons.book import (
    BOARD_COPY,
    BOARD_FULL,
    MAKE_MOVE,
    RANDOM_CHOICE,
    SPACE_FREE,
)
from lessons.learner.lessons.cs50 import CS50, is_cs50
from lessons.learner.lessons.display import DISPLAY
from lessons.learner.lessons.endings import ENDINGS, asks_of_end
from lessons.learner.lessons.games import NEVER_LOSES
from lessons.learner.lessons.lines import right_lists
from lessons.learner.lessons.moving import PLAYER_MOVE, is_told_moves, move_plans
from lessons.learner.lessons.outcomes import MOVE_OUTCOMES
from lessons.learner.lessons.playing import ALL, FREE, RULES, WIN, aimed_at, player_plans
from lessons.learner.lessons.searching import ALPHA_BETA, MINIMAX
from lessons.learner.lessons.states import NOTEBOOK
from lessons.learner.lessons.task import Attempt, Judgement, Plan, Task
from lessons.learner.lessons.winning import WINNER
from lessons.learner.lessons.workbook import (
    BEST_OUTCOME,
    FREE_SQUARES,
    OTHER_SYMBOL,
)
from lessons.learner.loading import LearnerModule, getter_of
from lessons.learner.movers import NotReadable
from lessons.learner.notebook import NotebookGame, State
from lessons.learner.objects import (
    keeps_a_board,
    method_of,
    methods_called,
    style_of_object,
)
from lessons.learner.outside import outside
from lessons.learner.own_board import instance_of
from lessons.learner.seats import plain

STAGES = (FREE, WIN, RULES, ALL, NEVER_LOSES)
"""How far a player has come."""

TASKS = (
    FREE_SQUARES,
    OTHER_SYMBOL,
    WINNER,
    SPACE_FREE,
    BOARD_FULL,
    BOARD_COPY,
    MAKE_MOVE,
    RANDOM_CHOICE,
    PLAYER_MOVE,
    *ENDINGS,
    BEST_OUTCOME,
    MOVE_OUTCOMES,
    *STAGES,
    *NOTEBOOK,
    DISPLAY,
    ALPHA_BETA,
    MINIMAX,
    *CS50,
)

TASK_NAMES = tuple(dict.fromkeys(task.name for task in TASKS))


_LOOSE = re.compile(r"^(isend|(is|any)?movesleft|evaluate)$")
"""Names that say little: a function of such a name may be about something else."""


@dataclass(frozen=True, slots=True)
class Found:
    """A learner's function for a task (its number in TASKS), and what its code says."""

    task: int
    name: str
    reached: frozenset[str]
    recurses: bool
    aim: str


def found_in(loaded: LearnerModule, own_names: Mapping[str, str]) -> list[Found]:
    """Return which tasks a file has functions for; raises LearnerError for a wrong own name."""
    functions = _functions(loaded)
    project = is_cs50(functions)
    found = []
    for number, task in enumerate(TASKS):
        if (task in CS50) is not project and task.name in {each.name for each in CS50}:
            continue
        if project and task is WINNER:
            continue
        named = [functions[each] for each in task.names if each in functions]
        if task.name in own_names:
            own = own_names[task.name]
            named = [functions.get(plain(own), own)]
            loaded.function(named[0])
        name = next((each for each in named if _may_be(loaded, task, each)), "")
        if name:
            short = name.rpartition(".")[2]
            reached = frozenset(loaded.source.reached(short))
            aim = aimed_at(loaded, name) if task in STAGES else ""
            found.append(Found(number, name, reached, loaded.source.recurses(short), aim))
    return found


def _may_be(loaded: LearnerModule, task: Task, name: str) -> bool:
    """Return whether a function with a task's name, or one like it, asks what that is about."""
    if task is PLAYER_MOVE:
        return is_told_moves(loaded, name)
    if task in ENDINGS:
        return asks_of_end(loaded, task, name)
    short = plain(name.rpartition(".")[2])
    if any(short in each.names and asks_of_end(loaded, each, name) for each in ENDINGS):
        return False  # A `draw` that answers displays nothing.
    if task.needs_all and len(parameters_of(method_of(loaded, name))) != len(task.takes):
        return False
    if _LOOSE.match(short) and not _asks_of_board_alone(loaded, name):
        return False
    if task in STAGES or not keeps_a_board(loaded, name):
        return True
    wanted = parameters_of(method_of(loaded, name))
    named = [role_named(parameter, task.takes) for parameter in wanted]
    return Role.MARK not in task.takes[:1] and None not in named


def _asks_of_board_alone(loaded: LearnerModule, name: str) -> bool:
    """Return whether a function takes a board at most and returns something, but no estimate."""
    short = name.rpartition(".")[2]
    node = loaded.source.functions.get(short, ast.Pass())
    answers = [each.value for each in ast.walk(node) if isinstance(each, ast.Return)]
    for each in answers:
        if isinstance(each, ast.IfExp):
            answers += [each.body, each.orelse]
    results = [each for each in answers if each and not isinstance(each, ast.IfExp)]
    are_fixed = all(isinstance(each, (ast.Constant, ast.UnaryOp)) for each in results)
    three = len({ast.unparse(each) for each in results}) > 2  # One for a win, a loss and a tie.
    if plain(short) == "evaluate" and not (are_fixed and three):
        return False
    return bool(results) and len(parameters_of(method_of(loaded, name))) < 2


def count_functions(loaded: LearnerModule) -> int:
    """Return how many functions and methods a file has."""
    return len(_functions(loaded))


def _functions(loaded: LearnerModule) -> dict[str, str]:
    """Return the file's own functions by their plain names, then its classes' methods.

    A property counts where its object keeps a board.
    """
    own = {
        plain(name): name
        for name, value in reversed(list(vars(loaded.module).items()))
        if callable(value)
        and not isinstance(value, type)
        and getattr(value, "__module__", None) == loaded.module.__name__
    }
    for method in reversed(methods_called(loaded, lambda name: not name.startswith("_"))):
        kind, _, name = method.rpartition(".")
        owner = loaded.function(kind)
        if not isinstance(owner, type) or not _can_be_made(owner):
            continue
        if name not in loaded.source.properties or keeps_a_board(loaded, method):
            own.setdefault(plain(name), method)
    return own


def _can_be_made(owner: type) -> bool:
    try:
        instance_of(owner)
    except Exception:
        return False
    return True


def ways_to_write(loaded: LearnerModule) -> list[BoardStyle]:
    """Return how the file may write its boards, the likeliest first."""
    return styles_of(loaded)


def ways_to_call(loaded: LearnerModule, task: int, name: str, style: BoardStyle) -> Sequence[Plan]:
    """Return how a task's function may be called; raises LearnerError if it cannot be."""
    if TASKS[task] in STAGES:
        return player_plans(loaded, name, style)
    if TASKS[task] is PLAYER_MOVE:
        return move_plans(loaded, name, style)
    return TASKS[task].plans(loaded, name, style)


def tried(
    loaded: LearnerModule,
    task: int,
    case: int,
    plan: Plan,
    replaced: Sequence[tuple[int, Plan]],
    lists: bool = False,
) -> Judgement:
    """Return how a case of a task comes out, with right functions in place of `replaced`.

    With `lists` the file's lists of winning lines are right as well.
    """
    attempt = Attempt(loaded, plan, (*replaced, lists))
    with _stand_ins(loaded, replaced), right_lists(loaded) if lists else nullcontext():
        try:
            return TASKS[task].judge(attempt, TASKS[task].cases[case])
        except NotReadable as error:
            return Judgement(str(error), False, is_unfit=True)
        except LearnerError as error:
            if why := _unfit(loaded, error.__cause__):
                return Judgement(why, False, is_unfit=True)
            actual, _, hint = str(error).partition("; ")
            return Judgement(actual, False, hint)


def _unfit(loaded: LearnerModule, error: object) -> str:
    """Return that a function wants an object of the file that could not be made, "" for others."""
    ours = (list, tuple, str, dict, NotebookGame, State, Position)
    if not isinstance(error, AttributeError) or not isinstance(error.obj, ours):
        return ""
    given = {style.kind for style in styles_of(loaded) if isinstance(style, HeldStyle)}
    for name, kind in vars(loaded.module).items():
        is_own = isinstance(kind, type) and kind.__module__ == loaded.module.__name__
        made = loaded.source.functions.get(name) if is_own and name not in given else None
        own = {
            each.attr for each in ast.walk(made or ast.Pass()) if isinstance(each, ast.Attribute)
        }
        if is_own and name not in given and (error.name in own or hasattr(kind, str(error.name))):
            return (
                f"it asks for {error.name}, which objects of your class {name} have; no such object"
                " with a board could be made, as its __init__ wants more than marks"
            )
    return ""


@contextmanager
def _stand_ins(loaded: LearnerModule, replaced: Sequence[tuple[int, Plan]]) -> Iterator[None]:
    before: list[tuple[object, str, object]] = []
    for number, plan in replaced:
        kind, _, name = plan.name.rpartition(".")
        owner: object = loaded.function(kind) if kind else loaded.module
        if isinstance(owner, type):
            owner = next(each for each in owner.__mro__ if name in vars(each))
        old = vars(owner)[name]
        before.append((owner, name, old))
        new = _stand_in(TASKS[number], Attempt(loaded, plan))
        setattr(owner, name, property(new) if getter_of(old) else new)
    try:
        yield
    finally:
        for owner, name, value in reversed(before):
            setattr(owner, name, value)


def _stand_in(task: Task, attempt: Attempt) -> Callable[..., object]:
    """Return a right function in place of a learner's; an object's own board is what it gets."""
    right, plan, loaded = task.right, attempt.plan, attempt.loaded
    assert right is not None
    is_method = "." in plan.name
    keeps = is_method and keeps_a_board(loaded, plan.name)
    style = style_of_object(loaded, plan.name, plan.style) if is_method else plan.style
    asked = Attempt(loaded, replace(plan, style=style))

    @wraps(loaded.function(plan.name))
    def function(*arguments: object) -> object:
        values = dict(zip(plan.roles, arguments[is_method:], strict=False))
        if keeps:
            values[Role.BOARD] = arguments[0]
        return right(asked, outside(loaded, plan.name) | values)

    return function
