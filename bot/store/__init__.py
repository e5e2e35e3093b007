"""The store: games, challenges, settings and people, in a database that speaks SQL.

When a method that writes returns, its effect is durable: it survives a power cut. Every method
raises StoreUnavailable where the database cannot do it just now; then nothing was changed, but for
OutcomeUnknown. A row that this version cannot read raises UnreadableRow where it alone is asked
for; among others it is logged and left out.
"""

from bot.model.ratings import DAY
from bot.store.blocks import Blocks
from bot.store.challenges import Challenges, prune_challenges
from bot.store.database import Database
from bot.store.deadlines import Deadlines
from bot.store.draws import Draws
from bot.store.game_cache import GameCache
from bot.store.games import Games, Start
from bot.store.leaderboards import Leaderboards
from bot.store.left_servers import LeftServers
from bot.store.operations import DELETED_AT_ONCE, Operations, step, write
from bot.store.outbox import Outbox, Outgoing, Purpose, Rank
from bot.store.people import Deletion, People
from bot.store.played_games import PlayedGames
from bot.store.puzzle_attempts import PuzzleAttempts, forget_puzzles
from bot.store.puzzle_channels import PuzzleChannels
from bot.store.queries import rows
from bot.store.rated_games import TO_RATE, RatedGames
from bot.store.scores import Scores
from bot.store.stored_settings import Change, StoredSettings


class Store(Operations):
    """Everything that is kept, in `database`."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        cache = GameCache()
        self.ratings = RatedGames(database)
        self.games = Games(database, cache, self.ratings)
        self.played = PlayedGames(database)
        self.challenges = Challenges(database)
        self.outbox = Outbox(database)
        self.settings = StoredSettings(database)
        self.people = People(database, cache)
        self.deadlines = Deadlines(database)
        self.draws = Draws(database)
        self.puzzle_attempts = PuzzleAttempts(database)
        self.puzzle_channels = PuzzleChannels(database)
        self.leaderboards = Leaderboards(database)
        self.scores = Scores(database)
        self.left_servers = LeftServers(database, cache)
        self.blocks = Blocks(database)

    async def check(self) -> None:
        """Show that what is stored now will last. Raises StoreUnavailable."""
        await self.database.check()

    async def prune(self, ended_before: int) -> int:
        """Delete the games that ended, and the challenges that closed, before then (UTC seconds).

        Games are rated before they go, and stay until the whole day (UTC) can: what is rated on a
        day depends on all of it. Return how many games were deleted.
        """
        ended_before -= ended_before % DAY
        for guild in await self.ratings.behind(ended_before):
            await self.ratings.catch_up(guild)
        deleted, games, challenges = 0, 1, 1
        while games or challenges:
            games, challenges = await step(self._prune_some(ended_before))
            deleted += games
        await self.database.purge()
        return deleted

    @write
    async def _prune_some(self, ended_before: int) -> tuple[int, int]:
        # By each + the index of games to rate is read, which is short, and not all that ended.
        # In the order in which they are rated: a rating can only follow from games that are there.
        sql = f"""DELETE FROM games WHERE id IN (
                      SELECT id FROM games WHERE ended_at < coalesce((
                          SELECT min(+ended_at) FROM games WHERE {TO_RATE} AND +ended_at < ?), ?)
                      ORDER BY ended_at, id LIMIT ?)
                  RETURNING id"""
        games = await rows(sql, ended_before, ended_before, DELETED_AT_ONCE)
        await forget_puzzles([row["id"] for row in games])
        return len(games), await prune_challenges(ended_before)
