"""Boards that are objects of a learner's own class."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, fields, replace

from engine.board import Position
from engine.marks import Mark
from engine.terminal.learner.boards import LESSONS, BoardStyle
from engine.terminal.learner.calling import Role
from engine.terminal.learner.loading import LearnerModule
from engine.terminal.learner.made_boards import made_board
from engine.terminal.learner.own_board import OwnBoard, board_in, instance_of


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
        return OwnBoard.at(kind, self, position).thing

    def marks(self, board: object) -> list[str]:
        """Return what an object's board holds, square by square."""
        if board_in(board) is None:
            return BoardStyle.marks(self, board)
        return OwnBoard(board, self).marks()

    def put(self, board: object, cell: int, mark: object, cols: int = 3) -> None:
        """Put a sign on an object's board."""
        BoardStyle.put(self, board_in(board), cell, mark, cols)

    def holds(self, board: object, position: Position) -> bool:
        """Return whether an object still has the marks of a position."""
        return self.marks(board) == [mark.value if mark else "." for mark in position.marks]

    def __str__(self) -> str:
        """Return the style in words."""
        return f"objects of your class {self.kind}"


def held_styles(loaded: LearnerModule, signs: tuple[object, object]) -> Iterator[HeldStyle]:
    """Yield how the objects of a file's classes hold boards."""
    for name, kind in list(vars(loaded.module).items()):
        if not isinstance(kind, type) or kind.__module__ != loaded.module.__name__:
            continue
        with suppress(Exception):  # It may want what nobody can know.
            thing = instance_of(kind, {Role.MARK: signs[0], Role.OTHER: signs[1]})
            made = made_board(board_in(thing), signs)
            if made is None or made.form is None:
                continue
            values = OwnBoard(thing, replace(LESSONS, x=signs[0], o=signs[1])).values
            form = {each.name: getattr(made.form, each.name) for each in fields(made.form)}
            signs_of = {"x": values[Mark.X], "o": values[Mark.O], "free": made.free.sign}
            numbers = {"numbered": made.free.numbered, "numbered_from": made.free.first}
            held = {"module": kind.__module__, "kind": name}
            yield HeldStyle(**(form | signs_of | numbers | held))
