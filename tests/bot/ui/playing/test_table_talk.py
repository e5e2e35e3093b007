"""What the bot says in a line of its own: a greeting, and a word on a row that was blocked."""

import unicodedata
from collections.abc import Mapping
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

GREETINGS = {
    "beginner": "“Hi! Hello! Hi!”",
    "easy": "“I like this part.”",
    "casual": "“Sure, why not.”",
    "clever": "“As I expected.”",
    "unbeatable": "“I have time.”",
}
"""Of the first five games in which one is greeted."""
BLOCKED = {
    Level.BEGINNER: [
        "“Was that yours?”",
        "“I just like it here.”",
        "“Oops. Sorry!”",
        "“Can I sit here?”",
    ],
    Level.EASY: [
        "“Lucky me!”",
        "“Did I just block you?”",
        "“Oh! That was close.”",
        "“Sorry! I didn’t look.”",
    ],
    Level.CASUAL: ["“Not so fast.”", "“Sorry, no.”", "“I’d rather not.”", "“Not there, no.”"],
    Level.CLEVER: ["“I saw that.”", "“Nice try.”", "“Chapter one.”", "“I expected that.”"],
    Level.UNBEATABLE: ["“No.”", "“Not this way.”", "“I know this one.”", "“Look elsewhere.”"],
}
WAS_BLOCKED = {
    Level.BEGINNER: [
        "“Was I winning?”",
        "“I wanted that one!”",
        "“Hey! Good spot!”",
        "“Now yours is there!”",
    ],
    Level.EASY: ["“Aw, well blocked!”", "“Good eye!”", "“So close!”", "“You looked!”"],
    Level.CASUAL: ["“Fair enough.”", "“Worth a try.”", "“Oh, you saw it.”", "“Huh. Okay.”"],
    Level.CLEVER: ["“You saw that.”", "“A detour, then.”", "“Correct, sadly.”", "“I have others.”"],
    Level.UNBEATABLE: ["“Well seen.”", "“Good.”", "“You’re awake.”", "“You had to.”"],
}
FORKED = {
    Level.BEGINNER: [
        "“Two at once?”",
        "“Is that allowed?”",
        "“Wow, two!”",
        "“How did you do that?”",
    ],
    Level.EASY: ["“Oh no. Oh no.”", "“That’s not fair!”", "“Two? Two!”", "“I only have one mark!”"],
    Level.CASUAL: [
        "“I can’t block both.”",
        "“Well, that’s that.”",
        "“Two? Show-off.”",
        "“Go on, then.”",
    ],
    Level.CLEVER: [
        "“A fork. Of course.”",
        "“I object.”",
        "“Let me think. No.”",
        "“Not in my book.”",
    ],
    Level.UNBEATABLE: ["“Impossible.”"],
}
TURN = "Your move ❌"
LONGEST_LINE = 40
"""Columns; the buttons of a 3x3 board with a title are as wide."""


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
    for level, greeting in GREETINGS.items():
        card = await start(running, level=level)
        _, turn, *_, said, footer = card.text.splitlines()
        assert (turn, said) == (TURN, f"🔵\u00a0{greeting}")
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


@pytest.mark.parametrize("level", BLOCKED)
@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ("b2a1", {}),
        ("b2a1a2c2", BLOCKED),  # b2 and a2 wanted c2.
        ("b2a1c3c1b1b3", BLOCKED),  # b1 blocks c1 and a1; b3 then blocks b1 and b2.
        ("b2b1a1c3a2c2", FORKED),  # a2 threatens c2 and a3.
        ("a1b2c3b1b3a2", WAS_BLOCKED),  # b3 blocks b1 and b2.
        ("b2a1c3a2", {}),  # c3 made no row with a1 taken, and a2 blocks none.
        ("b2c1a1b1", {}),  # a1 blocked nothing: b1 came after it.
    ],
)
def test_a_row_that_was_just_blocked_is_worth_a_word(
    level: Level, moves: str, said: Mapping[Level, list[str]]
) -> None:
    heard = {said_after(moves, number, level=level) for number in range(TALK_VARIANTS)}
    assert heard == ({f"🔵\u00a0{text}" for text in said.get(level, ())} or {""})


def test_a_row_is_blocked_on_larger_boards_when_it_lacks_one_cell() -> None:
    assert not said_after("a1d4b1d3", board="4x4")
    heard = said_after("a1d4b1d3c1d1", board="4x4")
    assert heard in [f"🔵\u00a0{text}" for text in BLOCKED[Level.UNBEATABLE]]


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
    assert line in [f"❌\u00a0{text}" for text in BLOCKED[Level.EASY]]


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
