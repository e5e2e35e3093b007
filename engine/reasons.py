"""Why a cell is the best, right or wrong, as facts.

They are kept as values, never as sentences, so that they can be put into any language;
`reason_text` gives English.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from engine.board import Position
from engine.marks import Cell
from engine.notation import format_cell
from engine.search import solve
from engine.threats import completing_cells, unblockable_cell
from engine.values import Value, Verdict
from engine.variant import Variant


class WhyBest(StrEnum):
    """Why a cell is the best; the other fields of `Reason` mean what each line says."""

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


class WhyRight(StrEnum):
    """What a right cell of a puzzle does."""

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


class WhyWrong(StrEnum):
    """Why a cell gives up the goal, in a puzzle or in a game: what answers it."""

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


Kind = TypeVar("Kind", WhyBest, WhyRight, WhyWrong)


@dataclass(frozen=True, slots=True)
class Reason(Generic[Kind]):
    """Why a cell is the best, right or wrong: the line of its `kind` says what the rest means."""

    kind: Kind
    cells: tuple[Cell, ...] = ()
    reply: Cell | None = None
    then: Cell | None = None
    plies: int | None = None
    line: tuple[Cell, ...] = ()
    """What is blocked, if that is the reason: the enemy's line, with the cell that is played."""


def why_wrong(
    position: Position, cell: Cell, verdict: Verdict | None = None, answer: Cell | None = None
) -> Reason[WhyWrong]:
    """Return why `cell` gives up what the side to move had; raises IllegalMove.

    `verdict` is that of the position after it, if it is known already. `answer` is what was played
    there: of the best replies it is the one to be named.
    """
    enemy, after = position.to_move.other, position.play(cell)
    if outcome := after.outcome:
        drawn = WhyWrong.REPEATS if position.variant.vanishing else WhyWrong.ENDS_IN_DRAW
        return Reason(drawn if outcome.winner is None else WhyWrong.LOSES_AT_ONCE)
    verdict = verdict or solve(after)
    reply = next((each for each in verdict.cells if each == answer), verdict.cells[0])
    answered = after.play(reply)
    if verdict.prospect is None or verdict.prospect.value is not Value.WIN:
        blocked = completing_cells(after, position.to_move)
        misere = position.variant.misere
        cells = (reply,) if reply in blocked and not misere else ()
        return Reason(WhyWrong.ONLY_DRAWS, cells, reply)
    if position.variant.misere:
        return Reason(WhyWrong.MUST_COMPLETE, reply=reply, plies=verdict.prospect.plies)
    if answered.outcome:
        return Reason(WhyWrong.LINE, reply=reply)
    threats = completing_cells(answered, enemy)
    if len(threats) > 1:
        return Reason(WhyWrong.FORK, threats, reply)
    if (unblockable := unblockable_cell(answered)) is not None:
        return Reason(WhyWrong.UNBLOCKABLE, (unblockable,), reply)
    return Reason(WhyWrong.LOST, reply=reply, plies=verdict.prospect.plies)


def reason_text(reason: Reason[WhyBest], variant: Variant) -> str:
    """Return why a cell is the best as an English clause: "keeps the draw"."""
    number = _NUMBERS.get(len(reason.cells), str(len(reason.cells)))
    cells = _listed([format_cell(cell, variant) for cell in reason.cells])
    if reason.kind is WhyBest.SETS_TRAPS and len(reason.cells) > _MOST_LISTED:
        cells = f"{number} replies"
    line = "-".join(format_cell(cell, variant) for cell in reason.line)
    moves = _moves(reason.plies)
    return _CLAUSES[reason.kind].format(cells=cells, number=number, moves=moves, line=line)


_CLAUSES: Mapping[WhyBest, str] = {
    WhyBest.WINS_AT_ONCE: "wins at once",
    WhyBest.FORKS: "makes {number} threats, at {cells}",
    WhyBest.UNBLOCKABLE: "threatens {cells}, which no mark can block before it is free",
    WhyBest.FORCES_WIN: "forces a win{moves}",
    WhyBest.BLOCKS: "blocks the line {line}",
    WhyBest.ONLY_DRAW: "the only move that holds the draw",
    WhyBest.ONLY_WIN: "the only move that wins",
    WhyBest.SPOILS_FORK: "stops two threats at once, from {cells}",
    WhyBest.THREATENS: "threatens {cells}",
    WhyBest.SETS_TRAPS: "sets a trap: {cells} would lose",
    WhyBest.AVOIDS_LINE: "completes no line, as {cells} would",
    WhyBest.HOLDS: "keeps the draw",
    WhyBest.DELAYS: "loses, but holds out longest",
    WhyBest.LOOKS_BEST: "lies on the most promising lines",
}


_NUMBERS = {2: "two", 3: "three", 4: "four"}

_MOST_LISTED = 3
"""How many traps to name; more are only counted."""


def _listed(names: list[str]) -> str:
    """Join names as English does: "a1", "a1 and b2", "a1, b2 and c3"."""
    return " and ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))


def _moves(plies: int | None) -> str:
    """Return " in n moves", counting only those of the side to move, or nothing if unknown."""
    if plies is None:
        return ""
    moves = (plies + 1) // 2
    return f" in {moves} move{'' if moves == 1 else 's'}"
