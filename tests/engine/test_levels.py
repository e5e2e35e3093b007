"""The levels, by what they do in front of a position and by their exact figures."""

from fractions import Fraction
from itertools import product

import pytest

from engine import BOARDS, Level, Position, candidates
from engine.figures import Odds, odds

SMALL, FIVE = BOARDS["3x3"], BOARDS["5x5"]

FIGURES = {
    (Level.BEGINNER, "first"): ("58.492", "12.698", "28.810"),
    (Level.BEGINNER, "second"): ("28.810", "12.698", "58.492"),
    (Level.EASY, "first"): ("81.358", "6.614", "12.028"),
    (Level.EASY, "second"): ("52.169", "8.307", "39.524"),
    (Level.CASUAL, "first"): ("97.222", "2.431", "0.347"),
    (Level.CASUAL, "second"): ("80.212", "14.356", "5.432"),
    (Level.CLEVER, "first"): ("93.229", "6.771", "0.000"),
    (Level.CLEVER, "second"): ("80.847", "18.519", "0.635"),
    (Level.UNBEATABLE, "first"): ("99.479", "0.521", "0.000"),
    (Level.UNBEATABLE, "second"): ("91.640", "8.360", "0.000"),
}
"""Win, draw and loss in percent against a player who chooses at random."""


def percentages(level: Level, turn: str) -> tuple[str, ...]:
    if turn == "first":
        result = odds(level, Level.BEGINNER)
    else:
        of_x = odds(Level.BEGINNER, level)
        result = Odds(of_x.loss, of_x.draw, of_x.win)
    return tuple(f"{float(100 * rate):.3f}" for rate in (result.win, result.draw, result.loss))


@pytest.mark.parametrize(("level", "turn"), FIGURES)
def test_figures_against_a_random_player(level: Level, turn: str) -> None:
    assert percentages(level, turn) == FIGURES[level, turn]


def test_no_level_is_without_its_figures() -> None:
    missing = {*product(Level, ("first", "second"))} - FIGURES.keys()
    assert {key: percentages(*key) for key in sorted(missing)} == {}, "lines for FIGURES"


def points(level: Level, against: Level) -> Fraction:
    """Return what a level makes of a game on 3x3: a win is 1, a draw a half; both sides count."""
    first, second = odds(level, against), odds(against, level)
    return (first.win + first.draw / 2 + second.loss + second.draw / 2) / 2


def test_the_levels_stand_in_the_order_of_their_strength() -> None:
    """A new level belongs where it stands in the list that this shows when it fails."""
    average = {level: sum(points(level, each) for each in Level) / len(Level) for level in Level}
    assert list(Level) == sorted(Level, key=average.__getitem__)


def test_exact_fractions() -> None:
    assert odds(Level.UNBEATABLE, Level.BEGINNER).win == Fraction(191, 192)
    assert odds(Level.BEGINNER, Level.UNBEATABLE).loss == Fraction(866, 945)
    assert odds(Level.BEGINNER, Level.BEGINNER).win == Fraction(737, 1260)
    assert odds(Level.UNBEATABLE, Level.UNBEATABLE).draw == 1
    assert odds(Level.UNBEATABLE, Level.CLEVER).loss == 0
    assert odds(Level.CLEVER, Level.UNBEATABLE).win == 0


def test_in_misere_unbeatable_never_loses_and_the_others_can() -> None:
    misere = BOARDS["misere"]
    assert odds(Level.UNBEATABLE, Level.BEGINNER, misere).loss == 0
    assert odds(Level.BEGINNER, Level.UNBEATABLE, misere).win == 0
    assert odds(Level.CLEVER, Level.UNBEATABLE, misere).loss > 0


def cells(board: str, level: Level, name: str = "3x3") -> tuple[int, ...]:
    return candidates(Position.parse(board, BOARDS[name]), level)


def test_easy_completes_a_line_but_does_not_block() -> None:
    assert cells("XX. OO. ...", Level.EASY) == (2,)
    assert cells("XX. O.. ...", Level.EASY) == (2, 4, 5, 6, 7, 8)


def test_casual_wins_then_blocks_then_takes_corners_then_the_centre() -> None:
    assert cells("XX. OO. ...", Level.CASUAL) == (2,)
    assert cells("XX. O.. ...", Level.CASUAL) == (2,)
    assert cells("... ... ...", Level.CASUAL) == (0, 2, 6, 8)
    assert cells("X.O ... O.X", Level.CASUAL) == (4,)


def test_clever_prefers_the_centre_then_the_far_corner() -> None:
    assert cells("... ... ...", Level.CLEVER) == (4,)
    assert cells("... .X. ...", Level.CLEVER) == (0, 2, 6, 8)
    assert cells("O.. .X. ...", Level.CLEVER) == (8,)
    assert cells("X.. .O. ..X", Level.CLEVER) == (2, 6), "it falls for the fork"


def test_some_levels_block_and_yet_miss_forks() -> None:
    assert [level for level in Level if level.misses_forks] == [Level.CASUAL, Level.CLEVER]


def test_levels_on_a_larger_board_mean_what_they_look_like() -> None:
    empty = "....." * 5
    assert cells(empty, Level.CASUAL, "5x5") == (0, 4, 20, 24)
    assert cells(empty, Level.CLEVER, "5x5") == (12,)
    assert cells("...." * 4, Level.CLEVER, "4x4") == (5, 6, 9, 10)
    assert cells("XXX.. OO... .O... ..... .....", Level.EASY, "5x5") == (3,)
    assert cells(".XX.. OO... .O... ..X.. X....", Level.CASUAL, "5x5") == (0, 4, 24)
    assert cells(".XXX. OO... .O... ..... .....", Level.CLEVER, "5x5") == (0, 4)


def test_in_misere_the_levels_keep_clear_of_lines() -> None:
    board = "XX. .O. O.."
    assert 2 not in cells(board, Level.EASY, "misere")
    assert cells(board, Level.CASUAL, "misere") == (8,)
    assert set(cells(board, Level.BEGINNER, "misere")) == {2, 3, 5, 7, 8}
