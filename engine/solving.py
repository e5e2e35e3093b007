"""Solving a puzzle move by move: which cells keep its goal, what answers them, when it is over.

A goal is what the side to move can reach, a win or a draw. It need not be a puzzle of the day: the
position before a mistake will do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.analysis import value_for_last_mover
from engine.board import Position
from engine.marks import Cell
from engine.search import BUDGET_NODES, best_cells
from engine.threats import completing_cells, forking_cells
from engine.values import Value


class Merit(StrEnum):
    """What a right cell does; the other fields of `Justification` mean what each line says."""

    LINE = "line"
    """It completes a line."""
    FORK = "fork"
    """It threatens to complete a line on several cells: `cells`."""
    FORCES_FORK = "forces_fork"
    """The enemy must answer with `reply`, and `then` threatens a line on several cells: `cells`."""
    THREATS = "threats"
    """It threatens a line, and so does each move after it, until one cannot be stopped."""
    WINS = "wins"
    """It wins, whatever the enemy answers."""
    MUST_COMPLETE = "must_complete"
    """Where a line loses: sooner or later the enemy has to complete one."""
    BLOCKS = "blocks"
    """The enemy would have completed a line there."""
    SPOILS_FORK = "spoils_fork"
    """It prevents that the enemy threatens to complete a line on several cells."""
    ONLY_DRAW = "only_draw"
    """All other cells lose."""
    HOLDS = "holds"
    """It keeps the draw, as others do."""


@dataclass(frozen=True, slots=True)
class Justification:
    """Why a cell is right, as facts."""

    merit: Merit
    cells: tuple[Cell, ...] = ()
    reply: Cell | None = None
    then: Cell | None = None


def keeps(position: Position, cell: Cell, goal: Value) -> bool:
    """Return whether playing `cell` still reaches `goal`; raises IllegalMove.

    A cell whose value is not proven within the budget does not, which happens on no board on offer.
    """
    value = value_for_last_mover(position.play(cell), BUDGET_NODES)
    return value is not None and value >= goal


@dataclass(frozen=True, slots=True)
class RightMove:
    """What a right cell leads to: the move with its reply, and whether the goal is reached."""

    moves: tuple[Cell, ...]
    is_reached: bool


def step(position: Position, cell: Cell, goal: Value) -> RightMove | None:
    """Play a cell and the most stubborn reply; None where the cell gives up `goal`.

    Raises IllegalMove.
    """
    if not keeps(position, cell, goal):
        return None
    after = position.play(cell)
    if after.outcome is not None:
        return RightMove((cell,), is_reached=True)
    reply = stubborn_reply(after)
    return RightMove((cell, reply), is_reached(after.play(reply), goal))


def wrong_cells(position: Position, goal: Value) -> tuple[Cell, ...]:
    """Return the free cells that give up `goal`, in reading order."""
    return tuple(cell for cell in position.free_cells if not keeps(position, cell, goal))


def justification(position: Position, moves: Sequence[Cell], goal: Value) -> Justification:
    """Return what the first of `moves` does, which with their replies reached `goal`.

    Raises IllegalMove.
    """
    if goal is Value.DRAW:
        return Justification(_merit_of_draw(position, moves[0]))
    if position.variant.misere:
        return Justification(Merit.MUST_COMPLETE)
    threats = _threats(position, moves)
    if not threats:
        return Justification(Merit.LINE)
    if len(threats[0]) > 1:
        return Justification(Merit.FORK, threats[0])
    if not all(threats):
        return Justification(Merit.WINS)
    if len(threats) > 1 and len(threats[1]) > 1:
        return Justification(Merit.FORCES_FORK, threats[1], moves[1], moves[2])
    return Justification(Merit.THREATS)


def _merit_of_draw(position: Position, cell: Cell) -> Merit:
    enemy, after = position.to_move.other, position.play(cell)
    if not position.variant.misere:
        if cell in completing_cells(position, enemy):
            return Merit.BLOCKS
        if forking_cells(position, enemy) and not forking_cells(after, enemy):
            return Merit.SPOILS_FORK
    others = len(position.free_cells) - 1
    is_alone = len(wrong_cells(position, Value.DRAW)) == others > 0
    return Merit.ONLY_DRAW if is_alone else Merit.HOLDS


def _threats(position: Position, moves: Sequence[Cell]) -> list[tuple[Cell, ...]]:
    """Return where each move of the side to move threatens a line, but for the one that ends it."""
    mover, threats = position.to_move, []
    for cell in moves:
        position = position.play(cell)
        if position.outcome is None and position.to_move is not mover:
            threats.append(completing_cells(position, mover))
    return threats


def stubborn_reply(position: Position) -> Cell:
    """Return the reply that makes it hardest: the slowest loss, or the draw with most traps.

    Raises GameOver.
    """
    return best_cells(position)[0]


def is_reached(position: Position, goal: Value) -> bool:
    """Return whether nothing is left to solve for the side to move, or the game is over.

    A win is reached with the line, a draw as soon as no cell loses any more.
    """
    if position.outcome:
        return True
    return goal is Value.DRAW and all(keeps(position, cell, goal) for cell in position.free_cells)


def solution(position: Position, goal: Value) -> tuple[Cell, ...]:
    """Return the moves of both sides from `position` until `goal` is reached, best against best."""
    moves: list[Cell] = []
    while not is_reached(position, goal):
        played = step(position, best_cells(position)[0], goal)
        assert played is not None, "the best cell keeps what can be reached"
        moves += played.moves
        for cell in played.moves:
            position = position.play(cell)
    return tuple(moves)
