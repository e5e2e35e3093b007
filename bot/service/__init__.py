"""The service: what people do and what falls due, a method each.

`ui` and `transport` ask the store itself for what a service would only hand on.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Self

from bot.service.challenge_service import ChallengeService, Invited, Offer
from bot.service.clock import Clock
from bot.service.core import Core
from bot.service.daily_puzzles import DailyPuzzle, DailyPuzzles
from bot.service.deadline_service import DeadlineService
from bot.service.game_service import GameService, Hint
from bot.service.new_game_service import NewGameService
from bot.service.outbox_service import NOTICES, Notice, OldMessage, Outbound, OutboxService
from bot.service.past_games_service import PastGamesService, Recent
from bot.service.picture_service import PictureService
from bot.service.privacy_service import Export, PrivacyService
from bot.service.puzzle_service import PuzzleService
from bot.service.rating_service import LeaderboardPage, RatingService
from bot.service.rematch_service import RematchService, Wanted
from bot.service.reviewed import Reviewed
from bot.service.sharing_service import Share, SharingService
from bot.service.thinking import Thinker, is_quick
from bot.store import Outgoing, Purpose, Store


@dataclass(frozen=True, slots=True)
class Services:
    """All services, and the store for what they would only hand on."""

    store: Store
    games: GameService
    new_games: NewGameService
    challenges: ChallengeService
    deadlines: DeadlineService
    outbox: OutboxService
    privacy: PrivacyService
    past_games: PastGamesService
    sharing: SharingService
    rematches: RematchService
    pictures: PictureService
    ratings: RatingService
    puzzles: PuzzleService

    @classmethod
    def over(cls, store: Store, thinker: Thinker, rng: Random, clock: Callable[[], int]) -> Self:
        """Make every service; `clock` gives the time in UTC seconds."""
        core = Core(store, thinker, rng, clock)
        new_games = NewGameService(core)
        challenges = ChallengeService(core, new_games)
        past_games = PastGamesService(core)
        sharing = SharingService(core)
        puzzles = PuzzleService(core, past_games, sharing)
        return cls(
            store,
            GameService(core),
            new_games,
            challenges,
            DeadlineService(core),
            OutboxService(core, DailyPuzzles(core, puzzles)),
            PrivacyService(core),
            past_games,
            sharing,
            RematchService(core, new_games, challenges),
            PictureService(thinker.background),
            RatingService(core),
            puzzles,
        )
