"""An object of a learner's class that keeps a board of its own, set to a position."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from inspect import Parameter
from typing import Any

from engine.board import Position
from engine.marks import Mark
from engine.variant import BOARDS
from lessons.learner.boards import (
    COMPUTER,
    HUMAN,
    BoardStyle,
    is_array,
    is_board_name,
)
from lessons.learner.calling import Role, parameters_of, role_named
from lessons.learner.guard import LearnerError
from lessons.learner.notebook import NotebookGame
from lessons.learner.outside import TURN

AI_MOVE = re.compile(
    r"^(get|make|do|play|choose)?_?(ai|comp|computer|bot|best|cpu|machine)_?(move|turn|play)?$",
    re.I,
)
"""What a method is called that chooses a move."""

_MOVES = re.compile(
    r"^_?(num_?)?(moves?|turns?|plies|ply|count|marks|filled|history|played)"
    r"(_?(made|played|count|number|done|history|list))?$",
    re.I,
)
_OVER = re.compile(r"^_?(is_?)?(game_?)?(over|finished|done|ended)$", re.I)
_WINNER = re.compile(r"^_?(current_?|the_?)?(winner|victor|won_?by)$", re.I)
"""What attributes are called that note the moves, that the game is over, and who has won."""

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
        parameters = _made_from(kind)
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


@cache
def _made_from(kind: type) -> list[Parameter]:
    return parameters_of(kind)


def is_turn(name: str) -> bool:
    """Return whether an attribute says by its name whose turn it is."""
    return bool(TURN.match(re.sub(r"_?(index|idx|number)$", "", name)))


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

    def _value(self, mark: Mark, names: dict[str, object]) -> object:
        """Return what stands for a mark on the object's board."""
        squares = _squares(board_in(self.thing))
        kind = type(squares[0]) if squares else str
        for name, value in (names | getattr(kind, "__members__", {})).items():  # Of an Enum.
            if _VALUE[mark].match(name) and type(value) is kind:
                return value
        return self._style.mark(mark.value)

    @property
    def first(self) -> int:
        """The number of the first square of its board: 1 where a list of ten has one unused."""
        return max(len(_squares(board_in(self.thing))) - BOARDS["3x3"].cells, 0)

    @property
    def free(self) -> object:
        """What stands on the free squares of a new object's board."""
        squares = _squares(board_in(instance_of(type(self.thing))))
        return squares[-1] if squares else None

    def set(self, position: Position) -> None:
        """Put the marks of a position on the object's board, and say whose turn it is."""
        board = board_in(self.thing)
        if isinstance(board, dict) and len(board) != position.variant.cells:
            self._set_state(board, position)
        else:
            for at, mark in enumerate(position.marks):
                if mark:
                    self.put(at, self.values[mark], position.variant.cols)
        self._set_notes(position)
        self.set_turn(position.to_move)

    def put(self, at: int, value: object, cols: int = 3) -> None:
        """Put a value on a square of the object's board."""
        board = board_in(self.thing)
        if isinstance(board, dict):
            board[list(board)[at]] = value
        elif len(board) < cols * cols:
            board[at // cols][at % cols] = value
        else:
            board[at + len(board) - cols * cols] = value

    def _set_notes(self, position: Position) -> None:
        """Say what objects note of the moves: how many or which there were, and how it ended.

        Only what is empty, as on a board without marks, is taken for that.
        """
        cells = [at for at, mark in enumerate(position.marks) if mark]
        is_rows = isinstance(board_in(self.thing), list) and len(board_in(self.thing)) == 3
        outcome = position.outcome
        winner = outcome and outcome.winner
        for holder in _holders(self.thing):
            for name, value in list(vars(holder).items()):
                note: object = None
                if _MOVES.match(name) and value == [] and isinstance(value, list):
                    note = [divmod(at, position.variant.cols) if is_rows else at for at in cells]
                elif _MOVES.match(name) and type(value) is int and value == 0:
                    note = len(cells)
                elif _OVER.match(name) and value is False:
                    note = outcome is not None
                elif _WINNER.match(name) and value is None and winner:
                    note = self.values[winner]
                if note is not None:
                    setattr(holder, name, note)

    def set_turn(self, mover: Mark) -> None:
        """Say whose turn it is, and that the computer is to play where it has a mark of its own."""
        turn, rest = (self.values[each] for each in (mover, mover.other))
        for holder in self._tellers():
            parts = vars(holder)
            plain = {name for name, each in parts.items() if type(each) in (str, int, type(turn))}
            marks = [name for name in plain if parts[name] in (turn, rest)]
            own = [name for name in marks if COMPUTER.match(name)]
            people = [name for name in marks if HUMAN.match(name)] if own else []
            for name, value in list(parts.items()):
                if name in own and people:
                    setattr(holder, name, turn)
                elif name in people:
                    setattr(holder, name, rest)
                elif is_turn(name):
                    setattr(holder, name, self._for_turn(holder, value, mover))

    def turn(self) -> str:
        """Return whose turn it is by the object: "X" or "O", "" if it has nothing that says it."""
        for holder in self._tellers():
            has_computer = any(COMPUTER.match(name) for name in vars(holder))
            for name, value in vars(holder).items():
                if is_turn(name) and not (has_computer and HUMAN.match(name)):
                    found = [each for each in Mark if self._for_turn(holder, value, each) == value]
                    return found[0].value if len(found) == 1 else ""
        return ""

    def _tellers(self) -> Iterator[object]:
        """Yield what may say whose turn it is: the object, and those in it that have a board."""
        for holder in _holders(self.thing):
            if holder is self.thing or board_in(holder) is not None:
                yield holder

    def _for_turn(self, holder: object, value: object, mover: Mark) -> object:
        """Return what stands in place of a value when it is a side's turn.

        That is its mark, its place in a list of two, or the player that has the mark.
        """
        turn = self.values[mover]
        if isinstance(value, str) or any(value is each for each in self.values.values()):
            return turn if isinstance(turn, type(value)) else mover.value
        kind = type(holder)
        for names in (vars(holder), vars(kind), vars(sys.modules[kind.__module__])):
            for each in names.values():
                pair = dict(enumerate(each)) if isinstance(each, (list, tuple)) else each
                for key, player in (
                    pair.items() if isinstance(pair, dict) and len(pair) == 2 else ()
                ):
                    has_mark = player == turn or turn in getattr(player, "__dict__", {}).values()
                    if has_mark and (key == value or value in pair):
                        return key
                    if has_mark and any(value is one for one in pair.values()):
                        return player
        players = [each for each in vars(holder).values() if type(each) is type(value)]
        has_mark = (each for each in players if turn in getattr(each, "__dict__", {}).values())
        return next(has_mark, value)

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
