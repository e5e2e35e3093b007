"""Perfect play on 3x3 and misere, against every possible opponent, on either side."""

from random import Random

import pytest

from engine import (
    BOARDS,
    GameOver,
    Level,
    Position,
    best_cells,
    choose_cell,
)
from tests.engine.plain import PlainMinimax
from tests.engine.samples import reachable


@pytest.mark.parametrize("board", ["3x3", "misere"])
def test_wins_are_the_quickest_and_losses_the_slowest(board: str) -> None:
    """Of every position, by the whole tree and its distances."""
    plain = PlainMinimax()
    positions = [each for each in reachable(BOARDS[board]) if each.outcome is None]
    assert len(positions) == 4_520
    for position in positions:
        best = plain.score(position)
        for after in map(position.play, best_cells(position)):
            assert plain.score_of(position, after) == best, str(position)


def test_misere_is_held_by_the_centre_alone() -> None:
    variant = BOARDS["misere"]
    assert best_cells(Position.empty(variant)) == (4,)
    plain = PlainMinimax()
    openings = {cell: plain.score(Position(variant, 1 << cell, 0)) for cell in range(9)}
    assert [cell for cell, score in openings.items() if score <= 0] == [4]
    assert openings[4] == 0


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
