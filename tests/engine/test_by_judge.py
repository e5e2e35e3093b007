"""The larger boards, position by position, against a second method that knows nothing of ours.

A sample of positions of every ply; `make prove` judges every 5x5 position of three marks and a
thousand of each later ply. The judge itself is checked against plain minimax over the whole tree,
and nearer to the start, where that would never end, against a slower duel with fewer cuts.
"""

from random import Random

import pytest

from engine import BOARDS, Position, Variant
from tests.engine.judge import Judge
from tests.engine.judged import (
    JUDGED_BY_MINIMAX,
    confirm_judge,
    confirm_sample,
    value_of,
    worth_of_early_positions,
)
from tests.engine.plain import PlainForcedWin
from tests.engine.samples import every_position, random_position

FIVE = BOARDS["5x5"]
SEED = 11
SLOW_PLIES = range(3, 9)
"""Plies of 5x5 where a single proof takes up to a tenth of a second."""


def test_the_first_plies_of_five_by_five_agree_with_each_other() -> None:
    assert worth_of_early_positions(2) == 0
    openings = [value_of(position) for position in every_position(FIVE, 2)]
    assert (openings.count(0), openings.count(1)) == (42, 43)


@pytest.mark.parametrize("ply", range(3, 25))
def test_five_by_five_positions_are_judged_right(ply: int) -> None:
    confirm_sample(FIVE, ply, 4 if ply in SLOW_PLIES else 20)


@pytest.mark.parametrize("ply", range(25))
def test_positions_with_five_in_a_row_are_judged_right(ply: int) -> None:
    confirm_sample(BOARDS["5x5-five"], ply, 20)


@pytest.mark.parametrize("ply", range(16))
def test_four_by_four_positions_are_judged_right(ply: int) -> None:
    confirm_sample(BOARDS["4x4"], ply, 20)


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


@pytest.mark.parametrize("variant", JUDGED_BY_MINIMAX, ids=str)
def test_the_judge_agrees_with_plain_minimax(variant: Variant) -> None:
    confirm_judge(variant, JUDGED_BY_MINIMAX[variant] - 1, 10)


@pytest.mark.parametrize(("ply", "samples"), [(5, 2), (6, 5), (7, 10), (8, 20), (10, 50)])
def test_the_judge_agrees_with_a_duel_of_few_cuts(ply: int, samples: int) -> None:
    judge, rng = Judge(FIVE), Random(SEED)
    for _ in range(samples):
        position, duel = random_position(FIVE, ply, rng), PlainForcedWin(FIVE)
        assert judge.value(position) == duel.value(position), str(position)


def test_the_judge_knows_what_a_move_gained_is_worth() -> None:
    """A cell that wins no line by itself may drive the enemy where he harms himself."""
    position = Position.parse("....O ....X .X... ..... .....", FIVE)
    assert Judge(FIVE).value(position) == PlainForcedWin(FIVE).value(position) == -1
