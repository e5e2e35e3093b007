"""How two levels fare against each other, exactly: every game counted with its probability."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from engine.board import Position
from engine.levels import Level, candidates
from engine.marks import Mark
from engine.variant import BOARDS, Variant


@dataclass(frozen=True, slots=True)
class Odds:
    """The probabilities that a player wins, draws and loses; they add up to 1."""

    win: Fraction
    draw: Fraction
    loss: Fraction


def odds(x: Level, o: Level, variant: Variant = BOARDS["3x3"]) -> Odds:
    """Return the exact odds of X, played by level `x`, against O, played by level `o`.

    Walks through every position that can come up, so the board should be small, and its marks stay.
    """
    known: dict[tuple[int, int], tuple[Fraction, Fraction]] = {}

    def wins_and_losses(position: Position) -> tuple[Fraction, Fraction]:
        key = (position.x, position.o)
        if key not in known:
            known[key] = _wins_and_losses(position)
        return known[key]

    def _wins_and_losses(position: Position) -> tuple[Fraction, Fraction]:
        if outcome := position.outcome:
            return Fraction(outcome.winner is Mark.X), Fraction(outcome.winner is Mark.O)
        cells = candidates(position, x if position.to_move is Mark.X else o)
        afters = [wins_and_losses(position.play(cell)) for cell in cells]
        wins = sum((win for win, _ in afters), Fraction())
        losses = sum((loss for _, loss in afters), Fraction())
        return wins / len(cells), losses / len(cells)

    win, loss = wins_and_losses(Position.empty(variant))
    return Odds(win, 1 - win - loss, loss)
