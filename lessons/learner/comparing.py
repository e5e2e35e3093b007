"""What compares answers with what is right, in each of the ways in which lessons answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lessons.learner import letters
from lessons.learner.readings import Reading, is_right, readings
from lessons.learner.task import Answered, Answers, Case, Cases, Compare, best_view, each, holds
from lessons.learner.writing import Shape, Writing

Cells = Callable[[str, str], list[int]]
"""Which cells are right on a board for whose turn it is."""


def squares_of(writing: Writing, answer: Any) -> list[int | None]:
    """Return the cells that a list of squares names, None for what is no square.

    Raises TypeError if it is no list.
    """
    if isinstance(answer, (str, bytes)):
        raise TypeError
    return [writing.at(square) for square in answer]


def lists_free(writing: Writing, case: Case, outcome: Answered) -> bool:
    """Return whether an answer lists the free squares, in any order."""
    found = squares_of(writing, outcome.answer)
    cells = [at for at in found if at is not None]
    return len(cells) == len(found) and sorted(cells) == case.expected


def is_true(writing: Writing, case: Case, outcome: Answered) -> bool:
    """Return whether a condition is as expected; any value may stand for yes or no."""
    return bool(outcome.answer) == case.expected


def is_mark(writing: Writing, case: Case, outcome: Answered) -> bool:
    """Return whether an answer is the mark, or the tie, that is expected."""
    return writing.letter(outcome.answer) == case.expected


def is_number(writing: Writing, case: Case, outcome: Answered) -> bool:
    """Return whether an answer is the number that is expected."""
    return outcome.answer == case.expected and not isinstance(outcome.answer, bool)


def names_winner(writing: Writing, cases: Cases, outcomes: Answers) -> list[bool]:
    """Compare who has won: with a symbol a condition, without one a condition or a word for each.

    Any words will do that are no other's. A full board may have one of its own.
    """
    if cases[0].symbol:
        return each(is_true)(writing, cases, outcomes)

    def as_condition(writing: Writing, case: Case, outcome: Answered) -> bool:
        fits = writing.letter(outcome.answer) in ("", "T", case.expected)
        return fits and bool(outcome.answer) == bool(case.expected)

    return best_view(each(as_condition), by_words)(writing, cases, outcomes)


def by_words(writing: Writing, cases: Cases, outcomes: Answers) -> list[bool]:
    """Compare who has won by words, or numbers, of which each end has its own."""

    def ending(case: Case) -> str:
        return letters.winner(case.board) or ("" if "." in case.board else "T")

    said: dict[str, list[str]] = {"": [], "T": [], "X": [], "O": []}
    for case, outcome in zip(cases, outcomes, strict=True):
        said[ending(case)].append("" if outcome.error else repr(outcome.answer))
    usual = {kind: max(said[kind], key=said[kind].count, default="") for kind in ("", "T")}
    for mark in "XO":
        own = [word for word in said[mark] if word not in ("", usual[""])]
        usual[mark] = max(own, key=own.count, default="")

    def as_word(writing: Writing, case: Case, outcome: Answered) -> bool:
        word, won = repr(outcome.answer), letters.winner(case.board)
        if won:
            return word == usual[won]
        is_one = word not in (usual["X"], usual["O"])
        return is_one and (word == usual[ending(case)] or not outcome.answer)

    return each(as_word)(writing, cases, outcomes)


def sign(number: object) -> int | None:
    """Return 1, 0 or -1 for a number, None for all else."""
    if isinstance(number, bool) or not isinstance(number, (int, float)):
        return None
    return (number > 0) - (number < 0)


def values(writing: Writing, cases: Cases, outcomes: Answers) -> list[bool]:
    """Compare what a search says a board is worth, in the one way to read it that fits best.

    A number seen by X, O, who moves, who has moved, or the side that is told; alone or with a
    move; or the letter of who wins; or the best move alone, which ended games do not have.
    """

    def read_as(reading: Reading) -> Compare:
        def fits(writing: Writing, case: Case, outcome: Answered) -> bool:
            if reading[1] == "move" and (letters.winner(case.board) or "." not in case.board):
                return True
            side = case.side or "X"
            return is_right(outcome.answer, case.board, case.turn, side, reading, writing)

        return each(fits)

    return best_view(*map(read_as, readings()))(writing, cases, outcomes)


def worth_of_win(writing: Writing, cases: Cases, outcomes: Answers) -> list[bool]:
    """Compare who has won as a number of either sign, or as one of its own for each end."""

    def seen_by(x: int) -> Compare:
        wanted = {"X": x, "O": -x, "": 0}
        return each(
            lambda writing, case, outcome: (
                sign(outcome.answer) == wanted[letters.winner(case.board)]
            )
        )

    return best_view(seen_by(1), seen_by(-1), by_words)(writing, cases, outcomes)


def plays_best(writing: Writing, case: Case, outcome: Answered) -> bool:
    """Return whether a move, alone or beside a value, loses nothing; ended games have none."""
    if not letters.free(case.board) or letters.winner(case.board):
        return True
    return move_in(writing, outcome.answer) in letters.best_cells(case.board, case.turn)


def move_in(writing: Writing, answer: object, cells: int = 9, cols: int = 3) -> int | None:
    """Return the cell of an answer that is a move, or has one beside a value."""
    parts: list[object] = [answer]
    if isinstance(answer, (tuple, list)):
        # Where squares are pairs, two numbers are one; else the move stands last or first.
        parts += [answer[:2], *reversed(answer)] if len(answer) == 3 else reversed(answer)
    if isinstance(answer, dict):
        parts += [answer.get(key) for key in ("move", "index", "square", "position")]
    found = (writing.at(part, cells, cols) for part in parts)
    return next((at for at in found if at is not None), None)


def plays(cells: Cells) -> Compare:
    """Return what compares a move with the cells that are right."""
    return each(
        lambda writing, case, outcome: writing.at(outcome.answer) in cells(case.board, case.turn)
    )


def any_cell(board: str, turn: str) -> list[int]:
    """Return the free cells."""
    return letters.free(board)


def win_cells(board: str, turn: str) -> list[int]:
    """Return the cells that win at once, or all free ones where none does."""
    return letters.wins(board, turn) or letters.free(board)


def win_or_block_cells(board: str, turn: str) -> list[int]:
    """Return the cells that win, else those that block, else all free ones."""
    return letters.wins(board, turn) or win_cells(board, letters.other(turn))


def wins_or_blocks(writing: Writing, case: Case, outcome: Answered) -> bool:
    """Return whether a player wins or blocks; where it cannot it may have no rule yet."""
    cells = win_or_block_cells(case.board, case.turn)
    return writing.at(outcome.answer) in cells or (
        outcome.answer is None and cells == letters.free(case.board)
    )


CELLS: dict[str, Cells] = {
    "best": letters.best_cells,
    "rules": lambda board, turn: letters.rule(board, turn)[1],
    "block": win_or_block_cells,
    "win": win_cells,
    "one": any_cell,
}
"""What a player may be, by what its source goes for, and the cells that are right."""

LEVELS = {level: plays(cells) for level, cells in CELLS.items()}


def follows_rules(most: int) -> Compare:
    """Return what compares a player of the first rules, at most so many, and nothing after."""

    def compare(writing: Writing, cases: Cases, outcomes: Answers) -> list[bool]:
        rules = [letters.rule(case.board, case.turn) for case in cases]
        pairs = list(zip(rules, outcomes, strict=True))
        missing = min((rule for (rule, _), each in pairs if each.answer is None), default=9)
        return [
            each.error is None
            and 0 < missing <= most
            and (each.answer is None if rule >= missing else writing.at(each.answer) in cells)
            for (rule, cells), each in pairs
        ]

    return compare


def looks_one_ahead(writing: Writing, case: Case, outcome: Answered) -> bool:
    """Return whether a recursion that is not one yet finds a win in one, or a tie at the end."""
    if "." not in case.board:
        return is_mark(writing, case, outcome)
    wins = letters.wins(case.board, case.turn)
    said = writing.letter(outcome.answer)
    return said == case.turn if wins else said in ("", letters.other(case.turn))


def wins_before_it_blocks(writing: Writing, cases: Cases, outcomes: Answers) -> list[bool]:
    """Find the boards on which a player who wins or blocks on all others takes the wrong one."""
    goes = {"win": list[bool](), "block": list[bool]()}
    rights = [True] * len(cases)
    both: list[int] = []
    for number, (case, outcome) in enumerate(zip(cases, outcomes, strict=True)):
        wins = letters.wins(case.board, case.turn)
        threats = letters.wins(case.board, letters.other(case.turn))
        at = writing.at(outcome.answer)
        if wins and threats:
            rights[number] = at in wins
            both.append(number)
        elif wins or threats:
            goes["win" if wins else "block"].append(at in (wins or threats))
    aims = any(len(each) > 2 and all(each) for each in goes.values())
    return rights if aims else [True] * len(cases)


def makes_board(writing: Writing, case: Case, outcome: Answered) -> bool:
    """Return whether a board is given back, or left, that is as expected."""
    return case.expected in (writing.read(outcome.answer), writing.read(outcome.after))


def copies(writing: Writing, case: Case, outcome: Answered) -> bool:
    """Return whether another board with the same marks is given back."""
    answer: Any = outcome.answer
    given: Any = outcome.given
    shares = writing.shape is Shape.ROWS and any(a is b for a in answer for b in given)
    return writing.read(answer) == case.board and answer is not given and not shares


def chooses(writing: Writing, case: Case, outcome: Answered) -> bool:
    """Return whether one of the squares that are expected is chosen, nothing if there is none."""
    if not isinstance(case.expected, list) or not case.expected:
        return outcome.answer is None
    return writing.at(outcome.answer) in case.expected


def moves_state(writing: Writing, case: Case, outcome: Answered) -> bool:
    """Return whether a state is given back as it is after a move, and the one given is kept."""
    state: Any = outcome.answer
    assert case.square is not None
    left = [at for at in squares_of(writing, state.moves) if at is not None]
    board = letters.put(case.board, case.square, case.turn)
    turned = writing.letter(state.to_move) == letters.other(case.turn)
    return (
        outcome.kept
        and turned
        and writing.read(state.board) == board
        and (len(left) == len(state.moves) and sorted(left) == letters.free(board))
    )


def takes_move(writing: Writing, cases: Cases, outcomes: Answers) -> list[bool]:
    """Compare a move on an object's own board; a taken square may raise an error."""
    return [
        writing.read(outcome.after) == case.expected
        and (outcome.error is None or case.board == case.expected)
        for case, outcome in zip(cases, outcomes, strict=True)
    ]


def draws(writing: Writing, cases: Cases, outcomes: Answers) -> list[bool]:
    """Compare drawings: where the nine marks of a full board stand, they stand on every board."""
    texts = [shown_by(outcome) for outcome in outcomes]
    spots = _spots(writing, texts[0], cases[0].board)
    rights = []
    for case, outcome, text in zip(cases, outcomes, texts, strict=True):
        rows = [*text.split("\n"), *[""] * 20]
        seen = [_drawn(writing, rows[row][col : col + 1]) for row, col in spots]
        rights.append(outcome.error is None and "".join(seen) == case.board)
    return rights


def shown_by(outcome: Answered) -> str:
    """Return what is shown: what was printed, or a text that is given back."""
    answer = outcome.answer
    return outcome.printed or (answer if isinstance(answer, str) else "")


def _drawn(writing: Writing, sign: str) -> str:
    return next(
        (
            letter
            for letter in "XO"
            if sign and sign in (letter, letter.lower(), str(writing.mark(letter)))
        ),
        ".",
    )


def _spots(writing: Writing, text: str, board: str) -> list[tuple[int, int]]:
    """Return where the nine marks of a full board stand in a text, in three lines."""
    found = [
        (row, col, _drawn(writing, sign))
        for row, line in enumerate(text.split("\n"))
        for col, sign in enumerate(line)
        if _drawn(writing, sign) != "."
    ]
    for start in range(len(found) - 8):
        nine = found[start : start + 9]
        rows = [row for row, _, _ in nine]
        is_three = all(rows[at] == rows[at + 1] == rows[at + 2] for at in (0, 3, 6))
        if "".join(mark for _, _, mark in nine) == board and is_three and rows[0] != rows[8]:
            return [(row, col) for row, col, _ in nine]
    return []


def is_seen(writing: Writing, cases: Cases, outcomes: Answers) -> bool:
    """Return whether the squares of a full board are seen in what is shown, or nothing is shown."""
    shown = shown_by(outcomes[0])
    return not shown.strip() or bool(_spots(writing, shown, cases[0].board))


def turns_given(writing: Writing, cases: Cases, outcomes: Answers) -> list[bool]:
    """Compare a function whose effect cannot be seen: it comes to its end."""
    return [outcome.error is None for outcome in outcomes]


def step(condition: Callable[[Writing, Case, Answered], bool]) -> Compare:
    """Return what compares a step on the way, which prints nothing and keeps the board."""
    return each(
        lambda writing, case, outcome: (
            outcome.kept and not outcome.printed and holds(condition, writing, case, outcome)
        )
    )
