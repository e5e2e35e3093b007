"""`python -m engine simulate`: many games between two players, and what came of them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random, randrange

from engine.board import Position
from engine.figures import Odds, odds
from engine.levels import Level
from engine.marks import Mark
from engine.table import MOST_CELLS
from engine.variant import Variant
from lessons.commands.drawing import numbered_board, report_progress
from lessons.commands.numbers import add_numbers, numbers_of
from lessons.commands.options import (
    Commands,
    add_board,
    add_command,
    add_seconds,
    add_seed,
    at_least_one,
    board_name,
    board_of,
    player_on,
)
from lessons.learner.guard import LearnerError
from lessons.learner.players import SHAPES, Player, player, player_name


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


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "simulate",
        "let two players play many games and count the results",
        run,
        more=SHAPES,
        examples=(
            "simulate --x clever --o beginner --games 1000",
            "simulate --x mine.py:choose --o casual --show --games 3",
        ),
    )
    for mark, turn in (("x", "first"), ("o", "second")):
        parser.add_argument(
            f"--{mark}",
            type=player_name,
            metavar="PLAYER",
            default=str(Level.UNBEATABLE),
            help=f"who moves {turn} (default: %(default)s)",
        )
    parser.add_argument(
        "--games", type=at_least_one, default=1000, metavar="N", help="(default: %(default)s)"
    )
    parser.add_argument(
        "--show",
        action="store_true",
        help="draw the final board of each game, and let what your function prints through",
    )
    add_seconds(parser)
    add_numbers(parser)
    add_board(parser)
    add_seed(parser)


def run(chosen: argparse.Namespace) -> int:
    """Play the games and print what came of them."""
    variant = board_of(chosen)
    numbers = numbers_of(chosen, variant)
    seed = randrange(2**32) if chosen.seed is None else chosen.seed
    rng = Random(seed)
    tally, code = Tally(), 0
    try:
        x, o = (
            player(player_on(name, variant), rng, chosen.seconds, seed + at, chosen.show)
            for at, name in enumerate((chosen.x, chosen.o))
        )
    except LearnerError as error:
        chosen.parser.error(str(error))
    for note in dict.fromkeys((*x.notes, *o.notes)):
        print(f"note: {note}", file=sys.stderr)
    try:
        print(f"{_counted(chosen.games)} on {board_name(variant)}, seed {seed}")
        print(f"X {x.name} against O {o.name}", flush=True)
        if not chosen.show:
            report_progress(0, chosen.games)
        for tally, final in simulate(variant, x, o, chosen.games):
            if chosen.show:
                print(f"\nGame {tally.games}: {_result(final)}\n")
                print(numbered_board(final, numbers), flush=True)
            else:
                report_progress(tally.games, chosen.games)
    except KeyboardInterrupt:
        print(f"\nstopped after {_counted(tally.games)}")
        code = 130
    except LearnerError as error:
        if tally.games and sys.stderr.isatty():
            print(file=sys.stderr)  # Leaves the line of the progress bar.
        print(f"error: {error}", file=sys.stderr)
        return 1
    if tally.games:
        levels = list(Level)
        is_small = variant.cells <= MOST_CELLS and not variant.vanishing
        known = is_small and x.name in levels and o.name in levels
        exact = odds(Level(x.name), Level(o.name), variant) if known else None
        print(f"\n{tally.table(exact)}")
    for each in (x, o):
        if each.printed.lines:
            print(f"\n{each.name} printed lines that --show shows: {each.printed.lines}.")
    return code


def simulate(
    variant: Variant, x: Player, o: Player, games: int
) -> Iterator[tuple[Tally, Position]]:
    """Play `games` games and yield the tally and the final position after each."""
    tally = Tally()
    for _ in range(games):
        position = Position.empty(variant)
        while (outcome := position.outcome) is None:
            mover = x if position.to_move is Mark.X else o
            position = position.play(mover.choose(position))
        tally = tally.with_winner(outcome.winner)
        yield tally, position


def _counted(games: int) -> str:
    return "1 game" if games == 1 else f"{games} games"


def _result(final: Position) -> str:
    winner = final.outcome.winner if final.outcome else None
    return f"{winner.value} wins" if winner else "a draw"
