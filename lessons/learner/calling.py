"""How to call a learner's function, by the names and number of its parameters."""

from __future__ import annotations

import inspect
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain
from math import inf
from types import CodeType

from engine.board import Position
from engine.marks import Cell
from engine.notation import format_cell
from lessons.learner.boards import (
    COMPUTER,
    HUMAN,
    LESSONS,
    BoardStyle,
    Shape,
    marks_are_fixed,
)
from lessons.learner.guard import LearnerError
from lessons.learner.notebook import NotebookGame


class Role(StrEnum):
    """What a parameter gets."""

    BOARD = "board"
    MARK = "mark"
    """The mark to play, or that is asked about."""
    OTHER = "other"
    """The opponent's mark."""
    POSITION = "position"
    """An engine.Position."""
    GAME = "game"
    """A NotebookGame."""
    STATE = "state"
    """The game's State."""
    MOVE = "move"
    ROW = "row"
    COL = "col"
    MOVES = "moves"
    OUTCOMES = "outcomes"
    ALPHA = "alpha"
    BETA = "beta"
    DEPTH = "depth"
    MAXIMIZES = "maximizes"
    """Whether it is the turn of the side that wants high values."""
    RNG = "rng"


_NAMES = {
    Role.BOARD: "board grid squares cells list lst b bo brd the_board my_board new_board field"
    " current_board game_board board_copy",
    Role.MARK: "mark player symbol letter piece turn me ai bot comp computer own mine to_move le s"
    " comp_symbol computer_symbol computerletter comp_mark computer_mark my_mark my_symbol sym"
    " current_symbol current_player symbol_to_move whose_turn p current marker ltr",
    Role.OTHER: "other opponent enemy human you human_symbol playerletter human_mark other_mark"
    " opponent_symbol opponent_mark other_symbol",
    Role.POSITION: "position pos",
    Role.GAME: "game g",
    Role.STATE: "state node",
    Role.MOVE: "move action a m square index idx cell spot place space i n pos position",
    Role.ROW: "row r x i",
    Role.COL: "col column c y j",
    Role.MOVES: "moves moveslist move_list squares choices options possible_moves positions lst",
    Role.OUTCOMES: "outcomes possible_outcomes results options outcome_list list lst all_outcomes",
    Role.ALPHA: "alpha a",
    Role.BETA: "beta b",
    Role.DEPTH: "depth d ply level",
    Role.MAXIMIZES: "maximizing is_maximizing maximizing_player is_max max_player maximize"
    " is_maximising maximising maximising_player is_max_player is_maximizing_player max_turn"
    " ismaximizer maximizer",
    Role.RNG: "rng random generator",
}
_ROLES = {
    role: frozenset(name.replace("_", "") for name in names.split())
    for role, names in _NAMES.items()
}
_OF_PLAYERS = (
    Role.BOARD,
    Role.MARK,
    Role.OTHER,
    Role.POSITION,
    Role.GAME,
    Role.STATE,
    Role.RNG,
)
_WITH_BOARD = (Role.BOARD, Role.POSITION, Role.GAME, Role.STATE)
_BY_PLACE = (Role.BOARD, Role.MARK, Role.OTHER)
_WORKBOOKS = ("comp_symbol", "human_symbol")
"""The variables that the workbook has for the computer's mark and the human's."""

_OF_SEARCHES = ("alpha", "beta", "depth")
HAND_OVER = "what it is to look at is handed over between its brackets, where it is called, too"
_SHAPES = "(board), (board, mark), (position) or (game)"


@dataclass(frozen=True, slots=True)
class PlayerFunction:
    """A learner's function that plays, with what its parameters get, and how it writes boards."""

    function: Callable[..., object]
    roles: tuple[Role, ...]
    style: BoardStyle = LESSONS

    def answer(self, position: Position) -> object:
        """Return what the function answers; raises LearnerError if it changed what it was given."""
        if position.variant.vanishing and {Role.GAME, Role.STATE} & set(self.roles):
            raise LearnerError("is given a notebook's game, whose marks do not vanish")
        given = given_to(self.style, position)
        set_symbols(self.function, given[Role.MARK], given[Role.OTHER])
        answer = self.function(*(given[role] for role in self.roles))
        if self.style.is_object:  # It may have made its move on the object.
            cell = self.style.new_mark(given[Role.BOARD], position)
            if cell is not None:
                return self.style.square(cell)
        check_given(given, position, self.style)
        return answer


def given_to(style: BoardStyle, position: Position) -> dict[Role, object]:
    """Return what parameters get on a position.

    A game or a state is the notebook's, or the file's own object if it has a class for boards.
    """
    board, mover = style.write(position), position.to_move
    game = NotebookGame(position)
    given: dict[Role, object] = {Role.POSITION: position, Role.GAME: game, Role.STATE: game.state}
    if style.is_object:
        given = dict.fromkeys(given, board)
    return given | {
        Role.BOARD: board,
        Role.MARK: style.mark(mover.value),
        Role.OTHER: style.mark(mover.other.value),
        Role.ALPHA: -inf,
        Role.BETA: inf,
        Role.RNG: random,
    }


def check_given(given: Mapping[Role, object], position: Position, style: BoardStyle) -> None:
    """Raise LearnerError if the learner's function changed what it was given."""
    check_unchanged(given[Role.BOARD], position, style)
    game = given[Role.GAME]
    if isinstance(game, NotebookGame) and game.state != NotebookGame(position).state:
        raise LearnerError("changed game.state and did not put it back: use game.result")


def set_symbols(function: Callable[..., object], mark: object, other: object) -> None:
    """Set the module's variables that say which mark is the computer's and which the human's.

    They stay where the file says, as in `{"X": 1, "O": -1}`, for which mark high values are good.
    """
    variables = getattr(inspect.unwrap(function), "__globals__", {})
    if marks_are_fixed(variables):
        return
    for name, value in zip(_WORKBOOKS, (mark, other), strict=True):
        if not callable(variables.get(name)):
            variables[name] = value
    signs = {
        name: value
        for name, value in variables.items()
        if type(value) is type(mark) and value in (mark, other) and name not in _WORKBOOKS
    }
    own = [name for name in signs if COMPUTER.match(name)]
    others = [name for name in signs if HUMAN.match(name)]
    if not own and "opponent" in signs:
        own, others = [each for each in others if each == "player"], ["opponent"]
    if own and others:
        variables.update(dict.fromkeys(own, mark) | dict.fromkeys(others, other))


def player_of(
    function: Callable[..., object], style: BoardStyle = LESSONS, has_board: bool = False
) -> PlayerFunction:
    """Return how to call a function that plays, which may have a board already.

    Raises LearnerError if none of the shapes fits.
    """
    if inspect.iscoroutinefunction(function) or inspect.isgeneratorfunction(function):
        raise LearnerError("must be a plain function, without async or yield")
    needed = parameters_of(function)
    for parameter in needed:
        if parameter.name in _OF_SEARCHES and parameter.default is parameter.empty:
            raise LearnerError(
                f"needs {parameter.name}: give it a value to begin with, in its first line"
            )
    roles = arrangements(function, _BY_PLACE, _OF_PLAYERS, _SHAPES)[0] if needed else ()
    if not has_board and not set(roles) - {Role.MARK, Role.OTHER, Role.RNG}:
        raise LearnerError(f"is given no board: it must take {_SHAPES}; {HAND_OVER}")
    return PlayerFunction(function, roles, style)


def arrangements(
    function: Callable[..., object],
    by_place: Sequence[Role],
    also: Sequence[Role] = (),
    wanted: str = "",
) -> list[tuple[Role, ...]]:
    """Return what the parameters may get, the likeliest first.

    A name says what its parameter gets, if that is one of `by_place` or `also`; what no name says
    goes by place, in the lesson's order or in the opposite one. Raises LearnerError, which says
    that `wanted` is wanted, if there are too many parameters or none.
    """
    wanted = wanted or f"({', '.join(by_place)})"
    parameters = parameters_of(function)
    named: list[Role | None] = []
    among = (*also, *by_place) if also else by_place
    if not {"a", "b"} <= {parameter.name for parameter in parameters}:
        bounds = {"a": Role.ALPHA, "b": Role.BETA}
    else:
        bounds = {}
    for parameter in parameters:
        unlikely = bounds.get(parameter.name)  # Alone, `b` is a board.
        role = role_named(parameter, [role for role in among if role is not unlikely])
        if role is Role.STATE and Role.BOARD in by_place and not _is_state(function, parameters):
            role = Role.BOARD
        named.append(None if role in named else role)
    if Role.BOARD in by_place and not set(named) & {None, *_WITH_BOARD}:
        named = [  # It may be called `s` or `p` alone, as marks are.
            None if role is Role.MARK and len(parameter.name) == 1 else role
            for parameter, role in zip(parameters, named, strict=True)
        ]
    left = [role for role in by_place if role not in named]
    if named.count(None) > len(left):
        raise LearnerError(f"has too many parameters: it must take {wanted}")
    if not named:
        raise LearnerError(f"it has no parameters: it must take {wanted}; {HAND_OVER}")
    found = []
    for order in (left, left[::-1]):
        rest = iter(order)
        found.append(tuple(next(rest) if role is None else role for role in named))
    if None in named and len(named) <= len(by_place) and not set(named) - {None, *by_place}:
        found += [tuple(by_place[: len(named)]), tuple(by_place[: len(named)][::-1])]
    return list(dict.fromkeys(found))


def _is_state(function: Callable[..., object], parameters: Sequence[inspect.Parameter]) -> bool:
    """Return whether `state` is a state with parts, by its use, rather than a board."""
    if any(parameter.name == "game" for parameter in parameters):
        return True
    codes = [getattr(inspect.unwrap(function), "__code__", None)]
    names = set[str]()
    for code in codes:
        if code is not None:
            names.update(code.co_names)
            codes += [each for each in code.co_consts if isinstance(each, CodeType)]
    return bool(names & {"moves", "to_move", "board", "utility", "winner", "_replace"})


def parameters_of(function: Callable[..., object]) -> list[inspect.Parameter]:
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
        is_mark = role_named(parameter, (Role.MARK, Role.OTHER)) is not None
        filling = filling and (is_needed or is_mark)
        if filling:
            found.append(parameter)
    return found


def role_named(parameter: inspect.Parameter, among: Sequence[Role]) -> Role | None:
    """Return which of the roles a parameter's name says, None if it says none."""
    if "Position" in str(parameter.annotation) and Role.POSITION in among:
        return Role.POSITION
    name = parameter.name.lower().replace("_", "")
    return next((role for role in among if name in _ROLES[role]), None)


def check_unchanged(board: object, position: Position, style: BoardStyle) -> None:
    """Raise LearnerError if the learner's function left its mark on the board it was given."""
    if style.holds(board, position):
        return
    original = style.write(position)
    if not (isinstance(board, list) and isinstance(original, list)):
        raise LearnerError("changed the board it was given and did not put it back")
    if len(board) != len(original):
        raise LearnerError("made the board it was given longer or shorter: work on board[:]")
    cols = position.variant.cols
    rows = style.shape is Shape.ROWS
    now, was = (list(chain(*each)) if rows else each for each in (board, original))
    at = next(at for at in range(len(was)) if now[at] != was[at])
    cell = at - 1 if style.shape is Shape.TEN else at
    where = format_cell(Cell(cell), position.variant) if cell >= 0 else "the unused one"
    square = f"square {divmod(at, cols) if rows else at}"
    raise LearnerError(
        f"changed the board it was given and did not put it back: {where} ({square})"
        f" was {was[at]!r} and is {now[at]!r}; answer with the square alone, and try moves on"
        f" a copy, {'copy.deepcopy(board)' if rows else 'board[:]'}"
    )
