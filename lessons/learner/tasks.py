"""The tasks of the lessons as tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.results import best_of
from engine.winners import LINES
from lessons.learner import comparing as compare
from lessons.learner import letters
from lessons.learner.letters import EMPTY, FULL, LOST, MATTERS, OPEN, WON, WORKSHEETS, mover, put
from lessons.learner.task import Case, Compare, Task, TaskHint, each
from lessons.learner.writing import Squares, same

_TABLE = """
free_squares | the free squares | board | squares | basic keeps where part2
comp_move | the computer's move | board symbol | best | keeps part6
other_symbol | the other symbol | symbol | mark | basic part2
winner | a winner | board symbol | winner | basic keeps what part3
best_outcome | the best of a list of outcomes | symbol outcomes | mark | basic part4
move_outcomes | how a game goes on | symbol board | mark | keeps part5
is_free | whether a square is free | board square | yes | basic keeps where
is_full | whether the board is full | board | yes | basic keeps free
moves_left | whether a square is free at all | board | yes | basic keeps free
make_move | a mark put on the board | board symbol square | board | basic put
evaluate | who has won as a number | board | number | basic keeps what
copy | a copy of the board | board | board | basic
choose_from | a free one of these squares | board moves | one |
turn | whose turn it is | board | mark | basic
is_over | whether the game is over | board | yes | basic
board_result | the board after a move | board square | board | keeps
board_utility | who has won as 1, -1 or 0 | board | number |
best_move | the best move | board | best |
initial | the empty board | | board | basic
value | the value of a board | board symbol side other depth ismax alpha beta | value | keeps
state_result | the state after a move | square state | state |
compute_utility | the utility of a move | square state | number | keeps
state_utility | the utility for a player | state symbol | number |
display | a board shown | state board | drawing |
state_random | a random move | state | one |
state_best | the best move of a game | game | best |
win | whether who is to move has won | board | yes |
lose | whether who is to move has lost | board | yes |
draw | whether it is a draw | board | yes |
player_move | a move on the class's board | square | board |
next_player | the next player | | |
ai_move | the computer's move | board | block |
ai_shown | the computer's move as it is typed | board | block |
drawn | the board drawn | | drawing |
"""
"""Each task's name and title, what it takes, what it answers, and how it counts.

One that is `basic` can show how a file writes its boards, one that `keeps` leaves its board as it
was; `where`, `what`, `free` and `put` name what of a reading is sure once it is right.
"""

_FIXES = {
    "where": ("shape", "free", "squares"),
    "what": ("shape", "free", "marks"),
    "free": ("shape", "free"),
    "put": ("shape", "marks", "squares"),
}
_KINDS: dict[str, tuple[type, ...]] = {
    "free_squares": (list, set, tuple, dict, frozenset),
    "evaluate": (int, float),
}
PLAYS = ("comp_move", "best_move", "state_best", "state_random", "ai_shown", "ai_move")
"""The tasks whose functions play."""

_ACTS = ("make_move", "player_move", "next_player", "display", "drawn")
"""Tasks that need give nothing back."""


# Boards, with what is right where that is not worked out from them.


def _worth(board: str) -> int:
    return {"X": 1, "O": -1, "": 0}[letters.winner(board)]


def _is_legal(board: str) -> bool:
    return board.count("X") - board.count("O") in (0, 1)


def is_legal(case: Case) -> bool:
    """Return whether X began the game, so that the counts tell whose turn it is."""
    return _is_legal(case.board) and case.turn == mover(case.board)


def _after(boards: Iterable[str], marks: str = "") -> list[Case]:
    """Return moves on boards, by who is to move or by each of the marks."""
    moves = [(b, at) for b in boards for at in letters.free(b)[:3]]
    return [Case(b, mark, put(b, at, mark), at) for b, at in moves for mark in marks or mover(b)]


_LEGAL = [board for board in OPEN if _is_legal(board)]
_LATE = [board for board in OPEN if len(letters.free(board)) <= 6]
_FULLNESS = [
    Case(board, expected="." not in board) for board in (*OPEN[:8], *letters.ONE_FREE, *FULL)
]
_WINS = [Case(board, expected=letters.winner(board)) for board in (*WON, *OPEN[:14], *FULL)]
WINS_OF = [
    Case(board, mark, letters.winner(board) == mark, letters.last_move(board, mark))
    for board in (*WON, *OPEN[:8], *FULL)
    for mark in "XO"
]
"""Whether a mark has won, and for functions that look at its last move alone one that fits."""

_OUTCOMES = ("XXOXTT", "OXXTT", "XTT", "OX", "XOOO", "OTTTXT", "OTTOTT", "XOTO")
_TURNS = [
    *[Case(b, mover(b)) for b in dict.fromkeys([*_LATE, *MATTERS, *LOST, *letters.BOTH_WIN])],
    *[
        Case(b, mark)
        for b in (*letters.NO_CORNERS, *letters.LAST_CORNER, *letters.ONE_FREE)
        for mark in "XO"
    ],
]
_LEGAL_TURNS = [case for case in _TURNS if is_legal(case)]
_LAST_MOVES = [
    (put(board, at, "."), at)
    for board in WON[:16]
    for line in LINES
    if board[line[0]] == board[line[1]] == board[line[2]] != "."
    for at in line
    if mover(put(board, at, ".")) == board[at]
]
"""Moves that complete a line, each line from each of its squares."""

_ENDS = [(FULL[0], "X"), (WORKSHEETS[2], "O"), (WORKSHEETS[0], "X"), (WORKSHEETS[1], "X")]
_UTILITIES = [*[(b, at) for b in _LEGAL[:6] for at in letters.free(b)], *_LAST_MOVES]
_TAKEN = [
    Case(b, mark, b, at) for b in _LEGAL[:2] for mark in "XO" for at in range(9) if b[at] != "."
]
_OF_BOTH = [(board, mark) for board in (*WON, *OPEN[:4]) for mark in "XO"]

_CASES: dict[str, Sequence[Case]] = {
    "free_squares": [
        Case(b, expected=letters.free(b)) for b in (*WORKSHEETS[:3], EMPTY, OPEN[5], FULL[0])
    ],
    "comp_move": _TURNS,
    "other_symbol": [Case(symbol="X", expected="O"), Case(symbol="O", expected="X")],
    "winner": _WINS,
    "best_outcome": [
        Case(symbol=text[0], given=tuple(text[1:]), expected=best_of(text[0], text[1:]))
        for text in _OUTCOMES
    ],
    "move_outcomes": [
        Case(b, turn, letters.outcome(b, turn))
        for b, turn in (*_ENDS, *[(b, mover(b)) for b in (*MATTERS[::5], *FULL[1:])])
    ],
    "is_free": [Case(b, square=at, expected=b[at] == ".") for b in OPEN[:6] for at in range(9)],
    "is_full": _FULLNESS,
    "moves_left": [Case(case.board, expected=not case.expected) for case in _FULLNESS],
    "make_move": _after(OPEN[:8]),
    "evaluate": [Case(board, expected=_worth(board)) for board in (*WON, *FULL, *OPEN[:8])],
    "copy": [Case(board, expected=board) for board in OPEN[:4]],
    "choose_from": [
        Case(b, squares=(0, 2, 6, 8), expected=[at for at in (0, 2, 6, 8) if b[at] == "."])
        for b in (*OPEN[:8], *letters.NO_CORNERS[:2])
    ],
    "turn": [Case(board, expected=mover(board)) for board in _LEGAL],
    "is_over": [
        Case(board, expected=bool(letters.winner(board)) or "." not in board)
        for board in (*OPEN[:8], *FULL, *WON)
    ],
    "board_result": _after(_LEGAL[:10]),
    "board_utility": [Case(board, expected=_worth(board)) for board in (*WON, *FULL)],
    "best_move": _LEGAL_TURNS,
    "initial": [Case(expected=EMPTY)],
    "value": [
        Case(board, mover(board), side=side)
        for board in (*_LATE[:6], *MATTERS[::2], FULL[0], *WON[:2])
        for side in "XO"
    ],
    "state_result": _after(_LEGAL[:10]),
    "compute_utility": [
        Case(b, mover(b), _worth(put(b, at, mover(b))), at) for b, at in _UTILITIES
    ],
    "state_utility": [
        Case(b, mark, _worth(b) if mark == "X" else -_worth(b))
        for b in (*WON[:4], *FULL)
        for mark in "XO"
    ],
    "display": [Case(board) for board in (FULL[0], *OPEN[:6])],
    "state_random": _TURNS[:6] * 2,
    "state_best": _TURNS,
    "win": [Case(b, mark, letters.winner(b) == mark) for b, mark in _OF_BOTH],
    "lose": [Case(b, mark, letters.winner(b) == letters.other(mark)) for b, mark in _OF_BOTH],
    "draw": [Case(b, expected="." not in b) for b in (*OPEN[:8], *FULL, *WON[:4])],
    "player_move": [*_after(OPEN[:6], "XO"), *_TAKEN],
    "next_player": [Case(symbol="X"), Case(symbol="O")],
    "ai_move": _TURNS,
    "ai_shown": _TURNS,
    "drawn": [Case(board) for board in (FULL[0], *OPEN[:5])],
}

_OF_ANSWER: dict[str, Compare] = {
    "squares": each(compare.lists_free),
    "mark": each(compare.is_mark),
    "yes": each(compare.is_true),
    "number": each(compare.is_number),
    "board": each(compare.makes_board),
    "best": each(compare.plays_best),
    "block": compare.LEVELS["block"],
    "one": compare.LEVELS["one"],
    "value": compare.values,
    "winner": compare.names_winner,
    "state": each(compare.moves_state),
    "drawing": compare.draws,
    "": compare.turns_given,
}
_OF_TASK: dict[str, Compare] = {
    "comp_move": compare.LEVELS["best"],
    "evaluate": compare.worth_of_win,
    "copy": each(compare.copies),
    "choose_from": each(compare.chooses),
    "board_result": each(lambda w, c, o: w.read(o.answer) == c.expected),
    "initial": each(lambda w, c, o: hasattr(o.answer, "board") or w.read(o.answer) == EMPTY),
    "player_move": compare.takes_move,
    "state_utility": each(lambda w, c, o: compare.sign(o.answer) == c.expected),
    "ai_shown": each(
        lambda w, c, o: w.at(int(o.answer)) in compare.win_or_block_cells(c.board, c.turn)
    ),
}
"""What compares answers: by what they are, and where a task has ways of its own."""

_STEPS = {
    "comp_move": (("which square to give back otherwise (3.2, 6.3)", compare.follows_rules(3)),),
    "ai_move": (
        ("the next of its rules", compare.follows_rules(2)),
        ("the last of its rules", compare.step(compare.wins_or_blocks)),
    ),
    "move_outcomes": (
        ("5.2, what a full board returns", compare.step(lambda w, c, o: o.answer is None)),
        (
            "5.3 and 5.4, the outcomes of the moves and the best of them",
            compare.step(lambda w, c, o: o.answer == (None if "." in c.board else w.tie)),
        ),
        ("5.5, the recursion where nobody has won", each(compare.looks_one_ahead)),
    ),
}
"""What a lesson has before a task is done, with what comes next."""

STUCK = TaskHint(
    lambda w, c, o: not o.kept,
    "it leaves the board changed: take each trial move back",
    is_sure=True,
)
_GIVES_BACK = (
    TaskHint(
        lambda w, c, o: o.answer is None and bool(o.printed.strip()) and c.expected is not None,
        "it prints where it should return",
        is_sure=True,
    ),
    STUCK,
    TaskHint(
        lambda w, c, o: o.answer is None and not o.printed,
        "it gives nothing back (None): does each way through it end in return?",
        is_sure=True,
    ),
)
"""Hints for all that gives something back."""

_HINTS: dict[str, tuple[TaskHint, ...]] = {
    "free_squares": (
        TaskHint(
            lambda w, c, o: len({*o.answer}) == 1 < len(o.answer) == len(letters.free(c.board)),
            "it lists what is on the squares, not their numbers",
            is_sure=True,
        ),
        TaskHint(
            lambda w, c, o: (
                "." in c.board.strip(".")
                and compare.squares_of(w, o.answer) == [at for at in range(9) if c.board[at] != "."]
            ),
            "it lists the squares that are taken",
            is_sure=True,
        ),
        TaskHint(
            lambda w, c, o: (
                len(letters.free(c.board)) > 1
                and compare.squares_of(w, o.answer) == letters.free(c.board)[:1]
            ),
            "only one: does return stand in the loop?",
            is_sure=True,
        ),
        TaskHint(
            lambda w, c, o: (
                w.squares is Squares.FROM_0
                and compare.squares_of(w.but(squares=Squares.FROM_1), o.answer) == c.expected
            ),
            "what number has the first square of a list? Here it is 0",
        ),
    ),
    "comp_move": (
        TaskHint(lambda w, c, o: bool(letters.wins(c.board, c.turn)), "it could win at once"),
        TaskHint(
            lambda w, c, o: bool(letters.wins(c.board, letters.other(c.turn))),
            "the other side wins next: this has to be blocked",
        ),
    ),
    "other_symbol": (
        TaskHint(
            lambda w, c, o: same(o.answer, w.mark(c.symbol)),
            "it gives the same symbol back",
            is_sure=True,
        ),
    ),
    "copy": (
        TaskHint(
            lambda w, c, o: o.answer is o.given,
            "it gives back the very board that it was given",
            is_sure=True,
        ),
    ),
    "winner": (
        TaskHint(
            lambda w, c, o: bool(o.answer) and c.board == EMPTY and not c.symbol,
            "nobody has won on the empty board: do three free squares count as a line?",
        ),
    ),
    "best_outcome": (
        TaskHint(
            lambda w, c, o: c.expected == "T",
            "a tie comes after a win of one's own and before a win of the other",
        ),
    ),
    "move_outcomes": (
        TaskHint(
            lambda w, c, o: isinstance(o.answer, list),
            "one letter is asked for, the best of the list",
        ),
    ),
    "state_result": (
        TaskHint(lambda w, c, o: not o.kept, "the state given is changed: make a copy first"),
        TaskHint(
            lambda w, c, o: w.letter(o.answer.to_move) == c.turn, "whose turn it is stays the same"
        ),
    ),
    "state_best": (
        TaskHint(
            lambda w, c, o: isinstance(o.answer, (int, float)),
            "it gives a value back, and a player gives a move",
        ),
    ),
}


def _task(line: str) -> Task:
    name, title, roles, answer, flags = (part.strip() for part in line.split("|"))
    words = flags.split()
    fixes = next((_FIXES[word] for word in words if word in _FIXES), ())
    part = next((int(word[-1]) for word in words if word.startswith("part")), 0)
    own = _HINTS.get(name, ())
    return Task(
        name=name,
        title=title,
        roles=roles,
        cases=_CASES[name],
        compare=_OF_TASK.get(name) or _OF_ANSWER[answer],
        answer=answer,
        is_basic="basic" in words,
        keeps="keeps" in words,
        kinds=_KINDS.get(name, ()),
        fixes=fixes,
        hints=own if name in _ACTS else (*_GIVES_BACK, *own),
        steps=_STEPS.get(name, ()),
        part=part,
    )


TASKS = {task.name: task for task in map(_task, _TABLE.strip().split("\n"))}
"""All tasks by name, in the order in which they are reported."""
