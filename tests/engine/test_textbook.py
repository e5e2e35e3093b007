"""Minimax as textbooks print it: the same values as the engine's, and the nodes it costs."""

from random import Random

import pytest

from engine import BOARDS, Position, Variant, solve
from engine.marks import Mark
from engine.table import solved
from engine.textbook import (
    EMPTY,
    Board,
    CountedRules,
    Table,
    TooManyNodes,
    alpha_beta,
    good_first,
    lines_of,
    minimax,
)
from tests.engine.samples import random_position

SMALL, MISERE = BOARDS["3x3"], BOARDS["misere"]
READING = range(9)


def as_list(position: Position) -> Board:
    return [mark.value if mark else EMPTY for mark in position.marks]


def test_the_lines_of_three_by_three() -> None:
    rows, columns = [(0, 1, 2), (3, 4, 5), (6, 7, 8)], [(0, 3, 6), (1, 4, 7), (2, 5, 8)]
    assert set(lines_of(SMALL)) == {*rows, *columns, (0, 4, 8), (2, 4, 6)}


def test_minimax_looks_at_every_board_of_every_game() -> None:
    rules = CountedRules()
    assert minimax([EMPTY] * 9, "X", rules) == 0
    assert rules.nodes == 549_946


@pytest.mark.parametrize(
    ("order", "with_table", "nodes"),
    [
        (READING, False, 16_811),
        (good_first(SMALL), False, 6_323),
        (READING, True, 2_926),
        (good_first(SMALL), True, 1_306),
    ],
)
def test_alpha_beta_looks_at_fewer(order: list[int], with_table: bool, nodes: int) -> None:
    rules = CountedRules()
    assert alpha_beta([EMPTY] * 9, "X", rules, order, {} if with_table else None) == 0
    assert rules.nodes == nodes


def test_the_engine_fills_a_table_of_4520_positions() -> None:
    assert len(solved(SMALL)) == 4520


def test_good_moves_are_the_centre_then_the_corners() -> None:
    assert good_first(SMALL) == [4, 0, 2, 6, 8, 1, 3, 5, 7]


@pytest.mark.parametrize("variant", [SMALL, MISERE, Variant(3, 4, 3), Variant(2, 5, 3)])
def test_all_of_them_agree_with_the_engine(variant: Variant) -> None:
    rng = Random(4)
    for _ in range(30):
        position = random_position(variant, variant.cells - rng.randint(2, 7), rng)
        prospect = solve(position).prospect
        assert prospect is not None
        sign = 1 if position.to_move is Mark.X else -1
        mark, cells = position.to_move.value, as_list(position)
        assert minimax(cells, mark, CountedRules(variant)) == sign * prospect.value
        for order in (range(variant.cells), good_first(variant)):
            for with_table in (False, True):
                table: Table | None = {} if with_table else None
                found = alpha_beta(cells, mark, CountedRules(variant), order, table)
                assert found == sign * prospect.value


def test_a_limit_stops_a_search() -> None:
    rules = CountedRules(SMALL, limit=100)
    with pytest.raises(TooManyNodes):
        minimax([EMPTY] * 9, "X", rules)
    assert rules.nodes == 100
