"""The larger boards, position by position, against a second method that knows nothing of ours.

Every 5x5 position of at most three marks, and a thousand of every later ply. The judge proves
that the value is right and that each of the cells found equally good keeps it; of lost positions,
where nothing is left to keep, only the value. The judge itself is checked against plain minimax
over the whole tree, and nearer to the start, where that would never end, against a slower duel
with fewer cuts.
"""

from collections.abc import Iterator
from random import Random

import pytest

from engine import BOARDS, Position, Variant, solve
from engine.book import canonical
from tests.engine.judge import Judge
from tests.engine.plain import PlainForcedWin, PlainMinimax
from tests.engine.samples import every_position, random_position

FIVE = BOARDS["5x5"]
SEED = 11


def test_every_five_by_five_position_of_three_marks_is_judged_right() -> None:
    """Those of fewer marks follow: a position is worth the best of minus what it leads to."""
    judge = Judge(FIVE)
    judge.learn_hopeless(every_position(FIVE, 2))
    worth: dict[tuple[int, int], int] = {}
    for position in every_position(FIVE, 3):
        verdict = solve(position)
        assert judge.confirms(position, verdict), f"{position}\n{verdict}"
        assert verdict.prospect is not None
        assert judge.wins(position) == (verdict.prospect.value > 0), "none is hopeless by mistake"
        worth[position.x, position.o] = verdict.prospect.value
    for ply in (2, 1, 0):
        for position in every_position(FIVE, ply):
            values = {
                after.last: -worth[canonical(after.x, after.o, FIVE)[0]]
                for after in map(position.play, position.free_cells)
            }
            best = max(values.values())
            verdict = solve(position)
            assert verdict.prospect is not None
            assert verdict.prospect.value == best, str(position)
            assert all(values[cell] == best for cell in verdict.cells), str(position)
            worth[position.x, position.o] = best
    assert worth[0, 0] == 0
    openings = [value for (x, o), value in worth.items() if (x | o).bit_count() == 2]
    assert (openings.count(0), openings.count(1)) == (42, 43)


@pytest.mark.parametrize("ply", range(4, 25))
def test_a_thousand_five_by_five_positions_are_judged_right(ply: int) -> None:
    confirm(FIVE, ply, 1000)


@pytest.mark.parametrize("ply", range(25))
def test_positions_with_five_in_a_row_are_judged_right(ply: int) -> None:
    confirm(BOARDS["5x5-five"], ply, 200)


@pytest.mark.parametrize("ply", range(16))
def test_four_by_four_positions_are_judged_right(ply: int) -> None:
    confirm(BOARDS["4x4"], ply, 200)


def confirm(variant: Variant, ply: int, most: int) -> None:
    judge = Judge(variant)
    for position in different_positions(variant, ply, most):
        verdict = solve(position)
        assert judge.confirms(position, verdict), f"{position}\n{verdict}"


def different_positions(variant: Variant, ply: int, most: int) -> Iterator[Position]:
    """Yield `most` positions of a ply, or all, at random.

    An unfinished position has no lines, so all orders of its marks are games, and as many for
    each: random games lead to every position with the same chance.
    """
    everything = list(every_position(variant, ply)) if ply < 3 else []
    if everything and len(everything) <= most:
        yield from everything
        return
    rng, seen = Random(SEED), set[Position]()
    while len(seen) < most:
        position = random_position(variant, ply, rng)
        if position not in seen:
            seen.add(position)
            yield position


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


@pytest.mark.parametrize(
    ("variant", "most_free", "samples"),
    [
        (Variant(3, 3, 3), 9, 40),
        (Variant(3, 4, 3), 9, 40),
        (Variant(4, 4, 3), 8, 60),
        (Variant(4, 4, 4), 8, 60),
        (Variant(2, 6, 3), 9, 20),
        (Variant(5, 5, 4), 8, 60),
        (Variant(5, 5, 5), 8, 20),
    ],
    ids=str,
)
def test_the_judge_agrees_with_plain_minimax(
    variant: Variant, most_free: int, samples: int
) -> None:
    judge, plain, rng = Judge(variant), PlainMinimax(), Random(SEED)
    for free in range(1, most_free + 1):
        for _ in range(samples):
            position = random_position(variant, variant.cells - free, rng)
            score = plain.score(position)
            assert judge.wins(position) == (score > 0), str(position)
            assert judge.loses(position) == (score < 0), str(position)


@pytest.mark.parametrize(("ply", "samples"), [(5, 8), (6, 20), (7, 30), (8, 80), (10, 200)])
def test_the_judge_agrees_with_a_duel_of_few_cuts(ply: int, samples: int) -> None:
    judge, rng = Judge(FIVE), Random(SEED)
    for _ in range(samples):
        position, duel = random_position(FIVE, ply, rng), PlainForcedWin(FIVE)
        assert judge.value(position) == duel.value(position), str(position)


def test_the_judge_knows_what_a_move_gained_is_worth() -> None:
    """A cell that wins no line by itself may drive the enemy where he harms himself."""
    position = Position.parse("....O ....X .X... ..... .....", FIVE)
    assert Judge(FIVE).value(position) == PlainForcedWin(FIVE).value(position) == -1
