"""The service: one method for each thing a player can do."""

from bot.service.challenges import ChallengeService, Invited
from bot.service.games import GameService

__all__ = ["ChallengeService", "GameService", "Invited"]
