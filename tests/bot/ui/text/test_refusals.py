"""Refusals: an error becomes a sentence, with its facts made safe."""

from dataclasses import replace

import pytest

from bot.model import (
    AlreadyChallenging,
    AlreadyPlaying,
    Answer,
    ChallengeClosed,
    ChannelId,
    Computer,
    MessageId,
    NoGameWith,
    NotYourTurn,
    errors,
)
from bot.model.errors import StoreUnavailable
from bot.ui.text.refusals import Refusal, refusal
from bot.ui.text.texts import texts
from engine import AmbiguousCell, Cell, CellTaken, Level, Mark, OffBoard, UnreadableCell
from tests.bot.builders import ALICE, BOB, NOON, bot_game, duel, offer

GAME = replace(bot_game(), message_id=MessageId(99))
CHALLENGE = replace(offer(), message_id=MessageId(98))


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (NotYourTurn(duel().marked(Cell(0), NOON)), "Not yet: it’s Bob’s turn."),
        (errors.NotYourGame(), "This isn’t your game."),
        (
            errors.NotYourChallenge("Bob_"),
            "This challenge is for Bob\\_. Make one of your own with `/ttt challenge`.",
        ),
        (
            StoreUnavailable("disk is full"),
            "I can’t reach my database just now, so nothing was changed. "
            "Please try again in a moment.",
        ),
        (
            AlreadyPlaying(GAME),
            "You have a game with Oxo here. "
            "[Jump to the board](https://discord.com/channels/1/11/99)\n"
            "-# ❌ Alice vs 🔵 Oxo (Unbeatable) · Alice’s turn ❌",
        ),
        (
            AlreadyPlaying(duel(BOB, ALICE)),
            "-# ❌ Bob vs 🔵 Alice · Bob’s turn ❌\n"
            "While you wait, you can play me or somebody else here.",
        ),
        (NoGameWith(BOB), "You have no game with Bob in this channel."),
        (NoGameWith(Computer(Level.EASY)), "You have no game with Oxo in this channel."),
        (AlreadyChallenging(CHALLENGE), "(https://discord.com/channels/1/11/98)"),
        *(
            (ChallengeClosed(replace(CHALLENGE, answer=answer)), f"{answer}.")
            for answer in (Answer.ACCEPTED, Answer.DECLINED, Answer.WITHDRAWN, Answer.EXPIRED)
        ),
        (
            errors.ChannelNotAllowed(frozenset(map(ChannelId, range(1, 20)))),
            " ".join(f"\u2068<#{channel}>\u2069" for channel in range(1, 11)),
        ),
        (errors.TooManyGames(25), "This channel has 25 games going on"),
        (
            errors.TooSoon(3_278),
            "On this server, you have to wait between challenges. Try again in 55 minutes.",
        ),
        (errors.UnreadableClock("*soon*"), "“\\*soon\\*” isn’t a length of time."),
        (errors.UnknownEmoji("<:cat:1>"), "“\\<\\:cat\\:1\\>” isn’t an emoji"),
        (UnreadableCell("@everyone"), "“\\@everyone” isn’t a cell."),
        (UnreadableCell("x" * 100), f"“{'x' * 100}” isn’t a cell."),
        (AmbiguousCell("centre", (Cell(5), Cell(6)), ("b2", "c2")), "“centre” could be b2 or c2."),
        (OffBoard("z_9", 3, 3), "z\\_9 isn’t on this board."),
        (CellTaken(Cell(4), "b2", Mark.X), "b2 is taken."),
    ],
)
def test_an_error_becomes_a_sentence(error: Refusal, sentence: str) -> None:
    assert sentence in refusal(error, ALICE.id, texts().in_locale("en-US"))
