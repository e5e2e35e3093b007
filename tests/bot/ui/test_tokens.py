"""Tokens: which may edit the message of a game, and for how long."""

from dataclasses import dataclass, replace
from typing import cast

from bot.model import GameId, MessageId
from bot.ui import tokens
from bot.ui.answers import Interaction
from bot.ui.tokens import GOOD_FOR, Tokens
from bot.ui.wire import Token
from tests.bot.builders import NOON, bot_game
from tests.bot.conftest import Clock


@dataclass(frozen=True)
class Answered:
    """What of an interaction matters here."""

    token: str
    application_id: int = 5


def answered(token: str) -> Interaction:
    return cast(Interaction, Answered(token))


GAME = replace(bot_game(), id=GameId(1), message_id=MessageId(7))


def test_the_youngest_token_counts_while_it_is_good() -> None:
    clock = Clock()
    held = Tokens(clock)
    assert held.of(GAME) is None
    held.take(answered("one"), GAME.id, MessageId(7))
    clock.now += 60
    held.take(answered("two"), GAME.id, MessageId(7))
    assert held.of(GAME) == Token(5, "two")
    clock.now = NOON + 60 + int(GOOD_FOR.total_seconds()) - 1
    assert held.of(GAME) == Token(5, "two")
    clock.now += 1
    assert held.of(GAME) is None


def test_a_token_is_for_one_message() -> None:
    held = Tokens(Clock())
    held.take(answered("one"), GAME.id, MessageId(7))
    assert held.of(replace(GAME, message_id=MessageId(8))) is None
    assert held.of(replace(GAME, message_id=None)) is None


def test_a_token_does_not_show_in_logs() -> None:
    assert "secret" not in repr(Token(5, "secret"))


def test_old_tokens_and_too_many_go() -> None:
    clock = Clock()
    held = Tokens(clock)
    for number in range(tokens.MOST + 1):
        held.take(answered("one"), GameId(number), MessageId(7))
    assert held.of(replace(GAME, id=GameId(0))) is None
    assert held.of(replace(GAME, id=GameId(1))) == Token(5, "one")
