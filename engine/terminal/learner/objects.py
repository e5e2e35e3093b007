"""A learner's functions and methods, each called as of a new object where it is a method."""

from __future__ import annotations

from collections.abc import Callable

from engine.board import Position
from engine.terminal.learner.boards import BoardStyle, is_board_name
from engine.terminal.learner.calling import Role, parameters_of
from engine.terminal.learner.loading import LearnerModule
from engine.terminal.learner.outside import board_outside
from engine.terminal.learner.own_board import OwnBoard, board_in, instance_of, made_with


def method_of(loaded: LearnerModule, name: str) -> Callable[..., object]:
    """Return a function of a file, or Class.method as of a new object; raises LearnerError."""
    kind, owner = _owner(loaded, name)
    if owner is None or isinstance(loaded.function(name), type):
        return loaded.function(name)
    bound: Callable[..., object] = getattr(instance_of(owner), name.removeprefix(f"{kind}."))
    return bound


def method_at(
    loaded: LearnerModule, name: str, position: Position, style: BoardStyle
) -> Callable[..., object]:
    """Return a function, or Class.method of a new object that is set to a position."""
    kind, owner = _owner(loaded, name)
    if owner is None:
        return loaded.function(name)
    if keeps_a_board(loaded, name):
        thing = OwnBoard.at(owner, style, position).thing
    else:
        thing = instance_of(owner, made_with(style, position) | {Role.BOARD: style.write(position)})
    bound: Callable[..., object] = getattr(thing, name.removeprefix(f"{kind}."))
    return bound


def _owner(loaded: LearnerModule, name: str) -> tuple[str, type | None]:
    """Return the class of Class.method, and its name."""
    kind, _, _ = name.rpartition(".")
    owner = loaded.function(kind) if kind else None
    return kind, owner if isinstance(owner, type) else None


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
    wanted = [each.name for each in parameters_of(method_of(loaded, name))]
    if any(is_board_name(each) or each in ("state", "game", "position") for each in wanted):
        return False
    _, owner = _owner(loaded, name)
    if owner is None:
        return bool(board_outside(loaded, name))
    return board_in(instance_of(owner)) is not None
