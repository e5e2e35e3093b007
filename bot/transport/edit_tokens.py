"""The cache of tokens of interactions that may still edit a message of ours.

An interaction's token edits its message for fifteen minutes, also where the bot is no member and
could not otherwise, and with a rate limit of its own.
"""

from collections import OrderedDict
from collections.abc import Callable
from datetime import timedelta

from bot.model import MessageId
from bot.transport.interaction_parser import Token

LIFETIME = timedelta(minutes=14)
"""How long a token is used: what Discord allows, less a minute for its clock and ours."""

CAPACITY = 10_000
"""How many messages' tokens are kept; beyond that the oldest go."""


class EditTokens:
    """The youngest token for each message; `clock` gives UTC seconds."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._tokens: OrderedDict[MessageId, tuple[Token, int]] = OrderedDict()

    def put(self, message: MessageId, token: Token) -> None:
        """Keep the token of an interaction that answered with a message or was clicked on it."""
        now = self._clock()
        self._tokens.pop(message, None)
        self._tokens[message] = token, now + int(LIFETIME.total_seconds())
        _, oldest_expiry = next(iter(self._tokens.values()))
        if len(self._tokens) > CAPACITY or oldest_expiry <= now:
            self._tokens.popitem(last=False)

    def get(self, message: MessageId) -> Token | None:
        """Return a token that may edit a message, None if there is none."""
        token, expiry = self._tokens.get(message, (None, 0))
        return token if self._clock() < expiry else None
