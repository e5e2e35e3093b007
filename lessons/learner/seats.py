"""In the process of a learner's file: its players, opened and asked for a move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from engine.board import Position
from engine.marks import Cell, Mark
from engine.variant import BOARDS
from lessons.learner.answers import read_answer
from lessons.learner.apart import guard
from lessons.learner.boards import BoardStyle
from lessons.learner.calling import Role, player_of
from lessons.learner.evidence import styles_of
from lessons.learner.guard import LearnerError, Printed
from lessons.learner.loading import LearnerModule, described
from lessons.learner.movers import Mover, meant_cell, mover_of, object_at
from lessons.learner.objects import bound, method_at, method_of, methods_called
from lessons.learner.outside import board_outside, player_outside, put_outside
from lessons.learner.own_board import AI_MOVE, OwnBoard

COMP_MOVE = (
    "get_comp_move comp_move get_computer_move computer_move make_comp_move choose choose_move"
    " choose_square get_best_move best_move get_move find_best_move bot_move get_ai_move ai_move"
    " make_computer_move computer_turn get_bot_move ai_turn random_player"
)
"""What functions that play are called."""

_PLAYER_NAMES = f"{COMP_MOVE} alphabeta_player alpha_beta_player minimax_player minimax alphabeta"
"""The same with searches, of which some play, the likeliest first."""

_PROBES = (("XX.OO....", "X"), ("X.OOX.X.O", "O"), ("....X....", "O"))
"""Boards on which it is tried out how a function wants its board."""


@dataclass(frozen=True, slots=True)
class OpenSeat:
    """A learner's player: what it answers to a position, and how to read that."""

    answer: Callable[[Position], object]
    read: Callable[[object, Position], Cell]
    mover: Mover | None = None
    """How its object is told a move, which says what its answers are."""


def plain(name: str) -> str:
    """Return a name without what styles of writing add: freeSquares is free_squares."""
    return name.replace("_", "").lower()


def players_in(loaded: LearnerModule) -> list[str]:
    """Return the names of a file's functions and methods that play, the likeliest first."""
    own = {
        plain(name): name
        for name, value in vars(loaded.module).items()
        if callable(value) and getattr(value, "__module__", None) == loaded.module.__name__
    }
    found = [own[plain(name)] for name in _PLAYER_NAMES.split() if plain(name) in own]
    return found + methods_called(loaded, AI_MOVE.match)


def open_seat(loaded: LearnerModule, name: str, tries: bool = True) -> None:
    """Find out how to call the player `name`; raises LearnerError if it is none.

    Where its file leaves open how it writes boards that is tried out, unless it must not be.
    """
    style = None if tries else styles_of(loaded)[0]
    loaded.memory[name] = seat_of(loaded, name, style)


def chosen_cell(
    loaded: LearnerModule, player: str, position: Position, where: str
) -> tuple[Cell, str, int]:
    """Return the cell that `file:function` chooses, what it prints, and how many lines that is.

    Raises LearnerError, which says `where`.
    """
    name = player.rpartition(":")[2]
    if name not in loaded.memory:  # The process is new, as the one before took too long.
        open_seat(loaded, name, tries=False)
    seat = loaded.memory[name]
    assert isinstance(seat, OpenSeat)
    printed = Printed()
    asks = f"{player} asks for input {where}: a player has to choose by itself"
    try:
        with guard(asks, printed):
            answer = seat.answer(position)
    except LearnerError as error:
        text = str(error)
        raise LearnerError(text if text == asks else f"{player} {text}, {where}") from None
    except BaseException as error:
        why = described(error, Path(loaded.file))
        raise LearnerError(f"{player} failed {where}: {why}") from error
    try:
        return seat.read(answer, position), printed.text, printed.lines
    except LearnerError as error:
        raise LearnerError(f"{player} {error}, {where}") from None


def seat_of(loaded: LearnerModule, name: str, style: BoardStyle | None = None) -> OpenSeat:
    """Return a player, called as its parameters say; raises LearnerError if it is none."""
    styles = [style] if style else styles_of(loaded)
    name = _full_name(loaded, name)
    if "." in name and not isinstance(loaded.function(name), type):
        kind, _, method = name.rpartition(".")
        if _wants_nothing(loaded, name):
            return _seat_of_object(loaded, kind, method, styles[0])
    function = method_of(loaded, name)
    if _wants_nothing(loaded, name) and board_outside(loaded, name):
        seats = [_seat_outside(loaded, name, each) for each in styles]
        return max(seats, key=_rights) if len(seats) > 1 else seats[0]
    if len(styles) == 1 or not _takes_a_board(function):
        return _seat_of_function(loaded, name, styles[0])
    return max((_seat_of_function(loaded, name, each) for each in styles), key=_rights)


def _full_name(loaded: LearnerModule, name: str) -> str:
    """Return Class.method for a class, and for a method that is not said to be of a class."""
    thing = getattr(loaded.module, name, None)
    if isinstance(thing, type):
        methods = [
            each for each in methods_called(loaded, AI_MOVE.match) if each.startswith(f"{name}.")
        ]
        if not methods:
            raise LearnerError(
                f"{name!r} in {loaded.file} is a class without a method such as ai_move():"
                " a player is a function"
            )
        return methods[0]
    if thing is None and "." not in name:
        return next(iter(methods_called(loaded, lambda each: each == name)), name)
    return name


def _wants_nothing(loaded: LearnerModule, name: str) -> bool:
    try:
        player_of(method_of(loaded, name))
    except LearnerError as error:
        return "is given no board" in str(error)
    return False


def _takes_a_board(function: Callable[..., object]) -> bool:
    return bool({Role.BOARD, Role.GAME, Role.STATE} & {*player_of(function).roles})


def _seat_of_function(loaded: LearnerModule, name: str, style: BoardStyle) -> OpenSeat:
    player = player_of(method_of(loaded, name), style)

    def answer(position: Position) -> object:
        put_outside(loaded, name, style.write(position), style.mark(position.to_move.value))
        function = method_at(loaded, name, position, style)
        return replace(player, function=function).answer(position)

    return OpenSeat(answer, lambda answer, position: read_answer(answer, position, style))


def _seat_outside(loaded: LearnerModule, name: str, style: BoardStyle) -> OpenSeat:
    player = player_of(method_of(loaded, name), style, has_board=True)
    return OpenSeat(*player_outside(loaded, player, name, style))


def _seat_of_object(loaded: LearnerModule, kind: str, method: str, style: BoardStyle) -> OpenSeat:
    """Return the seat of a class's objects, which keep a board of their own; one for each move."""
    owner = loaded.function(kind)
    assert isinstance(owner, type)
    seats: list[OwnBoard] = []
    mover = mover_of(owner, style)

    def answer(position: Position) -> object:
        seats[:] = [object_at(owner, style, position)]
        return bound(seats[0].thing, method)()

    def read(answered: object, position: Position) -> Cell:
        return meant_cell(seats[0], mover, answered, position)

    return OpenSeat(answer, read, mover)


def _rights(seat: OpenSeat) -> int:
    """Return on how many boards a player answers with a free square."""
    count = 0
    for text, to_move in _PROBES:
        position = Position.parse(text, BOARDS["3x3"], Mark(to_move))
        try:
            with guard("", Printed()):
                answer = seat.answer(position)
            seat.read(answer, position)
            count += 1
        except BaseException:
            continue
    return count
