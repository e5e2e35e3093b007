"""The puzzle of a day: a position made from the date alone, where exactly one cell is right.

Every machine makes the same one: what looks like chance is SHA-256 of the day's number, and what
is kept of a position is proven, so that it depends on no detail of the search. Days are counted
from `FIRST_DAY`, which has number 1. The week goes from three in a row to wins in four or five
moves.

No position comes twice within 366 days, turned and mirrored ones included. Each weekday has a
board and a goal of its own, so that only the same weekday could repeat itself. On 3x3 the puzzles
are listed, and there are more than come up in 366 days. On larger boards the number of marks and a
remainder of the position's number, the same for all its images, differ from those of the 52 weeks
around.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache
from hashlib import sha256
from itertools import count
from typing import TypeAlias

from engine.board import Position
from engine.marks import Cell, Mark
from engine.search import Search, prospects
from engine.table import solved
from engine.threats import completing_cells
from engine.values import Prospect, Value
from engine.variant import BOARDS, Variant, symmetries, winning_lines

FIRST_DAY = date(2026, 1, 1)
"""The day of puzzle number 1."""

NO_DAY = 0
"""The number of a puzzle that belongs to no day."""

_FIRST_MONDAY = date(2025, 12, 29)

_WEEKS_APART = 52
"""How many weeks two days of the same weekday lie apart at most within 366 days."""

_FEWEST_FREE = 4
"""How many cells must be free: with fewer, three tries would be all of them."""

_FEWEST_CHOICES = 3
"""How many cells there must be that do not end the game at once."""

_FOR_MONDAYS = 30
"""How many misère puzzles are kept for Mondays, where one comes every two weeks."""

_ALL_MARKS = 6
"""How many marks stand where the oldest vanish."""

_VANISHING_PLIES = range(3, 10)
"""How many plies a puzzle takes where marks vanish: the longest win is one of 17."""

_PROOF_NODES = 1_000_000
"""More positions than any proof here visits: 20,000 in ten years of puzzles."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position and the one cell that is right: it keeps `goal`, and every other cell gives it up.

    `board` is the name of its board. `goal` is what the side to move can reach: a draw, or a win
    with its length.
    """

    number: int
    board: str
    position: Position
    right: Cell
    goal: Prospect

    @property
    def day(self) -> date:
        """The day that it belongs to, in UTC."""
        return FIRST_DAY + timedelta(days=self.number - 1)


_Found: TypeAlias = tuple[Position, Cell, Prospect]
"""A position, its right cell and what that keeps."""


@dataclass(frozen=True, slots=True)
class _Kind:
    """What a weekday brings: the plies of its wins, None for a draw, and how many marks stand."""

    board: str
    plies: range | None
    marks: tuple[int, ...]


_LARGE_BOARDS = {
    2: _Kind("4x4", range(3, 4), (8, 9)),
    3: _Kind("5x5", range(3, 4), (9, 10, 11)),
    4: _Kind("5x5", None, (9, 10, 11)),
    5: _Kind("5x5", range(5, 6), (9, 10, 11)),
    6: _Kind("5x5", range(7, 10), (9, 10, 11)),
}
"""By weekday, Monday being 0, from Wednesday on."""


def puzzle_number(day: date) -> int:
    """Return the number of a day's puzzle; raises ValueError before the first day."""
    if day < FIRST_DAY:
        raise ValueError(f"the first puzzle is that of {FIRST_DAY}, not of {day}")
    return (day - FIRST_DAY).days + 1


def puzzle_of(day: date) -> Puzzle:
    """Return the puzzle of a day; raises ValueError before the first day."""
    number = puzzle_number(day)
    week, weekday = divmod((day - _FIRST_MONDAY).days, 7)
    if kind := _LARGE_BOARDS.get(weekday):
        return _made(number, kind, week, f"{number}")
    small = [each for each in _on_3x3("misere") if len(each[0].free_cells) == _FEWEST_FREE]
    small = small[:_FOR_MONDAYS]
    board, puzzles, at = "misere", [each for each in _on_3x3("misere") if each not in small], week
    if weekday == 0:
        # The 42 where a line wins, half of them O's, are too few for every Monday.
        puzzles, (at, is_misere) = small, divmod(week, 2)
        if not is_misere:
            board, puzzles = "3x3", [*_on_3x3("3x3"), *_on_3x3("3x3", Mark.O)]
    return Puzzle(number, board, *puzzles[at % len(puzzles)])


def practice_puzzle(seed: int, board: str | None = None) -> Puzzle:
    """Return a puzzle of any kind, or of one on a `board`, that follows from `seed`, 0 or more.

    Besides the kinds of the week it may be one where marks vanish. Five in a row on 5x5 has hardly
    any, and none is found in a second.
    """
    at = int.from_bytes(sha256(f"practice {seed}".encode()).digest()[:8], "big")
    boards = [*(kind.board for kind in _LARGE_BOARDS.values()), "vanishing", "3x3", "misere"]
    choices = [choice for choice, each in enumerate(boards) if board in (None, each)]
    at, choice = divmod(at, len(choices))
    choice = choices[choice]
    if choice < len(_LARGE_BOARDS):
        return _made(
            NO_DAY, [*_LARGE_BOARDS.values()][choice], at % _WEEKS_APART, f"practice {seed}"
        )
    board = boards[choice]
    if board == "vanishing":
        return _made_vanishing(seed)
    found = [*_on_3x3(board), *(_on_3x3(board, Mark.O) if board == "3x3" else ())]
    return Puzzle(NO_DAY, board, *found[at % len(found)])


def _made_vanishing(seed: int) -> Puzzle:
    """Return a position where marks vanish and one cell alone wins, in three plies at least.

    A draw would have to be held for as long as a game may last.
    """
    for attempt in count():
        number = int.from_bytes(sha256(f"vanishing {seed} {attempt}".encode()).digest(), "big")
        number, more = divmod(number, 4)
        position = Position.empty(BOARDS["vanishing"])
        for _ in range(_ALL_MARKS + more):
            if position.outcome is None:
                number, at = divmod(number, len(position.free_cells))
                position = position.play(position.free_cells[at])
        if position.outcome is None and (found := _right_vanishing(position)):
            return Puzzle(NO_DAY, "vanishing", position, *found)
    raise AssertionError  # `count` never ends.


def _right_vanishing(position: Position) -> tuple[Cell, Prospect] | None:
    if any(completing_cells(position, side) for side in Mark):
        return None  # Its right cell would merely complete or block a line.
    after = prospects(position).items()
    wins = [(cell, found) for cell, found in after if found and found.value is Value.WIN]
    if len(wins) != 1 or wins[0][1].plies not in _VANISHING_PLIES:
        return None
    return wins[0]


@cache
def _on_3x3(board: str, first: Mark = Mark.X) -> tuple[_Found, ...]:
    """Return every puzzle of a 3x3 board once, turned and mirrored ones being the same."""
    variant = BOARDS[board]
    keys = {_smallest_image(variant, key) for key in solved(variant)}
    found = []
    # Sorted by a hash, so that one day's puzzle says nothing of the next.
    for key in sorted(keys, key=lambda key: sha256(f"{board} {key}".encode()).digest()):
        of_first, of_second = key & (1 << variant.cells) - 1, key >> variant.cells
        x, o = (of_first, of_second) if first is Mark.X else (of_second, of_first)
        position = Position(variant, x, o, None, first)
        if right := _right_on_3x3(position):
            found.append((position, *right))
    return tuple(found)


def _right_on_3x3(position: Position) -> tuple[Cell, Prospect] | None:
    if len(position.free_cells) < _FEWEST_FREE:
        return None
    mine = completing_cells(position, position.to_move)
    theirs = completing_cells(position, position.to_move.other)
    if not position.variant.misere and (mine or theirs):
        return None  # Its right cell would merely complete or block a line.
    after = prospects(position)
    goal = max(found.value for found in after.values() if found)
    right = [(cell, found) for cell, found in after.items() if found and found.value is goal]
    choices = len(after) - (len(mine) if position.variant.misere else 0)
    if goal is Value.LOSS or len(right) > 1 or choices < _FEWEST_CHOICES:
        return None
    return right[0]


def _made(number: int, kind: _Kind, week: int, seed: str) -> Puzzle:
    """Return the first of the candidates of `seed` that is a puzzle of its kind."""
    variant = BOARDS[kind.board]
    turn, slot = divmod(week, len(kind.marks))
    remainders = _WEEKS_APART // len(kind.marks) + 1
    for attempt in count():
        mine, theirs = _scattered(variant.cells, kind.marks[slot], f"{seed} {attempt}")
        key = mine | theirs << variant.cells
        if _smallest_image(variant, key) % remainders != turn % remainders:
            continue
        if _has_threat(variant, mine, theirs) or _has_threat(variant, theirs, mine):
            continue
        position = Position(variant, mine, theirs)
        if found := _right_on_large(position, kind):
            return Puzzle(number, kind.board, position, *found)
    raise AssertionError  # `count` never ends.


def _scattered(cells: int, marks: int, seed: str) -> tuple[int, int]:
    """Return the cells of who moved first and of the other, as bit masks, drawn from `seed`."""
    number = int.from_bytes(sha256(seed.encode()).digest(), "big")
    free = list(range(cells))
    held = [0, 0]
    for ply in range(marks):
        number, at = divmod(number, len(free))
        held[ply % 2] |= 1 << free.pop(at)
    return held[0], held[1]


def _has_threat(variant: Variant, mine: int, theirs: int) -> bool:
    """Return whether a line is complete, or one cell short of it with that cell free."""
    return any(
        (line & mine).bit_count() >= variant.k - 1 and not line & theirs
        for line in winning_lines(variant)
    )


def _right_on_large(position: Position, kind: _Kind) -> tuple[Cell, Prospect] | None:
    goal = Value.WIN if kind.plies else Value.DRAW
    search = Search(position, _PROOF_NODES, tie_break_nodes=_PROOF_NODES)
    if search.prove()[0] is not goal:
        return None
    right: list[Cell] = []
    for cell in position.free_cells:
        if search.keeps(cell, goal):
            right.append(cell)
            if len(right) > 1:
                return None
    prospect = search.prospect_of(right[0])
    if kind.plies and prospect.plies not in kind.plies:
        return None
    return right[0], prospect


def _smallest_image(variant: Variant, key: int) -> int:
    """Return the smallest of the numbers that a position's turned and mirrored images have."""
    marks = [bit for bit in range(2 * variant.cells) if key >> bit & 1]
    return min(sum(image[bit] for bit in marks) for image in _images(variant))


@cache
def _images(variant: Variant) -> tuple[tuple[int, ...], ...]:
    """Return, for each symmetry, the bit to which every bit of a position's number goes."""
    return tuple(
        tuple(1 << cell + side * variant.cells for side in (0, 1) for cell in symmetry)
        for symmetry in symmetries(variant)
    )
