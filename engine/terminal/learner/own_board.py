"""An object of a learner's class that keeps a board of its own, set to a position."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from engine.board import Position
from engine.marks import Cell, Mark
from engine.terminal.learner.answers import read_answer
from engine.terminal.learner.boards import (
    COMPUTER,
    HUMAN,
    LESSONS,
    BoardStyle,
    is_array,
    is_board_name,
)
from engine.terminal.learner.calling import Role, parameters_of, role_named
from engine.terminal.learner.guard import LearnerError
from engine.terminal.learner.notebook import NotebookGame
from engine.terminal.learner.outside import TURN
from engine.variant import BOARDS

AI_MOVE = re.compile(
    r"^(get|make|do|play|choose)?_?(ai|comp|computer|bot|best|cpu|machine)_?(move|turn|play)?$",
    re.I,
)
"""What a method is called that chooses a move."""

_PLACES = re.compile(r"move|play|mark|place|put|set|turn", re.I)
"""What a method's name says that puts a mark on the board."""

_VALUE = {
    mark: re.compile(
        rf"^_?((player|mark|symbol)_)?{letter}(_?(val|value|mark|sym|symbol|player))?$", re.I
    )
    for mark, letter in ((Mark.X, "(x|cross)"), (Mark.O, "(o|nought|naught|circle)"))
}


_MARKS: Mapping[Role, object] = {Role.MARK: "X", Role.OTHER: "O"}


def instance_of(kind: type, given: Mapping[Role, object] = _MARKS) -> object:
    """Return an object of a learner's class for 3x3, with what its parameters' names say.

    Raises LearnerError if it wants more.
    """
    for arguments in (*_arguments(kind, given), (), (3, 3, 3), (3,)):
        try:
            return kind(*arguments)
        except TypeError:
            continue
    raise LearnerError(f"{kind.__name__} needs arguments: give its __init__ values to begin with")


def _arguments(kind: type, given: Mapping[Role, object]) -> Iterator[list[object]]:
    """Yield what an object is made with by the names of the parameters, if these say it."""
    values: list[object] = []
    with suppress(LearnerError):
        parameters = parameters_of(kind)
        has_computer = any(COMPUTER.match(each.name) for each in parameters)
        for parameter in parameters:
            role = role_named(parameter, tuple(given))
            if has_computer and HUMAN.match(parameter.name) and role is Role.MARK:
                role = Role.OTHER
            if role is None and "name" not in parameter.name.lower():
                return
            values.append(given[role] if role else "Computer")
    if values:
        yield values


def made_with(style: BoardStyle, position: Position) -> dict[Role, object]:
    """Return the marks of the computer, whose turn it is, and of the other."""
    mark = position.to_move
    return {Role.MARK: style.mark(mark.value), Role.OTHER: style.mark(mark.other.value)}


def board_in(thing: object) -> Any:
    """Return the list, dictionary or array that is an object's board, None if it has none."""
    for holder in _holders(thing):
        for name, value in vars(holder).items():
            if is_board_name(name) and (isinstance(value, (list, dict)) or is_array(value)):
                return value
    return None


def _holders(thing: object) -> Iterator[object]:
    """Yield an object, and those in it that may have its board or say whose turn it is."""
    if hasattr(thing, "__dict__"):
        yield thing
        for name, value in vars(thing).items():
            is_own = type(value).__module__ == type(thing).__module__
            if (is_own or name == "state") and hasattr(value, "__dict__"):
                yield value


def _squares(board: Any) -> list[Any]:
    """Return what stands on the squares of a board of whatever kind."""
    if isinstance(board, dict):
        if len(board) == BOARDS["3x3"].cells:
            return list(board.values())
        return [board.get((at // 3 + 1, at % 3 + 1)) for at in range(9)]  # A notebook's.
    squares = list(board.tolist() if is_array(board) else board or ())
    if squares and isinstance(squares[0], (list, tuple)):
        return [square for row in squares for square in row]
    return squares


class OwnBoard:
    """A learner's object that has a board."""

    def __init__(self, thing: object, style: BoardStyle) -> None:
        self.thing = thing
        self._style = style
        kind = type(thing)
        names = vars(sys.modules[kind.__module__]) | dict(vars(kind))
        self.values = {mark: self._value(mark, names) for mark in Mark}

    @classmethod
    def at(cls, kind: type, style: BoardStyle, position: Position) -> OwnBoard:
        """Return a new object that is set to a position, by its own method for moves if it can.

        Such a method may take note of more than the mark, as of who has won.
        """
        wanted = [mark.value if mark else "." for mark in position.marks]
        for name, method in inspect.getmembers(kind, inspect.isfunction):
            if _PLACES.search(name) and not name.startswith("__"):
                own = cls(instance_of(kind, made_with(style, position)), style)
                with suppress(Exception):
                    own._play(method, position)
                    if own.marks() == wanted:
                        own._set_turn(position)
                        return own
        own = cls(instance_of(kind, made_with(style, position)), style)
        own._set(position)
        return own

    def _value(self, mark: Mark, names: dict[str, object]) -> object:
        """Return what stands for a mark on the object's board."""
        squares = _squares(board_in(self.thing))
        kind = type(squares[0]) if squares else str
        for name, value in names.items():
            if _VALUE[mark].match(name) and type(value) is kind:
                return value
        return self._style.mark(mark.value)

    def _play(self, method: Callable[..., object], position: Position) -> None:
        """Make the moves of a position by a method that takes a square and a mark."""
        parameters = parameters_of(partial(method, self.thing))
        named = [at for at, each in enumerate(parameters) if role_named(each, (Role.MARK,))]
        cols = position.variant.cols
        skipped = len(_squares(board_in(self.thing))) - position.variant.cells
        for cell, mark in enumerate(position.marks):
            if mark:
                square = [cell + skipped] if len(parameters) == 2 else [*divmod(cell, cols)]
                arguments: list[object] = [*square]
                arguments.insert(named[0] if named else len(square), self.values[mark])
                method(self.thing, *arguments)

    def _set(self, position: Position) -> None:
        """Put the marks of a position on the object's board, and say whose turn it is."""
        board = board_in(self.thing)
        cols, cells = position.variant.cols, position.variant.cells
        taken = {at: self.values[mark] for at, mark in enumerate(position.marks) if mark}
        if isinstance(board, dict) and len(board) == cells:
            keys = list(board)
            board.update({keys[at]: mark for at, mark in taken.items()})
        elif isinstance(board, dict):
            self._set_state(board, position)
        else:
            for at, mark in taken.items():
                if len(board) < cells:
                    board[at // cols][at % cols] = mark
                else:
                    board[at + len(board) - cells] = mark
        self._set_turn(position)

    def _set_turn(self, position: Position) -> None:
        """Say whose turn it is, and that the computer is to play where it has a mark of its own."""
        turn, rest = (self.values[each] for each in (position.to_move, position.to_move.other))
        for holder in _holders(self.thing):
            parts = {name: each for name, each in vars(holder).items() if type(each) in (str, int)}
            marks = [name for name, value in parts.items() if value in (turn, rest)]
            own = [name for name in marks if COMPUTER.match(name)]
            people = [name for name in marks if HUMAN.match(name)] if own else []
            for name, value in parts.items():
                if name in own and people:
                    setattr(holder, name, turn)
                elif name in people:
                    setattr(holder, name, rest)
                elif TURN.match(name):
                    same = type(turn) is type(value)
                    setattr(holder, name, turn if same else position.to_move.value)

    def _set_state(self, board: dict[object, object], position: Position) -> None:
        """Set a notebook's state, whose board holds the taken squares alone."""
        state = NotebookGame(position).state
        board.update({at: self._style.mark(mark) for at, mark in state.board.items()})
        for holder in _holders(self.thing):
            if isinstance(getattr(holder, "moves", None), (list, tuple)):
                holder.moves = list(state.moves)  # type: ignore[attr-defined]  # It was just seen.
                holder.utility = state.utility  # type: ignore[attr-defined]  # As the notebook's.

    def marks(self) -> list[str]:
        """Return what stands on the cells now: "X", "O" or "." for a free one."""
        squares = _squares(board_in(self.thing))
        names = {self.values[mark]: mark.value for mark in Mark}
        return [names.get(square, ".") for square in squares[len(squares) % 3 :]]

    def means(self, answer: object, position: Position) -> Cell:
        """Return the cell that is meant by what the object answered; raises LearnerError.

        Either it has made its move on its own board, or one of its methods is shown the answer and
        makes it, or the answer counts as the file's do.
        """
        before = [mark.value if mark else "." for mark in position.marks]
        for placing in (lambda: None, *self._placings(answer)):
            with suppress(Exception):
                placing()
            now = self.marks()
            new = [at for at, pair in enumerate(zip(before, now, strict=False)) if len({*pair}) > 1]
            if len(new) == 1:
                return read_answer(new[0], position)
            before = now
        first = len(_squares(board_in(self.thing))) - len(position.marks)
        return read_answer(answer, position, replace(LESSONS, first=max(first, 0)))

    def _placings(self, answer: object) -> Iterator[Callable[[], object]]:
        """Yield the calls of the object's methods that may put a mark where it answered."""
        values = [answer]
        if isinstance(answer, str) and answer.isdecimal():
            values.insert(0, int(answer))
        for name, method in inspect.getmembers(self.thing, callable):
            if name.startswith("__") or AI_MOVE.match(name) or not _PLACES.search(name):
                continue
            with suppress(TypeError, ValueError):
                parameters = inspect.signature(method).parameters.values()
                if sum(each.default is each.empty for each in parameters) == 1:
                    yield from (partial(method, value) for value in values)
