"""Solving a puzzle move by move: which cells keep its goal, what answers them, when it is over.

A goal is what the side to move can reach, a win or a draw. It need not be a puzzle of the day: the
position before a mistake will do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.analysis import value_for_last_mover
from engine.board import Position
from engine.marks import Cell
from engine.reasons import Reason, WhyRight
from engine.search import best_cells
from engine.threats import completing_cells, forking_cells
from engine.values import Value


def keeps(position: Position, cell: Cell, goal: Value) -> bool:
    """Return whether playing `cell` still reaches `goal`; raises IllegalMove.

    A cell whose value is not proven within the budget does not, which happens on no board on offer.
    """
    value = value_for_last_mover(position.play(cell))
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


def why_right(position: Position, moves: Sequence[Cell], goal: Value) -> Reason[WhyRight]:
    """Return what the first of `moves` does, which with their replies reached `goal`.

    Raises IllegalMove.
    """
    if goal is Value.DRAW:
        return Reason(_why_right_for_draw(position, moves[0]))
    if position.variant.misere:
        return Reason(WhyRight.MUST_COMPLETE)
    threats = _threats(position, moves)
    if not threats:
        return Reason(WhyRight.LINE)
    if len(threats[0]) > 1:
        return Reason(WhyRight.FORK, threats[0])
    if not all(threats):
        return Reason(WhyRight.WINS)
    if len(threats) > 1 and len(threats[1]) > 1:
        return Reason(WhyRight.FORCES_FORK, threats[1], moves[1], moves[2])
    return Reason(WhyRight.THREATS)


def _why_right_for_draw(position: Position, cell: Cell) -> WhyRight:
    enemy, after = position.to_move.other, position.play(cell)
    if not position.variant.misere:
        if cell in completing_cells(position, enemy):
            return WhyRight.BLOCKS
        if forking_cells(position, enemy) and not forking_cells(after, enemy):
            return WhyRight.SPOILS_FORK
    others = len(position.free_cells) - 1
    is_alone = len(wrong_cells(position, Value.DRAW)) == others > 0
    return WhyRight.ONLY_DRAW if is_alone else WhyRight.HOLDS


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
