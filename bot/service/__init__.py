"""The service: one method for each thing a player can do."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Self

from bot.service.challenges import ChallengeService, Invited
from bot.service.deadlines import DeadlineService
from bot.service.games import GameService
from bot.store import Store
from bot.thinking import Thinker

__all__ = ["ChallengeService", "DeadlineService", "GameService", "Invited", "Services"]


@dataclass(frozen=True, slots=True)
class Services:
    """All services, over one store."""

    games: GameService
    challenges: ChallengeService
    deadlines: DeadlineService

    @classmethod
    def over(cls, store: Store, thinker: Thinker, rng: Random, clock: Callable[[], int]) -> Self:
        """Make every service; `clock` gives the time in UTC seconds."""
        games = GameService(store, thinker, rng, clock)
        return cls(games, ChallengeService(store, games, clock), DeadlineService(store, clock))
