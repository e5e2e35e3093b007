"""Perfect play beyond 3x3, against the whole tree of endings.

Position by position: `test_verdicts.py`; all games of 4x4: `python -m tests.engine.prove`.
"""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import (
    BOARDS,
    Cell,
    GameOver,
    Position,
    Prospect,
    Value,
    Variant,
    Verdict,
    analyse,
    format_cell,
    solve,
)
from engine.variant import symmetries
from tests.engine.endings import ENDINGS, confirm_endings
from tests.engine.plain import PlainForcedWin
from tests.engine.samples import random_position, turned

FOUR, FIVE = BOARDS["4x4"], BOARDS["5x5"]


def name(case: object) -> str | None:
    """Return the name of a test's case."""
    if not isinstance(case, Variant):
        return None
    return f"{case.rows}x{case.cols}-{case.k}{'-misere' * case.misere}"


@pytest.mark.parametrize(
    ("variant", "value"),
    [
        (Variant(3, 3, 3), Value.DRAW),
        (Variant(4, 4, 4), Value.DRAW),
        (Variant(5, 5, 4), Value.DRAW),
        (Variant(5, 5, 5), Value.DRAW),
        (Variant(3, 4, 3), Value.WIN),
        (Variant(4, 4, 3), Value.WIN),
        (Variant(5, 5, 3), Value.WIN),
        (Variant(6, 6, 4), Value.WIN),
        (Variant(3, 3, 3, misere=True), Value.DRAW),
        (Variant(4, 4, 3, misere=True), Value.LOSS),
    ],
    ids=name,
)
def test_known_values(variant: Variant, value: Value) -> None:
    prospect = solve(Position.empty(variant)).prospect
    assert prospect is not None
    assert prospect.value is value


@pytest.mark.parametrize(("variant", "free"), ENDINGS.items(), ids=name)
def test_endings_are_played_exactly(variant: Variant, free: range) -> None:
    """Value and distance agree with the whole tree; wins are the quickest, losses the slowest."""
    confirm_endings(variant, range(free.start, min(free.stop, max(9, free.start + 1))), 10)


def test_on_four_by_four_every_win_and_loss_knows_its_length() -> None:
    """So the quickest and slowest are looked for to the end, however empty the board is."""
    rng, decided = Random(21), 0
    for ply in range(FOUR.cells):
        for _ in range(40):
            prospect = solve(random_position(FOUR, ply, rng)).prospect
            assert prospect is not None
            if prospect.value is not Value.DRAW:
                assert prospect.plies
                decided += 1
    assert decided > 40


@pytest.mark.parametrize("k", [3, 4])
def test_where_a_line_loses_lengths_are_known_from_twelve_free_cells_on(k: int) -> None:
    rng = Random(22)
    for _ in range(2):
        position = random_position(Variant(4, 4, k, misere=True), 4, rng)
        prospect = solve(position).prospect
        assert prospect is not None
        assert prospect.value is Value.DRAW or prospect.plies


def test_where_a_line_loses_a_loss_in_five_is_preferred_to_one_in_three() -> None:
    position = Position.parse(".XO. XOX. ..OO ..XX", Variant(4, 4, 3, misere=True))
    verdict = solve(position)
    assert verdict.prospect == Prospect(Value.LOSS, 5)
    names = {format_cell(cell, position.variant) for cell in verdict.cells}
    assert names == {"d1", "a4", "b4"}, "d2 loses in three"
    assert analyse(position).cells[Cell(7)] == Prospect(Value.LOSS, 3)


small_variants = st.sampled_from(
    [
        Variant(3, 4, 3),
        Variant(4, 3, 3, misere=True),
        Variant(4, 4, 4),
        Variant(4, 4, 4, misere=True),
        Variant(5, 5, 4),
        Variant(5, 5, 5),
        Variant(2, 7, 4),
    ]
)


@st.composite
def unfinished(draw: st.DrawFn, fewest_free: int = 4, most_free: int = 12) -> Position:
    variant = draw(small_variants)
    free = draw(st.integers(fewest_free, min(most_free, variant.cells)))
    return random_position(variant, variant.cells - free, Random(draw(st.integers(0, 2**32))))


@settings(max_examples=15)
@given(unfinished(), st.integers(0, 7))
def test_turning_or_mirroring_keeps_the_value(position: Position, which: int) -> None:
    images = symmetries(position.variant)
    image = images[which % len(images)]
    assert solve(position).prospect == solve(turned(position, image)).prospect


@settings(max_examples=15)
@given(unfinished())
def test_a_position_is_worth_the_best_of_minus_its_children(position: Position) -> None:
    values = []
    for after in map(position.play, position.free_cells):
        if outcome := after.outcome:
            values.append(
                Value.DRAW
                if outcome.winner is None
                else Value.LOSS
                if outcome.winner is after.to_move
                else Value.WIN
            )
        else:
            prospect = solve(after).prospect
            assert prospect is not None
            values.append(prospect.value.for_other)
    prospect = solve(position).prospect
    assert prospect is not None
    assert prospect.value is max(values)


@pytest.mark.parametrize("board", ["4x4", "5x5"])
def test_among_drawing_moves_the_one_with_the_most_traps_is_played(board: str) -> None:
    """A trap is a reply that loses; the plain solver counts them."""
    variant, rng, drawn = BOARDS[board], Random(9), 0
    while drawn < 15:
        position = random_position(variant, variant.cells * 2 // 5, rng)
        plain = PlainForcedWin(variant)
        verdict = solve(position)
        if verdict.prospect != Prospect(Value.DRAW):
            continue
        drawn += 1
        traps = {
            after.last: sum(plain.mover_wins(reply) for reply in replies_to(after))
            for after in map(position.play, position.free_cells)
            if not plain.mover_wins(after)
        }
        most = max(traps.values())
        assert all(traps[cell] == most for cell in verdict.cells), str(position)


def replies_to(position: Position) -> list[Position]:
    return [position.play(cell) for cell in position.free_cells]


def test_an_immediate_win_is_preferred_to_a_later_one() -> None:
    position = Position.parse("XXX. OO.. O... ....", FOUR)
    assert solve(position) == Verdict((Cell(3),), Prospect(Value.WIN, 1))


def test_a_lost_position_is_held_as_long_as_it_can_be() -> None:
    at_once = Position.parse(".XXX. .O... O.... ..... .....", FIVE)
    assert solve(at_once).prospect == Prospect(Value.LOSS, 2)
    assert set(solve(at_once).cells) <= {0, 4}, "it blocks, even where that is not enough"
    later = Position.parse("..... .XX.. .OX.. ...O. .....", FIVE)
    prospect = solve(later).prospect
    assert prospect is not None
    while prospect.value is Value.LOSS and prospect.plies:
        enemy = later.play(solve(later).cells[0])
        reply = solve(enemy)
        assert reply.prospect == Prospect(Value.WIN, prospect.plies - 1)
        later = enemy.play(reply.cells[0])
        if later.outcome:
            break
        prospect = solve(later).prospect
        assert prospect is not None
    else:
        pytest.fail(f"not lost: {prospect}")


@pytest.mark.parametrize("budget_nodes", [1, 10, 300])
def test_a_small_budget_still_gives_a_sound_move(budget_nodes: int) -> None:
    """However little it may think, it wins at once and blocks what would."""
    rng = Random(4)
    variant = Variant(8, 8, 5)
    for ply in (0, 1, 6, 20, 40):
        position = random_position(variant, ply, rng)
        verdict = solve(position, budget_nodes)
        assert set(verdict.cells) <= set(position.free_cells)


def test_a_board_too_large_to_solve_says_so() -> None:
    position = Position.empty(Variant(8, 8, 5))
    assert solve(position, 2_000).prospect is None
    assert solve(position, 2_000).cells == (27, 28, 35, 36)


def test_nothing_is_best_after_the_end() -> None:
    with pytest.raises(GameOver):
        solve(Position.parse("XXXX OOO. .... ....", FOUR))
