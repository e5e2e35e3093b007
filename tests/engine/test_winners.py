"""The winner of a board by sums, products, primes and a magic square: as the rules have it."""

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from engine import BOARDS, Position
from engine.winners import (
    LINES,
    MAGIC_SQUARE,
    winner_by_magic_square,
    winner_by_primes,
    winner_by_products,
    winner_by_sums,
)

SMALL = BOARDS["3x3"]


def reachable() -> Iterator[Position]:
    """Yield every position that a game can reach, finished ones too."""
    seen, waiting = set[tuple[int, int]](), [Position.empty(SMALL)]
    while waiting:
        position = waiting.pop()
        if (position.x, position.o) in seen:
            continue
        seen.add((position.x, position.o))
        yield position
        if position.outcome is None:
            waiting += [position.play(cell) for cell in position.free_cells]


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    """Every position of 3x3."""
    return list(reachable())


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
