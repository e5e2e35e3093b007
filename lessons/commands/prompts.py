"""What a person is asked in a game at the keyboard, until there is an answer: a cell, a level."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from textwrap import fill

from engine.board import Position
from engine.errors import AmbiguousCell, CellLeaving, CellTaken, EngineError
from engine.levels import Level, level_name
from engine.marks import Cell
from engine.variant import Variant
from lessons.commands.coach import hint
from lessons.commands.drawing import WIDTH
from lessons.commands.numbers import Numbers

VANISHING = (
    "Each side keeps its three newest marks: a fourth takes the oldest away, the one in round"
    " brackets, whose cell is free only after that move. A position that comes for the third time"
    " is a draw."
)

_HELP_WORDS = ("help", "h", "?")
_QUIT_WORDS = ("q", "quit", "exit")


class Quit(Exception):
    """A player does not want to play on."""


class Undo(Exception):
    """A player wants the last move back."""


@dataclass(frozen=True, slots=True)
class Options:
    """The board, how its cells are numbered, the random source, whether there is a coach.

    A learner's player may think about a move for `seconds`.
    """

    variant: Variant
    numbers: Numbers
    rng: Random
    coach: bool
    seconds: int


def ask_cell(options: Options, position: Position, who: object) -> Cell:
    """Ask until a cell is named that can be played; raises Undo or Quit."""
    while True:
        text = _read_line(f"\n{who}: ")
        if options.coach and text == "?":
            print(hint(position))
            continue
        if options.coach and text.casefold() == "undo":
            raise Undo
        if text.casefold() in _HELP_WORDS:
            print(_help(options))
            continue
        if not text:
            print("Type the number or the name of a free cell, or q to leave.")
            continue
        try:
            cell = options.numbers.parse(text)
            position.play(cell)
        except AmbiguousCell as error:
            meant = [options.numbers.format(cell) for cell in error.candidates]
            print(f"That could be {' or '.join(meant)}. Which one?")
        except CellLeaving:
            print(f"Your mark on {text} leaves with this move, so {text} is not free yet.")
        except CellTaken as error:
            print(f"{text} is taken by {error.mark.value}. Try again, or q to leave.")
        except EngineError as error:
            print(f"{error}. Try again, or q to leave.")
        else:
            return cell


def _help(options: Options) -> str:
    """Return the rule of the game and what can be typed."""
    variant = options.variant
    first, last = options.numbers.first, variant.cells - 1 + options.numbers.first
    end = "loses" if variant.misere else "wins"
    number = "the row and column it shows"
    if not options.numbers.pairs:
        number = f"the number it shows ({first} to {last})"
    lines = [
        f"Whoever first has {variant.k} in a row, across, down or diagonally, {end}.",
        f"A free cell is typed as {number}, by column and row",
        "(b2), as row and column (1,2), or in words (top left).",
        "q leaves.",
    ]
    if variant.vanishing:
        lines.insert(1, fill(VANISHING, WIDTH))
    if options.coach:
        lines[-1] = "? shows a hint, undo takes your last move back, q leaves."
    return "\n".join(lines)


def ask_level(variant: Variant) -> Level | None:
    """Ask whom to play: a level, or None for a second person."""
    choices = {level_name(level, variant): str(level) for level in Level}
    answer = ask(
        f"Against whom? {', '.join(choices)}, or person?",
        choices | {"person": ""},
        level_name(Level.UNBEATABLE, variant),
    )
    return Level(answer) if answer else None


def ask(question: str, answers: dict[str, str], default: str) -> str:
    """Ask until one of `answers` is given, by its name or the start of it; Enter is `default`."""
    while True:
        text = (_read_line(f"{question} [{default}] ") or default).casefold()
        fitting = [name for name in answers if name.startswith(text)]
        if text in answers or len(fitting) == 1:
            return answers[text if text in answers else fitting[0]]
        print(f"Please answer {' or '.join(answers)}; q leaves.")


def _read_line(prompt: str) -> str:
    """Read a line; raises Quit for q, and at the end of the input."""
    try:
        text = input(prompt).strip()
    except EOFError:
        print()
        raise Quit from None
    if text.casefold() in _QUIT_WORDS:
        raise Quit
    return text
