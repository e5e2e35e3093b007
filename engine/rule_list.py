"""The list of eight rules by which people play: the first that has a cell to play speaks.

Win, block, fork, block a fork, centre, opposite corner, corner, side: after Newell and Simon, Human
Problem Solving, 1972. On 3x3 it never loses. No level plays by it: they lack rules 3 and 4, and so
they are beaten by forks.
"""

from __future__ import annotations

from enum import StrEnum

from engine.board import Position
from engine.errors import GameOver
from engine.marks import Cell
from engine.places import centre, corners, opposite_corners, sides
from engine.threats import completing_cells, forking_cells


class Rule(StrEnum):
    """The rules, in their order."""

    WIN = "win"
    BLOCK = "block"
    FORK = "fork"
    BLOCK_FORK = "block a fork"
    CENTRE = "centre"
    OPPOSITE_CORNER = "opposite corner"
    CORNER = "corner"
    SIDE = "side"


def cells_by_rule(position: Position) -> dict[Rule, tuple[Cell, ...]]:
    """Return what each rule would play, in their order; empty where a rule does not apply.

    For boards where a line wins. Raises GameOver.
    """
    if outcome := position.outcome:
        raise GameOver(outcome)
    us, enemy = position.to_move, position.to_move.other
    found = {
        Rule.WIN: completing_cells(position, us),
        Rule.BLOCK: completing_cells(position, enemy),
        Rule.FORK: forking_cells(position, us),
        Rule.BLOCK_FORK: _fork_blocking_cells(position),
        Rule.CENTRE: centre(position),
        Rule.OPPOSITE_CORNER: opposite_corners(position),
        Rule.CORNER: corners(position),
        Rule.SIDE: sides(position),
    }
    free = position.free_cells
    return {rule: tuple(cell for cell in cells if cell in free) for rule, cells in found.items()}


def _fork_blocking_cells(position: Position) -> tuple[Cell, ...]:
    """Return the cell of the enemy's only fork; of several, the cells that stop all of them.

    Best is a threat after which no fork is left, then one that the enemy can only answer on a cell
    that makes no fork, then any cell after which none is left.
    """
    us, enemy = position.to_move, position.to_move.other
    forks = forking_cells(position, enemy)
    if len(forks) <= 1:
        return forks
    threats_without_forks, threats, quiet = [], [], []
    for cell in position.free_cells:
        after = position.play(cell)
        answers, left = completing_cells(after, us), forking_cells(after, enemy)
        if answers and not left:
            threats_without_forks.append(cell)
        elif answers and not set(answers) & set(left):
            threats.append(cell)
        elif not left:
            quiet.append(cell)
    return tuple(threats_without_forks or threats or quiet)
