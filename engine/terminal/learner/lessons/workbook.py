"""Functions that answer a question about a board or a list: free squares, symbols, outcomes."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping

from engine.results import best_of
from engine.terminal.learner.boards import BoardStyle
from engine.terminal.learner.calling import Role
from engine.terminal.learner.guard import LearnerError
from engine.terminal.learner.lessons.task import (
    Attempt,
    Case,
    Judgement,
    Task,
    equal,
    lesson_board,
    shown,
)

_CHANGED = "a question changes nothing: the board is not as it was before"

_FREE_BOARDS = ("XOO.XO...", "XOOOOXXX.", "XOOOOXXXO", ".OXOX..XO", "." * 9)


def _free_squares(attempt: Attempt, case: Case) -> Judgement:
    position = lesson_board(case.given, "X")
    style = attempt.style
    board = style.write(position)
    answer = attempt.call({Role.BOARD: board, Role.MARK: style.mark("X")}, position)
    expected = [style.square(at) for at in position.free_cells]
    found = _squares(answer, style)
    unchanged = board == style.write(position)
    if found is not None and sorted(found) == sorted(map(str, expected)) and unchanged:
        return Judgement(shown(answer), True)
    hint = attempt.nothing(answer) or ("" if unchanged else _CHANGED)
    return Judgement(shown(answer), False, hint or _hint_on_squares(answer, found, expected, style))


def _squares(answer: object, style: BoardStyle) -> list[str] | None:
    """Return squares as texts, so that numbers of any library compare; None if it is no list."""
    if not isinstance(answer, Iterable) or isinstance(answer, str):
        return None
    items = list(answer)
    if style.has_pairs:
        try:
            return [str(tuple(int(each) for each in item)) for item in items]
        except (TypeError, ValueError):
            return None
    try:
        return [str(int(each)) for each in items if not isinstance(each, (str, bool))] + [
            str(each) for each in items if isinstance(each, (str, bool))
        ]
    except (TypeError, ValueError):
        return None


def _hint_on_squares(
    answer: object, found: list[str] | None, expected: list[object], style: BoardStyle
) -> str:
    if isinstance(answer, int):
        return "the squares themselves are asked for, not how many there are"
    if found is None:
        return "a list of squares is asked for"
    texts = [str(square) for square in expected]
    if not style.has_pairs and found == [str(int(text) + 1) for text in texts]:
        return f"what number has the first square of a list? Here it is {style.first}"
    if found and not set(found) & set(texts):
        return "these squares are taken: which are asked for?"
    if set(found) < set(texts):
        return "some are missing: does it look at every square, and return only after the last?"
    if len(found) != len(set(found)):
        return "some are in it twice"
    return "some of these squares are taken"


def _other_symbol(attempt: Attempt, case: Case) -> Judgement:
    (symbol,) = case.data
    answer = attempt.call({Role.MARK: attempt.style.mark(str(symbol))})
    if equal(answer, attempt.style.mark(case.expected)):
        return Judgement(shown(answer), True)
    hint = attempt.nothing(answer) or "there are two symbols: which one is this not?"
    return Judgement(shown(answer), False, hint)


def _best_outcome(attempt: Attempt, case: Case) -> Judgement:
    symbol, letters = map(str, case.data)
    style = attempt.style
    outcomes = [style.mark(letter) for letter in letters]
    answer = attempt.call({Role.OUTCOMES: outcomes, Role.MARK: style.mark(symbol)})
    if equal(answer, style.mark(case.expected)) or equal(answer, case.expected):
        return Judgement(shown(answer), True)
    hint = attempt.nothing(answer) or (
        f"if {symbol} could choose among these, which would it take? And which comes next?"
    )
    return Judgement(shown(answer), False, hint)


def _right_squares(attempt: Attempt, given: Mapping[Role, object]) -> object:
    marks = attempt.style.marks(given[Role.BOARD])
    return [attempt.style.square(at) for at, mark in enumerate(marks) if mark == "."]


def _right_symbol(attempt: Attempt, given: Mapping[Role, object]) -> object:
    style = attempt.style
    return style.mark("O" if style.read(given[Role.MARK]) == "X" else "X")


def _right_outcome(attempt: Attempt, given: Mapping[Role, object]) -> object:
    style = attempt.style
    outcomes = given[Role.OUTCOMES]
    letters = [style.read(each) for each in outcomes] if isinstance(outcomes, list) else []
    mark = style.read(given[Role.MARK])
    if not letters:
        return style.mark("O" if mark == "X" else "X")
    return style.mark(best_of(mark, letters))


def _space_free(attempt: Attempt, case: Case) -> Judgement:
    text, cell = str(case.data[0]), int(str(case.data[1]))
    position = lesson_board(text, "X")
    style = attempt.style
    board = style.write(position)
    given = {Role.BOARD: board, Role.MOVE: style.square(cell)}
    answer = attempt.call(given, position)
    if board != style.write(position):
        return Judgement(shown(answer), False, _CHANGED)
    hint = attempt.nothing(answer)
    is_right = not hint and bool(answer) == (case.expected == "True")
    where = style.square(cell)
    return Judgement(
        shown(answer), is_right, hint or ("" if is_right else f"what is on square {where}?")
    )


def _board_full(attempt: Attempt, case: Case) -> Judgement:
    position = lesson_board(case.given, "X")
    board = attempt.style.write(position)
    answer = attempt.call({Role.BOARD: board}, position)
    if board != attempt.style.write(position):
        return Judgement(shown(answer), False, _CHANGED)
    hint = attempt.nothing(answer)
    is_right = not hint and bool(answer) == (case.expected == "True")
    if case.expected == "True":
        hint = hint or "no square is free here: does it look at all nine before it answers?"
    else:
        hint = hint or "a square is free here: does it look at every one of the nine?"
    return Judgement(shown(answer), is_right, "" if is_right else hint)


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
        if board != style.write(position) or given != moves:
            return Judgement(shown(answers[-1]), False, _CHANGED)
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


_NONE_FREE = "where none of them is free it returns None"

_OFTEN = 40
"""How often a choice at random is asked for; that two come out alike 40 times is not chance."""


def _right_free(attempt: Attempt, given: Mapping[Role, object]) -> object:
    cell = attempt.style.cell(given[Role.MOVE])
    return cell is not None and attempt.style.marks(given[Role.BOARD])[cell] == "."


def _right_full(attempt: Attempt, given: Mapping[Role, object]) -> object:
    return "." not in attempt.style.marks(given[Role.BOARD])


def _right_choice(attempt: Attempt, given: Mapping[Role, object]) -> object:
    free = _right_squares(attempt, given)
    moves = given[Role.MOVES]
    assert isinstance(free, list)
    assert isinstance(moves, Iterable)
    possible = [move for move in moves if move in free]
    return random.choice(possible) if possible else None


_SOME = "XO..X...O"

FREE_SQUARES = Task(
    "free_squares",
    "get_free_squares free get_free free_spaces get_free_spaces free_cells free_places"
    " empty_squares get_empty_squares empty_spaces empty_cells get_empty_spaces available_moves"
    " get_available_moves possible_moves get_possible_moves places_left squares_left"
    " get_free_cells get_empty_cells valid_moves get_valid_moves legal_moves get_legal_moves"
    " get_free_places find_free_squares list_free_squares empty_indices empty_indexes"
    " get_available_squares available_squares get_open_squares",
    "the numbers of the free squares",
    (Role.BOARD,),
    tuple(
        Case(text, str([at for at in range(9) if text[at] == "."]), ("free",))
        for text in _FREE_BOARDS
    ),
    _free_squares,
    _right_squares,
    part=2,
)

OTHER_SYMBOL = Task(
    "other_symbol",
    "get_opposite_symbol get_other_symbol opposite_symbol other_mark other_player other_letter"
    " opponent get_opponent switch_symbol swap_symbol opponent_symbol other get_opponent_symbol"
    " switch_player change_symbol get_opposite opposite get_other_player next_player swap_player"
    " get_next_symbol next_symbol",
    "the symbol of the other player",
    (Role.MARK,),
    (Case("X", "O", ("X",)), Case("O", "X", ("O",))),
    _other_symbol,
    _right_symbol,
    part=2,
)

BEST_OUTCOME = Task(
    "best_outcome_for_symbol",
    "best_outcome get_best_outcome get_best_outcome_for_symbol best_outcome_for best_of"
    " get_best_outcome_for best_result",
    "the best of a list of outcomes",
    (Role.MARK, Role.OUTCOMES),
    tuple(
        Case(f"{list(letters)} for {symbol}", best_of(symbol, letters), (symbol, letters))
        for symbol, letters in (
            ("X", "XOXTT"),
            ("O", "XOXTT"),
            ("O", "XXTT"),
            ("X", "TT"),
            ("X", "OTO"),
            ("O", "XTX"),
            ("X", "OO"),
            ("O", "X"),
        )
    ),
    _best_outcome,
    _right_outcome,
    part=4,
)

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
    "board_full board_is_full is_full full check_full full_board is_the_board_full",
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
