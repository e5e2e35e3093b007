"""A player, step by step: a free square, a win in one, the rule list, no game lost."""

from __future__ import annotations

import ast
from contextlib import suppress

from engine.board import Position
from engine.marks import Cell
from engine.notation import format_cell
from engine.variant import BOARDS
from lessons.commands.program import program_name
from lessons.learner.apart import guard
from lessons.learner.boards import BoardStyle
from lessons.learner.calling import Role
from lessons.learner.guard import LearnerError, Printed
from lessons.learner.lessons.calls import watched
from lessons.learner.lessons.games import answer_of, answer_once, seat_for
from lessons.learner.lessons.outcomes import MOVE_OUTCOMES
from lessons.learner.lessons.task import (
    Attempt,
    Case,
    Judgement,
    Plan,
    Task,
    lesson_board,
    one_line,
    shown,
)
from lessons.learner.lessons.winning import WINNER
from lessons.learner.loading import LearnerModule
from lessons.learner.movers import NotOnBoard
from lessons.learner.outside import has_own_mark
from lessons.learner.seats import COMP_MOVE, OpenSeat, plain

_OFTEN = 20
"""How often a board near the end is asked, as a player at random may be right by luck."""

_NEAR_THE_END = 5
"""With how many free squares a board is asked often: a search of all games is quick there."""

_WATCHED = 6
"""With how many free squares the calls of a player's recursion are looked at."""

_TURN = "after one's own move it is the other's turn: whose symbol is passed on?"
_WIN = "is there a line with two of its own and a free square?"
_BLOCK = "what would the other play here, if it were their turn?"
_FORK = f"what can the other threaten after that? Try: {program_name()} explain X...O...X --rules"
_LAST = "the last rule: corners and centre are taken, so a side is left"
_CORNER = "a corner is free: does it look at all four?"
_ZERO = "corner 0 is free; if a number is asked for by if, 0 counts as False: ask is not None"
_CENTRE = "the centre is free, the corners are taken, and nobody can win"


def _move(attempt: Attempt, case: Case) -> Judgement:
    board, to_move, right, hint = (str(each) for each in case.data)
    position = lesson_board(board, to_move)
    cells = {Cell(int(at)) for at in right.split()}
    seat, expected = seat_for(attempt), case.expected
    if expected[0].isdecimal():
        expected = " or ".join(_called(attempt, seat, at) for at in sorted(cells))
    try:
        if len(position.free_cells) > _NEAR_THE_END:
            answers = [answer_once(attempt, seat, position)[:2]]
        else:
            answers = [answer_of(attempt, seat, position) for _ in range(_OFTEN)]
    except NotOnBoard as error:
        return Judgement(str(error), False, _number_tip(seat), expected=expected)
    wrong = [each for each in answers if each[1] not in cells]
    answer, cell = wrong[0] if wrong else answers[0]
    actual = shown(answer)
    if "." in attempt.plan.name:  # What its numbers are is only known by where its marks come.
        actual = f"{actual}, {_place(cell)}"
    if not wrong:
        return Judgement(actual, True, expected=expected)
    if hint == _WIN:
        hint = _order_tip(attempt, answer, seat, position) or hint
    hint = _number_tip(seat) or _turn_tip(attempt, seat, position) or hint
    return Judgement(actual, False, hint, expected=expected)


def _called(attempt: Attempt, seat: OpenSeat, cell: Cell) -> str:
    """Return what a player calls a cell, and where it is if that does not say it."""
    if seat.mover is not None and str(seat.mover.squares[cell]) != str(cell):
        return f"{seat.mover.squares[cell]}, {_place(cell)}"
    return _place(cell) if "." in attempt.plan.name else str(attempt.style.square(cell))


def _place(cell: Cell) -> str:
    return f"{format_cell(cell, BOARDS['3x3'])} (square {cell} of the list)"


def _number_tip(seat: OpenSeat) -> str:
    """Return the tip on numbers, if an object answers those of the list where others are meant."""
    mover = seat.mover
    if mover is None or mover.cell(8) == 8:
        return ""
    with suppress(Exception), guard("asks for input()", Printed()):
        for board, right in (("XX.OO....", 2), (".OX.OX...", 8), ("...XO.XO.", 0)):
            if str(seat.answer(lesson_board(board, "X"))) != str(right):
                return ""
    names = f"square 0 of the list is {mover.squares[0]} there"
    return f"its numbers are those of the list, but {mover.name} takes {mover}: {names}"


def _order_tip(attempt: Attempt, answer: object, seat: OpenSeat, position: Position) -> str:
    """Return the tip on the order of the rules, if the player blocks where it could win."""
    other = position.to_move.other
    text = "".join(mark.value if mark else "." for mark in position.marks)
    blocked = lesson_board(text, other.value).play(seat.read(answer, position)).outcome
    if blocked is None or blocked.winner is not other:
        return ""
    return (
        f"it could win at once, but blocks {other.value}: does it look for wins first, everywhere?"
    )


def _turn_tip(attempt: Attempt, seat: OpenSeat, position: Position) -> str:
    """Return the tip on whose turn it is, if the player asks its recursion for the wrong side."""
    if len(position.free_cells) > _WATCHED:
        return ""
    for name in attempt.loaded.source.functions:
        if plain(name) in MOVE_OUTCOMES.names:
            try:
                seen = watched(attempt, name, lambda: answer_of(attempt, seat, position))
            except LearnerError:
                return ""
            mover = position.to_move.value
            free = sum(mark is None for mark in position.marks)
            for call in seen.calls:
                moved = call.board.count(".") == free - 1
                if call.parent is None and moved and call.mover == mover:
                    return f"{name} is asked for {mover} on {call.board}: {_TURN}"
            return seen.wrong
    return ""


def _case(board: str, to_move: str, right: str, hint: str) -> Case:
    position = lesson_board(board, to_move)
    cells = right.split()
    expected = " or ".join(cells)
    if len(cells) > 1 and len(cells) == len(position.free_cells):
        expected = "a free square"
    return Case(one_line(position), expected, (board, to_move, right, hint))


def _free(board: str, to_move: str) -> Case:
    cells = " ".join(str(at) for at in range(9) if board[at] == ".")
    return _case(board, to_move, cells, "a free square is asked for")


FREE = Task(
    "get_comp_move",
    COMP_MOVE,
    "a free square",
    (Role.BOARD,),
    (_free("X........", "O"), _free("XOO.XO...", "X"), _free("XOOOOXXX.", "O")),
    _move,
    part=2,
)
WIN = Task(
    "get_comp_move",
    COMP_MOVE,
    "a win in one",
    (Role.BOARD,),
    (
        _case("XX.OO....", "X", "2", _WIN),
        _case("XOO.XO...", "X", "8", _WIN),
        _case("XX.OO.X..", "O", "5", _WIN),
        _case(".OX.OX...", "X", "8", _WIN),
        _case("...XO.XO.", "X", "0", _WIN),
    ),
    _move,
    part=3,
)
RULES = Task(
    "get_comp_move",
    COMP_MOVE,
    "the rule list",
    (Role.BOARD,),
    (
        _case("XO..O....", "X", "7", _BLOCK),
        _case("X...X.O..", "O", "8", _BLOCK),
        _case("XX..O....", "O", "2", _BLOCK),
        _case("X.X.O....", "O", "1", _BLOCK),
        _case("..O.X...X", "O", "0", _BLOCK),
        _case("....X....", "O", "0 2 6 8", "the centre is taken: which place comes first?"),
        _case("XOX...OXO", "X", "4", _CENTRE),
        *(
            _case(board, "O", corner, _ZERO if corner == "0" else _CORNER)
            for board, corner in (("XXOOOXX..", "8"), ("XOX.OX.XO", "6"), (".XO.OXXOX", "0"))
        ),
        _case("X..OOXXXO", "O", "2", _CORNER),
        _case("XOX.X.OXO", "O", "3 5", _LAST),
        *(
            _case(board, "X", str(board.index(".")), _LAST)
            for board in ("X.OOXXXOO", "XOX.XOOXO", "XOXXO.OXO", "XXOOOXX.O")
        ),
    ),
    _move,
)
ALL = Task(
    "get_comp_move",
    COMP_MOVE,
    "unbeatable",
    (Role.BOARD,),
    (
        _case(".OXOX..XO", "O", "6", "of its three moves one ties and two lose: which?"),
        _case("XOXOOX.X.", "O", "8", "what may X play after each of the two moves?"),
        _case("X...O...X", "O", "1 3 5 7", _FORK),
        _case("X..XO.O.O", "X", "1 2 5 7", "each of its moves loses here: it still has to move"),
        _case("X........", "O", "4", "which of the replies does not lose? Look to the end."),
    ),
    _move,
    part=6,
)
_PLACES = ({0, 2, 6, 8}, {1, 3, 5, 7}, {1, 3, 7, 9}, {2, 4, 6, 8})
"""Corners and sides, counted from 0 and from 1."""

_BOOK = ("getcomputermove", "makecomputermove")


def aimed_at(loaded: LearnerModule, name: str) -> str:
    """Return what a player wants to be by its code: "all", "rules", "win" or "" for at random."""
    source = loaded.source
    short = name.rpartition(".")[2]
    reached = source.reached(short)
    if source.recurses(short) or any(plain(each) in MOVE_OUTCOMES.names for each in reached):
        return "all"
    nodes = [source.functions[each] for each in {short, *reached} if each in source.functions]
    for node in nodes:
        for each in ast.walk(node):
            if isinstance(each, (ast.List, ast.Tuple, ast.Set)):
                values = {item.value for item in each.elts if isinstance(item, ast.Constant)}
                if len(each.elts) >= 4 and any(place <= values for place in _PLACES):
                    return "rules"
    if plain(short) in _BOOK:
        return "rules"
    called = {plain(each) for each in reached | set(source.calls.get(short, ()))}
    return "win" if called & set(WINNER.names) else ""


def player_plans(loaded: LearnerModule, name: str, style: BoardStyle) -> list[Plan]:
    """Return the plans of a player, which finds out by itself what its parameters get.

    One that is never told its mark may always be the same.
    """
    readings = ("", "X", "O") if has_own_mark(loaded, name) else ("",)
    return [Plan(name, (Role.BOARD,), style, reading) for reading in readings]
