"""Tokens: interactions that may still edit the message of a game.

An interaction's token edits its message for fifteen minutes, also where the bot is no member and
could not otherwise, and with a rate limit of its own.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta

from bot.model import Game, GameId, MessageId
from bot.ui.answers import Interaction
from bot.ui.wire import Token

GOOD_FOR = timedelta(minutes=14)
"""How long a token is used: what Discord allows, less a minute for its clock and ours."""

MOST = 10_000
"""How many games' tokens are kept; beyond that the oldest go."""


@dataclass(frozen=True, slots=True)
class _Taken:
    token: Token
    message: MessageId
    at: int


class Tokens:
    """The youngest token for the message of each game; `clock` gives UTC seconds."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._taken: OrderedDict[GameId, _Taken] = OrderedDict()

    def take(self, interaction: Interaction, game: GameId, message: MessageId) -> None:
        """Remember that `interaction` answered with, or clicked on, the message of a game."""
        token = Token(interaction.application_id, interaction.token)
        self._taken[game] = _Taken(token, message, self._clock())
        self._taken.move_to_end(game)
        oldest = next(iter(self._taken.values()))
        if len(self._taken) > MOST or not self._is_good(oldest):
            self._taken.popitem(last=False)

    def of(self, game: Game) -> Token | None:
        """Return a token that may edit the message that shows `game`, None if there is none."""
        taken = self._taken.get(game.id)
        if taken is None or taken.message != game.message_id or not self._is_good(taken):
            return None
        return taken.token

    def _is_good(self, taken: _Taken) -> bool:
        return self._clock() < taken.at + GOOD_FOR.total_seconds()
