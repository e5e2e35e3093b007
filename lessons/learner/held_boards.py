"""Boards that are objects of a learner's own class."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, fields, replace

from engine.board import Position
from engine.marks import Mark
from lessons.learner.boards import BoardStyle
from lessons.learner.calling import Role
from lessons.learner.loading import LearnerModule
from lessons.learner.made_boards import made_board
from lessons.learner.movers import object_at
from lessons.learner.own_board import OwnBoard, board_in, instance_of


@dataclass(frozen=True, slots=True)
class HeldStyle(BoardStyle):
    """Boards that are objects of a class of the file, called `kind`, which hold the squares."""

    module: str = ""
    kind: str = ""

    @property
    def is_object(self) -> bool:
        """Whether a board is an object of the file."""
        return True

    def write(self, position: Position) -> object:
        """Return a new object that is set to a position."""
        kind: type = getattr(sys.modules[self.module], self.kind)
        return object_at(kind, self, position).thing

    def marks(self, board: object) -> list[str]:
        """Return what an object's board holds, square by square."""
        if board_in(board) is None:
            return BoardStyle.marks(self, board)
        return OwnBoard(board, self).marks()

    def put(self, board: object, cell: int, mark: object, cols: int = 3) -> None:
        """Put a sign on an object's board."""
        OwnBoard(board, self).put(cell, mark, cols)

    def holds(self, board: object, position: Position) -> bool:
        """Return whether an object still has the marks of a position."""
        return self.marks(board) == [mark.value if mark else "." for mark in position.marks]

    def __str__(self) -> str:
        """Return the style in words."""
        return f"objects of your class {self.kind}"


def held_style(kind: type, style: BoardStyle) -> HeldStyle:
    """Return the style of a class's objects, which have the marks that stand on their boards."""
    values = OwnBoard(instance_of(kind, {Role.MARK: style.x, Role.OTHER: style.o}), style).values
    form = {each.name: getattr(style, each.name) for each in fields(BoardStyle)}
    if all(isinstance(value, (str, int)) for value in values.values()):  # They are sent about.
        form |= {"x": values[Mark.X], "o": values[Mark.O]}
    return HeldStyle(**form, module=kind.__module__, kind=kind.__name__)


def held_styles(loaded: LearnerModule, signs: tuple[object, object]) -> Iterator[HeldStyle]:
    """Yield how the objects of a file's classes hold boards."""
    for kind in list(vars(loaded.module).values()):
        if not isinstance(kind, type) or kind.__module__ != loaded.module.__name__:
            continue
        with suppress(Exception):  # It may want what nobody can know.
            thing = instance_of(kind, {Role.MARK: signs[0], Role.OTHER: signs[1]})
            made = made_board(board_in(thing), signs)
            if made is not None and made.form is not None:
                free, (x, o) = made.free, signs
                form = replace(made.form, x=x, o=o, free=free.sign, numbered=free.numbered)
                yield held_style(kind, replace(form, numbered_from=free.first))
