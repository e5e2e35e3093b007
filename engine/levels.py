"""How strong a computer player is: which cells each level finds equally good.

A level is a function from a position to the cells it would choose among; chance enters only in
`choose_cell`. So the same functions that play can be enumerated for exact figures.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING

from engine.board import Position
from engine.errors import GameOver
from engine.marks import Cell
from engine.places import centre, corners, opposite_corners, sides
from engine.search import best_cells
from engine.threats import completing_cells
from engine.variant import BOARDS, Variant

if TYPE_CHECKING:
    from random import Random


class Level(StrEnum):
    """The computer's playing strength, weakest first."""

    BEGINNER = "beginner"
    EASY = "easy"
    CASUAL = "casual"
    CLEVER = "clever"
    UNBEATABLE = "unbeatable"

    @property
    def easier(self) -> tuple[Level, ...]:
        """The levels below it, weakest first."""
        return _ORDER[: _ORDER.index(self)]

    @property
    def harder(self) -> tuple[Level, ...]:
        """The levels above it, weakest first."""
        return _ORDER[_ORDER.index(self) + 1 :]

    @property
    def misses_forks(self) -> bool:
        """Whether it blocks a row, and yet lets the enemy threaten two; two positions show it."""
        row, fork = (Position.after(BOARDS["3x3"], moves) for moves in (_ROW, _FORK))
        blocks = candidates(row, self) == completing_cells(row, row.to_move.other)
        return blocks and not {*candidates(fork, self)} <= {*best_cells(fork)}


_ORDER = tuple(Level)

_ROW, _FORK = ((Cell(0), Cell(4), Cell(3)), (Cell(0), Cell(4), Cell(8)))
"""a1 b2 a2, after which O has to block at a3; a1 b2 c3, after which a corner loses to a fork."""

PERFECT = "perfect"
"""What the strongest level is called where perfect play can lose."""


def level_name(level: Level, variant: Variant) -> str:
    """Return what a level is called on a board: where marks vanish, one opening beats the best."""
    is_beatable = variant.vanishing and level is Level.UNBEATABLE
    return PERFECT if is_beatable else level.value


def choose_cell(position: Position, level: Level, rng: Random) -> Cell:
    """Return the cell that `level` plays; `rng` breaks ties, so equal seeds give equal games.

    Raises GameOver if the game is over.
    """
    if outcome := position.outcome:
        raise GameOver(outcome)
    cells = _LEVELS[level](position)
    return cells[0] if len(cells) == 1 else rng.choice(cells)


def candidates(position: Position, level: Level) -> tuple[Cell, ...]:
    """Return the cells among which `level` chooses with equal chances; raises GameOver."""
    if outcome := position.outcome:
        raise GameOver(outcome)
    return _LEVELS[level](position)


def beginner(position: Position) -> tuple[Cell, ...]:
    """Return every free cell."""
    return position.free_cells


def easy(position: Position) -> tuple[Cell, ...]:
    """Return the cells that win at once, else all; where a line loses, all that complete none."""
    return _winning(position) or _sensible(position)


def casual(position: Position) -> tuple[Cell, ...]:
    """Return the cells that win, else block, else corners, else the centre, else the sides."""
    return (
        _winning(position) or _blocking(position) or _first_of((corners, centre, sides), position)
    )


def clever(position: Position) -> tuple[Cell, ...]:
    """Return the cells that win, else block, else by place: it sees no forks.

    By place: the centre, corners opposite an enemy corner, corners, sides.
    """
    return (
        _winning(position)
        or _blocking(position)
        or _first_of((centre, opposite_corners, corners, sides), position)
    )


_LEVELS: Mapping[Level, Callable[[Position], tuple[Cell, ...]]] = MappingProxyType(
    {
        Level.BEGINNER: beginner,
        Level.EASY: easy,
        Level.CASUAL: casual,
        Level.CLEVER: clever,
        Level.UNBEATABLE: best_cells,
    }
)


def _winning(position: Position) -> tuple[Cell, ...]:
    return () if position.variant.misere else completing_cells(position, position.to_move)


def _blocking(position: Position) -> tuple[Cell, ...]:
    return () if position.variant.misere else completing_cells(position, position.to_move.other)


def _sensible(position: Position) -> tuple[Cell, ...]:
    """Return the free cells; where a line loses, those that complete none, if there are any."""
    free = position.free_cells
    if not position.variant.misere:
        return free
    losing = completing_cells(position, position.to_move)
    return tuple(cell for cell in free if cell not in losing) or free


def _first_of(
    places: tuple[Callable[[Position], tuple[Cell, ...]], ...], position: Position
) -> tuple[Cell, ...]:
    """Return the sensible cells of the first of `places` that has any, else all sensible cells."""
    sensible = _sensible(position)
    for place in places:
        if found := tuple(cell for cell in place(position) if cell in sensible):
            return found
    return sensible
