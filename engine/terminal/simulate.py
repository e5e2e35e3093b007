"""`python -m engine simulate`: many games between two levels, and what came of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from engine.board import Position
from engine.figures import Odds
from engine.levels import Level, choose_cell
from engine.marks import Mark
from engine.variant import Variant


@dataclass(frozen=True, slots=True)
class Tally:
    """How many games X won, nobody won, and O won."""

    x_wins: int = 0
    draws: int = 0
    o_wins: int = 0

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.x_wins + self.draws + self.o_wins

    def with_winner(self, winner: Mark | None) -> Tally:
        """Return the tally with one more game."""
        return Tally(
            self.x_wins + (winner is Mark.X),
            self.draws + (winner is None),
            self.o_wins + (winner is Mark.O),
        )

    def table(self, exact: Odds | None) -> str:
        """Return counts and rates as text, beside the exact rates if they are given."""
        head = f"{'':8}{'games':>10}{'rate':>11}"
        rows = [head if exact is None else f"{head}{'exact':>11}"]
        for name, count in (
            ("X wins", self.x_wins),
            ("draws", self.draws),
            ("O wins", self.o_wins),
        ):
            rows.append(f"{name:8}{count:>10}{count / self.games:>11.3%}")
        if exact is not None:
            for at, rate in enumerate((exact.win, exact.draw, exact.loss), start=1):
                rows[at] += f"{float(rate):>11.3%}  = {rate}"
        return "\n".join(rows)


def simulate(variant: Variant, x: Level, o: Level, games: int, rng: Random) -> Iterator[Tally]:
    """Play `games` games and yield the tally after each."""
    tally = Tally()
    for _ in range(games):
        position = Position.empty(variant)
        while (outcome := position.outcome) is None:
            level = x if position.to_move is Mark.X else o
            position = position.play(choose_cell(position, level, rng))
        tally = tally.with_winner(outcome.winner)
        yield tally
