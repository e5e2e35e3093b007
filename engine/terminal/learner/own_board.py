"""An object of a learner's class that keeps a board of its own, set to a position."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import deepcopy
from dataclasses import replace
from functools import partial

from engine.board import Position
from engine.marks import Cell, Mark
from engine.terminal.learner.answers import read_answer
from engine.terminal.learner.boards import LESSONS, BoardStyle, is_board_name
from engine.terminal.learner.calling import Role, parameters_of, role_named
from engine.terminal.learner.guard import LearnerError
from engine.terminal.learner.loading import LearnerModule
from engine.terminal.learner.notebook import NotebookGame
from engine.terminal.learner.outside import TURN

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


def instance_of(kind: type, mark: object = "X") -> object:
    """Return an object of a learner's class, for 3x3 or that plays `mark`; raises LearnerError."""
    try:
        wanted = [role_named(each, (Role.MARK,)) for each in parameters_of(kind)]
    except LearnerError:
        wanted = []
    for arguments in ((mark,) if wanted == [Role.MARK] else (), (), (3, 3, 3), (3,)):
        try:
            return kind(*arguments)
        except TypeError:
            continue
    raise LearnerError(f"{kind.__name__} needs arguments: give its __init__ values to begin with")


class OwnBoard:
    """A learner's object whose board is that of a position."""

    def __init__(self, kind: type, loaded: LearnerModule, style: BoardStyle) -> None:
        self.thing = instance_of(kind)
        self._style = style
        self._values = {
            mark: self._value(mark, vars(loaded.module) | dict(vars(kind))) for mark in Mark
        }

    def _value(self, mark: Mark, names: dict[str, object]) -> object:
        """Return what stands for a mark on the object's board."""
        board = self._board()
        squares = board if isinstance(board, list) else []
        kind = type(squares[0]) if squares and not isinstance(squares[0], list) else str
        for name, value in names.items():
            if _VALUE[mark].match(name) and type(value) is kind:
                return value
        return self._style.mark(mark.value)

    def _holder(self) -> Iterator[object]:
        yield self.thing
        state = getattr(self.thing, "state", None)
        if hasattr(state, "__dict__"):
            yield state

    def _board(self) -> object:
        """Return the list or dictionary that is the object's board; raises LearnerError."""
        for holder in self._holder():
            for name, value in vars(holder).items():
                if is_board_name(name) and isinstance(value, (list, dict)):
                    return value
        raise LearnerError("its object has no list or dictionary called board")

    def set(self, position: Position) -> None:
        """Put the marks of a position on the object's board, and say whose turn it is."""
        if self._has_played(position):
            return
        board = self._board()
        marks = [self._values[mark] if mark else None for mark in position.marks]
        cols = position.variant.cols
        if isinstance(board, dict):
            self._set_dictionary(board, position)
        elif isinstance(board, list):
            if board and isinstance(board[0], list):
                for at, mark in enumerate(marks):
                    if mark is not None:
                        board[at // cols][at % cols] = mark
            else:
                skipped = len(board) - len(marks)
                for at, mark in enumerate(marks):
                    if mark is not None:
                        board[at + skipped] = mark
        for holder in self._holder():
            for name, value in list(vars(holder).items()):
                if TURN.match(name) and type(value) in (str, int):
                    turn = self._values[position.to_move]
                    setattr(
                        holder, name, turn if type(turn) is type(value) else position.to_move.value
                    )

    def _has_played(self, position: Position) -> bool:
        """Try to come to a position by the object's own method for a square and a mark."""
        wanted = [mark.value if mark else "." for mark in position.marks]
        before = self.thing
        for name in dir(before):
            if not name.startswith("__") and _PLACES.search(name):
                with suppress(Exception):
                    parameters = parameters_of(getattr(before, name))
                    roles = [role_named(each, (Role.MOVE, Role.MARK)) for each in parameters]
                    if set(roles) != {Role.MOVE, Role.MARK} or len(roles) != 2:
                        continue
                    self.thing = deepcopy(before)
                    for at, mark in enumerate(position.marks):
                        if mark:
                            values = {Role.MOVE: at, Role.MARK: self._values[mark]}
                            getattr(self.thing, name)(*(values[role] for role in roles if role))
                    if self.marks(position) == wanted:
                        return True
        self.thing = before
        return False

    def _set_dictionary(self, board: dict[object, object], position: Position) -> None:
        state = NotebookGame(position).state
        if not board or all(isinstance(key, tuple) for key in board):
            board.update({at: self._style.mark(mark) for at, mark in state.board.items()})
        else:
            for key, mark in zip(list(board), position.marks, strict=False):
                if mark:
                    board[key] = self._style.mark(mark.value)
        for holder in self._holder():
            if isinstance(getattr(holder, "moves", None), (list, tuple)):
                holder.moves = list(state.moves)  # type: ignore[attr-defined]  # It was just seen.
                holder.utility = state.utility  # type: ignore[attr-defined]  # As the notebook's.

    def marks(self, position: Position) -> list[str]:
        """Return what stands on the cells now: "X", "O" or something else for a free one."""
        board = self._board()
        cols = position.variant.cols
        squares: list[object]
        if isinstance(board, dict):
            return [str(value) for value in board.values()]
        squares = list(board) if isinstance(board, list) else []
        if squares and isinstance(squares[0], list):
            squares = [squares[at // cols][at % cols] for at in range(position.variant.cells)]  # type: ignore[index]  # Rows.
        names = {self._values[mark]: mark.value for mark in Mark}
        return [str(names.get(square, ".")) for square in squares[-position.variant.cells :]]

    def means(self, answer: object, position: Position) -> Cell:
        """Return the cell that is meant by what the object answered; raises LearnerError.

        Either it has made its move on its own board, or one of its methods is shown the answer and
        makes it, or the answer counts as the file's do.
        """
        before = [mark.value if mark else "." for mark in position.marks]
        for placing in (lambda: None, *self._placings(answer)):
            with suppress(Exception):
                placing()
            now = self.marks(position)
            new = [at for at, pair in enumerate(zip(before, now, strict=False)) if len({*pair}) > 1]
            if len(new) == 1:
                return read_answer(new[0], position)
            before = now
        board = self._board()
        first = len(board) - len(position.marks) if isinstance(board, list) else 0
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
