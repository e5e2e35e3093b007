"""Players for simulations and tournaments: a level, or a learner's own function from a file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from engine.board import Position
from engine.levels import Level, choose_cell
from engine.marks import Cell
from engine.terminal.learner.answers import read_answer
from engine.terminal.learner.calling import player_of
from engine.terminal.learner.guard import LearnerError, Printed, guarded
from engine.terminal.learner.loading import described, function_of, load

SHAPES = (
    f"A PLAYER is a level ({', '.join(Level)}) or your own function as file.py:function. Its"
    " parameters' names say what it gets: (board) a list of 'X', 'O' or ' ', row by row, with"
    " your mark in the variable comp_symbol and the other in human_symbol; (board, mark);"
    " (position) an engine.Position; (game) a notebook's game with game.state. It returns the"
    " number of a free cell, 0 at the top left, or (row, col) from 1, or a name such as 'b2'."
)
"""What a PLAYER is, for the help of commands."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who plays, and what they printed, if that is not shown."""

    name: str
    choose: Callable[[Position], Cell]
    printed: Printed = field(default_factory=Printed)


def player_name(text: str) -> str:
    """Return what a player is called: levels are written small, files stay as they are."""
    return text.lower() if text.lower() in list(Level) else text


def player(name: str, rng: Random, move_seconds: int, shows_prints: bool = False) -> Player:
    """Return the player of a level or of `file.py:function`; raises LearnerError.

    A function may think about a move for `move_seconds`; `choose` raises LearnerError for it.
    """
    if name in list(Level):
        return Player(name, lambda position: choose_cell(position, Level(name), rng))
    if ":" not in name:
        if Path(name).is_file():
            raise LearnerError(f"{name} is a file: say which function of it, as in {name}:choose")
        raise LearnerError(f"{name!r} is neither a level ({', '.join(Level)}) nor file.py:function")
    printed = Printed()
    return Player(name, _own(name, move_seconds, None if shows_prints else printed), printed)


def _own(name: str, seconds: int, printed: Printed | None) -> Callable[[Position], Cell]:
    """Return the function `name` as one that takes a position and answers with a free cell."""
    file, _, function = name.rpartition(":")
    module = load(file, seconds)
    try:
        learner = player_of(function_of(module, file, function))
    except LearnerError as error:
        text = str(error)
        raise LearnerError(text if file in text else f"{name} {text}") from None

    def choose(position: Position) -> Cell:
        board = " ".join(str(position).split())
        where = f"in {board} with {position.to_move.value} to move"
        asks = f"{name} asks for input {where}: a player has to choose by itself"
        slow = f"{name} took over {seconds} s {where}; --seconds allows more"
        try:
            with guarded(seconds, asks, slow, printed):
                answer = learner.answer(position)
        except LearnerError as error:
            text = str(error)
            raise LearnerError(
                text if text in (asks, slow) else f"{name} {text}, {where}"
            ) from None
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            why = described(error, Path(file))
            raise LearnerError(f"{name} failed {where}: {why}") from error
        try:
            return read_answer(answer, position)
        except LearnerError as error:
            raise LearnerError(f"{name} {error}, {where}") from None

    return choose
