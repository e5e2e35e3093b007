"""Arguments that several commands share: boards, positions, seeds."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from textwrap import fill
from typing import TypeAlias

from engine.board import Position
from engine.errors import EngineError, InvalidPosition, UnreadableCell
from engine.levels import PERFECT, Level, level_name
from engine.marks import Cell, Mark
from engine.notation import format_cell, parse_cell, parse_moves, plain_text
from engine.variant import BOARDS, Variant
from lessons.commands.program import program_name

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"

_HELP_WIDTH = 78

_EXAMPLES = {"worksheet": (".OXOX..XO", "O")}
"""Positions that have a name: the board, and who is to move."""


def add_command(
    commands: Commands,
    name: str,
    about: str,
    run: Callable[[argparse.Namespace], int],
    *,
    more: str = "",
    examples: tuple[str, ...],
) -> argparse.ArgumentParser:
    """Add a command that `run` carries out; it gets the arguments and returns the exit code."""
    parser = commands.add_parser(
        name,
        help=about,
        description=fill(f"{about[0].upper()}{about[1:]}. {more}", _HELP_WIDTH),
        epilog="examples:\n" + "\n".join(f"  {program_name()} {line}" for line in examples),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(command=run, parser=parser)
    return parser


def add_board(parser: argparse.ArgumentParser) -> None:
    """Add the ways to name a board: one on offer, or a free one."""
    group = parser.add_argument_group("board", "one on offer, or any by its size (each side 1..8)")
    group.add_argument(
        "--board",
        type=str.lower,
        choices=list(BOARDS),
        metavar="BOARD",
        help=f"{', '.join(BOARDS)} (default: 3x3)",
    )
    for name, about in (("rows", "rows"), ("cols", "columns"), ("k", "how many in a row")):
        group.add_argument(f"--{name}", type=int, metavar=name[0].upper(), help=about)
    group.add_argument("--misere", action="store_true", help="whoever completes a line loses")


def board_of(chosen: argparse.Namespace) -> Variant:
    """Return the board that was chosen; a wrong one ends the program with a message."""
    parser: argparse.ArgumentParser = chosen.parser
    size = chosen.rows, chosen.cols, chosen.k
    if size == (None, None, None):
        if chosen.misere:
            parser.error("--misere goes with --rows, --cols and --k, or use --board misere")
        return BOARDS[chosen.board or "3x3"]
    if chosen.board:
        parser.error("give --board or --rows, --cols and --k, not both")
    if None in size:
        parser.error("--rows, --cols and --k go together")
    try:
        return Variant(*size, misere=chosen.misere)
    except EngineError as error:
        parser.error(str(error))


def board_name(variant: Variant) -> str:
    """Return what to call a board in a sentence."""
    names = [name for name, offered in BOARDS.items() if offered == variant]
    rule = " (a line loses)" if variant.misere else ""
    return names[0] if names else f"{variant.rows}x{variant.cols} with {variant.k} in a row{rule}"


def add_to_move(parser: argparse.ArgumentParser) -> None:
    """Add `--to-move`."""
    parser.add_argument(
        "--to-move",
        type=str.upper,
        choices=["X", "O"],
        help="whose turn it is; without it X started and the counts of the marks tell",
    )


def add_moves(parser: argparse.ArgumentParser) -> None:
    """Add `--moves`."""
    parser.add_argument(
        "--moves",
        action="store_true",
        help="a position is the moves that led there, such as a2 b2 a1 (none: the empty board)",
    )


def add_position(parser: argparse.ArgumentParser) -> None:
    """Add a position, who is to move there, and its board."""
    parser.add_argument(
        "position", nargs="*", metavar="POSITION", help="row by row as X, O and . or _ for free"
    )
    add_to_move(parser)
    add_moves(parser)
    add_board(parser)


def position_of(chosen: argparse.Namespace) -> Position:
    """Return the position that was given; a wrong one ends the program with a message."""
    parser: argparse.ArgumentParser = chosen.parser
    text, to_move = " ".join(chosen.position), chosen.to_move
    if not chosen.position and not chosen.moves:
        parser.error("the following arguments are required: POSITION")
    if to_move is None and not chosen.moves and not set("._") & set(text):
        to_move = "X"  # On a full board it is nobody's turn, so the counts need not fit.
    try:
        return parse_position(text, board_of(chosen), to_move, by_moves=chosen.moves)
    except EngineError as error:
        parser.error(str(error))


def example_of(text: str, variant: Variant, chosen: argparse.Namespace) -> Position | None:
    """Return the position that has a name; on another board the program ends with a message."""
    name = text.casefold()
    if name not in _EXAMPLES:
        return None
    parser: argparse.ArgumentParser = chosen.parser
    board, to_move = _EXAMPLES[name]
    if variant != BOARDS["3x3"]:
        parser.error(f"the {name} is on the board 3x3")
    if chosen.to_move not in (None, to_move):
        parser.error(f"on the {name} {to_move} is to move")
    return Position.parse(board, BOARDS["3x3"], Mark(to_move))


def parse_position(
    text: str, variant: Variant, to_move: str | None, *, by_moves: bool = False
) -> Position:
    """Read a position, or the moves that lead there, of which X made the first.

    With `to_move` the first is that of whoever it has to be. Raises EngineError, which names the
    option that would help.
    """
    if by_moves:
        return _after_moves(text, variant, Mark(to_move) if to_move else None)
    if variant.vanishing:
        raise InvalidPosition(
            "on this board the age of the marks counts: add --moves and give the moves, as a2 b2 a1"
        )
    try:
        return Position.parse(text, variant, Mark(to_move) if to_move else None)
    except InvalidPosition as error:
        if "take turns" in error.reason:
            raise InvalidPosition(f"{error.reason}; else say --to-move X or O") from None
        raise


def _after_moves(text: str, variant: Variant, to_move: Mark | None) -> Position:
    moves: list[Cell] = []
    for word in filter(None, (word.strip(",;") for word in text.split())):
        try:
            moves += parse_moves(plain_text(word), variant)
        except UnreadableCell:
            moves.append(parse_cell(word, variant))
    first = to_move or Mark.X
    if to_move and len(moves) % 2:
        first = to_move.other
    position = Position.empty(variant, first)
    for number, cell in enumerate(moves, start=1):
        try:
            position = position.play(cell)
        except EngineError as error:
            where = format_cell(cell, variant)
            raise InvalidPosition(f"move {number}, {where}: {error}") from None
    return position


def refuse_vanishing(chosen: argparse.Namespace, why: str) -> None:
    """End the program with a message if marks vanish on the board that was chosen."""
    if board_of(chosen).vanishing:
        chosen.parser.error(f"not on the board {chosen.board}: {why}")


def level_of(text: str) -> str:
    """Read the name of a level, small; the strongest is also called perfect."""
    name = text.lower()
    return str(Level.UNBEATABLE) if name == PERFECT else name


def player_on(name: str, variant: Variant) -> str:
    """Return what a player is called on a board: a level by its name there."""
    level = level_of(name)
    return level_name(Level(level), variant) if level in list(Level) else name


def add_seed(parser: argparse.ArgumentParser) -> None:
    """Add `--seed`."""
    parser.add_argument("--seed", type=int, metavar="S", help="repeat the same random choices")


def add_seconds(parser: argparse.ArgumentParser, default: int = 120) -> None:
    """Add `--seconds`; a plain search of all games from the empty board may take a minute."""
    parser.add_argument(
        "--seconds",
        type=at_least_one,
        default=default,
        metavar="N",
        help="what a function of yours may think about a move (default: %(default)s)",
    )


def at_least_one(text: str) -> int:
    """Read a whole number from 1 up."""
    if not (text.isascii() and text.isdecimal()) or int(text) < 1:
        raise argparse.ArgumentTypeError(f"must be a whole number of at least 1, not {text!r}")
    return int(text)
