"""The model: turns, endings and who may do what."""

from random import Random

import pytest

from bot.model import (
    FirstChoice,
    GameIsOver,
    MarkChoice,
    NotYourTurn,
    StaleBoard,
    Termination,
    Terms,
)
from bot.model.errors import NotYourGame
from engine import Cell, CellTaken, Mark, OffBoard
from tests.bot.builders import ALICE, BOB, CAROL, NOON, duel


def test_players_take_turns_until_a_line_wins() -> None:
    game = duel()
    for ply, cell in enumerate((0, 3, 1, 4, 2)):
        assert game.ending is None
        game = game.played((ALICE, BOB)[ply % 2].id, ply, Cell(cell), NOON + ply)
    assert game.ending is not None
    assert game.ending.winner == game.first
    assert game.ending.termination is Termination.LINE
    assert game.ending.at == NOON + 4


def test_nothing_is_moved_before_the_game_began() -> None:
    game = duel().played(ALICE.id, 0, Cell(0), NOON - 9)
    assert game.moved_at == game.started_at == NOON


def test_a_full_board_is_a_draw() -> None:
    game = duel()
    for ply, cell in enumerate((0, 1, 2, 4, 3, 5, 7, 6, 8)):
        game = game.played((ALICE, BOB)[ply % 2].id, ply, Cell(cell), NOON)
    assert game.ending is not None
    assert game.ending.winner is None
    assert game.ending.termination is Termination.FULL


def test_every_click_the_rules_refuse() -> None:
    game = duel().played(ALICE.id, 0, Cell(4), NOON)
    with pytest.raises(NotYourGame):
        game.played(CAROL.id, 1, Cell(0), NOON)
    with pytest.raises(NotYourTurn):
        game.played(ALICE.id, 1, Cell(0), NOON)
    with pytest.raises(StaleBoard):
        game.played(BOB.id, 0, Cell(0), NOON)
    with pytest.raises(CellTaken):
        game.played(BOB.id, 1, Cell(4), NOON)
    with pytest.raises(OffBoard):
        game.played(BOB.id, 1, Cell(9), NOON)
    with pytest.raises(OffBoard):
        game.played(BOB.id, 1, Cell(10**18), NOON)


def test_resigning_gives_the_game_to_the_other() -> None:
    game = duel().marked(Cell(0), NOON).resigned(ALICE.id, NOON)
    assert game.ending is not None
    assert game.ending.winner == game.second
    with pytest.raises(GameIsOver):
        game.resigned(BOB.id, NOON)
    with pytest.raises(GameIsOver):
        game.played(BOB.id, 1, Cell(1), NOON)


@pytest.mark.parametrize(
    ("mark", "first", "opens", "draws"),
    [
        (None, None, True, Mark.X),
        (MarkChoice.O, None, False, Mark.O),
        (None, FirstChoice.OPPONENT, False, Mark.O),
        (MarkChoice.O, FirstChoice.ME, True, Mark.O),
        (MarkChoice.X, FirstChoice.OPPONENT, False, Mark.X),
    ],
)
def test_terms_seat_the_players(
    mark: MarkChoice | None, first: FirstChoice | None, opens: bool, draws: Mark
) -> None:
    opener, other = Terms("3x3", mark, first).seated(ALICE, BOB, Random(1))
    mine = opener if opens else other
    assert mine.player == ALICE
    assert mine.mark is draws
    assert opener.mark is other.mark.other


def test_random_terms_use_the_given_source_of_chance() -> None:
    terms = Terms("3x3", MarkChoice.RANDOM, FirstChoice.RANDOM)
    seatings = {terms.seated(ALICE, BOB, Random(seed)) for seed in range(40)}
    assert len(seatings) == 4
