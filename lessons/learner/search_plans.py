"""The ways to call a learner's search, and what its answers may mean."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import product

from engine.board import Position
from lessons.learner.boards import COMPUTER, HUMAN, BoardStyle
from lessons.learner.calling import (
    HAND_OVER,
    Role,
    arrangements,
    given_to,
    parameters_of,
    role_named,
    set_symbols,
)
from lessons.learner.evidence import styles_of
from lessons.learner.guard import LearnerError
from lessons.learner.loading import LearnerModule
from lessons.learner.objects import method_at, method_of, methods_called
from lessons.learner.outside import board_outside, put_outside
from lessons.learner.readings import Reading

_OF_SEARCHES = (Role.OTHER, Role.POSITION, Role.GAME, Role.STATE, Role.ALPHA, Role.BETA)
_ALSO = (*_OF_SEARCHES, Role.DEPTH, Role.MAXIMIZES, Role.RNG)

_TURN_FUNCTIONS = {"player", "turn", "whose_turn", "get_turn", "to_move", "current_player"}
"""What functions are called that count the marks of a board to know whose turn it is."""


@dataclass(frozen=True, slots=True)
class SearchPlan:
    """A way to call a function, and what the answers mean."""

    name: str
    roles: tuple[Role, ...]
    style: BoardStyle
    maximizes: bool | None = True
    depth: int | None = 0
    trusts: bool = True
    counts: bool = False
    """Whether it counts the marks to know whose turn it is."""
    sets_symbols: bool = True
    """Whether the file's variables for the computer's and the human's mark are set to the turn."""
    readings: tuple[tuple[str, Reading], ...] = ()


def full_name(loaded: LearnerModule, name: str) -> str:
    """Return Class.method for a method that is not said to be of a class."""
    if "." not in name and not hasattr(loaded.module, name):
        return next(iter(methods_called(loaded, lambda each: each == name)), name)
    return name


def search_plans(loaded: LearnerModule, name: str) -> Iterator[SearchPlan]:
    """Yield the ways to call a function, the likeliest first."""
    function = method_of(loaded, name)
    ways: list[tuple[Role, ...]] = [()]
    if inspect.signature(function).parameters:
        ways = _ways(function)
    asks_whose_turn = _TURN_FUNCTIONS & loaded.source.reached(name.rpartition(".")[2])
    setting = (True, False) if _symbols(loaded) else (True,)
    own = styles_of(loaded)
    lists = [style for style in own if not style.is_object]
    boxed = [replace(style, box=box) for box, style in product((list, tuple, str), lists)]
    for style, roles in product(dict.fromkeys([*own, *boxed]), ways):
        flags = (True, None, False) if Role.MAXIMIZES in roles else (True,)
        depths = (0, None) if Role.DEPTH in roles else (0,)
        says_turn = {Role.MARK, Role.MAXIMIZES, Role.STATE, Role.GAME, Role.POSITION} & {*roles}
        counting = (True, False) if asks_whose_turn and not says_turn else (False,)
        trusting = (True, False) if Role.MARK in roles else (True,)
        choices = product(flags, depths, trusting, counting, setting)
        for flag, depth, trusts, counts, sets in choices:
            yield SearchPlan(name, roles, style, flag, depth, trusts, counts, sets)


def _symbols(loaded: LearnerModule) -> dict[str, object]:
    """Return the file's variables for the computer's and the human's mark, as it has them."""
    found = {
        name: value
        for name, value in vars(loaded.module).items()
        if (COMPUTER.match(name) or HUMAN.match(name)) and isinstance(value, (str, int))
    }
    kept = loaded.memory.setdefault("symbols", found)
    assert isinstance(kept, dict)
    return kept


def _ways(function: Callable[..., object]) -> list[tuple[Role, ...]]:
    """Return what parameters may get; a board may be called a state, or a position."""
    named = _named_ways(function)
    boards = [
        tuple(Role.BOARD if role in (Role.STATE, Role.POSITION) else role for role in way)
        for way in named
        if Role.BOARD not in way and Role.GAME not in way
    ]
    return list(dict.fromkeys([*named, *boards]))


def _named_ways(function: Callable[..., object]) -> list[tuple[Role, ...]]:
    """Return what parameters may get; several may be marks, as in (board, me, turn)."""
    try:
        return arrangements(function, (Role.MARK, Role.BOARD), _ALSO, "(symbol, board) or the like")
    except LearnerError:
        roles = [
            role_named(each, (*_ALSO, Role.MARK, Role.BOARD)) for each in parameters_of(function)
        ]
        if None in roles:
            raise
        return [tuple(role for role in roles if role is not None)]


def first_turn(plan: SearchPlan, position: Position) -> str:
    """Return whose turn it is at the first call."""
    if not plan.counts:
        return position.to_move.value
    return "X" if position.x.bit_count() == position.o.bit_count() else "O"


def search_call(
    loaded: LearnerModule, plan: SearchPlan, position: Position
) -> Callable[[], object]:
    """Return the call of a function by a plan."""
    style, mark = plan.style, position.to_move.value
    function = method_at(loaded, plan.name, position, style)
    has_board = {Role.BOARD, Role.POSITION, Role.GAME, Role.STATE} & {*plan.roles}
    if not (has_board or "." in plan.name or board_outside(loaded, plan.name)):
        raise LearnerError(f"{plan.name} is given no board; {HAND_OVER}")
    vars(loaded.module).update(_symbols(loaded))
    values = given_to(style, position) | {
        Role.DEPTH: len(position.free_cells) if plan.depth is None else plan.depth,
        Role.MAXIMIZES: mark == "X" if plan.maximizes is None else plan.maximizes,
    }
    if plan.sets_symbols:
        set_symbols(function, values[Role.MARK], values[Role.OTHER])
    put_outside(loaded, plan.name, style.write(position), style.mark(mark))
    return lambda: function(*(values[role] for role in plan.roles))
