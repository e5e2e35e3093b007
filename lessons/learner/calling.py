"""A learner's function called on a case, and what became of it."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from random import Random
from types import GeneratorType
from typing import Any

from engine.board import Position
from engine.marks import Mark
from engine.variant import BOARDS, Variant
from lessons.learner import letters
from lessons.learner.certain import empty_board
from lessons.learner.functions import DEFAULT, Found
from lessons.learner.guard import LearnerError, Printed, guard
from lessons.learner.notebook import NotebookGame, State
from lessons.learner.reading import TURN, FileReading
from lessons.learner.task import Answered, Case
from lessons.learner.writing import Squares, Writing, same

_OWN_MARK = re.compile(r"^_?(player|symbol|mark|letter|sign|piece|token|me)$", re.I)


@dataclass(frozen=True, slots=True)
class Way:
    """One of the ways in which a function may be meant to be called.

    `top` is whose win is above 0 where a flag says who moves, `deep` whether depth counts down,
    `comp` the mark that it plays without being told, `legal` whether it counts the marks.
    """

    top: str = ""
    deep: bool = False
    comp: str = ""
    legal: bool = False


def call(reading: FileReading, found: Found, writing: Writing, case: Case, way: Way) -> Answered:
    """Return what a function gives for a case; errors of its own are part of that."""
    given = _Given(reading, found, writing, case, way)
    outcome, printed = Answered(), Printed()
    try:
        function = given.prepare()
    except LearnerError as error:
        return Answered(error=error)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        return Answered(error=LearnerError(f"the object could not be made ({why})"))
    before = copy.deepcopy(given.board)
    outcome.given = given.board
    try:
        with guard(printed):
            answer: Any = function(*given.arguments)
            is_lazy = isinstance(answer, (GeneratorType, map, filter, range, zip))
            outcome.answer = list(answer) if is_lazy else answer
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        outcome.error = error
    outcome.printed = printed.text
    given.look_after(outcome, before)
    return outcome


def prepared(
    reading: FileReading, found: Found, writing: Writing, case: Case, way: Way
) -> Callable[[], object]:
    """Return the call of a function, with all that it is given; raises whatever making it does."""
    given = _Given(reading, found, writing, case, way)
    function = given.prepare()
    return lambda: function(*given.arguments)


class _Given:
    """What a call is given: its arguments, the object whose method it is, the file's variables."""

    def __init__(
        self, reading: FileReading, found: Found, writing: Writing, case: Case, way: Way
    ) -> None:
        self.reading, self.found, self.writing = reading, found, writing
        self.case, self.way = case, way
        self.arguments: list[object] = []
        self.board: Any = None
        self.state: Any = None
        self.thing: object = None

    def prepare(self) -> Callable[..., object]:
        """Make what is given and return what is to be called; raises whatever that does."""
        self.reading.variables.update(self.reading.first_values)
        function = self.reading.loaded.function(self.found.name)
        for at, role in enumerate(self.found.roles):
            is_default = role == DEFAULT
            self.arguments.append(self.found.defaults[at] if is_default else self._argument(role))
        if self.found.owner:
            own = self.case.turn
            if {"ismax", "color"} & {*self.found.roles} and "side" not in self.found.roles:
                own = self.way.top or self.reading.comp or "X"
            self.thing = self.reading.instance(self.found.owner, own)
            furnish(self.reading, self.thing, self.writing, self.case, own)
        elif self.state is None:
            used = self.reading.boards_used(self.found.name)
            if used and self.board is None:
                self.board = self.writing.make(self.case.board, self.case.cols)
            for name in used:
                self.reading.variables[name] = self.board
        for name in self.reading.turn_variables:
            self.reading.variables[name] = self.writing.mark(self.case.turn)
        if self.thing is None:
            return function
        if self.found.is_property:
            return lambda: getattr(self.thing, self.found.short)
        method: Callable[..., object] = getattr(self.thing, self.found.short)
        return method

    def _argument(self, role: str) -> object:
        case, writing = self.case, self.writing
        if role == "board":
            self.board = writing.make(case.board, case.cols)
            return self.board
        if role == "state":
            self.state = _state(self.reading, writing, case)
            return self.state
        if role == "game":
            return self._game()
        if role == "position":
            return as_position(case)
        if role.startswith("a "):
            thing = self.reading.instance(role[2:])
            own = self.reading.writing_for(self.found.task, (), role[2:])
            furnish(self.reading, thing, own, case, case.turn)
            return thing
        return self._plain(role)

    def _plain(self, role: str) -> object:
        case, writing = self.case, self.writing
        has_flag = {"ismax", "color"} & {*self.found.roles}
        top = self.way.top or self.reading.comp or "X"
        top = case.side or top if has_flag and "side" in self.found.roles else top
        mark = top if has_flag else case.symbol or "X"
        if role in ("row", "col"):
            assert case.square is not None
            pairs = writing.squares.has_pairs
            own = writing if pairs else writing.but(squares=Squares.PAIRS_0)
            pair: Any = own.square(case.square, case.cols)
            return pair[role == "col"]
        if role == "square":
            assert case.square is not None
            return writing.square(case.square, case.cols)
        if role == "depth":
            return case.board.count(".") if self.way.deep else 0
        if role in ("symbol", "side"):
            return writing.mark(case.side or mark if role == "side" else mark)
        known: dict[str, object] = {
            "other": writing.mark(letters.other(mark)),
            "outcomes": [writing.mark(each) for each in case.given],
            "moves": [writing.square(at) for at in case.squares],
            "rng": Random(0),
            "alpha": -inf,
            "beta": inf,
            "ismax": case.turn == top,
            "color": 1 if case.turn == top else -1,
        }
        if role not in known:
            raise LearnerError(f"# oxo: order= does not know {role!r}")
        return known[role]

    def _game(self) -> object:
        """Return a game of the file's own class, or of ours."""
        for name, value in self.reading.variables.items():
            own = (
                isinstance(value, type) and value.__module__ == self.reading.loaded.module.__name__
            )
            if own and hasattr(value, "result"):
                game: Any = self.reading.instance(name)
                game.state = self.state = _state(self.reading, self.writing, self.case)
                return game
        ours = NotebookGame(as_position(self.case))
        self.state = ours.state
        return ours

    def look_after(self, outcome: Answered, before: object) -> None:
        """Note what a call left on the board that it had."""
        case, writing = self.case, self.writing
        if self.board is not None:
            outcome.after, outcome.kept = self.board, same(self.board, before)
        elif self.state is not None:
            outcome.kept = (
                writing.read(self.state.board, len(case.board), case.cols) == case.board
                and writing.letter(self.state.to_move) == case.turn
                and len(self.state.moves) == case.board.count(".")
            )
        elif self.thing is not None:
            outcome.after = _board_in(self.reading, self.thing, writing)
            after = writing.read(outcome.after) if outcome.after is not None else case.board
            outcome.kept = after == case.board
        is_own = "board" not in self.found.roles
        if (at := _placed(writing, case, outcome, is_own)) is not None:
            outcome.played = True
            if (
                is_own
                or outcome.answer is outcome.after
                or type(outcome.answer) in (bool, type(None))
            ):
                outcome.answer, outcome.kept = writing.square(at, case.cols), True


def _placed(writing: Writing, case: Case, outcome: Answered, is_own: bool) -> int | None:
    """Return where the mover's mark is new, unless the answer is another square."""
    answer = outcome.answer
    if outcome.error or outcome.kept:
        return None
    after = writing.read(outcome.after, len(case.board), case.cols)
    spots = [at for at in letters.free(case.board) if after[at:] and after[at] != "."]
    if len(spots) != 1 or letters.put(case.board, spots[0], case.turn) != after:
        return None
    if isinstance(answer, bool) or answer is outcome.after:
        return spots[0]
    said = {writing.at(answer, len(case.board), case.cols)}
    if is_own:  # On its own board it has played: the number it says may be counted otherwise.
        said |= {
            writing.but(squares=each).at(answer, len(case.board), case.cols)
            for each in (Squares.FROM_0, Squares.FROM_1)
        }
    return spots[0] if said & {spots[0]} or said == {None} else None


def as_position(case: Case) -> Position:
    """Return a case as the engine's position."""
    if case.position is not None:
        return case.position
    sizes = (len(case.board) // case.cols, case.cols)
    fits = (each for each in BOARDS.values() if (each.rows, each.cols) == sizes)
    return Position.parse(case.board, next(fits, Variant(*sizes, min(sizes))), Mark(case.turn))


def furnish(
    reading: FileReading, thing: object, writing: Writing, case: Case, own: str, depth: int = 0
) -> None:
    """Put a case's board and turn, and its own mark, into an object and those that it holds."""
    for name, value in list(vars(thing).items()):
        if hasattr(value, "to_move") and hasattr(value, "board"):
            object.__setattr__(thing, name, _filled(value, writing, case))
        elif empty_board(value) or (value == {} and "board" in name):
            object.__setattr__(thing, name, writing.make(case.board, case.cols))
        elif TURN.search(name) and same(value, 0) and not writing.letter(0):
            object.__setattr__(thing, name, "XO".index(case.turn))
        elif writing.letter(value) in ("X", "O"):
            if TURN.search(name) or _OWN_MARK.search(name):
                mark = own if _OWN_MARK.search(name) else case.turn
                object.__setattr__(thing, name, writing.mark(mark))
        elif "winner" in name and (value is None or value is False or value == ""):
            if won := letters.winner(case.board):
                object.__setattr__(thing, name, writing.mark(won))
        elif not depth and reading.is_own(value):
            furnish(reading, value, writing, case, own, 1)


def _state(reading: FileReading, writing: Writing, case: Case) -> object:
    """Return the notebook's state, of the file's own class if it has one."""
    made: object = State("X", 0, {}, [])
    for name, kind in reading.variables.items():
        fields = getattr(kind, "_fields", ())
        if isinstance(kind, type) and {"to_move", "board", "moves"} <= {*fields}:
            made = kind(**dict.fromkeys(fields))
        elif reading.is_own_class(kind) and "state" in name.lower():
            try:
                made = reading.instance(name)
            except Exception:  # It needs what is not known here.
                continue
            if missing := {"board", "moves", "to_move"} - {*dir(made)}:
                raise LearnerError(f"no {min(missing)} is found in a {name}")
    return _filled(made, writing, case)


def _filled(state: Any, writing: Writing, case: Case) -> object:
    """Return a state with a case's board and turn; a named tuple is made anew."""
    won = letters.winner(case.board) if len(case.board) == 9 else ""  # Else nobody has won yet.
    what = {
        "to_move": writing.mark(case.turn),
        "board": writing.make(case.board, case.cols),
        "utility": {"X": 1, "O": -1, "": 0}[won],
        "winner": won or ("" if "." in case.board else "T"),
        "moves": [writing.square(at, case.cols) for at in letters.free(case.board)],
    }
    if hasattr(state, "_fields"):
        return state._replace(**{name: what[name] for name in state._fields if name in what})
    for name, value in what.items():
        if name != "winner":
            object.__setattr__(state, name, value)
    return state


def _board_in(reading: FileReading, thing: object, writing: Writing, depth: int = 0) -> object:
    for value in vars(thing).values():
        if isinstance(value, (list, dict, str)) and writing.read(value):
            return value
        found = (
            None if depth or not reading.is_own(value) else (_board_in(reading, value, writing, 1))
        )
        if found is not None:
            return found
    return None
