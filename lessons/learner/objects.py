"""A learner's functions and methods, each called as of a new object where it is a method."""

from __future__ import annotations

from collections.abc import Callable
from inspect import getattr_static
from types import MethodType

from engine.board import Position
from lessons.learner.boards import BoardStyle, is_board_name
from lessons.learner.calling import Role, parameters_of
from lessons.learner.held_boards import held_style
from lessons.learner.loading import LearnerModule, getter_of
from lessons.learner.movers import object_at
from lessons.learner.outside import board_outside
from lessons.learner.own_board import board_in, instance_of, made_with


def method_of(loaded: LearnerModule, name: str) -> Callable[..., object]:
    """Return a function of a file, or Class.method as of a new object; raises LearnerError."""
    kind, owner = _owner(loaded, name)
    if owner is None or isinstance(loaded.function(name), type):
        return loaded.function(name)
    return bound(instance_of(owner), name.removeprefix(f"{kind}."))


def bound(thing: object, name: str) -> Callable[..., object]:
    """Return a method of an object, or how its property is asked for."""
    getter = getter_of(getattr_static(type(thing), name))
    found: Callable[..., object] = MethodType(getter, thing) if getter else getattr(thing, name)
    return found


def method_at(
    loaded: LearnerModule, name: str, position: Position, style: BoardStyle
) -> Callable[..., object]:
    """Return a function, or Class.method of a new object that is set to a position."""
    kind, owner = _owner(loaded, name)
    if owner is None:
        return loaded.function(name)
    if keeps_a_board(loaded, name):
        thing = object_at(owner, style, position).thing
    else:
        thing = instance_of(owner, made_with(style, position) | {Role.BOARD: style.write(position)})
    return bound(thing, name.removeprefix(f"{kind}."))


def style_of_object(loaded: LearnerModule, name: str, style: BoardStyle) -> BoardStyle:
    """Return the style of the objects that a method belongs to, if they keep a board."""
    _, owner = _owner(loaded, name)
    return held_style(owner, style) if owner and keeps_a_board(loaded, name) else style


def _owner(loaded: LearnerModule, name: str) -> tuple[str, type | None]:
    """Return the class of Class.method, and its name."""
    kind, _, _ = name.rpartition(".")
    owner = loaded.function(kind) if kind else None
    return kind, owner if isinstance(owner, type) else None


def methods_called(loaded: LearnerModule, wanted: Callable[[str], object]) -> list[str]:
    """Return as Class.method the methods and properties whose names are wanted."""
    found = [
        f"{kind}.{name}"
        for kind, value in vars(loaded.module).items()
        if isinstance(value, type) and value.__module__ == loaded.module.__name__
        for name in dir(value)
        if not name.startswith("__") and wanted(name)
        if callable(getter_of(getattr(value, name)) or getattr(value, name))
    ]
    return sorted(found, key=lambda name: "._" in name)  # What is not for others comes last.


def keeps_a_board(loaded: LearnerModule, name: str) -> bool:
    """Return whether a function is given no board, as its object or its file has one."""
    wanted = [each.name for each in parameters_of(method_of(loaded, name))]
    _, owner = _owner(loaded, name)
    given = ("state", "game") if owner else ("state", "game", "position")  # Or it is a square's.
    if any(is_board_name(each) or each in given for each in wanted):
        return False
    if owner is None:
        return bool(board_outside(loaded, name))
    return board_in(instance_of(owner)) is not None
