"""The tokens that may edit a message, and for how long."""

from bot.model import InteractionId, MessageId
from bot.transport import edit_tokens
from bot.transport.edit_tokens import LIFETIME, EditTokens
from bot.transport.interaction_parser import Token
from tests.bot.builders import NOON
from tests.bot.conftest import Clock

BOARD = MessageId(7)


def token(secret: str) -> Token:
    return Token(InteractionId(1), 5, secret)


def test_the_youngest_token_counts_while_it_is_good() -> None:
    clock = Clock()
    tokens = EditTokens(clock)
    assert tokens.get(BOARD) is None
    tokens[BOARD] = token("one")
    clock.now += 60
    tokens[BOARD] = token("two")
    assert tokens.get(BOARD) == token("two")
    clock.now = NOON + 60 + int(LIFETIME.total_seconds()) - 1
    assert tokens.get(BOARD) == token("two")
    clock.now += 1
    assert tokens.get(BOARD) is None


def test_a_token_is_for_one_message() -> None:
    tokens = EditTokens(Clock())
    tokens[BOARD] = token("one")
    assert tokens.get(MessageId(8)) is None


def test_a_token_does_not_show_in_logs() -> None:
    assert "secret" not in repr(token("secret"))


def test_old_tokens_and_too_many_go() -> None:
    tokens = EditTokens(Clock())
    for number in range(edit_tokens.CAPACITY + 1):
        tokens[MessageId(number)] = token("one")
    assert tokens.get(MessageId(0)) is None
    assert tokens.get(MessageId(1)) == token("one")
