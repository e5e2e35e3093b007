"""What the engine says about positions and games."""

import pickle
from random import Random

import pytest

from engine import (
    BOARDS,
    Cell,
    GameOver,
    IllegalMove,
    Mistake,
    Position,
    Prospect,
    Reason,
    Value,
    Variant,
    WhyBest,
    WhyWrong,
    analyse,
    format_cell,
    parse_moves,
    reason_text,
    review,
)
from tests.engine.plain import WIN, PlainMinimax
from tests.engine.samples import random_position

SMALL, FOUR, FIVE, MISERE = (BOARDS[name] for name in ("3x3", "4x4", "5x5", "misere"))


def test_every_free_cell_has_a_prospect() -> None:
    analysis = analyse(Position.parse("X.. ... ...", SMALL))
    assert {cell: str(found.value) for cell, found in analysis.cells.items() if found} == {
        cell: "draw" if cell == 4 else "loss" for cell in range(1, 9)
    }
    assert analysis.prospect == Prospect(Value.DRAW)
    assert analysis.best == 4


@pytest.mark.parametrize(
    "variant",
    [SMALL, FOUR, FIVE, MISERE, Variant(4, 4, 4, misere=True), Variant(3, 5, 3)],
    ids=lambda variant: f"{variant.rows}x{variant.cols}-{variant.k}{'-misere' * variant.misere}",
)
def test_every_cells_prospect_is_exact(variant: Variant) -> None:
    """Value and distance agree with the whole tree."""
    rng, plain = Random(8), PlainMinimax()
    for free in range(3, 9):
        position = random_position(variant, variant.cells - free, rng)
        for cell, found in analyse(position).cells.items():
            score = plain.score_of(position, position.play(cell))
            assert found is not None
            assert found.value == (score > 0) - (score < 0)
            assert found.plies == (WIN - abs(score) if score else None)


def test_every_opening_of_five_by_five_draws() -> None:
    analysis = analyse(Position.empty(FIVE))
    assert set(analysis.cells.values()) == {Prospect(Value.DRAW)}


@pytest.mark.parametrize(
    ("board", "variant", "best", "clause", "kind"),
    [
        ("XX. OO. ...", SMALL, "c1", "wins at once", "wins_at_once"),
        ("XX. .O. ...", SMALL, "c1", "blocks the line a1-b1-c1", "blocks"),
        ("X.. ... ...", SMALL, "b2", "the only move that holds the draw", "only_draw"),
        ("X.. .O. ..X", SMALL, "b1", "threatens b3", "threatens"),
        ("XO. ... ...", SMALL, "a2", "forces a win in 3 moves", "forces_win"),
        ("XO. X.. O..", SMALL, "b2", "makes two threats, at c2 and c3", "forks"),
        ("... .X. ...", SMALL, "a1", "lies on the most promising lines", "looks_best"),
        ("... ... ...", SMALL, "a1", "sets a trap: 7 replies would lose", "sets_traps"),
        ("... ... ...", MISERE, "b2", "the only move that holds the draw", "only_draw"),
        ("XX. .O. O..", MISERE, "a2", "loses, but holds out longest", "delays"),
        ("XX. .O. O.X", MISERE, "b3", "the only move that wins", "only_win"),
        ("OOX .X. O.X", MISERE, "b3", "completes no line, as c2 would", "avoids_line"),
        (
            "..X.. ....O ..... .X.X. O.X.O",
            FIVE,
            "e4",
            "stops two threats at once, from c4",
            "spoils_fork",
        ),
        (
            ".O.XX ....X ..... ..... ...O.",
            FIVE,
            "d3",
            "sets a trap: 11 replies would lose",
            "sets_traps",
        ),
        ("..OX. ...O. ..... X.... .X...", FIVE, "c2", "the only move that wins", "only_win"),
        (".XXX. .O... O.... ..... .....", FIVE, "a1", "blocks the line a1-b1-c1-d1", "blocks"),
    ],
)
def test_the_best_cell_comes_with_a_reason(
    board: str, variant: Variant, best: str, clause: str, kind: str
) -> None:
    analysis = analyse(Position.parse(board, variant))
    assert (format_cell(analysis.best, variant), analysis.reason.kind) == (best, kind)
    assert reason_text(analysis.reason, variant) == clause


def test_reasons_are_values_that_travel_between_processes() -> None:
    analysis = analyse(Position.parse("XX. .O. ...", SMALL))
    assert pickle.loads(pickle.dumps(analysis)) == analysis
    assert analysis.reason.cells == (2,)


def test_a_position_too_large_for_the_budget_says_what_it_does_not_know() -> None:
    analysis = analyse(Position.empty(Variant(8, 8, 5)), budget_nodes=500)
    assert set(analysis.cells) == set(range(64))
    assert None in analysis.cells.values()


def test_after_the_end_there_is_nothing_to_analyse() -> None:
    with pytest.raises(GameOver):
        analyse(Position.parse("XXX OO. ...", SMALL))


def test_a_perfect_game_has_no_mistakes() -> None:
    assert review(SMALL, parse_moves("a1b2c3b1b3a3c1c2a2", SMALL)) == ()


def test_the_review_names_what_was_thrown_away_and_what_held() -> None:
    moves = parse_moves("a1b1b2c3a3", SMALL)
    why = Reason(WhyWrong.LOST, reply=Cell(4), plies=5)
    assert review(SMALL, moves) == (Mistake(2, Cell(1), Value.DRAW, Value.LOSS, (Cell(4),), why),)


@pytest.mark.parametrize(
    ("board", "moves", "found"),
    [
        ("3x3", "a1b1b2c3a3", ["b1 lost b2"]),
        ("3x3", "a1b1a3c3a2", ["b1 lost a3"]),
        ("3x3", "b2b1b3", ["b1 lost a1", "b3 only_draws a1"]),
        ("3x3", "b1c3a1c2a3c1", ["c3 lost c1", "a1 lost c1", "c2 line c1", "a3 line c1"]),
        (
            "misere",
            "a1b2b1c3c1",
            ["a1 must_complete b1", "b2 only_draws c3", "b1 must_complete c3"],
        ),
    ],
)
def test_the_review_says_why_and_names_the_answer_that_was_played(
    board: str, moves: str, found: list[str]
) -> None:
    variant = BOARDS[board]
    faults = []
    for each in review(variant, parse_moves(moves, variant)):
        why = each.why
        cells = [
            format_cell(cell, variant) for cell in (each.played, why.reply) if cell is not None
        ]
        faults.append(f"{cells[0]} {why.kind} {' '.join(cells[1:])}".strip())
    assert faults == found


def test_review_works_on_every_board() -> None:
    assert [mistake.ply for mistake in review(FIVE, parse_moves("b2a1", FIVE))] == [2]
    assert [mistake.ply for mistake in review(MISERE, parse_moves("a1", MISERE))] == [1]
    assert review(FOUR, parse_moves("b2c3a1", FOUR)) == ()


def test_review_refuses_an_illegal_game() -> None:
    with pytest.raises(IllegalMove):
        review(SMALL, parse_moves("a1a1", SMALL))


def test_where_nothing_else_speaks_for_a_cell_the_one_with_most_open_lines_is_best() -> None:
    five, four = (analyse(Position.empty(BOARDS[name])) for name in ("5x5-five", "4x4"))
    assert (five.best, five.reason.kind) == (Cell(12), WhyBest.LOOKS_BEST)
    # Eight cells of 4x4 have three each; these four are nearest to the centre.
    assert (four.best, four.reason.kind) == (Cell(5), WhyBest.LOOKS_BEST)
