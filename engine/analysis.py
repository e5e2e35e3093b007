"""What the engine thinks of a position, cell by cell, and where a game was thrown away.

Facts are kept as values, never as sentences, so that they can be put into any language; `str`
gives English.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import zip_longest

from engine.board import Position
from engine.faults import Refutation, refutation
from engine.marks import Cell
from engine.notation import format_cell
from engine.search import ANALYSIS_NODES, BUDGET_NODES, prospects, solve
from engine.threats import completing_cells, forking_cells, threatened_line, unblockable_cell
from engine.values import Prospect, Value, Verdict
from engine.variant import Variant, lines_through


class ReasonKind(StrEnum):
    """Why a cell is the best; `Reason.cells` and `Reason.plies` mean what each line says."""

    WINS_AT_ONCE = "wins_at_once"
    """It completes a line."""
    FORKS = "forks"
    """It makes several threats at once: `cells`. The game ends after `plies` more plies."""
    UNBLOCKABLE = "unblockable"
    """Where marks vanish: it threatens a line on `cells`, where the enemy's oldest mark is yet."""
    FORCES_WIN = "forces_win"
    """It wins against any defence, in `plies` plies if that is known."""
    BLOCKS = "blocks"
    """It takes the cell on which the enemy would complete a line: `cells`, the one played."""
    ONLY_DRAW = "only_draw"
    """All other cells lose."""
    ONLY_WIN = "only_win"
    """It forces a win, and no other cell does."""
    SPOILS_FORK = "spoils_fork"
    """The enemy could have made several threats at once by playing one of `cells`."""
    THREATENS = "threatens"
    """It threatens to complete a line on `cells` next, which the enemy can still stop."""
    SETS_TRAPS = "sets_traps"
    """The position stays drawn, but the replies on `cells` lose."""
    AVOIDS_LINE = "avoids_line"
    """Where a line loses: it completes none, as `cells` would."""
    HOLDS = "holds"
    """It keeps the draw, as others do."""
    DELAYS = "delays"
    """All cells lose; this one holds out longest, for `plies` plies if that is known."""
    LOOKS_BEST = "looks_best"
    """The position is too large to be worked out; the cell lies on the most promising lines."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a cell is the best, as facts; `str(reason)` is an English clause: "keeps the draw"."""

    kind: ReasonKind
    variant: Variant
    cells: tuple[Cell, ...] = ()
    plies: int | None = None
    line: tuple[Cell, ...] = ()
    """What is blocked, if that is the reason: the enemy's line, with the cell that is played."""

    def __str__(self) -> str:
        number = _NUMBERS.get(len(self.cells), str(len(self.cells)))
        cells = _listed([format_cell(cell, self.variant) for cell in self.cells])
        if self.kind is ReasonKind.SETS_TRAPS and len(self.cells) > _MOST_LISTED:
            cells = f"{number} replies"
        line = "-".join(format_cell(cell, self.variant) for cell in self.line)
        moves = _moves(self.plies)
        return _CLAUSES[self.kind].format(cells=cells, number=number, moves=moves, line=line)


_CLAUSES: Mapping[ReasonKind, str] = {
    ReasonKind.WINS_AT_ONCE: "wins at once",
    ReasonKind.FORKS: "makes {number} threats, at {cells}",
    ReasonKind.UNBLOCKABLE: "threatens {cells}, which no mark can block before it is free",
    ReasonKind.FORCES_WIN: "forces a win{moves}",
    ReasonKind.BLOCKS: "blocks the line {line}",
    ReasonKind.ONLY_DRAW: "the only move that holds the draw",
    ReasonKind.ONLY_WIN: "the only move that wins",
    ReasonKind.SPOILS_FORK: "stops two threats at once, from {cells}",
    ReasonKind.THREATENS: "threatens {cells}",
    ReasonKind.SETS_TRAPS: "sets a trap: {cells} would lose",
    ReasonKind.AVOIDS_LINE: "completes no line, as {cells} would",
    ReasonKind.HOLDS: "keeps the draw",
    ReasonKind.DELAYS: "loses, but holds out longest",
    ReasonKind.LOOKS_BEST: "lies on the most promising lines",
}


_NUMBERS = {2: "two", 3: "three", 4: "four"}

_MOST_LISTED = 3
"""How many traps to name; more are only counted."""

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
    reason: Reason


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move that gave away value: `ply` counts from 1, `before` and `after` are the mover's.

    `better` holds the best cells, all equally good, that would have kept `before`; `refutation`
    says why this one did not.
    """

    ply: int
    played: Cell
    before: Value
    after: Value
    better: tuple[Cell, ...]
    refutation: Refutation


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
    if reason.kind is ReasonKind.HOLDS and (found := _most_open(position, cells)) is not None:
        return Analysis(
            verdict.prospect, cells, found, Reason(ReasonKind.LOOKS_BEST, reason.variant)
        )
    return Analysis(verdict.prospect, cells, best, reason)


def review(
    variant: Variant, moves: Iterable[Cell], budget_nodes: int = BUDGET_NODES
) -> tuple[Mistake, ...]:
    """Return the moves that gave away value, in order; raises IllegalMove if a move is illegal.

    Visits at most `budget_nodes` positions for each move; moves whose value takes more than that
    are passed over.
    """
    mistakes: list[Mistake] = []
    played = tuple(moves)
    position = Position.empty(variant)
    verdict = _verdict(position, budget_nodes)
    for cell, answer in zip_longest(played, played[1:]):
        after = position.play(cell)
        answered = _verdict(after, budget_nodes)
        before = verdict.prospect if verdict else None
        reached = _for_last_mover(after, answered)
        if verdict and before and reached is not None and reached < before.value:
            why = refutation(position, cell, answered, answer)
            mistakes.append(Mistake(after.ply, cell, before.value, reached, verdict.cells, why))
        position, verdict = after, answered
    return tuple(mistakes)


def value_for_last_mover(position: Position, budget_nodes: int) -> Value | None:
    """Return what the side that has just moved can reach, None if that takes too many nodes."""
    return _for_last_mover(position, _verdict(position, budget_nodes))


def _verdict(position: Position, budget_nodes: int) -> Verdict | None:
    return None if position.outcome else solve(position, budget_nodes)


def _for_last_mover(position: Position, verdict: Verdict | None) -> Value | None:
    if outcome := position.outcome:
        if outcome.winner is None:
            return Value.DRAW
        return Value.LOSS if outcome.winner is position.to_move else Value.WIN
    return verdict.prospect.value.for_other if verdict and verdict.prospect else None


def _reason(position: Position, best: Cell, cells: Mapping[Cell, Prospect | None]) -> Reason:
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
        return Reason(ReasonKind.WINS_AT_ONCE, variant, (best,), plies)
    if value is Value.WIN and len(threats) > 1:
        return Reason(ReasonKind.FORKS, variant, threats, plies)
    if value is Value.WIN and (unblockable := unblockable_cell(after)) is not None:
        return Reason(ReasonKind.UNBLOCKABLE, variant, (unblockable,), plies)
    if value is Value.WIN:
        kind = ReasonKind.ONLY_WIN if alone else ReasonKind.FORCES_WIN
        return Reason(kind, variant, (), plies)
    if not variant.misere and best in completing_cells(position, enemy):
        line = threatened_line(position, enemy, best)
        return Reason(ReasonKind.BLOCKS, variant, (best,), line=line)
    if value is Value.LOSS:
        return Reason(ReasonKind.DELAYS, variant, (), plies)
    if variant.misere and ours:
        return Reason(ReasonKind.AVOIDS_LINE, variant, ours)
    if value is None:
        return Reason(ReasonKind.LOOKS_BEST, variant)
    forks = () if variant.misere else forking_cells(position, enemy)
    if forks and not forking_cells(after, enemy):
        return Reason(ReasonKind.SPOILS_FORK, variant, forks)
    if alone:
        return Reason(ReasonKind.ONLY_DRAW, variant)
    if threats:
        return Reason(ReasonKind.THREATENS, variant, threats)
    if after.outcome is None and (traps := _traps(after)):
        return Reason(ReasonKind.SETS_TRAPS, variant, traps)
    return Reason(ReasonKind.HOLDS, variant)


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


def _listed(names: list[str]) -> str:
    """Join names as English does: "a1", "a1 and b2", "a1, b2 and c3"."""
    return " and ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))


def _moves(plies: int | None) -> str:
    """Return " in n moves", counting only those of the side to move, or nothing if unknown."""
    if plies is None:
        return ""
    moves = (plies + 1) // 2
    return f" in {moves} move{'' if moves == 1 else 's'}"
