"""Refusals: every error has its sentence, and a test elsewhere quotes it."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from bot.model import (
    AlreadyChallenging,
    AlreadyPlaying,
    Answer,
    ChallengeClosed,
    ChannelId,
    GameRefusal,
    MessageId,
    errors,
)
from bot.model.errors import ChallengeError, GameError, StoreUnavailable
from bot.ui.text.refusals import Refusal, refusal
from bot.ui.text.texts import DEFAULT_LOCALE, LOCALES, texts
from engine import AmbiguousCell, Cell, CellTaken, Mark, OffBoard, UnreadableCell
from tests.bot.builders import ALICE, BOB, bot_game, duel, offer

STORIES = Path(__file__).parents[2]
FEWEST_WORDS = 3
"""How many words are part enough of a sentence."""

WITHOUT_ERROR = {
    "refused-already-playing-opponent",
    "refused-unexpected",
    *(f"refused-challenge-closed-{answer}" for answer in Answer),
    "refused-unreadable-cell",
    "refused-ambiguous-cell",
    "refused-off-board",
    "refused-cell-taken",
    "refused-store-unavailable",
}
"""Sentences whose error is no `GameError`, or has several."""

AWAITED = {"refused-old-copy", "refused-too-many-watched", "refused-export-running"}
"""Sentences whose errors are not raised yet."""


def kinds_of(kind: type[Exception]) -> Iterator[type[Exception]]:
    for inner in kind.__subclasses__():
        yield inner
        yield from kinds_of(inner)


def key_of(kind: type[Exception]) -> str:
    return "refused-" + re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def messages() -> dict[str, list[str]]:
    """The pieces of each refusal between its variables."""
    source = (LOCALES / f"{DEFAULT_LOCALE}.ftl").read_text(encoding="utf-8")
    return {
        entry.id.name: [
            element.value if isinstance(element, fluent.TextElement) else ""
            for element in entry.value.elements
        ]
        for entry in FluentParser().parse(source).body
        if isinstance(entry, fluent.Message)
        and entry.value is not None
        and entry.id.name.startswith("refused-")
    }


MESSAGES = messages()


def test_errors_and_sentences_belong_together() -> None:
    groups = {GameRefusal, ChallengeError, ChallengeClosed}
    named = {key_of(kind) for kind in kinds_of(GameError) if kind not in groups}
    assert named | WITHOUT_ERROR | AWAITED == MESSAGES.keys()


GAME = replace(bot_game(), message_id=MessageId(99))
CHALLENGE = replace(offer(), message_id=MessageId(98))


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (errors.NotYourTurn(), "It is not your turn yet."),
        (errors.NotYourGame(), "Only the two players of a game can use its buttons."),
        (errors.NotYourChallenge(), "This challenge is for somebody else."),
        (
            StoreUnavailable("disk is full"),
            "The database cannot be reached just now, so nothing was changed. "
            "Please try again in a moment.",
        ),
        (
            AlreadyPlaying(GAME, ALICE.id),
            "You have a game here: finish it, or resign it first. "
            "[Jump to the board](https://discord.com/channels/1/11/99)",
        ),
        (AlreadyPlaying(duel(), BOB.id), "Bob has a game in this channel already."),
        (AlreadyChallenging(CHALLENGE), "(https://discord.com/channels/1/11/98)"),
        *(
            (ChallengeClosed(replace(CHALLENGE, answer=answer)), f"{answer}.")
            for answer in (Answer.ACCEPTED, Answer.DECLINED, Answer.WITHDRAWN, Answer.EXPIRED)
        ),
        (
            errors.ChannelNotAllowed(frozenset(map(ChannelId, range(1, 20)))),
            "<#1> <#2> <#3> <#4> <#5> <#6> <#7> <#8> <#9> <#10>",
        ),
        (errors.TooManyGames(25), "This channel has 25 games going on"),
        (
            errors.TooSoon(3_278),
            "This server wants a pause between challenges. Try again in 55 minutes.",
        ),
        (errors.UnreadableClock("*soon*"), "“\\*soon\\*” is not a length of time."),
        (errors.UnknownEmoji("<:cat:1>"), "“\\<\\:cat\\:1\\>” is no emoji"),
        (UnreadableCell("@everyone"), "“\\@everyone” is not a cell."),
        (AmbiguousCell("centre", (Cell(5), Cell(6)), ("b2", "c2")), "“centre” could be b2, c2."),
        (OffBoard("z_9", 3, 3), "z\\_9 is not on this board."),
        (CellTaken(Cell(4), "b2", Mark.X), "b2 is taken."),
    ],
)
def test_an_error_becomes_a_sentence(error: Refusal, sentence: str) -> None:
    assert sentence in refusal(error, ALICE.id, texts().in_locale("en-US"))
