"""`python -m engine play`: a game at the keyboard."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.board import Position
from engine.errors import AmbiguousCell, CellTaken, EngineError
from engine.levels import Level, choose_cell
from engine.marks import Cell, Mark, Outcome
from engine.notation import Numbering, format_cell, format_number, parse_cell
from engine.terminal.drawing import sketch
from engine.variant import Variant

_LEAVING = ("q", "quit", "exit")


class Left(Exception):
    """Somebody does not want to play on."""


@dataclass(frozen=True, slots=True)
class Table:
    """Where games are played: the board, how its cells are numbered, and the source of chance."""

    variant: Variant
    numbering: Numbering
    rng: Random


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at the table: a name, the letter they draw, and the level if it is the computer."""

    name: str
    letter: str
    level: Level | None = None


def play_games(table: Table, letter: str | None, first: str, level: str | None, two: bool) -> None:
    """Play games until nobody wants another; what is None is asked for. Raises Left.

    `first` says who starts: "me", "other" or "lot".
    """
    print("Type the number of a cell, or its name such as b2; q leaves.")
    if table.variant.misere:
        print(f"Whoever gets {table.variant.k} in a row loses!")
    if level is None and not two:
        level = _asked_level()
        two = level is None
    if letter is None:
        letter = _asked("Your mark, X or O?", {"x": "X", "o": "O"}, "X")
    other_letter = "O" if letter == "X" else "X"
    if two or level is None:
        players = Player(f"Player {letter}", letter), Player(f"Player {other_letter}", other_letter)
    else:
        players = Player("You", letter), Player("Computer", other_letter, Level(level))
    while True:
        opens = table.rng.randrange(2) if first == "lot" else ("me", "other").index(first)
        _play_game(table, players[opens], players[1 - opens])
        if _asked("Another game, y or n?", {"y": "yes", "n": "no"}, "y") == "no":
            raise Left


def _play_game(table: Table, opener: Player, second: Player) -> None:
    players = {Mark.X: opener, Mark.O: second}  # To the engine, whoever starts is X.
    letters = {mark: player.letter for mark, player in players.items()}
    position = Position.empty(table.variant)
    print(f"\n{opener.name} ({opener.letter}) {_verb(opener, 'start')}.\n")
    while (outcome := position.outcome) is None:
        player = players[position.to_move]
        if player.level is None:
            print(sketch(position, table.numbering, letters))
            cell = _asked_cell(table, position, letters, player.name)
        else:
            cell = choose_cell(position, player.level, table.rng)
            number = format_number(cell, table.variant, table.numbering)
            name = format_cell(cell, table.variant)
            print(f"\n{player.name} ({player.letter}) plays {number} ({name}).\n")
        position = position.play(cell)
    print(sketch(position, table.numbering, letters))
    print(f"\n{_result(outcome, players)}")


def _result(outcome: Outcome, players: dict[Mark, Player]) -> str:
    if outcome.winner is None:
        return "It is a draw."
    winner = players[outcome.winner]
    return f"{winner.name} ({winner.letter}) {_verb(winner, 'win')}!"


def _asked_cell(table: Table, position: Position, letters: dict[Mark, str], name: str) -> Cell:
    """Ask until a cell is named that can be played."""
    while True:
        text = _line(f"\n{name} ({letters[position.to_move]}): ")
        if not text:
            print("Type the number or the name of a free cell, or q to leave.")
            continue
        try:
            cell = parse_cell(text, table.variant, table.numbering)
            position.play(cell)
        except AmbiguousCell as error:
            print(f"That could be {' or '.join(error.names)}. Which one?")
        except CellTaken as error:
            print(f"{error.where} is taken by {letters[error.mark]}. Try again, or q to leave.")
        except EngineError as error:
            print(f"{error}. Try again, or q to leave.")
        else:
            return cell


def _asked_level() -> Level | None:
    """Ask whom to play: a level, or None for a second person."""
    choices = {str(level): str(level) for level in Level}
    answer = _asked(
        f"Against whom? {', '.join(choices)}, or person?",
        choices | {"person": ""},
        str(Level.UNBEATABLE),
    )
    return Level(answer) if answer else None


def _asked(question: str, answers: dict[str, str], default: str) -> str:
    """Ask until one of `answers` is given, by its name or the start of it; Enter is `default`."""
    while True:
        text = (_line(f"{question} [{default}] ") or default).casefold()
        fitting = [name for name in answers if name.startswith(text)]
        if text in answers or len(fitting) == 1:
            return answers[text if text in answers else fitting[0]]
        print(f"Please answer {' or '.join(answers)}; q leaves.")


def _line(prompt: str) -> str:
    """Read a line; raises Left for q, and at the end of the input."""
    try:
        text = input(prompt).strip()
    except EOFError:
        print()
        raise Left from None
    if text.casefold() in _LEAVING:
        raise Left
    return text


def _verb(player: Player, verb: str) -> str:
    return verb if player.name == "You" else f"{verb}s"
