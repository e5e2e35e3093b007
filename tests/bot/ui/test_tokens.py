"""Tokens: which may edit a message, and for how long."""

from dataclasses import dataclass
from typing import cast

from bot.model import MessageId
from bot.ui import tokens
from bot.ui.answers import Interaction
from bot.ui.tokens import GOOD_FOR, Tokens
from bot.ui.wire import Token
from tests.bot.builders import NOON
from tests.bot.conftest import Clock


@dataclass(frozen=True)
class Answered:
    """What of an interaction matters here."""

    token: str
    application_id: int = 5


def answered(token: str) -> Interaction:
    return cast(Interaction, Answered(token))


BOARD = MessageId(7)


def test_the_youngest_token_counts_while_it_is_good() -> None:
    clock = Clock()
    held = Tokens(clock)
    assert held.of(BOARD) is None
    held.take(answered("one"), BOARD)
    clock.now += 60
    held.take(answered("two"), BOARD)
    assert held.of(BOARD) == Token(5, "two")
    clock.now = NOON + 60 + int(GOOD_FOR.total_seconds()) - 1
    assert held.of(BOARD) == Token(5, "two")
    clock.now += 1
    assert held.of(BOARD) is None


def test_a_token_is_for_one_message() -> None:
    held = Tokens(Clock())
    held.take(answered("one"), BOARD)
    assert held.of(MessageId(8)) is None


def test_a_token_does_not_show_in_logs() -> None:
    assert "secret" not in repr(Token(5, "secret"))


def test_old_tokens_and_too_many_go() -> None:
    clock = Clock()
    held = Tokens(clock)
    for number in range(tokens.MOST + 1):
        held.take(answered("one"), MessageId(number))
    assert held.of(MessageId(0)) is None
    assert held.of(MessageId(1)) == Token(5, "one")
