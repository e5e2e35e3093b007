"""Players for games: a level, or a learner's own function in a process of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic

from engine.board import Position
from engine.levels import Level, choose_cell
from engine.marks import Cell
from lessons.commands.options import level_of
from lessons.learner.apart import LearnerFile
from lessons.learner.guard import EndsProgram, LearnerError, Printed, TakesTooLong
from lessons.learner.playing import chosen_cell, open_seat, players_in

SHAPES = (
    f"A PLAYER is a level ({', '.join(Level)}) or your own function as file.py:function. Its"
    " parameters' names say what it gets: (board) your board, which is yours to play where the"
    " variable comp_symbol says so; (board, mark); (position) an engine.Position; (game) a"
    " notebook's game with game.state. Boards are as check reads your file. A class may have"
    " ai_move(). It returns the number of a free square as your file counts them, or (row, col)"
    " from 1, or a name such as 'b2'. An answer that took over a second is kept for that board."
)
"""What a PLAYER is, for the help of commands."""

_SLOW = 1.0
"""After how many seconds an answer is kept, so that no board is thought about so long twice."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who plays, what they printed, if that is not shown, and what is to be said of it."""

    name: str
    choose: Callable[[Position], Cell]
    printed: Printed = field(default_factory=Printed)
    notes: list[str] = field(default_factory=list)


def player_name(text: str) -> str:
    """Return what a player is called: levels are written small, files stay as they are."""
    return text.lower() if level_of(text) in list(Level) else text


def player(
    name: str, rng: Random, move_seconds: int, seed: int | None = None, shows_prints: bool = False
) -> Player:
    """Return the player of a level, which draws by `rng`, or of `file.py:function` by `seed`.

    A function may think about a move for `move_seconds`; `choose` raises LearnerError for it.
    Raises LearnerError.
    """
    if (level := level_of(name)) in list(Level):
        return Player(name, lambda position: choose_cell(position, Level(level), rng))
    if ":" not in name or Path(name).is_file():
        if Path(name).is_file():
            raise LearnerError(f"{name} is a file: say which function of it, as in {name}:choose")
        raise LearnerError(f"{name!r} is neither a level ({', '.join(Level)}) nor file.py:function")
    own = _OwnPlayer(name, move_seconds, seed, shows_prints)
    return Player(name, own.choose, own.printed, own.notes)


def players_of_folder(folder: Path, seconds: int) -> tuple[list[str], list[str]]:
    """Return the players of a folder's files as names, and what is wrong with the other files."""
    names, complaints = [], []
    for path in sorted(folder.glob("*.py")):
        try:
            file = LearnerFile(str(path), seconds)
            found = file.ask(players_in)
            file.end()
        except LearnerError as error:
            complaints.append(f"{path}: {error}" if str(path) not in str(error) else str(error))
            continue
        if found:
            names.append(f"{path}:{found[0]}")
        else:
            complaints.append(f"{path} has no function that plays, such as get_comp_move")
    return names, complaints


class _OwnPlayer:
    """A learner's function, asked for moves."""

    def __init__(self, name: str, seconds: int, seed: int | None, shows_prints: bool) -> None:
        self.printed = Printed()
        self.notes: list[str] = []
        self._name = name
        self._seconds = seconds
        self._shows_prints = shows_prints
        self._kept: dict[Position, Cell] = {}
        path, _, function = name.rpartition(":")
        self._file = LearnerFile(path, seconds, seed)
        try:
            self._file.ask(open_seat, function)
        except TakesTooLong:
            self._file.ask(open_seat, function, tries=False)
        except LearnerError as error:
            text = str(error)
            raise LearnerError(text if path in text else f"{name} {text}") from None
        self.notes += [note.text for note in self._file.notes]

    def choose(self, position: Position) -> Cell:
        """Return where the function plays; raises LearnerError."""
        board = " ".join(str(position).split())
        if position in self._kept:
            return self._kept[position]
        where = f"in {board} with {position.to_move.value} to move"
        begun = monotonic()
        try:
            cell, printed = self._file.ask(chosen_cell, self._name, position, where)
        except TakesTooLong as slow:
            text = f"{self._name} took over {self._seconds} s {where}; --seconds allows more"
            raise LearnerError(text) from slow
        except EndsProgram as ended:
            raise LearnerError(f"{self._name} ends the program {where}") from ended
        if monotonic() - begun > _SLOW:
            self._kept[position] = cell
        if self._shows_prints:
            print(printed, end="")
        else:
            self.printed.lines += printed.count("\n")
        return cell
