"""The book's functions on a board: a copy of it, a mark placed, a free square, one at random."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterable, Mapping
from copy import deepcopy

from lessons.learner.calling import Role
from lessons.learner.guard import LearnerError
from lessons.learner.lessons.task import (
    CHANGED,
    Attempt,
    Case,
    Judgement,
    Task,
    lesson_board,
    shown,
)
from lessons.learner.lessons.workbook import right_squares

_SOME = "XO..X...O"

_NONE_FREE = "where none of them is free it returns None"

_OFTEN = 40
"""How often a choice at random is asked for; that two come out alike 40 times is not chance."""


def _board_copy(attempt: Attempt, case: Case) -> Judgement:
    position = lesson_board(case.given, "X")
    board = attempt.style.write(position)
    answer = attempt.call({Role.BOARD: board}, position)
    shared = answer is board or any(
        one is other and isinstance(one, list)
        for one, other in zip(_parts(answer), _parts(board), strict=False)
    )
    hint = attempt.nothing(answer)
    if not attempt.style.holds(board, position):
        hint = CHANGED
    elif answer is board:
        hint = "it gave back the same list: what is changed in the one is changed in the other"
    elif shared:
        hint = "the rows in it are the same lists: each row has to be copied, too"
    elif not hint and not _is_same(answer, board):
        hint = "the copy does not hold what the board holds"
    return Judgement("the same board" if answer is board else shown(answer), not hint, hint)


def _parts(board: object) -> Iterable[object]:
    return board.values() if isinstance(board, dict) else board if isinstance(board, list) else ()


def _is_same(one: object, other: object) -> bool:
    return type(one) is type(other) and bool(one == other)


def _make_move(attempt: Attempt, case: Case) -> Judgement:
    """Look for the mark on the board that was given, or on one that was returned."""
    text, cell, letter = str(case.data[0]), int(str(case.data[1])), str(case.data[2])
    position = lesson_board(text, letter)
    style = attempt.style
    board = style.write(position)
    given = {
        Role.BOARD: board,
        Role.MOVE: style.square(cell),
        Role.MARK: style.mark(letter),
    }
    answer = attempt.call(given, position)
    if _marks(attempt, board) == text and _is_called_for_itself(attempt):
        answer = board  # Nobody looks at what it returns.
    for found in (board, answer):
        marks = _marks(attempt, found)
        if marks == case.expected:
            return Judgement(marks, True)
    came = _marks(attempt, board)
    hint = f"{letter} belongs on square {style.square(cell)}, and the rest stays as it is"
    if came == text:
        hint = AS_BEFORE
    return Judgement(came, False, hint)


def _is_called_for_itself(attempt: Attempt) -> bool:
    """Return whether the file calls a function as a statement, without using what it returns."""
    calls = (
        each.value.func
        for each in ast.walk(attempt.loaded.source.tree)
        if isinstance(each, ast.Expr) and isinstance(each.value, ast.Call)
    )
    return any(getattr(each, "id", "") == attempt.plan.name for each in calls)


def _marks(attempt: Attempt, board: object) -> str:
    """Return a board as nine letters, as the lessons write it, or what it is instead."""
    try:
        return "".join(attempt.style.marks(board))
    except (TypeError, ValueError):
        return shown(board)


AS_BEFORE = "the board is as it was before: is the mark put on that one?"


def _right_copy(attempt: Attempt, given: Mapping[Role, object]) -> object:
    return deepcopy(given[Role.BOARD])


def _right_move(attempt: Attempt, given: Mapping[Role, object]) -> object:
    style, board = attempt.style, given[Role.BOARD]
    cell = style.cell(given[Role.MOVE])
    if cell is not None:
        style.put(board, cell, given[Role.MARK])
    return board


def _space_free(attempt: Attempt, case: Case) -> Judgement:
    text, cell = str(case.data[0]), int(str(case.data[1]))
    position = lesson_board(text, "X")
    style = attempt.style
    board = style.write(position)
    given = {Role.BOARD: board, Role.MOVE: style.square(cell)}
    given |= dict(zip((Role.ROW, Role.COL), divmod(cell, 3), strict=True))
    answer = attempt.call(given, position)
    if not style.holds(board, position):
        return Judgement(shown(answer), False, CHANGED)
    hint = attempt.nothing(answer)
    if hint or bool(answer) == (case.expected == "True"):
        return Judgement(shown(answer), not hint, hint)
    stands = style.mark(text[cell]) if text[cell] != "." else style.free_sign(cell)
    hint = f"on square {style.square(cell)} stands {stands!r}: what is that compared with?"
    return Judgement(shown(answer), False, hint)


def _board_full(attempt: Attempt, case: Case) -> Judgement:
    position = lesson_board(case.given, "X")
    board = attempt.style.write(position)
    answer = attempt.call({Role.BOARD: board}, position)
    if not attempt.style.holds(board, position):
        return Judgement(shown(answer), False, CHANGED)
    is_full = "." not in case.given
    expected = is_full is not _asks_for_moves(attempt)
    hint = "" if attempt.says_none() and not expected else attempt.nothing(answer)
    is_right = not hint and bool(answer) is expected
    if is_full:
        hint = hint or "no square is free here: does it look at all nine before it answers?"
    else:
        last = f"say {not expected} only after?"
        hint = hint or f"a square is free here: does it look at all nine, and {last}"
    return Judgement(shown(answer), is_right, "" if is_right else hint, expected=str(expected))


def _asks_for_moves(attempt: Attempt) -> bool:
    """Return whether a function asks whether squares are free, by its name."""
    return "left" in attempt.plan.name.rpartition(".")[2].lower()


def _random_choice(attempt: Attempt, case: Case) -> Judgement:
    text, cells = str(case.data[0]), str(case.data[1])
    position = lesson_board(text, "X")
    style = attempt.style
    moves = [style.square(int(cell)) for cell in cells]
    right = [style.square(int(cell)) for cell in cells if text[int(cell)] == "."]
    answers = []
    for _ in range(_OFTEN if len(right) > 1 else 1):
        board, given = style.write(position), list(moves)
        try:
            answers.append(attempt.call({Role.BOARD: board, Role.MOVES: given}, position))
        except LearnerError as error:
            if right:
                raise
            return Judgement(str(error).partition("; ")[0], False, _NONE_FREE)
        if not style.holds(board, position) or given != moves:
            return Judgement(shown(answers[-1]), False, CHANGED)
    if not right:
        is_right = answers == [None]
        return Judgement(shown(answers[0]), is_right, "" if is_right else _NONE_FREE)
    for answer in answers:
        if answer not in right or isinstance(answer, bool):
            hint = attempt.nothing(answer) or "it chooses among those of the list that are free"
            return Judgement(shown(answer), False, hint)
    if len(right) > 1 and len({*map(str, answers)}) == 1:
        return Judgement(f"{shown(answers[0])} each time", False, "it is to choose at random")
    return Judgement(shown(answers[0]), True)


def _right_free(attempt: Attempt, given: Mapping[Role, object]) -> object:
    cell = attempt.style.cell(given.get(Role.MOVE, (given.get(Role.ROW), given.get(Role.COL))))
    return cell is not None and attempt.style.marks(given[Role.BOARD])[cell] == "."


def _right_full(attempt: Attempt, given: Mapping[Role, object]) -> object:
    is_full = "." not in attempt.style.marks(given[Role.BOARD])
    return is_full is not _asks_for_moves(attempt)


def _right_choice(attempt: Attempt, given: Mapping[Role, object]) -> object:
    free = right_squares(attempt, given)
    moves = given[Role.MOVES]
    assert isinstance(free, list)
    assert isinstance(moves, Iterable)
    possible = [move for move in moves if move in free]
    return random.choice(possible) if possible else None


SPACE_FREE = Task(
    "isSpaceFree",
    "is_free space_free space_is_free is_square_free square_is_free is_cell_free is_empty"
    " is_valid_move valid_move is_move_free cell_is_free is_available is_space_available",
    "whether a square is free",
    (Role.BOARD, Role.MOVE),
    tuple(
        Case(f"square {cell} of {_SOME}", str(_SOME[cell] == "."), (_SOME, cell))
        for cell in (0, 1, 2, 3, 4, 7, 8)
    ),
    _space_free,
    _right_free,
)

BOARD_FULL = Task(
    "isBoardFull",
    "board_full board_is_full is_full full check_full full_board is_the_board_full"
    " is_moves_left moves_left any_moves_left",
    "whether no square is free",
    (Role.BOARD,),
    tuple(
        Case(text, str("." not in text))
        for text in ("XOOOOXXXO", "XXXOOXXOO", "XOOOOXXX.", ".OOOXXXXO", "XOOO.XXXO", "." * 9)
    ),
    _board_full,
    _right_full,
)

RANDOM_CHOICE = Task(
    "chooseRandomMoveFromList",
    "choose_random_move random_move_from_list choose_random choose_random_move_from"
    " random_move choose_move_from_list random_choice_from_list",
    "a free square of a list, at random",
    (Role.BOARD, Role.MOVES),
    (
        Case(f"corners of {_SOME}", "2 or 6, at random", (_SOME, "0268")),
        Case(f"sides of {_SOME}", "3, 5 or 7, at random", (_SOME, "1357")),
        Case("the only free one of 0, 1, 2", "2", (_SOME, "012")),
        Case("a list of taken squares", "None", (_SOME, "018")),
        Case("an empty list", "None", (_SOME, "")),
    ),
    _random_choice,
    _right_choice,
)

BOARD_COPY = Task(
    "getBoardCopy",
    "copy_board board_copy get_copy copy_of_board get_board_clone clone_board duplicate_board"
    " get_duplicate_board make_board_copy make_copy copy_of",
    "a copy of a board",
    (Role.BOARD,),
    tuple(Case(text, "a board of its own, with the same marks") for text in (_SOME, "." * 9)),
    _board_copy,
    _right_copy,
    needs_all=True,
)

MAKE_MOVE = Task(
    "makeMove",
    "place_mark place_letter place_symbol place_marker place_piece put_mark put_symbol put_letter"
    " insert_letter mark_square set_square update_board place_move do_move apply_move",
    "a mark on a square",
    (Role.BOARD, Role.MARK, Role.MOVE),
    tuple(
        Case(
            f"{letter} on square {cell} of {_SOME}",
            f"{_SOME[:cell]}{letter}{_SOME[cell + 1 :]}",
            (_SOME, cell, letter),
        )
        for cell, letter in ((2, "X"), (3, "O"), (7, "X"))
    ),
    _make_move,
    _right_move,
    needs_all=True,
)
