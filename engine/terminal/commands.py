"""The command line: what may be asked, and who answers it."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from random import Random, randrange
from typing import TYPE_CHECKING

from engine.errors import InvalidVariant
from engine.figures import odds
from engine.levels import Level
from engine.notation import Numbering
from engine.terminal.drawing import report
from engine.terminal.move import answer
from engine.terminal.play import Left, Table, play_games
from engine.terminal.simulate import Tally, simulate
from engine.variant import BOARDS, Variant

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0, or 2 for wrong arguments, 130 for Ctrl-C."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    if chosen.command is None:
        parser.print_help()
        return 0
    try:
        code: int = chosen.command(chosen)
    except KeyboardInterrupt:
        print()
        return 130
    except BrokenPipeError:
        # Whoever read our output has left; Python would complain once more when it closes it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m engine",
        description="Tic-tac-toe and its relatives: play, measure and ask the engine.",
    )
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(metavar="COMMAND", title="commands")
    _add_play(commands)
    _add_simulate(commands)
    _add_figures(commands)
    _add_move(commands)
    return parser


def _add_play(commands: Commands) -> None:
    about = "play a game in the terminal, against a level or a second person"
    parser = commands.add_parser("play", help=about, description=_sentence(about))
    parser.set_defaults(command=_play)
    parser.add_argument("--mark", type=str.upper, choices=["X", "O"], help="yours; else you pick")
    parser.add_argument(
        "--first", choices=["me", "other", "lot"], default="lot", help="who starts (default: lot)"
    )
    opponent = parser.add_mutually_exclusive_group()
    opponent.add_argument("--level", choices=list(map(str, Level)), help="the computer's strength")
    opponent.add_argument("--two", action="store_true", help="play against a second person")
    parser.add_argument("--keypad", action="store_true", help="number cells like a keypad, 1 below")
    _add_board(parser)
    _add_seed(parser)


def _add_simulate(commands: Commands) -> None:
    about = "let two levels play many games and count the results"
    parser = commands.add_parser("simulate", help=about, description=_sentence(about))
    parser.set_defaults(command=_simulate)
    for mark, other in (("x", "first"), ("o", "second")):
        parser.add_argument(
            f"--{mark}",
            choices=list(map(str, Level)),
            default=str(Level.UNBEATABLE),
            help=f"who moves {other} (default: %(default)s)",
        )
    parser.add_argument(
        "--games", type=_positive, default=1000, metavar="N", help="(default: %(default)s)"
    )
    _add_board(parser)
    _add_seed(parser)


def _add_figures(commands: Commands) -> None:
    about = "print as JSON how every level fares against every other on 3x3, in exact fractions"
    parser = commands.add_parser(
        "figures",
        help=about,
        description=_sentence(about)
        + " The outer key is the level of X, the inner one that of O; the results are X's.",
    )
    parser.set_defaults(command=_figures)


def _add_move(commands: Commands) -> None:
    about = "read positions, one a line, and print the cell to play in each"
    parser = commands.add_parser(
        "move",
        help=about,
        description=_sentence(about)
        + " A position is written row by row with X, O and '.'; X starts, so the counts tell who"
        " is to move. Cells are counted from 0 at the top left. The level 'unbeatable' adds what"
        " the position is worth to the side to move: win, draw or loss, or 'unknown' if the board"
        " is too large to tell.",
    )
    parser.set_defaults(command=_move, parser=parser)
    for name, help_text in (("rows", "1..8"), ("cols", "1..8"), ("k", "how many in a row")):
        parser.add_argument(f"--{name}", type=int, required=True, metavar="N", help=help_text)
    parser.add_argument("--misere", action="store_true", help="a line loses")
    parser.add_argument("--level", choices=list(map(str, Level)), default=str(Level.UNBEATABLE))
    _add_seed(parser)


def _add_board(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--board", choices=list(BOARDS), default="3x3", help="(default: %(default)s)"
    )


def _add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, metavar="S", help="seed of the random choices")


def _play(chosen: argparse.Namespace) -> int:
    table = Table(
        variant=BOARDS[chosen.board],
        numbering=Numbering.KEYPAD if chosen.keypad else Numbering.READING,
        rng=Random(chosen.seed),
    )
    try:
        play_games(table, chosen.mark, chosen.first, chosen.level, chosen.two)
    except Left:
        print("Goodbye!")
    return 0


def _simulate(chosen: argparse.Namespace) -> int:
    x, o, variant = Level(chosen.x), Level(chosen.o), BOARDS[chosen.board]
    seed = randrange(2**32) if chosen.seed is None else chosen.seed
    print(f"{chosen.games} games on {chosen.board}, X {x} against O {o}, seed {seed}")
    tally, code = Tally(), 0
    try:
        report(0, chosen.games)
        for tally in simulate(variant, x, o, chosen.games, Random(seed)):
            report(tally.games, chosen.games)
    except KeyboardInterrupt:
        print(f"\nstopped after {tally.games} games")
        code = 130
    if tally.games:
        print(tally.table(odds(x, o, variant) if variant.cells <= 9 else None))
    return code


def _figures(chosen: argparse.Namespace) -> int:
    everything = {
        x: {
            o: {"win": str(of_x.win), "draw": str(of_x.draw), "loss": str(of_x.loss)}
            for o in Level
            for of_x in [odds(x, o)]
        }
        for x in Level
    }
    print(json.dumps(everything, indent=2))
    return 0


def _move(chosen: argparse.Namespace) -> int:
    try:
        variant = Variant(chosen.rows, chosen.cols, chosen.k, chosen.misere)
    except InvalidVariant as error:
        chosen.parser.error(str(error))
    level, rng = Level(chosen.level), Random(chosen.seed)
    for line in sys.stdin:
        print(answer(line, variant, level, rng), flush=True)
    return 0


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"must be a whole number of at least 1, not {text!r}")
    return int(text)


def _sentence(about: str) -> str:
    return about[0].upper() + about[1:] + "."
