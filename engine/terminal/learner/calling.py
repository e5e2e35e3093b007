"""How to call a learner's function, by the names and number of its parameters."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from engine.board import Position
from engine.marks import Cell
from engine.notation import format_cell
from engine.terminal.learner.guard import LearnerError
from engine.terminal.learner.notebook import NotebookGame

T = TypeVar("T")


class Role(StrEnum):
    """What a parameter gets."""

    BOARD = "board"
    """A list of "X", "O" and " "."""
    MARK = "mark"
    """The mark to play, "X" or "O"."""
    OTHER = "other"
    """The opponent's mark."""
    POSITION = "position"
    """An engine.Position."""
    GAME = "game"
    """A NotebookGame."""
    STATE = "state"
    """The game's State."""


_NAMES = {
    Role.BOARD: "board grid squares cells list lst b",
    Role.MARK: "mark player symbol letter piece turn me ai bot comp computer own mine to_move"
    " comp_symbol computer_symbol computerletter comp_mark computer_mark my_mark my_symbol",
    Role.OTHER: "other opponent enemy human you human_symbol playerletter human_mark other_mark"
    " opponent_symbol opponent_mark other_symbol player_symbol",
    Role.POSITION: "position pos",
    Role.GAME: "game",
    Role.STATE: "state",
}
_ROLES = {name: role for role, names in _NAMES.items() for name in names.split()}
_BY_PLACE = (Role.BOARD, Role.MARK, Role.OTHER)
_OF_SEARCHES = ("alpha", "beta", "depth")
_SHAPES = "(board), (board, mark), (position) or (game)"


@dataclass(frozen=True, slots=True)
class LearnerFunction:
    """A learner's function with what each of its parameters gets."""

    function: Callable[..., object]
    roles: tuple[Role, ...]

    def answer(self, position: Position) -> object:
        """Return what the function answers; raises LearnerError if it changed what it was given."""
        board = position.cells_as("X", "O", " ")
        game = NotebookGame(position) if {Role.GAME, Role.STATE} & set(self.roles) else None
        mark, other = position.to_move.value, position.to_move.other.value
        set_symbols(self.function, mark, other)
        given: dict[Role, object] = {
            Role.BOARD: board,
            Role.MARK: mark,
            Role.OTHER: other,
            Role.POSITION: position,
            Role.GAME: game,
            Role.STATE: game and game.state,
        }
        answer = self.function(*(given[role] for role in self.roles))
        _check_unchanged(board, game, position)
        return answer


def set_symbols(function: Callable[..., object], mark: str, other: str) -> None:
    """Set the module's variables of which the workbook's functions know the marks."""
    variables = getattr(inspect.unwrap(function), "__globals__", {})
    for name, value in (("comp_symbol", mark), ("human_symbol", other)):
        if not callable(variables.get(name)):
            variables[name] = value


def player_of(function: Callable[..., object]) -> LearnerFunction:
    """Return how to call a function; raises LearnerError if none of the shapes fits."""
    if inspect.iscoroutinefunction(function) or inspect.isgeneratorfunction(function):
        raise LearnerError("must be a plain function, without async or yield")
    roles = roles_of(function, _role, _BY_PLACE, _SHAPES)
    if not set(roles) - {Role.MARK, Role.OTHER}:
        raise LearnerError(f"is given no board: it must take {_SHAPES}")
    return LearnerFunction(function, tuple(roles))


def roles_of(
    function: Callable[..., object],
    role_of: Callable[[inspect.Parameter], T | None],
    by_place: Sequence[T],
    wanted: str,
) -> list[T]:
    """Return what each parameter gets: what its name says, else the first of `by_place` left.

    Raises LearnerError, which says that `wanted` is wanted, if there are too many parameters.
    """
    named: list[T | None] = []
    for parameter in _parameters(function):
        role = role_of(parameter)
        named.append(None if role in named else role)
    left = [role for role in by_place if role not in named]
    if named.count(None) > len(left):
        raise LearnerError(f"has too many parameters: it must take {wanted}")
    return [left.pop(0) if role is None else role for role in named]


def mark_named(parameter: inspect.Parameter) -> bool:
    """Return whether a parameter is called as marks are: mark, symbol, player and so on."""
    return _role(parameter) in (Role.MARK, Role.OTHER)


def _parameters(function: Callable[..., object]) -> list[inspect.Parameter]:
    """Return the first parameters, as many as are marks or have no default; raises LearnerError."""
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):
        raise LearnerError("does not show its parameters") from None
    found: list[inspect.Parameter] = []
    filling = True
    for parameter in signature.parameters.values():
        if parameter.name == "self":
            raise LearnerError("belongs to a class (self): a player is a function of its own")
        if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
            continue
        is_needed = parameter.default is parameter.empty
        if parameter.kind is parameter.KEYWORD_ONLY:
            if is_needed:
                raise LearnerError(f"must not need the parameter {parameter.name} by name")
            continue
        filling = filling and (is_needed or mark_named(parameter))
        if filling:
            found.append(parameter)
    return found


def _role(parameter: inspect.Parameter) -> Role | None:
    if parameter.name in _OF_SEARCHES and parameter.default is parameter.empty:
        raise LearnerError(
            f"needs {parameter.name}: give it a value to begin with, in its first line"
        )
    if "Position" in str(parameter.annotation):
        return Role.POSITION
    return _ROLES.get(parameter.name.lower().strip("_"))


def _check_unchanged(board: list[str], game: NotebookGame | None, position: Position) -> None:
    """Raise LearnerError if the learner's function left its mark on what it was given."""
    original = position.cells_as("X", "O", " ")
    if len(board) != len(original):
        raise LearnerError("made the board it was given longer or shorter: work on board[:]")
    for at, (is_now, was) in enumerate(zip(board, original, strict=True)):
        if is_now != was:
            where = format_cell(Cell(at), position.variant)
            raise LearnerError(
                f"changed the board it was given and did not put it back: {where} (square {at})"
                f" was {was!r} and is {is_now!r}; answer with the square alone, and try moves on"
                " a copy, board[:]"
            )
    if game is not None and game.state != NotebookGame(position).state:
        raise LearnerError("changed game.state and did not put it back: use game.result")
