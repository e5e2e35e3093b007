"""The cards of hints and reviews, whatever the game: every clause, and every limit."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle
from random import Random
from typing import Any

import pytest

from bot.model import Ending, Game, GameId, GridStyle, Look, Person, Seat, Termination, UserId
from bot.service import Hint, History, Reviewed
from bot.ui.cards.game import game_card, thinking_card
from bot.ui.cards.hint import EMOJI, hint_card, reason_clause
from bot.ui.cards.history import history_card
from bot.ui.cards.review import MOST_MISTAKES, mistake_text, review_card
from bot.ui.text.texts import texts
from engine import (
    BOARDS,
    Analysis,
    Cell,
    Mark,
    Mistake,
    Prospect,
    Reason,
    ReasonKind,
    Value,
)
from tests.bot.builders import GENERAL, NOON, bot_game, duel

LOCALES = texts().locales
LONG = Look(GridStyle.EMOJI, f"<a:{'x' * 32}:{'1' * 20}> <a:{'o' * 32}:{'2' * 20}>")
NASTY = Person(UserId(2**63), "**]*[" * 30)


def said(card: list[dict[str, Any]]) -> str:
    return "".join(_texts(card))


def _texts(components: list[dict[str, Any]]) -> Iterator[str]:
    for component in components:
        yield component.get("content", "")
        yield from _texts(component.get("components", []))


def count(components: list[dict[str, Any]]) -> int:
    return sum(1 + count(component.get("components", [])) for component in components)


def custom_ids(components: list[dict[str, Any]]) -> list[str]:
    found = [component["custom_id"] for component in components if "custom_id" in component]
    return found + [id for each in components for id in custom_ids(each.get("components", []))]


def fits(card: list[dict[str, Any]]) -> bool:
    ids = custom_ids(card)
    return (
        count(card) <= 40
        and len(said(card)) <= 4_000
        and len(ids) == len(set(ids))
        and all(len(id) <= 100 for id in ids)
    )


def full(board: str, seed: int = 1) -> Game:
    """A game that was played at random until it ended."""
    game = replace(
        duel(NASTY, replace(NASTY, id=UserId(3))), board=board, id=GameId(2**63 - 1), look=LONG
    )
    rng = Random(seed)
    while game.ending is None:
        game = game.marked(rng.choice(game.position.free_cells), NOON)
    return game


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", list(ReasonKind))
def test_every_reason_has_a_clause(locale: str, kind: ReasonKind) -> None:
    words = texts().in_locale(locale)
    for cells in ((), (Cell(4),), tuple(map(Cell, range(24)))):
        for plies in (None, 1, 2, 9):
            clause = reason_clause(Reason(kind, BOARDS["5x5"], cells, plies), words)
            assert clause
            assert len(clause) <= 400


def test_a_win_is_counted_in_moves_of_the_one_who_asks() -> None:
    words = texts().in_locale("en-US")
    reason = Reason(ReasonKind.FORCES_WIN, BOARDS["3x3"], (), 5)
    assert reason_clause(reason, words) == "it wins against any defense, in 3 moves"


@pytest.mark.parametrize("style", list(GridStyle))
@pytest.mark.parametrize("board", list(BOARDS))
def test_hints_fit_a_message(board: str, style: GridStyle) -> None:
    look = replace(LONG, style=style)
    game = replace(bot_game(NASTY, board=board), look=look, id=GameId(2**63 - 1))
    values = [Prospect(Value.WIN, 3), Prospect(Value.DRAW), Prospect(Value.LOSS, 4), None]
    cells = dict(zip(game.position.free_cells, cycle(values), strict=False))
    reason = Reason(ReasonKind.FORKS, game.variant, tuple(cells), 3)
    card = hint_card(
        Hint(game, Analysis(Prospect(Value.WIN, 3), cells, Cell(4), reason)),
        texts().in_locale("en-US"),
    )
    assert fits(card)
    for sign in EMOJI.values():
        assert (sign in said(card)) is (style is not GridStyle.TEXT)


@pytest.mark.parametrize("board", list(BOARDS))
def test_every_step_of_a_review_fits_a_message(board: str) -> None:
    game = full(board)
    better = game.position.free_cells or tuple(map(Cell, range(9)))
    mistakes = tuple(
        Mistake(ply, game.moves[ply - 1], Value.WIN, Value.LOSS, better * 5)
        for ply in range(1, game.ply + 1)
    )
    for ply in range(game.ply + 1):
        card = review_card(Reviewed(game, mistakes), ply, texts().in_locale("en-US"))
        assert fits(card)
        assert ("more." in said(card)) is (len(mistakes) > MOST_MISTAKES)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("before", "after"),
    [(Value.WIN, Value.DRAW), (Value.WIN, Value.LOSS), (Value.DRAW, Value.LOSS)],
)
def test_every_mistake_has_a_sentence(locale: str, before: Value, after: Value) -> None:
    mistake = Mistake(3, Cell(0), before, after, (Cell(4),))
    sentence = mistake_text(duel(), mistake, texts().in_locale(locale))
    assert all(fact in sentence for fact in ("3", "a1", "b2"))


@pytest.mark.parametrize("board", list(BOARDS))
@pytest.mark.parametrize("style", list(GridStyle))
def test_boards_with_their_buttons_fit_a_message(board: str, style: GridStyle) -> None:
    words = texts().in_locale("en-US")
    look = replace(LONG, style=style)
    alone = replace(bot_game(NASTY, board=board), look=look, id=GameId(2**63 - 1))
    for game in (alone, replace(full(board), look=look)):
        assert fits(game_card(game, words))
    assert fits(thinking_card(alone, Cell(0), words))


def test_a_history_fits_a_message() -> None:
    games = tuple(
        replace(full("5x5-five", seed), id=GameId(2**63 - 1 - seed)) for seed in range(10)
    )
    ending = Ending(Termination.UNFINISHED, None, NOON)
    games = (*games[:9], replace(games[9], ending=ending))
    for page, pages in ((0, 1), (0, 2), (1, 2), (0, 10**6), (10**6 - 1, 10**6)):
        history = History(NASTY.id, games, page, pages, pages * 10)
        card = history_card(history, GENERAL, texts().in_locale("en-US"))
        assert fits(card)


def test_a_seat_knows_which_side_lost() -> None:
    won = replace(duel(), ending=Ending(Termination.TIME, Seat(duel().first.player, Mark.X), NOON))
    words = texts().in_locale("en-US")
    for person, result in ((won.people[0], "won against"), (won.people[1], "lost to")):
        history = History(person.id, (won,), 0, 1, 1)
        assert result in said(history_card(history, GENERAL, words))
