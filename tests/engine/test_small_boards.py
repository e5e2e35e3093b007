"""Perfect play on 3x3 and misere, against every possible opponent, on either side."""

from functools import cache
from random import Random

import pytest

from engine import (
    BOARDS,
    GameOver,
    Level,
    Mark,
    Position,
    Variant,
    best_cells,
    choose_cell,
)
from tests.engine.plain import PlainMinimax


@cache
def value(variant: Variant, x: int, o: int) -> int:
    """Return 1, 0 or -1 for X by plain minimax, without any of the engine's search."""
    position = Position(variant, x, o)
    if outcome := position.outcome:
        return {Mark.X: 1, Mark.O: -1, None: 0}[outcome.winner]
    values = [value(variant, p.x, p.o) for p in map(position.play, position.free_cells)]
    return max(values) if position.to_move is Mark.X else min(values)


@pytest.mark.parametrize("board", ["3x3", "misere"])
def test_wins_are_the_quickest_and_losses_the_slowest(board: str) -> None:
    """Of every position, by the whole tree and its distances."""
    plain = PlainMinimax()
    for position in _positions(BOARDS[board]):
        best = plain.score(position)
        for after in map(position.play, best_cells(position)):
            assert plain.score_of(position, after) == best, str(position)


def test_misere_is_held_by_the_centre_alone() -> None:
    variant = BOARDS["misere"]
    assert best_cells(Position.empty(variant)) == (4,)
    openings = {cell: value(variant, 1 << cell, 0) for cell in range(9)}
    assert openings == {cell: 0 if cell == 4 else -1 for cell in range(9)}


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("board", BOARDS)
def test_every_level_plays_a_whole_game_on_every_board(level: Level, board: str) -> None:
    position = Position.empty(BOARDS[board])
    rng = Random(7)
    while position.outcome is None:
        position = position.play(choose_cell(position, level, rng))
    with pytest.raises(GameOver):
        choose_cell(position, level, rng)


def test_equal_seeds_give_equal_moves() -> None:
    position = Position.empty(BOARDS["3x3"])
    picks = [choose_cell(position, Level.BEGINNER, Random(seed)) for seed in range(40)]
    assert picks == [choose_cell(position, Level.BEGINNER, Random(seed)) for seed in range(40)]
    assert set(picks) == set(range(9))


def _positions(variant: Variant) -> list[Position]:
    """Return every position that can occur and is not over."""
    seen = {(0, 0)}
    waiting = [Position.empty(variant)]
    for position in waiting:
        for cell in position.free_cells:
            after = position.play(cell)
            if (after.x, after.o) not in seen and after.outcome is None:
                seen.add((after.x, after.o))
                waiting.append(after)
    assert len(waiting) == 4_520
    return waiting
