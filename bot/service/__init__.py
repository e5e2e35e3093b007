"""The service: one method for each thing a player can do."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Self

from bot.service.challenge_service import Accepted, ChallengeService, Invited, Offer
from bot.service.clock import Clock, SteadyClock
from bot.service.daily_puzzles import DailyAnswer, DailyPuzzle, DailyPuzzles
from bot.service.deadline_service import DeadlineService
from bot.service.game_service import GameService
from bot.service.hint_service import Hint, HintService
from bot.service.level_service import LevelService
from bot.service.new_game_service import NewGameService
from bot.service.outbox_service import NOTICES, Notice, OldMessage, Outbound, OutboxService
from bot.service.past_games_service import History, PastGamesService, Recent, Reviewed
from bot.service.picture_service import PictureService
from bot.service.privacy_service import Export, PrivacyService
from bot.service.puzzle_service import PuzzleService, PuzzleView
from bot.service.puzzle_tasks import PuzzleTasks, day_of, losing_ply
from bot.service.rating_service import LeaderboardPage, RatingService
from bot.service.rematch_service import RematchService
from bot.service.settings_service import SettingsService
from bot.service.thinking import Thinker
from bot.store import Outgoing, Purpose, Store


@dataclass(frozen=True, slots=True)
class Services:
    """All services, over one store, and the process for what takes long."""

    games: GameService
    new_games: NewGameService
    challenges: ChallengeService
    deadlines: DeadlineService
    outbox: OutboxService
    settings: SettingsService
    privacy: PrivacyService
    hints: HintService
    past_games: PastGamesService
    rematches: RematchService
    levels: LevelService
    pictures: PictureService
    ratings: RatingService
    puzzles: PuzzleService

    @classmethod
    def over(cls, store: Store, thinker: Thinker, rng: Random, clock: Callable[[], int]) -> Self:
        """Make every service; `clock` gives the time in UTC seconds."""
        new_games = NewGameService(store, thinker, rng, clock)
        challenges = ChallengeService(store, new_games, clock)
        past_games = PastGamesService(store, thinker, clock)
        tasks = PuzzleTasks(thinker, past_games, clock)
        return cls(
            GameService(store, thinker, clock),
            new_games,
            challenges,
            DeadlineService(store, thinker, clock),
            OutboxService(store, DailyPuzzles(store, tasks), clock),
            SettingsService(store),
            PrivacyService(store, clock),
            HintService(store, thinker),
            past_games,
            RematchService(store, new_games, challenges),
            LevelService(store, new_games, thinker, clock),
            PictureService(thinker.background),
            RatingService(store, clock),
            PuzzleService(store, thinker, past_games, tasks, clock),
        )
