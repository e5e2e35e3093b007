"""The workbook's functions: free squares, other symbol, best outcome, outcomes of moves."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Iterator

from engine.board import Position
from engine.marks import Mark
from engine.results import best_of, result
from engine.terminal.learner.calling import mark_named, set_symbols
from engine.terminal.learner.guard import LearnerError
from engine.terminal.learner.lessons.task import Attempt, Case, Task, equal, one_line, shown
from engine.variant import BOARDS

_SMALL = BOARDS["3x3"]

_OUTCOMES = (
    ("X", "XOXTT"),
    ("O", "XOXTT"),
    ("X", "OTO"),
    ("O", "XTX"),
    ("X", "OO"),
    ("O", "X"),
)


def lesson_board(text: str, to_move: str) -> Position:
    """Return a board of a lesson; the counts of the marks need not fit."""
    return Position.parse(text, _SMALL, Mark(to_move))


def _free_squares(attempt: Attempt) -> Iterator[Case]:
    for text in ("XOO.XO...", "XOOOOXXX.", "XOOOOXXXO", ".OXOX..XO", "." * 9):
        board = lesson_board(text, "X").cells_as("X", "O", " ")
        before, expected = board[:], [at for at in range(9) if text[at] == "."]
        try:
            answer, _ = attempt.call_by_name({"board": board}, lambda _: None)
        except LearnerError as error:
            yield Case(text, str(expected), str(error), False)
            continue
        found = _integers(answer)
        is_right = found is not None and sorted(found) == expected and board == before
        hint = "" if is_right else _hint_on_squares(answer, found, expected, board == before)
        yield Case(text, str(expected), shown(answer), is_right, hint)


def _hint_on_squares(
    answer: object, found: list[int] | None, expected: list[int], unchanged: bool
) -> str:
    if not unchanged:
        return "a question changes nothing: the board is not as it was before"
    if answer is None:
        return "what does the function return at its end?"
    if isinstance(answer, int):
        return "the squares themselves are asked for, not how many there are"
    if found is None:
        return "a list of numbers is asked for"
    if sorted(found) == [at + 1 for at in expected]:
        return "what number has the first square of a list?"
    if found and not set(found) & set(expected):
        return "these squares are taken: which are asked for?"
    if set(found) < set(expected):
        return "some are missing: does it look at every square, and return only after the last?"
    return "some of these squares are taken"


def _other_symbol(attempt: Attempt) -> Iterator[Case]:
    for symbol, expected in (("X", "O"), ("O", "X")):
        try:
            answer, _ = attempt.call_by_name({"symbol": symbol}, lambda _: None)
        except LearnerError as error:
            yield Case(symbol, expected, str(error), False)
            continue
        hint = "does it return the symbol, or print it?" if answer is None else ""
        hint = hint or "there are two symbols: which one is this not?"
        is_right = equal(answer, expected)
        yield Case(symbol, expected, shown(answer), is_right, "" if is_right else hint)


def _best_outcome(attempt: Attempt) -> Iterator[Case]:
    for symbol, letters in _OUTCOMES:
        expected = best_of(symbol, letters)
        given = f"{list(letters)} for {symbol}"
        try:
            answer, _ = attempt.call_by_name(
                {"outcomes": list(letters), "symbol": symbol},
                lambda parameter: "symbol" if mark_named(parameter) else None,
            )
        except LearnerError as error:
            yield Case(given, expected, str(error), False)
            continue
        is_right = equal(answer, expected)
        hint = f"if {symbol} could choose among these, which would it take? And which comes next?"
        yield Case(given, expected, shown(answer), is_right, "" if is_right else hint)


def _move_outcomes(attempt: Attempt) -> Iterator[Case]:
    for text, symbol in (
        ("XOOOOXXX.", "O"),
        (".OXOX..XO", "O"),
        ("XOO.XO...", "X"),
        ("X..XO.O.O", "X"),
    ):
        position = lesson_board(text, symbol)
        expected = {int(at): result(position.play(at)) for at in position.free_cells}
        board = position.cells_as("X", "O", " ")
        set_symbols(attempt.function, symbol, position.to_move.other.value)
        try:
            answer, _ = attempt.call_by_name(
                {"board": board, "symbol": symbol},
                lambda parameter: "symbol" if mark_named(parameter) else None,
            )
        except LearnerError as error:
            yield Case(one_line(position), str(expected), str(error), False)
            continue
        found = _by_square(answer, position)
        is_right = found == expected and board == position.cells_as("X", "O", " ")
        hint = "" if is_right else _hint_on_outcomes(found, expected, board, position)
        yield Case(one_line(position), str(expected), shown(answer), is_right, hint)


def _hint_on_outcomes(
    found: dict[int, str] | None,
    expected: dict[int, str | None],
    board: list[str],
    position: Position,
) -> str:
    if board != position.cells_as("X", "O", " "):
        return "each move that is tried has to be taken back before the next"
    if found is None:
        return "X, O or T is asked for each free square, in their order or as a dictionary"
    if set(found) != set(expected):
        return "is every free square tried, and no other?"
    wrong = next(square for square in expected if found[square] != expected[square])
    return f"play {wrong} on paper: whose turn is it then, and what would they choose?"


def _by_square(answer: object, position: Position) -> dict[int, str] | None:
    """Read outcomes as a dictionary by square, a list, or as lists of wins, ties and losses."""
    free = [int(cell) for cell in position.free_cells]
    if isinstance(answer, dict):
        if not set(answer) <= {"win", "tie", "lose"}:
            return {square: str(letter) for square, letter in answer.items()}
        answer = [answer.get(name, []) for name in ("win", "tie", "lose")]
    if isinstance(answer, str) or not isinstance(answer, Iterable):
        return None
    answer = list(answer)
    if len(answer) == 3 and all(isinstance(each, (list, tuple)) for each in answer):
        mark = position.to_move
        by_letter = zip((mark.value, "T", mark.other.value), map(_integers, answer), strict=True)
        return {square: letter for letter, squares in by_letter for square in squares or ()}
    if len(answer) == position.variant.cells:
        answer = [answer[square] for square in free]
    if len(answer) != len(free):
        return None
    return {square: str(letter) for square, letter in zip(free, answer, strict=True)}


def _integers(answer: object) -> list[int] | None:
    if not isinstance(answer, Iterable) or isinstance(answer, str):
        return None
    try:
        return [operator.index(each) for each in answer]
    except TypeError:
        return None


WORKBOOK = (
    Task(
        "free_squares",
        "get_free_squares free get_free free_spaces get_free_spaces free_cells free_places"
        " empty_squares get_empty_squares empty_spaces empty_cells get_empty_spaces available_moves"
        " get_available_moves possible_moves get_possible_moves places_left squares_left",
        "the numbers of the free squares",
        _free_squares,
    ),
    Task(
        "other_symbol",
        "get_other_symbol other_mark other_player other_letter opponent get_opponent switch_symbol"
        " swap_symbol opposite_symbol opponent_symbol other",
        "the symbol of the other player",
        _other_symbol,
    ),
    Task(
        "best_outcome_for_symbol",
        "best_outcome get_best_outcome get_best_outcome_for_symbol best_outcome_for best_of",
        "the best of a list of outcomes",
        _best_outcome,
    ),
    Task(
        "get_move_outcomes",
        "move_outcomes get_outcomes outcomes outcomes_of_moves get_outcomes_of_moves",
        "what each move leads to",
        _move_outcomes,
    ),
)
