"""Tokens: interactions that may still edit a message of ours.

An interaction's token edits its message for fifteen minutes, also where the bot is no member and
could not otherwise, and with a rate limit of its own.
"""

from collections import OrderedDict
from collections.abc import Callable
from datetime import timedelta
from typing import NamedTuple

from bot.model import MessageId
from bot.ui.answers import Interaction
from bot.ui.wire import Token

GOOD_FOR = timedelta(minutes=14)
"""How long a token is used: what Discord allows, less a minute for its clock and ours."""

MOST = 10_000
"""How many messages' tokens are kept; beyond that the oldest go."""


class _Taken(NamedTuple):
    token: Token
    until: int


class Tokens:
    """The youngest token for each message; `clock` gives UTC seconds."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._taken: OrderedDict[MessageId, _Taken] = OrderedDict()

    def take(self, interaction: Interaction, message: MessageId) -> None:
        """Remember that `interaction` answered with, or clicked on, a message."""
        token, now = Token(interaction.application_id, interaction.token), self._clock()
        self._taken.pop(message, None)
        self._taken[message] = _Taken(token, now + int(GOOD_FOR.total_seconds()))
        oldest = next(iter(self._taken.values()))
        if len(self._taken) > MOST or oldest.until <= now:
            self._taken.popitem(last=False)

    def of(self, message: MessageId) -> Token | None:
        """Return a token that may edit a message, None if there is none."""
        taken = self._taken.get(message)
        return taken.token if taken is not None and self._clock() < taken.until else None
