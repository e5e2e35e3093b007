"""A board on the screen: three lines, with marks of a column below each other."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations

from lessons.learner.calling import Role
from lessons.learner.lessons.task import Attempt, Case, Judgement, Task, lesson_board, shown
from lessons.learner.notebook import NotebookGame

_SLIDE = "a free square needs something in its place too, else the marks slide"
_COLUMN = "a mark is not in its column: compare row by row what is expected with what came"


def _display(attempt: Attempt, case: Case) -> Judgement:
    """Hold what is printed against the boards; squares from 1 may stand as on a keypad."""
    judged = _displayed(attempt, case, (0, 3, 6))
    if not judged.is_right and attempt.style.first:
        turned = _displayed(attempt, case, (6, 3, 0))
        return turned if turned.is_right else judged
    return judged


def _displayed(attempt: Attempt, case: Case, order: Sequence[int]) -> Judgement:
    """Look for the rows in this order; marks of a column have to stand below each other."""
    shown_rows, places = "", dict[int, int]()
    for text in case.data:
        position = lesson_board(str(text), "X")
        game = NotebookGame(position)
        board = attempt.style.write(position)
        given = {Role.STATE: game.state, Role.GAME: game, Role.BOARD: board}
        again = Attempt(attempt.loaded, attempt.plan)
        answer = again.call(given, position)
        printed = again.printed or (answer if isinstance(answer, str) else "")
        lines = [line for line in printed.splitlines() if line.strip()]
        actual = " / ".join(line.strip() for line in lines) or shown(answer)
        rows = [str(text)[at : at + 3] for at in order]
        if _in_one_line(printed, str(text), attempt):
            shown_rows = shown_rows or actual
            continue
        if not printed.strip():
            return Judgement(actual, False, "nothing was printed")
        hint = "a row of the board is a line, with its marks from left to right"
        for found in combinations(lines, 3):
            if all(_has_marks(line, row, attempt) for line, row in zip(found, rows, strict=True)):
                hint = _SLIDE if len({*map(len, found)}) > 1 else _COLUMN
                if (after := _places(found, rows, places, attempt)) is not None:
                    places, hint = after, ""
                    break
        if hint:
            return Judgement(actual, False, hint, given=str(text), expected=" / ".join(rows))
        shown_rows = shown_rows or actual
    return Judgement(shown_rows, True)


def _in_one_line(printed: str, text: str, attempt: Attempt) -> bool:
    """Return whether lists are printed as Python writes them, with all nine squares in order."""
    squares = re.findall(r"'([^']*)'", printed)
    free = str(attempt.style.free)
    wanted = [free if mark == "." else str(attempt.style.mark(mark)) for mark in text]
    return squares == wanted


def _has_marks(line: str, row: str, attempt: Attempt) -> bool:
    return [mark for _, mark in _marks(line, attempt)] == [mark for mark in row if mark != "."]


def _places(
    found: Sequence[str], rows: Sequence[str], before: dict[int, int], attempt: Attempt
) -> dict[int, int] | None:
    """Return where the marks of each column stand, None if they do not stand below each other."""
    places = dict(before)
    in_place = [_in_place(*pair, places, attempt) for pair in zip(found, rows, strict=True)]
    return places if all(in_place) else None


def _marks(line: str, attempt: Attempt) -> list[tuple[int, str]]:
    """Return the marks that stand alone in a line, with their places."""
    signs = {str(attempt.style.mark(mark)): mark for mark in ("X", "O")} | {"X": "X", "O": "O"}
    return [
        (found.start(), signs[found.group()])
        for found in re.finditer(r"\w+|.", line)
        for part in [found.group()]
        if part in signs
    ] or [(at, signs[each]) for at, each in enumerate(line) if each in signs]


def _in_place(line: str, row: str, places: dict[int, int], attempt: Attempt) -> bool:
    """Return whether a row's marks stand below those of their columns, or all squares are there."""
    marks = _marks(line, attempt)
    columns = [col for col in range(3) if row[col] != "."]
    if all(places.setdefault(col, at) == at for col, (at, _) in zip(columns, marks, strict=True)):
        return len(set(places.values())) == len(places)
    squares = re.findall(r"[^\s|,\[\]()'\"]+", line)
    signs = {str(attempt.style.mark(mark)): mark for mark in ("X", "O")} | {"X": "X", "O": "O"}
    return len(squares) == 3 and [signs.get(square, ".") for square in squares] == list(row)


DISPLAY = Task(
    "display",
    "print_board draw_board display_board show_board show display_state print_grid draw"
    " display_grid print_state",
    "a board on the screen",
    (Role.STATE,),
    (Case("X..XO.O.O", "X.. / XO. / O.O", ("X..XO.O.O", "XOXOOX.X.", ".X.O.X..O")),),
    _display,
    also=(Role.BOARD, Role.GAME),
)
