"""In the process of a learner's file: its players, read as check reads them, asked for a move."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.board import Position
from engine.marks import Cell
from lessons.learner import letters
from lessons.learner.answers import read_answer
from lessons.learner.calling import Way, call
from lessons.learner.comparing import move_in
from lessons.learner.functions import Found, bound
from lessons.learner.guard import LearnerError
from lessons.learner.judging import Judge
from lessons.learner.loading import LearnerModule, described
from lessons.learner.task import Answered, Case
from lessons.learner.tasks import PLAYS, TASKS
from lessons.learner.writing import Writing

_TOLD = {"symbol", "side", "state", "game", "position", "ismax", "color"}
"""What tells a function whose turn it is."""

_GETS = (
    "it must take (board), (board, mark), (position) or (game), or be a method of a class that has"
    " a board"
)


_ASKED = TASKS["state_best"].cases[::9]
"""Boards that a search is asked of, to see whether it gives moves."""


@dataclass(frozen=True, slots=True)
class PlayerFunction:
    """A learner's player: its function, how boards are written for it, and how it is called."""

    judge: Judge
    found: Found
    writing: Writing
    way: Way

    @property
    def is_told(self) -> bool:
        """Whether the function is told whose turn it is."""
        return bool(_TOLD & {*self.found.roles})

    def given(self, case: Case) -> Case:
        """Return a case as it is given to the function.

        One that plays a mark of its own sees the marks swapped where it plays the other.
        """
        board, own = case.board, self.way.comp or self.judge.reading.comp
        if self.way.legal:
            is_legal = board.count("X") - board.count("O") in (0, 1)
            swaps = not (is_legal and letters.mover(board) == case.turn)
        else:
            swaps = own not in ("", case.turn)
        if self.is_told or not swaps:
            return case
        return replace(case, board=letters.swapped(board), symbol=letters.other(case.turn))

    def gives_value(self, case: Case) -> bool:
        """Return whether a number is given for a board that is no free square of it."""
        case = self.given(case)
        answer = call(self.judge.reading, self.found, self.writing, case, self.way).answer
        at = self.writing.at(answer)
        is_free = at is not None and case.board[at] == "."
        return isinstance(answer, (int, float)) and not is_free


def players_in(loaded: LearnerModule) -> list[str]:
    """Return the names of a file's functions and methods that play, the likeliest first."""
    found = [each for each in Judge(loaded, {}).found if not each.problem]
    plays = [each for each in found if each.task in PLAYS]
    return [each.name for each in plays + [each for each in found if each.task == "value"]]


def open_seat(loaded: LearnerModule, name: str, tries: bool = True) -> None:
    """Find out how to call the player `name`; raises LearnerError if it is none.

    Which mark it plays is tried out where its file does not say it, unless it must not be.
    """
    judge = Judge(loaded, {})
    found = found_called(judge, name, (*PLAYS, "value"), "comp_move")
    if found.problem:
        raise LearnerError(found.problem)
    gets = {"board", "position", "game", "state"} & {*found.roles}
    things = [found.owner, *[role[2:] for role in found.roles if role.startswith("a ")]]
    has_own = any(each and judge.reading.board_of(each) for each in things)
    if not gets and not has_own and not judge.reading.boards_used(found.name):
        raise LearnerError(f"is given no board: {_GETS}")
    writing = judge.writing_of(found)
    way = judge.way_of(found) if tries else judge.ways(found)[0]
    player = PlayerFunction(judge, found, writing, way)
    if tries and found.task == "value" and any(map(player.gives_value, _ASKED)):
        raise LearnerError("gives a value, and a player gives a move: name what chooses it")
    loaded.memory[name] = player


def found_called(judge: Judge, name: str, tasks: Sequence[str], task: str) -> Found:
    """Return a function for one of the `tasks` by its name, else as one for `task`.

    Raises LearnerError.
    """
    loaded = judge.loaded
    methods = [each for each, _ in judge.reading.functions() if each.endswith(f".{name}")]
    thing = getattr(loaded.module, name, None)
    if isinstance(thing, type):
        own = [each.name for each in judge.found if each.owner == name and each.task in PLAYS]
        if not own:
            raise LearnerError(
                f"{name!r} in {loaded.file} is a class without a method such as ai_move():"
                " a player is a function"
            )
        name = own[0]
    elif thing is None and methods:
        name = methods[0]
    function = loaded.function(name)
    known = [each for each in judge.found if each.name == name and each.task in tasks]
    if known:
        return known[0]
    if not inspect.isfunction(inspect.unwrap(function)):
        raise LearnerError("is not written in Python")
    if inspect.isgeneratorfunction(function):
        raise LearnerError("must be a plain function, without async or yield")
    return bound(judge.reading, name, task, function)


def chosen_cell(
    loaded: LearnerModule, player: str, position: Position, where: str
) -> tuple[Cell, str]:
    """Return the cell that `file:function` chooses, and what it prints.

    Raises LearnerError, which says `where`.
    """
    name = player.rpartition(":")[2]
    if name not in loaded.memory:  # The process is new, as the one before took too long.
        open_seat(loaded, name, tries=False)
    seat = loaded.memory[name]
    assert isinstance(seat, PlayerFunction)
    if position.variant.vanishing and {"game", "state"} & {*seat.found.roles}:
        raise LearnerError(f"{player} is given a notebook's game, whose marks do not vanish")
    board = "".join(position.cells_as("X", "O", "."))
    turn, cols = position.to_move.value, position.variant.cols
    case = seat.given(Case(board, turn, cols=cols, position=position))
    outcome = call(seat.judge.reading, seat.found, seat.writing, case, seat.way)
    if isinstance(outcome.error, LearnerError):
        by_itself = "asks for input" in str(outcome.error)
        more = ": a player has to choose by itself" if by_itself else ""
        raise LearnerError(f"{player} {outcome.error} {where}{more}")
    if outcome.error is not None:
        why = described(outcome.error, loaded.path)
        raise LearnerError(f"{player} failed {where}: {why}")
    try:
        if not outcome.kept and TASKS[seat.found.task].keeps:
            raise LearnerError(_changed(seat.writing, case, outcome))
        return read_answer(
            _move(seat.found, seat.writing, case, outcome.answer), position, seat.writing
        ), (outcome.printed)
    except LearnerError as error:
        raise LearnerError(f"{player} {error}, {where}") from None


def _move(found: Found, writing: Writing, case: Case, answer: object) -> object:
    """Return the move of an answer, which a search may give beside a value."""
    if found.task == "ai_shown" and isinstance(answer, str) and answer.isdecimal():
        return int(answer)
    if found.task not in ("value", "best_move", "state_best"):
        return answer
    at = move_in(writing, answer, len(case.board), case.cols)
    return answer if at is None else writing.square(at, case.cols)


def _changed(writing: Writing, case: Case, outcome: Answered) -> str:
    """Return what a function has left on its board."""
    tip = "answer with the square alone, and try moves on a copy"
    after = writing.read(outcome.after, len(case.board), case.cols)
    if outcome.after is None:
        return f"changed the state it was given and did not put it back; {tip}"
    if not after:
        return f"made the board it was given another than a board; {tip}"
    left = next(at for at, mark in enumerate(after) if mark != case.board[at])
    what = f"square {writing.square(left, case.cols)} was {case.board[left]} and is {after[left]}"
    return f"changed the board it was given and did not put it back: {what}; {tip}"
