"""A move that an object is told: player_move, make_move and the like."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping, Sequence
from types import NoneType

from engine.marks import Mark
from lessons.learner.boards import BoardStyle
from lessons.learner.calling import Role, parameters_of
from lessons.learner.guard import LearnerError
from lessons.learner.lessons.book import AS_BEFORE
from lessons.learner.lessons.task import (
    Attempt,
    Case,
    Judgement,
    Plan,
    Task,
    lesson_board,
    shown,
)
from lessons.learner.loading import LearnerModule
from lessons.learner.movers import MOVERS, Mover, default_mover, mover_named
from lessons.learner.objects import keeps_a_board, method_of, style_of_object
from lessons.learner.own_board import OwnBoard
from lessons.learner.seats import plain

_SQUARE = re.compile(
    r"target|pos|square|cell|ind|idx|ndx|move|spot|place|space|loc|key|num|where|field|slot|coord"
    r"|tile|choice|row|col|^([anmikxyrcs]|sq|to|at)$",
    re.I,
)
"""What a parameter is called that says on which square a move is."""

_EMPTY, _SOME = "." * 9, "XO..X...O"
_FREE, _TAKEN, _OFF = "free", "taken", "off"
_FAULTS = (NameError, AttributeError, TypeError, RecursionError)
"""Errors that nobody raises to refuse a move."""

_REFUSED = "refused: the board stays as it is"


def _player_move(attempt: Attempt, case: Case) -> Judgement:
    """Try a method that is told a move, for both marks; the first wrong board is named."""
    text, kind = (str(each) for each in case.data)
    if not _mover(attempt).hits and (text, kind) != (_EMPTY, _FREE):
        return Judgement("not asked, as no number puts a mark anywhere", True)
    if kind == _OFF:
        return _off_the_board(attempt)
    cells = [at for at in range(9) if (text[at] == ".") is (kind == _FREE)]
    moves = [_moved(attempt, text, mark, cell) for mark in "XO" for cell in cells]
    wrong = [each for each in moves if not each.is_right]
    if kind == _FREE and not wrong and (stays := _stays_on_turn(attempt, cells[0])):
        given = f"{shown(_mover(attempt).squares[cells[0]])} on {text}, {stays} to move"
        other = Mark(stays).other.value
        hint = f"after {other}'s move the turn changes: does it after {stays}'s?"
        return Judgement(f"{stays} to move again", False, hint, given, f"{other} to move then")
    if kind == _TAKEN and wrong and not _refuses(attempt, text, cells):
        return Judgement("put there: who calls it has to ask whether the square is free", True)
    return wrong[0] if wrong else Judgement(case.expected, True)


def _moved(attempt: Attempt, text: str, mark: str, cell: int) -> Judgement:
    """Return how one move comes out."""
    mover = _mover(attempt)
    square = shown(mover.squares[cell])
    after, error, answer = _told(attempt, text, mark, mover.given(cell))
    given = f"{square} on {text}, {mark} to move"
    is_fault = error is not None and isinstance(error.__cause__, _FAULTS)
    said, _, hint = str(error or "").partition("; ")
    if text[cell] != ".":
        hint = hint if is_fault else f"{square} is taken: is that asked before the mark is put?"
        right = after == text and not is_fault
        return Judgement(said if is_fault else after, right, hint, given, _REFUSED)
    new = [at for at in range(9) if after[at] != text[at]]
    marks = mark if Role.MARK in mover.roles or _knows_turn(attempt) else "XO"
    reply = [at for at in new if at != cell and text[at] == "." and after[at] != after[cell]]
    if error is None and after[cell] in marks and len(new) == 1 + len(reply) <= 2:
        return Judgement(after, True)
    if after == text and (error or answer is False):
        hint = hint if is_fault else f"{square} is free here: which squares are to be refused?"
    elif after == text:
        hint = AS_BEFORE
    elif new == [cell]:
        hint = f"it is {mark}'s turn: whose mark is put there?"
    else:
        hint = f"which square of the list is {square}?"
    expected = f"{text[:cell]}{mark}{text[cell + 1 :]}" if mover.hits else "a mark on the board"
    return Judgement(said or after, False, hint, given, expected)


def _stays_on_turn(attempt: Attempt, cell: int) -> str:
    """Return the mark after whose move the turn stays, if it changes after the other's."""
    stays = []
    for mark in "XO":
        _told(attempt, _EMPTY, mark, _mover(attempt).given(cell))
        if OwnBoard(attempt.thing, attempt.style).turn() == mark:
            stays.append(mark)
    return stays[0] if len(stays) == 1 else ""


def _off_the_board(attempt: Attempt) -> Judgement:
    """Judge a move to no square: who refuses the one past the end refuses the other as well."""
    mover = _mover(attempt)
    numbers = [int(str(each)) for each in mover.squares if str(each).isdecimal()]
    found: list[tuple[str, bool, str]] = []
    for number in (max(numbers) + 1, min(numbers) - 1) if numbers else ():
        square = str(number) if isinstance(mover.squares[0], str) else number
        after, error, answer = _told(attempt, _EMPTY, "X", {Role.MOVE: square})
        is_told = answer is False or not isinstance(
            error and error.__cause__, (LookupError, NoneType)
        )
        found.append((shown(square), is_told and after == _EMPTY, str(error or after)))
    if len(found) == 2 and found[0][1] != found[1][1]:
        square, _, actual = next(each for each in found if not each[1])
        hint = f"squares are {min(numbers)} to {max(numbers)}: is that asked first?"
        return Judgement(actual, False, hint, f"{square} on {_EMPTY}", _REFUSED)
    return Judgement(_REFUSED if found and found[0][1] else "not asked", True)


def _told(
    attempt: Attempt, text: str, mark: str, given: dict[Role, object]
) -> tuple[str, LearnerError | None, object]:
    """Tell an object a move; return its board then, what error there was, and what it answered."""
    error, answer = None, None
    try:
        answer = attempt.call(
            given | {Role.MARK: attempt.style.mark(mark)}, lesson_board(text, mark)
        )
    except LearnerError as refused:
        error = refused
    return "".join(OwnBoard(attempt.thing, attempt.style).marks()), error, answer


def _short(attempt: Attempt) -> str:
    return attempt.plan.name.rpartition(".")[2]


def _mover(attempt: Attempt) -> Mover:
    kind = attempt.loaded.function(attempt.plan.name.rpartition(".")[0])
    assert isinstance(kind, type)
    found = mover_named(kind, _short(attempt), attempt.style)
    return found or default_mover(_short(attempt), parameters_of(attempt.function))


def _knows_turn(attempt: Attempt) -> bool:
    return bool(OwnBoard(attempt.thing, attempt.style).turn())


def _refuses(attempt: Attempt, text: str, cells: Sequence[int]) -> bool:
    """Return whether a method is to refuse taken squares: the article's is, others may not be."""
    node = attempt.loaded.source.functions.get(_short(attempt), ast.Pass())
    if plain(_short(attempt)) == plain(PLAYER_MOVE.name) or any(
        isinstance(each, ast.Raise)
        or (isinstance(each, ast.Return) and getattr(each.value, "value", None) is False)
        for each in ast.walk(node)
    ):
        return True
    mover = _mover(attempt)
    pairs = [(mark, cell) for mark in "XO" for cell in cells]
    after = [_told(attempt, text, mark, mover.given(cell))[0] for mark, cell in pairs]
    put = {board[cell] for board, (_, cell) in zip(after, pairs, strict=True) if board != text}
    still = [pair for board, pair in zip(after, pairs, strict=True) if board == text]
    is_same = all(text[cell] == mark for mark, cell in still)
    return not is_same and not (len(put) == 1 and all(text[cell] in put for _, cell in still))


def _right_move(attempt: Attempt, given: Mapping[Role, object]) -> object:
    own, mover = OwnBoard(given[Role.BOARD], attempt.style), _mover(attempt)
    square = given.get(Role.MOVE, (given.get(Role.ROW), given.get(Role.COL)))
    cell = mover.cell(square)
    if cell is None or own.marks()[cell] != ".":
        return False
    mark = given.get(Role.MARK, attempt.style.mark(own.turn() or "X"))
    own.put(cell, mark)
    if turn := own.turn():
        own.set_turn(Mark(turn).other)
    return True


PLAYER_MOVE = Task(
    "player_move",
    MOVERS,
    "a move on the object's own board",
    (Role.BOARD, Role.MOVE),
    (
        Case("every square of the empty board", "the mark is there", (_EMPTY, _FREE)),
        Case(f"every free square of {_SOME}", "the mark is there", (_SOME, _FREE)),
        Case(f"every taken square of {_SOME}", _REFUSED, (_SOME, _TAKEN)),
        Case("what is no square", _REFUSED, (_EMPTY, _OFF)),
    ),
    _player_move,
    _right_move,
)


def move_plans(loaded: LearnerModule, name: str, style: BoardStyle) -> list[Plan]:
    """Return the plan of a method that is told a move, as it was found out how."""
    kind, _, short = name.rpartition(".")
    owner = loaded.function(kind)
    assert isinstance(owner, type)
    mover = mover_named(owner, short, style) or default_mover(
        short, parameters_of(method_of(loaded, name))
    )
    return [Plan(name, mover.roles, style_of_object(loaded, name, style))]


def is_told_moves(loaded: LearnerModule, name: str) -> bool:
    """Return whether a method puts a mark on its object's board, by what it is given."""
    wanted = parameters_of(method_of(loaded, name))
    places = any(_SQUARE.search(each.name) for each in wanted)
    return "." in name and len(wanted) <= 3 and places and keeps_a_board(loaded, name)
