"""The store: games, challenges, settings and people, in a database that speaks SQL.

When a method that writes returns, its effect is durable: it survives a power cut. Every method
raises StoreUnavailable where the database cannot do it just now; then nothing was changed. A row
that this version cannot read raises UnreadableRow where it alone is asked for; among others it is
logged and left out.
"""

from bot.store.challenges import Challenges, prune_challenges
from bot.store.database import Database, Part, Work, rows, write
from bot.store.deadlines import Deadlines
from bot.store.game_cache import GameCache
from bot.store.games import Games
from bot.store.people import People
from bot.store.settings import Change, Settings

PRUNED_AT_ONCE = 500
"""How many rows are deleted in one transaction, so that moves are saved in between."""


class Store(Part):
    """Everything that is kept, in `database`."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        cache = GameCache()
        self.games = Games(database, cache)
        self.challenges = Challenges(database)
        self.settings = Settings(database)
        self.people = People(database, cache)
        self.deadlines = Deadlines(database)

    async def check(self) -> None:
        """Show that what is stored now will last. Raises StoreUnavailable."""
        await self.database.check()

    async def prune(self, ended_before: int) -> int:
        """Delete the games that ended, and the challenges that closed, before then (UTC seconds).

        Return how many games were deleted.
        """
        deleted, games, challenges = 0, 1, 1
        while games or challenges:
            games, challenges = await self._prune_some(ended_before)
            deleted += games
        await self.database.purge()
        return deleted

    @write
    def _prune_some(self, ended_before: int) -> Work[tuple[int, int]]:
        sql = """DELETE FROM games WHERE id IN (SELECT id FROM games WHERE ended_at < ? LIMIT ?)
                 RETURNING id"""
        games = yield from rows(sql, ended_before, PRUNED_AT_ONCE)
        return len(games), (yield from prune_challenges(ended_before, PRUNED_AT_ONCE))
