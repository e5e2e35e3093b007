"""What the bot says in a line of its own: a greeting, and a word on a row that was blocked."""

import unicodedata
from dataclasses import replace

import pytest

from bot.model import Computer, GameId, Seat
from bot.ui.playing.game_card import game_card
from bot.ui.playing.table_talk import TALK_VARIANTS
from bot.ui.text.texts import texts
from engine import Level, Mark, parse_moves
from tests.bot.builders import NOON, bot_game, duel
from tests.bot.cards import resign, start
from tests.bot.conftest import Setup
from tests.bot.ui.card_text import text_of

ENGLISH = texts().in_locale("en-US")
TURN = "Your move ❌"
LONGEST_LINE = 40
"""Columns; the buttons of a 3x3 board with a title are as wide."""


def sayings(what: str, level: Level) -> list[str]:
    """What a level says behind its mark, whichever game it is."""
    lines = [ENGLISH(f"talk-{what}-{level}", variant=number) for number in range(TALK_VARIANTS)]
    assert all(line.startswith("“") for line in lines)
    return [f"🔵\u00a0{line}" for line in lines]


def said_after(
    moves: str, number: int = 0, board: str = "3x3", level: Level = Level.UNBEATABLE
) -> str:
    """What the bot says after moves against it."""
    game = replace(bot_game(board=board), id=GameId(number))
    game = replace(game, second=replace(game.second, player=Computer(level)))
    for cell in parse_moves(moves, game.variant):
        game = game.marked(cell, NOON)
    return said_on(text_of(game_card(game)))


def said_on(text: str) -> str:
    """The line of a card in which the bot speaks, behind its mark; empty if it is silent."""
    title, turn, *others = text.splitlines()
    assert "“" not in f"{title}{turn}"
    return next((line for line in others if "“" in line), "")


async def test_each_level_greets_whoever_starts_a_game(running: Setup) -> None:
    for number, level in enumerate(Level):
        card = await start(running, level=level)
        _, turn, *_, said, footer = card.text.splitlines()
        assert (turn, said) == (TURN, sayings("greeting", level)[number % TALK_VARIANTS])
        assert footer.startswith("-# Game ")
        await resign(running, running.alice, card)
        silent = await start(running, level=level)
        assert silent.text.splitlines()[1] == TURN
        assert not said_on(silent.text)
        await resign(running, running.alice, silent)


async def test_the_bot_that_moves_first_greets_with_its_move(running: Setup) -> None:
    card = await start(running, level="easy", first="opponent")
    assert card.text.splitlines()[1] == "Your move 🔵"
    assert said_on(card.text) == "❌\u00a0“Ready? I’m ready!”"


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ("b2a1", None),
        ("b2a1a2c2", "blocked"),  # b2 and a2 wanted c2.
        ("b2a1c3c1b1b3", "blocked"),  # b1 blocks c1 and a1; b3 then blocks b1 and b2.
        ("b2b1a1c3a2c2", "forked"),  # a2 threatens c2 and a3.
        ("a1b2c3b1b3a2", "was-blocked"),  # b3 blocks b1 and b2.
        ("b2a1c3a2", None),  # c3 made no row with a1 taken, and a2 blocks none.
        ("b2c1a1b1", None),  # a1 blocked nothing: b1 came after it.
    ],
)
def test_a_row_that_was_just_blocked_is_worth_a_word(
    level: Level, moves: str, said: str | None
) -> None:
    heard = {said_after(moves, number, level=level) for number in range(TALK_VARIANTS)}
    assert heard == (set(sayings(said, level)) if said else {""})


def test_a_row_is_blocked_on_larger_boards_when_it_lacks_one_cell() -> None:
    assert not said_after("a1d4b1d3", board="4x4")
    heard = said_after("a1d4b1d3c1d1", board="4x4")
    assert heard in sayings("blocked", Level.UNBEATABLE)


def test_where_a_row_loses_nobody_blocks_one() -> None:
    assert not said_after("b2a1a2c2", board="misere")


def test_nothing_is_said_between_people() -> None:
    game = duel()
    for cell in parse_moves("b2a1a2c2", game.variant):
        assert not said_on(text_of(game_card(game)))
        game = game.marked(cell, NOON)
    assert not said_on(text_of(game_card(game)))


def test_a_person_who_plays_o_blocks_and_is_blocked_alike() -> None:
    game = replace(bot_game(), first=Seat(Computer(Level.EASY), Mark.X), second=bot_game().first)
    game = replace(game, second=replace(game.second, mark=Mark.O))
    for cell in parse_moves("b2a1c3c1b1", game.variant):
        game = game.marked(cell, NOON)
    line = said_on(text_of(game_card(game)))
    assert line.replace("❌", "🔵") in sayings("blocked", Level.EASY)


def test_what_is_said_makes_no_card_wider(locale: str) -> None:
    words = texts().in_locale(locale)
    kinds = "greeting", "blocked", "was-blocked", "forked"
    keys = [key for kind in kinds for level in Level if words.has(key := f"talk-{kind}-{level}")]
    assert len(keys) > len(kinds)
    said = [words(key, variant=number) for key in keys for number in range(TALK_VARIANTS)]
    assert [text for text in said if columns(f"❌ {text}") > LONGEST_LINE] == []


def columns(text: str) -> int:
    """About how wide a text is, in columns: a letter has one, a CJK sign or an emoji two."""
    seen = [each for each in text if not unicodedata.category(each).startswith("M")]
    return sum(2 if unicodedata.east_asian_width(each) in "WF" else 1 for each in seen)
