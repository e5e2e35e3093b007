"""Functions that answer a question about a board or a list: free squares, symbols, outcomes."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Mapping

from engine.results import best_of
from lessons.learner.boards import BoardStyle
from lessons.learner.calling import Role
from lessons.learner.lessons.task import (
    CHANGED,
    Attempt,
    Case,
    Judgement,
    Task,
    equal,
    lesson_board,
    shown,
)
from lessons.learner.outside import turn_outside

_FREE_BOARDS = ("XOO.XO...", "XOOOOXXX.", "XOOOOXXXO", ".OXOX..XO", "." * 9)


def _free_squares(attempt: Attempt, case: Case) -> Judgement:
    position = lesson_board(case.given, "X")
    style = attempt.style
    board = style.write(position)
    answer = attempt.call({Role.BOARD: board, Role.MARK: style.mark("X")}, position)
    expected = [style.square(at) for at in position.free_cells]
    found = _squares(answer)
    unchanged = style.holds(board, position)
    if found is not None and sorted(found) == sorted(map(str, expected)) and unchanged:
        return Judgement(shown(answer), True)
    hint = attempt.nothing(answer) or ("" if unchanged else CHANGED)
    return Judgement(shown(answer), False, hint or _hint_on_squares(answer, found, expected, style))


def _squares(answer: object) -> list[str] | None:
    """Return squares as texts, so that numbers of any library compare; None if it is no list."""
    if not isinstance(answer, Iterable) or isinstance(answer, str):
        return None
    try:
        return [_as_text(each) for each in answer]
    except (TypeError, ValueError):
        return None


def _as_text(square: object) -> str:
    if isinstance(square, (tuple, list)):
        return str(tuple(int(each) for each in square))
    return str(square if isinstance(square, (str, bool)) else operator.index(square))  # type: ignore[arg-type]  # It raises TypeError itself.


def _hint_on_squares(
    answer: object, found: list[str] | None, expected: list[object], style: BoardStyle
) -> str:
    if isinstance(answer, int):
        return "the squares themselves are asked for, not how many there are"
    if found is None:
        return "a list of squares is asked for"
    if found and set(found) == {str(style.free)} and not style.numbered:
        return "that is what stands on the squares: their numbers are asked for"
    texts = [str(square) for square in expected]
    is_counted = all(text.isdecimal() for text in texts)
    if is_counted and found == [str(int(text) + 1) for text in texts]:
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
    if answer is None and not attempt.plan.roles:  # It changes the file's variable for the turn.
        variable = turn_outside(attempt.loaded, attempt.plan.name)
        answer = vars(attempt.loaded.module).get(variable)
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
    hint = f"if {symbol} could choose among these, which would it take? And which comes next?"
    if letters.find(symbol) > letters.find("T") >= 0 and equal(answer, style.mark("T")):
        hint = f"{symbol} comes after the tie: look through the whole list for it first"
    elif "T" in letters and symbol not in letters:
        hint = f"{symbol} cannot win here: what is better for it than to lose?"
    return Judgement(shown(answer), False, attempt.nothing(answer) or hint)


def right_squares(attempt: Attempt, given: Mapping[Role, object]) -> object:
    """Return the free squares, as the file calls them."""
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
    right_squares,
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
            ("O", "TTOTT"),
            ("O", "XXTT"),
            ("X", "TT"),
            ("X", "OTX"),
            ("O", "XTX"),
            ("X", "OO"),
            ("O", "X"),
        )
    ),
    _best_outcome,
    _right_outcome,
    part=4,
)
