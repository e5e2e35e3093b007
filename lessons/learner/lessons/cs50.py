"""CS50's project: a board of rows with None for a free square, and seven functions on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from engine.board import Position
from engine.marks import Cell
from engine.results import cells_by_result
from engine.winners import LINES
from lessons.learner.boards import BoardStyle, Shape
from lessons.learner.calling import Role
from lessons.learner.guard import LearnerError
from lessons.learner.lessons.searching import hint_on_search
from lessons.learner.lessons.task import (
    Answer,
    Attempt,
    Case,
    Judge,
    Judgement,
    Task,
    lesson_board,
    shown,
)

_OLD_BOARD = (
    "the board before is no longer as it was: copy it first (copy.deepcopy, as its rows are lists)"
)


_NO_ERROR = "the project asks for an error here: raise one where the square is not free"
_PAIRS = BoardStyle(shape=Shape.ROWS)
"""The project's own: squares are (row, col) from 0."""


def is_cs50(names: Iterable[str]) -> bool:
    """Return whether a file's functions, by their plain names, are those of the project."""
    found = set(names)
    own = {"initialstate", "actions", "terminal"} & found
    return len(own) >= 2 or (bool(own) and {"winner", "minimax"} <= found)


def _position(text: str) -> Position:
    return lesson_board(text, _mover(text))


def _mover(text: str) -> str:
    return "O" if text.count("X") > text.count("O") else "X"


def _winner_in(text: str) -> str:
    return next((text[a] for a, b, c in LINES if text[a] == text[b] == text[c] != "."), "")


def _is_over(text: str) -> bool:
    return bool(_winner_in(text)) or "." not in text


def _worth(text: str) -> int:
    return {"X": 1, "O": -1}.get(_winner_in(text), 0)


def _free(text: str, style: BoardStyle = _PAIRS) -> set[object]:
    return {style.square(at) for at in range(9) if text[at] == "."}


def _best(text: str, style: BoardStyle = _PAIRS) -> list[object]:
    """Return the squares after which the result is best."""
    found = cells_by_result(_position(text))
    return [style.square(int(cell)) for cell in found["win"] or found["tie"] or found["lose"]]


def _pairs(answer: object) -> set[object] | None:
    """Return a learner's list or set of pairs, None for anything else, or if one is in it twice."""
    if not isinstance(answer, Iterable):
        return None
    items = [tuple(each) if isinstance(each, (list, tuple)) else each for each in answer]
    return set(items) if len(set(items)) == len(items) else None


def _initial_state(attempt: Attempt, case: Case) -> Judgement:
    answer = attempt.call({})
    try:
        is_right = attempt.style.marks(answer) == list("." * 9)
    except TypeError:
        is_right = False
    hint = attempt.nothing(answer) or "three rows of three free squares"
    return Judgement(shown(answer), is_right, "" if is_right else hint)


def _asks(is_right: Callable[[Attempt, object, str], bool], may_be_none: bool = False) -> Judge:
    """Return how a question about a board is judged; it must not change it."""

    def judge(attempt: Attempt, case: Case) -> Judgement:
        text, hint = (str(each) for each in case.data)
        board = attempt.style.write(_position(text))
        answer = attempt.call({Role.BOARD: board}, _position(text))
        if not attempt.style.holds(board, _position(text)):
            return Judgement(shown(answer), False, "a question changes nothing, but the board did")
        if is_right(attempt, answer, text):
            return Judgement(shown(answer), True)
        nothing = "" if may_be_none else attempt.nothing(answer)
        return Judgement(shown(answer), False, nothing or hint)

    return judge


def _minimax(attempt: Attempt, case: Case) -> Judgement:
    text = str(case.data[0])
    judged = _asks(_is_best)(attempt, case)
    if judged.is_right or judged.hint != case.data[1]:
        return judged
    answer = _chosen(attempt, _position(text))
    if isinstance(answer, tuple) and any(_is_best(attempt, part, text) for part in answer):
        return replace(judged, hint="the move alone is asked for")
    see = hint_on_search(attempt, judged.hint, _position(text), lambda at: _chosen(attempt, at))
    return replace(judged, hint=see)


def _chosen(attempt: Attempt, position: Position) -> object:
    answer = attempt.call({Role.BOARD: attempt.style.write(position)}, position)
    return tuple(answer) if isinstance(answer, list) else answer


def _is_mark(attempt: Attempt, answer: object, mark: str) -> bool:
    return answer == attempt.style.mark(mark) if mark else answer is None


def _is_bool(answer: object, expected: bool) -> bool:
    return answer is not None and bool(answer) is expected


def _is_best(attempt: Attempt, answer: object, text: str) -> bool:
    if _is_over(text):
        return answer is None
    square = tuple(answer) if isinstance(answer, (tuple, list)) else answer
    return square in _best(text, attempt.style) and not isinstance(square, bool)


def _result(attempt: Attempt, case: Case) -> Judgement:
    text, cell = str(case.data[0]), int(str(case.data[1]))
    position, style = _position(text), attempt.style
    board = style.write(position)
    given = {Role.BOARD: board, Role.MOVE: style.square(cell)}
    if text[cell] != ".":
        try:
            return Judgement(shown(attempt.call(given, position)), True, _NO_ERROR)
        except LearnerError as error:
            return Judgement(str(error).partition(";")[0], True)
    answer = attempt.call(given, position)
    if not style.holds(board, position):
        return Judgement(shown(answer), False, _OLD_BOARD)
    is_right = answer == style.write(position.play(Cell(cell)))
    hint = attempt.nothing(answer) or "which mark stands there now, and do the others still stand?"
    return Judgement(shown(answer), is_right, "" if is_right else hint)


def _answers(value: Callable[[Attempt, str], object]) -> Answer:
    """Return how a right function answers a question about a board."""
    return lambda attempt, given: value(attempt, "".join(attempt.style.marks(given[Role.BOARD])))


def _right_result(attempt: Attempt, given: Mapping[Role, object]) -> object:
    style = attempt.style
    text = "".join(style.marks(given[Role.BOARD]))
    cell = style.cell(given[Role.MOVE])
    return style.write(_position(text).play(Cell(cell or 0)))


def _cases(boards: Sequence[str], expected: Callable[[str], object], hint: str) -> tuple[Case, ...]:
    return tuple(Case(text, str(expected(text)), (text, hint)) for text in boards)


def _question(
    name: str,
    title: str,
    cases: tuple[Case, ...],
    judge: Judge,
    right: Callable[[Attempt, str], object] | None,
) -> Task:
    return Task(name, "", title, (Role.BOARD,), cases, judge, _answers(right) if right else None)


_EMPTY = "." * 9
_TURNS = (_EMPTY, "X........", "XO.......", "XO..X....", "XOXOX.O..")
_LINES = (
    *("XXX.OO...", "OO.XXX..O", ".O.OO.XXX", "XO.XO.X..", "OXO.X..XO", ".OX.OX..X", "XO.OX...X"),
    *("O.X.XOX..", "XXXOOXXOO"),
)
_ALL_LINES = (*_LINES, *(text.translate(str.maketrans("XO", "OX")) for text in _LINES))

CS50 = (
    Task(
        "initial_state",
        "",
        "the board at the beginning",
        (),
        (Case("the beginning", "three rows of three free squares"),),
        _initial_state,
    ),
    _question(
        "player",
        "whose turn it is",
        _cases(_TURNS, _mover, "X begins: how many marks stand there?"),
        _asks(lambda attempt, answer, text: _is_mark(attempt, answer, _mover(text))),
        lambda attempt, text: attempt.style.mark(_mover(text)),
    ),
    _question(
        "actions",
        "the free squares as pairs",
        _cases(
            ("XO..X....", "XOXOOX.X.", ".OXXO....", _EMPTY),
            lambda text: sorted(_free(text), key=str),
            "the pairs (row, column), from 0, of the free squares",
        ),
        _asks(lambda attempt, answer, text: _pairs(answer) == _free(text, attempt.style)),
        lambda attempt, text: _free(text, attempt.style),
    ),
    Task(
        "result",
        "",
        "the board after a move",
        (Role.BOARD, Role.MOVE),
        tuple(
            Case(f"{_PAIRS.square(at)} on {text}", expected, (text, at))
            for text, at, expected in (
                (_EMPTY, 4, "....X...."),
                ("X........", 8, "X.......O"),
                ("XO..X....", 6, "XO..X.O.."),
                ("X........", 0, "an error, as a mark stands there"),
            )
        ),
        _result,
        _right_result,
    ),
    _question(
        "winner",
        "who has won",
        _cases(
            (*_ALL_LINES, _EMPTY, "XX.OO....", "XOXXOOOXX"),
            lambda text: _winner_in(text) or None,
            "are all eight lines looked at, for both marks?",
        ),
        _asks(
            lambda attempt, answer, text: _is_mark(attempt, answer, _winner_in(text)),
            may_be_none=True,
        ),
        lambda attempt, text: attempt.style.mark(_winner_in(text)) if _winner_in(text) else None,
    ),
    _question(
        "terminal",
        "whether the game is over",
        _cases(
            (_EMPTY, "XX.OO....", "XXX.OO...", "XO.XOX.O.", "XOXXOOOXX", "XXXOOXXOO"),
            _is_over,
            "it is over when somebody has won, and when no square is free",
        ),
        _asks(lambda attempt, answer, text: _is_bool(answer, _is_over(text))),
        lambda attempt, text: _is_over(text),
    ),
    _question(
        "utility",
        "what a finished board is worth",
        _cases(
            ("XXX.OO...", "XO.XOX.O.", "XO.OX...X", "OOOXX.X..", "XOXXOOOXX"),
            _worth,
            "1 if X has won, -1 if O has, else 0",
        ),
        _asks(
            lambda attempt, answer, text: answer == _worth(text) and not isinstance(answer, bool)
        ),
        lambda attempt, text: _worth(text),
    ),
    _question(
        "minimax",
        "the best move",
        _cases(
            (
                "XX.OO....",
                "XX.OOX...",
                "XX..O....",
                "XO.OX....",
                "X...O...X",
                "XO.X.....",
                "XXX.OO...",
            ),
            lambda text: None if _is_over(text) else " or ".join(map(str, _best(text))),
            "what may the other play after it, and after that?",
        ),
        _minimax,
        None,
    ),
)
"""The project's tasks, in its own order."""
