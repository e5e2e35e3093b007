"""Methods of a learner's classes, and which objects functions are to be given."""

from __future__ import annotations

import ast
from collections.abc import Callable

from engine.board import Position
from engine.terminal.learner.boards import LESSONS, BoardStyle, is_board_name
from engine.terminal.learner.calling import Role, parameters_of
from engine.terminal.learner.guard import LearnerError
from engine.terminal.learner.loading import LearnerModule
from engine.terminal.learner.outside import board_outside
from engine.terminal.learner.own_board import OwnBoard, instance_of


def method_of(loaded: LearnerModule, name: str, mark: object = "X") -> Callable[..., object]:
    """Return a function of a file, or Class.method of a new object, which may play `mark`.

    Raises LearnerError.
    """
    if "." in name and not isinstance(loaded.function(name), type):
        kind, _, method = name.rpartition(".")
        owner = loaded.function(kind)
        if isinstance(owner, type):
            bound: Callable[..., object] = getattr(instance_of(owner, mark), method)
            return bound
    return loaded.function(name)


def methods_called(loaded: LearnerModule, wanted: Callable[[str], object]) -> list[str]:
    """Return as Class.method the methods of the file's classes whose names are wanted."""
    found = [
        f"{kind}.{name}"
        for kind, value in vars(loaded.module).items()
        if isinstance(value, type) and value.__module__ == loaded.module.__name__
        for name in dir(value)
        if not name.startswith("__") and wanted(name) and callable(getattr(value, name))
    ]
    return sorted(found, key=lambda name: "._" in name)  # What is not for others comes last.


def keeps_a_board(loaded: LearnerModule, name: str) -> bool:
    """Return whether a function is given no board, as its object or its file has one."""
    kind, _, _ = name.rpartition(".")
    owner = loaded.function(kind) if kind else None
    wanted = [each.name for each in parameters_of(method_of(loaded, name))]
    if any(is_board_name(each) or each in ("state", "game", "position") for each in wanted):
        return False
    if not isinstance(owner, type):
        return bool(board_outside(loaded, name))
    try:
        OwnBoard(owner, loaded, LESSONS)
    except LearnerError:
        return False
    return True


def set_to(
    loaded: LearnerModule, name: str, position: Position, style: BoardStyle
) -> Callable[..., object] | None:
    """Return Class.method of a new object that is set to a position, None for other functions."""
    kind, _, method = name.rpartition(".")
    owner = loaded.function(kind) if kind else None
    if not isinstance(owner, type) or not keeps_a_board(loaded, name):
        return None
    own = OwnBoard(owner, loaded, style)
    own.set(position)
    bound: Callable[..., object] = getattr(own.thing, method)
    return bound


def object_wanted(loaded: LearnerModule, name: str) -> type | None:
    """Return the class of the file whose object with a board a function is to be given, if so.

    That is seen by what the function asks of its parameters, such as `board.free_squares()`.
    """
    key = "object", name
    if key not in loaded.memory:
        node = loaded.source.functions.get(name.rpartition(".")[2])
        nodes = list(ast.walk(node)) if node else []
        asked: dict[str, set[str]] = {
            each.arg: set() for each in nodes if isinstance(each, ast.arg) and each.arg != "self"
        }
        for each in nodes:
            if isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name):
                asked.get(each.value.id, set()).add(each.attr)
        kinds = (
            kind
            for kind in _classes(loaded)
            for names in asked.values()
            if names & _own_names(kind) and kind.__name__ != name.partition(".")[0]
            if names <= _names_of_object(kind, loaded)
        )
        loaded.memory[key] = next(kinds, None)
    kind = loaded.memory[key]
    assert kind is None or isinstance(kind, type)
    return kind


def objects_for(
    loaded: LearnerModule, name: str, position: Position, style: BoardStyle
) -> dict[Role, object]:
    """Return what a function that wants an object with a board gets: one set to a position."""
    kind = object_wanted(loaded, name)
    if kind is None:
        return {}
    own = OwnBoard(kind, loaded, style)
    own.set(position)
    return dict.fromkeys((Role.BOARD, Role.GAME, Role.STATE, Role.POSITION), own.thing)


def _classes(loaded: LearnerModule) -> list[type]:
    return [
        value
        for value in vars(loaded.module).values()
        if isinstance(value, type) and value.__module__ == loaded.module.__name__
    ]


def _own_names(kind: type) -> set[str]:
    return {name for each in kind.__mro__[:-1] for name in vars(each) if not name.startswith("__")}


def _names_of_object(kind: type, loaded: LearnerModule) -> set[str]:
    """Return all that an object of a class has, nothing if it has no board."""
    try:
        return set(dir(OwnBoard(kind, loaded, LESSONS).thing))
    except Exception:
        return set()
