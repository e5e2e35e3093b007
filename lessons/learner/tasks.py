"""The tasks of the lessons as one table."""

from __future__ import annotations

from collections.abc import Iterable

from engine.results import best_of
from engine.winners import LINES
from lessons.learner import letters
from lessons.learner.comparing import (
    LEVELS,
    any_cell,
    chooses,
    copies,
    draws,
    is_mark,
    is_number,
    is_true,
    lists_free,
    makes_board,
    move_in,
    moves_state,
    names_winner,
    plays,
    plays_best,
    squares_of,
    step,
    takes_move,
    turns_given,
    values,
    win_or_block_cells,
    wins_or_nothing,
    worth_of_win,
)
from lessons.learner.letters import (
    BOTH_WIN,
    EMPTY,
    FULL,
    LAST_CORNER,
    LOST,
    MATTERS,
    NO_CORNERS,
    OPEN,
    WON,
    WORKSHEETS,
)
from lessons.learner.task import Case, Task, TaskHint, each
from lessons.learner.writing import Squares, same

WHERE = ("shape", "free", "squares")
WHAT = ("shape", "free", "marks")

NOTHING = TaskHint(
    lambda w, c, o: o.answer is None and not o.printed,
    "it gives nothing back (None): does each way through it end in return?",
    is_sure=True,
)
PRINTED = TaskHint(
    lambda w, c, o: o.answer is None and bool(o.printed.strip()) and c.expected is not None,
    "it prints where it should return",
    is_sure=True,
)
STUCK = TaskHint(
    lambda w, c, o: not o.kept,
    "it leaves the board changed: take each trial move back",
    is_sure=True,
)
GIVES_BACK = (PRINTED, STUCK, NOTHING)
"""Hints for all that gives something back."""


def _worth(board: str) -> int:
    return {"X": 1, "O": -1, "": 0}[letters.winner(board)]


def _is_legal(board: str) -> bool:
    return board.count("X") - board.count("O") in (0, 1)


def is_legal(case: Case) -> bool:
    """Return whether X began the game, so that the counts tell whose turn it is."""
    return _is_legal(case.board) and case.turn == letters.mover(case.board)


def _moves(boards: Iterable[str], most: int = 3) -> list[tuple[str, int]]:
    return [(board, at) for board in boards for at in letters.free(board)[:most]]


LEGAL = [board for board in OPEN if _is_legal(board)]
LATE = [board for board in OPEN if len(letters.free(board)) <= 6]

WINS = [Case(board, expected=letters.winner(board)) for board in (*WON, *OPEN[:14], *FULL)]
WINS_OF = [
    Case(board, mark, letters.winner(board) == mark, letters.last_move(board, mark))
    for board in (*WON, *OPEN[:8], *FULL)
    for mark in "XO"
]
"""Whether a mark has won, and for functions that look at its last move alone one that fits."""

OUTCOMES = ("XXOXTT", "OXXTT", "XTT", "OX", "XOOO", "OTTTXT", "OTTOTT", "XOTO")
TURNS = [
    *[Case(b, letters.mover(b)) for b in dict.fromkeys([*LATE, *MATTERS, *LOST, *BOTH_WIN])],
    *[Case(board, mark) for board in (*NO_CORNERS, *LAST_CORNER) for mark in "XO"],
]
VALUES = [
    Case(board, letters.mover(board), side=side)
    for board in (*LATE[:6], *MATTERS[::2], FULL[0], *WON[:2])
    for side in "XO"
]
LAST_MOVES = [
    (letters.put(board, at, "."), at)
    for board in WON[:16]
    for line in LINES
    if board[line[0]] == board[line[1]] == board[line[2]] != "."
    for at in line
    if letters.mover(letters.put(board, at, ".")) == board[at]
]
"""Moves that complete a line, each line from each of its squares."""

_TABLE = (
    Task(
        "free_squares",
        "the free squares",
        "board",
        [
            Case(board, expected=letters.free(board))
            for board in (*WORKSHEETS[:3], EMPTY, OPEN[5], FULL[0])
        ],
        each(lists_free),
        answer="squares",
        is_basic=True,
        keeps=True,
        kinds=(list, set, tuple, dict, frozenset),
        fixes=WHERE,
        part=2,
        hints=(
            TaskHint(
                lambda w, c, o: (
                    bool(o.answer) and all(w.letter(x) or x == w.free for x in o.answer)
                ),
                "it lists what is on the squares, not their numbers",
            ),
            TaskHint(
                lambda w, c, o: (
                    "." in c.board.strip(".")
                    and squares_of(w, o.answer)
                    == [at for at, mark in enumerate(c.board) if mark != "."]
                ),
                "it lists the squares that are taken",
                is_sure=True,
            ),
            TaskHint(
                lambda w, c, o: len(o.answer) == 1 < len(letters.free(c.board)),
                "only one: does return stand in the loop?",
            ),
            TaskHint(
                lambda w, c, o: (
                    squares_of(w.but(squares=Squares.FROM_1), o.answer) == c.expected
                    and w.squares is Squares.FROM_0
                ),
                "what number has the first square of a list? Here it is 0",
            ),
        ),
    ),
    Task(
        "comp_move",
        "the computer's move",
        "board symbol",
        TURNS,
        LEVELS["best"],
        answer="best",
        needs="free_squares winner other_symbol best_outcome move_outcomes value evaluate is_free",
        keeps=True,
        part=6,
        steps=(("3.2 or 6.3, which square to give back", each(wins_or_nothing)),),
        hints=(
            TaskHint(
                lambda w, c, o: (at := w.at(o.answer)) is not None and c.board[at] != ".",
                "that square is taken",
            ),
            TaskHint(
                lambda w, c, o: bool(letters.wins(c.board, c.turn)),
                "it could win at once",
            ),
            TaskHint(
                lambda w, c, o: bool(letters.wins(c.board, letters.other(c.turn))),
                "the other side wins next: this has to be blocked",
            ),
        ),
    ),
    Task(
        "other_symbol",
        "the other symbol",
        "symbol",
        [Case(symbol="X", expected="O"), Case(symbol="O", expected="X")],
        each(is_mark),
        answer="mark",
        is_basic=True,
        part=2,
        hints=(
            TaskHint(
                lambda w, c, o: same(o.answer, w.mark(c.symbol)),
                "it gives the same symbol back",
                is_sure=True,
            ),
        ),
    ),
    Task(
        "winner",
        "a winner",
        "board symbol",
        WINS,
        names_winner,
        answer="winner",
        is_basic=True,
        keeps=True,
        fixes=WHAT,
        part=3,
        hints=(
            TaskHint(
                lambda w, c, o: bool(o.answer) and c.board == EMPTY and not c.symbol,
                "nobody has won on the empty board: do three free squares count as a line?",
            ),
            TaskHint(
                lambda w, c, o: isinstance(o.answer, str) and not letters.winner(c.board),
                "where it is asked with if, any text counts as yes",
            ),
        ),
    ),
    Task(
        "best_outcome",
        "the best of a list of outcomes",
        "symbol outcomes",
        [
            Case(symbol=text[0], given=tuple(text[1:]), expected=best_of(text[0], text[1:]))
            for text in OUTCOMES
        ],
        each(is_mark),
        answer="mark",
        needs="other_symbol",
        is_basic=True,
        part=4,
        hints=(
            TaskHint(
                lambda w, c, o: w.letter(o.answer) not in c.given and w.letter(o.answer) != "",
                "that is none of the list",
            ),
            TaskHint(
                lambda w, c, o: c.expected == "T",
                "a tie comes after a win of one's own and before a win of the other",
            ),
        ),
    ),
    Task(
        "move_outcomes",
        "how a game goes on",
        "symbol board",
        [
            Case(board, turn, letters.outcome(board, turn))
            for board, turn in [
                (FULL[0], "X"),
                (WORKSHEETS[2], "O"),
                (WORKSHEETS[0], "X"),
                (WORKSHEETS[1], "X"),
                *[(board, letters.mover(board)) for board in (*MATTERS[::5], *FULL[1:])],
            ]
        ],
        each(is_mark),
        answer="mark",
        needs="free_squares winner other_symbol best_outcome",
        keeps=True,
        part=5,
        hints=(
            TaskHint(
                lambda w, c, o: isinstance(o.answer, list),
                "one letter is asked for, the best of the list",
            ),
        ),
        steps=(
            ("5.2, what a full board returns", step(lambda w, c, o: o.answer is None)),
            (
                "5.4, the best of the outcomes",
                step(lambda w, c, o: o.answer == (None if "." in c.board else w.tie)),
            ),
            (
                "5.5, the recursion where nobody has won",
                each(
                    lambda w, c, o: (
                        is_mark(w, c, o)
                        if "." not in c.board
                        else w.letter(o.answer)
                        == (c.turn if letters.wins(c.board, c.turn) else letters.other(c.turn))
                    )
                ),
            ),
        ),
    ),
    Task(
        "rule_move",
        "the computer's move by the list of rules",
        "board symbol",
        [*TURNS, *[Case(b, letters.mover(b)) for b in OPEN if len(letters.free(b)) > 6]],
        plays(letters.rule_cells),
        answer="rule",
        needs="winner is_free make_move copy choose_from",
        keeps=True,
    ),
    Task(
        "is_free",
        "whether a square is free",
        "board square",
        [Case(b, square=at, expected=b[at] == ".") for b in OPEN[:6] for at in range(9)],
        each(is_true),
        answer="yes",
        is_basic=True,
        keeps=True,
        fixes=WHERE,
    ),
    Task(
        "is_full",
        "whether the board is full",
        "board",
        [Case(board, expected="." not in board) for board in (*OPEN[:16], *FULL)],
        each(is_true),
        answer="yes",
        needs="is_free free_squares",
        is_basic=True,
        keeps=True,
        fixes=("shape", "free"),
    ),
    Task(
        "moves_left",
        "whether a square is free at all",
        "board",
        [Case(board, expected="." in board) for board in (*OPEN[:16], *FULL)],
        each(is_true),
        answer="yes",
        needs="is_free free_squares",
        is_basic=True,
        keeps=True,
        fixes=("shape", "free"),
    ),
    Task(
        "make_move",
        "a mark put on the board",
        "board symbol square",
        [
            Case(b, letters.mover(b), letters.put(b, at, letters.mover(b)), at)
            for b, at in _moves(OPEN[:8])
        ],
        each(makes_board),
        answer="board",
        is_basic=True,
        fixes=("shape", "marks", "squares"),
    ),
    Task(
        "evaluate",
        "who has won as a number",
        "board",
        [Case(board, expected=_worth(board)) for board in (*WON, *FULL, *OPEN[:8])],
        worth_of_win,
        answer="number",
        is_basic=True,
        keeps=True,
        kinds=(int, float),
        fixes=WHAT,
    ),
    Task(
        "copy",
        "a copy of the board",
        "board",
        [Case(board, expected=board) for board in OPEN[:4]],
        each(copies),
        answer="board",
        is_basic=True,
    ),
    Task(
        "choose_from",
        "a free one of these squares",
        "board moves",
        [
            Case(b, squares=(0, 2, 6, 8), expected=[at for at in (0, 2, 6, 8) if b[at] == "."])
            for b in (*OPEN[:8], *NO_CORNERS[:2])
        ],
        each(chooses),
        answer="one",
        needs="is_free",
    ),
    Task(
        "turn",
        "whose turn it is",
        "board",
        [Case(board, expected=letters.mover(board)) for board in LEGAL],
        each(is_mark),
        answer="mark",
        is_basic=True,
    ),
    Task(
        "is_over",
        "whether the game is over",
        "board",
        [
            Case(board, expected=bool(letters.winner(board)) or "." not in board)
            for board in (*OPEN[:8], *FULL, *WON)
        ],
        each(is_true),
        answer="yes",
        needs="winner is_full free_squares win lose draw",
        is_basic=True,
    ),
    Task(
        "board_result",
        "the board after a move",
        "board square",
        [
            Case(b, letters.mover(b), letters.put(b, at, letters.mover(b)), at)
            for b, at in _moves(LEGAL[:10])
        ],
        each(lambda w, c, o: w.read(o.answer) == c.expected),
        answer="board",
        needs="turn",
        keeps=True,
    ),
    Task(
        "board_utility",
        "who has won as 1, -1 or 0",
        "board",
        [Case(board, expected=_worth(board)) for board in (*WON, *FULL)],
        each(is_number),
        answer="number",
        needs="winner",
    ),
    Task(
        "best_move",
        "the best move",
        "board",
        [case for case in TURNS if is_legal(case)],
        each(plays_best),
        answer="best",
        needs="turn free_squares board_result winner is_over board_utility",
        hints=(
            TaskHint(
                lambda w, c, o: move_in(w, o.answer) is None and o.answer is not None,
                "a move is asked for",
            ),
        ),
    ),
    Task(
        "initial",
        "the empty board",
        "",
        [Case(expected=EMPTY)],
        each(lambda w, c, o: w.read(o.answer) == EMPTY),
        answer="board",
        is_basic=True,
    ),
    Task(
        "value",
        "the value of a board",
        "board symbol side other depth ismax alpha beta",
        VALUES,
        values,
        answer="value",
        needs="free_squares winner other_symbol is_full turn is_over board_utility evaluate"
        " moves_left state_result compute_utility is_free board_result state_utility",
        keeps=True,
    ),
    Task(
        "state_result",
        "the state after a move",
        "square state",
        [Case(b, letters.mover(b), square=at) for b, at in _moves(LEGAL[:10], 4)],
        each(moves_state),
        answer="state",
        needs="compute_utility",
        hints=(
            TaskHint(lambda w, c, o: not o.kept, "the state given is changed: make a copy first"),
            TaskHint(
                lambda w, c, o: w.letter(o.answer.to_move) == c.turn,
                "whose turn it is stays the same",
            ),
        ),
    ),
    Task(
        "compute_utility",
        "the utility of a move",
        "square state",
        [
            Case(b, letters.mover(b), _worth(letters.put(b, at, letters.mover(b))), at)
            for b, at in [*_moves(LEGAL[:6], 9), *LAST_MOVES]
        ],
        each(is_number),
        answer="number",
        keeps=True,
    ),
    Task(
        "state_utility",
        "the utility for a player",
        "state symbol",
        [
            Case(b, mark, _worth(b) if mark == "X" else -_worth(b))
            for b in (*WON[:4], *FULL)
            for mark in "XO"
        ],
        each(is_number),
        answer="number",
    ),
    Task(
        "display",
        "a board shown",
        "state board",
        [Case(board) for board in (FULL[0], *OPEN[:6])],
        draws,
        answer="drawing",
    ),
    Task(
        "state_random",
        "a random move",
        "state",
        TURNS[:6] * 2,
        plays(any_cell),
        answer="one",
    ),
    Task(
        "state_best",
        "the best move of a game",
        "game",
        TURNS,
        each(plays_best),
        answer="best",
        needs="state_result compute_utility is_over state_utility value",
        hints=(
            TaskHint(
                lambda w, c, o: isinstance(o.answer, (int, float)),
                "it gives a value back, and a player gives a move",
            ),
        ),
    ),
    Task(
        "win",
        "whether who is to move has won",
        "board",
        [Case(b, m, letters.winner(b) == m) for b in (*WON, *OPEN[:4]) for m in "XO"],
        each(is_true),
        answer="yes",
        needs="winner",
    ),
    Task(
        "lose",
        "whether who is to move has lost",
        "board",
        [
            Case(b, m, letters.winner(b) == letters.other(m))
            for b in (*WON, *OPEN[:4])
            for m in "XO"
        ],
        each(is_true),
        answer="yes",
        needs="winner",
    ),
    Task(
        "draw",
        "whether it is a draw",
        "board",
        [Case(board, expected="." not in board) for board in (*OPEN[:8], *FULL, *WON[:4])],
        each(is_true),
        answer="yes",
        needs="winner",
    ),
    Task(
        "player_move",
        "a move on the class's board",
        "square",
        [
            *[
                Case(b, mark, letters.put(b, at, mark), at)
                for b, at in _moves(OPEN[:6])
                for mark in "XO"
            ],
            *[
                Case(b, mark, b, at)
                for b in OPEN[:2]
                for mark in "XO"
                for at in range(9)
                if b[at] != "."
            ],
        ],
        takes_move,
        answer="board",
    ),
    Task(
        "next_player",
        "the next player",
        "",
        [Case(symbol="X", expected="O"), Case(symbol="O", expected="X")],
        turns_given,
    ),
    Task(
        "ai_move",
        "the computer's move",
        "board",
        TURNS,
        lambda w, cases, outcomes: plays(win_or_block_cells)(
            w.but(squares=Squares.FROM_0), cases, outcomes
        ),
        answer="block",
        needs="winner",
    ),
    Task(
        "ai_shown",
        "the computer's move as it is typed",
        "board",
        TURNS,
        each(lambda w, c, o: w.at(int(o.answer)) in win_or_block_cells(c.board, c.turn)),
        answer="block",
        needs="ai_move winner",
    ),
    Task(
        "drawn",
        "the board drawn",
        "",
        [Case(board) for board in (FULL[0], *OPEN[:5])],
        draws,
        answer="drawing",
    ),
)
TASKS = {task.name: task for task in _TABLE}
"""All tasks by name, in the order in which they are reported."""

PLAYS = ("comp_move", "rule_move", "best_move", "state_best", "state_random", "ai_shown", "ai_move")
"""The tasks whose functions play."""

ACTS = ("make_move", "player_move", "next_player", "display", "drawn")
"""Tasks that need give nothing back."""


def hints_of(task: Task) -> tuple[TaskHint, ...]:
    """Return the hints for a task, those that hold for all first."""
    return task.hints if task.name in ACTS else (*GIVES_BACK, *task.hints)
