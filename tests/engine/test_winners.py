"""The winner of a board by sums, products, primes and a magic square: as the rules have it."""

from collections.abc import Callable
from itertools import combinations, combinations_with_replacement
from math import prod

import pytest

from engine import BOARDS, Mark, Position
from engine.threats import completing_cells
from engine.winners import (
    FACTORS,
    LINES,
    MAGIC_SQUARE,
    square_that_completes,
    winner_by_magic_square,
    winner_by_primes,
    winner_by_products,
    winner_by_sums,
)
from tests.engine.samples import reachable

SMALL = BOARDS["3x3"]


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    """Every position of 3x3."""
    return reachable(SMALL)


@pytest.mark.parametrize(
    "winner", [winner_by_sums, winner_by_products, winner_by_primes, winner_by_magic_square]
)
def test_every_way_finds_the_winner_of_every_board(
    winner: Callable[[list[str]], str | None], positions: list[Position]
) -> None:
    assert len(positions) == 5_478
    for position in positions:
        outcome = position.outcome
        expected = outcome.winner.value if outcome and outcome.winner else None
        assert winner(position.cells_as("X", "O", " ")) == expected, str(position)


def test_only_lines_of_the_magic_square_add_up_to_fifteen() -> None:
    threes = combinations(range(9), 3)
    adding_up = [three for three in threes if sum(MAGIC_SQUARE[cell] for cell in three) == 15]
    assert sorted(adding_up) == sorted(LINES)


def test_each_kind_of_line_has_a_product_of_its_own() -> None:
    kinds = list(combinations_with_replacement(" OX", 3))
    products = {kind: prod(FACTORS[square] for square in kind) for kind in kinds}
    assert len(set(products.values())) == len(kinds) == 10
    assert (products[" ", "O", "O"], products[" ", "X", "X"]) == (18, 50)


def test_the_products_find_a_square_that_completes_a_line(positions: list[Position]) -> None:
    for position in positions:
        if position.outcome is not None:
            continue
        board = position.cells_as("X", "O", " ")
        for mark in Mark:
            found = square_that_completes(board, mark.value)
            completing = completing_cells(position, mark)
            assert found in completing if completing else found is None
