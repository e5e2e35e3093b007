"""Why a cell is wrong, in a puzzle or in a game: what answers it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.board import Position
from engine.marks import Cell
from engine.search import solve
from engine.threats import completing_cells, unblockable_cell
from engine.values import Value, Verdict


class Fault(StrEnum):
    """Why a cell gives up the goal; `Refutation.reply` and `.cells` mean what each line says."""

    LOSES_AT_ONCE = "loses_at_once"
    """Where a line loses: it completes one. There is no reply."""
    LINE = "line"
    """The enemy completes a line with `reply`."""
    FORK = "fork"
    """After `reply` the enemy threatens to complete a line on several cells: `cells`."""
    UNBLOCKABLE = "unblockable"
    """Where marks vanish: after `reply` the enemy threatens a line on `cells`, where one's own mark
    leaves: that cannot be blocked."""
    LOST = "lost"
    """After `reply` the enemy forces a line, in `plies` plies if that is known."""
    MUST_COMPLETE = "must_complete"
    """Where a line loses: after `reply` one will have to be completed."""
    ONLY_DRAWS = "only_draws"
    """After `reply` the win is gone; where `cells` are given, it blocks the line there."""
    ENDS_IN_DRAW = "ends_in_draw"
    """The board is full, and the win is gone. There is no reply."""
    REPEATS = "repeats"
    """Where marks vanish: the position comes for the third time. There is no reply."""


@dataclass(frozen=True, slots=True)
class Refutation:
    """Why a cell is wrong, as facts."""

    fault: Fault
    reply: Cell | None = None
    cells: tuple[Cell, ...] = ()
    plies: int | None = None


def refutation(
    position: Position, cell: Cell, verdict: Verdict | None = None, answer: Cell | None = None
) -> Refutation:
    """Return why `cell` gives up what the side to move had; raises IllegalMove.

    `verdict` is that of the position after it, if it is known already. `answer` is what was played
    there: of the best replies it is the one to be named.
    """
    enemy, after = position.to_move.other, position.play(cell)
    if outcome := after.outcome:
        drawn = Fault.REPEATS if position.variant.vanishing else Fault.ENDS_IN_DRAW
        return Refutation(drawn if outcome.winner is None else Fault.LOSES_AT_ONCE)
    verdict = verdict or solve(after)
    reply = next((each for each in verdict.cells if each == answer), verdict.cells[0])
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
    if (unblockable := unblockable_cell(answered)) is not None:
        return Refutation(Fault.UNBLOCKABLE, reply, (unblockable,))
    return Refutation(Fault.LOST, reply, plies=verdict.prospect.plies)
