"""Private answers about play: a new one takes the place of the one before."""

from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from bot.model import ChannelId, UserId
from bot.transport.edit_tokens import LIFETIME
from bot.transport.interaction_parser import Token

CAPACITY = 2_000
"""How many people's answers are remembered; beyond that the oldest stay where they are."""


class PrivateAnswer(NamedTuple):
    """A message that one person sees: the token that may delete it, and its path below that."""

    token: Token
    path: str
    expires_at: int


class PrivateAnswers:
    """The latest of each person in a channel, where they hold one game; `clock` is in seconds."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._latest: OrderedDict[tuple[UserId, ChannelId], PrivateAnswer] = OrderedDict()

    def put(
        self, user: UserId, channel: ChannelId, token: Token, path: str
    ) -> PrivateAnswer | None:
        """Remember an answer; return the one before it, if that can still be deleted."""
        now = self._clock()
        before = self._latest.pop((user, channel), None)
        expires_at = now + int(LIFETIME.total_seconds())
        self._latest[user, channel] = PrivateAnswer(token, path, expires_at)
        if len(self._latest) > CAPACITY:
            self._latest.popitem(last=False)
        return before if before is not None and now < before.expires_at else None
