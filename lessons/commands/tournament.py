"""`python -m engine tournament`: everybody against everybody, from both sides."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from pathlib import Path
from random import Random, randrange
from textwrap import fill

from engine.analysis import review
from engine.board import Position
from engine.marks import Cell, Mark
from engine.notation import format_cell
from engine.values import Value
from engine.variant import Variant
from lessons.commands.coach import VERBS
from lessons.commands.drawing import WIDTH, report_progress
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
from lessons.learner.players import (
    SHAPES,
    Player,
    player,
    player_name,
    players_of_folder,
)

_MOST_FAILURES = 3
"""After how many failed games a player is asked no more, and loses the rest."""

_MOST_LOSSES = 10
"""How many ways to lose are shown for each player."""

_NAME_WIDTH = 40


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game that was played: by whom, its moves, who won, and what X or O failed by, if so."""

    x: Player
    o: Player
    moves: tuple[Cell, ...]
    winner: Player | None
    failure: str = ""

    @property
    def loser(self) -> Player | None:
        """Who lost, None after a draw."""
        if self.winner is None:
            return None
        return self.o if self.winner is self.x else self.x


@dataclass(slots=True)
class TournamentScore:
    """What one player has won, drawn and lost, and by what they failed."""

    won: int = 0
    drawn: int = 0
    lost: int = 0
    failures: list[str] = field(default_factory=list)

    @property
    def points(self) -> float:
        """A point for each win and half of one for each draw."""
        return self.won + self.drawn / 2


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "tournament",
        "let everybody play against everybody, from both sides",
        run,
        more=f"{SHAPES} A folder stands for the players of all its files. A win is a point, a draw"
        " half of one; who fails loses that game.",
        examples=(
            "tournament easy casual clever --games 100",
            "tournament ann.py:choose bob.py:get_comp_move unbeatable --losses",
            "tournament class_7b unbeatable",
        ),
    )
    parser.add_argument("players", nargs="+", type=player_name, metavar="PLAYER")
    parser.add_argument(
        "--games",
        type=at_least_one,
        default=10,
        metavar="N",
        help="how many each pair plays from each side (default: %(default)s)",
    )
    parser.add_argument(
        "--losses", action="store_true", help="show the first move that gave each lost game away"
    )
    add_seconds(parser)
    add_board(parser)
    add_seed(parser)


def run(chosen: argparse.Namespace) -> int:
    """Play the tournament and print the table."""
    variant = board_of(chosen)
    names = [player_on(name, variant) for name in _names(chosen)]
    if len(names) < 2:
        chosen.parser.error("a tournament needs two players or more")
    if twice := [name for name, count in Counter(names).items() if count > 1]:
        chosen.parser.error(f"{twice[0]} is named twice")
    seed = randrange(2**32) if chosen.seed is None else chosen.seed
    rng = Random(seed)
    try:
        players = [player(name, rng, chosen.seconds, seed + at) for at, name in enumerate(names)]
    except LearnerError as error:
        chosen.parser.error(str(error))
    for note in dict.fromkeys(note for each in players for note in each.notes):
        print(f"note: {note}", file=sys.stderr)
    pairs = len(players) * (len(players) - 1)
    total = pairs * chosen.games
    print(
        f"{len(players)} players on {board_name(variant)}, {total} games, seed {seed}", flush=True
    )
    scores = {each.name: TournamentScore() for each in players}
    games: list[PlayedGame] = []
    report_progress(0, total)
    code = 0
    try:
        for game in play_all(variant, players, chosen.games, scores):
            games.append(game)
            report_progress(len(games), total)
    except KeyboardInterrupt:
        print(f"\nstopped after {len(games)} of {total} games")
        code = 130
    print(f"\n{_table(scores)}")
    for score in scores.values():
        if score.failures:
            code = code or 1
            counted = "1 game" if len(score.failures) == 1 else f"{len(score.failures)} games"
            sys.stdout.flush()
            print(f"error: {score.failures[0]} (lost {counted} so)", file=sys.stderr)
    if chosen.losses:
        for each in players:
            print(f"\n{_losses(each, games, variant)}")
    return code


def _names(chosen: argparse.Namespace) -> list[str]:
    """Return the names of the players, those of a folder's files in its place."""
    names: list[str] = []
    for name in chosen.players:
        if Path(name).is_dir():
            found, complaints = players_of_folder(Path(name), chosen.seconds)
            names += found
            for complaint in complaints:
                print(f"note: {complaint}", file=sys.stderr)
        else:
            names.append(name)
    return names


def play_all(
    variant: Variant, players: Sequence[Player], rounds: int, scores: dict[str, TournamentScore]
) -> Iterator[PlayedGame]:
    """Play each pair `rounds` times from each side and yield each game, counted in `scores`."""
    for _ in range(rounds):
        for x, o in permutations(players, 2):
            game = _play(variant, x, o, scores)
            if game.winner is None:
                scores[x.name].drawn += 1
                scores[o.name].drawn += 1
            elif game.loser is not None:
                scores[game.winner.name].won += 1
                scores[game.loser.name].lost += 1
                if game.failure:
                    scores[game.loser.name].failures.append(game.failure)
            yield game


def _play(variant: Variant, x: Player, o: Player, scores: dict[str, TournamentScore]) -> PlayedGame:
    for out, other in ((x, o), (o, x)):
        failures = scores[out.name].failures
        if len(failures) >= _MOST_FAILURES:
            return PlayedGame(x, o, (), other, failures[-1])
    position, moves = Position.empty(variant), list[Cell]()
    while (outcome := position.outcome) is None:
        mover, other = (x, o) if position.to_move is Mark.X else (o, x)
        try:
            moves.append(mover.choose(position))
        except LearnerError as error:
            return PlayedGame(x, o, tuple(moves), other, str(error))
        position = position.play(moves[-1])
    winner = None if outcome.winner is None else x if outcome.winner is Mark.X else o
    return PlayedGame(x, o, tuple(moves), winner)


def _table(scores: dict[str, TournamentScore]) -> str:
    """Return the table of points, the best first."""
    shown = {name: _short(name) for name in scores}
    width = max(len("player"), *map(len, shown.values()))
    lines = [f"    {'player':{width}} {'points':>8} {'won':>7} {'drawn':>7} {'lost':>7}"]
    ranked = sorted(scores.items(), key=lambda item: (-item[1].points, -item[1].won))
    for at, (name, score) in enumerate(ranked, start=1):
        counts = f"{score.points:>8.1f} {score.won:>7} {score.drawn:>7} {score.lost:>7}"
        lines.append(f"{at:>3} {shown[name]:{width}} {counts}")
    return "\n".join(lines)


def _losses(loser: Player, games: Sequence[PlayedGame], variant: Variant) -> str:
    """Return how `loser` lost, the most frequent way first."""
    ways: Counter[str] = Counter()
    reasons: dict[tuple[Cell, ...], str] = {}
    for game in games:
        if game.loser is not loser or game.winner is None or game.failure:
            continue
        mark = Mark.X if loser is game.x else Mark.O
        if game.moves not in reasons:
            reasons[game.moves] = _given_away(game.moves, mark, variant)
        ways[f"as {mark.value} against {_short(game.winner.name)}: {reasons[game.moves]}"] += 1
    name = _short(loser.name)
    if not ways:
        return f"{name} lost no game on the board."
    lines = [f"How {name} lost:"]
    for way, count in ways.most_common(_MOST_LOSSES):
        lines.append(fill(f"{count:>5} x {way}", WIDTH, subsequent_indent=" " * 8))
    if len(ways) > _MOST_LOSSES:
        lines.append(f"      and in {len(ways) - _MOST_LOSSES} other ways")
    return "\n".join(lines)


def _given_away(moves: tuple[Cell, ...], loser: Mark, variant: Variant) -> str:
    """Return the first move by which `loser` gave the game away, in words."""
    for mistake in review(variant, moves):
        mover = Mark.X if mistake.ply % 2 else Mark.O
        if mover is not loser or mistake.after is not Value.LOSS:
            continue
        before = " ".join(format_cell(cell, variant) for cell in moves[: mistake.ply - 1])
        better = " or ".join(format_cell(cell, variant) for cell in mistake.better)
        played = format_cell(mistake.played, variant)
        after = f"after {before}, " if before else ""
        return f"{after}{played} lost, {better} {VERBS[mistake.before]}"
    return "no single move gave it away"


def _short(name: str) -> str:
    """Return a name that fits the table, by its end."""
    return name if len(name) <= _NAME_WIDTH else f"...{name[3 - _NAME_WIDTH :]}"
