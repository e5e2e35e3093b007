"""Ways to find the winner of a 3x3 board, as puzzles and articles tell them, for reading.

Each takes nine strings, "X", "O" or " ", and returns "X", "O" or None; the last finds a winning
move instead. `board.py` is what
the games use: a set of cells as one number, and each line as another.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import prod

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23]

FACTORS = {" ": 2, "O": 3, "X": 5}
"""What a square counts where a free one is no zero: each kind of line has a product of its own."""

MAGIC_SQUARE = [2, 7, 6, 9, 5, 1, 4, 3, 8]
"""Every row, column and diagonal adds up to 15, and no other three of the numbers do."""


def winner_by_sums(board: Sequence[str]) -> str | None:
    """X counts 1 and O counts -1: only three of a kind add up to 3 or -3."""
    worth = {"X": 1, "O": -1, " ": 0}
    sums = [sum(worth[board[cell]] for cell in line) for line in LINES]
    return "X" if 3 in sums else "O" if -3 in sums else None


def winner_by_products(board: Sequence[str]) -> str | None:
    """X counts 1, O counts 2 and a free square 0: X's lines multiply to 1, O's to 8."""
    worth = {"X": 1, "O": 2, " ": 0}
    products = [prod(worth[board[cell]] for cell in line) for line in LINES]
    return "X" if 1 in products else "O" if 8 in products else None


def winner_by_primes(board: Sequence[str]) -> str | None:
    """Each square is a prime: a player's product can be divided by a line's if they hold it all."""
    for mark in "XO":
        held = prod(prime for prime, at in zip(PRIMES, board, strict=True) if at == mark)
        if any(held % prod(PRIMES[cell] for cell in line) == 0 for line in LINES):
            return mark
    return None


def winner_by_magic_square(board: Sequence[str]) -> str | None:
    """Each square is its number in a magic square: three that add up to 15 are a line."""
    for mark in "XO":
        held = [number for number, at in zip(MAGIC_SQUARE, board, strict=True) if at == mark]
        if any(sum(three) == 15 for three in combinations(held, 3)):
            return mark
    return None


def square_that_completes(board: Sequence[str], mark: str) -> int | None:
    """Return a free square on which `mark` completes a line, by the products of `FACTORS`.

    Two O and a free square multiply to 18 in any order, two X and a free square to 50, and no
    other line does.
    """
    wanted = FACTORS[mark] ** 2 * FACTORS[" "]
    for line in LINES:
        if prod(FACTORS[board[cell]] for cell in line) == wanted:
            return next(cell for cell in line if board[cell] == " ")
    return None
