"""Positions to test with: at random but repeatable, or every one there is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from engine import Cell, Mark, Position, Variant
from engine.book import canonical

Cells = Callable[[Position], tuple[Cell, ...]]
"""A way to play: the cells that may be chosen in a position."""


def random_position(variant: Variant, plies: int, rng: Random) -> Position:
    """Return an unfinished position after `plies` random plies."""
    while True:
        position = Position.empty(variant)
        while position.ply < plies and position.outcome is None:
            position = position.play(rng.choice(position.free_cells))
        if position.ply == plies and position.outcome is None:
            return position


def every_position(variant: Variant, plies: int) -> Iterator[Position]:
    """Yield the unfinished positions after `plies` plies, one of those that turn into another."""
    level = {(0, 0)}
    for _ in range(plies):
        afters = set()
        for x, o in level:
            position = Position(variant, x, o)
            for after in map(position.play, position.free_cells):
                if after.outcome is None:
                    afters.add(canonical(after.x, after.o, variant)[0])
        level = afters
    for x, o in sorted(level):
        yield Position(variant, x, o)


def reachable(variant: Variant) -> list[Position]:
    """Return every position that a game can reach, finished ones too."""
    seen, waiting = {(0, 0)}, [Position.empty(variant)]
    for position in waiting:
        if position.outcome is None:
            for after in map(position.play, position.free_cells):
                if (after.x, after.o) not in seen:
                    seen.add((after.x, after.o))
                    waiting.append(after)
    return waiting


def turned(position: Position, image: tuple[Cell, ...]) -> Position:
    """Return the position that a turn or mirroring makes of this one."""
    x, o = (
        sum(1 << image[cell] for cell in range(position.variant.cells) if mask >> cell & 1)
        for mask in (position.x, position.o)
    )
    return Position(position.variant, x, o)


def own_games(variant: Variant, side: Mark, cells: Cells) -> Iterator[Position]:
    """Yield every position, ends included, of the games in which `side` plays `cells(position)`.

    The other side plays everything. Of positions that turn into one another one is walked.
    """
    seen = {(0, 0)}
    waiting = [Position.empty(variant)]
    while waiting:
        position = waiting.pop()
        yield position
        if position.outcome is not None:
            continue
        choices = cells(position) if position.to_move is side else position.free_cells
        for after in map(position.play, choices):
            key, _ = canonical(after.x, after.o, variant)
            if key not in seen:
                seen.add(key)
                waiting.append(Position(variant, *key))
