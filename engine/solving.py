"""Solving a puzzle move by move: which cells keep its goal, what answers them, when it is over.

A goal is what the side to move can reach, a win or a draw. It need not be a puzzle of the day: the
position before a mistake will do.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.analysis import value_for_last_mover
from engine.board import Position
from engine.marks import Cell
from engine.search import BUDGET_NODES, best_cells, solve
from engine.threats import completing_cells
from engine.values import Value


class Fault(StrEnum):
    """Why a cell gives up the goal; `Refutation.reply` and `.cells` mean what each line says."""

    LOSES_AT_ONCE = "loses_at_once"
    """Where a line loses: it completes one. There is no reply."""
    LINE = "line"
    """The enemy completes a line with `reply`."""
    FORK = "fork"
    """After `reply` the enemy threatens to complete a line on several cells: `cells`."""
    LOST = "lost"
    """After `reply` the enemy forces a line, in `plies` plies if that is known."""
    MUST_COMPLETE = "must_complete"
    """Where a line loses: after `reply` one will have to be completed."""
    ONLY_DRAWS = "only_draws"
    """After `reply` the win is gone; where `cells` are given, it blocks the line there."""
    ENDS_IN_DRAW = "ends_in_draw"
    """The board is full, and the win is gone. There is no reply."""


@dataclass(frozen=True, slots=True)
class Refutation:
    """Why a cell is wrong, as facts."""

    fault: Fault
    reply: Cell | None = None
    cells: tuple[Cell, ...] = ()
    plies: int | None = None


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


def refutation(position: Position, cell: Cell) -> Refutation:
    """Return why `cell` gives up what the side to move had; raises IllegalMove."""
    enemy, after = position.to_move.other, position.play(cell)
    if outcome := after.outcome:
        return Refutation(Fault.ENDS_IN_DRAW if outcome.winner is None else Fault.LOSES_AT_ONCE)
    verdict = solve(after)
    reply = verdict.cells[0]
    answered = after.play(reply)
    if verdict.prospect is None or verdict.prospect.value is not Value.WIN:
        blocked = completing_cells(after, position.to_move)
        misere = position.variant.misere
        return Refutation(
            Fault.ONLY_DRAWS, reply, (reply,) if reply in blocked and not misere else ()
        )
    if position.variant.misere:
        return Refutation(Fault.MUST_COMPLETE, reply, plies=verdict.prospect.plies)
    if answered.outcome:
        return Refutation(Fault.LINE, reply)
    threats = completing_cells(answered, enemy)
    if len(threats) > 1:
        return Refutation(Fault.FORK, reply, threats)
    return Refutation(Fault.LOST, reply, plies=verdict.prospect.plies)


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
