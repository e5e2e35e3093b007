"""Perfect play on 3x3 and misere, against every possible opponent, on either side."""

from fractions import Fraction
from functools import cache
from random import Random

import pytest

from engine import (
    BOARDS,
    Cell,
    GameOver,
    Level,
    Mark,
    Position,
    Variant,
    best_cells,
    candidates,
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
@pytest.mark.parametrize("side", Mark)
def test_no_opponent_beats_unbeatable(board: str, side: Mark) -> None:
    """All games of all equally good moves against all replies; none is lost."""
    seen: set[Position] = set()
    waiting = [Position.empty(BOARDS[board])]
    ends = 0
    while waiting:
        position = waiting.pop()
        if outcome := position.outcome:
            ends += 1
            assert outcome.winner is not side.other, str(position)
            continue
        ours = position.to_move is side
        cells = best_cells(position) if ours else position.free_cells
        for after in map(position.play, cells):
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    assert ends > 10


@pytest.mark.parametrize("board", ["3x3", "misere"])
def test_every_position_is_played_as_well_as_it_can_be(board: str) -> None:
    """From every position, also those that perfect play avoids, the best cells keep the value."""
    variant = BOARDS[board]
    value(variant, 0, 0)
    for position in _positions(variant):
        worth = value(variant, position.x, position.o)
        for after in map(position.play, best_cells(position)):
            assert value(variant, after.x, after.o) == worth


@pytest.mark.parametrize("board", ["3x3", "misere"])
def test_wins_are_the_quickest_and_losses_the_slowest(board: str) -> None:
    """Of every position, by the whole tree and its distances."""
    plain = PlainMinimax()
    for position in _positions(BOARDS[board]):
        best = plain.score(position)
        for after in map(position.play, best_cells(position)):
            assert plain.score_of(position, after) == best, str(position)


def test_an_immediate_win_is_always_taken() -> None:
    for position in _positions(BOARDS["3x3"]):
        wins = {
            cell
            for cell in position.free_cells
            if (outcome := position.play(cell).outcome) and outcome.winner
        }
        if wins:
            assert set(best_cells(position)) <= wins


def test_misere_is_held_by_the_centre_alone() -> None:
    variant = BOARDS["misere"]
    assert best_cells(Position.empty(variant)) == (4,)
    openings = {cell: value(variant, 1 << cell, 0) for cell in range(9)}
    assert openings == {cell: 0 if cell == 4 else -1 for cell in range(9)}


@pytest.mark.parametrize(
    ("side", "chance"), [(Mark.X, Fraction(191, 192)), (Mark.O, Fraction(866, 945))]
)
def test_unbeatable_sets_traps(side: Mark, chance: Fraction) -> None:
    """Against a random player it wins exactly as often as the best drawing moves can."""

    @cache
    def wins(x: int, o: int) -> Fraction:
        position = Position(BOARDS["3x3"], x, o)
        if outcome := position.outcome:
            return Fraction(outcome.winner is side)
        level = Level.UNBEATABLE if position.to_move is side else Level.BEGINNER
        cells = candidates(position, level)
        afters = [position.play(cell) for cell in cells]
        return sum((wins(after.x, after.o) for after in afters), Fraction()) / len(cells)

    assert wins(0, 0) == chance


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


def test_beginner_and_easy_see_what_they_should() -> None:
    position = Position.parse("XX. OO. ...", BOARDS["3x3"])
    assert candidates(position, Level.BEGINNER) == (2, 5, 6, 7, 8)
    assert candidates(position, Level.EASY) == (2,)
    assert candidates(position.play(Cell(8)), Level.EASY) == (5,)


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
