"""`python -m engine play`: a game at the keyboard."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from random import Random
from textwrap import fill

from engine.board import Position
from engine.levels import Level
from engine.marks import Mark, Outcome
from engine.notation import format_cell
from lessons.commands.coach import mistakes
from lessons.commands.drawing import WIDTH, mark_name, numbered_board
from lessons.commands.numbers import add_numbers, numbers_of
from lessons.commands.options import (
    Commands,
    add_board,
    add_command,
    add_seconds,
    add_seed,
    board_of,
)
from lessons.commands.prompts import VANISHING, Options, Quit, Undo, ask, ask_cell, ask_level
from lessons.learner.guard import LearnerError
from lessons.learner.players import Player, player, player_name

_YES_OR_NO = {"y": "yes", "yes": "yes", "n": "", "no": ""}


@dataclass(frozen=True, slots=True)
class Seated:
    """A player's name and mark, and who chooses if it is the computer."""

    name: str
    mark: Mark
    computer: Player | None = None

    def __str__(self) -> str:
        return f"{self.name} ({mark_name(self.mark)})"


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "play",
        "play a game in the terminal, against a level or a second person",
        run,
        more="Cells are typed as 1 to 9, b2, 1,2 (row and column) or in words such as top left."
        " A LEVEL may be a function of yours, as in mine.py:choose.",
        examples=(
            "play --level casual",
            "play --level mine.py:get_comp_move",
            "play --two --first me --mark O",
            "play --coach",
        ),
    )
    parser.add_argument("--mark", type=str.upper, choices=["X", "O"], help="yours; else you pick")
    parser.add_argument(
        "--first",
        type=str.lower,
        choices=["me", "other", "lot"],
        default="lot",
        help="who starts (default: lot)",
    )
    opponent = parser.add_mutually_exclusive_group()
    opponent.add_argument(
        "--level",
        type=player_name,
        metavar="LEVEL",
        help=f"{', '.join(Level)}, or your own player as file.py:function",
    )
    opponent.add_argument("--two", action="store_true", help="play against a second person")
    add_numbers(parser)
    parser.add_argument(
        "--coach",
        action="store_true",
        help="? shows a hint, undo takes a move back, mistakes are named at the end",
    )
    add_seconds(parser)
    add_board(parser)
    add_seed(parser)


def run(chosen: argparse.Namespace) -> int:
    """Play games until nobody wants another; what was not chosen is asked for."""
    variant = board_of(chosen)
    options = Options(
        variant=variant,
        numbers=numbers_of(chosen, variant),
        rng=Random(chosen.seed),
        coach=chosen.coach,
        seconds=chosen.seconds,
    )
    opponent = None
    try:
        if chosen.level:
            opponent = _computer(options, chosen.level)
    except LearnerError as error:
        chosen.parser.error(str(error))
    try:
        _play_games(options, chosen.mark, chosen.first, opponent, chosen.two)
    except Quit:
        print("Goodbye!")
    except LearnerError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    return 0


def _computer(options: Options, name: str) -> Player:
    """Return who chooses for the computer, a level or a learner's function; raises LearnerError."""
    found = player(name, options.rng, options.seconds)
    for note in found.notes:
        print(f"note: {note}", file=sys.stderr)
    return found


def _play_games(
    options: Options, letter: str | None, first: str, opponent: Player | None, two: bool
) -> None:
    """Play until nobody wants another game; raises Quit. `first` is "me", "other" or "lot".

    Raises LearnerError if the opponent is a learner's function that fails.
    """
    print("Type the number of a cell, or its name such as b2; help says more, q leaves.")
    if options.coach:
        print("The coach: ? shows a hint, undo takes your last move back.")
    if options.variant.misere:
        print(f"Whoever gets {options.variant.k} in a row loses!")
    if options.variant.vanishing:
        print(fill(VANISHING, WIDTH))
    if opponent is None and not two:
        level = ask_level(options.variant)
        opponent = _computer(options, level) if level else None
    if letter is None:
        letter = ask("Your mark, X or O?", {"x": "X", "o": "O"}, "X")
    mine = Mark(letter)
    if opponent is None:
        players = [Seated(f"Player {mark.value}", mark) for mark in (mine, mine.other)]
    else:
        players = [Seated("You", mine), Seated("Computer", mine.other, opponent)]
    while True:
        opener = options.rng.randrange(2) if first == "lot" else ("me", "other").index(first)
        _play_game(options, players[opener], players[1 - opener])
        if not ask("Another game, y or n?", _YES_OR_NO, "y"):
            raise Quit


def _play_game(options: Options, opener: Seated, second: Seated) -> None:
    players = {opener.mark: opener, second.mark: second}
    history = [Position.empty(options.variant, opener.mark)]
    print(f"\n{opener} {_verb(opener, 'start')}.\n")
    while (outcome := history[-1].outcome) is None:
        position = history[-1]
        seated = players[position.to_move]
        if seated.computer is None:
            print(numbered_board(position, options.numbers))
            try:
                cell = ask_cell(options, position, seated)
            except Undo:
                history = _without_last_move(history, players)
                continue
        else:
            cell = seated.computer.choose(position)
            number = options.numbers.format(cell)
            print(f"\n{seated} plays {number} ({format_cell(cell, options.variant)}).\n")
        history.append(position.play(cell))
    print(numbered_board(history[-1], options.numbers))
    print(f"\n{_result(outcome, players)}")
    if options.coach:
        people = [mark for mark, each in players.items() if each.computer is None]
        print(mistakes(history, people))


def _without_last_move(history: list[Position], players: dict[Mark, Seated]) -> list[Position]:
    """Return the history back to before the last move of a person, the computer's with it."""
    against_computer = any(each.computer for each in players.values())
    back = 2 if against_computer else 1
    if len(history) <= back:
        print("There is no move to take back.\n")
        return history
    print("Taken back.\n")
    return history[:-back]


def _result(outcome: Outcome, players: dict[Mark, Seated]) -> str:
    if outcome.winner is None:
        return "It is a draw."
    winner = players[outcome.winner]
    return f"{winner} {_verb(winner, 'win')}!"


def _verb(player: Seated, verb: str) -> str:
    return verb if player.name == "You" else f"{verb}s"
