"""What the bot says beside whose turn it is: a greeting, and a word on a row that was blocked."""

import unicodedata
from collections.abc import Mapping
from dataclasses import replace

import pytest

from bot.model import Computer, GameId, Seat
from bot.ui.playing.game_card import game_card
from bot.ui.playing.spoken_turn import VARIANTS
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


def turn_after(
    moves: str, number: int = 0, board: str = "3x3", level: Level = Level.UNBEATABLE
) -> str:
    """The line that says whose turn it is after moves against the bot."""
    game = replace(bot_game(board=board), id=GameId(number))
    game = replace(game, second=replace(game.second, player=Computer(level)))
    for cell in parse_moves(moves, game.variant):
        game = game.marked(cell, NOON)
    return text_of(game_card(game)).splitlines()[1]


async def test_each_level_greets_whoever_starts_a_game(running: Setup) -> None:
    for level, greeting in GREETINGS.items():
        card = await start(running, level=level)
        assert card.text.splitlines()[1] == f"{TURN} {greeting}"
        await resign(running, running.alice, card)
        silent = await start(running, level=level)
        assert silent.text.splitlines()[1] == TURN
        await resign(running, running.alice, silent)


async def test_the_bot_that_moves_first_greets_with_its_move(running: Setup) -> None:
    card = await start(running, level="easy", first="opponent")
    assert card.text.splitlines()[1] == "Your move 🔵 “Ready? I’m ready!”"


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
    heard = {turn_after(moves, number, level=level) for number in range(VARIANTS)}
    assert heard == ({f"{TURN} {text}" for text in said.get(level, ())} or {TURN})


def test_a_row_is_blocked_on_larger_boards_when_it_lacks_one_cell() -> None:
    assert turn_after("a1d4b1d3", board="4x4") == TURN
    heard = turn_after("a1d4b1d3c1d1", board="4x4")
    assert heard in [f"{TURN} {text}" for text in BLOCKED[Level.UNBEATABLE]]


def test_where_a_row_loses_nobody_blocks_one() -> None:
    assert turn_after("b2a1a2c2", board="misere") == TURN


def test_nothing_is_said_between_people() -> None:
    game = duel()
    for cell in parse_moves("b2a1a2c2", game.variant):
        assert text_of(game_card(game)).splitlines()[1][:-2] in ("Alice’s turn", "Bob’s turn")
        game = game.marked(cell, NOON)
    assert text_of(game_card(game)).splitlines()[1] == "Alice’s turn ❌"


def test_a_person_who_plays_o_blocks_and_is_blocked_alike() -> None:
    game = replace(bot_game(), first=Seat(Computer(Level.EASY), Mark.X), second=bot_game().first)
    game = replace(game, second=replace(game.second, mark=Mark.O))
    for cell in parse_moves("b2a1c3c1b1", game.variant):
        game = game.marked(cell, NOON)
    line = text_of(game_card(game)).splitlines()[1]
    assert line in [f"Your move 🔵 {text}" for text in BLOCKED[Level.EASY]]


def test_what_is_said_makes_no_card_wider(locale: str) -> None:
    words = texts().in_locale(locale)
    kinds = "greeting", "blocked", "was-blocked", "forked"
    keys = [key for kind in kinds for level in Level if words.has(key := f"talk-{kind}-{level}")]
    assert len(keys) > len(kinds)
    said = [words(key, variant=number) for key in keys for number in range(VARIANTS)]
    turn = words("game-your-move", mark="❌")
    assert [text for text in said if columns(f"{turn} {text}") > LONGEST_LINE] == []


def columns(text: str) -> int:
    """About how wide a text is, in columns: a letter has one, a CJK sign or an emoji two."""
    seen = [each for each in text if not unicodedata.category(each).startswith("M")]
    return sum(2 if unicodedata.east_asian_width(each) in "WF" else 1 for each in seen)
