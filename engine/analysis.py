"""What the engine thinks of a position, cell by cell, and where a game was thrown away."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.board import Position
from engine.marks import Cell
from engine.reasons import Reason, WhyBest, WhyWrong, why_wrong
from engine.search import ANALYSIS_NODES, BUDGET_NODES, prospects, solve
from engine.threats import completing_cells, forking_cells, threatened_line, unblockable_cell
from engine.values import Prospect, Value, Verdict
from engine.variant import Variant, lines_through

_TRAP_NODES = 20_000
"""How many positions to visit in search of replies that lose."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """What best play leads to: from the position, and from each free cell for who plays it.

    A prospect is None where it was not worked out within the budget. `best` is the first of the
    equally good cells in reading order, or the one with the most open lines where nothing else
    speaks for one; `reason` says why.
    """

    prospect: Prospect | None
    cells: Mapping[Cell, Prospect | None]
    best: Cell
    reason: Reason[WhyBest]


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move that gave away value: `ply` counts from 1, `before` and `after` are the mover's.

    `better` holds the best cells, all equally good, that would have kept `before`; `why` says
    why this one did not.
    """

    ply: int
    played: Cell
    before: Value
    after: Value
    better: tuple[Cell, ...]
    why: Reason[WhyWrong]


def analyse(position: Position, budget_nodes: int = ANALYSIS_NODES) -> Analysis:
    """Return the prospects of every free cell and the best one with a reason; raises GameOver.

    Visits at most `budget_nodes` positions for the cells, and as many for the best one.
    """
    verdict = solve(position, min(budget_nodes, BUDGET_NODES))
    cells = prospects(position, budget_nodes)
    best = verdict.cells[0]
    if verdict.prospect is not None and cells[best] is None:
        cells[best] = verdict.prospect
    reason = _reason(position, best, cells)
    if reason.kind is WhyBest.HOLDS and (found := _most_open(position, cells)) is not None:
        return Analysis(verdict.prospect, cells, found, Reason(WhyBest.LOOKS_BEST))
    return Analysis(verdict.prospect, cells, best, reason)


def review(
    variant: Variant, moves: Iterable[Cell], plies: range | None = None
) -> tuple[Mistake, ...]:
    """Return the moves that gave away value, in order; raises IllegalMove if a move is illegal.

    Looks at the moves that come after `plies` others, at all if it is None, and visits at most
    `BUDGET_NODES` positions for each; moves whose value takes more than that are passed over.
    """
    mistakes: list[Mistake] = []
    played = tuple(moves)
    plies = range(len(played)) if plies is None else plies
    position = Position.after(variant, played[: plies.start])
    verdict = _verdict(position)
    for ply in plies:
        cell, answer = played[ply], played[ply + 1] if ply + 1 < len(played) else None
        after = position.play(cell)
        answered = _verdict(after)
        before = verdict.prospect if verdict else None
        reached = _for_last_mover(after, answered)
        if verdict and before and reached is not None and reached < before.value:
            why = why_wrong(position, cell, answered, answer)
            mistakes.append(Mistake(ply + 1, cell, before.value, reached, verdict.cells, why))
        position, verdict = after, answered
    return tuple(mistakes)


def value_for_last_mover(position: Position) -> Value | None:
    """Return what the side that has just moved can reach, None if that takes too many nodes."""
    return _for_last_mover(position, _verdict(position))


def _verdict(position: Position) -> Verdict | None:
    return None if position.outcome else solve(position)


def _for_last_mover(position: Position, verdict: Verdict | None) -> Value | None:
    if outcome := position.outcome:
        if outcome.winner is None:
            return Value.DRAW
        return Value.LOSS if outcome.winner is position.to_move else Value.WIN
    return verdict.prospect.value.for_other if verdict and verdict.prospect else None


def _reason(
    position: Position, best: Cell, cells: Mapping[Cell, Prospect | None]
) -> Reason[WhyBest]:
    variant, us, enemy = position.variant, position.to_move, position.to_move.other
    prospect = cells[best]
    value = plies = None
    if prospect is not None:
        value, plies = prospect.value, prospect.plies
    others = [found and found.value for cell, found in cells.items() if cell != best]
    alone = bool(others) and all(other is not None and other != value for other in others)
    after = position.play(best)
    ours = completing_cells(position, us)
    threats: tuple[Cell, ...] = ()
    if not variant.misere and after.outcome is None:
        threats = completing_cells(after, us)

    if value is Value.WIN and best in ours and not variant.misere:
        return Reason(WhyBest.WINS_AT_ONCE, (best,), plies=plies)
    if value is Value.WIN and len(threats) > 1:
        return Reason(WhyBest.FORKS, threats, plies=plies)
    if value is Value.WIN and (unblockable := unblockable_cell(after)) is not None:
        return Reason(WhyBest.UNBLOCKABLE, (unblockable,), plies=plies)
    if value is Value.WIN:
        kind = WhyBest.ONLY_WIN if alone else WhyBest.FORCES_WIN
        return Reason(kind, plies=plies)
    if not variant.misere and best in completing_cells(position, enemy):
        line = threatened_line(position, enemy, best)
        return Reason(WhyBest.BLOCKS, (best,), line=line)
    if value is Value.LOSS:
        return Reason(WhyBest.DELAYS, plies=plies)
    if variant.misere and ours:
        return Reason(WhyBest.AVOIDS_LINE, ours)
    if value is None:
        return Reason(WhyBest.LOOKS_BEST)
    forks = () if variant.misere else forking_cells(position, enemy)
    if forks and not forking_cells(after, enemy):
        return Reason(WhyBest.SPOILS_FORK, forks)
    if alone:
        return Reason(WhyBest.ONLY_DRAW)
    if threats:
        return Reason(WhyBest.THREATENS, threats)
    if after.outcome is None and (traps := _traps(after)):
        return Reason(WhyBest.SETS_TRAPS, traps)
    return Reason(WhyBest.HOLDS)


def _most_open(position: Position, cells: Mapping[Cell, Prospect | None]) -> Cell | None:
    """Return the cell with the most lines through it that the enemy holds no cell of.

    Of several the one nearest to the centre. None where it gives value away, in misère, and where
    marks vanish, as a line is not closed for long there.
    """
    if position.variant.misere or position.variant.vanishing:
        return None
    theirs = position.held_by(position.to_move.other)
    lines = lines_through(position.variant)
    through = {cell: sum(not line & theirs for line in lines[cell]) for cell in cells}
    first = max(cells, key=lambda cell: (through[cell], -_off_centre(cell, position.variant)))
    prospect = cells[first]
    return first if prospect is not None and prospect.value is Value.DRAW else None


def _off_centre(cell: Cell, variant: Variant) -> int:
    """Return the square of how far a cell is from the centre, in half cells."""
    row, col = divmod(cell, variant.cols)
    return (2 * row + 1 - variant.rows) ** 2 + (2 * col + 1 - variant.cols) ** 2


def _traps(after: Position) -> tuple[Cell, ...]:
    """Return the replies that lose, as far as a short search finds them."""
    replies = prospects(after, _TRAP_NODES)
    return tuple(cell for cell, found in replies.items() if found and found.value is Value.LOSS)
