"""The larger boards, position by position, against the plain solver: few cuts, and no book.

A sample of positions of every ply; `make prove` tries a thousand of each later one.
"""

import pytest

from engine import BOARDS, Position
from tests.engine.samples import every_position
from tests.engine.verdict_proof import confirm_sample, value_of, worth_of_early_positions

FIVE = BOARDS["5x5"]
SLOW_PLIES = range(3, 9)
"""Plies of 5x5 where a single proof takes up to a tenth of a second."""


def test_the_first_plies_of_five_by_five_agree_with_each_other() -> None:
    assert worth_of_early_positions(2) == 0
    openings = [value_of(position) for position in every_position(FIVE, 2)]
    assert (openings.count(0), openings.count(1)) == (42, 43)


@pytest.mark.parametrize(
    ("board", "ply"),
    [
        *(("5x5", ply) for ply in range(3, 25)),
        *(("5x5-five", ply) for ply in range(25)),
        *(("4x4", ply) for ply in range(16)),
    ],
)
def test_positions_are_judged_right(board: str, ply: int) -> None:
    confirm_sample(BOARDS[board], ply, 4 if board == "5x5" and ply in SLOW_PLIES else 20)


@pytest.mark.parametrize(
    ("plies", "count"), [(0, 1), (1, 25), (2, 25 * 24), (3, 25 * 24 * 23 // 2)]
)
def test_no_early_position_is_forgotten(plies: int, count: int) -> None:
    """The turns and mirrorings of those that stand for others are all there are."""
    everything = [image for position in every_position(FIVE, plies) for image in images(position)]
    assert len(everything) == len(set(everything)) == count


def images(position: Position) -> set[str]:
    """Return a board as it looks turned and mirrored, each row by row."""
    rows, found = str(position).split(), set[str]()
    for _ in range(4):
        rows = ["".join(row) for row in zip(*rows[::-1], strict=True)]
        found |= {" ".join(rows), " ".join(rows[::-1])}
    return found
