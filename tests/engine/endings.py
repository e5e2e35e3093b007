"""Endings held against the whole tree of games: the tests take a few, `make prove` hundreds."""

from random import Random

from engine import Position, Variant, solve
from tests.engine.plain import WIN, PlainMinimax
from tests.engine.samples import random_position

ENDINGS = {
    Variant(4, 4, 4): range(1, 9),
    Variant(5, 5, 4): range(3, 9),
    Variant(5, 5, 5): range(1, 9),
    Variant(4, 4, 3): range(4, 9),
    Variant(3, 4, 3): range(2, 13),
    Variant(6, 3, 3): range(5, 9),
    Variant(2, 6, 3): range(1, 9),
    Variant(3, 5, 4): range(1, 9),
    Variant(2, 8, 6): range(1, 8),
    Variant(4, 4, 4, misere=True): range(1, 9),
    Variant(4, 4, 3, misere=True): range(6, 11),
    Variant(3, 4, 3, misere=True): range(2, 9),
    Variant(4, 4, 2, misere=True): range(13, 15),
}
"""Boards, and with how many free cells the whole tree can still be walked."""


def confirm_endings(variant: Variant, free: range, samples: int) -> None:
    """Check random positions of a board that have so many free cells."""
    rng, plain = Random(20), PlainMinimax()
    for _ in range(samples):
        position = random_position(variant, variant.cells - rng.choice(free), rng)
        confirm_exactly(position, plain)


def confirm_exactly(position: Position, plain: PlainMinimax) -> None:
    """Check the value, its distance, and that every cell found best keeps both."""
    verdict, score = solve(position), plain.score(position)
    scores = {plain.score_of(position, position.play(cell)) for cell in verdict.cells}
    prospect = verdict.prospect
    assert prospect is not None
    assert prospect.value == (score > 0) - (score < 0)
    assert scores == {score}
    assert prospect.plies == (WIN - abs(score) if score else None)
