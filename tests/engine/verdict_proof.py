"""The engine's verdicts held against the plain solver: the tests try a few, `make prove` many."""

from collections.abc import Iterator
from random import Random

from engine import BOARDS, Position, Value, Variant, solve
from engine.book import canonical
from tests.engine.plain import PlainForcedWin
from tests.engine.samples import every_position, random_position

SEED = 11


def confirm(plain: PlainForcedWin, position: Position) -> None:
    """Check that the value is right and that each of the cells found equally good keeps it.

    Of lost positions only the value is checked: there is nothing left to keep.
    """
    verdict = solve(position)
    assert verdict.cells, str(position)
    assert verdict.prospect is not None, str(position)
    value = verdict.prospect.value
    assert value == plain.value(position), str(position)
    for after in map(position.play, verdict.cells if value is not Value.LOSS else ()):
        if after.outcome:
            keeps = (value is Value.WIN) == (after.outcome.winner is position.to_move)
        elif value is Value.WIN:
            keeps = plain.value(after) == Value.LOSS
        else:
            keeps = not plain.mover_wins(after)
        assert keeps, f"{position}\n{verdict}"


def confirm_sample(variant: Variant, ply: int, most: int) -> None:
    """Check `most` positions of a ply, or all."""
    for position in different_positions(variant, ply, most):
        confirm(PlainForcedWin(variant), position)


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
