"""Minimax and alpha-beta, whatever they return: a value, a move, or both; and what they cut."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from types import FrameType

from engine.board import Position
from engine.marks import Mark
from engine.results import cells_by_result, result
from lessons.commands.program import program_name
from lessons.learner.answers import read_answer
from lessons.learner.calling import Role, check_given, given_to
from lessons.learner.guard import LearnerError
from lessons.learner.lessons.task import (
    Attempt,
    Case,
    Judgement,
    Task,
    lesson_board,
    one_line,
    shown,
)
from lessons.learner.notebook import NotebookGame
from lessons.learner.outside import turn_outside
from lessons.learner.slips import bound_in

_READINGS = tuple(
    f"{what} {whose}{depth}"
    for depth in ("", " from 0")
    for what, whose in (
        ("move", "mover"),
        ("value", "X"),
        ("value", "mover"),
        ("both", "X"),
        ("both", "mover"),
        ("value", "O"),
        ("both", "O"),
    )
)
"""What an answer may be, and for whom high values are good; depth counts down, or up from 0."""


_SWAPPED = "it chooses what is best for the other side: are max and min the wrong way round?"

_DECISIVE = ("XX.OO....", "XX.OOX...", "XO.X.....")
"""Boards on which one move wins, or saves from a loss, and most others lose."""


def _search(attempt: Attempt, case: Case) -> Judgement:
    position = lesson_board(*map(str, case.data[:2]))
    if not _is_told_turn(attempt):  # It counts the marks, of which X has the first.
        position = lesson_board(str(case.data[0]), "X" if len(position.free_cells) % 2 else "O")
    answer = _asked(attempt, position)
    what, whose = attempt.plan.reading.split()[:2]
    outcome, best = result(position), _best(position)
    move_right = what == "value" or _is_move(_move_of(answer, what), position, best, attempt)
    value_right = what == "move" or _is_value(_value_of(answer), outcome, whose, position)
    if move_right and value_right:
        return Judgement(shown(answer), True)
    choose = (lambda position: _asked(attempt, position)) if what == "move" else None
    hint = attempt.nothing(answer) or hint_on_search(attempt, case.step, position, choose)
    expected = f"{outcome} wins" if outcome in ("X", "O") else "a tie"
    told = case.expected if case.given == one_line(position) else expected
    return Judgement(shown(answer), False, hint, one_line(position), told)


def _is_told_turn(attempt: Attempt) -> bool:
    """Return whether something tells a search whose turn it is, other than the board."""
    tells = {Role.MARK, Role.OTHER, Role.MAXIMIZES, Role.STATE, Role.GAME, Role.POSITION}
    name = attempt.plan.name
    return bool(tells & {*attempt.plan.roles} or "." in name or turn_outside(attempt.loaded, name))


def hint_on_search(
    attempt: Attempt, hint: str, position: Position, choose: Callable[[Position], object] | None
) -> str:
    """Return for whom a search plays if not for who is to move, else how to see its calls."""
    if choose and attempt.once(_SWAPPED, lambda: _plays_for_other(attempt, choose)):
        return _SWAPPED
    named = f"{attempt.loaded.file}:{attempt.plan.name}"
    board = f"{''.join(str(position).split())} --to-move {position.to_move.value}"
    return f"{hint} {program_name()} trace {named} {board} shows its calls"


def _plays_for_other(attempt: Attempt, choose: Callable[[Position], object]) -> bool:
    """Return whether moves are chosen by which who is to move loses, where others do not."""
    for text in (*_DECISIVE, *(text[::-1] for text in _DECISIVE)):
        position = lesson_board(text, "O" if text.count("X") > text.count("O") else "X")
        lost = {int(cell) for cell in cells_by_result(position)["lose"]}
        try:
            if not _is_move([choose(position)], position, lost, attempt):
                return False
        except LearnerError:
            return False
    return True


def _asked(attempt: Attempt, position: Position) -> object:
    """Return what a search answers; most readings of its answers ask the same."""
    roles = attempt.plan.roles
    choices = _choices(attempt, position)

    def ask() -> tuple[object, str]:
        return _ask(attempt, position)[0], attempt.printed

    question = roles, position, *(value for role, value in choices.items() if role in roles)
    answer, attempt.printed = attempt.once(question, ask)
    return answer


def _choices(attempt: Attempt, position: Position) -> dict[Role, object]:
    """Return what a search gets, by what its answers are taken to mean."""
    reading = attempt.plan.reading.split()
    high = {"X": Mark.X, "O": Mark.O}.get(reading[1], position.to_move)
    return {
        Role.DEPTH: 0 if len(reading) > 2 else len(position.free_cells),
        Role.MAXIMIZES: position.to_move is high,
    }


def _ask(attempt: Attempt, position: Position) -> tuple[object, int]:
    """Return what a search answers, and how many states it asked of a notebook's game."""
    given = given_to(attempt.style, position) | _choices(attempt, position)
    answer = attempt.call(given, position)
    check_given(given, position, attempt.style)
    game = given[Role.GAME]
    return answer, game.results if isinstance(game, NotebookGame) else 0


def _best(position: Position) -> set[int]:
    found = cells_by_result(position)
    return {int(cell) for cell in found["win"] or found["tie"] or found["lose"]}


def _move_of(answer: object, what: str) -> list[object]:
    """Return what in an answer may be its move."""
    if what == "move" or not isinstance(answer, (tuple, list, dict)):
        return [answer]
    if isinstance(answer, dict):
        return [value for key, value in answer.items() if str(key) not in ("score", "value")]
    items = list(answer)
    if len(items) == 3:
        return [tuple(items[:2]), tuple(items[1:])]
    return items


def _value_of(answer: object) -> list[object]:
    """Return what in an answer may be its value."""
    if isinstance(answer, dict):
        return [value for key, value in answer.items() if str(key) in ("score", "value")]
    return list(answer) if isinstance(answer, (tuple, list)) else [answer]


def _is_move(moves: list[object], position: Position, best: set[int], attempt: Attempt) -> bool:
    for move in moves:
        try:
            if int(read_answer(move, position, attempt.style)) in best:
                return True
        except LearnerError:
            continue
    return False


def _is_value(values: list[object], outcome: str | None, whose: str, position: Position) -> bool:
    """Return whether one of the values says who wins, in numbers or as a letter."""
    side = position.to_move.value if whose == "mover" else whose
    sign = 0 if outcome == "T" else 1 if outcome == side else -1
    for value in values:
        if isinstance(value, str) and value.upper() == outcome:
            return True
        is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
        if is_number and (value > 0) - (value < 0) == sign:  # type: ignore[operator]  # A number.
            return True
    return False


def _cuts(attempt: Attempt, case: Case) -> Judgement:
    """Count the calls of a search on a board: plain minimax looks at every position there is."""
    position = lesson_board(*map(str, case.data[:2]))
    names = {
        name
        for name in attempt.loaded.source.functions
        if name in attempt.loaded.source.reached(name)
    }
    with _counted(attempt.loaded.file, names) as counted:
        _, results = _ask(attempt, position)
    calls = max(counted[0], results)
    all_positions = _positions(position) - 1
    if calls < all_positions:
        return Judgement(f"{calls:,} positions", True)
    hint = "it cuts nothing: is alpha or beta raised, handed on, and the loop left once they meet?"
    hint = bound_in(attempt.loaded, attempt.plan.name) or hint
    return Judgement(f"{calls:,} positions, as many as plain minimax", False, hint)


def _positions(position: Position) -> int:
    if position.outcome is not None:
        return 1
    return 1 + sum(_positions(position.play(cell)) for cell in position.free_cells)


@contextmanager
def _counted(file: str, names: set[str]) -> Iterator[list[int]]:
    """Count the calls of those of a file's functions that call themselves."""
    count = [0]

    def note(frame: FrameType, event: str, _: object) -> None:
        if (
            event == "call"
            and frame.f_code.co_name in names
            and frame.f_code.co_filename.endswith(file.rpartition("/")[2])
        ):
            count[0] += 1

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield count
    finally:
        sys.setprofile(before)


_CASES = tuple(
    Case(one_line(lesson_board(text, to_move)), expected, (text, to_move), hint)
    for text, to_move, expected, hint in (
        (
            "XX.OO....",
            "X",
            "X wins, by 2",
            "is there a line with two of its own and a free square?",
        ),
        (
            "XX.OO.X..",
            "O",
            "O wins, by 5",
            "is there a line with two of its own and a free square?",
        ),
        (".OXOX..XO", "O", "a tie, by 6", "of its three moves one ties and two lose: which?"),
        ("XOXOOX.X.", "O", "a tie, by 8", "what may X play after each of the two moves?"),
        (
            "X...O...X",
            "O",
            "a tie, by a side (1, 3, 5, 7)",
            "what can the other threaten after that?",
        ),
        ("XO....X..", "O", "X wins, whatever O plays", "what can the other threaten after that?"),
    )
)

_CUT = Case(
    "X...O...X, O to move, the positions that are looked at",
    "fewer than there are",
    ("X...O...X", "O"),
)

ALPHA_BETA = Task(
    "alphabeta",
    "alpha_beta_player alpha_beta alpha_beta_search alpha_beta_cutoff_search alpha_beta_pruning"
    " minimax_alpha_beta minimax_ab alphabeta_minimax minimax_with_alpha_beta"
    " minimax_pruning",
    "the best move or its value, without games that cannot matter",
    (Role.BOARD, Role.MARK, Role.OTHER),
    (*_CASES, _CUT),
    lambda attempt, case: (_cuts if case is _CUT or case.given == _CUT.given else _search)(
        attempt, case
    ),
    also=(Role.GAME, Role.STATE, Role.POSITION, Role.ALPHA, Role.BETA, Role.DEPTH, Role.MAXIMIZES),
    readings=_READINGS,
)

MINIMAX = replace(
    ALPHA_BETA,
    name="minimax",
    others="mini_max minimax_search minimax_player minimax_decision negamax minmax",
    title="the best move or its value",
    cases=_CASES,
)
