"""Choices: what the options of a command offer, and how they travel in a button."""

from collections.abc import Sequence
from enum import StrEnum
from typing import TypeVar

from discord import app_commands

from bot.model import FirstChoice, Game, MarkChoice, Terms
from bot.model.errors import BrokenButton
from bot.ui.translator import said, typed
from engine import (
    BOARDS,
    AmbiguousCell,
    Cell,
    EngineError,
    Level,
    Numbering,
    format_cell,
    format_number,
    parse_cell,
)

LEVELS = [app_commands.Choice(name=said(f"level-{level}"), value=level.value) for level in Level]
BOARD_NAMES = [app_commands.Choice(name=typed(f"board-{board}"), value=board) for board in BOARDS]
MARKS = [
    app_commands.Choice(name="X", value=MarkChoice.X.value),
    app_commands.Choice(name="O", value=MarkChoice.O.value),
    app_commands.Choice(name=said("choice-random"), value=MarkChoice.RANDOM.value),
]
FIRSTS = [
    app_commands.Choice(name=said("choice-first-me"), value=FirstChoice.ME.value),
    app_commands.Choice(name=said("choice-first-opponent"), value=FirstChoice.OPPONENT.value),
    app_commands.Choice(name=said("choice-random"), value=FirstChoice.RANDOM.value),
]

MOST_CHOICES = 25
"""How many completions Discord shows."""


def level_of(level: str | None) -> Level | None:
    """Read an option that names a level. Raises BrokenButton for what is not on offer."""
    return _read(Level, level)


def board_of(board: str | None) -> str | None:
    """Read an option that names a board. Raises BrokenButton for what is not on offer."""
    if board is not None and board not in BOARDS:
        raise BrokenButton(board)
    return board


def terms_of(board: str | None, mark: str | None, first: str | None) -> Terms:
    """Read the options `board`, `mark` and `first` of a command.

    Raises BrokenButton for what is not on offer.
    """
    return Terms(board_of(board), _read(MarkChoice, mark), _read(FirstChoice, first))


def cell_choices(game: Game, typed: str, numbering: Numbering) -> list[app_commands.Choice[str]]:
    """Offer the free cells whose name or number begins with `typed`, or that it means in words."""
    wanted = typed.strip().casefold()
    named = {
        cell: (format_cell(cell, game.variant), format_number(cell, game.variant, numbering))
        for cell in game.position.free_cells
    }
    found = [cell for cell, names in named.items() if any(n.startswith(wanted) for n in names)]
    found = found or [cell for cell in _meant(game, typed, numbering) if cell in named]
    choices = [(named[cell][0], " · ".join(named[cell])) for cell in found]
    return [app_commands.Choice(name=said, value=name) for name, said in choices][:MOST_CHOICES]


def _meant(game: Game, typed: str, numbering: Numbering) -> Sequence[Cell]:
    try:
        return [parse_cell(typed, game.variant, numbering)]
    except AmbiguousCell as error:
        return error.candidates
    except EngineError:
        return ()


E = TypeVar("E", bound=StrEnum)


def _read(choices: type[E], written: str | None) -> E | None:
    try:
        return None if written is None else choices(written)
    except ValueError:
        raise BrokenButton(written) from None
