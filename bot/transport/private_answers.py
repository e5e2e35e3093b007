"""Private answers about play: each goes when a new one comes, or when it is true no more."""

import asyncio
from collections.abc import Callable
from datetime import timedelta
from typing import NamedTuple

from cachetools import TTLCache

from bot.model import NO_GAME, ChannelId, Game, GameId, UserId
from bot.transport.interaction_http import InteractionHttp
from bot.transport.interaction_parser import TOKEN_LIFETIME, Token
from bot.transport.outcomes import Outcome
from bot.transport.tasks import finish

CAPACITY = 2_000
"""How many people's answers are remembered; beyond that the oldest stay where they are."""


class PrivateAnswer(NamedTuple):
    """A message that one person sees: the token that may delete it, and its path below that.

    It may be true only as long as the board stays as it is: `until_redrawn`.
    """

    token: Token
    path: str
    until_redrawn: bool


class AnswerKey(NamedTuple):
    """Who sees an answer, where, and which game it is about: NO_GAME for none."""

    user: UserId
    channel: ChannelId
    about: GameId


class PrivateAnswers:
    """The latest of each person about each game; `clock` is in seconds.

    What is deleted is deleted in the background: where that fails, a message stays that its reader
    can dismiss.
    """

    def __init__(self, http: InteractionHttp, clock: Callable[[], int]) -> None:
        self._http = http
        lifetime = int(TOKEN_LIFETIME.total_seconds())
        self._latest = TTLCache[AnswerKey, PrivateAnswer, int](CAPACITY, lifetime, clock)
        self._deleting: set[asyncio.Task[Outcome]] = set()

    def put(self, key: AnswerKey, token: Token, path: str | None, *, until_redrawn: bool) -> None:
        """Remember an answer unless nobody knows its path, and delete the one before it."""
        self._delete(key)
        if path is not None:
            self._latest[key] = PrivateAnswer(token, path, until_redrawn)

    def redrawn(self, game: Game) -> None:
        """Delete what was true of a board until now, for those who play on it."""
        for person in game.people:
            for about in (game.id, NO_GAME):
                key = AnswerKey(person.id, game.place.channel_id, about)
                latest = self._latest.get(key)
                if latest is not None and latest.until_redrawn:
                    self._delete(key)

    def forget(self, key: AnswerKey) -> None:
        """Let the latest answer stay where it is."""
        self._latest.pop(key, None)

    def _delete(self, key: AnswerKey) -> None:
        answer = self._latest.pop(key, None)
        if answer is not None:
            deleting = self._http.follow(answer.token, "DELETE", answer.path)
            task = asyncio.create_task(deleting)
            self._deleting.add(task)
            task.add_done_callback(self._deleting.discard)

    async def close(self, within: timedelta) -> None:
        """Delete what is being deleted."""
        await finish(self._deleting, within)
