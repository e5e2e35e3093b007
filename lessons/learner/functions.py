"""Which functions of a file are for which task, and what their parameters are."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from inspect import Parameter

from lessons.learner.loading import getter_of
from lessons.learner.profiles import ALSO, ARTICLE, NOTEBOOK, PROFILES, tasks_called
from lessons.learner.reading import NAMES, FileReading, plain
from lessons.learner.source import attributes_of
from lessons.learner.tasks import PLAYS, TASKS

_ARTICLE_ONLY = ("win", "lose", "draw", "next_player", "player_move", "drawn", "ai_shown")
_NEVER_METHODS = ("turn", "board_utility", "initial", "best_move")
_EITHER = (
    "move_outcomes",
    "is_over",
    "value",
    "display",
    "winner",
    "free_squares",
    "turn",
    "comp_move",
)
"""Tasks that are asked of a board and of a state alike."""

_POSITION = {"free_cells", "play", "outcome", "variant", "mark_at"}
"""What only the engine's position is asked for."""

_STATE = {"board", "to_move", "moves", "utility"}
_OF_LISTS = set(dir(list) + dir(dict) + dir(str))

UNKNOWN, DEFAULT = "?", "-"


@dataclass(frozen=True, slots=True)
class Found:
    """A function for a task: what its parameters are, or why it cannot be called."""

    name: str
    task: str
    roles: tuple[str, ...] = ()
    defaults: tuple[object, ...] = ()
    problem: str = ""
    guess: str = ""
    """What to say if it is wrong, since it is only guessed what a parameter is."""
    is_property: bool = False
    is_wrong: bool = False
    """Whether the problem is a mistake for certain."""

    @property
    def owner(self) -> str:
        """The class of a method, "" for a function."""
        return self.name.rpartition(".")[0]

    @property
    def short(self) -> str:
        """The name without its class."""
        return self.name.rpartition(".")[2]


def found_in(reading: FileReading) -> list[Found]:
    """Return the functions of a file that are for a task, in the order of the tasks."""
    order = list(TASKS)
    return sorted(_found(reading), key=lambda each: order.index(each.task))


def _found(reading: FileReading) -> Iterator[Found]:
    names = _tasks_by_name(reading)
    for name, function in reading.functions():
        short = name.rpartition(".")[2]
        tasks = names.get(plain(short)) or names.get(plain(short).lstrip("_"), [])
        if short.startswith("__") and short != "__str__":
            tasks = []
        if "." in name:
            tasks = [task for task in tasks if task not in _NEVER_METHODS]
            tasks = [] if short == "value" else tasks  # It may be anything of an object.
        if reading.loaded.source.recurses(name):  # An outcome is looked for, not only seen.
            tasks = sorted(tasks, key=lambda task: task == "winner")
            tasks = ["value" if task == "evaluate" else task for task in tasks]
        fits = [bound(reading, name, task, function) for task in tasks]
        if fits:
            yield next((each for each in fits if not each.problem), fits[0])


def _tasks_by_name(reading: FileReading) -> dict[str, list[str]]:
    """Return the tasks that a name may stand for, the profile's own first."""
    found: dict[str, list[str]] = {}
    others = [each.names for each in PROFILES if each is not reading.profile]
    for table in (reading.profile.names, ALSO, *others):
        for task, names in table.items():
            for name in names.split():
                if task in _ARTICLE_ONLY and reading.profile is not ARTICLE:
                    continue
                if task == "turn" and reading.profile is NOTEBOOK:
                    continue
                found.setdefault(plain(name), []).append(task)
    for key, yours in reading.words.items():
        if key.startswith("name:"):
            task = key.removeprefix("name:")
            found[plain(yours)] = [task] if task in TASKS else tasks_called(task)
    return found


def unknown_names(reading: FileReading) -> list[str]:
    """Return what a file declares as `name:TASK=YOURS` where it has no function of that name."""
    own = {plain(name.rpartition(".")[2]) for name, _ in reading.functions()}
    named = (each for each in reading.words.items() if each[0].startswith("name:"))
    return [f"{key}={yours}" for key, yours in named if plain(yours) not in own]


def named_by_lesson(reading: FileReading, short: str) -> bool:
    """Return whether a function has a name of the lesson itself, or one that the file declares."""
    names = " ".join(reading.profile.names.values()).split()
    names += [value for key, value in reading.words.items() if key.startswith("name:")]
    return plain(short) in map(plain, names)


def bound(reading: FileReading, name: str, task: str, function: Callable[..., object]) -> Found:
    """Return a function as one for a task, with the roles of its parameters."""
    owner = reading.variables.get(name.rpartition(".")[0])
    static = inspect.getattr_static(owner, name.rpartition(".")[2], None) if owner else None
    found = Found(name, task, is_property=getter_of(static) is not None)
    if _is_empty(reading, name):
        return replace(found, problem="nothing is in it yet")
    if inspect.iscoroutinefunction(function) or inspect.isasyncgenfunction(function):
        return replace(found, problem="must be a plain function, without async or yield")
    parameters = list(inspect.signature(function).parameters.values())
    if found.owner and not isinstance(static, staticmethod):
        if not parameters:
            return replace(found, problem="a method's first parameter is self", is_wrong=True)
        parameters = parameters[1:]
    if not found.owner and parameters and parameters[0].name == "self":
        return replace(found, problem="what is self? It belongs to methods of a class")
    if needed := [p.name for p in parameters if p.kind == 3 and p.default is p.empty]:
        return replace(found, problem=f"must not need the parameter {needed[0]} by name")
    parameters = [p for p in parameters if p.kind <= 1]
    order = tuple(reading.words.get("order", "").split(","))
    if len(order) == len(parameters) > 1:
        return replace(found, roles=order)
    return _with_roles(reading, found, parameters)


def _is_empty(reading: FileReading, name: str) -> bool:
    node = reading.loaded.source.functions.get(name)
    return node is not None and all(
        isinstance(each, (ast.Pass, ast.Raise))
        or (isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant))
        for each in node.body
    )


def _with_roles(reading: FileReading, found: Found, parameters: list[Parameter]) -> Found:
    allowed = _allowed(reading, found)
    can = [_roles_of(reading, found, parameter, allowed) for parameter in parameters]
    marks = [{"symbol", "side", "other"} & {*each} for each in can]
    several_marks = sum(map(bool, marks)) > 1
    roles: list[str] = []
    for parameter, options in zip(parameters, can, strict=True):
        options = [each for each in options if each not in roles]
        if several_marks and "side" in options and parameter.name.lower() in NAMES["side"]:
            options = ["side"]
        missing = UNKNOWN if parameter.default is parameter.empty else DEFAULT
        if "symbol" in roles and reading.writing.letter(parameter.default) in ("X", "O"):
            missing = "other"
        roles.append(next(iter(options), missing))
    guess = ""
    if UNKNOWN in roles:
        odd = parameters[roles.index(UNKNOWN)].name
        line = f"# oxo: order={','.join(roles).replace(UNKNOWN, '...')}"
        asks = f"what is {odd}?"
        if len(roles) > 1:
            asks += f" Say which of {', '.join(dict.fromkeys(allowed))} it is: {line}"
        optional = ("state", "game", "rng", "side", "other", "depth", "ismax", "alpha", "beta")
        left = [each for each in TASKS[found.task].roles.split() if each not in roles]
        left = [each for each in left if each in allowed and each not in optional]
        if reading.boards_used(found.name):
            left = [each for each in left if each != "board"]
        if roles.count(UNKNOWN) == len(left) and (len(left) == 1 or len(left) == len(roles) == 2):
            roles = [left.pop(0) if each == UNKNOWN else each for each in roles]
        elif roles.count(UNKNOWN) == 1 and "board" in left and not any(" " in r for r in roles):
            roles[roles.index(UNKNOWN)] = "board"  # The one thing that it cannot do without.
        else:
            return replace(found, problem=asks)
        guess = asks if len(roles) > 1 else ""
    roles = [
        DEFAULT if role in ("alpha", "beta", "depth") and p.default is not p.empty else role
        for role, p in zip(roles, parameters, strict=True)
    ]
    names = [each.name for each in parameters]
    if {"row", "col"} <= {*roles} and {"x", "y"} <= {*names}:
        node = reading.loaded.source.functions.get(found.name, ast.Pass())
        x = "col" if "[y][x]" in ast.unparse(node) else "row"
        xy = {"x": x, "y": "row" if x == "col" else "col"}
        roles = [xy.get(name, role) for name, role in zip(names, roles, strict=True)]
    if "side" in roles and not {"symbol", "ismax", "color"} & {*roles}:
        roles[roles.index("side")] = "symbol"
    if "other" in roles and not {"symbol", "side", "ismax"} & {*roles}:
        roles[roles.index("other")] = "symbol"
    while roles and roles[-1] == DEFAULT:
        roles.pop()
    needs = {"square", "outcomes", "moves"} & {*TASKS[found.task].roles.split()}
    is_search = found.task == "move_outcomes" and not {"state", "position"} & {*roles}
    if found.task == "other_symbol" or (
        is_search and not reading.loaded.source.recurses(found.name)
    ):
        needs.add("symbol")
    told = {*roles} | ({"square"} if "row" in roles else set())
    if needs - told:
        return replace(found, problem=f"it is not given the {min(needs - told)}")
    defaults = tuple(parameter.default for parameter in parameters)
    return replace(found, roles=tuple(roles), defaults=defaults, guess=guess)


def _allowed(reading: FileReading, found: Found) -> list[str]:
    """Return the roles that a function of a task may have, the likeliest first."""
    task = TASKS[found.task]
    allowed = task.roles.split()
    if "state" in allowed and "board" not in allowed and not reading.has_states:
        allowed[allowed.index("state")] = "board"  # What is called so is a board of the file.
    if found.owner and reading.board_of(found.owner):
        allowed = [each for each in allowed if each != "board"]
    if "square" in allowed:
        allowed += ["row", "col"]
    if "board" in task.roles and task.name in _EITHER:
        allowed.append("state")
    if "state" in allowed or task.name in _EITHER:
        allowed.append("game")
    if task.name in (*PLAYS, "move_outcomes", "evaluate"):
        allowed += [
            each for each in ("symbol", "other", "depth", "position") if each not in allowed
        ]
        allowed += ["ismax", "alpha", "beta"] if task.name != "evaluate" else []
    if task.name == "state_best":
        allowed.append("state")
    if task.name in (*PLAYS, "choose_from"):
        allowed.append("rng")
    if task.name == "winner":
        allowed += ["square", "row", "col"]
    if "ismax" in allowed:
        allowed.append("color")
    return allowed


def _roles_of(
    reading: FileReading, found: Found, parameter: Parameter, allowed: list[str]
) -> list[str]:
    """Return the roles that a parameter may have by its name and by what is asked of it."""
    node = reading.loaded.source.functions.get(found.name, ast.Pass())
    asked = attributes_of(node, parameter.name)
    if kind := _class_of(reading, asked):
        return [f"a {kind}"]
    if asked & _POSITION and "position" in allowed:
        return ["position"]
    is_state = bool(asked & _STATE)
    is_indexed = any(
        isinstance(each, (ast.Subscript, ast.Starred))
        and getattr(each.value, "id", "") == parameter.name
        for each in ast.walk(node)
    )
    if "symbol" in allowed and _is_compared(node, parameter.name):
        return ["symbol"]
    if "ismax" in allowed and _is_flag(node, found.short, parameter.name):
        return ["ismax"]
    name = parameter.name.lower().strip("_")
    if not is_state and not is_indexed:
        is_state = reading.has_states and name in ("state", "s")
    roles = [role for role in allowed if name in NAMES.get(role, ())]
    is_board = name in NAMES["state"] or parameter.name in reading.board_variables
    if is_board and not is_state and "board" in allowed:
        roles.insert(0, "board")
    return [
        role
        for role in roles
        if not (role == "board" and is_state) and not (role in ("state", "game") and is_indexed)
    ]


def _is_compared(node: ast.AST, parameter: str) -> bool:
    """Return whether what is in brackets behind a name is compared with a parameter."""
    compares = (each for each in ast.walk(node) if isinstance(each, ast.Compare))
    return any(
        any(isinstance(side, ast.Subscript) for side in (each.left, *each.comparators))
        and any(getattr(side, "id", "") == parameter for side in (each.left, *each.comparators))
        for each in compares
    )


def _is_flag(node: ast.AST, name: str, parameter: str) -> bool:
    """Return whether a recursion is given True, False or `not` its parameter in its place."""
    args = getattr(node, "args", None)
    places = [each.arg for each in args.args if each.arg != "self"] if args else []
    if parameter not in places:
        return False
    at = places.index(parameter)
    given = [
        each.args[at]
        for each in ast.walk(node)
        if isinstance(each, ast.Call)
        and getattr(each.func, "id", getattr(each.func, "attr", "")) == name
        and len(each.args) > at
    ]
    return bool(given) and all(
        (isinstance(each, ast.UnaryOp) and isinstance(each.op, ast.Not))
        or (isinstance(each, ast.Constant) and isinstance(each.value, bool))
        for each in given
    )


def _class_of(reading: FileReading, asked: set[str]) -> str:
    """Return the class of the file that has what is asked of a parameter, "" for none."""
    own = asked - _STATE - {"state"} - _OF_LISTS
    for name, value in reading.variables.items():
        if reading.is_own_class(value) and own & {*vars(value)} and reading.board_of(name):
            return name
    return ""
