"""The cache of tokens of interactions that may still edit a message of ours.

An interaction's token edits its message for fifteen minutes, also where the bot is no member and
could not otherwise, and with a rate limit of its own.
"""

from collections.abc import Callable
from datetime import timedelta

from cachetools import TTLCache

from bot.model import MessageId
from bot.transport.interaction_parser import Token

LIFETIME = timedelta(minutes=14)
"""How long a token is used: what Discord allows, less a minute for its clock and ours."""

CAPACITY = 10_000
"""How many messages' tokens are kept; beyond that the oldest go."""


class EditTokens(TTLCache[MessageId, Token, int]):
    """The youngest token for each message; `clock` gives UTC seconds."""

    def __init__(self, clock: Callable[[], int]) -> None:
        super().__init__(CAPACITY, int(LIFETIME.total_seconds()), clock)
