"""Verdicts of the engine held against the judge: the tests take samples, `make prove` thousands."""

from collections.abc import Iterator
from random import Random

from engine import BOARDS, Position, Variant, solve
from engine.book import canonical
from tests.engine.judge import Judge
from tests.engine.plain import PlainMinimax
from tests.engine.samples import every_position, random_position

SEED = 11

JUDGED_BY_MINIMAX = {
    Variant(3, 3, 3): 9,
    Variant(3, 4, 3): 8,
    Variant(4, 4, 3): 7,
    Variant(4, 4, 4): 7,
    Variant(2, 6, 3): 8,
    Variant(5, 5, 4): 7,
    Variant(5, 5, 5): 7,
}
"""Boards, and with how many free cells at most minimax still judges the judge."""


def confirm_judge(variant: Variant, most_free: int, samples: int) -> None:
    """Check the judge itself against minimax over the whole tree."""
    judge, plain, rng = Judge(variant), PlainMinimax(), Random(SEED)
    for free in range(1, most_free + 1):
        for _ in range(samples):
            position = random_position(variant, variant.cells - free, rng)
            score = plain.score(position)
            assert judge.wins(position) == (score > 0), str(position)
            assert judge.loses(position) == (score < 0), str(position)


def confirm(judge: Judge, position: Position) -> None:
    """Check that the value is right and that each of the cells found equally good keeps it.

    Of lost positions only the value is checked: there is nothing left to keep.
    """
    verdict = solve(position)
    assert judge.confirms(position, verdict), f"{position}\n{verdict}"


def confirm_sample(variant: Variant, ply: int, most: int) -> None:
    """Check `most` positions of a ply, or all."""
    judge = Judge(variant)
    for position in different_positions(variant, ply, most):
        confirm(judge, position)


def confirm_three_marks() -> int:
    """Check every 5x5 position of at most three marks and return how many have three."""
    variant, checked = BOARDS["5x5"], 0
    judge = Judge(variant)
    judge.learn_hopeless(every_position(variant, 2))
    for position in every_position(variant, 3):
        confirm(judge, position)
        assert judge.wins(position) == (value_of(position) > 0), "none is hopeless by mistake"
        checked += 1
    worth_of_early_positions(3)
    return checked


def worth_of_early_positions(plies: int) -> int:
    """Check 5x5 positions of fewer than `plies` marks against those they lead to.

    A position is worth the best of minus its children, and its best cells are those that lead
    to such a child. Return what the empty board is worth.
    """
    variant = BOARDS["5x5"]
    worth = {
        (position.x, position.o): value_of(position) for position in every_position(variant, plies)
    }
    for ply in reversed(range(plies)):
        for position in every_position(variant, ply):
            values = {
                after.last: -worth[canonical(after.x, after.o, variant)[0]]
                for after in map(position.play, position.free_cells)
            }
            best = max(values.values())
            assert value_of(position) == best, str(position)
            assert all(values[cell] == best for cell in solve(position).cells), str(position)
            worth[position.x, position.o] = best
    return worth[0, 0]


def value_of(position: Position) -> int:
    """Return 1, 0 or -1 as the engine says; it must have proven it."""
    prospect = solve(position).prospect
    assert prospect is not None
    return prospect.value


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
